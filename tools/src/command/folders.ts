import path from 'node:path';
import { ROOT } from '../root.ts';

/** Absolute path of the data folder: `DATA_DIR`, by default `.data` in the repository. */
export const dataFolder = (env: NodeJS.ProcessEnv): string => path.resolve(ROOT, env.DATA_DIR || '.data');

/** Absolute path of the folder of co-brands (`BRANDS_DIR`); null for those of `host/brands`. */
export const brandsFolder = (env: NodeJS.ProcessEnv): string | null =>
  env.BRANDS_DIR ? path.resolve(ROOT, env.BRANDS_DIR) : null;
