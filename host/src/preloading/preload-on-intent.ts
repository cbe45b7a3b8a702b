import { type ComposedPage, matchPage } from '@bellkey/shared/remote';

/** How long a pointer rests on a link before its page is preloaded. */
export const HOVER_INTENT_MS = 100;

interface Ports {
  document: Document;
  pages: readonly ComposedPage[];
  preload(page: ComposedPage): void;
  savesData(): boolean;
}

/** The page that a link leads to, if it is another page of this origin. */
function pageOf(target: EventTarget | null, { document, pages }: Ports): ComposedPage | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const here = document.location;
  if (!link || link.origin !== here.origin || link.pathname === here.pathname) return null;
  if (link.target !== '' || link.hasAttribute('download')) return null;
  return matchPage(pages, link.pathname);
}

/**
 * Preloads the page of a link before the click: when a pointer rests on it for 100 ms, when it is touched or focused.
 * One listener serves the links of every remote. Returns a function that stops it.
 */
export function preloadOnIntent(ports: Ports): () => void {
  const { document } = ports;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const preload = (target: EventTarget | null) => {
    if (ports.savesData()) return;
    const page = pageOf(target, ports);
    if (page) ports.preload(page);
  };
  const atOnce = (event: Event) => preload(event.target);
  const over = (event: Event) => {
    clearTimeout(timer);
    timer = setTimeout(preload, HOVER_INTENT_MS, event.target);
  };
  const out = () => clearTimeout(timer);
  const listeners = { mouseover: over, mouseout: out, touchstart: atOnce, focusin: atOnce };
  for (const [name, listener] of Object.entries(listeners))
    document.addEventListener(name, listener, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const [name, listener] of Object.entries(listeners)) document.removeEventListener(name, listener);
  };
}
