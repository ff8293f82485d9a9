"""Reviews of finished games: worked on bit by bit when no one else needs the worker, and kept.

Nobody can make one expensive: its work is bounded, each address has one at a time, the same game is
reviewed once, and a review that nobody asks for any more is dropped.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Coroutine
from hashlib import blake2b
from time import monotonic
from typing import Any, Final

from bestiary.review import Review
from bestiary.server.logs import failed
from bestiary.server.thinking.workers import NoThought, Thinking
from bestiary.server.wire.refusal import Refusal

KEPT: Final = 64  # reviews
AT_ONCE: Final = 4  # worked on
UNASKED_SECONDS: Final = 30.0  # after which a review is dropped,
GIVES_WAY_SECONDS: Final = 5.0  # or earlier, if it is in the way of another
WORK_SECONDS: Final = 240.0  # after which a review is given as far as it has come


class ReviewJob:
    """A review, as far as it has come."""

    def __init__(self, id: str, owner: str) -> None:
        self.id = id
        self.owner = owner
        self.done = 0
        self.total = 0
        self.finished = False
        self.review: Review | None = None
        self.refusal: Refusal | None = None
        self.asked = monotonic()

    @property
    def running(self) -> bool:
        return not self.finished and self.refusal is None

    @property
    def has_curve(self) -> bool:
        """Whether the curve, and so every turning point, is there: mistakes are looked for last."""
        if self.review is None or not self.review["curve"]:
            return False
        return self.review["curve"][-1]["n"] == self.review["last"]

    @property
    def unasked(self) -> float:
        """Seconds since somebody asked for it."""
        return monotonic() - self.asked


class Reviews:
    """All reviews that are worked on or kept."""

    def __init__(self, thinking: Thinking) -> None:
        self.thinking = thinking
        self._jobs: OrderedDict[str, ReviewJob] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    def ask(self, replay: str, owner: str) -> ReviewJob:
        """The review of a game, which is begun if it is not there. Without an owner, only the
        number of all reviews is limited. Raises Refusal."""
        id = blake2b(replay.encode(), digest_size=16).hexdigest()
        if id in self._jobs:
            return self.get(id)
        self._make_way()
        running = [job for job in self._jobs.values() if job.running]
        if owner and any(job.owner == owner for job in running):
            raise Refusal("busy", "another review of yours is still being worked on", 429, wait=5.0)
        if len(running) >= AT_ONCE:
            raise Refusal("busy", "the server is busy with other reviews", 503, wait=15.0)
        job = self._jobs[id] = ReviewJob(id, owner)
        self._forget()
        self._start(self._work(job, replay))
        return job

    def get(self, id: str) -> ReviewJob:
        """A review that was asked for before. If it was refused, that is told once: it may be tried
        again."""
        job = self._jobs.get(id)
        if job is None:
            raise Refusal("no-review", "this review is gone; ask for it again", 404)
        if job.refusal is not None:
            del self._jobs[id]
            raise job.refusal
        job.asked = monotonic()
        self._jobs.move_to_end(id)
        return job

    async def _work(self, job: ReviewJob, replay: str) -> None:
        found: dict[str, Any] | None = None
        until = monotonic() + WORK_SECONDS
        try:
            while not job.finished:
                if job.unasked > UNASKED_SECONDS or job is not self._jobs.get(job.id):
                    raise Refusal("no-review", "nobody asked for this review any more", 404)
                reviewed = await self.thinking.review(replay, found, job.owner or job.id)
                if reviewed.fault:
                    raise Refusal("bad-replay", reviewed.fault, 400)
                found, job.review = reviewed.found, reviewed.review
                job.done, job.total = reviewed.done, reviewed.total
                job.finished = reviewed.finished or monotonic() > until
        except NoThought:
            job.refusal = Refusal("too-long", "this game could not be reviewed in time", 400)
        except Refusal as refusal:
            job.refusal = refusal

    def _make_way(self) -> None:
        """Drop what nobody waits for: who went on to another game left it behind."""
        for job in list(self._jobs.values()):
            if job.running and job.unasked > GIVES_WAY_SECONDS:
                del self._jobs[job.id]

    def _forget(self) -> None:
        """Keep the latest; those that are worked on stay."""
        for id in [job.id for job in self._jobs.values() if not job.running]:
            if len(self._jobs) > KEPT:
                del self._jobs[id]

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finish)

    def _finish(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        fault = None if task.cancelled() else task.exception()
        if fault is not None:
            failed("review-failed", fault)
