import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { DISMISSAL_KEY, DISMISSAL_SUPPRESSION_MS } from './dismissal.ts';
import { INSTALL_DELAY_IOS_MS, INSTALL_DELAY_MS, type InstallEvent, InstallOffer } from './install-offer.ts';

const NOW = Date.UTC(2025, 5, 1);
const forbidden = (): Storage => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

function installEvent() {
  const prompt = jest.fn(async () => ({ outcome: 'accepted' }));
  return Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt,
  }) satisfies InstallEvent;
}

const offerOn = (ports: Partial<ConstructorParameters<typeof InstallOffer>[0]> = {}) =>
  new InstallOffer({ ios: false, standalone: false, now: Date.now, storage: () => localStorage, ...ports });

test('the constants are the specification’s, section 9', () => {
  expect({ INSTALL_DELAY_MS, INSTALL_DELAY_IOS_MS, DISMISSAL_SUPPRESSION_MS, DISMISSAL_KEY }).toEqual({
    INSTALL_DELAY_MS: 3_000,
    INSTALL_DELAY_IOS_MS: 5_000,
    DISMISSAL_SUPPRESSION_MS: 604_800_000,
    DISMISSAL_KEY: 'pwa-install-dismissed',
  });
});

describe('outside iOS', () => {
  test('it shows 3 s after load, not before, when the browser has fired its event', () => {
    const offer = offerOn();
    const event = installEvent();
    offer.offer(event);
    expect(event.defaultPrevented).toBe(true);
    jest.advanceTimersByTime(60_000);
    expect(offer.get()).toBe('hidden');
    offer.loaded();
    jest.advanceTimersByTime(2_999);
    expect(offer.get()).toBe('hidden');
    jest.advanceTimersByTime(1);
    expect(offer.get()).toBe('native');
  });

  test('without the event it stays hidden; a late one shows it then', () => {
    const offer = offerOn();
    offer.loaded();
    jest.advanceTimersByTime(60_000);
    expect(offer.get()).toBe('hidden');
    offer.offer(installEvent());
    expect(offer.get()).toBe('native');
  });

  test('install calls the browser’s prompt once, clears it, and stores no dismissal', () => {
    const offer = offerOn();
    const event = installEvent();
    offer.offer(event);
    offer.loaded();
    jest.advanceTimersByTime(3_000);
    offer.install();
    offer.install();
    expect(event.prompt).toHaveBeenCalledTimes(1);
    expect(offer.get()).toBe('hidden');
    expect(localStorage.getItem(DISMISSAL_KEY)).toBeNull();
  });
});

test('on iOS it shows the manual steps 5 s after load, without any event', () => {
  const offer = offerOn({ ios: true });
  offer.loaded();
  jest.advanceTimersByTime(4_999);
  expect(offer.get()).toBe('hidden');
  jest.advanceTimersByTime(1);
  expect(offer.get()).toBe('manual');
});

test('an app that runs standalone gets no offer', () => {
  const offer = offerOn({ standalone: true });
  offer.offer(installEvent());
  offer.loaded();
  jest.advanceTimersByTime(60_000);
  expect(offer.get()).toBe('hidden');
});

describe('a dismissal', () => {
  const shown = (ports: Parameters<typeof offerOn>[0] = {}) => {
    const offer = offerOn({ ios: true, ...ports });
    offer.loaded();
    jest.advanceTimersByTime(5_000);
    return offer;
  };

  test('stores its time and hides', () => {
    const offer = shown();
    offer.dismiss();
    expect(offer.get()).toBe('hidden');
    expect(localStorage.getItem('pwa-install-dismissed')).toBe(String(NOW + 5_000));
  });

  test.each([
    [0, 'hidden'],
    [604_799_999, 'hidden'],
    [604_800_000, 'manual'],
    [-1_000, 'manual'],
  ])('%i ms ago leaves it %s', (ago, expected) => {
    localStorage.setItem(DISMISSAL_KEY, String(NOW - ago));
    expect(shown().get()).toBe(expected);
  });

  test('that is not a time does not count', () => {
    localStorage.setItem(DISMISSAL_KEY, 'yes');
    expect(shown().get()).toBe('manual');
  });

  test('still hides where storage throws', () => {
    const offer = shown({ storage: forbidden });
    expect(offer.get()).toBe('manual');
    offer.dismiss();
    expect(offer.get()).toBe('hidden');
  });
});

test('listeners are called once per change', () => {
  const offer = offerOn({ ios: true });
  const listener = jest.fn();
  offer.subscribe(listener);
  offer.loaded();
  jest.advanceTimersByTime(5_000);
  offer.finish();
  offer.finish();
  expect(listener).toHaveBeenCalledTimes(2);
});
