/**
 * Has the page laid out as soon as its style sheets are here. Browsers wait for preloaded fonts before they paint
 * (Chromium up to 100 ms) and would begin with the layout only then. Inline; its hash is in the page's policy.
 */
export const firstLayoutScript = 'document.body.offsetWidth';
