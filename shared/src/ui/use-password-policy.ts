import { type PasswordPolicy, type PasswordPolicyResult, useSession } from '@bellkey/shared/shell';
import { useCallback, useEffect, useState } from 'react';

/** What is known of the server's rules for passwords. */
export interface PasswordRulesAnswer {
  /** Null until it is known. */
  policy: PasswordPolicy | null;
  failed: boolean;
  ask(): void;
}

/** Asks for the server's policy for passwords. */
export function usePasswordPolicy(): PasswordRulesAnswer {
  const { store } = useSession();
  const [answer, setAnswer] = useState<PasswordPolicyResult | null>(null);
  const ask = useCallback(() => {
    void store.passwordPolicy().then(setAnswer);
  }, [store]);
  useEffect(ask, [ask]);
  return { policy: answer?.ok ? answer.policy : null, failed: answer?.ok === false, ask };
}
