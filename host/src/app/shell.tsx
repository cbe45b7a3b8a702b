import { detectSubdomain } from '@bellkey/shared/brand';
import { type ComposedPage, type Frame, matchPage } from '@bellkey/shared/remote';
import { useLocation, useNavigate, useShell } from '@bellkey/shared/shell';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import * as messages from '../../messages/compiled/shell/en.ts';
import { Footer } from '../footer/footer.tsx';
import { InstallPromptSlot } from '../install-prompt/install-prompt-slot.tsx';
import { focusPage, MAIN_ID } from '../notices/focus-page.ts';
import { usePageTitle } from '../page-title/use-page-title.ts';
import { usePageStore } from '../remote-loading/page/page-store-context.ts';
import { isFirst } from '../remote-loading/page/remote-page.tsx';
import { entryOf } from '../scroll/scroll-memory.ts';
import { useScroll } from '../scroll/use-scroll.ts';
import { shownLabels } from '../shown-value/shown-labels.ts';
import { useShownValue } from '../shown-value/use-shown-value.ts';
import { shownProperty } from '../top-bar/shown-property.ts';
import { TopBar } from '../top-bar/top-bar.tsx';
import * as styles from './shell.css';

/** Specification, section 9. */
export const SUBDOMAIN_REPLACEMENT_DELAY_MS = 50;
export const FADE_IN_REVEAL_DELAY_MS = 100;

/**
 * On hosts that have a subdomain the current route is replaced once, after 50 ms, with its query and hash
 * (specification, section 2).
 */
function useSubdomainReplacement(): void {
  const navigate = useNavigate();
  const location = useLocation();
  const current = useRef(location);
  current.current = location;
  useEffect(() => {
    if (detectSubdomain(window.location.hostname).subdomain === null) return;
    const timer = setTimeout(() => {
      const { pathname, search, hash, state } = current.current;
      // The browser treats it as another host and refuses.
      if (pathname.startsWith('//')) return;
      navigate({ pathname, search, hash }, { replace: true, state, preventScrollReset: true });
    }, SUBDOMAIN_REPLACEMENT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
}

/** Hides the page for a moment after a click in the navigation and lets it fade in again. */
function useFadeIn(): { hidden: boolean; reset: () => void } {
  const [hidden, setHidden] = useState(false);
  const reset = useCallback(() => setHidden(true), []);
  useEffect(() => {
    if (!hidden) return;
    const timer = setTimeout(() => setHidden(false), FADE_IN_REVEAL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [hidden]);
  return { hidden, reset };
}

/**
 * Moves focus to the page after a navigation to another path, so that keyboards and screen readers start at its top.
 */
function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    focusPage();
  }, [pathname]);
}

/** Whether the page has loaded; Room Not Found always has. */
function usePageReady(page: ComposedPage | null): boolean {
  const store = usePageStore();
  const { first } = useShell();
  const ready = () => page === null || store.get(page).status === 'ready';
  // Like the page itself, which starts as a skeleton when it is rendered in the browser.
  const isInHtml = () => page?.rendering !== 'client' || isFirst(first, page);
  return useSyncExternalStore(store.subscribe, ready, () => isInHtml() && ready());
}

/** The frame around every page: skip link, top bar, page, footer, as far as the page's `frame` has them. */
export function Shell() {
  const { composition } = usePageStore();
  const { pathname } = useLocation();
  const page = matchPage(composition.pages, pathname);
  const frame: Frame = page?.frame ?? 'full';
  const fade = useFadeIn();
  const main = useRef<HTMLElement>(null);
  const bar = useShownValue(shownProperty);
  useScroll({ main, frame, ready: usePageReady(page) });
  usePageTitle(page);
  useSubdomainReplacement();
  useFocusOnNavigation();
  const remote = page?.remote;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a page says around itself ends with the pages of its remote
  useEffect(
    () => () => {
      shownProperty.set(null);
      shownLabels.set(null);
    },
    [remote],
  );

  return (
    <div className={styles.shell} data-frame={frame}>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {bar?.labels?.skipToContent ?? messages.skipToContent}
      </a>
      {frame === 'bare' ? null : <TopBar onNavigate={fade.reset} slim={frame === 'app'} />}
      <InstallPromptSlot frame={frame} />
      <main
        ref={main}
        id={MAIN_ID}
        className={styles.main}
        tabIndex={-1}
        data-hidden={fade.hidden || undefined}
      >
        <Outlet />
      </main>
      {frame === 'full' ? <Footer /> : null}
      <ScrollRestoration getKey={entryOf} />
    </div>
  );
}
