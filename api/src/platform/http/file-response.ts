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
};

/** Sends a file: its content never runs as a page of ours. */
export function fileResponse(file: unknown, type: FileType): Response {
  if (!(file instanceof Blob)) throw new TypeError(`An operation that answers ${type} answered no file.`);
  return new Response(file.stream(), {
    headers: {
      ...HEADERS[type],
      'content-type': type,
      'content-length': String(file.size),
      'x-content-type-options': 'nosniff',
    },
  });
}
