import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DeploymentStatus } from '@bellkey/shared/release';
import { describe, expect, test } from '@jest/globals';
import { setUpDeployedGuest } from '../testing/deployed-guest.ts';
import { smallHost } from '../testing/small-host.ts';

const scene = setUpDeployedGuest();

const as = (token: string | null): { headers: Record<string, string> } => ({
  headers: token ? { authorization: `Bearer ${token}` } : {},
});
/** What a browser gets with a document. */
async function visit({ app }: Pick<typeof scene.host, 'app'>): Promise<string> {
  const answer = await app.request('http://localhost/guest');
  return /^visit;desc="(.+)"$/.exec(answer.headers.get('server-timing') ?? '')?.[1] ?? '';
}
const status = async (token: string | null) => scene.host.app.request('/shell/deployments', as(token));
const beacon = (body: unknown, agent = 'a') =>
  scene.host.app.request('/shell/beacon', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'user-agent': agent },
  });
const load = (id: string, more: object = {}) => ({
  id,
  remote: 'guest',
  build: 'build-2',
  page: 'one',
  timings: { entry: 20 },
  ...more,
});
const failure = { kind: 'bad-build', phase: 'entry' };

describe('access to the deployment status', () => {
  test.each(['operator', 'named-developer'])('%s', async (person) => {
    expect((await status(person)).status).toBe(200);
  });

  test.each([
    ['a caller without a token', null, 401],
    ['a token that the API does not know', 'forged', 401],
    ['staff', 'staff', 403],
    ['agent', 'agent', 403],
    ['manager', 'manager', 403],
    ['the owner of a property, which anybody can sign up', 'owner', 403],
    ['the developer of a property', 'developer', 403],
    ['an operator of one co-brand', 'brand-operator', 403],
    ['a developer who is not approved', 'pending-developer', 403],
  ])('not %s', async (_, token, expected) => {
    const answer = await status(token);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      expected,
      'application/problem+json',
    ]);
    const lift = await scene.host.app.request('/shell/quarantines/guest/build-2/lift', {
      method: 'POST',
      ...as(token),
    });
    expect(lift.status).toBe(expected);
  });

  test('no one while the API, which knows the roles, does not respond', async () => {
    scene.host.close();
    expect((await status('named-developer')).status).toBe(503);
  });
});

test('the status lists the live release, its fallback and its canary, and is not cached', async () => {
  const line = {
    at: '2026-11-20T09:00:00.000Z',
    who: 'ada@desk',
    action: 'release',
    remote: 'guest',
    build: 'build-2',
    from: 'build-1',
    revision: 2,
  };
  await writeFile(path.join(scene.store.folder, 'releases-history.jsonl'), `${JSON.stringify(line)}\n`);
  const answer = await status('named-developer');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const said = DeploymentStatus.parse(await answer.json());
  expect(said).toMatchObject({
    trust: 'keys',
    remotes: [
      {
        name: 'guest',
        live: { build: 'build-2' },
        earlier: { build: 'build-1' },
        asWanted: true,
        firstPath: '/guest',
      },
    ],
    problems: [],
    quarantined: [],
    history: [line],
  });
  expect(said.parts.map(({ name, state }) => [name, state])).toEqual([
    ['host', 'ok'],
    ['renderer', 'ok'],
    ['store', 'ok'],
    ['api', 'ok'],
    ['database', 'ok'],
    ['sign-in', 'ok'],
  ]);
});

test('the status shows a broken registry, while the last good one is served', async () => {
  await scene.store.writeRegistry('{');
  await scene.host.compositions.refresh();
  const said = DeploymentStatus.parse(await (await status('named-developer')).json());
  expect(said.problems).toMatchObject([{ about: 'registry' }]);
  expect(said.remotes[0]?.live.build).toBe('build-2');
  expect(said.parts.find(({ name }) => name === 'store')?.state).toBe('down');
});

describe('reports from browsers', () => {
  test('become timings and counts', async () => {
    const loads = [load('load001'), load('load002', { failure })];
    // Without a document's token a report counts nowhere.
    expect((await beacon({ loads })).status).toBe(204);
    expect((await beacon({ loads, token: await visit(scene.host) })).status).toBe(204);
    const said = DeploymentStatus.parse(await (await status('named-developer')).json());
    expect(said.timings).toMatchObject([{ remote: 'guest', step: 'entry', hour: { count: 2 } }]);
    expect(said.loads).toMatchObject([
      { loads: 2, failures: [{ kind: 'bad-build', phase: 'entry', count: 1 }] },
    ]);
  });

  test.each([
    ['no JSON', '{', 400],
    ['another form', { loads: [{ remote: 'guest' }] }, 400],
    ['too much', `"${'x'.repeat(20_000)}"`, 413],
  ])('with %s are refused', async (_, body, expected) => {
    expect((await beacon(body)).status).toBe(expected);
  });

  test('on releases or pages that are not served count for nothing', async () => {
    await beacon({ loads: [load('load001', { build: 'build-9' }), load('load002', { page: 'nowhere' })] });
    const said = DeploymentStatus.parse(await (await status('named-developer')).json());
    expect([said.timings, said.loads]).toEqual([[], []]);
  });

  test('from one address are accepted up to a limit', async () => {
    const answers = new Set<number>();
    for (let count = 0; count < 301; count += 1)
      answers.add((await beacon({ loads: [load('load001')] })).status);
    expect([...answers]).toEqual([204, 429]);
  });
});

test('a release that fails in browsers is replaced by the earlier one, until a developer lifts it', async () => {
  await beacon({ loads: [load('load001', { failure })], token: await visit(scene.host) });
  await beacon({ loads: [load('load002', { failure })], token: await visit(scene.host) });
  await scene.host.compositions.refresh();
  const page = await scene.host.app.request('http://localhost/guest');
  expect(await page.text()).toContain('/remotes/guest/build-1/');
  const said = DeploymentStatus.parse(await (await status('named-developer')).json());
  expect(said.quarantined).toMatchObject([
    { remote: 'guest', build: 'build-2', cause: 'browsers', served: false },
  ]);
  expect(said.remotes[0]?.asWanted).toBe(false);

  const lift = () =>
    scene.host.app.request('/shell/quarantines/guest/build-2/lift', { method: 'POST', ...as('operator') });
  const lifted = DeploymentStatus.parse(await (await lift()).json());
  expect(lifted.quarantined).toEqual([]);
  expect(lifted.lifted).toMatchObject([{ build: 'build-2', liftedBy: 'Inês (operator)' }]);
  expect(lifted.remotes[0]?.live.build).toBe('build-2');
  expect((await lift()).status).toBe(404);
});

test('with QUARANTINE_ACTION=tell a release that fails stays live, and developers see it', async () => {
  scene.host.close();
  scene.host = await smallHost(scene.store, { acts: false });
  for (const id of ['load001', 'load002'])
    await beacon({ loads: [load(id, { failure })], token: await visit(scene.host) });
  await scene.host.compositions.refresh();
  const said = DeploymentStatus.parse(await (await status('operator')).json());
  expect(said).toMatchObject({
    quarantineActs: false,
    quarantined: [{ remote: 'guest', build: 'build-2', served: true }],
    remotes: [{ live: { build: 'build-2' }, asWanted: true }],
  });
});
