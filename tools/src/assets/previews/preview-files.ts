import { createHash } from 'node:crypto';
import path from 'node:path';
import { type BrandProfile, brands } from '@bellkey/shared/brand';
import { ROOT } from '../../root.ts';
import { brandFolder } from '../brands/brand-folder.ts';
import { brandSentence, previewHtml } from './preview-html.ts';
import { brandScene, previewPages } from './preview-pages.ts';

/** Where the link pictures of the public site's pages are; its build ships them as they lie. */
export const PREVIEW_FOLDER = path.join(ROOT, 'remote-marketing/previews');

/** Which drawing each picture was taken of: its name and the hash of its page. */
export const PREVIEW_SOURCES = path.join(PREVIEW_FOLDER, 'sources.json');

/** One link picture: where it is kept, and the page that it is a picture of. */
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

/** Hash of what a picture shows; where the fonts lie is left out. */
export const sourceOf = ({ html }: PreviewFile): string =>
  createHash('sha256')
    .update(html.replaceAll(/url\([^)]*\)/g, ''))
    .digest('hex')
    .slice(0, 16);
