import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import { type Duplex, duplexPair } from 'node:stream';
import type { LinkProfile } from './profiles.ts';

const INITIAL_WINDOW_BYTES = 14_600;
const CHUNK_BYTES = 1_460;
/**
 * Maximum bytes that a server has handed over and the window still holds back; the server can no longer reorder them.
 */
const UNSENT_BYTES = 16_384;
/** The window stops growing here: the bottleneck queues as much as the link holds, and would drop the rest. */
const WINDOW_PER_LINK = 2;
const WINDOW_FLOOR_BYTES = 65_536;

/**
 * The link's target: a port on this machine, or a server in this process that gets each connection. A socket between
 * the two would hold most of a page in the system's buffers, out of the server's reach; here at most `UNSENT_BYTES`
 * wait, so that it can still reorder.
 */
export type LinkTarget = number | ((connection: Duplex) => void);

function open(target: LinkTarget): Duplex {
  if (typeof target === 'number') return connect(target, '127.0.0.1').setNoDelay(true);
  const [near, far] = duplexPair({ highWaterMark: CHUNK_BYTES });
  near.once('close', () => far.destroy());
  far.once('close', () => near.destroy());
  target(far);
  return near;
}

/**
 * A TCP relay that behaves like a slow link: delay both ways, one shared downlink, a handshake and slow start per
 * connection.
 */
export interface LinkShaper {
  port: number;
  /** Downlink bytes since the last call. */
  takeBytes(): number;
  /** Cuts the network: open connections break, and nothing can be reached. */
  cut(): void;
  /** Restores it, on the same port. */
  mend(): Promise<void>;
  close(): void;
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The downlink, shared by all connections: a sender waits until the link is free. */
class Downlink {
  private freeAt = 0;
  private readonly bytesPerMs: number;
  constructor(kbps: number) {
    this.bytesPerMs = kbps / 8;
  }
  /** When a piece handed in now has left the link, in `performance.now()` milliseconds. */
  schedule(bytes: number): number {
    this.freeAt = Math.max(this.freeAt, performance.now()) + bytes / this.bytesPerMs;
    return this.freeAt;
  }
}

/** Passes pieces on at their times and strictly in order, which timers alone would not guarantee. */
class DelayLine {
  private readonly pieces: Array<{ at: number; deliver: () => void }> = [];
  private running = false;

  push(at: number, deliver: () => void): void {
    this.pieces.push({ at, deliver });
    void this.run();
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    for (let next = this.pieces[0]; next; next = this.pieces[0]) {
      const wait = next.at - performance.now();
      if (wait > 0.5) await sleep(wait);
      this.pieces.shift();
      next.deliver();
    }
    this.running = false;
  }
}

function relay(
  client: Socket,
  to: LinkTarget,
  profile: LinkProfile,
  link: Downlink,
  count: (n: number) => void,
) {
  const oneWay = profile.rtt / 2;
  const ready = performance.now() + profile.rtt;
  const target = open(to);
  client.setNoDelay(true);
  for (const socket of [client, target]) {
    socket.on('error', () => {
      client.destroy();
      target.destroy();
    });
  }

  const up = new DelayLine();
  client.on('data', (data: Buffer) => {
    // The handshake's round trip comes before the first byte.
    up.push(Math.max(performance.now(), ready) + oneWay, () => target.writable && target.write(data));
  });
  client.on('close', () => target.destroy());

  // Slow start: what is not yet acknowledged may not exceed a window that grows with each acknowledgement.
  const longest = Math.max(WINDOW_FLOOR_BYTES, (WINDOW_PER_LINK * profile.rtt * profile.kbps) / 8);
  let window = INITIAL_WINDOW_BYTES;
  let inFlight = 0;
  let unsent = 0;
  const waiting: Buffer[] = [];
  const down = new DelayLine();
  const acknowledgements = new DelayLine();
  let ended = false;
  const send = () => {
    for (let piece = waiting[0]; piece && inFlight + piece.length <= window; piece = waiting[0]) {
      waiting.shift();
      const data = piece;
      inFlight += data.length;
      unsent -= data.length;
      const leaves = link.schedule(data.length);
      down.push(leaves + oneWay, () => {
        count(data.length);
        if (client.writable) client.write(data);
        acknowledgements.push(Math.max(performance.now(), leaves + oneWay) + oneWay, () => {
          inFlight -= data.length;
          window = Math.min(longest, window + data.length);
          send();
        });
      });
    }
    if (unsent < UNSENT_BYTES && target.isPaused()) target.resume();
    // After everything that is still in transit.
    if (ended && waiting.length === 0) down.push(0, () => client.end());
  };
  target.on('data', (data: Buffer) => {
    for (let at = 0; at < data.length; at += CHUNK_BYTES) waiting.push(data.subarray(at, at + CHUNK_BYTES));
    unsent += data.length;
    if (unsent >= UNSENT_BYTES) target.pause();
    send();
  });
  // A server in this process ends its side and waits for the other's end before it closes.
  for (const over of ['end', 'close']) {
    target.on(over, () => {
      ended = true;
      send();
    });
  }
}

/** Puts a shaped link in front of a server. */
export async function shapeLink(target: LinkTarget, profile: LinkProfile): Promise<LinkShaper> {
  let bytes = 0;
  const link = new Downlink(profile.kbps);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    sockets.add(client);
    client.on('close', () => sockets.delete(client));
    relay(client, target, profile, link, (sent) => {
      bytes += sent;
    });
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const cut = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return {
    port,
    takeBytes: () => {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
    cut,
    mend: () => listen(port),
    close: cut,
  };
}
