import type { LiveEvent } from '@bellkey/shared/api';
import type { LogEvent } from '../database/log-event.ts';

/** Shortest reconnection delay of a client. It adds a random part. */
const RETRY_MS = 250;

/** The first bytes of every stream. */
export const OPENING = Buffer.from(`retry: ${RETRY_MS}\n\n`);
/** A comment that keeps proxies from closing a quiet stream. */
export const HEARTBEAT = Buffer.from(': still here\n\n');

/** The last bytes before a planned stop. @param retryMs this client's delay before it returns */
export const goodbyeFrame = (retryMs: number): Buffer => Buffer.from(`retry: ${retryMs}\n\n`);

/**
 * The last bytes of a stream that makes room for a newer one of the same listener. The page returns after a minute, or
 * as soon as a person looks at it: at once, it would push out another.
 */
export const MAKE_ROOM = Buffer.from('retry: 60000\n\n');

/** An event on the wire; only a logged one has a number, from which a client resumes. */
export function eventFrame(payload: LiveEvent, no?: number): Buffer {
  const id = no === undefined ? '' : `id: ${no}\n`;
  return Buffer.from(`${id}event: ${payload.type}\ndata: ${JSON.stringify(payload)}\n\n`);
}

/** An event in a guest's stream; the log has the staff version. */
export type ViewForGuest = (event: LiveEvent) => LiveEvent;

/** A logged event with its bytes, encoded on demand once for staff and once for guests. */
export class FramedEvent {
  readonly event: LogEvent;
  readonly #forGuest: ViewForGuest;
  #staffFrame: Buffer | null = null;
  #guestFrame: Buffer | null = null;

  constructor(event: LogEvent, forGuest: ViewForGuest) {
    this.event = event;
    this.#forGuest = forGuest;
  }

  frame(reader: 'guest' | 'staff'): Buffer {
    const { no, payload } = this.event;
    if (reader === 'staff') {
      this.#staffFrame ??= eventFrame(payload, no);
      return this.#staffFrame;
    }
    if (!this.#guestFrame) {
      const seen = this.#forGuest(payload);
      this.#guestFrame = seen === payload ? this.frame('staff') : eventFrame(seen, no);
    }
    return this.#guestFrame;
  }
}
