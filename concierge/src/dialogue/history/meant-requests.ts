import type { TurnContext } from '../../contract/contract.ts';
import { type LexiconKey, SERVICES } from '../../language/lexicon/services.ts';
import type { Act } from '../../understanding/message/acts.ts';

/** Open requests for an item that a cancelling guest may mean, newest first. */
export function takenBack(item: LexiconKey, context: TurnContext): TurnContext['openRequests'] {
  return meantRequests({ kind: 'cancel', item, no: null }, context)
    .filter(({ service }) => SERVICES[item].keys[0] === service)
    .sort((a, b) => b.no - a.no);
}

/** Open requests that a guest may mean by an item, or by its number. */
export function meantRequests(
  act: Extract<Act, { kind: 'cancel' | 'status' }>,
  context: TurnContext,
): TurnContext['openRequests'] {
  const no = act.kind === 'cancel' ? act.no : null;
  if (no !== null) {
    const numbered = context.openRequests.filter((request) => request.no === no);
    if (numbered.length > 0) return numbered;
  }
  if (act.item === null) return context.openRequests;
  const keys: readonly string[] = SERVICES[act.item].keys;
  return context.openRequests.filter((request) => keys.includes(request.service));
}

/** Open requests that a cancellation may mean, among those that the guest was asked about. */
export function requestsToCancel(
  act: Extract<Act, { kind: 'cancel' }> & { among?: readonly number[] },
  context: TurnContext,
): TurnContext['openRequests'] {
  const meant = meantRequests(act, context);
  return act.among ? meant.filter(({ no }) => act.among?.includes(no)) : meant;
}
