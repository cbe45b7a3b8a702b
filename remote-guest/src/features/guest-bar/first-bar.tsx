import type { FirstConversation, PropertyBar } from '@bellkey/shared/shell';
import { GuestBarHead } from './guest-bar-head.tsx';

/** The property's bar in the server's HTML; its menu, which needs script, comes with the page. */
export function firstBar({ conversation }: FirstConversation): PropertyBar | null {
  const { session } = conversation;
  if (!session) return null;
  return {
    head: <GuestBarHead name={session.property.name} placeLabel={session.place.label} />,
    menu: () => null,
  };
}
