import { createContext, useContext } from 'react';
import type { PageStore } from './page-store.ts';

export const PageStoreContext = createContext<PageStore | null>(null);

/** The tab's page store. Throws outside the shell: a bug. */
export function usePageStore(): PageStore {
  const store = useContext(PageStoreContext);
  if (!store) throw new Error('No page store around this component.');
  return store;
}
