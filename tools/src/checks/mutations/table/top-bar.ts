import { mutations } from './mutation.ts';

const LINKS = 'host/src/top-bar/links.ts';
const TOP_BAR = 'host/src/top-bar/top-bar.tsx';
const BRAND_LINK = 'host/src/top-bar/brand-link.tsx';
const SHELL = 'host/src/app/shell.tsx';

/** Top bar, footer, and the frame around a page. */
export const topBar = [
  ...mutations({ section: '2', file: LINKS, test: 'host/src/top-bar/links.test.ts' }, [
    {
      rule: 'The top bar links to Pricing by /#pricing',
      from: "to: '/#pricing'",
      to: "to: '/pricing'",
    },
    { rule: 'Staff Login goes to /staff-login', from: "to: '/staff-login'", to: "to: '/staff'" },
    {
      rule: 'A link is active by its hash when it has one',
      from: 'hash === undefined || location.hash === `#${hash}`',
      to: 'true',
    },
    {
      rule: 'A link is active by its path',
      from: "location.pathname === (path || '/') &&",
      to: '',
    },
  ]),
  ...mutations({ section: '2', file: BRAND_LINK, test: 'host/src/top-bar/top-bar.test.tsx' }, [
    { rule: 'The logo links to /', from: '<Link to="/" className', to: '<Link to="/demo" className' },
    {
      rule: 'The subheading shows only when co-branded',
      from: '{isCoBrand(brand) && brand.subheading ?',
      to: '{brand.subheading ?',
    },
    { rule: 'The subheading opens in a new tab', from: 'target="_blank"', to: 'target="_self"' },
    {
      rule: 'A subheading without an address is no link',
      from: 'brand.subheadingUrl ? (',
      to: 'brand.subheading ? (',
    },
  ]),
  ...mutations({ section: '2', file: TOP_BAR, test: 'host/src/top-bar/top-bar.test.tsx' }, [
    {
      rule: 'The Scan QR button goes to /scan-qr',
      from: '<ButtonLink to="/scan-qr">{messages.scanQr}</ButtonLink>\n          <button',
      to: '<ButtonLink to="/chat">{messages.scanQr}</ButtonLink>\n          <button',
    },
    { rule: 'The active link is said to be it', from: "? 'page' : undefined", to: '? undefined : undefined' },
    {
      rule: 'Staff who are signed in go to their dashboard',
      section: 'docs/product.md',
      from: '? staffHome : staffLogin',
      to: '? staffLogin : staffLogin',
    },
  ]),
  ...mutations({ section: '2', file: TOP_BAR, test: 'host/src/top-bar/menu.test.tsx' }, [
    {
      rule: 'The mobile menu has a Scan QR button too',
      from: '<ButtonLink to="/scan-qr" onClick={close}>\n        {messages.scanQr}\n      </ButtonLink>',
      to: '',
    },
    {
      rule: 'The mobile menu toggles',
      from: 'onClick={() => setOpen(!open)}',
      to: 'onClick={() => setOpen(true)}',
    },
    { rule: 'The mobile menu is closed at first', from: 'useState(false)', to: 'useState(true)' },
    {
      rule: 'The mobile menu closes on a link, also to where one is',
      from: 'setOpen(false);\n    onNavigate();',
      to: 'onNavigate();',
    },
    {
      rule: 'The mobile menu closes on any other navigation',
      from: 'useEffect(() => setOpen(false), [here]);',
      to: '',
    },
    { rule: 'Escape closes the mobile menu', from: "event.key !== 'Escape'", to: "event.key !== 'Esc'" },
    {
      rule: 'Escape gives the focus back to the menu’s button',
      from: 'setOpen(false);\n      toggle.current?.focus();',
      to: 'setOpen(false);',
    },
    {
      rule: 'The focus is not lost with the mobile menu',
      from: 'toggle.current?.focus();\n    setOpen(false);',
      to: 'setOpen(false);',
    },
    {
      rule: 'A click in the desktop navigation resets the fade-in',
      from: 'links={desktopLinks} onNavigate={onNavigate}',
      to: 'links={desktopLinks} onNavigate={() => undefined}',
    },
    {
      rule: 'A click in the mobile navigation resets the fade-in',
      from: 'setOpen(false);\n    onNavigate();',
      to: 'setOpen(false);',
    },
  ]),
  ...mutations(
    { section: '2', file: 'host/src/footer/footer.tsx', test: 'host/src/footer/footer.test.tsx' },
    [
      { rule: 'The footer links to /partners', from: 'to="/partners"', to: 'to="/partner"' },
      { rule: 'The footer links to /terms', from: 'to="/terms"', to: 'to="/privacy"' },
      { rule: 'The footer has the anchor #cookies', from: ", 'cookies'", to: '' },
      { rule: 'Anchors are those of the home page', from: '`/#${anchor}`', to: '`/${anchor}`' },
    ],
  ),
  ...mutations({ section: '2', file: SHELL, test: 'host/src/app/shell.test.tsx' }, [
    {
      rule: 'A nav click hides the page at once',
      from: 'const reset = useCallback(() => setHidden(true), []);',
      to: 'const reset = useCallback(() => setHidden(false), []);',
    },
    {
      rule: 'The page is revealed again by itself',
      from: 'setTimeout(() => setHidden(false), FADE_IN_REVEAL_DELAY_MS)',
      to: 'setTimeout(() => undefined, FADE_IN_REVEAL_DELAY_MS)',
    },
    {
      rule: 'The route is replaced on hosts with a subdomain',
      from: '.subdomain === null) return;',
      to: '.subdomain !== null) return;',
    },
    {
      rule: 'The replacement takes no place in the history',
      from: '{ replace: true, state,',
      to: '{ replace: false, state,',
    },
    {
      rule: 'The replacement keeps query and hash',
      from: 'navigate({ pathname, search, hash }',
      to: 'navigate({ pathname }',
    },
    {
      rule: 'The route is replaced once',
      from: 'return () => clearTimeout(timer);\n  }, [navigate]);',
      to: 'return () => clearTimeout(timer);\n  });',
    },
    {
      rule: 'The focus goes to the page on navigation',
      section: 'accessibility',
      from: '    focusPage();\n',
      to: '',
    },
    {
      rule: 'The skip link leads to the page',
      section: 'accessibility',
      from: 'href={`#${MAIN_ID}`}',
      to: 'href="#content"',
    },
  ]),
  ...mutations({ section: 'accessibility' }, [
    {
      rule: 'The page’s title is read out on navigation',
      file: 'host/src/page-title/use-page-title.ts',
      from: 'announce(document.title)',
      to: 'undefined',
      test: 'host/src/app/shell.test.tsx',
    },
    {
      rule: 'Scroll positions outlive a reload of the tab',
      file: 'host/src/scroll/scroll-memory.ts',
      from: 'JSON.stringify([...this.positions])',
      to: "'[]'",
      test: 'host/src/scroll/scroll-memory.test.ts',
    },
  ]),
];
