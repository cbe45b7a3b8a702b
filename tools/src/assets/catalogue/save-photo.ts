import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type PhotoKey, type PictureTheme, pictureFiles } from '@bellkey/shared/catalogue';
import sharp from 'sharp';
import { PUBLIC_FOLDER } from './asset-files.ts';

/** Minimum quality: below it text in a screenshot frays. */
const QUALITY = { avif: 58, webp: 82 } as const;

/**
 * Writes a picture of the product in every format and width that pages offer.
 *
 * @param screenshot PNG of twice the catalogue's size
 */
export async function savePhoto(
  key: PhotoKey,
  brand: string,
  theme: PictureTheme,
  screenshot: Buffer,
): Promise<void> {
  for (const { url, format, width } of pictureFiles(key, brand).filter((file) => file.theme === theme)) {
    const file = path.join(PUBLIC_FOLDER, url);
    await mkdir(path.dirname(file), { recursive: true });
    await sharp(screenshot)
      .resize({ width })
      .toFormat(format, { quality: QUALITY[format], effort: 4 })
      .toFile(file);
  }
}
