import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveEvent } from '@bellkey/shared/api';
import { createParser } from 'eventsource-parser';
import type { Day } from './day.ts';

/** Real ms between two attempts. */
const AGAIN_AFTER_MS = 100;

/** A live stream, open until it is closed; after a process ends it resumes at another one. */
export interface LiveStream {
  close(): void;
}

/**
 * @param after the cursor to resume from
 * @param onEvent `isOld`: an event with that number, or a later one, had already arrived
 */
export function openStream(
  { urls, random }: Day,
  path: string,
  headers: Record<string, string>,
  after: string,
  onEvent: (event: LiveEvent, isOld: boolean) => void,
): LiveStream {
  const closed = new AbortController();
  const { signal } = closed;
  let last = after;
  const parser = () =>
    createParser({
      onEvent({ id, data }) {
        const isOld = id !== undefined && Number(id) <= Number(last);
        if (id !== undefined) last = id;
        onEvent(JSON.parse(data) as LiveEvent, isOld);
      },
    });
  const read = async () => {
    const running = urls();
    if (running.length === 0) return;
    const response = await fetch(`${random.pick(running)}${path}`, {
      headers: { ...headers, 'last-event-id': last },
      signal,
    });
    if (!response.ok || !response.body) return;
    const [events, decoder] = [parser(), new TextDecoder()];
    for await (const chunk of response.body)
      events.feed(decoder.decode(chunk as Uint8Array, { stream: true }));
  };
  const keepOpen = async () => {
    while (!signal.aborted) {
      await read().catch(() => undefined);
      if (!signal.aborted) await sleep(AGAIN_AFTER_MS);
    }
  };
  void keepOpen();
  return { close: () => closed.abort() };
}
