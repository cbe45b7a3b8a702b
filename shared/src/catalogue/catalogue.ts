import type { AssetEntry } from './entry/entry.ts';
import { interfaceIcons } from './interface-icons.ts';
import { navigationIcons } from './navigation-icons.ts';
import { marketingImages, productImages, serviceImages, teamPhotos } from './pictures.ts';
import { categoryIcons } from './services/category-icons.ts';
import { genericService, serviceIcons } from './services/service-icons.ts';
import { cardBrandIcons, integrationLogos, socialIcons } from './word-marks.ts';

/** The asset catalogue, group by group (specification, section 3). */
export const catalogue = {
  interfaceIcons,
  navigationIcons,
  productImages,
  serviceImages,
  marketingImages,
  teamPhotos,
  integrationLogos,
  cardBrandIcons,
  socialIcons,
  serviceIcons,
  categoryIcons,
} as const;

export type CatalogueGroup = keyof typeof catalogue;

/** Every asset, the fallback service included. */
export const allAssets: readonly AssetEntry[] = [
  ...Object.values(catalogue).flatMap((group): AssetEntry[] => Object.values(group)),
  genericService,
];
