import type { Conversation } from '@bellkey/shared/api';
import * as messages from '../../../messages/compiled/corrections/en.ts';
import { useWorkplace } from '../../desk/workplace.tsx';
import { PlaceDialog } from './place-dialog.tsx';

/** Moves the guest of a conversation to another room. */
export function MoveGuest({ conversation, onClose }: { conversation: Conversation; onClose(): void }) {
  const { desk } = useWorkplace();
  return (
    <PlaceDialog
      title={messages.moveGuestTitle({ place: conversation.place.label })}
      hint={messages.moveGuestHint}
      from={conversation.place}
      onMove={(placeId) => desk.moveGuest(conversation.id, placeId)}
      onClose={onClose}
    />
  );
}
