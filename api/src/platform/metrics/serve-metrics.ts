import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Metrics } from './create-metrics.ts';

/** Where metrics are served, and to whom. */
export interface MetricsAccess {
  /** 0 uses any free port. */
  port: number;
  host: string;
  /** The bearer token of readers; null if everyone who reaches the address may read. */
  token: string | null;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

function mayRead({ headers }: IncomingMessage, token: string | null): boolean {
  if (token === null) return true;
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

/**
 * Serves `GET /metrics` on a separate port, so that no proxy of the public address leads to it.
 * @throws Error when the port is not available.
 */
export async function serveMetrics(metrics: Metrics, { port, host, token }: MetricsAccess): Promise<Server> {
  const server = createServer(async (request, response) => {
    const path = request.url?.split('?')[0];
    if (!mayRead(request, token)) return void response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    if (path !== '/metrics') return void response.writeHead(404).end();
    if (request.method !== 'GET') return void response.writeHead(405, { allow: 'GET' }).end();
    try {
      const text = await metrics.text();
      response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}
