import type { AddressAbout } from '@bellkey/shared/remote';
import { guideList } from './guide-list.ts';

/** Metadata of each guide's address for the page table. */
export const guideAddresses: Readonly<Record<string, AddressAbout>> = Object.fromEntries(
  guideList.map(({ slug, title, summary, updated }) => [
    `/guides/${slug}`,
    { title, description: summary, updated },
  ]),
);
