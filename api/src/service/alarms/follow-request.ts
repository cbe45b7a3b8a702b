import type { RequestState } from '@bellkey/shared/api';
import { isOpen } from '@bellkey/shared/request-clock';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { lockConversation } from '../conversations/append-message.ts';
import type { RequestRow } from '../requests/lock-request.ts';
import { loadAlarmFacts } from './alarm-facts.ts';
import { endAlarmByStaff } from './end-alarm.ts';
import { takeAlarm } from './take-alarm.ts';

/** The alarm follows its request: accepting the request takes the alarm, and finishing the request ends it. */
export async function followRequest(
  scope: PropertyScope,
  staff: StaffCaller,
  { id, conversationId }: RequestRow,
  to: RequestState,
): Promise<void> {
  if (!conversationId) return;
  const [conversation, facts] = await Promise.all([
    lockConversation(scope, conversationId),
    loadAlarmFacts(scope, conversationId),
  ]);
  if (!conversation || facts.alarm?.requestId !== id) return;
  if (isOpen(to)) await takeAlarm(scope, conversation, staff, facts);
  else await endAlarmByStaff(scope, conversation, staff, facts);
}
