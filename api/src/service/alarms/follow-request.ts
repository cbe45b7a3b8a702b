import type { RequestState } from '@bellkey/shared/api';
import { isOpen } from '@bellkey/shared/request-clock';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { lockConversation } from '../conversations/append-message.ts';
import type { RequestRow } from '../requests/change-request.ts';
import { endAlarmByStaff } from './end-alarm.ts';
import { findOpenAlarm } from './open-alarm.ts';
import { takeAlarm } from './take-alarm.ts';

/** The alarm follows its request: accepting the request takes the alarm, and finishing the request ends it. */
export async function followRequest(
  scope: PropertyScope,
  staff: StaffCaller,
  { id, conversationId }: RequestRow,
  to: RequestState,
): Promise<void> {
  const alarm = conversationId ? await findOpenAlarm(scope, conversationId) : null;
  if (!conversationId || alarm?.requestId !== id) return;
  const conversation = await lockConversation(scope, conversationId);
  if (!conversation) return;
  if (isOpen(to)) await takeAlarm(scope, conversation, staff);
  else await endAlarmByStaff(scope, conversation, staff);
}
