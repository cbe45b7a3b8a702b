import { Button } from '@bellkey/shared/ui';
import { useState } from 'react';
import type { GuestLanguage } from '../../language/guest-language.ts';
import { useLoadedWording } from '../../wording/use-loaded-wording.ts';
import { englishVisitEmailWording, loadVisitEmailWording } from '../../wording/visit-email-wording.ts';
import { AddressForm } from './address-form.tsx';
import { CodeForm } from './code-form.tsx';
import { outcomeText } from './outcome-text.ts';
import { useVisitEmail } from './use-visit-email.ts';
import * as styles from './visit-email.css';

/** Where a guest leaves an e-mail address for this visit, confirms it and deletes it. Nothing where no e-mail is sent. */
export function EmailSetting({ language: chosen, online }: { language: GuestLanguage; online: boolean }) {
  const visitEmail = useVisitEmail();
  const wording = useLoadedWording(englishVisitEmailWording, loadVisitEmailWording, chosen);
  const [typed, setTyped] = useState('');
  const { available, email, busy, outcome } = visitEmail;
  if (!wording || !available) return null;
  const { language, messages } = wording;
  const problem = outcome && outcome.kind !== 'removed' ? outcomeText(outcome, messages) : null;
  const disabled = !online;
  return (
    <section className={styles.setting} lang={language} aria-labelledby="visit-email">
      <h2 id="visit-email" className={styles.heading}>
        {messages.title}
      </h2>
      <p className={styles.quiet}>{messages.about}</p>
      <p role="status">
        {outcome?.kind === 'removed' ? messages.removed : null}
        {email?.state === 'confirmed' ? messages.on({ address: email.address }) : null}
        {email?.state === 'unconfirmed' ? messages.sentTo({ address: email.address }) : null}
      </p>
      {email === null ? (
        <AddressForm
          messages={messages}
          typed={typed}
          busy={busy}
          disabled={disabled}
          onType={setTyped}
          onSend={() => void visitEmail.leave(typed.trim())}
        />
      ) : null}
      {email?.state === 'unconfirmed' ? (
        <CodeForm
          // Another code begins with an empty field.
          key={email.codeEndsAt}
          messages={messages}
          busy={busy}
          disabled={disabled}
          onConfirm={(code) => void visitEmail.confirm(code)}
          onAgain={() => void visitEmail.leave(email.address)}
          onChange={() => {
            setTyped(email.address);
            void visitEmail.remove();
          }}
        />
      ) : null}
      {email?.state === 'confirmed' ? (
        <div className={styles.actions}>
          <Button
            look="outline"
            busy={busy}
            disabled={disabled}
            onClick={() => {
              setTyped(email.address);
              void visitEmail.remove();
            }}
          >
            {messages.remove}
          </Button>
        </div>
      ) : null}
      {problem ? (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      ) : null}
    </section>
  );
}
