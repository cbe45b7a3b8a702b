import { createHash } from 'node:crypto';
import path from 'node:path';
import { type BrandProfile, brands } from '@bellkey/shared/brand';
import { ROOT } from '../../root.ts';
import { brandFolder } from '../brands/brand-folder.ts';
import { brandSentence, previewHtml } from './preview-html.ts';
import { brandScene, previewPages } from './preview-pages.ts';

/** Folder of the link pictures of the public site's pages; its build ships them unchanged. */
export const PREVIEW_FOLDER = path.join(ROOT, 'remote-marketing/previews');

/** The source of each picture: its name and the hash of its page. */
export const PREVIEW_SOURCES = path.join(PREVIEW_FOLDER, 'sources.json');

/** One link picture: its file, and the page that it shows. */
export interface PreviewFile {
  /** As `default/guides/place-qr-codes`. */
  name: string;
  file: string;
  html: string;
}

const ofBrand = (brand: BrandProfile): PreviewFile[] => [
  {
    name: `${brand.key}/og`,
    file: path.join(brandFolder(brand), 'og.png'),
    html: previewHtml(brand, {
      title: brand.tagline,
      description: brandSentence(brand),
      scene: brandScene,
    }),
  },
  ...previewPages.map((page) => ({
    name: `${brand.key}/${page.name}`,
    file: path.join(PREVIEW_FOLDER, brand.key, `${page.name}.png`),
    html: previewHtml(brand, page),
  })),
];

/** Every link picture of every brand. */
export const previewFiles: readonly PreviewFile[] = brands.flatMap(ofBrand);

/** Hash of a picture's content; without the location of the fonts. */
export const sourceOf = ({ html }: PreviewFile): string =>
  createHash('sha256')
    .update(html.replaceAll(/url\([^)]*\)/g, ''))
    .digest('hex')
    .slice(0, 16);
