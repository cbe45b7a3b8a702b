import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received message, and whether its signature is valid. */
export interface Received {
  id: string;
  verified: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into messages of every shape
  body: any;
}

/** A receiver of webhooks, which verifies signatures as docs/notifications.md shows. */
export interface WebhookReceiver {
  url: string;
  got: Received[];
  /** The secret that the property was given. */
  secret: string;
  /** Its response from now on. */
  status: number;
  close(): Promise<void>;
}

/** Standard Webhooks: HMAC-SHA256 of `id.timestamp.body` with the bytes of the secret. */
function isSigned(secret: string, headers: Record<string, unknown>, body: string): boolean {
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(signed).digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .map((signature) => Buffer.from(signature.replace(/^v1,/, ''), 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString('utf8');
      receiver.got.push({
        id: String(request.headers['webhook-id']),
        verified: isSigned(receiver.secret, request.headers, body),
        body: JSON.parse(body),
      });
      response.writeHead(receiver.status).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${port}/bellkey`,
    got: [],
    secret: '',
    status: 204,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}
