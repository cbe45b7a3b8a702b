import { act } from '@testing-library/react';

/** Presses a button twice before the page has shown the first press: only its action can ignore the second. */
export const pressTwice = (button: HTMLElement): Promise<void> =>
  act(async () => {
    button.click();
    button.click();
  });
