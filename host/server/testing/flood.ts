import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const CHUNK = Buffer.alloc(64 * 1024, 'x');
const FRAMED = Buffer.concat([Buffer.from(`${CHUNK.length.toString(16)}\r\n`), CHUNK, Buffer.from('\r\n')]);

/** Result for a body that is too long. */
export interface Flooded {
  /** The complete response. */
  answer: string;
  /** Bytes that could be sent before it cut the connection. */
  sent: number;
}

/**
 * Sends a body of so many bytes, whatever the server responds, until it is sent or the connection is cut.
 *
 * @param declared whether its length is in the head; otherwise it is chunked
 */
export async function flood(
  port: number,
  target: string,
  bytes: number,
  declared: boolean,
): Promise<Flooded> {
  const socket = connect(port, '127.0.0.1');
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  let answer = '';
  let sent = 0;
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1');
  });
  socket.on('error', () => undefined);
  const length = declared ? `Content-Length: ${bytes}` : 'Transfer-Encoding: chunked';
  socket.write(
    `POST ${target} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${length}\r\n\r\n`,
  );
  while (sent < bytes && !socket.destroyed) {
    sent += CHUNK.length;
    if (socket.write(declared ? CHUNK : FRAMED)) continue;
    await Promise.race([once(socket, 'drain').catch(() => undefined), closed]);
  }
  await Promise.race([closed, sleep(2_000, undefined, { ref: false })]);
  socket.destroy();
  return { answer, sent };
}
