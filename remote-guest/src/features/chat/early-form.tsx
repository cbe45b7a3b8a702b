import type { ApiProblem, FirstConversation } from '@bellkey/shared/shell';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { EarlyForm } from '../../first-data/early-form.ts';
import { useChatWording } from '../../wording/chat/use-chat-wording.ts';
import { formatProblem } from '../../wording/format-problem.ts';
import * as composerStyles from './composer/composer.css';
import * as messageStyles from './message/message.css';

const FORM_ID = 'guest-composer';

/** The parts of the composer's form, with the attributes that the host's early script reads (decision 0570). */
export function earlyFormOf({ conversation, form }: FirstConversation, apiBaseUrl: string): EarlyForm {
  const { id } = conversation.conversation;
  return {
    body: form.body,
    form: {
      id: FORM_ID,
      method: 'post',
      action: '/chat',
      'data-early': '',
      'data-draft': `bellkey:draft:${id}`,
      'data-outbox': `bellkey:outbox:${id}:`,
      'data-send': `${apiBaseUrl}/api/guest/messages`,
    },
    fields: <Fields clientId={form.clientId} problem={form.problem} />,
    // The script handles the press itself, and prevents the submission.
    button: (name, value) => ({ type: 'submit', form: FORM_ID, name, value }),
    sent: (over) => <EarlySent over={over} />,
  };
}

function Fields({ clientId, problem }: { clientId: string; problem: ApiProblem | null }) {
  const wording = useChatWording();
  const id = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState(problem);
  useEffect(() => {
    const form = id.current?.form;
    const onSend = () => setTold(null);
    form?.addEventListener('submit', onSend);
    return () => form?.removeEventListener('submit', onSend);
  }, []);
  return (
    <>
      <input ref={id} type="hidden" name="clientId" defaultValue={clientId} />
      {told ? (
        <p className={composerStyles.count} data-over role="alert">
          {formatProblem(told, wording)}
        </p>
      ) : null}
      <noscript>
        <p className={composerStyles.count}>
          <a href="/chat">{wording.chat.composer.look}</a>
        </p>
      </noscript>
    </>
  );
}

/** Where the host's early script shows what is sent before this page can; after that the outbox has it. */
function EarlySent({ over }: { over: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (over && box.current) box.current.textContent = '';
  }, [over]);
  return (
    // The empty text keeps React from comparing its content.
    <div
      ref={box}
      data-early-sent=""
      data-row={messageStyles.own}
      data-bubble={`${messageStyles.bubble} ${messageStyles.mine} ${messageStyles.waiting}`}
      suppressHydrationWarning
    >
      {''}
    </div>
  );
}
