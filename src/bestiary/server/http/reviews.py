"""REST: what decided a game, once it is over."""

from starlette.requests import Request
from starlette.responses import Response

from bestiary.play import standing
from bestiary.review import Review
from bestiary.server.http.addresses import address_of
from bestiary.server.http.replays import file_of, replay_text, who
from bestiary.server.http.requests import answer, number
from bestiary.server.room.rooms import Rooms
from bestiary.server.thinking.reviews import ReviewJob, Reviews
from bestiary.server.wire import messages as wire
from bestiary.server.wire.refusal import Refusal


class ReviewDesk:
    """During a game there is no review: it would tell what is hidden."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self._reviews: Reviews | None = None

    @property
    def reviews(self) -> Reviews:
        if self._reviews is None:  # the workers are there once the rooms are open
            self._reviews = Reviews(self.rooms.thinking)
        return self._reviews

    def owner(self, request: Request) -> str:
        """Who is asking; nobody in particular if there are no limits by address."""
        return address_of(request.scope) if self.rooms.limits.per_address else ""

    async def of_room(self, request: Request) -> Response:
        """The review of a finished game, as far as it has come. Ask again until it is finished."""
        room = await self.rooms.get(request.path_params["room"])
        who(room, request)
        if not room.over:
            raise Refusal("not-over", "the review is available once the game is over")
        if room.match is None:
            raise Refusal("old-rules", "this game was played under older rules")
        job = self.reviews.ask(file_of(room, room.match), self.owner(request))
        serials = [0, *(entry.serial for entry in standing(room.match.entries))]
        return answer(shown(job, serials, bool(number(request, "curve", 0))))

    async def of_file(self, request: Request) -> Response:
        """The review of an uploaded replay file, as far as it has come. For the rest, ask for it by
        its id."""
        text = await replay_text(request)
        return answer(shown(self.reviews.ask(text, self.owner(request))))

    async def by_id(self, request: Request) -> Response:
        """A review of a replay file that was asked for before."""
        return answer(shown(self.reviews.get(request.path_params["id"])))


def shown(
    job: ReviewJob, serials: list[int] | None = None, curve_is_enough: bool = False
) -> wire.ReviewShown:
    """A review; for a room its moments are counted as the room counts them, with what was taken
    back."""
    is_enough = job.finished or (curve_is_enough and job.has_curve)
    review = job.review if is_enough else None
    if review is not None and serials is not None:
        review = counted(review, serials)
    return wire.ReviewShown(job.id, job.done, job.total, review)


def counted(review: Review, serials: list[int]) -> Review:
    return {
        **review,
        "last": serials[review["last"]],
        "curve": [{**point, "n": serials[point["n"]]} for point in review["curve"]],
        "turning_points": [
            {**point, "n": serials[point["n"]]} for point in review["turning_points"]
        ],
        "mistakes": [{**mistake, "n": serials[mistake["n"]]} for mistake in review["mistakes"]],
    }
