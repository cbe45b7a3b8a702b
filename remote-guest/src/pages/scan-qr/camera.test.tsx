import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { CODE, openScanPage } from './open-scan-page.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('looking for a code with the camera', () => {
  /** A browser whose camera shows a code with this text, to the browser's own reader. */
  function withCamera(text: string, getUserMedia: () => Promise<unknown>) {
    const stop = jest.fn();
    const stream = { getTracks: () => [{ stop }], getVideoTracks: () => [{ getCapabilities: () => ({}) }] };
    const define = (target: object, name: string, value: unknown) =>
      Object.defineProperty(target, name, { value, configurable: true, writable: true });
    define(window, 'isSecureContext', true);
    define(navigator, 'mediaDevices', {
      getUserMedia: async () => {
        await getUserMedia();
        return stream;
      },
    });
    define(HTMLMediaElement.prototype, 'play', async () => undefined);
    define(
      globalThis,
      'BarcodeDetector',
      class {
        static getSupportedFormats = async () => ['qr_code'];
        detect = async () => [{ rawValue: text }];
      },
    );
    return { stop };
  }
  const allowed = async () => undefined;

  afterEach(() => {
    Object.defineProperty(window, 'isSecureContext', { value: false, configurable: true });
    Reflect.deleteProperty(navigator, 'mediaDevices');
    Reflect.deleteProperty(globalThis, 'BarcodeDetector');
  });

  test('a code in sight is resolved once, however often the camera reads it, and the camera stops', async () => {
    const { stop } = withCamera(`http://localhost/scan-qr?c=${CODE}`, allowed);
    const { api } = openScanPage('/scan-qr');
    expect(await screen.findByRole('heading', { name: 'Hotel Aurora, Room 204' })).toBeVisible();
    expect(api.of('POST /api/qr/resolve')).toHaveLength(1);
    expect(stop).toHaveBeenCalled();
  });

  test('a foreign link shows where it leads and goes nowhere', async () => {
    withCamera('https://evil.example/scan-qr?c=x', allowed);
    const { api } = openScanPage('/scan-qr');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'It leads to evil.example. We have not opened it.',
    );
    expect(api.calls).toEqual([]);
  });

  test('a refused camera is explained, and the code can be typed', async () => {
    withCamera('', async () => {
      throw Object.assign(new Error('no'), { name: 'NotAllowedError' });
    });
    openScanPage('/scan-qr');
    expect(await screen.findByText('The camera is not allowed here')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Code' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try the camera again' })).toBeVisible();
  });
});
