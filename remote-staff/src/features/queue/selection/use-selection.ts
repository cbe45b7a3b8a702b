import { useMemo, useState } from 'react';

/** The requests selected for a joint change. */
export interface Selection {
  ids: ReadonlySet<string>;
  toggle(id: string): void;
  select(ids: Iterable<string>): void;
  /** Ends the selection mode. */
  end(): void;
}

/** Selected requests: null outside the selection mode. */
export function useSelection(): { selection: Selection | null; begin(ids?: Iterable<string>): void } {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);
  return useMemo(
    () => ({
      selection: ids && {
        ids,
        toggle: (id) =>
          setIds((before) => {
            const next = new Set(before);
            if (!next.delete(id)) next.add(id);
            return next;
          }),
        select: (all) => setIds(new Set(all)),
        end: () => setIds(null),
      },
      begin: (first = []) => setIds(new Set(first)),
    }),
    [ids],
  );
}
