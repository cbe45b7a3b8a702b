import { type ComponentType, lazy } from 'react';
import type { NoteMentionsProps } from './note-mentions.tsx';

// Few notes name someone, and the page has its budget (e2e/tests/sizes.spec.ts).
/** The colleagues who match what follows an `@` in a note. */
export const NoteMentions = lazy<ComponentType<NoteMentionsProps>>(() =>
  import('./note-mentions.tsx').then(
    (module) => ({ default: module.NoteMentions }),
    () => ({ default: () => null }),
  ),
);
