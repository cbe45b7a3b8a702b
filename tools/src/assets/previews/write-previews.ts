import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openChromium } from '../open-chromium.ts';
import {
  PREVIEW_FOLDER,
  PREVIEW_SOURCES,
  type PreviewFile,
  previewFiles,
  sourceOf,
} from './preview-files.ts';
import { PREVIEW } from './preview-html.ts';

/** Number of colours of a picture: line drawings and type need few, which makes the file a quarter of the size. */
const COLOURS = 64;

async function take(page: Page, { file, html }: PreviewFile): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  // From a file, so that the page may load the fonts, which are files too.
  const source = `${file}.html`;
  await writeFile(source, html);
  await page.goto(pathToFileURL(source).href);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const picture = await page.screenshot();
  await writeFile(file, await sharp(picture).png({ palette: true, colours: COLOURS, effort: 10 }).toBuffer());
  await rm(source);
}

const readSources = async (): Promise<Record<string, string>> => {
  try {
    return JSON.parse(await readFile(PREVIEW_SOURCES, 'utf8'));
  } catch {
    return {};
  }
};

/** Draws the link pictures that have changed: `npm run pictures`. */
async function main(): Promise<void> {
  const before = await readSources();
  const stale = previewFiles.filter((preview) => before[preview.name] !== sourceOf(preview));
  const browser = await openChromium();
  try {
    const page = await browser.newPage({ viewport: PREVIEW });
    for (const preview of stale) await take(page, preview);
  } finally {
    await browser.close();
  }
  const sources = Object.fromEntries(previewFiles.map((preview) => [preview.name, sourceOf(preview)]));
  await mkdir(PREVIEW_FOLDER, { recursive: true });
  await writeFile(PREVIEW_SOURCES, `${JSON.stringify(sources, null, 2)}\n`);
}

await main();
