import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeProgram } from '../testing/scenes/api-key-scene.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { useTestApi } from '../testing/use-test-api.ts';

const run = promisify(execFile);

/** The job of docs/api-keys.md, as people copy it. */
async function jobOfTheDocs(): Promise<string> {
  const page = await readFile(join(__dirname, '../../../docs/api-keys.md'), 'utf8');
  const job = /```sh\n([\s\S]+?)```/.exec(page)?.[1];
  if (!job) throw new Error('docs/api-keys.md has no job.');
  return job;
}

describe.each(testDatabases)('The job of docs/api-keys.md on %s', (_, create) => {
  const stage = useTestApi(create);
  let server: ReturnType<typeof serve>;
  let url: string;

  beforeAll(async () => {
    server = serve({ fetch: stage.api.api.app.fetch, port: 0, hostname: '127.0.0.1' });
    if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
  });

  const job = async (secret: string, property: string) =>
    run('sh', ['-c', await jobOfTheDocs()], {
      env: {
        PATH: process.env.PATH ?? '',
        BELLKEY_URL: url,
        BELLKEY_KEY: secret,
        BELLKEY_PROPERTY: property,
      },
    });

  test('it lists open requests, accepts a waiting one, and then reports that none wait', async () => {
    const hotel = await stage.newHotel();
    const manager = stage.api.staff(hotel, 'manager');
    const { secret } = await makeProgram(stage, hotel, ['read-requests', 'change-requests']);
    const raised = await manager.call('POST /api/staff/requests', {
      body: { service: 'towels', placeId: 'room-204' },
    });
    const { no, title, place } = raised.body;
    expect((await job(secret, hotel.id)).stdout).toBe(`${no} new ${title} ${place.label}\naccepted ${no}\n`);
    const [accepted] = (await manager.call('GET /api/staff/requests')).body.requests;
    expect(accepted).toMatchObject({ id: raised.body.id, state: 'acknowledged' });
    expect((await job(secret, hotel.id)).stdout).toBe(
      `${no} acknowledged ${title} ${place.label}\nNothing waits.\n`,
    );
  });

  test('with a read-only key it lists requests and fails at the first change', async () => {
    const hotel = await stage.newHotel();
    const { secret } = await makeProgram(stage, hotel, ['read-requests']);
    await stage.api
      .staff(hotel, 'manager')
      .call('POST /api/staff/requests', { body: { service: 'towels', placeId: 'room-204' } });
    await expect(job(secret, hotel.id)).rejects.toMatchObject({ code: expect.any(Number) });
    const [request] = (await stage.api.staff(hotel, 'manager').call('GET /api/staff/requests')).body.requests;
    expect(request.state).toBe('new');
  });
});
