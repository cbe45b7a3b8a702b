import {
  createSecureServer,
  type Http2SecureServer,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { brotliCompressSync, constants } from 'node:zlib';
import { generate } from 'selfsigned';
import { OrderedBodies } from './ordered-bodies.ts';
import { parsePriority } from './priority.ts';

/** A complete response: what a server would send from its cache. */
export interface CachedAnswer {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
}

/** Compresses text in advance, like a deployed server. */
export function brotli(body: Buffer): Buffer {
  return brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
}

export interface Front {
  /** Over a socket, without a link in between. */
  port: number;
  /** Accepts a connection from within this process. */
  accept(connection: Duplex): void;
  close(): void;
}

/** A request to the front, for answers that depend on more than its path. */
export interface FrontRequest {
  headers: IncomingHttpHeaders;
  stream: ServerHttp2Stream;
}

/** Answers a request; null when it has done so on the request's stream itself. */
export type AnswerRequest = (path: string, request: FrontRequest) => Promise<CachedAnswer | null>;

/** An HTTP/2 server over TLS that responds from `answer`, and sends by the browser's priorities. */
export async function http2Front(answer: AnswerRequest): Promise<Front> {
  const certificate = await generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 });
  const sessions = new Map<ServerHttp2Session, OrderedBodies>();
  const server: Http2SecureServer = createSecureServer({ key: certificate.private, cert: certificate.cert });
  server.on('session', (session) => {
    sessions.set(session, new OrderedBodies());
    session.on('close', () => sessions.delete(session));
  });
  server.on('stream', (stream, headers) => {
    answer(String(headers[':path']), { headers, stream }).then(
      (answered) => {
        const bodies = stream.session && sessions.get(stream.session as ServerHttp2Session);
        if (!answered || stream.destroyed || !bodies) return;
        const { status, headers: own, body } = answered;
        stream.respond({ ':status': status, ...own, 'content-length': body.length });
        bodies.send(stream, body, parsePriority(headers.priority));
      },
      () => stream.close(),
    );
    stream.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    accept: (connection) => void server.emit('connection', connection),
    close: () => {
      for (const session of sessions.keys()) session.destroy();
      server.close();
    },
  };
}
