import { connect } from 'node:net';

/** A parsed response of one connection. */
export interface RawAnswer {
  /** 0 when it closed the connection without a response. */
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string;
}

function takeApart(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  return { status: Number(first.split(' ')[1] ?? 0), headers, body: rest.join('\r\n\r\n') };
}

/** Sends raw bytes, which no HTTP client would, and reads until the server closes. */
export function sendRaw(port: number, bytes: string | Uint8Array): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => void chunks.push(chunk));
    // It may have answered before it cut the connection.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(takeApart(Buffer.concat(chunks).toString('latin1'))));
    socket.write(bytes);
  });
}

/** A raw request on a separate connection. @param lines headers in addition to Host and Connection */
export const rawRequest = (
  method: string,
  target: string,
  lines: readonly string[] = [],
  body = '',
): string =>
  [`${method} ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...lines, '', body].join('\r\n');
