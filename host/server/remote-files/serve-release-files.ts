import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';

/**
 * The types that are served, and no others. Our own allow-list rather than a library's table: a library's file server
 * takes names from the address, while these come from a list (`ReleaseFileNames`).
 */
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** A plain 404: an unknown asset never gets HTML, which a script tag would try to run. */
export const plainNotFound = (): Response =>
  new Response('Not found', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

const sizeOf = async (file: string): Promise<number | null> => {
  try {
    const found = await stat(file);
    return found.isFile() ? found.size : null;
  } catch {
    return null;
  }
};

interface ServeOptions {
  /** Nothing outside this folder is ever read. */
  root: string;
  cacheControl: string;
  acceptEncoding: string;
  /** Whether other origins may load it. */
  crossOrigin: boolean;
  /** Whether only the headers are requested; no file is opened then. */
  headOnly?: boolean;
}

/**
 * Sends a file below a folder, in its compressed copy if there is one and the browser accepts it.
 *
 * @param relative a name from a list of servable files, never a requested path
 */
export async function serveFile(relative: string, options: ServeOptions): Promise<Response> {
  const file = path.join(options.root, path.normalize(`/${relative}`));
  const type = TYPES[path.extname(file)];
  if (!type) return plainNotFound();

  const copies = [
    { suffix: '.br', encoding: 'br' },
    { suffix: '.gz', encoding: 'gzip' },
  ].filter(({ encoding }) => options.acceptEncoding.includes(encoding));
  for (const { suffix, encoding } of [...copies, { suffix: '', encoding: '' }]) {
    const size = await sizeOf(`${file}${suffix}`);
    if (size === null) continue;
    const headers = new Headers({
      'content-type': type,
      'content-length': String(size),
      'cache-control': options.cacheControl,
      vary: 'Accept-Encoding',
    });
    if (encoding) headers.set('content-encoding', encoding);
    if (options.crossOrigin) headers.set('access-control-allow-origin', '*');
    if (options.headOnly) return new Response(null, { headers });
    return new Response(Readable.toWeb(createReadStream(`${file}${suffix}`)) as ReadableStream, { headers });
  }
  return plainNotFound();
}
