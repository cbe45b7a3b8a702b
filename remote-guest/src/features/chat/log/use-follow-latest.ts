import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Distance from the end that counts as the end: a thumb is not precise. */
const NEAR_END_PX = 64;

/**
 * Keeps a log scrolled to its end while the reader is there, and leaves it alone while they read further up.
 *
 * @param box the scroll container
 * @param count of entries, to show how many arrived meanwhile
 */
export function useFollowLatest(box: RefObject<HTMLDivElement | null>, count: number) {
  const content = useRef<HTMLDivElement>(null);
  /** Undefined until there is an entry: the first screen begins at its top. */
  const following = useRef<boolean>(undefined);
  const [leftAt, setLeftAt] = useState<number | null>(null);

  const toEnd = useCallback(() => {
    following.current = true;
    setLeftAt(null);
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [box]);

  const onScroll = useCallback(() => {
    if (!box.current) return;
    const { scrollHeight, scrollTop, clientHeight } = box.current;
    following.current = scrollHeight - scrollTop - clientHeight <= NEAR_END_PX;
    setLeftAt((before) => (following.current ? null : (before ?? count)));
  }, [box, count]);

  useLayoutEffect(() => {
    if (count && following.current !== false) toEnd();
  });

  // An opening keyboard, a late font or a growing answer must not lose the end.
  useEffect(() => {
    if (typeof ResizeObserver === 'undefined' || !box.current || !content.current) return;
    const observer = new ResizeObserver(() => {
      if (following.current && box.current) box.current.scrollTop = box.current.scrollHeight;
    });
    observer.observe(box.current);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, [box]);

  return { content, onScroll, toEnd, missed: leftAt === null ? null : Math.max(0, count - leftAt) };
}
