import type { Conversation } from '@bellkey/shared/api';
import * as messages from '../../../messages/compiled/corrections/en.ts';
import { PlaceDialog } from './place-dialog.tsx';
import { useCorrections } from './use-corrections.ts';

/** Moves the guest of a conversation to another room. */
export function MoveGuest({ conversation, onClose }: { conversation: Conversation; onClose(): void }) {
  const { moveGuest } = useCorrections();
  return (
    <PlaceDialog
      title={messages.moveGuestTitle({ place: conversation.place.label })}
      hint={messages.moveGuestHint}
      from={conversation.place}
      onMove={(placeId) => moveGuest(conversation.id, placeId)}
      onClose={onClose}
    />
  );
}
