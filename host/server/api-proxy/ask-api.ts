import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { Agent as TlsAgent, request as tlsRequest } from 'node:https';

/** A request as the API is to get it. */
interface ApiRequest {
  method: string;
  /** Path and query. */
  target: string;
  headers: OutgoingHttpHeaders;
  body: Uint8Array | undefined;
  /** Called with what ends the request, for the case that the browser leaves. */
  onCancel(cancel: () => void): void;
}

/** Asks the API over connections that stay open. */
export type AskApi = (asked: ApiRequest) => Promise<IncomingMessage>;

/** Connections are closed before the API closes them, which it does after five seconds. */
const IDLE_MS = 4_000;

const mayRepeat = ({ method, headers }: ApiRequest) =>
  method === 'GET' || method === 'HEAD' || headers['idempotency-key'] !== undefined;

/**
 * Connects to the API. `fetch` would do, but takes four times the processor time for each call: it builds web streams,
 * headers and signals that are taken apart again on this side.
 */
export function connectApi(apiUrl: string): AskApi {
  const { protocol, hostname, port, pathname } = new URL(apiUrl);
  const secure = protocol === 'https:';
  const begin = secure ? tlsRequest : request;
  const options = { keepAlive: true, timeout: IDLE_MS };
  const agent = secure ? new TlsAgent(options) : new Agent(options);
  const base = pathname.replace(/\/$/, '');
  // Node takes an IPv6 address without its brackets.
  const host = hostname.replace(/^\[|\]$/g, '');

  const askApi: AskApi = (asked) =>
    new Promise((resolve, reject) => {
      const { method, target, headers, body } = asked;
      let cancelled = false;
      const sent = begin({ agent, host, port, method, path: `${base}${target}`, headers }, resolve);
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // The API closed an idle connection in the moment in which it was used again.
        const wasIdle = sent.reusedSocket && error.code === 'ECONNRESET';
        if (wasIdle && !cancelled && mayRepeat(asked)) askApi(asked).then(resolve, reject);
        else reject(error);
      });
      asked.onCancel(() => {
        cancelled = true;
        sent.destroy();
      });
      sent.end(body);
    });
  return askApi;
}
