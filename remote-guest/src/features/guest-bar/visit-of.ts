import type { GuestConversationView } from '../../conversation/conversation-view.ts';
import type { GuestVisit } from './use-guest-bar.tsx';

/** The visit of an open conversation; null without a session, undefined while it is not known whether there is one. */
export function visitOf(view: GuestConversationView): GuestVisit | null | undefined {
  if (view.status === 'no-session') return null;
  if (view.status !== 'open') return undefined;
  const { conversationId, property, place } = view.session;
  return { profileId: conversationId, propertyName: property.name, placeLabel: place.label };
}
