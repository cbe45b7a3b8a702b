import type { FirstPageModule } from '@bellkey/shared/shell';
import type { ComponentType } from 'react';

/** A page module: a named export `Page` (docs/architecture.md#what-crosses-a-line). */
export interface PageModule extends Partial<FirstPageModule> {
  Page: ComponentType;
}

/** Whether a loaded module meets the remote contract. */
export function isPageModule(module: unknown): module is PageModule {
  return (
    typeof module === 'object' && module !== null && 'Page' in module && typeof module.Page === 'function'
  );
}
