import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';

/** A browser as a push service and its API know it. */
export interface FakeBrowser {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  /** Received messages, decrypted, oldest first. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into messages of every shape
  got: any[];
  /** The push service's responses from now on: a status, or a status with `Retry-After` in seconds. */
  answers(status: number, retryAfter?: string): void;
  /** Number of requests, whatever the response. */
  asked(): number;
}

/** A push service that speaks RFC 8030, with messages of RFC 8291 and keys of RFC 8292, which it checks. */
export interface FakePushService {
  newBrowser(): FakeBrowser;
  close(): Promise<void>;
}

interface Known {
  browser: FakeBrowser;
  status: number;
  retryAfter: string | undefined;
  asked: number;
  open(body: Buffer): string;
}

/** @param publicKey the only server whose messages it accepts, base64url */
export async function startPushService(publicKey: string): Promise<FakePushService> {
  const browsers = new Map<string, Known>();
  const server = createServer((request, response) => {
    take(request, browsers, publicKey)
      .then(({ status, retryAfter }) => {
        if (retryAfter) response.setHeader('retry-after', retryAfter);
        response.writeHead(status).end();
      })
      .catch((error: unknown) => response.writeHead(400).end(String(error)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    newBrowser() {
      const id = randomBytes(12).toString('hex');
      const ecdh = createECDH('prime256v1');
      const own = ecdh.generateKeys();
      const auth = randomBytes(16);
      const known: Known = {
        browser: {
          endpoint: `http://127.0.0.1:${port}/push/${id}`,
          keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
          got: [],
          answers(status, retryAfter) {
            Object.assign(known, { status, retryAfter });
          },
          asked: () => known.asked,
        },
        status: 201,
        retryAfter: undefined,
        asked: 0,
        open: (body) => decrypt(body, own, auth, (other) => ecdh.computeSecret(other)),
      };
      browsers.set(`/push/${id}`, known);
      return known.browser;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function take(
  request: IncomingMessage,
  browsers: ReadonlyMap<string, Known>,
  publicKey: string,
): Promise<{ status: number; retryAfter?: string | undefined }> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  const known = browsers.get(request.url ?? '');
  if (!known) return { status: 404 };
  await checkSender(request, publicKey);
  const { headers } = request;
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error('No aes128gcm');
  if (!(Number(headers.ttl) > 0)) throw new Error('No TTL');
  known.asked += 1;
  if (known.status === 201) known.browser.got.push(JSON.parse(known.open(Buffer.concat(parts))));
  return { status: known.status, retryAfter: known.retryAfter };
}

/** RFC 8292: `Authorization: vapid t=<JWT>, k=<public key>`. */
async function checkSender({ headers }: IncomingMessage, publicKey: string): Promise<void> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== publicKey) throw new Error('Another server');
  const point = Buffer.from(key, 'base64url');
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) };
  await jwtVerify(token, await importJWK(jwk, 'ES256'), {
    audience: `http://${headers.host}`,
    maxTokenAge: undefined,
    requiredClaims: ['exp', 'sub'],
  } as Parameters<typeof jwtVerify>[2]);
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** RFC 8291 over RFC 8188, of one record. */
function decrypt(body: Buffer, own: Buffer, auth: Buffer, agree: (other: Buffer) => Buffer): string {
  const salt = body.subarray(0, 16);
  const keyBytes = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyBytes);
  const sealed = body.subarray(21 + keyBytes);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
  const secret = derive(agree(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}
