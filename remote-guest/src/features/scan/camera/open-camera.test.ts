import { describe, expect, test } from '@jest/globals';
import { openCamera } from './open-camera.ts';

const failing = (name: string) => ({
  getUserMedia: async () => {
    throw Object.assign(new Error(name), { name });
  },
});

describe('opening the camera', () => {
  test('an insecure page is distinguished from a device without a camera', async () => {
    expect(await openCamera(undefined, false)).toEqual({ ok: false, error: 'insecure' });
    expect(await openCamera(undefined, true)).toEqual({ ok: false, error: 'none' });
  });

  test.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'none'],
    ['OverconstrainedError', 'none'],
    ['NotReadableError', 'busy'],
  ])('%s means %s', async (name, error) => {
    expect(await openCamera(failing(name), true)).toEqual({ ok: false, error });
  });
});
