import type { RunTurn, TurnContext, TurnPorts, TurnResult } from '@bellkey/concierge/contract';
import { dangerIn, serviceBesideDanger, wishBesideDanger } from '@bellkey/concierge/danger';

type Line = TurnContext['history'][number];

/** What was said in a conversation, before it is looked through for danger. */
export interface Said {
  /** All that comes before the lines to answer, oldest first. */
  before: readonly Line[];
  /** The guest's lines that nothing has followed, oldest first. */
  unanswered: readonly Line[];
  /** Earlier lines of the guest that no answer of the engine is about. */
  passedOver: readonly string[];
}

/** A turn's context with what was said in place of the history that is made from it. */
export type ComputeContext = Omit<TurnContext, 'history'> & { said: Said };

/** Answers a turn. Null when nothing in what was said is left to answer. */
export type ComputeTurn = (
  context: ComputeContext,
  ports: TurnPorts,
  signal: AbortSignal,
) => Promise<TurnResult | null>;

/**
 * Danger was answered when it was written, so of such a line only what else it asks for is left. What the guest wrote in
 * several lines before any answer is one thing to answer.
 */
export function historyOf({ before, unanswered, passedOver }: Said): Line[] {
  const carried = passedOver.filter((text) => dangerIn(text) !== null);
  const texts = [
    ...carried.flatMap((text) => serviceBesideDanger(text) ?? []),
    ...unanswered.flatMap(({ text }) => (dangerIn(text) === null ? [text] : (wishBesideDanger(text) ?? []))),
  ];
  const newest = unanswered.at(-1);
  if (!newest || texts.length === 0) return [...before];
  return [...before, { ...newest, text: texts.join('\n') }];
}

/** Computes turns with an engine, in whichever thread it is called. */
export const computeWith =
  (runTurn: RunTurn): ComputeTurn =>
  async ({ said, ...context }, ports, signal) => {
    const history = historyOf(said);
    return history.at(-1)?.from === 'guest' ? runTurn({ ...context, history }, ports, signal) : null;
  };
