import { fieldSets } from '@bellkey/shared/guest-registration';
import { Button, Field } from '@bellkey/shared/ui';
import type { StepProps } from './fields-step.tsx';
import * as styles from './registration.css';
import { SignaturePad } from './signature-pad.tsx';

/** The signature, drawn or typed, and the consents, each separate and none preselected. */
export function SignatureStep({
  details,
  problems,
  messages,
  propertyName,
  onChange,
}: StepProps & { propertyName: string }) {
  const { signature, accurate, marketing } = details;
  const set = fieldSets[details.fieldSet];
  const path = signature?.kind === 'drawn' ? signature.path : '';
  const problem = problems.accurate && messages.problems[problems.accurate];
  return (
    <>
      {set.signature ? (
        <>
          <p className={styles.quiet}>{messages.signature.draw}</p>
          <SignaturePad
            path={path}
            label={messages.signature.label}
            onChange={(next) => onChange({ signature: { kind: 'drawn', path: next } })}
          />
          {path ? (
            <div>
              <Button look="quiet" size="small" onClick={() => onChange({ signature: null })}>
                {messages.signature.clear}
              </Button>
            </div>
          ) : null}
          <Field
            label={messages.signature.typed}
            error={problems.signature && messages.problems[problems.signature]}
            value={signature?.kind === 'typed' ? signature.name : ''}
            maxLength={120}
            autoComplete="name"
            onChange={({ target }) =>
              onChange({ signature: target.value ? { kind: 'typed', name: target.value } : null })
            }
          />
        </>
      ) : null}
      <label className={styles.consent}>
        <input
          type="checkbox"
          className={styles.box}
          checked={accurate}
          aria-invalid={problem ? true : undefined}
          onChange={(event) => onChange({ accurate: event.target.checked })}
        />
        <span>
          {messages.accurate}
          {problem ? <span className={styles.error}> {problem}</span> : null}
        </span>
      </label>
      <label className={styles.consent}>
        <input
          type="checkbox"
          className={styles.box}
          checked={marketing}
          onChange={(event) => onChange({ marketing: event.target.checked })}
        />
        <span>{messages.marketing({ property: propertyName })}</span>
      </label>
    </>
  );
}
