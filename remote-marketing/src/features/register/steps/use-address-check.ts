import type { SubdomainState } from '@bellkey/shared/api';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { useEffect, useState } from 'react';

/** State of the check of an address. */
export type AddressCheck =
  | { status: 'idle' | 'checking' }
  | { status: 'known'; state: SubdomainState; suggestions: readonly string[] }
  | { status: 'failed'; problem: ApiProblem };

/** Debounce in milliseconds. */
const PAUSE_MS = 350;

/** Whether an address is available, checked a moment after the last key. */
export function useAddressCheck(subdomain: string): AddressCheck & { again(): void } {
  const api = useApi();
  const [check, setCheck] = useState<AddressCheck>({ status: 'idle' });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again.
  useEffect(() => {
    if (subdomain.length < 3) return setCheck({ status: 'idle' });
    let current = true;
    setCheck({ status: 'checking' });
    const timer = setTimeout(async () => {
      const answer = await api.call('POST /api/properties/subdomain', { body: { subdomain } });
      if (!current) return;
      setCheck(
        answer.ok ? { status: 'known', ...answer.value } : { status: 'failed', problem: answer.error },
      );
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [api, subdomain, round]);

  return { ...check, again: () => setRound((before) => before + 1) };
}
