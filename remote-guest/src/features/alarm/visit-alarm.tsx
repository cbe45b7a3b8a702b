import { useUnpressed } from '@bellkey/shared/ui';
import { selectMessages } from '@bellkey/shared/wording';
import { useMemo } from 'react';
import { alarmByLanguage } from '../../../messages/compiled/alarm/by-language.ts';
import { problemsByLanguage } from '../../../messages/compiled/problems/by-language.ts';
import { propertyPhoneByLanguage } from '../../../messages/compiled/property-phone/by-language.ts';
import { useOnline } from '../../browser-state/use-browser-state.ts';
import { useGuestConversation } from '../../conversation/use-guest-conversation.ts';
import type { GuestLanguage } from '../../language/guest-language.ts';
import { propertyClock } from '../../property-time/property-clock.ts';
import { AlarmCard } from './alarm-card.tsx';
import * as styles from './visit-alarm.css';

/** The alarm of the guest's visit, on a page without their conversation; nothing if there is none. */
export function VisitAlarm({ language }: { language: GuestLanguage }) {
  const { view, conversation } = useGuestConversation();
  const online = useOnline();
  const alarm = useUnpressed(view.status === 'open' ? (view.state.conversation.alarm ?? null) : null);
  const timeZone = view.status === 'open' ? view.session.property.timeZone : 'UTC';
  const clock = useMemo(() => propertyClock(timeZone, language), [timeZone, language]);
  if (view.status !== 'open' || alarm === null) return null;
  return (
    <div className={styles.alarm} lang={language}>
      <AlarmCard
        key={alarm.messageId}
        alarm={alarm}
        property={view.session.property}
        clock={clock}
        online={online}
        readOnly={view.over}
        conversation={conversation}
        wording={{
          language,
          alarm: selectMessages(alarmByLanguage, language),
          problems: selectMessages(problemsByLanguage, language),
          propertyPhone: selectMessages(propertyPhoneByLanguage, language),
        }}
      />
    </div>
  );
}
