import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Distance from the end that counts as the end, in pixels. */
const NEAR_PX = 48;

/**
 * Keeps a list scrolled to its end while the reader is there, and leaves it alone while they read above.
 *
 * @param last changes when something is added at the end
 */
export function useStickToEnd<E extends HTMLElement>(
  last: string,
): { ref: RefObject<E | null>; onScroll(): void; missed: boolean; jump(): void } {
  const ref = useRef<E>(null);
  const atEnd = useRef(true);
  const [missed, setMissed] = useState(false);

  const jump = useCallback(() => {
    const list = ref.current;
    if (list) list.scrollTop = list.scrollHeight;
    atEnd.current = true;
    setMissed(false);
  }, []);

  const onScroll = useCallback(() => {
    const list = ref.current;
    if (!list) return;
    atEnd.current = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_PX;
    if (atEnd.current) setMissed(false);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when something was added, not when `jump` changes
  useLayoutEffect(() => {
    if (atEnd.current) jump();
    else setMissed(true);
  }, [last]);

  return { ref, onScroll, missed, jump };
}
