import type { ComposedPage } from './composition.ts';

/**
 * The pages of a composition at one address: at a property's own, its front page takes the place of `/`; elsewhere
 * there is no such page.
 *
 * @param atProperty whether the address is a property's own
 */
export function pagesAt(pages: readonly ComposedPage[], atProperty: boolean): ComposedPage[] {
  const everywhere = pages.filter(({ at }) => at === undefined);
  const front = atProperty ? pages.find(({ at }) => at === 'property') : undefined;
  return front ? [...everywhere.filter(({ path }) => path !== '/'), { ...front, path: '/' }] : everywhere;
}
