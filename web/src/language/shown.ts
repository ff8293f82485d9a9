/** What a server or the worker sends, in the language of the page. Nothing that programs read
 * changes: ids, keys, and the texts of choices stay. */
import type {
  AnyTold,
  DecisionView,
  EventView,
  GameShown,
  Moment,
  RoomView,
  View,
} from '../made/types';
import { languageOf, ownLanguage } from './current';
import type { Language } from './phrases';

/** The keys under which words for people stand. */
const WORDS = new Set([
  'title',
  'blurb',
  'help',
  'turn_name',
  'phase',
  'label',
  'text',
  'name',
  'flavour',
  'about',
  'region',
  'note',
  'waits',
  'face',
  'why',
]);
/** What is translated in a way of its own, or is for programs. */
const APART = new Set(['log', 'decision', 'options', 'look', 'phrasing', 'seats']);

export function told(message: AnyTold): AnyTold {
  if (message.type === 'table') return { ...message, view: shownView(message.view) };
  if (message.type === 'room') return { ...message, room: shownRoom(message.room) };
  if (message.type !== 'welcome') return message;
  const { view, room } = message;
  return { ...message, view: view && shownView(view), room: shownRoom(room) };
}

export function shownMoment(moment: Moment): Moment {
  return moment.view ? { ...moment, view: shownView(moment.view) } : moment;
}

export function shownRoom(room: RoomView): RoomView {
  return { ...room, title: languageOf(room.game)?.say(room.title) ?? room.title };
}

export function shownGame(game: GameShown): GameShown {
  const language = languageOf(game.name);
  if (!language) return game;
  const say = (text: string): string => language.say(text);
  return {
    ...game,
    title: say(game.title),
    blurb: say(game.blurb),
    options: game.options.map((option) => ({ ...option, help: say(option.help) })),
    levels: game.levels.map((level) => ({ ...level, text: ownLanguage()?.say(level.text) ?? '' })),
    presets: game.presets.map((preset) => translated(preset, language) as typeof preset),
  };
}

/** Cards of a game, or anything else with words in it. */
export function shown<T>(game: string, data: T): T {
  const language = languageOf(game);
  return language ? (translated(data, language) as T) : data;
}

export function shownView(view: View): View {
  const language = languageOf(view.game);
  if (!language) return view;
  return {
    ...(translated(view, language) as View),
    // Their names stay: the page puts those in that players gave themselves.
    seats: view.seats.map((seat) => ({
      ...seat,
      gauges: translated(seat.gauges, language) as typeof seat.gauges,
      marks: translated(seat.marks, language) as typeof seat.marks,
    })),
    log: view.log.map((event) => toldEvent(event, view.seat, language)),
    decision: view.decision && asked(view.decision, language),
  };
}

function toldEvent(event: EventView, audience: number, language: Language): EventView {
  const cards = translated(event.cards, language) as typeof event.cards;
  return { ...event, cards, text: language.tell(event, audience) };
}

function asked(decision: DecisionView, language: Language): DecisionView {
  const choices = decision.choices.map((choice) => ({
    ...choice,
    label: language.fill(choice.label, choice.phrasing),
    note: language.say(choice.note),
  }));
  return { ...decision, prompt: language.fill(decision.prompt, decision.phrasing), choices };
}

function translated(data: unknown, language: Language): unknown {
  if (Array.isArray(data)) return data.map((each) => translated(each, language));
  if (typeof data !== 'object' || data === null) return data;
  const isCard = 'face' in data; // the kinds of places and tiles say how they are drawn
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      if (typeof value === 'string')
        return [key, WORDS.has(key) || (key === 'kind' && isCard) ? language.say(value) : value];
      return [key, APART.has(key) ? value : translated(value, language)];
    }),
  );
}
