import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
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
