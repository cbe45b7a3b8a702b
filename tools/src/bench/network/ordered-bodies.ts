import type { Priority } from './priority.ts';

/** Small enough that something more urgent waits little, large enough that its frame overhead is negligible. */
const PIECE_BYTES = 4_096;

/** Destination of a body: the used part of an HTTP/2 stream. */
export interface BodySink {
  readonly destroyed: boolean;
  write(piece: Buffer, done: (error?: Error | null) => void): unknown;
  end(): unknown;
  once(event: 'close', listener: () => void): unknown;
}

interface Body extends Priority {
  sink: BodySink;
  rest: Buffer;
  closed: Promise<void>;
}

/**
 * The bodies of one connection, piece by piece: the most urgent one first; among those as urgent, one after the other,
 * but incremental ones in turn. A piece is passed on when the connection has taken the previous one, so that a late but
 * more urgent one overtakes what waits.
 */
export class OrderedBodies {
  private readonly bodies: Body[] = [];
  private writing = false;

  send(sink: BodySink, body: Buffer, priority: Priority): void {
    const closed = new Promise<void>((resolve) => sink.once('close', resolve));
    this.bodies.push({ ...priority, sink, rest: body, closed });
    void this.run();
  }

  private take(): Body | undefined {
    const open = this.bodies.filter(({ sink }) => !sink.destroyed);
    const urgency = Math.min(...open.map((body) => body.urgency));
    const next = open.find((body) => body.urgency === urgency);
    this.bodies.splice(0, this.bodies.length, ...open.filter((body) => body !== next));
    return next;
  }

  private async run(): Promise<void> {
    if (this.writing) return;
    this.writing = true;
    for (let body = this.take(); body; body = this.take()) {
      const { sink } = body;
      const piece = body.rest.subarray(0, PIECE_BYTES);
      body.rest = body.rest.subarray(PIECE_BYTES);
      if (piece.length > 0) {
        const taken = new Promise<void>((resolve) => void sink.write(piece, () => resolve()));
        await Promise.race([taken, body.closed]);
      }
      if (body.rest.length === 0) sink.end();
      // In turn with the others, or before them again.
      else if (body.incremental) this.bodies.push(body);
      else this.bodies.unshift(body);
    }
    this.writing = false;
  }
}
