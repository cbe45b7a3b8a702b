import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';

/** Requests without pause on several connections, each rotating through its own callers. */
export interface FireJob {
  url: string;
  method: 'GET' | 'POST';
  path: string;
  /** Headers of the callers. With `POST`, each request has a new line and a new idempotency key. */
  callers: Array<Record<string, string>>;
  connections: number;
  seconds: number;
  /** Other statuses than 2xx that are no failure, as 429 where limits should be reached. */
  refusals?: boolean;
}

/** The result. */
export interface Fired {
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
}

const line = () => ({ clientId: `client-${randomUUID()}`, body: 'Could we have two more towels please?' });

/** Sends requests for some seconds. */
export async function fireRequests(job: FireJob): Promise<Fired> {
  const requests = job.callers.map((headers): autocannon.Request => {
    const plain = { method: job.method, path: job.path, headers };
    if (job.method === 'GET') return plain;
    return {
      ...plain,
      setupRequest: (request) => ({
        ...request,
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify(line()),
      }),
    };
  });
  let connection = 0;
  const began = performance.now();
  const result = await autocannon({
    url: job.url,
    connections: job.connections,
    duration: job.seconds,
    // Connections start at different callers, so that no two use the same one at the same time.
    setupClient: (client) => {
      const from = Math.floor((connection * requests.length) / job.connections);
      connection += 1;
      client.setRequests([...requests.slice(from), ...requests.slice(0, from)]);
    },
  });
  const seconds = (performance.now() - began) / 1000;
  const refused = job.refusals ? 0 : result.non2xx;
  return {
    perSecond: result['2xx'] / seconds,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: refused + result.errors + result.timeouts,
  };
}
