import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A server's response, uncompressed. */
export interface ServerAnswer {
  status: number;
  headers: Map<string, string>;
  body: Buffer;
}

/** Names below `localhost` are this machine for browsers, but not for every resolver. */
export const addressOf = (hostname: string) => (/(?:^|\.)localhost$/.test(hostname) ? 'localhost' : hostname);

/** Requests an HTTP server like a browser on `url`'s host. @param more headers such as its cookies */
export function askServer(url: URL, more: Record<string, string> = {}): Promise<ServerAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        hostname: addressOf(url.hostname),
        port: url.port || 80,
        path: `${url.pathname}${url.search}`,
        headers: { ...more, host: url.host, 'accept-encoding': 'identity' },
      },
      (answer) => {
        buffer(answer).then((body) => {
          const headers = new Map(
            Object.entries(answer.headers).flatMap(
              ([name, value]): Array<[string, string]> =>
                value === undefined ? [] : [[name, String(value)]],
            ),
          );
          resolve({ status: answer.statusCode ?? 0, headers, body });
        }, reject);
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}
