import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { Agent as TlsAgent, request as tlsRequest } from 'node:https';

/** A request for the API. */
interface ApiRequest {
  method: string;
  /** Path and query. */
  target: string;
  headers: OutgoingHttpHeaders;
  body: Uint8Array | undefined;
  /** Receives the function that aborts the request, in case the browser leaves. */
  onCancel(cancel: () => void): void;
}

/** Calls the API over persistent connections. */
export type AskApi = (asked: ApiRequest) => Promise<IncomingMessage>;

/** Connections are closed before the API closes them, which it does after five seconds. */
const IDLE_MS = 4_000;

const mayRepeat = ({ method, headers }: ApiRequest) =>
  method === 'GET' || method === 'HEAD' || headers['idempotency-key'] !== undefined;

/**
 * Connects to the API. `fetch` would work, but takes four times the CPU time per call: it builds web streams, headers
 * and signals that are taken apart again here.
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
        // The API closed an idle connection at the moment of its reuse.
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
