import { useShell } from '@bellkey/shared/shell';
import { useCallback, useEffect, useState } from 'react';
import type { DurableStorage } from '../durable-storage/durable-storage.ts';
import { firstLanguage, type GuestLanguage, loadLanguage, saveLanguage } from './guest-language.ts';

const YEAR_S = 365 * 24 * 60 * 60;

/** Tells the host, which renders the first page, what was chosen on this device. */
function tellHost(language: GuestLanguage): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that is supported
  document.cookie = `bellkey-language=${language}; path=/; max-age=${YEAR_S}; samesite=lax`;
}

/**
 * The guest's language and the way to change it; the device stores it.
 *
 * @param rendered the language that the server rendered the page in; null if it did not
 */
export function useGuestLanguage(
  storage: DurableStorage,
  rendered: readonly string[] | null = null,
): [GuestLanguage, (next: GuestLanguage) => void] {
  const [language, setLanguage] = useState(() =>
    rendered === null ? loadLanguage(storage, navigator.languages) : firstLanguage(rendered),
  );
  // An embedded page is another guest's.
  const isEmbedded = useShell().deviceStorage !== undefined;
  useEffect(() => {
    if (rendered === null) return;
    const own = loadLanguage(storage, navigator.languages);
    if (!isEmbedded) tellHost(own);
    setLanguage(own);
  }, [isEmbedded, rendered, storage]);
  const choose = useCallback(
    (next: GuestLanguage) => {
      saveLanguage(storage, next);
      if (!isEmbedded) tellHost(next);
      setLanguage(next);
    },
    [isEmbedded, storage],
  );
  return [language, choose];
}
