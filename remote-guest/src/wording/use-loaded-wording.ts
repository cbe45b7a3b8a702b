import { useEffect, useState } from 'react';
import type { GuestLanguage } from '../language/guest-language.ts';
import { findWording, type LoadWording, loadWording, type Wording } from './load-wording.ts';

/**
 * The messages of a page in the guest's language: null until the first has loaded, and the previous one while another
 * loads. If loading fails the page is in English, and retries when the connection is back.
 */
export function useLoadedWording<Loaded extends Wording>(
  english: Loaded,
  load: LoadWording<Loaded>,
  language: GuestLanguage,
): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(() => findWording(english, load, language));
  useEffect(() => {
    const here = findWording(english, load, language);
    if (here) {
      setLoaded(here);
      return;
    }
    let stopped = false;
    const fetchIt = async () => {
      try {
        const wording = await loadWording(english, load, language);
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
