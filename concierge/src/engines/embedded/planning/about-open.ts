import type { TurnContext } from '../../../contract/contract.ts';
import type { DialogueFrame } from '../../../dialogue/frame/dialogue-frame.ts';
import { anywhere, bareOf, readMove, whole } from '../../../dialogue/frame/read-move.ts';
import { findServices } from '../../../language/lexicon/find-services.ts';
import { type LexiconKey, SERVICES } from '../../../language/lexicon/services.ts';
import type { AnswerLanguage } from '../../../language/text/answer-language.ts';
import { CLAUSE_WORDS } from '../../../language/text/clause-words.ts';
import { normalise, wordsOf } from '../../../language/text/normalise.ts';
import { timeWordsIn } from '../../../language/times/time-words-in.ts';
import { missingSlots } from '../../../policy/actions/carry-out-request.ts';
import type { Act } from '../../../understanding/message/acts.ts';
import { besidesKeeping } from '../../../understanding/message/keeps.ts';
import { isNamedInAny } from '../../../understanding/message/sure-wish.ts';
import { understand } from '../../../understanding/message/understand.ts';
import type { PlannedAct } from '../planned-acts/planned-act.ts';
import { itemOf, requestFor } from '../planned-acts/subject-acts.ts';
import { lastRequest } from './last-request.ts';
import { droppedIn, type Line, openOf, withName } from './named-request.ts';
import { shiftedSlots } from './shifted-time.ts';

type OpenRequest = TurnContext['openRequests'][number];

const MOST_CHARS = 160;
/** A shorter word occurs in too many names. */
const FEWEST_NAME_CHARS = 4;
const SENTENCES = /[.!?;,\n]+(?=\s|$)/u;

/** The status of the open request whose time a line asks for by its name: `what time is my taxi again?`. */
export function bookedOf(line: Line): PlannedAct | null {
  if (line.text.length > MOST_CHARS) return null;
  const found = withName(line.text, line);
  return found && whole('asksBookedOf', line.language).test(found.said)
    ? { kind: 'status', item: found.named }
    : null;
}

/** The open requests whose title shares a word with a line: `the dryer` is the hairdryer. */
function alike(text: string, { openRequests }: TurnContext): OpenRequest[] {
  const longer = (words: readonly string[]) => words.filter((word) => word.length >= FEWEST_NAME_CHARS);
  const words = longer(wordsOf(normalise(text)));
  return openRequests.filter(({ title }) =>
    longer(wordsOf(normalise(title))).some((name) =>
      words.some((word) => name.includes(word) || word.includes(name)),
    ),
  );
}

const WISHES: ReadonlySet<Act['kind']> = new Set([
  'request',
  'ask',
  'food',
  'person',
  'complain',
  'amend',
  'status',
  'choose-between',
]);

/** Whether a part of a line only gives the reason why the guest no longer wants something. */
function isReason(said: string, language: AnswerLanguage): boolean {
  if (said === '' || whole('foundIt', language).test(bareOf(said))) return true;
  if (said.includes('?')) return false;
  return understand(said, language).every((act) => !WISHES.has(act.kind) || isReadInto(act, said));
}

/**
 * Whether a reason does not name the wish that the model finds in it: `with this rain we'll take the metro`. A fault
 * needs no name.
 */
function isReadInto(act: Act, said: string): boolean {
  const items = act.kind === 'choose-between' ? act.items : act.kind === 'request' ? [act.item] : null;
  const isHidden = (item: LexiconKey) =>
    SERVICES[item].nature !== 'fix' && !isNamedInAny(normalise(said), item);
  return items?.every(isHidden) ?? false;
}

/**
 * The cancellation of an open request by its name, or of the last one, with a reason around it: `my back is better,
 * drop the massage`, `never mind, found one in the wardrobe`. Null for any other line.
 */
export function takenBackWithReason(line: Line): PlannedAct | null {
  const { text, frame, context, language } = line;
  if (context.openRequests.length === 0 || text.length > MOST_CHARS) return null;
  // `Never mind, don't cancel them` cancels nothing.
  if (besidesKeeping(normalise(text)) !== null) return null;
  const parts = text.split(SENTENCES).filter((part) => /\p{L}/u.test(part));
  for (const [at, part] of parts.entries()) {
    const rest = parts.filter((_, index) => index !== at);
    const dropped = droppedIn(part, line);
    if (dropped) {
      const isAll = rest.every((other) => isReason(other, language));
      return isAll ? { kind: 'cancel', item: null, no: dropped.no } : null;
    }
  }
  const reasons = reasonsOfDismissal(parts, language);
  if (!reasons?.every((reason) => isReason(reason, language))) return null;
  const made = context.openRequests.filter(({ no }) => frame.made.includes(no));
  const [named, ...more] = alike(text, { ...context, openRequests: made });
  const [only, ...others] = made;
  const meant = named && more.length === 0 ? named : others.length === 0 ? only : undefined;
  return meant ? { kind: 'cancel', item: null, no: meant.no } : null;
}

/** The parts of a line around its retraction; null if it has none. */
function reasonsOfDismissal(parts: readonly string[], language: AnswerLanguage): string[] | null {
  const at = parts.findIndex((part) => readMove(part, language)?.kind === 'dismiss');
  if (at >= 0) return parts.length === 1 ? null : parts.filter((_, index) => index !== at);
  const [first = '', ...rest] = parts;
  const said = bareOf(first);
  const match = anywhere('dismiss', language).exec(said);
  if (match?.index !== 0) return null;
  const because = said.slice(match[0].length).trim();
  return whole('foundIt', language).test(because) ? rest : null;
}

/**
 * A wish for another service at a time relative to the last request: `and a taxi an hour later`. If there is an open
 * request for that service, its time is moved. Null for any other line.
 */
export function relativeToLast(line: Line): PlannedAct | null {
  const { text, frame, context, language } = line;
  const last = lastRequest(frame, context);
  if (!last || text.length > MOST_CHARS) return null;
  const normalised = normalise(text);
  const [mention, ...others] = findServices(normalised, language);
  if (!mention || others.length > 0 || mention.service === itemOf(last)) return null;
  const rest = `${normalised.slice(0, mention.start)} ${normalised.slice(mention.end)}`;
  const move = readMove(rest, language);
  if (move?.kind !== 'shift') return null;
  const [open] = openOf(mention.service, context);
  const slots = shiftedSlots((open ?? last).details ?? [], move, context);
  if (!slots) return null;
  const subject = { item: mention.service };
  const planned = requestFor({ subject, said: [], quantity: open?.quantity ?? null }, context, language);
  if (planned?.kind !== 'request' || !planned.service) return null;
  if (open) return { ...planned, slots, missing: [], words: text, amends: open.no };
  const day = (last.details ?? []).filter(({ slot }) => slot === 'date').map(({ value }) => ['date', value]);
  const all = { ...Object.fromEntries(day), ...slots };
  return {
    ...planned,
    slots: all,
    words: text,
    said: [text],
    missing: missingSlots(planned.service, { quantity: null, slots: all }),
  };
}

/** Whether a line adds a booking to the request before: it begins with `and` and gives a time. */
export function addsBooking(item: LexiconKey, text: string, { made }: DialogueFrame): boolean {
  const { nature } = SERVICES[item];
  const isAdded = made.length > 0 && ADDS.test(normalise(text)) && !text.includes('?');
  if (!isAdded || (nature !== 'book' && nature !== 'approve')) return false;
  const { day, time } = timeWordsIn(normalise(text));
  return day !== null || time !== null;
}

const ADDS = new RegExp(`^(?:${CLAUSE_WORDS.also})(?!\\p{L})`, 'u');
