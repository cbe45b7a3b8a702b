import type { GuestProfile } from '@bellkey/shared/api';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import type { GuestCaller } from '../../platform/operations/callers.ts';
import type { Handlers } from '../../platform/operations/handlers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { loadGuestEmail } from '../../service/notifications/guests/guest-email.ts';
import { loadGuestPage } from '../chat/load-conversation-page.ts';
import { askForErasure, changeProfile } from './change-profile.ts';
import { loadProfile } from './load-profile.ts';

/** Ports to the engine that profiles need. */
interface ProfilePorts {
  /** Cancels the answer that is being written in a conversation. */
  silence(conversationId: string): void;
}

/** A guest's own profile. Any other id is answered as unknown before anything is read. */
export function guestProfileRoutes({
  silence,
}: ProfilePorts): Pick<
  Handlers,
  | 'GET /api/guest/profile/{id}'
  | 'PUT /api/guest/profile/{id}'
  | 'GET /api/guest/profile/{id}/export'
  | 'POST /api/guest/profile/{id}/erasure'
> {
  return {
    'GET /api/guest/profile/{id}': async ({ scope, guest, params }) =>
      isOwn(guest, params) ? profileOf(scope, guest) : refused('not-found'),
    'PUT /api/guest/profile/{id}': async ({ scope, guest, params, body }) =>
      isOwn(guest, params) ? changeProfile(scope, guest, body) : refused('not-found'),
    'GET /api/guest/profile/{id}/export': async ({ scope, guest, params }) => {
      if (!isOwn(guest, params)) return refused('not-found');
      const [profile, page, email] = await Promise.all([
        loadProfile(scope, guest),
        loadGuestPage(scope, guest.conversationId),
        loadGuestEmail(scope, guest),
      ]);
      if (!profile || !page) return refused('not-found');
      const { messages, requests, orders = [] } = page.parse();
      const exportedAt = scope.now.toISOString();
      return done({ exportedAt, profile, messages, requests, orders, email: email?.address ?? null });
    },
    'POST /api/guest/profile/{id}/erasure': async ({ scope, guest, params }) =>
      isOwn(guest, params)
        ? askForErasure(scope, guest, () => scope.afterCommit(() => silence(guest.conversationId)))
        : refused('not-found'),
  };
}

const isOwn = ({ conversationId }: GuestCaller, { id }: { id: string }) => id === conversationId;

async function profileOf(scope: PropertyScope, guest: GuestCaller): Promise<Outcome<GuestProfile>> {
  const profile = await loadProfile(scope, guest);
  return profile ? done(profile) : refused('not-found');
}
