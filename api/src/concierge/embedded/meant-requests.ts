import type { TurnContext } from '../turn-contract.ts';
import type { Act } from './acts.ts';
import { SERVICES } from './lexicon/services.ts';

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
