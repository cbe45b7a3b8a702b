/** Id of the element that holds the page. */
export const MAIN_ID = 'main';

/** Gives the focus to the page itself: where keyboards and screen readers go on when what they were in is gone. */
export function focusPage(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}
