import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http2';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { addressOf } from '../load/ask-server.ts';
import { type AnswerRequest, brotli, type CachedAnswer, type FrontRequest } from '../network/http2-front.ts';

/** Headers about a connection, and the policy that names the stack's own origin. */
const NOT_PASSED_ON = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-security-policy',
  'referer',
]);
const FILE = /^\/(?:host|remotes)\/.*\.[a-z0-9]{2,5}$/;
const TEXT = /javascript|css|json|svg|html/;
/** What a server in front of the host spends on a response that it can't keep. */
const BROTLI_QUALITY = 5;

const compress = promisify(brotliCompress);

/** The browser's headers, as if it had asked the stack itself. */
function headersFor(shell: URL, headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const kept = Object.entries(headers).flatMap(
    ([name, value]): Array<[string, string | string[]]> =>
      value === undefined || name.startsWith(':') || NOT_PASSED_ON.has(name) ? [] : [[name, value]],
  );
  return {
    ...Object.fromEntries(kept),
    host: shell.host,
    'accept-encoding': 'identity',
    ...(headers.origin && { origin: shell.origin }),
  };
}

function ask(shell: URL, path: string, { headers, stream }: FrontRequest) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const asked = httpRequest(
      {
        // A kept connection may be closed by the stack just as the next request goes out.
        agent: false,
        hostname: addressOf(shell.hostname),
        port: shell.port || 80,
        path,
        method: String(headers[':method']),
        headers: headersFor(shell, headers),
      },
      resolve,
    );
    asked.on('error', reject);
    stream.once('close', () => asked.destroy());
    stream.pipe(asked);
  });
}

function passedBack(answer: IncomingMessage): CachedAnswer['headers'] {
  return Object.fromEntries(
    Object.entries(answer.headers).flatMap(
      ([name, value]): Array<[string, string | string[]]> =>
        value === undefined || NOT_PASSED_ON.has(name) ? [] : [[name, value]],
    ),
  );
}

/**
 * Passes on to a running stack whatever a browser asks for, with its cookies, bodies and live streams, as a TLS proxy in
 * front of it would. Files of releases are asked for once, and compressed as for delivery.
 */
export function forwardToStack(shellUrl: string): AnswerRequest {
  const shell = new URL(shellUrl);
  const files = new Map<string, Promise<CachedAnswer | null>>();

  async function forward(path: string, request: FrontRequest): Promise<CachedAnswer | null> {
    const answer = await ask(shell, path, request);
    const status = answer.statusCode ?? 502;
    const headers = passedBack(answer);
    const type = answer.headers['content-type'] ?? '';
    if (type.startsWith('text/event-stream')) {
      request.stream.respond({ ':status': status, ...headers });
      answer.on('error', () => request.stream.close());
      answer.pipe(request.stream);
      return null;
    }
    const body = await buffer(answer);
    if (!TEXT.test(type) || body.length === 0) return { status, headers, body };
    const text = type.startsWith('text/html')
      ? Buffer.from(body.toString().replaceAll(shell.origin, ''))
      : body;
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    const compressed = FILE.test(path) ? brotli(text) : await compress(text, { params });
    return { status, headers: { ...headers, 'content-encoding': 'br' }, body: compressed };
  }

  return (path, request) => {
    if (!FILE.test(path)) return forward(path, request);
    const known = files.get(path) ?? forward(path, request);
    files.set(path, known);
    // A page that closes takes its requests with it.
    known.catch(() => files.delete(path));
    return known;
  };
}
