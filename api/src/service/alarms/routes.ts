import type { Handlers } from '../../platform/operations/handlers.ts';
import { done, refused } from '../../platform/outcome/outcome.ts';
import { mayChat, mayEndEmergency } from '../../property/staff/permissions.ts';
import { lockConversation } from '../conversations/append-message.ts';
import { loadConversation } from '../conversations/conversation-view.ts';
import { conversationForGuest } from '../conversations/guest-view.ts';
import { refusedToEnd } from '../requests/transition-request.ts';
import { loadAlarmFacts } from './alarm-facts.ts';
import { conversationForEveryone } from './announce-alarm.ts';
import { endAlarmByGuest, endAlarmByStaff } from './end-alarm.ts';
import { takeAlarm } from './take-alarm.ts';

/** Taking and ending alarms. Anyone who works on requests may take one; only people who may chat may end one. */
export function alarmRoutes(): Pick<
  Handlers,
  'POST /api/guest/alarm/over' | 'POST /api/staff/conversations/{id}/alarm'
> {
  return {
    'POST /api/guest/alarm/over': async ({ scope, guest }) => {
      const [conversation, facts] = await Promise.all([
        lockConversation(scope, guest.conversationId),
        loadAlarmFacts(scope, guest.conversationId),
      ]);
      if (!conversation) return refused('not-found');
      if (!(await endAlarmByGuest(scope, conversation, facts))) return refused('no-alarm');
      const updated = await loadConversation(scope, conversation.id);
      return updated ? done(conversationForGuest(updated)) : refused('not-found');
    },
    'POST /api/staff/conversations/{id}/alarm': async ({ scope, staff, params, body }) => {
      if (body.to === 'over' && !mayEndEmergency(staff)) return refusedToEnd();
      const [conversation, facts] = await Promise.all([
        lockConversation(scope, params.id),
        loadAlarmFacts(scope, params.id),
      ]);
      if (!conversation) return refused('not-found');
      const act = body.to === 'taken' ? takeAlarm : endAlarmByStaff;
      if (!(await act(scope, conversation, staff, facts))) return refused('no-alarm');
      const updated = await loadConversation(scope, conversation.id);
      if (!updated) return refused('not-found');
      return done(mayChat(staff) ? updated : conversationForEveryone(updated));
    },
  };
}
