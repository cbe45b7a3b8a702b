import type { DemoStack } from '../live/live.ts';

/** Open streams that stand for colleagues' screens, and are read all the time. */
export interface OpenScreens {
  /** How many of them have received something. */
  readonly live: number;
  close(): void;
}

/** Opens so many live streams, shared among the people with these tokens: one account has a limit. */
export function openScreens(
  { shellUrl }: DemoStack,
  count: number,
  property: string,
  authorizations: readonly string[],
): OpenScreens {
  const closed = new AbortController();
  const live = new Set<number>();
  const read = async (index: number) => {
    const response = await fetch(`${shellUrl}/api/staff/events?property=${property}`, {
      headers: { authorization: authorizations[index % authorizations.length] ?? '' },
      signal: closed.signal,
    });
    if (!response.ok || !response.body) return;
    for await (const _ of response.body) live.add(index);
  };
  for (let index = 0; index < count; index += 1) void read(index).catch(() => undefined);
  return {
    get live() {
      return live.size;
    },
    close: () => closed.abort(),
  };
}
