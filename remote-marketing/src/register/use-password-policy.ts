import { type PasswordPolicy, type PasswordPolicyResult, useSession } from '@bellkey/shared/shell';
import { useCallback, useEffect, useState } from 'react';

/** The server's policy for passwords; null until it is known. */
export function usePasswordPolicy(): { policy: PasswordPolicy | null; failed: boolean; ask(): void } {
  const { store } = useSession();
  const [answer, setAnswer] = useState<PasswordPolicyResult | null>(null);
  const ask = useCallback(() => {
    void store.passwordPolicy().then(setAnswer);
  }, [store]);
  useEffect(ask, [ask]);
  return { policy: answer?.ok ? answer.policy : null, failed: answer?.ok === false, ask };
}
