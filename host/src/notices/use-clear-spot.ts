import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { hasControlUnder } from './control-under.ts';
import { watchIdle } from './idle-watch.ts';

/** How often a notice checks whether it may show. */
export const LOOK_EVERY_MS = 300;

/** Distance to the window's edge, and to its top below the top bar. */
const MARGIN_PX = 16;
const BELOW_TOP_BAR_PX = 76;

interface ClearSpot<E extends HTMLElement> {
  ref: RefObject<E | null>;
  /** Hides the notice and makes it unreachable until there is a place for it. */
  style: CSSProperties;
}

/** Possible upper edges of a notice, best first: at the window's bottom, below the top bar, half-way. */
function placesFor(notice: Element): number[] {
  const { height } = notice.getBoundingClientRect();
  const foot = window.innerHeight - MARGIN_PX - height;
  return [foot, BELOW_TOP_BAR_PX, (foot + BELOW_TOP_BAR_PX) / 2].filter((top) => top >= MARGIN_PX);
}

/**
 * Shows a floating notice only while it covers no control. It appears when the person is not using the page. It hides
 * when the page scrolls or a control moves under it. A notice that has the focus stays.
 */
export function useClearSpot<E extends HTMLElement>(): ClearSpot<E> {
  const ref = useRef<E>(null);
  const [top, setTop] = useState<number | null>(null);
  useEffect(() => {
    const quiet = watchIdle(window, () => performance.now());
    let shownAt: number | null = null;
    const show = (at: number | null) => {
      shownAt = at;
      setTop(at);
    };
    const look = () => {
      const notice = ref.current;
      if (!notice || notice.contains(document.activeElement)) return;
      if (shownAt !== null) {
        if (hasControlUnder(notice, shownAt)) show(null);
      } else if (quiet.isIdle()) {
        show(placesFor(notice).find((place) => !hasControlUnder(notice, place)) ?? null);
      }
    };
    const hide = () => {
      if (!ref.current?.contains(document.activeElement)) show(null);
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    const options = { capture: true, passive: true };
    window.addEventListener('scroll', hide, options);
    window.addEventListener('resize', hide, options);
    look();
    return () => {
      clearInterval(timer);
      window.removeEventListener('scroll', hide, options);
      window.removeEventListener('resize', hide, options);
      quiet.stop();
    };
  }, []);
  return { ref, style: top === null ? { visibility: 'hidden' } : { top, bottom: 'auto' } };
}
