import { TestShell } from '@bellkey/shared/shell-testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MAIN_ID } from '../app/focus-page.ts';
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

test.each(['app', 'full'] as const)('on a page with frame %s it makes way while somebody types', (frame) => {
  show('native', frame);
  expect(screen.getByRole('region', { name: 'Install Bellkey' })).toBeVisible();
  act(() => screen.getByRole('textbox').focus());
  expect(screen.queryByRole('region')).toBeNull();
  act(() => screen.getByRole('textbox').blur());
  expect(screen.getByRole('region', { name: 'Install Bellkey' })).toBeVisible();
});

test('on a page of the app the iOS steps come on demand', () => {
  show('manual', 'app');
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show me how' }));
  expect(screen.getByRole('dialog', { name: 'Keep Bellkey on your home screen' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(localStorage.getItem(DISMISSAL_KEY)).not.toBeNull();
});

test('a page without a frame has no room for it', () => {
  show('native', 'bare');
  expect(screen.queryByRole('region')).toBeNull();
});
