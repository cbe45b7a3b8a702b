import { lookup as lookUpName } from 'node:dns/promises';
import { type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { type AddressPolicy, addressProblem, hostOf, mayConnect, namesLoopback } from './endpoint-address.ts';

/** The largest response, streamed or not. A long answer of a language model is a hundredth of it. */
export const ANSWER_MAX_BYTES = 1024 * 1024;

/** The address is one that this server does not connect to. */
export class AddressNotAllowedError extends Error {
  readonly code = 'address-not-allowed';

  constructor() {
    super('The address is in a network that the server does not connect to.');
  }
}

/** A response exceeded {@link ANSWER_MAX_BYTES}. */
export class AnswerTooLargeError extends Error {
  readonly code = 'answer-too-large';

  constructor() {
    super('The answer is larger than the server takes.');
  }
}

/** The addresses of a name, as the machine's resolver gives them. */
export type ResolveName = (host: string) => Promise<ReadonlyArray<{ address: string; family: number }>>;

/** The address for a host's connection: resolved once, checked, and used unchanged. */
async function chooseAddress(host: string, policy: AddressPolicy, resolve: ResolveName) {
  const asLoopback = namesLoopback(host);
  const found = isIP(host) === 0 ? await resolve(host) : [{ address: host, family: isIP(host) }];
  // One forbidden address among allowed ones is an attempt to evade the check.
  if (found.some(({ address }) => !mayConnect(address, policy, asLoopback)))
    throw new AddressNotAllowedError();
  const [first] = found;
  if (!first) throw new Error('The name has no address.');
  return first;
}

/** Passes the checked address to the connection, whatever the resolver would return now. */
const only =
  ({ address, family }: { address: string; family: number }): LookupFunction =>
  (_host, options, callback) => {
    if (options.all) callback(null, [{ address, family }]);
    else callback(null, address, family);
  };

/** The response's bytes up to the limit; beyond it reading fails and the connection is closed. */
async function* capped(answer: IncomingMessage): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.byteLength;
    if (bytes > ANSWER_MAX_BYTES) throw new AnswerTooLargeError();
    yield part;
  }
}

/** @throws Error for a redirect, {@link AnswerTooLargeError} for a response that declares too large a size */
function asResponse(answer: IncomingMessage): Response {
  const status = answer.statusCode ?? 502;
  if (status >= 300 && status < 400) throw new Error('The address answers with a redirect.');
  if (Number(answer.headers['content-length'] ?? 0) > ANSWER_MAX_BYTES) throw new AnswerTooLargeError();
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  const hasBody = status !== 204 && status !== 205;
  const body = hasBody ? (Readable.toWeb(Readable.from(capped(answer))) as unknown as ReadableStream) : null;
  return new Response(body, { status, headers });
}

/**
 * `fetch` for addresses that people typed. A name is resolved once; the connection goes to the address that was
 * checked ({@link mayConnect}), with the name in `Host` and in the TLS handshake. Redirects are refused and answers
 * end at {@link ANSWER_MAX_BYTES}.
 *
 * @param resolve how names are resolved; the machine's resolver unless given
 */
export function guardedFetch(
  policy: AddressPolicy,
  resolve: ResolveName = (host) => lookUpName(host, { all: true }),
): typeof fetch {
  return async (input, init) => {
    const asked = new Request(input, init);
    const url = new URL(asked.url);
    const base = `${url.protocol}//${url.host}${url.pathname}`;
    if (addressProblem(base, policy)) throw new AddressNotAllowedError();
    const body = Buffer.from(await asked.arrayBuffer());
    const address = await chooseAddress(hostOf(url), policy, resolve);
    const make = url.protocol === 'https:' ? secureRequest : plainRequest;
    return new Promise<Response>((resolve, reject) => {
      const request: ClientRequest = make(url, {
        method: asked.method,
        headers: Object.fromEntries(asked.headers),
        lookup: only(address),
        agent: false,
        signal: asked.signal,
      });
      request.on('error', reject);
      request.on('response', (answer) => {
        try {
          resolve(asResponse(answer));
        } catch (error) {
          request.destroy();
          reject(error);
        }
      });
      request.end(body.length > 0 ? body : undefined);
    });
  };
}
