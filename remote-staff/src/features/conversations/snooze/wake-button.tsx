import { useAction } from '@bellkey/shared/action';
import type { Conversation } from '@bellkey/shared/api';
import { Button } from '@bellkey/shared/ui';
import * as messages from '../../../../messages/compiled/snooze/en.ts';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import { useSnooze } from './use-snooze.ts';

/** Takes a snoozed conversation up again. */
export function WakeButton({ conversation }: { conversation: Conversation }) {
  const snooze = useSnooze(conversation.id);
  const { run, busy, problem } = useAction();
  return (
    <>
      <Button look="outline" size="small" busy={busy} onClick={() => void run(() => snooze(null))}>
        {messages.wakeButton}
      </Button>
      {problem ? <ProblemNotice problem={problem} title={messages.wakeFailed} /> : null}
    </>
  );
}
