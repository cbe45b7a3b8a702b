import { useEffect, useState } from 'react';

type LateBar = typeof import('./late-bar.tsx');

/**
 * The menu of the bar and the labels of the shell, in a separate chunk that the page does not wait for: it loads behind
 * the closed menu. A failed load is repeated when the connection is back; the platform's links show meanwhile.
 */
export function useLateBar(): LateBar | null {
  const [bar, setBar] = useState<LateBar | null>(null);
  useEffect(() => {
    const load = () =>
      import('./late-bar.tsx').then(setBar, () => window.addEventListener('online', load, { once: true }));
    void load();
  }, []);
  return bar;
}
