import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandError } from '../../command/command.ts';
import { FolderStore } from './folder-store.ts';
import { HttpStore } from './http-store.ts';
import type { ReleaseStore } from './release-store.ts';
import { S3Store } from './s3-store.ts';

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;
const FORMS =
  'RELEASE_STORE can be a folder (/srv/releases), s3://bucket/prefix?region=eu-central-1&endpoint=https://… or https://releases.example.com/bellkey/.';

const withSlash = (text: string) => (text === '' || text.endsWith('/') ? text : `${text}/`);

function s3Store(url: URL, env: NodeJS.ProcessEnv): S3Store {
  return new S3Store({
    bucket: url.hostname,
    prefix: withSlash(url.pathname.replace(/^\//, '')),
    region: url.searchParams.get('region') ?? env.AWS_REGION ?? env.AWS_DEFAULT_REGION,
    endpoint: url.searchParams.get('endpoint') ?? env.AWS_ENDPOINT_URL_S3 ?? env.AWS_ENDPOINT_URL,
  });
}

/**
 * The store of `RELEASE_STORE`, by default the data folder.
 *
 * @throws CommandError when it is invalid, contains credentials, or would send them unencrypted.
 */
export function openStore(env: NodeJS.ProcessEnv, dataDir: string): ReleaseStore {
  const place = env.RELEASE_STORE;
  if (!place) return new FolderStore(dataDir);
  if (!/^[a-z][a-z0-9+.-]+:/i.test(place)) return new FolderStore(path.resolve(place));
  const url = URL.canParse(place) ? new URL(place) : null;
  if (url === null) throw new CommandError(`RELEASE_STORE is "${place}", which is not an address. ${FORMS}`);
  if (url.username || url.password) {
    throw new CommandError(
      'RELEASE_STORE contains a password. Remove it, and set RELEASE_STORE_AUTHORIZATION (HTTP) or AWS_SECRET_ACCESS_KEY (S3).',
    );
  }
  if (url.protocol === 'file:') return new FolderStore(fileURLToPath(url));
  if (url.protocol === 's3:') return s3Store(url, env);
  if (url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname))) {
    return new HttpStore({
      url: new URL(withSlash(url.pathname), url),
      authorization: env.RELEASE_STORE_AUTHORIZATION || null,
    });
  }
  throw new CommandError(
    url.protocol === 'http:'
      ? `RELEASE_STORE is ${place}: plain http only goes to this machine. Use https.`
      : `RELEASE_STORE is ${place}. ${FORMS}`,
  );
}
