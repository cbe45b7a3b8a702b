import { createSecureServer, type Http2SecureServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import { generate } from 'selfsigned';

/** A finished answer: what a server would send from its cache. */
export interface CachedAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Compresses text as a deployed server would have done beforehand. */
export function brotli(body: Buffer): Buffer {
  return brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
}

export interface Front {
  port: number;
  close(): void;
}

/** An HTTP/2 server over TLS that answers from `answer`, and remembers what it said for GET requests of files. */
export async function http2Front(answer: (path: string) => Promise<CachedAnswer>): Promise<Front> {
  const certificate = await generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 });
  const sessions = new Set<ServerHttp2Session>();
  const server: Http2SecureServer = createSecureServer({ key: certificate.private, cert: certificate.cert });
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  server.on('stream', (stream, headers) => {
    answer(String(headers[':path'])).then(
      ({ status, headers: own, body }) => {
        if (stream.destroyed) return;
        stream.respond({ ':status': status, ...own, 'content-length': body.length });
        stream.end(body);
      },
      () => stream.close(),
    );
    stream.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      for (const session of sessions) session.destroy();
      server.close();
    },
  };
}
