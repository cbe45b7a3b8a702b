import { type ComponentType, lazy } from 'react';
import type { DialogProps } from './replies-dialog.tsx';
import type { SuggestionProps } from './reply-suggestions.tsx';

// Few answers need them, and the page has its budget (e2e/tests/sizes.spec.ts). Without them a person types the answer.
/** The canned replies that match what is typed. */
export const ReplySuggestions = lazy<ComponentType<SuggestionProps>>(() =>
  import('./reply-suggestions.tsx').then(
    (module) => ({ default: module.ReplySuggestions }),
    () => ({ default: () => null }),
  ),
);
/** The canned replies of the property. */
export const RepliesDialog = lazy<ComponentType<DialogProps>>(() =>
  import('./replies-dialog.tsx').then(
    (module) => ({ default: module.RepliesDialog }),
    () => ({ default: () => null }),
  ),
);
