import { useCallback, useState } from 'react';
import type { DurableStorage } from '../durable-storage/durable-storage.ts';
import { type GuestLanguage, loadLanguage, saveLanguage } from './guest-language.ts';

/** The language that the guest reads, and the way to change it, which this device keeps. */
export function useGuestLanguage(storage: DurableStorage): [GuestLanguage, (next: GuestLanguage) => void] {
  const [language, setLanguage] = useState(() => loadLanguage(storage, navigator.languages));
  const choose = useCallback(
    (next: GuestLanguage) => {
      saveLanguage(storage, next);
      setLanguage(next);
    },
    [storage],
  );
  return [language, choose];
}
