import type { Tab } from '@bellkey/shared/api';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import type { GuestCaller } from '../../../platform/operations/callers.ts';
import type { Handlers } from '../../../platform/operations/handlers.ts';
import { done, type Outcome, refused } from '../../../platform/outcome/outcome.ts';
import { confirmation, confirmOrder } from '../confirm-order.ts';
import { joinTab } from './join-tab.ts';
import { leaveTab, removeTabGuest } from './leave-tab.ts';
import { loadTab } from './load-tab.ts';
import { openTab } from './open-tab.ts';
import { loadTabBasket } from './tab-basket.ts';

/** The tab after a change. */
async function changed(
  scope: PropertyScope,
  guest: GuestCaller,
  outcome: Outcome<undefined>,
): Promise<Outcome<{ tab: Tab }>> {
  if (!outcome.ok) return outcome;
  const tab = await loadTab(scope, guest);
  return tab ? done({ tab }) : refused('no-tab');
}

/** Ordering together: guests at one place share a tab, and its owner orders for all of them. */
export function togetherRoutes(): Pick<
  Handlers,
  | 'GET /api/guest/tab'
  | 'POST /api/guest/tab'
  | 'POST /api/guest/tab/join'
  | 'POST /api/guest/tab/leave'
  | 'POST /api/guest/tab/guests/{id}/remove'
  | 'POST /api/guest/tab/confirm'
> {
  return {
    'GET /api/guest/tab': async ({ scope, guest }) => done({ tab: await loadTab(scope, guest) }),
    'POST /api/guest/tab': async ({ scope, guest, body }) =>
      changed(scope, guest, await openTab(scope, guest, body.name)),
    'POST /api/guest/tab/join': async ({ scope, guest, body }) =>
      changed(scope, guest, await joinTab(scope, guest, body)),
    'POST /api/guest/tab/leave': ({ scope, guest }) => leaveTab(scope, guest),
    'POST /api/guest/tab/guests/{id}/remove': async ({ scope, guest, params }) =>
      changed(scope, guest, await removeTabGuest(scope, guest, params.id)),
    'POST /api/guest/tab/confirm': async ({ scope, guest, body }) =>
      confirmation(await confirmOrder(scope, guest, () => loadTabBasket(scope, guest, body.revision), body)),
  };
}
