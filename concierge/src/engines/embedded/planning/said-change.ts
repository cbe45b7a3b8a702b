import type { LexiconKey } from '../../../language/lexicon/services.ts';
import type { AnswerLanguage } from '../../../language/text/answer-language.ts';
import { normalise } from '../../../language/text/normalise.ts';
import type { Act } from '../../../understanding/message/acts.ts';
import { understand } from '../../../understanding/message/understand.ts';
import { CHANGE_WORDS, changeClauses, isStarred } from './change-words.ts';
import { NO_DETAILS, readClause, type SaidClause, type SaidDetails } from './said-clause.ts';

/** The details that a line changes. */
export interface SaidChange extends SaidDetails {
  /** Whether it has words of a change, or nothing but the detail. */
  isCued: boolean;
  isBare: boolean;
  /** Whether it mentions who comes too, or does not, so that its number counts people. */
  isOfGuests: boolean;
}

const saysDetail = ({ named: _, ...details }: SaidDetails) =>
  Object.values(details).some((value) => value !== null);

/** Acts of a clause that only gives the reason for a change: `I misread the ticket`. */
const REASONS: ReadonlySet<Act['kind']> = new Set([
  'unknown',
  'small-talk',
  'off-topic',
  'tell',
  'confirm',
  'ask',
]);

/** Whether a clause that names something else only gives a reason: `that's two, there are some in the wardrobe`. */
const tellsWhy = (clause: string, language: AnswerLanguage): boolean =>
  CHANGE_WORDS.tellsWhy.test(clause) && understand(clause, language).every(({ kind }) => REASONS.has(kind));

/** Acts of a waiting guest: `it's 5` states the current time. */
const WAITING: ReadonlySet<Act['kind']> = new Set(['status', 'complain', 'person']);

/** Whether a line states the current time: `it's 10 past 4, still waiting`. */
const saysNow = (
  clauses: ReadonlyArray<SaidClause & { clause: string }>,
  language: AnswerLanguage,
): boolean =>
  clauses.some(
    ({ clause, said }) => (said.time !== null || said.number !== null) && CHANGE_WORDS.putsTime.test(clause),
  ) &&
  clauses.some(
    ({ clause, left }) => left !== '' && understand(clause, language).some(({ kind }) => WAITING.has(kind)),
  );

/**
 * The details in a line that changes an earlier request, with reasons around them: `hang on, the meeting runs over, 6
 * instead`. Null if it has none, or is about something else.
 *
 * @param open the open services; a line that names anything else changes nothing
 */
export function changeSaid(
  text: string,
  open: ReadonlySet<LexiconKey>,
  language: AnswerLanguage,
): SaidChange | null {
  const read = changeClauses(normalise(text)).map((clause) => ({
    clause,
    ...readClause(clause, open, language),
  }));
  const isCued = isStarred(text) || read.some(({ cued }) => cued);
  // A question that names something else is not a reason.
  const mayReason = isCued && !text.includes('?');
  if (read.some(({ isOther, clause }) => isOther && !(mayReason && tellsWhy(clause, language)))) return null;
  const clauses = read.filter(({ isOther }) => !isOther);
  const details = clauses.filter(({ left, said }) => left === '' && saysDetail(said));
  if (details.length === 0 || saysNow(clauses, language)) return null;
  const named = clauses.flatMap(({ said, left }) => (left === '' && said.named ? [said.named] : []));
  if (new Set(named).size > 1) return null;
  const merged = { ...NO_DETAILS };
  for (const { said } of details) {
    for (const key of ['time', 'day', 'minutes', 'people', 'count', 'number'] as const)
      Object.assign(merged, { [key]: said[key] ?? merged[key] });
  }
  return {
    ...merged,
    named: named[0] ?? null,
    isCued,
    isBare: clauses.length === read.length && clauses.every(({ left }) => left === '') && !text.includes('?'),
    isOfGuests: CHANGE_WORDS.joins.test(normalise(text)),
  };
}
