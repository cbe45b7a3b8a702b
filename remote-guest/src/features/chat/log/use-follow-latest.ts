import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** This near the end counts as being there: a thumb is not precise. */
const NEAR_END_PX = 64;

/**
 * Keeps the end of a log in sight while the reader is there, and leaves them alone while they read further up.
 *
 * @param box what scrolls
 * @param count of entries, to say how many came meanwhile
 */
export function useFollowLatest(box: RefObject<HTMLDivElement | null>, count: number) {
  const content = useRef<HTMLDivElement>(null);
  const following = useRef(true);
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
    if (following.current) toEnd();
  });

  // The keyboard opens, a font arrives, an answer grows: none of these is a reason to lose the end.
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
