import { useAnnounce } from '@bellkey/shared/shell';
import { useEffect, useRef } from 'react';

/** A result is announced after this long without a change: after typing, not at every key. */
const SETTLED_MS = 1_000;

/** Announces the new result to screen readers, once it has settled. The initial content is not announced. */
export function useSettledAnnouncement(result: string): void {
  const announce = useAnnounce();
  const last = useRef(result);
  useEffect(() => {
    const settled = setTimeout(() => {
      if (last.current === result) return;
      last.current = result;
      announce(result);
    }, SETTLED_MS);
    return () => clearTimeout(settled);
  }, [announce, result]);
}
