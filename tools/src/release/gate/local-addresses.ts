import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Rule } from './rule.ts';

const LOCAL =
  /(?:https?|wss?):\/\/(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1\])(?::\d+)?(?![\w.-])/gi;
const TEXT = /\.(?:js|css|json|html|svg|webmanifest)$/;

/** No file contains an address of the machine it was built on. */
export const localAddresses: Rule = {
  name: 'No localhost address',
  async check({ release, folder }) {
    const found: string[] = [];
    for (const { path: place } of release.files.filter((file) => TEXT.test(file.path))) {
      const text = await readFile(path.join(folder, place), 'utf8');
      for (const address of new Set(text.match(LOCAL) ?? [])) found.push(`${place} holds ${address}`);
    }
    return found;
  },
};
