import { propertyOrigin } from '@bellkey/shared/brand';
import { Button, Field } from '@bellkey/shared/ui';
import { registerMessages } from '../../../../messages/compiled/register/en.ts';
import { validateStep } from '../answers/steps.ts';
import type { SignUp } from '../answers/use-sign-up.ts';
import * as styles from '../style/sign-up.css';
import { StepFrame } from './step-frame.tsx';
import { useAddressCheck } from './use-address-check.ts';

/** The property's own address, checked while it is typed. */
export function AddressStep({ draft, problems, change, point, go }: SignUp) {
  const check = useAddressCheck(draft.subdomain);
  const origin = propertyOrigin(draft.subdomain || 'your-house', window.location);
  const error =
    problems.subdomain ??
    (check.status === 'known' && check.state !== 'free' ? registerMessages.addresses[check.state] : null) ??
    (check.status === 'failed' ? check.problem.detail : null);
  return (
    <StepFrame
      step="address"
      title="Your web address"
      problems={problems}
      busy={check.status === 'checking'}
      onBack={() => go('owner')}
      onSubmit={() => {
        const found = validateStep('address', draft);
        if (Object.keys(found).length > 0) point(found);
        else if (check.status === 'failed') check.again();
        else if (check.status === 'known' && check.state === 'free') go('start');
        else point({ subdomain: error ?? 'Choose another address.' });
      }}
    >
      <Field
        label="Address"
        name="subdomain"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={draft.subdomain}
        onChange={({ target }) => change({ subdomain: target.value.toLowerCase() })}
        hint={`Your guests and staff find you at ${origin.replace(/^https?:\/\//, '')}`}
        error={error}
      />
      <p role="status" className={styles.hint}>
        {check.status === 'checking' ? 'Looking whether it is free.' : ''}
        {check.status === 'known' && check.state === 'free' ? `${draft.subdomain} is free.` : ''}
      </p>
      {check.status === 'known' && check.suggestions.length > 0 ? (
        <div className={styles.group}>
          <p className={styles.hint}>These are free:</p>
          <div className={styles.suggestions}>
            {check.suggestions.map((name) => (
              <Button key={name} look="outline" size="small" onClick={() => change({ subdomain: name })}>
                {name}
              </Button>
            ))}
          </div>
        </div>
      ) : null}
    </StepFrame>
  );
}
