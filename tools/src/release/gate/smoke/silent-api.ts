import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Replaces the API: every call gets “not available”, so that a release is judged alone. Pages are then expected to show
 * their error state, and not to crash.
 */
export async function startSilentApi(): Promise<{ url: string; stop(): void }> {
  const server = createServer((_, response) => {
    response.writeHead(503, { 'content-type': 'application/problem+json' });
    response.end(JSON.stringify({ type: 'about:blank', title: 'Not available', status: 503 }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
