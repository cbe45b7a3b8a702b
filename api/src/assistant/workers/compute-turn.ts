import type { RunTurn, TurnContext, TurnPorts, TurnResult } from '@bellkey/concierge/contract';
import { dangerHere, partToAnswer, servicePart } from '@bellkey/concierge/danger';

type Line = TurnContext['history'][number];

/** The messages of a conversation, before danger detection. */
export interface Said {
  /** All messages before the lines to answer, oldest first. */
  before: readonly Line[];
  /** The guest's unanswered lines, oldest first. */
  unanswered: readonly Line[];
  /** Earlier lines of the guest that no answer refers to. */
  passedOver: readonly string[];
}

/** A turn's context with raw messages in place of the history that is built from them. */
export type ComputeContext = Omit<TurnContext, 'history'> & { said: Said };

/** Answers a turn. Null when no line is left to answer. */
export type ComputeTurn = (
  context: ComputeContext,
  ports: TurnPorts,
  signal: AbortSignal,
) => Promise<TurnResult | null>;

/**
 * Danger was answered when the line arrived, so only the rest of such a line remains. Several lines without an answer
 * in between are answered as one.
 */
export function historyOf(
  { before, unanswered, passedOver }: Said,
  services: TurnContext['services'] = [],
): Line[] {
  const carried = passedOver.filter((text) => dangerHere(text, services) !== null);
  const texts = [
    ...carried.flatMap((text) => servicePart(text) ?? []),
    ...unanswered.flatMap(({ text }) =>
      dangerHere(text, services) === null ? [text] : (partToAnswer(text) ?? []),
    ),
  ];
  const newest = unanswered.at(-1);
  if (!newest || texts.length === 0) return [...before];
  return [...before, { ...newest, text: texts.join('\n') }];
}

/** Computes turns with an engine, in the calling thread. */
export const computeWith =
  (runTurn: RunTurn): ComputeTurn =>
  async ({ said, ...context }, ports, signal) => {
    const history = historyOf(said, context.services);
    if (history.at(-1)?.from !== 'guest') return null;
    const hasDanger = said.unanswered.some(({ text }) => dangerHere(text, context.services) !== null);
    return runTurn({ ...context, history, ...(hasDanger && { hasDanger }) }, ports, signal);
  };
