/**
 * Lays the page out as soon as its style sheets are loaded. Browsers wait for preloaded fonts before they paint
 * (Chromium up to 100 ms) and would otherwise start the layout only then. Inline; its hash is in the page's policy.
 */
export const firstLayoutScript = 'document.body.offsetWidth';
