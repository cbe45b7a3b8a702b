import path from 'node:path';
import {
  type AssetEntry,
  categoryDrawings,
  categoryIcons,
  genericService,
  type IconDrawing,
  iconToSvg,
  interfaceDrawings,
  interfaceIcons,
  marketingImages,
  navigationDrawings,
  navigationIcons,
  productImages,
  serviceDrawings,
  serviceIcons,
  serviceImages,
  teamPhotos,
} from '@bellkey/shared/catalogue';
import { type Scene, sceneToSvg } from '@bellkey/shared/drawing';
import { ROOT } from '../../root.ts';
import { marketingScenes } from '../scenes/marketing.ts';
import { productScenes } from '../scenes/product.ts';
import { serviceScenes } from '../scenes/services.ts';
import { teamScenes } from '../scenes/team.ts';

/** Where the host's public files are. */
export const PUBLIC_FOLDER = path.join(ROOT, 'host/public');

/** A file of the catalogue that is drawn from data. */
export interface DrawnFile {
  entry: AssetEntry;
  svg: string;
}

function draw<Key extends string, Drawing>(
  entries: Readonly<Record<Key, AssetEntry>>,
  drawings: Readonly<Record<NoInfer<Key>, Drawing>>,
  toSvg: (drawing: Drawing) => string,
): DrawnFile[] {
  return (Object.keys(entries) as Key[]).map((key) => ({ entry: entries[key], svg: toSvg(drawings[key]) }));
}

const { restaurantOrder, printedCodes } = productImages;
const icon = (drawing: IconDrawing) => iconToSvg(drawing);
const scene = (drawing: Scene) => sceneToSvg(drawing);

/** Every drawn file: the whole catalogue except the word marks, which need a font. */
export const drawnFiles: readonly DrawnFile[] = [
  ...draw(interfaceIcons, interfaceDrawings, icon),
  ...draw(navigationIcons, navigationDrawings, icon),
  ...draw({ ...serviceIcons, genericService }, serviceDrawings, icon),
  ...draw(categoryIcons, categoryDrawings, icon),
  ...draw({ restaurantOrder, printedCodes }, productScenes, scene),
  ...draw(serviceImages, serviceScenes, scene),
  ...draw(marketingImages, marketingScenes, scene),
  ...draw(teamPhotos, teamScenes, scene),
];
