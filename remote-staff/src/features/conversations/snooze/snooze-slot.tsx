import type { Conversation } from '@bellkey/shared/api';
import { Button } from '@bellkey/shared/ui';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import * as messages from '../../../../messages/compiled/conversations/en.ts';
import type { SnoozeDialogProps } from './snooze-dialog.tsx';

// Few conversations are put aside, and the page has its budget (e2e/tests/sizes.spec.ts).
const SnoozeDialog = lazy<ComponentType<SnoozeDialogProps>>(() =>
  import('./snooze-dialog.tsx').then(
    (module) => ({ default: module.SnoozeDialog }),
    () => ({ default: () => null }),
  ),
);
const WakeButton = lazy<ComponentType<{ conversation: Conversation }>>(() =>
  import('./wake-button.tsx').then(
    (module) => ({ default: module.WakeButton }),
    () => ({ default: () => null }),
  ),
);

/** Puts a conversation that a person answers aside, or takes it up again. Not while there is an alarm. */
export function SnoozeSlot({ conversation }: { conversation: Conversation }) {
  const [open, setOpen] = useState(false);
  const { state, alarm, snoozed } = conversation;
  if (alarm || (state !== 'awaiting_human' && state !== 'human_active')) return null;
  return (
    <>
      {snoozed ? null : (
        <Button look="outline" size="small" onClick={() => setOpen(true)}>
          {messages.snoozeButton}
        </Button>
      )}
      <Suspense fallback={null}>
        {snoozed ? <WakeButton conversation={conversation} /> : null}
        {open ? <SnoozeDialog conversation={conversation} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  );
}
