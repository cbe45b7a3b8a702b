import type { TurnContext } from '../../../contract/contract.ts';
import type { DialogueFrame } from '../../../dialogue/frame/dialogue-frame.ts';
import type { Act } from '../../../understanding/message/acts.ts';
import type { PlannedAct } from '../planned-acts/planned-act.ts';

type OpenRequest = TurnContext['openRequests'][number];

/** The states in which a request can still be changed. */
export const CHANGEABLE: ReadonlySet<OpenRequest['state']> = new Set([
  'new',
  'acknowledged',
  'needs_approval',
]);

/** The open request with this number. */
export const openNo = (no: number | null, { openRequests }: Pick<TurnContext, 'openRequests'>) =>
  openRequests.find((request) => request.no === no) ?? null;

/** The open request that was mentioned last; without one, the newest. */
export function lastRequest(
  { recent }: Pick<DialogueFrame, 'recent'>,
  context: Pick<TurnContext, 'openRequests'>,
): OpenRequest | null {
  for (const { no } of recent) {
    const request = openNo(no, context);
    if (request) return request;
  }
  const [newest] = [...context.openRequests].sort((a, b) => b.no - a.no);
  return recent.length === 0 ? (newest ?? null) : null;
}

/**
 * The act of a cancellation without a name (`cancel it`), which cancels the last topic. Anything else is confirmed
 * first, because a cancellation only takes back what it names.
 */
export function unnamedCancel(
  { recent, made }: Pick<DialogueFrame, 'recent' | 'made'>,
  context: Pick<TurnContext, 'openRequests'>,
): PlannedAct {
  const { openRequests } = context;
  const [last] = recent;
  const [only, ...others] = made.filter((no) => openNo(no, context));
  if (only !== undefined && others.length === 0) return { kind: 'cancel', item: null, no: only };
  const about = openNo(last?.no ?? null, context);
  if (about && others.length === 0) return { kind: 'cancel', item: null, no: about.no };
  const [single, ...more] = openRequests;
  if (single && more.length === 0 && last && last.how !== 'wanted')
    return { kind: 'cancel-first', no: single.no };
  return { kind: 'cancel', item: null, no: null };
}

/**
 * Whether a cancellation names no request: `Cancel my request` does not, although the property has a service for
 * requests in general.
 */
export const namesNothing = (
  { item, no }: Extract<Act, { kind: 'cancel' }>,
  context: Pick<TurnContext, 'openRequests'>,
): boolean => {
  if (no !== null) return false;
  return (
    item === null || (item === 'concierge' && context.openRequests.every(({ service }) => service !== item))
  );
};
