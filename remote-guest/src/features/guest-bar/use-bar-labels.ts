import type { BarLabels } from '@bellkey/shared/shell';
import { useEffect, useState } from 'react';
import type { GuestLanguage } from '../../language/guest-language.ts';

/**
 * What the shell says around a guest's page, in their language. It is in a chunk that no page waits for: until it has
 * loaded the shell speaks English, and where loading fails it goes on so.
 */
export function useBarLabels(language: GuestLanguage): BarLabels | undefined {
  const [labelsIn, setLabelsIn] = useState<((language: GuestLanguage) => BarLabels) | null>(null);
  useEffect(() => {
    import('./bar-labels.ts').then(
      ({ barLabels }) => setLabelsIn(() => barLabels),
      () => undefined,
    );
  }, []);
  return labelsIn?.(language);
}
