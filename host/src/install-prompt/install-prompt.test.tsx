import { TestShell } from '@bellkey/shared/shell-testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MAIN_ID } from '../notices/focus-page.ts';
import { DISMISSAL_KEY } from './dismissal.ts';
import { InstallOffer } from './install-offer.ts';
import { InstallPrompt } from './install-prompt.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  // jsdom has dialogs, but not their methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  jest.useRealTimers();
});

const offerOn = (ios: boolean) =>
  new InstallOffer({ ios, standalone: false, now: Date.now, storage: () => localStorage });

function show(how: 'native' | 'manual', frame: 'full' | 'app' | 'bare') {
  const offer = offerOn(how === 'manual');
  render(
    <TestShell>
      <InstallPrompt offer={offer} how={how} frame={frame} />
      <main id={MAIN_ID} tabIndex={-1}>
        <textarea aria-label="Message" />
      </main>
    </TestShell>,
  );
  return offer;
}

test('on iOS a dialog names the three steps and is closed by “Got it”', () => {
  show('manual', 'full');
  const dialog = screen.getByRole('dialog', { name: 'Keep Bellkey on your home screen' });
  expect(dialog).toHaveTextContent(/Share.*Add to Home Screen.*Add/);
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(localStorage.getItem(DISMISSAL_KEY)).not.toBeNull();
});

test('“Install” calls the browser’s prompt', () => {
  const offer = show('native', 'full');
  const prompt = jest.fn(async () => undefined);
  offer.offer(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  fireEvent.click(screen.getByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalledTimes(1);
});

test.each(['Not now', 'Close'])('“%s” stores the time, and leaves the focus on the page', (name) => {
  show('native', 'full');
  fireEvent.click(screen.getByRole('button', { name }));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(Number(localStorage.getItem(DISMISSAL_KEY))).toBe(Date.now());
});

test('it does not appear while a text field has the focus', () => {
  render(<textarea aria-label="Message" />);
  screen.getByRole('textbox').focus();
  show('native', 'full');
  expect(screen.queryByRole('region', { name: 'Install Bellkey' })).toBeNull();
  act(() => screen.getAllByRole('textbox')[0]?.blur());
  act(() => jest.advanceTimersByTime(2_000));
  expect(screen.getByRole('region', { name: 'Install Bellkey' })).toBeVisible();
});

test.each(['app', 'bare'] as const)('a page with frame %s never shows it', (frame) => {
  show('native', frame);
  expect(screen.queryByRole('region')).toBeNull();
});
