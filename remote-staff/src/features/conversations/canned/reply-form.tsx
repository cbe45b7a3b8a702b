import { useAction } from '@bellkey/shared/action';
import type { CannedReply } from '@bellkey/shared/api';
import type { ApiProblem } from '@bellkey/shared/shell';
import { Button, Field } from '@bellkey/shared/ui';
import { type FormEvent, useState } from 'react';
import * as messages from '../../../../messages/compiled/canned/en.ts';
import { useWorkplace } from '../../../desk/workplace.tsx';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import * as styles from './canned.css';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
/** The API's limits, `MAX_REPLY_NAME_CHARS` and `MESSAGE_MAX_CHARS`; a test compares them. */
export const NAME_MAX_CHARS = 40;
export const TEXT_MAX_CHARS = 2000;

/** Writes a canned reply in the languages of the property, or changes one. */
export function ReplyForm({
  reply,
  onKeep,
  onTouched,
}: {
  reply: CannedReply | null;
  onKeep(name: string, texts: CannedReply['texts']): Promise<ApiProblem | null>;
  onTouched(touched: boolean): void;
}) {
  const { property } = useWorkplace().membership;
  const { run, busy, problem } = useAction();
  const [name, setName] = useState(reply?.name ?? '');
  const [texts, setTexts] = useState<Record<string, string>>(reply?.texts ?? {});
  const [checked, setChecked] = useState(false);
  const languages = [...new Set([...property.languages, ...Object.keys(reply?.texts ?? {})])];
  const written = Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) => (text.trim() ? [[language, text.trim()]] : [])),
  );
  const noName = name.trim() === '';
  const noText = Object.keys(written).length === 0;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!noName && !noText) void run(() => onKeep(name.trim(), written));
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h3>{reply ? messages.changeReply({ name: reply.name }) : messages.newReply}</h3>
      <Field
        label={messages.name}
        hint={messages.nameHint}
        value={name}
        maxLength={NAME_MAX_CHARS}
        readOnly={reply !== null}
        error={checked && noName ? messages.nameMissing : null}
        onChange={({ target }) => {
          setName(target.value);
          onTouched(true);
        }}
      />
      {languages.map((language) => (
        <label key={language} className={styles.text}>
          {messages.textLabel({ language: languageNames.of(language) ?? language })}
          <textarea
            rows={3}
            lang={language}
            maxLength={TEXT_MAX_CHARS}
            value={texts[language] ?? ''}
            onChange={({ target }) => {
              setTexts({ ...texts, [language]: target.value });
              onTouched(true);
            }}
          />
        </label>
      ))}
      {checked && noText ? <p role="alert">{messages.textMissing}</p> : null}
      {problem ? <ProblemNotice problem={problem} title={messages.saveFailed} /> : null}
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {messages.keepButton}
        </Button>
      </div>
    </form>
  );
}
