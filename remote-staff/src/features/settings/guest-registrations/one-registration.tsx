import { useAction } from '@bellkey/shared/action';
import type { FieldValues } from '@bellkey/shared/guest-registration';
import type { ApiProblem } from '@bellkey/shared/shell';
import { Button, TextAreaField } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as messages from '../../../../messages/compiled/guest-registrations/en.ts';
import { Modal } from '../../../dialog/modal.tsx';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import * as styles from '../store/settings.css';
import { formatAnswers } from './field-names.ts';
import * as own from './one-registration.css';
import type { WholeRegistration } from './use-registrations.ts';

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

interface OneRegistrationProps {
  registration: WholeRegistration;
  /** Resolves with the problem, or null on success. */
  onDecide(to: 'ready' | 'changes', note: string | null): Promise<ApiProblem | null>;
  onReload(): void;
  onClose(): void;
}

/** One registration in full: it is checked, or sent back with the requested changes. */
export function OneRegistration({ registration, onDecide, onReload, onClose }: OneRegistrationProps) {
  const { details, place, submittedAt, state, decidedAt, decidedBy } = registration;
  const { values, companions, signature } = details;
  const [note, setNote] = useState(registration.note ?? '');
  const { run, busy, problem } = useAction();
  const [missing, setMissing] = useState(false);

  const decide = async (to: 'ready' | 'changes') => {
    setMissing(to === 'changes' && note.trim() === '');
    if (to === 'changes' && note.trim() === '') return;
    await run(async () => {
      const failed = await onDecide(to, to === 'changes' ? note.trim() : null);
      if (failed?.code === 'version-conflict') onReload();
      return failed;
    });
  };
  return (
    <Modal title={`${values.givenNames ?? ''} ${values.familyNames ?? ''}, ${place}`} onClose={onClose}>
      <div className={own.all}>
        <p className={styles.quiet}>
          {messages.sentSubmittedAt({ submittedAt: when.format(new Date(submittedAt)) })}
          {decidedAt
            ? ` ${messages.decisionNote({ decision: state === 'ready' ? messages.checked : messages.sentBack, decidedBy: decidedBy ?? '', decidedAt: when.format(new Date(decidedAt)) })}`
            : null}
        </p>
        <Answers values={values} />
        {companions.map((companion, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: people have no ids, and nothing here has a state
          <section key={index}>
            <h3 className={own.person}>{messages.companionTitle({ index: index + 1 })}</h3>
            <Answers values={companion} />
          </section>
        ))}
        {signature?.kind === 'typed' ? <p>{messages.typedSignature({ signature: signature.name })}</p> : null}
        {signature?.kind === 'drawn' ? (
          <svg
            className={own.signature}
            viewBox="0 0 600 200"
            role="img"
            aria-label={messages.theGuestsSignature}
          >
            <path d={signature.path} className={own.ink} />
          </svg>
        ) : null}
        <p>{details.marketing ? messages.marketingAllowed : messages.marketingRefused}</p>
        <TextAreaField
          label={messages.changesLabel}
          hint={messages.changesHint}
          error={missing ? messages.changesError : problem?.fields?.note}
          value={note}
          maxLength={500}
          rows={2}
          onChange={(event) => setNote(event.target.value)}
        />
        {problem ? (
          <ProblemNotice problem={problem} atFields={['note']} title={messages.decisionFailed} />
        ) : null}
      </div>
      <div className={styles.actions}>
        <Button busy={busy} disabled={state === 'ready'} onClick={() => void decide('ready')}>
          {messages.markAsChecked}
        </Button>
        <Button look="outline" disabled={busy} onClick={() => void decide('changes')}>
          {messages.askForChanges}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {messages.close}
        </Button>
      </div>
    </Modal>
  );
}

function Answers({ values }: { values: FieldValues }) {
  return (
    <dl className={own.answers}>
      {formatAnswers(values).map(({ key, name, answer }) => (
        <div key={key} className={own.answer}>
          <dt className={own.name}>{name}</dt>
          <dd className={own.value}>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
