import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import sharp from 'sharp';
import { createPictureDecoding } from '../../platform/pictures/decode-pictures.ts';
import { pictureTypeOf } from '../../platform/pictures/picture-type.ts';
import { phonePicture } from '../../testing/scenes/photo-scene.ts';
import { createPhotoPreparation } from './prepare-photo.ts';

const preparation = (limits: Parameters<typeof createPictureDecoding>[0] = {}) =>
  createPhotoPreparation(createPictureDecoding(limits));

describe('Preparing a photo', () => {
  test('takes JPEG, PNG and WebP, makes each a JPEG, and never enlarges one', async () => {
    const prepare = preparation();
    const image = sharp({ create: { width: 300, height: 200, channels: 4, background: '#2a6f9780' } });
    for (const bytes of [
      await image.clone().jpeg().toBuffer(),
      await image.clone().png().toBuffer(),
      await image.clone().webp().toBuffer(),
    ]) {
      const prepared = await prepare(bytes, 'aurora');
      expect(prepared).toMatchObject({ ok: true, value: { width: 300, height: 200 } });
      if (prepared.ok) expect(pictureTypeOf(prepared.value.picture)).toBe('jpeg');
    }
  });

  test('refuses or repairs whatever a file is broken into, and throws for none', async () => {
    const prepare = preparation();
    const picture = await phonePicture(120, 80);
    // The first bytes stay, so that the decoder sees it.
    const broken = fc
      .tuple(fc.integer({ min: 3, max: picture.length }), fc.nat(), fc.uint8Array({ maxLength: 40 }))
      .map(([end, at, noise]) => {
        const bytes = Uint8Array.from(picture.subarray(0, end));
        for (const [index, byte] of noise.entries()) {
          const place = 3 + ((at + index) % Math.max(1, end - 3));
          if (place < end) bytes[place] = byte;
        }
        return bytes;
      });
    await fc.assert(
      fc.asyncProperty(broken, async (bytes) => {
        const prepared = await prepare(bytes, 'aurora');
        return prepared.ok || prepared.error.code === 'photo-unreadable';
      }),
      { numRuns: 60 },
    );
  });

  test('refuses what is too much of one property, and takes what others send meanwhile', async () => {
    const prepare = preparation({ mostOfProperty: 2 });
    const picture = await phonePicture(1200, 800);
    const said = async (property: string) => {
      const prepared = await prepare(picture, property);
      return prepared.ok ? 'kept' : prepared.error.code;
    };
    const all = await Promise.all(['aurora', 'aurora', 'aurora', 'pomar'].map(said));
    expect(all).toEqual(['kept', 'kept', 'photos-busy', 'kept']);
    expect(await said('aurora')).toBe('kept');
  });

  test('decodes one at a time, and refuses when too many wait', async () => {
    const prepare = preparation({ mostWaiting: 1 });
    const picture = await phonePicture(1200, 800);
    const all = await Promise.all(['a', 'b', 'c', 'd'].map((property) => prepare(picture, property)));
    expect(all.map((one) => (one.ok ? 'kept' : one.error.code))).toEqual([
      'kept',
      'kept',
      'photos-busy',
      'photos-busy',
    ]);
  });
});
