import type { Frame } from '@bellkey/shared/remote';
import { useLocation } from '@bellkey/shared/shell';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { entryOf, ScrollMemory } from './scroll-memory.ts';

interface Scrolled {
  main: RefObject<HTMLElement | null>;
  /** On `app` pages the main element scrolls, elsewhere the document. */
  frame: Frame;
  /** Whether the page has loaded; until then there is nothing to scroll to. */
  ready: boolean;
}

const anchorOf = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
};

/**
 * Restores the scroll position of a history entry, or scrolls to the anchor, once the page has loaded. The router's own
 * scroll restoration scrolls at once, before a page that loads on demand is there, and only scrolls the document.
 */
export function useScroll({ main, frame, ready }: Scrolled): void {
  const location = useLocation();
  const type = useNavigationType();
  const entry = entryOf(location);
  const memory = useRef<ScrollMemory | null>(null);
  const waiting = useRef<string | null>(null);
  const last = useRef({ entry, pathname: location.pathname });

  useEffect(() => {
    memory.current ??= new ScrollMemory(() => sessionStorage);
    const save = () => memory.current?.save();
    window.addEventListener('pagehide', save);
    return () => window.removeEventListener('pagehide', save);
  }, []);

  // Before the paint: the browser scrolls a page that got shorter, and that must not be saved for the entry that was left.
  useLayoutEffect(() => {
    const scroller = frame === 'app' ? main.current : document.scrollingElement;
    if (!ready || !scroller) return;
    const remember = () => memory.current?.set(entry, scroller.scrollTop);
    const target = frame === 'app' ? scroller : document;
    target.addEventListener('scroll', remember, { passive: true });
    return () => target.removeEventListener('scroll', remember);
  }, [main, frame, ready, entry]);

  useLayoutEffect(() => {
    const before = last.current;
    last.current = { entry, pathname: location.pathname };
    if (!ready) {
      waiting.current = entry;
      return;
    }
    const late = waiting.current === entry;
    waiting.current = null;
    const moved = before.entry !== entry;
    if (!late && !(moved && frame === 'app')) return;

    const scroller = frame === 'app' ? main.current : document.scrollingElement;
    memory.current ??= new ScrollMemory(() => sessionStorage);
    const top = type === 'POP' ? memory.current.get(entry) : undefined;
    const anchor = location.hash ? anchorOf(location.hash) : null;
    if (top !== undefined) scroller?.scrollTo({ top, behavior: 'instant' });
    else if (anchor) anchor.scrollIntoView({ behavior: 'instant' });
    else if (before.pathname !== location.pathname) scroller?.scrollTo({ top: 0, behavior: 'instant' });
  }, [main, frame, ready, entry, type, location.hash, location.pathname]);
}
