import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { hasControlUnder } from './control-under.ts';
import { type QuietWatch, watchQuiet } from './quiet-watch.ts';

/** How often a notice looks whether it may show. */
export const LOOK_EVERY_MS = 300;

interface ClearSpot<E extends HTMLElement> {
  ref: RefObject<E | null>;
  /** Keeps the notice invisible, and out of reach, until its place is free. */
  style: CSSProperties;
}

/**
 * Shows a floating notice only while it lies over nothing that can be pressed. It appears when the person is not busy
 * with the page, hides as soon as the page scrolls, and hides when a control comes to lie under it. A notice that has
 * the focus stays.
 */
export function useClearSpot<E extends HTMLElement>(): ClearSpot<E> {
  const ref = useRef<E>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const quiet: QuietWatch = watchQuiet(window, () => performance.now());
    const look = () => {
      const notice = ref.current;
      if (!notice || notice.contains(document.activeElement)) return;
      if (hasControlUnder(notice)) setShown(false);
      else if (quiet.isQuiet()) setShown(true);
    };
    const hide = () => {
      if (!ref.current?.contains(document.activeElement)) setShown(false);
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
  return { ref, style: { visibility: shown ? undefined : 'hidden' } };
}
