import { MAX_TAB_NAME_CHARS, type OperationOutput } from '@bellkey/shared/api';
import { newId } from '@bellkey/shared/id';
import { type ApiResult, useApi, useLocation } from '@bellkey/shared/shell';
import { Button, Field } from '@bellkey/shared/ui';
import { type FormEvent, useId, useState } from 'react';
import type { TogetherMessages } from '../../../../messages/compiled/together/messages.ts';
import type { Kitchen } from '../kitchen/kitchen.ts';
import { codeOfAddress } from './tab-news.ts';
import * as styles from './together.css';
import type { TabOfPage } from './use-tab.ts';
import { useTabAction } from './use-tab-action.ts';

const nameKey = (conversationId: string) => `bellkey:table-name:${conversationId}`;

interface StartTabProps {
  kitchen: Kitchen;
  own: TabOfPage;
  messages: TogetherMessages;
}

/** Begins to order together with others, or joins them with their share code. What is typed stays on the device. */
export function StartTab({ kitchen, own, messages }: StartTabProps) {
  const { conversationId, online, guest } = kitchen;
  const api = useApi();
  const formId = useId();
  const linked = codeOfAddress(useLocation().search);
  const [open, setOpen] = useState(linked !== null);
  const [name, setName] = useState(() => guest.storage.get(nameKey(conversationId)) ?? '');
  const [code, setCode] = useState(linked ?? '');
  const [missing, setMissing] = useState<'name' | 'code' | null>(null);
  const [last, setLast] = useState<'start' | 'join'>('start');
  const { busy, problem, run, clear } = useTabAction(messages);

  const taken = (answer: ApiResult<OperationOutput<'POST /api/guest/tab'>>) => {
    if (!answer.ok) return answer.error;
    guest.storage.remove(nameKey(conversationId));
    own.show(answer.value.tab);
    return null;
  };

  async function begin(how: 'start' | 'join') {
    const lacks = name.trim() === '' ? 'name' : how === 'join' && code.trim() === '' ? 'code' : null;
    setMissing(lacks);
    setLast(how);
    clear();
    if (lacks) return;
    const once = { idempotencyKey: newId() };
    const body = { name: name.trim() };
    await run(how, async () =>
      taken(
        how === 'start'
          ? await api.call('POST /api/guest/tab', { body }, once)
          : await api.call(
              'POST /api/guest/tab/join',
              { body: { ...body, shareCode: shareCode(code) } },
              once,
            ),
      ),
    );
  }

  // Who opened the link of the others is here to join them.
  const starting = (
    <>
      <Button
        look="outline"
        busy={busy === 'start'}
        disabled={!online || busy !== null}
        onClick={() => void begin('start')}
      >
        {messages.start}
      </Button>
      {problem && last === 'start' ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
    </>
  );
  const joining = (
    <>
      <Field
        label={messages.code}
        hint={messages.codeHint}
        error={missing === 'code' ? messages.codeMissing : last === 'join' ? problem : null}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button
        look={linked === null ? 'outline' : 'solid'}
        busy={busy === 'join'}
        disabled={!online || busy !== null}
        onClick={() => void begin('join')}
      >
        {messages.join}
      </Button>
    </>
  );

  return (
    <div className={styles.start}>
      <Button look="outline" aria-expanded={open} aria-controls={formId} onClick={() => setOpen(!open)}>
        {messages.open}
      </Button>
      <form
        id={formId}
        hidden={!open}
        className={styles.form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void begin(code.trim() === '' ? 'start' : 'join');
        }}
      >
        <p className={styles.quiet}>{messages.intro}</p>
        <Field
          label={messages.name}
          hint={messages.nameHint}
          error={missing === 'name' ? messages.nameMissing : null}
          autoComplete="given-name"
          maxLength={MAX_TAB_NAME_CHARS}
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            guest.storage.set(nameKey(conversationId), target.value);
          }}
        />
        {linked === null ? starting : null}
        {joining}
        {linked === null ? null : starting}
      </form>
    </div>
  );
}

/** What the API takes: letters, digits, spaces and dashes; anything else is no share code. */
const shareCode = (typed: string) => (/^[0-9A-Za-z\s-]+$/.test(typed.trim()) ? typed.trim() : '-');
