import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { expect, test } from '@jest/globals';
import { shapeLink } from './link-shaper.ts';

test('every byte arrives, in its order, and is counted', async () => {
  const sent = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251));
  const server = createServer((socket) => socket.end(sent));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const link = await shapeLink((server.address() as AddressInfo).port, {
    name: 'test',
    rtt: 4,
    kbps: 40_000,
    cpu: 1,
  });

  const received: Buffer[] = [];
  await new Promise<void>((resolve) => {
    const client = connect(link.port, '127.0.0.1');
    client.on('data', (data: Buffer) => received.push(data));
    client.on('close', () => resolve());
  });
  expect(Buffer.concat(received).equals(sent)).toBe(true);
  expect(link.takeBytes()).toBe(sent.length);
  link.close();
  server.close();
});

test('a server in this process hands over no more than the link and a small buffer hold', async () => {
  const total = 2_000_000;
  const piece = Buffer.alloc(4_096, 1);
  let handedOver = 0;
  let arrived = 0;
  let ahead = 0;
  const server = (connection: Duplex) => {
    const write = () => {
      arrived += link.takeBytes();
      ahead = Math.max(ahead, handedOver - arrived);
      if (handedOver >= total) return connection.end();
      handedOver += piece.length;
      connection.write(piece, write);
    };
    write();
    connection.resume();
  };
  const link = await shapeLink(server, { name: 'test', rtt: 2, kbps: 80_000, cpu: 1 });
  await new Promise<void>((resolve) => {
    const client = connect(link.port, '127.0.0.1');
    client.resume();
    client.on('close', () => resolve());
  });
  link.close();
  expect(arrived + link.takeBytes()).toBe(handedOver);
  expect(handedOver).toBeGreaterThanOrEqual(total);
  // The longest window, the buffer, and a piece on its way at either end of the pair.
  expect(ahead).toBeLessThan(65_536 + 16_384 + 4 * piece.length);
});
