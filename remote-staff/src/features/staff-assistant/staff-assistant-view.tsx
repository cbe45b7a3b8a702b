import { staffQuestionExamples } from '@bellkey/shared/examples';
import { Button, Notice, Skeleton } from '@bellkey/shared/ui';
import { useEffect, useRef, useState } from 'react';
import * as messages from '../../../messages/compiled/staff-assistant/en.ts';
import { useWorkplace } from '../../desk/workplace.tsx';
import { Modal } from '../../dialog/modal.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { asksStaffAssistant, readsChats } from '../../staff-identity/own-permissions.ts';
import { StaffPage } from '../../staff-page/staff-page.tsx';
import { AskForm } from './ask-form.tsx';
import { ExchangeItem } from './exchange-item.tsx';
import * as styles from './staff-assistant.css';
import { useExchanges } from './use-exchanges.ts';
import { useTyped } from './use-typed.ts';

/** The staff assistant: questions about the shift, answers with links, and changes to apply. */
export function StaffAssistantView() {
  const { membership } = useWorkplace();
  if (!asksStaffAssistant(membership)) {
    return (
      <StaffPage title={messages.staffAssistant}>
        <Notice title={messages.noAccessTitle}>{messages.noAccessText}</Notice>
      </StaffPage>
    );
  }
  return <Conversation />;
}

function Conversation() {
  const { uid, membership } = useWorkplace();
  const { id: propertyId, timeZone } = membership.property;
  const { exchanges, problem, notDeleted, reload, ask, retry, remove, removeAll } = useExchanges(propertyId);
  const [text, setText] = useTyped(`bellkey-staff-question:${uid}:${propertyId}`);
  const [confirms, setConfirms] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  const count = exchanges?.length ?? 0;
  const last = exchanges?.at(-1);
  const settled = last ? last.answer !== null || last.problem !== null : false;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question or answer is scrolled to
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView?.({ block: 'end' });
  }, [count, settled]);

  const typed = useRef(text);
  typed.current = text;
  const send = async (question: string) => {
    setText('');
    // An unanswered question returns to the field, unless the person went on typing.
    if (!(await ask(question)) && typed.current === '') setText(question);
  };
  const suggested = staffQuestionExamples.filter(({ chat }) => !chat || readsChats(membership));

  return (
    <div className={styles.page}>
      <StaffPage title={messages.staffAssistant} intro={messages.intro} width="reading">
        {exchanges && count > 0 ? (
          <div className={styles.actions}>
            <Button look="quiet" size="small" onClick={() => setConfirms(true)}>
              {messages.deleteMyHistory}
            </Button>
            <span className={styles.quiet}>{messages.historyHint}</span>
          </div>
        ) : null}
        {problem ? (
          <ProblemNotice problem={problem} title={messages.historyLoadFailed} onRetry={reload} />
        ) : null}
        {notDeleted ? <ProblemNotice problem={notDeleted} title={messages.deleteFailed} /> : null}
        {exchanges === null ? <Skeleton label={messages.historyLoadingLabel} lines={4} /> : null}
        {exchanges && count === 0 && !problem ? (
          <Notice title={messages.nothingAskedYet}>{messages.emptyHint}</Notice>
        ) : null}
        {exchanges && count > 0 ? (
          <ol aria-label={messages.exchangesLabel} aria-live="polite" className={styles.exchanges}>
            {exchanges.map((exchange) => (
              <ExchangeItem
                key={exchange.key}
                exchange={exchange}
                timeZone={timeZone}
                onRetry={async () => {
                  if ((await retry(exchange)) && typed.current === exchange.question) setText('');
                }}
                onDelete={() => void remove(exchange.key)}
              />
            ))}
          </ol>
        ) : null}
        <div ref={end} className={styles.end} />
      </StaffPage>
      <div className={styles.bottom}>
        <ul role="list" aria-label={messages.suggestions} className={styles.suggestions}>
          {suggested.map(({ text: suggestion }) => (
            <li key={suggestion}>
              <button type="button" className={styles.suggestion} onClick={() => void ask(suggestion)}>
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
        <AskForm text={text} onWrite={setText} onAsk={() => void send(text.trim())} />
      </div>
      {confirms ? (
        <Modal title={messages.deleteYourHistory} onClose={() => setConfirms(false)}>
          <p>{messages.deleteWarning}</p>
          <div className={styles.actions}>
            <Button
              look="danger"
              onClick={() => {
                setConfirms(false);
                void removeAll();
              }}
            >
              {messages.deleteLabel}
            </Button>
            <Button look="outline" onClick={() => setConfirms(false)}>
              {messages.keepIt}
            </Button>
          </div>
        </Modal>
      ) : null}
    </div>
  );
}
