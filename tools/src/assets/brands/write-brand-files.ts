import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BrandProfile, brands } from '@bellkey/shared/brand';
import type { Page } from '@playwright/test';
import { openChromium } from '../open-chromium.ts';
import { brandFolder } from './brand-folder.ts';
import { brandSvgs, ICON_WEIGHT, markSvg } from './brand-mark.ts';

async function photograph(page: Page, svg: string, size: number, file: string): Promise<void> {
  await page.setViewportSize({ width: size, height: size });
  const large = svg.replace('width="48" height="48"', `width="${size}" height="${size}"`);
  await page.setContent(`<!doctype html><style>body{margin:0}svg{display:block}</style>${large}`);
  await page.screenshot({ path: file, omitBackground: true });
}

async function writeBrand(page: Page, brand: BrandProfile): Promise<void> {
  const folder = brandFolder(brand);
  const file = (name: string) => path.join(folder, name);
  await mkdir(folder, { recursive: true });
  for (const [name, svg] of Object.entries(brandSvgs(brand))) await writeFile(file(name), svg);
  const tile = markSvg(brand, { ground: 'tile', weight: 1 });
  const bold = markSvg(brand, { ground: 'tile', weight: ICON_WEIGHT });
  await photograph(page, bold, 48, file('favicon-48.png'));
  await photograph(page, bold, 192, file('icon-192.png'));
  await photograph(page, tile, 512, file('icon-512.png'));
  await photograph(page, markSvg(brand, { ground: 'bleed', weight: 1 }), 512, file('maskable-512.png'));
}

/** Draws every brand's logo, favicon and app icons: `npx tsx tools/src/assets/brands/write-brand-files.ts`. */
async function main(): Promise<void> {
  const browser = await openChromium();
  try {
    const page = await browser.newPage();
    for (const brand of brands) await writeBrand(page, brand);
  } finally {
    await browser.close();
  }
}

await main();
