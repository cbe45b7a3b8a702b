import { z } from 'zod';
import en from '../../../data/en/sentences.json' with { type: 'json' };
import es from '../../../data/es/sentences.json' with { type: 'json' };
import pt from '../../../data/pt/sentences.json' with { type: 'json' };
import { loadData } from '../../data/load-data.ts';
import type { SmallTalkTopic } from '../../understanding/message/small-talk.ts';

const Text = z.string().min(1);
const withAndWithoutTime = z.object({ by: Text, open: Text });

/** Everything the embedded engine and the policy layer say in one language; `{name}` is filled in. */
const Sentences = z.object({
  /** A request was made; keyed by what is done, each with and without a promised time. */
  requested: z.object({
    deliver: withAndWithoutTime,
    fix: withAndWithoutTime,
    book: withAndWithoutTime,
    approve: withAndWithoutTime,
    free: withAndWithoutTime,
  }),
  /** A request was made for a time that the guest named and that a person confirms. */
  requestedAsSaid: Text,
  refused: z.object({ notOffered: Text, tooMany: Text, other: Text }),
  status: z.object({ promised: Text, open: Text, late: Text, none: Text }),
  cancel: z.object({ done: Text, refused: Text, none: Text, which: Text }),
  /** After a request that was open has been changed. */
  amended: Text,
  declined: Text,
  /** When what is not wanted was asked for and is still open. */
  declinedOpen: Text,
  /** Asks for a slot of a request; the item is named, so that the answer can be put back where it belongs. */
  ask: z.object({ other: Text }).catchall(Text),
  confirm: z.object({ deliver: Text, fix: Text, book: Text }),
  choices: z.object({
    cancel: Text,
    yes: Text,
    no: Text,
    person: Text,
    question: Text,
    report: Text,
    request: Text,
  }),
  choiceTexts: z.object({
    yes: Text,
    no: Text,
    person: Text,
    question: Text,
    report: Text,
    request: Text,
    cancel: Text,
  }),
  unknownFact: Text,
  unknown: Text,
  /** To a guest who waits for a person and says something that only that person can answer. */
  awaited: Text,
  /** Asked when an exchange goes on for long. */
  offerPerson: Text,
  offTopic: Text,
  smallTalk: z.object({
    greet: Text,
    who: Text,
    mood: Text,
    bye: Text,
    thanks: Text,
    sorry: Text,
    help: Text,
    yes: Text,
    no: Text,
  } satisfies Record<SmallTalkTopic, typeof Text>),
  /**
   * What the concierge says when a person is fetched, by reason; `restricted` and `emergency` stand for their kinds.
   * The server's own message follows and says that a person comes, so these never do, and most reasons need none.
   */
  handoff: z.record(z.string(), Text),
  /** The day before which a promised time is said, when it is not today. */
  onDay: Text,
  /** Shown while a tool is at work. */
  steps: z.object({ search: Text, request: Text, cancel: Text, menu: Text, order: Text }),
});

/** What the concierge says, by language. */
export const SENTENCES = loadData('sentences', Sentences, { en, pt, es });

/** A sentence with its `{names}` filled in; a name without a value is left out. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '').replace(/ {2,}/g, ' ');
}
