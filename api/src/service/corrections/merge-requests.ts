import type { ServiceRequest } from '@bellkey/shared/api';
import { isOpen, mayTransition } from '@bellkey/shared/request-clock';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { moverOf } from '../../property/staff/permissions.ts';
import { appendMessage, lockConversation } from '../conversations/append-message.ts';
import { loadReader, textsFor } from '../conversations/guest-texts.ts';
import { attachPhotos } from '../requests/attach-photos.ts';
import { changeRequest, moveRequest } from '../requests/change-request.ts';
import { type LockedRequest, lockRequest } from '../requests/lock-request.ts';
import { conversationOf } from '../requests/lock-with-conversation.ts';
import { NOTE_MAX_CHARS } from '../requests/request-wish.ts';
import { staffActor } from '../requests/staff-actor.ts';
import { worksOn } from '../requests/visible-requests.ts';

/**
 * Merges a request into another of the same place, on behalf of a staff member. The one that ends is cancelled and says
 * into which; the other has its number, note and photos. Returns the one that stays.
 */
export async function mergeRequests(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
  intoId: string,
): Promise<Outcome<ServiceRequest>> {
  if (id === intoId) return refused('illegal-transition', { detail: 'It is the same request.' });
  // In the order of their ids, so that two merges at once do not wait for each other.
  const [firstId = id, secondId = intoId] = [id, intoId].sort();
  const [conversation, reader, first, second] = await Promise.all([
    lockConversation(scope, conversationOf(scope, id)),
    loadReader(scope, { id: conversationOf(scope, id) }),
    lockRequest(scope, firstId),
    lockRequest(scope, secondId),
  ]);
  const [ending, staying] = firstId === id ? [first, second] : [second, first];
  if (!ending || !staying || !worksOn(ending.row, staff) || !worksOn(staying.row, staff)) {
    return refused('not-found');
  }
  const fault = faultOf(ending, staying, staff);
  if (fault) return refused('illegal-transition', { detail: fault });

  const by = staffActor(staff);
  const { quantity, title, note, photos } = ending.view;
  const said = `#${ending.row.no}: ${quantity === null ? '' : `${quantity} × `}${title}${note ? `. ${note}` : ''}`;
  const pictured = attachPhotos(scope, staying.row.id, photos ?? [], staying.view.photos);
  staying.view = { ...staying.view, photos: pictured };
  moveRequest(scope, ending, { to: 'cancelled', by, event: { kind: 'merged', no: staying.row.no } });
  const request = changeRequest(
    scope,
    staying,
    { note: [staying.row.note, said].filter(Boolean).join(' · ').slice(0, NOTE_MAX_CHARS) },
    { event: { kind: 'merged-from', no: ending.row.no }, by },
  );
  if (conversation) {
    appendMessage(scope, conversation, {
      sender: { kind: 'system' },
      body: textsFor(reader).merged(staying.row.title),
      parts:
        staying.row.conversationId === conversation.id
          ? [{ kind: 'request', requestId: staying.row.id }]
          : [],
    });
  }
  return done(request);
}

/** Why two requests cannot become one; null when they can. */
function faultOf(ending: LockedRequest, staying: LockedRequest, staff: StaffCaller): string | null {
  const both = [ending.row, staying.row];
  if (!both.every(({ state }) => isOpen(state))) return 'One of them is finished.';
  // A person may be in danger: each has its own alarm.
  if (both.some(({ priority }) => priority === 'emergency')) return 'An emergency stays by itself.';
  if (both.some(({ food }) => food)) return 'An order of food stays by itself.';
  if (both.some(({ state }) => state === 'needs_approval')) return 'One of them waits for approval.';
  if (ending.row.locationId !== staying.row.locationId) return 'They are for different places.';
  return mayTransition(ending.row.state, 'cancelled', moverOf(staff)) ? null : 'It cannot end now.';
}
