import type { TurnResult } from '../../contract/contract.ts';
import { SENTENCES } from '../../dialogue/sentences/sentences.ts';

/**
 * Outcome of a guest's line, the first that applies:
 *
 * - `alarm`: staff were alerted to danger, certain or possible
 * - `request`, `amend`, `cancel`, `order`: a request was made, changed or cancelled, or dishes are in the cart
 * - `person`: a person was asked for
 * - `silence`: the guest gets no reply
 * - `unknown`: the line was not understood, or no fact answers it
 * - `confirm`: nothing is done before the guest agrees
 * - `answer`: the guest got a fact of the property
 * - `ask`: the guest has to give or choose something first
 * - `none`: any other reply, as a greeting
 */
export type LineAct =
  | 'alarm'
  | 'request'
  | 'amend'
  | 'cancel'
  | 'order'
  | 'person'
  | 'silence'
  | 'unknown'
  | 'confirm'
  | 'answer'
  | 'ask'
  | 'none';

const WRITES: Readonly<Record<string, LineAct>> = {
  propose_request: 'request',
  cancel_request: 'cancel',
  propose_order: 'order',
};

/** Labels of buttons for agreeing or refusing. */
const AGREEING: ReadonlySet<string> = new Set(
  Object.values(SENTENCES).flatMap(({ choices: { yes, no, report, request, cancel } }) => [
    yes,
    no,
    report,
    request,
    cancel,
  ]),
);

const QUESTION = /[^.!?]*\?/gu;

/** Questions that need no answer: `What can I do for you?`, and the offer of a person. */
const COURTESIES: readonly string[] = Object.values(SENTENCES).flatMap(
  ({ smallTalk, offTopic, offerPerson }) =>
    [...Object.values(smallTalk), offTopic, offerPerson].flatMap((sentence) => {
      const text = typeof sentence === 'string' ? sentence : sentence({ property: '' });
      return [...text.matchAll(QUESTION)].map(([question]) => question.trim());
    }),
);

const asks = (reply: string) =>
  COURTESIES.reduce((left, courtesy) => left.replaceAll(courtesy, ''), reply).includes('?');

function writeIn({ actions }: TurnResult): LineAct | null {
  const done = actions.find(({ tool, outcome }) => outcome === 'done' && Object.hasOwn(WRITES, tool));
  if (!done) return null;
  const { amends } = done.input as { amends?: number | null };
  return amends ? 'amend' : (WRITES[done.tool] ?? null);
}

/** Outcome of a turn's result. The caller reports alarms that are raised before any turn. */
export function actOf(result: TurnResult): LineAct {
  const { handoff, possibleDanger, parts, reply, unanswered } = result;
  if (possibleDanger !== undefined || handoff?.reason.startsWith('emergency:')) return 'alarm';
  const write = writeIn(result);
  if (write) return write;
  if (handoff) return 'person';
  if (!reply?.trim()) return 'silence';
  if (unanswered !== undefined) return 'unknown';
  const choices = parts.flatMap((part) => (part.kind === 'choices' ? part.choices : []));
  if (choices.some(({ label }) => AGREEING.has(label))) return 'confirm';
  if (parts.some(({ kind }) => kind === 'source')) return 'answer';
  return asks(reply) ? 'ask' : 'none';
}
