import type { PropertySummary } from '@bellkey/shared/api';
import { Skeleton } from '@bellkey/shared/ui';
import { useState } from 'react';
import { useSignUp } from './answers/use-sign-up.ts';
import { Opened } from './opened.tsx';
import { AddressStep } from './steps/address-step.tsx';
import { BusinessStep } from './steps/business-step.tsx';
import { OwnerStep } from './steps/owner-step.tsx';
import { PropertyStep } from './steps/property-step.tsx';
import { StartStep } from './steps/start-step.tsx';
import { VerifyStep } from './steps/verify-step.tsx';
import * as styles from './style/sign-up.css';

/** Signing up a property, step by step. Back and forward are the browser's own. */
export function SignUp() {
  const { signUp, step, ready, user, knowing, finish } = useSignUp();
  const [made, setMade] = useState<PropertySummary | null>(null);

  if (made) return <Opened property={made} />;
  // On the server, and until this tab's draft has loaded, the first step shows: the only one that needs no draft.
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
