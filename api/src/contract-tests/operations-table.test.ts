import { type OperationSpec, operations, streams } from '@bellkey/shared/api';
import { API_BODY_MAX_BYTES, apiBodyMaxBytes } from '@bellkey/shared/server';
import { describe, expect, test } from '@jest/globals';
import { problemCodes } from '../platform/outcome/problem-codes.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { useTestApi } from '../testing/use-test-api.ts';

const OWN_PAGES = [
  'GET /api/openapi.json',
  'POST /api/leads/form',
  'GET /api/docs',
  'GET /api/docs/assets/start.js',
  'GET /api/docs/assets/{file}',
];

describe.each(testDatabases.slice(0, 1))('The operations table', (_, create) => {
  const stage = useTestApi(create);

  test('every operation and stream has a route, and there is no other', () => {
    const routes = stage.api.api.app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
      .filter((route) => !OWN_PAGES.includes(route));
    const contract = [...Object.keys(operations), ...Object.values(streams).map((path) => `GET ${path}`)];
    expect(routes.sort()).toEqual(contract.sort());
  });

  test('OpenAPI documents exactly these, with every problem that the contract names', async () => {
    const { body } = await stage.api.call('GET /api/openapi.json');
    const documented = Object.entries<Record<string, unknown>>(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const contract = [...Object.keys(operations), ...Object.values(streams).map((path) => `GET ${path}`)];
    expect(documented.sort()).toEqual(contract.sort());
    const transition = body.paths['/api/staff/requests/{id}/transition'].post.responses;
    expect(transition['409'].description).toBe('illegal-transition');
    expect(transition['415'].description).toBe('unsupported-media-type');
    expect(body.paths['/api/guest/handoff'].post.responses['415']).toBeUndefined();
    expect(Object.keys(body.components.schemas)).toEqual(expect.arrayContaining(['Problem', 'LiveEvent']));
  });

  test('OpenAPI names who may call every operation and stream, and the proof required', async () => {
    const { body } = await stage.api.call('GET /api/openapi.json');
    type Documented = { 'x-may'?: { permission: string }; security?: object[]; description?: string };
    const all = Object.values<Record<string, Documented>>(body.paths).flatMap((path) => Object.values(path));
    expect(
      all.filter((one) => !one['x-may']?.permission || !/ may call this/.test(one.description ?? '')),
    ).toEqual([]);
    expect(body.paths['/api/staff/conversations'].get).toMatchObject({
      'x-may': { permission: 'chat', roles: ['agent', 'manager', 'owner'] },
      security: [{ staffToken: [] }],
      description:
        'Staff of the property with the role agent, manager, or owner may call this: they may read and answer guest conversations.',
    });
    expect(body.paths['/api/guest/messages'].post).toMatchObject({
      'x-may': { permission: 'guest', assurance: 'L1' },
      security: [{ guestSession: [] }],
    });
    expect(body.paths['/api/health'].get).toMatchObject({ 'x-may': { permission: 'anybody' }, security: [] });
    expect(body.paths['/api/staff/events'].get['x-may'].permission).toBe('work-requests');
  });

  test('every problem code of the contract is one that the API knows', () => {
    const named = Object.values(operations).flatMap(({ problems }) => [...problems]);
    expect(named.filter((code) => !Object.hasOwn(problemCodes, code))).toEqual([]);
  });

  test('host and API let through what an upload may have, and of no other body more than usual', () => {
    for (const [key, spec] of Object.entries<OperationSpec>(operations)) {
      const path = key.slice(key.indexOf(' ') + 1).replace(/\{\w+\}/g, 'x');
      expect([key, apiBodyMaxBytes(`${path}?a=b`)]).toEqual([
        key,
        spec.upload?.maxBytes ?? API_BODY_MAX_BYTES,
      ]);
    }
  });

  test('the docs use our own files only', async () => {
    const page = await stage.api.open('/api/docs', {});
    const html = await page.text();
    expect(html).not.toMatch(/https?:/);
    const sources = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source]) => source ?? '');
    for (const source of sources) expect((await stage.api.open(source, {})).status).toBe(200);
    expect((await stage.api.open('/api/docs/assets/package.json', {})).status).toBe(404);
  });
});
