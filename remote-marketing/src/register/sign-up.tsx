import type { PropertySummary } from '@bellkey/shared/api';
import { Skeleton } from '@bellkey/shared/ui';
import { useState } from 'react';
import { AddressStep } from './address-step.tsx';
import { BusinessStep } from './business-step.tsx';
import { Opened } from './opened.tsx';
import { OwnerStep } from './owner-step.tsx';
import { PropertyStep } from './property-step.tsx';
import * as styles from './sign-up.css';
import { StartStep } from './start-step.tsx';
import { useSignUp } from './use-sign-up.ts';
import { VerifyStep } from './verify-step.tsx';

/** Signing up a property, step by step. Back and forward are the browser's own. */
export function SignUp() {
  const { signUp, step, ready, user, knowing, finish } = useSignUp();
  const [made, setMade] = useState<PropertySummary | null>(null);

  if (made) return <Opened property={made} />;
  // On the server, and until this tab's draft is read, there is the first step: the only one without any of it.
  if (!ready || step === 'business') return <BusinessStep {...signUp} />;
  if (step === 'property') return <PropertyStep {...signUp} />;
  if (knowing) {
    return (
      <div className={styles.form} data-begun="">
        <Skeleton label="Checking your session" lines={4} />
      </div>
    );
  }
  if (step === 'verify' && user) return <VerifyStep {...signUp} user={user} />;
  if (step === 'address') return <AddressStep {...signUp} />;
  if (step === 'start') {
    return (
      <StartStep
        {...signUp}
        onMade={(property) => {
          finish();
          setMade(property);
        }}
      />
    );
  }
  return <OwnerStep {...signUp} user={user} />;
}
