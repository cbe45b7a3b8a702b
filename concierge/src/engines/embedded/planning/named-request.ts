import type { TurnContext } from '../../../contract/contract.ts';
import type { DialogueFrame } from '../../../dialogue/frame/dialogue-frame.ts';
import { bareOf, whole } from '../../../dialogue/frame/read-move.ts';
import { requestAtTime } from '../../../dialogue/frame/which-request.ts';
import { findServices } from '../../../language/lexicon/find-services.ts';
import type { LexiconKey } from '../../../language/lexicon/services.ts';
import { COUNTING_LISTS } from '../../../language/numbers/counting-words.ts';
import type { AnswerLanguage } from '../../../language/text/answer-language.ts';
import { normalise } from '../../../language/text/normalise.ts';
import { itemOf } from '../planned-acts/subject-acts.ts';

type OpenRequest = TurnContext['openRequests'][number];

/** A line with its context. */
export interface Line {
  text: string;
  frame: DialogueFrame;
  context: TurnContext;
  language: AnswerLanguage;
}

/** Placeholder for the name of a request in the phrases. */
const NAME = 'xx';
/** `One` after a time that names a request. */
const PRONOUN = new RegExp(`^ (?:${COUNTING_LISTS.shareOnes.join('|')})(?!\\p{L})`, 'u');

/** The open requests for a thing, the newest first. */
export const openOf = (item: LexiconKey, { openRequests }: TurnContext) =>
  openRequests.filter((request) => itemOf(request) === item).sort((a, b) => b.no - a.no);

/** The open request that a text drops by its name: `lose the wake-up call`; null for none. */
export function droppedIn(text: string, line: Line): OpenRequest | null {
  const timed = withTime(text, line);
  if (timed && whole('dropsNamed', line.language).test(timed.said)) return timed.request;
  const found = withName(text, line);
  if (!found || !whole('dropsNamed', line.language).test(found.said)) return null;
  const [only, ...others] = openOf(found.named, line.context);
  return others.length === 0 ? (only ?? null) : null;
}

/**
 * A text in which the placeholder replaces its only name of an open request; null if it names none, or several things.
 */
export function withName(
  text: string,
  { context, language }: Line,
): { named: LexiconKey; said: string } | null {
  const normalised = normalise(text);
  const [mention, ...others] = findServices(normalised, language);
  if (!mention || others.length > 0 || openOf(mention.service, context).length === 0) return null;
  const said = `${normalised.slice(0, mention.start)} ${NAME} ${normalised.slice(mention.end)}`;
  return { named: mention.service, said: bareOf(said) };
}

/** A text in which the placeholder replaces the time of an open request, its only name: `drop the 3 pm one`. */
function withTime(text: string, { context, language }: Line): { request: OpenRequest; said: string } | null {
  const normalised = normalise(text);
  if (findServices(normalised, language).length > 0) return null;
  const found = requestAtTime(normalised, context);
  if (!found) return null;
  const after = normalised.slice(found.end).replace(PRONOUN, '');
  return { ...found, said: bareOf(`${normalised.slice(0, found.start)} ${NAME} ${after}`) };
}
