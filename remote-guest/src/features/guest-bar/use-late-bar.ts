import { useShell } from '@bellkey/shared/shell';
import { useEffect, useState } from 'react';
import type { GuestLanguage } from '../../language/guest-language.ts';

type LateBar = typeof import('./late-bar.tsx');

/**
 * The menu of the bar and the labels of the shell, in a separate chunk that the page does not wait for: it loads behind
 * the closed menu. A failed load is repeated when the connection is back; the platform's links show meanwhile. The
 * footer speaks the guest's language once it has loaded.
 */
export function useLateBar(language: GuestLanguage): LateBar | null {
  const [bar, setBar] = useState<LateBar | null>(null);
  const { setFooterLabels } = useShell();
  useEffect(() => {
    const load = () =>
      import('./late-bar.tsx').then(setBar, () => window.addEventListener('online', load, { once: true }));
    void load();
  }, []);
  useEffect(() => {
    if (bar) setFooterLabels?.(bar.footerLabels(language));
  }, [bar, setFooterLabels, language]);
  return bar;
}
