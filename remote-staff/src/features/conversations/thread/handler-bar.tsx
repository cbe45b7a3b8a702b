import type { Conversation } from '@bellkey/shared/api';
import { Link } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { ArrowLeft } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import * as conversationsMessages from '../../../../messages/compiled/conversations/en.ts';
import * as correctionsMessages from '../../../../messages/compiled/corrections/en.ts';
import { formatSpan, timeOrDay } from '../../../clock/clock-messages.ts';
import { useNow } from '../../../clock/use-now.ts';
import { needsReply } from '../../../desk/conversations/conversation-list.ts';
import { useDeskState, useWorkplace } from '../../../desk/workplace.tsx';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import { formatSnooze } from '../snooze/format-snooze.ts';
import { SnoozeSlot } from '../snooze/snooze-slot.tsx';
import { formatHandler, handoffReason } from '../wording/conversation-messages.ts';
import * as styles from './handler-bar.css';

// Few guests move, and the page has its budget (e2e/tests/sizes.spec.ts).
const MoveGuest = lazy<ComponentType<{ conversation: Conversation; onClose(): void }>>(() =>
  import('../../corrections/move-guest.tsx').then(
    (module) => ({ default: module.MoveGuest }),
    () => ({ default: () => null }),
  ),
);

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

type Handler = 'me' | 'assistant' | 'resolved';

/** The head of a thread: the room, who answers, since when the guest waits, and buttons to hand it over. */
export function HandlerBar({
  conversation,
  language,
}: {
  conversation: Conversation;
  /** The guest's, once it is known. */
  language: string | undefined;
}) {
  const { desk, membership } = useWorkplace();
  const { handlerProblem } = useDeskState();
  const now = useNow();
  const [moving, setMoving] = useState(false);
  const [changing, setChanging] = useState<Handler | null>(null);
  const { state, assignee, waitingSince, handoff, place, guestEnded } = conversation;
  const isMine = state === 'human_active' && assignee?.id === membership.id;

  const set = async (handler: Handler) => {
    setChanging(handler);
    await desk.setHandler(conversation.id, handler);
    setChanging(null);
  };
  const button = (handler: Handler, label: string, look: 'solid' | 'outline') => (
    <Button
      look={look}
      size="small"
      busy={changing === handler}
      onClick={() => {
        void set(handler);
      }}
    >
      {label}
    </Button>
  );

  return (
    <header className={styles.bar}>
      <Link
        to="/dashboard/staff-chat"
        className={styles.back}
        aria-label={conversationsMessages.allConversations}
      >
        <ArrowLeft size={20} aria-hidden="true" />
      </Link>
      <div className={styles.about}>
        <h2 className={styles.place}>{place.label}</h2>
        <p className={styles.state}>
          {guestEnded
            ? conversationsMessages.phoneEnded({
                time: timeOrDay(guestEnded.at, now, membership.property.timeZone),
              })
            : (formatSnooze(conversation, now, membership.property.timeZone) ??
              formatHandler(conversation, membership.id))}
          {needsReply(conversation) && waitingSince ? (
            <span className={styles.waiting}>
              {' '}
              {conversationsMessages.alsoWaitingSpan({ span: formatSpan(now - Date.parse(waitingSince)) })}
            </span>
          ) : null}
        </p>
        {language ? (
          <p className={styles.reason}>
            {conversationsMessages.guestLanguage({ language: languageNames.of(language) ?? language })}
          </p>
        ) : null}
        {handoff && state !== 'ai_active' ? (
          <p className={styles.reason}>{handoffReason(handoff.reason)}</p>
        ) : null}
      </div>
      <div className={styles.actions}>
        {isMine || state === 'resolved' ? null : button('me', conversationsMessages.takeOver, 'solid')}
        {state === 'ai_active' || guestEnded
          ? null
          : button('assistant', conversationsMessages.returnToAssistant, 'outline')}
        <Button look="outline" size="small" onClick={() => setMoving(true)}>
          {correctionsMessages.moveGuestButton}
        </Button>
        <SnoozeSlot conversation={conversation} />
        {state === 'resolved' ? null : button('resolved', conversationsMessages.markResolved, 'outline')}
      </div>
      {moving ? (
        <Suspense fallback={null}>
          <MoveGuest conversation={conversation} onClose={() => setMoving(false)} />
        </Suspense>
      ) : null}
      {handlerProblem?.conversationId === conversation.id ? (
        <div className={styles.problem}>
          <ProblemNotice problem={handlerProblem.problem} title={conversationsMessages.handlerChangeFailed} />
        </div>
      ) : null}
    </header>
  );
}
