import { type PasswordPolicy, type PasswordPolicyResult, useSession } from '@bellkey/shared/shell';
import { useCallback, useEffect, useState } from 'react';
import { COMMON_FROM_LENGTH, loadCommonPasswords } from './load-common-passwords.ts';

/** The server's password policy, as far as it is loaded. */
export interface PasswordRulesAnswer {
  /** Null until it is known. */
  policy: PasswordPolicy | null;
  /** The most used passwords, which are refused; null when the policy does not refuse them. */
  common?: ReadonlySet<string> | null;
  failed: boolean;
  ask(): void;
}

/** Loads the server's password policy. */
export function usePasswordPolicy(): PasswordRulesAnswer {
  const { store } = useSession();
  const [answer, setAnswer] = useState<PasswordPolicyResult | null>(null);
  const [common, setCommon] = useState<ReadonlySet<string> | null>(null);
  const ask = useCallback(() => {
    void store.passwordPolicy().then(async (asked) => {
      // Both arrive together: a rule that appears later would move what is below it.
      if (asked.ok && asked.policy.minimumLength >= COMMON_FROM_LENGTH)
        setCommon(await loadCommonPasswords());
      setAnswer(asked);
    });
  }, [store]);
  useEffect(ask, [ask]);
  return { policy: answer?.ok ? answer.policy : null, common, failed: answer?.ok === false, ask };
}
