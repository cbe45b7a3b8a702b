import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import type { SmallTalkTopic } from '../../understanding/message/small-talk.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';

/** Everything the embedded engine and the policy layer say in one language; `{name}` is filled in. */
export interface Sentences {
  /** A request was made; keyed by what is done, each with and without a promised time. */
  requested: Record<'deliver' | 'fix' | 'book' | 'approve' | 'free', { by: string; open: string }>;
  /** A request was made for a time that the guest named and that a person confirms. */
  requestedAsSaid: string;
  refused: { notOffered: string; tooMany: string; other: string };
  status: { promised: string; open: string; late: string; none: string };
  cancel: { done: string; refused: string; none: string; which: string };
  /** After a request that was open has been changed. */
  amended: string;
  declined: string;
  /** When what is not wanted was asked for and is still open. */
  declinedOpen: string;
  /** Asks for a slot of a request; the item is named, so that the answer can be put back where it belongs. */
  ask: Record<string, string> & { other: string };
  confirm: { deliver: string; fix: string; book: string };
  choices: {
    cancel: string;
    yes: string;
    no: string;
    person: string;
    question: string;
    report: string;
    request: string;
  };
  choiceTexts: {
    yes: string;
    no: string;
    person: string;
    question: string;
    report: string;
    request: string;
    cancel: string;
  };
  unknownFact: string;
  unknown: string;
  /** Asked when an exchange goes on for long. */
  /** To who waits for a person and says something that only that person can answer. */
  awaited: string;
  offerPerson: string;
  offTopic: string;
  smallTalk: Record<SmallTalkTopic, string>;
  /**
   * What the concierge says when a person is fetched, by reason; `restricted` and `emergency` stand for their kinds.
   * The server's own message follows and says that a person comes, so these never do, and most reasons need none.
   */
  handoff: Record<string, string>;
  /** The day before which a promised time is said, when it is not today. */
  onDay: string;
}

export const SENTENCES: Record<AnswerLanguage, Sentences> = { en, pt, es };

/** A sentence with its `{names}` filled in; a name without a value is left out. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '').replace(/ {2,}/g, ' ');
}
