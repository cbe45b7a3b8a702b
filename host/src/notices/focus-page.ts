/** Id of the element that holds the page. */
export const MAIN_ID = 'main';

/** Focuses the page itself, where keyboards and screen readers continue when the focused element is removed. */
export function focusPage(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}
