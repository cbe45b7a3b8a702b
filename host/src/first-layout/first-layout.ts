/**
 * Set by the server on the body of a page that it rendered; while it is set, parts of the page far from the screen have
 * no layout.
 */
export const FIRST_LAYOUT = 'data-first-layout';

/** What counts as a part of a page, and how a page marks one; the same as in first-layout.css. */
export const PARTS =
  'main > section, main > article, main > div > section, main > div > article, main [data-part]';

interface Ports {
  document: Document;
  /** Whether the browser is returning to a scroll position of this page: then its true length matters. */
  returning: boolean;
  whenIdle(run: () => void): void;
  /** Calls back when the page is usable; earlier requests would compete with it. */
  whenReady(run: () => void): void;
  /** Resolves when the fonts of the whole page are loaded. */
  loadFonts(): Promise<void>;
}

/** How long the rest of a page waits for its fonts. */
const FONTS_WAIT_MS = 3_000;

/** Whether the document was reloaded or returned to. */
export const isReturning = (performance: Performance): boolean =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(
    ({ type }) => type === 'reload' || type === 'back_forward',
  );

/**
 * Lays out the rest of the first page in parts, one per idle moment, so that no task is long. It starts when the page
 * is usable and the fonts of the rest have loaded. Afterwards the rule ends: later pages are laid out in full, so that
 * restored scroll positions are right.
 */
export function finishFirstLayout({ document, returning, whenIdle, whenReady, loadFonts }: Ports): void {
  const { body } = document;
  const end = () => body.removeAttribute(FIRST_LAYOUT);
  if (returning || !body.hasAttribute(FIRST_LAYOUT)) {
    end();
    return;
  }
  const waiting = [...document.querySelectorAll<HTMLElement>(PARTS)];
  const next = () => {
    const part = waiting.shift();
    if (!part) {
      end();
      return;
    }
    part.style.contentVisibility = 'visible';
    whenIdle(next);
  };
  whenReady(() => {
    const late = new Promise((resolve) => setTimeout(resolve, FONTS_WAIT_MS));
    void Promise.race([loadFonts(), late]).then(() => whenIdle(next));
  });
}
