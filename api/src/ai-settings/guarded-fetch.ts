import { lookup as resolveName } from 'node:dns/promises';
import { type ClientRequest, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { type AddressPolicy, addressProblem, hostOf, mayConnect, namesLoopback } from './endpoint-address.ts';

/** The address leads where this server does not connect to. */
export class AddressNotAllowedError extends Error {
  readonly code = 'address-not-allowed';

  constructor() {
    super('The address is in a network that the server does not connect to.');
  }
}

/** Resolves a name, and hands the connection only an address that may be connected to: checked and used are one. */
function guardedLookup(policy: AddressPolicy, asLoopback: boolean): LookupFunction {
  return (host, options, callback) => {
    resolveName(host, { all: true, family: typeof options.family === 'number' ? options.family : 0 })
      .then((found) => {
        if (found.some(({ address }) => !mayConnect(address, policy, asLoopback))) {
          throw new AddressNotAllowedError();
        }
        const [first] = found;
        if (!first) throw new Error('no address');
        if (options.all) callback(null, found);
        else callback(null, first.address, first.family);
      })
      .catch((error: NodeJS.ErrnoException) => callback(error, '', 0));
  };
}

/**
 * `fetch` for addresses that people typed. It connects only where {@link mayConnect} allows, checked at the moment of
 * the connection, and follows no redirect.
 */
export function guardedFetch(policy: AddressPolicy): typeof fetch {
  return async (input, init) => {
    const asked = new Request(input, init);
    const url = new URL(asked.url);
    const host = hostOf(url);
    const asLoopback = namesLoopback(host);
    const base = `${url.protocol}//${url.host}${url.pathname}`;
    if (addressProblem(base, policy)) throw new AddressNotAllowedError();
    if (isIP(host) && !mayConnect(host, policy, asLoopback)) throw new AddressNotAllowedError();
    const body = Buffer.from(await asked.arrayBuffer());
    const make = url.protocol === 'https:' ? secureRequest : plainRequest;
    return new Promise<Response>((resolve, reject) => {
      const request: ClientRequest = make(url, {
        method: asked.method,
        headers: Object.fromEntries(asked.headers),
        lookup: guardedLookup(policy, asLoopback),
        agent: false,
        signal: asked.signal,
      });
      request.on('error', reject);
      request.on('response', (answer) => {
        const headers = new Headers();
        for (const [name, value] of Object.entries(answer.headers)) {
          if (value !== undefined) headers.set(name, String(value));
        }
        const status = answer.statusCode ?? 502;
        if (status >= 300 && status < 400) {
          answer.resume();
          reject(new Error('The address answers with a redirect.'));
          return;
        }
        const hasBody = status !== 204 && status !== 205;
        const stream = hasBody ? (Readable.toWeb(answer) as unknown as ReadableStream) : null;
        resolve(new Response(stream, { status, headers }));
      });
      request.end(body.length > 0 ? body : undefined);
    });
  };
}
