import type { Conversation } from '@bellkey/shared/api';
import type { OpenView } from '../../conversation/conversation-view.ts';
import type { Connection } from './header/conversation-header.tsx';

/** Whether a person answers the guest, as the header shows it. */
export function withPersonOf({ state }: Conversation): 'no' | 'awaited' | 'there' {
  if (state === 'awaiting_human') return 'awaited';
  return state === 'human_active' ? 'there' : 'no';
}

/** The connection for the header. */
export function connectionOf({ connection, over }: OpenView, online: boolean): Connection {
  if (over) return 'ended';
  if (!online) return 'offline';
  if (connection === 'live') return 'live';
  return connection === 'connecting' ? 'connecting' : 'reconnecting';
}
