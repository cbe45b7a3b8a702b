import type { GuestSession } from '@bellkey/shared/api';
import type { GuestVisit } from './use-guest-bar.tsx';

type SessionView =
  | { status: 'loading' | 'unreachable' | 'no-session' }
  | { status: 'open'; session: GuestSession };

/** The visit of an open session; null without a session, undefined while that is unknown. */
export function visitOf(view: SessionView): GuestVisit | null | undefined {
  if (view.status === 'no-session') return null;
  if (view.status !== 'open') return undefined;
  const { conversationId, property, place } = view.session;
  return { profileId: conversationId, property, placeLabel: place.label };
}
