import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import type { LinkProfile } from './profiles.ts';

const INITIAL_WINDOW_BYTES = 14_600;
const CHUNK_BYTES = 1_460;

/** A TCP relay that behaves like a slow link: delay both ways, one shared downlink, a handshake and slow start per connection. */
export interface LinkShaper {
  port: number;
  /** Bytes that went down since the last call. */
  takeBytes(): number;
  /** Takes the network away: what is open breaks off, and nothing can be reached. */
  cut(): void;
  /** Gives it back, at the same port. */
  mend(): Promise<void>;
  close(): void;
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The downlink, shared by all connections: whoever sends waits until the link is free. */
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

/** Hands pieces on at their times and strictly in their order, which timers alone would not keep. */
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
  targetPort: number,
  profile: LinkProfile,
  link: Downlink,
  count: (n: number) => void,
) {
  const oneWay = profile.rtt / 2;
  const ready = performance.now() + profile.rtt;
  const target = connect(targetPort, '127.0.0.1');
  for (const socket of [client, target]) {
    socket.setNoDelay(true);
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
  let window = INITIAL_WINDOW_BYTES;
  let inFlight = 0;
  const waiting: Buffer[] = [];
  const down = new DelayLine();
  const acknowledgements = new DelayLine();
  let ended = false;
  const send = () => {
    for (let piece = waiting[0]; piece && inFlight + piece.length <= window; piece = waiting[0]) {
      waiting.shift();
      const data = piece;
      inFlight += data.length;
      const leaves = link.schedule(data.length);
      down.push(leaves + oneWay, () => {
        count(data.length);
        if (client.writable) client.write(data);
      });
      acknowledgements.push(leaves + profile.rtt, () => {
        inFlight -= data.length;
        window += data.length;
        send();
      });
    }
    // Behind everything that is still on its way.
    if (ended && waiting.length === 0) down.push(0, () => client.end());
  };
  target.on('data', (data: Buffer) => {
    for (let at = 0; at < data.length; at += CHUNK_BYTES) waiting.push(data.subarray(at, at + CHUNK_BYTES));
    send();
  });
  target.on('close', () => {
    ended = true;
    send();
  });
}

/** Puts a shaped link in front of a port on this machine. */
export async function shapeLink(targetPort: number, profile: LinkProfile): Promise<LinkShaper> {
  let bytes = 0;
  const link = new Downlink(profile.kbps);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    sockets.add(client);
    client.on('close', () => sockets.delete(client));
    relay(client, targetPort, profile, link, (sent) => {
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
