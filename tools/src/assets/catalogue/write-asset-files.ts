import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cardBrandIcons, integrationLogos, socialIcons } from '@bellkey/shared/catalogue';
import { wordMarkSvg } from '../brands/word-mark-svg.ts';
import { drawnFiles, PUBLIC_FOLDER } from './asset-files.ts';

/** Writes every file of the asset catalogue: `npx tsx tools/src/assets/catalogue/write-asset-files.ts`. */
async function write(url: string, svg: string): Promise<void> {
  const file = path.join(PUBLIC_FOLDER, url);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, svg);
}

for (const { entry, svg } of drawnFiles) await write(entry.url, svg);
for (const entry of Object.values({ ...integrationLogos, ...cardBrandIcons, ...socialIcons })) {
  await write(entry.url, await wordMarkSvg(entry.alt));
}
