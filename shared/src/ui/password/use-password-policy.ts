import { type PasswordPolicy, type PasswordPolicyResult, useSession } from '@bellkey/shared/shell';
import { useCallback, useEffect, useState } from 'react';
import { COMMON_FROM_LENGTH, loadCommonPasswords } from './load-common-passwords.ts';

/** What is known of the server's rules for passwords. */
export interface PasswordRulesAnswer {
  /** Null until it is known. */
  policy: PasswordPolicy | null;
  /** The most used passwords, which are refused; null where the policy does not refuse them. */
  common?: ReadonlySet<string> | null;
  failed: boolean;
  ask(): void;
}

/** Asks for the server's policy for passwords. */
export function usePasswordPolicy(): PasswordRulesAnswer {
  const { store } = useSession();
  const [answer, setAnswer] = useState<PasswordPolicyResult | null>(null);
  const [common, setCommon] = useState<ReadonlySet<string> | null>(null);
  const ask = useCallback(() => {
    void store.passwordPolicy().then(async (asked) => {
      // Both come at once: a rule that appears later would move what is below it.
      if (asked.ok && asked.policy.minimumLength >= COMMON_FROM_LENGTH)
        setCommon(await loadCommonPasswords());
      setAnswer(asked);
    });
  }, [store]);
  useEffect(ask, [ask]);
  return { policy: answer?.ok ? answer.policy : null, common, failed: answer?.ok === false, ask };
}
