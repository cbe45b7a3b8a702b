import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { BrandMark, BrandPicture, BrandState } from '@bellkey/shared/api';
import { z } from 'zod';
import {
  type PreparedImage,
  prepareMark,
  preparePicture,
} from '../../../property/settings/brand/prepare-image.ts';

/** A folder of `api/demo-brands`. */
export type DemoBrandKey = 'aurora' | 'pomar';

/** The brand of a sample property, with its images as they are kept. */
export interface DrawnBrand {
  state: BrandState;
  mark: PreparedImage<BrandMark>;
  picture: PreparedImage<BrandPicture>;
}

/** What is not drawn: `brand.json` of the folder. */
const BrandFile = z.strictObject({ accent: z.string(), greeting: z.record(z.string(), z.string()) });

const drawn = new Map<DemoBrandKey, Promise<DrawnBrand>>();

/** The brand of a sample property. Drawn with the first call of the process, which takes a fifth of a second. */
export function drawBrand(key: DemoBrandKey): Promise<DrawnBrand> {
  const known = drawn.get(key) ?? draw(key);
  drawn.set(key, known);
  known.catch(() => drawn.delete(key));
  return known;
}

async function draw(key: DemoBrandKey): Promise<DrawnBrand> {
  const folder = `${findBrands()}${key}/`;
  // Our own drawings, and therefore SVG, which no one may upload.
  const [{ default: sharp }, markSvg, pictureSvg, json] = await Promise.all([
    import('sharp'),
    readFile(`${folder}mark.svg`),
    readFile(`${folder}picture.svg`),
    readFile(`${folder}brand.json`, 'utf8'),
  ]);
  const open = (bytes: Uint8Array) => sharp(bytes);
  const mark = await prepareMark(open, markSvg);
  if (!mark) throw new Error(`The mark of ${key} is transparent`);
  const picture = await preparePicture(open, pictureSvg);
  const { accent, greeting } = BrandFile.parse(JSON.parse(json));
  return { state: { mark: mark.details, picture: picture.details, accent, greeting }, mark, picture };
}

/** The folder `api/demo-brands`: next to the bundle, or four levels above this source file. */
function findBrands(): string {
  const candidates = ['./demo-brands/', '../../../../demo-brands/'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  const folder = candidates.find((path) => existsSync(path));
  if (!folder) throw new Error(`No brands found in ${candidates.join(' or ')}`);
  return folder;
}
