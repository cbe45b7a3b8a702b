import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { InstallOffer } from '../install-prompt/install-offer.ts';
import { InstallOfferContext } from '../install-prompt/install-offer-context.ts';
import { MAIN_ID } from '../notices/focus-page.ts';
import { offlineStatus } from '../service-worker/offline-status.ts';
import { DeviceOptionsSlot } from './device-options-slot.tsx';

const NOTHING = { offlineReady: false, registrationFailed: false, standalone: false, reloadWanted: false };

beforeEach(() => {
  localStorage.clear();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  act(() => offlineStatus.set(NOTHING));
});

const newOffer = (ios: boolean) =>
  new InstallOffer({ ios, standalone: false, now: Date.now, storage: () => localStorage });

/** An offer whose delay has passed, with the browser's prompt. */
function dueOffer(ios: boolean) {
  jest.useFakeTimers();
  const offer = newOffer(ios);
  const prompt = jest.fn(async () => undefined);
  offer.offer(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  offer.loaded();
  jest.advanceTimersByTime(5_000);
  jest.useRealTimers();
  return { offer, prompt };
}

/** jsdom's host name is localhost, where the panel is shown: in production it never is. */
function open(environment: 'production' | 'demo' = 'production', offer = newOffer(false)) {
  const services = shellServices();
  const { container } = render(
    <TestShell services={{ ...services, config: { ...services.config, environment } }}>
      <InstallOfferContext value={offer}>
        <main id={MAIN_ID} tabIndex={-1} />
        <DeviceOptionsSlot />
      </InstallOfferContext>
    </TestShell>,
  );
  return container;
}

test.each([
  [{ offlineReady: true }, 'Opens without a connection on this device.'],
  [{ offlineReady: true, standalone: true }, 'Installed on this device. Opens without a connection.'],
  [{ standalone: true }, 'Installed on this device.'],
  [{ registrationFailed: true }, 'This browser can’t open it without a connection.'],
])('%j is formatted as “%s”', async (change, line) => {
  open();
  act(() => offlineStatus.set(change));
  expect(await screen.findByText(line)).toBeVisible();
});

test('an install offer is a button that calls the browser’s prompt', async () => {
  const { offer, prompt } = dueOffer(false);
  open('production', offer);
  fireEvent.click(await screen.findByRole('button', { name: 'Install Bellkey' }));
  expect(prompt).toHaveBeenCalledTimes(1);
});

test('on iOS the button opens the steps, and “Got it” ends the offer', async () => {
  const { offer } = dueOffer(true);
  open('production', offer);
  fireEvent.click(await screen.findByRole('button', { name: 'Install Bellkey' }));
  expect(screen.getByRole('dialog', { name: 'Keep Bellkey on your home screen' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(offer.get()).toBe('hidden');
});

test('an update that waits for unsaved input is a button', async () => {
  open();
  act(() => offlineStatus.set({ reloadWanted: true }));
  expect(await screen.findByRole('button', { name: 'Reload for the new version' })).toBeVisible();
});

test('the subdomain panel is there on a localhost host', async () => {
  open('demo');
  expect(await screen.findByRole('complementary', { name: 'Subdomain debug panel' })).toBeVisible();
});

test('in production, with nothing to offer, it stays empty', async () => {
  const container = open('production');
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(container.querySelector('main + div')).toBeEmptyDOMElement();
});
