import type { Alarm } from '@bellkey/shared/api';
import type { OpenView } from '../../conversation/conversation-view.ts';
import type { GuestConversation } from '../../conversation/guest-conversation.ts';
import type { PropertyClock } from '../../property-time/property-clock.ts';
import { useChatWording } from '../../wording/chat/use-chat-wording.ts';
import { AlarmCard } from '../alarm/alarm-card.tsx';
import type { UrgentMessage } from '../urgent-message/use-urgent-message.ts';
import * as styles from './chat-screen.css';
import { HandOffProblem, VisitEnded } from './notices.tsx';

interface FootNoticesProps {
  view: OpenView;
  alarm: Alarm | null;
  clock: PropertyClock;
  online: boolean;
  conversation: GuestConversation;
  handOff: UrgentMessage;
  /** Whether a person was asked for or has taken over. */
  withPerson: 'no' | 'awaited' | 'there';
  /** The text about unsent messages and the saved copy of the conversation. */
  status: string | null;
}

/**
 * Notices above the composer: danger, a person who could not be reached, the end of the visit, a resolved conversation,
 * and the status.
 */
export function FootNotices(props: FootNoticesProps) {
  const { view, alarm, clock, online, conversation, handOff, withPerson, status } = props;
  const { session, state, over } = view;
  const { property } = session;
  const wording = useChatWording();
  const { chat } = wording;
  return (
    <>
      {alarm ? (
        <AlarmCard
          key={alarm.messageId}
          alarm={alarm}
          property={property}
          clock={clock}
          online={online}
          readOnly={over}
          conversation={conversation}
          wording={wording}
        />
      ) : null}
      {handOff.problem && withPerson === 'no' && !over ? (
        <HandOffProblem problem={handOff.problem} phone={property.phone} onRetry={handOff.send} />
      ) : null}
      {over ? <VisitEnded requests={state.requests.values()} /> : null}
      {state.conversation.state === 'resolved' && !over && !alarm ? (
        <p className={styles.status} data-tone="calm">
          {chat.resolved}
        </p>
      ) : null}
      <p className={styles.status} role="status" hidden={status === null}>
        {status}
      </p>
    </>
  );
}
