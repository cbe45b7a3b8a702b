import type { AddressAbout } from '@bellkey/shared/remote';
import { guideList } from './guide-list.ts';

/** What the page table says of each guide's address. */
export const guideAddresses: Readonly<Record<string, AddressAbout>> = Object.fromEntries(
  guideList.map(({ slug, title, summary, updated }) => [
    `/guides/${slug}`,
    { title, description: summary, updated },
  ]),
);
