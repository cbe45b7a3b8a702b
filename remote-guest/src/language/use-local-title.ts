import { useSetTitle } from '@bellkey/shared/shell';
import { useEffect } from 'react';
import type { GuestLanguage } from './guest-language.ts';

/** Titles the page in the guest's language. In English it keeps the title of the page table. */
export function useLocalTitle(language: GuestLanguage, title: string): void {
  const setTitle = useSetTitle();
  useEffect(() => {
    setTitle(language === 'en' ? null : title);
    return () => setTitle(null);
  }, [setTitle, language, title]);
}
