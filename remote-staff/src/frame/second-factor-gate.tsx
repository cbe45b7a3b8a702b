import type { Membership } from '@bellkey/shared/api';
import { Button } from '@bellkey/shared/ui';
import * as messages from '../../messages/compiled/frame/en.ts';
import { RequiredSecondFactor } from '../features/second-factor/required-second-factor.tsx';
import { SignOutButton } from './sign-out.tsx';
import * as styles from './staff-frame.css';

/**
 * Replaces the page until a second factor is set up.
 *
 * @param fallback where to go after setting it up, when the address names no page
 * @param elsewhere properties that the person can switch to without one
 */
export function SecondFactorGate({
  reason,
  fallback,
  elsewhere = [],
  onPick,
  onSetUp,
  onSignOut,
}: {
  reason: string;
  fallback: string;
  elsewhere?: readonly Membership[];
  onPick?(propertyId: string): void;
  onSetUp(): Promise<void>;
  onSignOut(): Promise<void>;
}) {
  return (
    <div className={styles.content}>
      <div className={styles.alone}>
        <RequiredSecondFactor reason={reason} fallback={fallback} onSetUp={onSetUp}>
          {elsewhere.map(({ id, property }) => (
            <div key={id}>
              <Button look="outline" size="small" onClick={() => onPick?.(property.id)}>
                {messages.goToProperty({ property: property.name })}
              </Button>
            </div>
          ))}
          <div>
            <SignOutButton onSignOut={onSignOut} />
          </div>
        </RequiredSecondFactor>
      </div>
    </div>
  );
}
