import type { LiveEvent } from '@bellkey/shared/api';
import type { PropertyScope, Store } from '../database/property-scope.ts';
import { done, type Outcome } from '../outcome/outcome.ts';
import { type Audience, type EventPage, loadEvents, maySeeShown } from './event-log.ts';
import type { LiveHub } from './live-hub.ts';

/** A comment this often keeps proxies from closing a quiet stream. */
export const HEARTBEAT_MS = 15_000;
/** How long a client waits at least after a break. It adds a random part of its own. */
const RETRY_MS = 250;
/** Before a planned stop each client gets a random wait below this, so that they come back spread over this time. */
export const RETRY_AFTER_GOODBYE_MS = 2_000;
/** A client that is this far behind is cut off; it resumes from where it was. */
const MAX_BEHIND_BYTES = 1_000_000;

/** Whether the listener may still have the stream: checked at the start and with every heartbeat. */
export type CheckListener = (scope: PropertyScope) => Promise<Outcome<{ audience: Audience; endsAt: Date }>>;

interface StreamOptions {
  store: Store;
  hub: LiveHub;
  propertyId: string;
  /** Number to resume after; null begins with what happens from now on. */
  after: number | null;
  audience: Audience;
  /** When the right to listen ends by itself. */
  endsAt: Date;
  check: CheckListener;
  /** An event as a guest's stream carries it; the log keeps what staff see. */
  forGuest: (event: LiveEvent) => LiveEvent;
  /** Whether the identity provider still knows the listener; asked with every heartbeat, outside transactions. */
  stillSignedIn?: () => Promise<boolean>;
  now: () => Date;
  heartbeatMs?: number;
  signal: AbortSignal;
  /** Called once, when the stream has ended. */
  onClose?: () => void;
  onError: (error: unknown) => void;
}

type Item = { kind: 'wake' | 'beat' | 'goodbye' } | { kind: 'show'; event: LiveEvent };

/**
 * One client's stream: what it missed, then what happens, in the order of the log. All writing is done by one loop
 * that takes one thing after the other, so an answer's pieces never arrive after the message that replaces them.
 */
export function liveStream(options: StreamOptions): Response {
  const { store, hub, propertyId, check, now, signal } = options;
  const encoder = new TextEncoder();
  const inbox: Item[] = [{ kind: 'wake' }];
  let { audience, endsAt, after } = options;
  let waiting: (() => void) | null = null;
  let open = true;

  const put = (item: Item) => {
    // One "read again" in the box is as good as many.
    if (item.kind === 'wake' && inbox.some(({ kind }) => kind === 'wake')) return;
    inbox.push(item);
    waiting?.();
  };
  const next = async (): Promise<Item | null> => {
    while (open) {
      const item = inbox.shift();
      if (item) return item;
      await new Promise<void>((resolve) => {
        waiting = resolve;
      });
      waiting = null;
    }
    return null;
  };

  const unsubscribe = hub.subscribe(propertyId, {
    conversationId: audience.kind === 'guest' ? audience.conversationId : null,
    wake: () => put({ kind: 'wake' }),
    show: (event) => put({ kind: 'show', event }),
    goodbye: () => put({ kind: 'goodbye' }),
  });
  const heartbeat = setInterval(() => put({ kind: 'beat' }), options.heartbeatMs ?? HEARTBEAT_MS);
  const close = () => {
    if (open) options.onClose?.();
    open = false;
    clearInterval(heartbeat);
    unsubscribe();
    waiting?.();
  };
  signal.addEventListener('abort', close, { once: true });
  if (signal.aborted) close();

  async function pump(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    const write = (text: string) => {
      if (!open) return;
      controller.enqueue(encoder.encode(text));
      if ((controller.desiredSize ?? 0) < -MAX_BEHIND_BYTES) close();
    };
    const send = (payload: LiveEvent, no?: number) =>
      write(
        `${no === undefined ? '' : `id: ${no}\n`}event: ${payload.type}\ndata: ${JSON.stringify(payload)}\n\n`,
      );
    const end = (reason: string) => {
      if (!open) return;
      if (audience.kind === 'guest') send({ type: 'session.ended', reason });
      close();
    };

    /**
     * What was shown before the log was read comes before what the log says: while it was being read, an answer's
     * last pieces may have come in, and the message that replaces them may be in it already.
     */
    function showWaiting(): void {
      for (const item of inbox.splice(0)) {
        if (item.kind !== 'show' || item.event.type === 'reply.ended') inbox.push(item);
        else if (maySeeShown(audience, item.event)) send(item.event);
      }
    }

    async function readOn(): Promise<void> {
      for (let more = true; more && open; ) {
        const page = await store.inProperty<EventPage>(propertyId, async (scope) =>
          done(await loadEvents(scope, audience, after, options.forGuest)),
        );
        if (!page.ok) return;
        showWaiting();
        for (const { no, payload } of page.value.events) {
          send(payload, no);
          after = no;
          if (payload.type === 'session.ended') return close();
        }
        ({ next: after, more } = page.value);
      }
    }

    async function checkOn(): Promise<void> {
      if (endsAt <= now()) return end('expired');
      if (options.stillSignedIn && !(await options.stillSignedIn())) return end('revoked');
      const checked = await store.inProperty(propertyId, check);
      if (!checked.ok) {
        // The event of a session that was ended says why; one that expired has no event.
        await readOn();
        return end(checked.error.code === 'session-expired' ? 'expired' : 'revoked');
      }
      ({ audience, endsAt } = checked.value);
    }

    write(`retry: ${RETRY_MS}\n\n`);
    for (let item = await next(); item; item = await next()) {
      if (item.kind === 'show') {
        if (maySeeShown(audience, item.event)) send(item.event);
      } else if (item.kind === 'goodbye') {
        write(`retry: ${Math.floor(Math.random() * RETRY_AFTER_GOODBYE_MS)}\n\n`);
        close();
      } else {
        if (item.kind === 'beat') {
          await checkOn();
          write(': still here\n\n');
        }
        await readOn();
      }
    }
  }

  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const finish = () => {
          close();
          try {
            controller.close();
          } catch {
            // The client closed it first.
          }
        };
        pump(controller).then(finish, (error: unknown) => {
          options.onError(error);
          finish();
        });
      },
      cancel: close,
    },
    { highWaterMark: 0, size: (chunk) => chunk?.byteLength ?? 0 },
  );
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}
