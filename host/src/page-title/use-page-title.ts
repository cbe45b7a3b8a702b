import type { ComposedPage } from '@bellkey/shared/remote';
import { useAnnounce, useBrand } from '@bellkey/shared/shell';
import { useEffect, useRef } from 'react';
import { documentTitle } from './document-title.ts';
import { titleOverride } from './title-override.ts';

/** Sets the document's title for the page, and announces it after a navigation. */
export function usePageTitle(page: ComposedPage | null): void {
  const brand = useBrand();
  const announce = useAnnounce();
  const title = documentTitle(brand, page);
  const first = useRef(true);
  useEffect(() => {
    const show = () => {
      document.title = titleOverride.get() ?? title;
    };
    show();
    if (!first.current) announce(document.title);
    first.current = false;
    return titleOverride.subscribe(show);
  }, [title, announce]);
}
