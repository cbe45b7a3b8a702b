import { type LiveEvent, streams } from '@bellkey/shared/api';
import type { ApiClient, StreamOptions } from '@bellkey/shared/shell';
import { asGuest, type CallPorts } from './call.ts';
import { eitherSignal } from './either-signal.ts';
import type { LoadChunk } from './load-chunk.ts';
import { badResponse } from './problems.ts';
import { MOST_RETRY_MS, reconnectDelay } from './reconnect-delay.ts';

/** A stream that has been silent for this long is dead: the API sends a heartbeat each 15 s. */
export const SILENCE_LIMIT_MS = 40_000;

export interface FollowPorts extends CallPorts {
  random(): number;
  now(): number;
  loadChunk: LoadChunk;
  /** Calls back when the browser comes online or the page is shown again. Returns `stop`. */
  onWake(wake: () => void): () => void;
}

/** Reads one connection until it ends. Returns whether anything arrived, and a problem that makes a retry pointless. */
async function followStream(
  ports: FollowPorts,
  url: string,
  token: string | null,
  cursor: string,
  signal: AbortSignal,
  on: { open(): void; event(event: LiveEvent, id: string | undefined): void; retry(ms: number): void },
): Promise<{ opened: boolean; fatal: Response | null }> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE_LIMIT_MS);
  let opened = false;
  try {
    const headers = new Headers({ accept: 'text/event-stream' });
    if (cursor) headers.set('last-event-id', cursor);
    if (token) headers.set('authorization', `Bearer ${token}`);
    const credentials = asGuest(ports, headers);
    // Public pages open no stream, so the parser is not in their first script. It loads while the server responds.
    const parsing = ports.loadChunk(() => import('eventsource-parser'));
    parsing.catch(() => undefined);
    const answer = await ports.fetch(url, {
      headers,
      credentials,
      cache: 'no-store',
      signal: eitherSignal(signal, silence.signal),
    });
    if (!answer.ok || !answer.body) {
      const final =
        answer.status >= 400 && answer.status < 500 && answer.status !== 408 && answer.status !== 429;
      return { opened, fatal: final ? answer : null };
    }
    const { createParser } = await parsing;
    opened = true;
    on.open();
    const parser = createParser({
      onEvent: ({ id, data }) => on.event(JSON.parse(data) as LiveEvent, id),
      onRetry: on.retry,
    });
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE_LIMIT_MS);
      parser.feed(value);
    }
  } catch {
    // A network failure, an abort or a parser that did not load: the loop around decides. A connection that is still
    // open is of no use.
    silence.abort();
  } finally {
    clearTimeout(timer);
  }
  return { opened, fatal: null };
}

async function problemOf(answer: Response) {
  const body: unknown = await answer.json().catch(() => null);
  return body && typeof body === 'object' && 'code' in body
    ? (body as ReturnType<typeof badResponse>)
    : badResponse(answer.status, answer.headers.get('x-request-id') ?? '');
}

/** Creates `api.follow`: a stream that reconnects and resumes after the last event it received. */
export function createFollow(ports: FollowPorts): ApiClient['follow'] {
  return (stream, { after, query = {}, onEvent, onState }: StreamOptions) => {
    const closing = new AbortController();
    const url = `${ports.baseUrl}${streams[stream]}${Object.keys(query).length ? `?${new URLSearchParams(query)}` : ''}`;
    let cursor = after;
    let failures = 0;
    let retryMs = 0;
    let wake: () => void = () => undefined;

    const wait = (ms: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });

    const pause = async (opened = false) => {
      if (!opened) failures += 1;
      const delay = reconnectDelay(failures, ports.random(), retryMs);
      onState({ status: 'waiting', retryAt: ports.now() + delay });
      await wait(delay);
    };

    const run = async () => {
      while (!closing.signal.aborted) {
        onState({ status: 'connecting' });
        const token = stream === 'staff' ? await ports.getIdToken().catch(() => null) : null;
        if (closing.signal.aborted) return;
        // Without a network there is no new token, which is no reason to end. Signing out leaves the page and closes
        // the stream.
        if (stream === 'staff' && token === null) {
          await pause();
          continue;
        }
        const { opened, fatal } = await followStream(ports, url, token, cursor, closing.signal, {
          open: () => {
            failures = 0;
            onState({ status: 'live' });
          },
          event: (event, id) => {
            if (closing.signal.aborted) return;
            if (id) cursor = id;
            onEvent(event);
          },
          retry: (ms) => {
            retryMs = Math.min(ms, MOST_RETRY_MS);
          },
        });
        if (closing.signal.aborted) return;
        if (fatal?.status === 401 && token !== null && (await ports.recheckSession?.())) continue;
        if (fatal) {
          onState({ status: 'ended', problem: await problemOf(fatal) });
          return;
        }
        await pause(opened);
      }
    };

    const stopWaking = ports.onWake(() => wake());
    void run();
    return () => {
      closing.abort();
      stopWaking();
      wake();
    };
  };
}
