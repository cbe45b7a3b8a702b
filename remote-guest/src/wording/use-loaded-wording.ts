import { useEffect, useState } from 'react';
import type { GuestLanguage } from '../language/guest-language.ts';
import type { LoadWording, Wording } from './load-wording.ts';

/**
 * What a page says in the guest's language: null until the first is here, and the one before while another loads. When
 * it can't be loaded the page speaks English, and asks again when the connection is back.
 */
export function useLoadedWording<Loaded extends Wording>(
  english: Loaded,
  load: LoadWording<Loaded>,
  language: GuestLanguage,
): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(language === 'en' ? english : null);
  useEffect(() => {
    if (language === 'en') {
      setLoaded(english);
      return;
    }
    let stopped = false;
    const fetchIt = async () => {
      try {
        const wording = await load[language]();
        if (!stopped) setLoaded(wording);
      } catch {
        if (stopped) return;
        setLoaded((before) => before ?? english);
        window.addEventListener('online', fetchIt, { once: true });
      }
    };
    void fetchIt();
    return () => {
      stopped = true;
      window.removeEventListener('online', fetchIt);
    };
  }, [english, load, language]);
  return loaded;
}
