import type { OperationSpec } from '@bellkey/shared/api';

type FileType = NonNullable<OperationSpec['file']>;

/**
 * Headers of a kind of file. Documents are saved and not shown. Pictures are shown by our pages, never change and are
 * kept for a day by this browser alone; opened by themselves, they can run nothing.
 */
const HEADERS: Readonly<Record<FileType, Record<string, string>>> = {
  'application/pdf': { 'content-disposition': 'attachment' },
  'image/jpeg': {
    'content-disposition': 'inline',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, max-age=86400, immutable',
    vary: 'cookie, authorization',
  },
  'image/webp': {
    'content-disposition': 'inline',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, max-age=86400, immutable',
    vary: 'cookie, authorization',
  },
};

/** Pictures that anyone may load have their hash in the address: any cache keeps them for a year. */
const FOR_ANYONE = { 'cache-control': 'public, max-age=31536000, immutable', vary: '' };

/** Sends a file: its content never runs as a page of ours. @param forAnyone whether the operation is public */
export function fileResponse(file: unknown, type: FileType, forAnyone: boolean): Response {
  if (!(file instanceof Blob)) throw new TypeError(`An operation that answers ${type} answered no file.`);
  const { vary, ...headers } = { ...HEADERS[type], ...(forAnyone && FOR_ANYONE) };
  return new Response(file.stream(), {
    headers: {
      ...headers,
      ...(vary && { vary }),
      'content-type': type,
      'content-length': String(file.size),
      'x-content-type-options': 'nosniff',
    },
  });
}
