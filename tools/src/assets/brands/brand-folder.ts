import path from 'node:path';
import type { BrandProfile } from '@bellkey/shared/brand';
import { ROOT } from '../../root.ts';

/** Where a brand's files are, below the host's public folder. */
export const brandFolder = (brand: BrandProfile): string => path.join(ROOT, 'host/public/brand', brand.key);
