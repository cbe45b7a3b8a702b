import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { allowRoundTrips } from '../../platform/statements/meter.ts';
import type { AnnounceLeft } from '../../property/guest-sessions/end-session.ts';
import { announceConversation, loadWaiting } from './conversation-view.ts';

/** Announces conversations whose guests have left to the staff, and their new place to those who waited behind them. */
export const announceLeft: AnnounceLeft = async (scope: PropertyScope, left) => {
  for (const { id } of left) announceConversation(scope, id);
  if (!left.some(({ state }) => state === 'awaiting_human')) return;
  allowRoundTrips(1);
  for (const id of await loadWaiting(scope)) announceConversation(scope, id);
};
