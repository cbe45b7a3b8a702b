import { type FirstData, useShell } from '@bellkey/shared/shell';
import { useState } from 'react';

/** The data that the server rendered this page with, for its first render; null at any other time. */
export function useFirstData<Kind extends FirstData['kind']>(
  kind: Kind,
): Extract<FirstData, { kind: Kind }> | null {
  const { first } = useShell();
  const [data] = useState(() => {
    const given = first?.current?.data;
    return given?.kind === kind ? (given as Extract<FirstData, { kind: Kind }>) : null;
  });
  return data;
}
