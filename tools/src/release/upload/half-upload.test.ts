import path from 'node:path';
import { Registry } from '@bellkey/shared/release';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { buildOf } from '../registry/locations.ts';
import { makeKeyFile } from '../registry/signing-key.ts';
import { openStore } from '../store/open-store.ts';
import { type Fault, ObjectServer } from '../store/testing/object-server.ts';
import { ReleaseDesk } from '../testing/release-desk.ts';
import { verifyStored } from './upload.ts';

const CREDENTIALS = { accessKeyId: 'AKIATEST', secretAccessKey: 'a-secret-of-the-test' };
const BUCKET = 'bellkey-releases';
const AUTHORIZATION = 'Bearer a-token-of-the-test';

let desk: ReleaseDesk;
let server: ObjectServer;
beforeEach(() => {
  desk = new ReleaseDesk();
  process.env.AWS_ACCESS_KEY_ID = CREDENTIALS.accessKeyId;
  process.env.AWS_SECRET_ACCESS_KEY = CREDENTIALS.secretAccessKey;
});
afterEach(() => {
  server.stop();
  desk.remove();
});

/** Releases go to a server of this kind from here on, signed with a key of the team. */
async function releaseInto(kind: 'an S3 bucket' | 'a web server'): Promise<void> {
  const s3 = kind === 'an S3 bucket';
  server = new ObjectServer(
    s3 ? { s3: { ...CREDENTIALS, bucket: BUCKET } } : { authorization: AUTHORIZATION },
  );
  const url = await server.start();
  const key = path.join(desk.folder, 'team.pem');
  await makeKeyFile(key);
  desk.env = {
    ...desk.env,
    RELEASE_KEY: key,
    RELEASE_STORE: s3 ? `s3://${BUCKET}/?region=eu-central-1&endpoint=${encodeURIComponent(url)}` : `${url}/`,
    RELEASE_STORE_AUTHORIZATION: AUTHORIZATION,
  };
}

const live = () => {
  const content = server.objects.get('remotes.json');
  const { remotes } = Registry.parse(JSON.parse(content?.toString('utf8') ?? '{"remotes":{}}'));
  return remotes.guest ? buildOf(remotes.guest.live) : null;
};

const FAULTS: [string, Fault][] = [
  ['half of a file is kept and the store says that all is well', { kind: 'half-kept' }],
  ['the store refuses a file', { kind: 'status', status: 403 }],
];

describe.each(['an S3 bucket', 'a web server'] as const)('an upload into %s of which', (kind) => {
  test.each(FAULTS)('%s moves no pointer, and the next run completes it', async (_, fault) => {
    await releaseInto(kind);
    await desk.release('guest');
    const before = live();
    expect(before).not.toBeNull();

    desk.change('newer');
    server.fail('PUT', /browser\/more\.js$/, fault);
    await expect(desk.release('guest')).rejects.toThrow();
    expect(live()).toBe(before);

    await desk.release('guest');
    const after = live();
    expect(after).not.toBe(before);
    await verifyStored(openStore(desk.env, desk.dataDir), 'guest', after ?? '', null);
  });
});
