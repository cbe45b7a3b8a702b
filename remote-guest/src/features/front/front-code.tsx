import { parsePlaceCode } from '@bellkey/shared/api';
import { useNavigate, useShell } from '@bellkey/shared/shell';
import { Button, ButtonLink, Field } from '@bellkey/shared/ui';
import { selectMessages } from '@bellkey/shared/wording';
import { type FormEvent, useState } from 'react';
import { codeEntryByLanguage } from '../../../messages/compiled/code-entry/by-language.ts';
import type { FrontMessages } from '../../../messages/compiled/front/messages.ts';
import type { GuestLanguage } from '../../language/guest-language.ts';
import { codeEntryError } from '../scan/code-entry/code-entry-error.ts';
import * as styles from './front.css';

interface FrontCodeProps {
  messages: FrontMessages;
  language: GuestLanguage;
}

/** Typing a code: a plain form, which opens the address of the printed code before and without the page's script. */
export function FrontCode({ messages, language }: FrontCodeProps) {
  const entry = selectMessages(codeEntryByLanguage, language);
  const navigate = useNavigate();
  const { preloadPage } = useShell();
  const [error, setError] = useState<string | null>(null);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('c') ?? '');
    const problem = codeEntryError(typed, entry);
    const code = parsePlaceCode(typed);
    setError(problem);
    if (!problem && code) navigate(`/scan-qr?c=${encodeURIComponent(code.value)}`);
  }

  return (
    <form className={styles.form} action="/scan-qr" method="get" onSubmit={submit} noValidate>
      <h2 className={styles.heading}>{messages.code}</h2>
      {/* Uncontrolled, so that what was typed before the script came stays. */}
      <Field
        label={entry.label}
        hint={entry.hint}
        name="c"
        error={error}
        onChange={() => setError(null)}
        onFocus={() => preloadPage?.('/scan-qr')}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={24}
        enterKeyHint="go"
      />
      <div className={styles.actions}>
        <Button type="submit" size="large">
          {messages.send}
        </Button>
        <ButtonLink to="/scan-qr" look="outline" size="large">
          {messages.scan}
        </ButtonLink>
      </div>
    </form>
  );
}
