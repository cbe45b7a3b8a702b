import {
  type ApiKeyScope,
  apiKeyScopes,
  type OperationKey,
  type OperationSpec,
  operations,
} from '@bellkey/shared/api';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { bodyFor } from '../testing/operation-bodies.ts';
import { ALL_SCOPES, makeProgram, type Program } from '../testing/scenes/api-key-scene.ts';
import type { SmallHotel } from '../testing/small-hotel.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { useTestApi } from '../testing/use-test-api.ts';

const closed = (Object.keys(operations) as OperationKey[]).filter(
  (key) => operations[key].auth !== 'public' && operations[key].auth !== 'guest',
);
const specOf = (key: OperationKey): OperationSpec => operations[key];

describe.each(testDatabases)('What API keys may call on %s', (_, create) => {
  const stage = useTestApi(create);
  let hotel: SmallHotel;
  let withAll: Program;
  let withAllBut: Record<ApiKeyScope, Program>;
  let withOne: Record<ApiKeyScope, Program>;

  beforeAll(async () => {
    hotel = await stage.newHotel();
    const forEach = async (choose: (scope: ApiKeyScope) => ApiKeyScope[]) =>
      Object.fromEntries(
        await Promise.all(
          ALL_SCOPES.map(async (scope) => [scope, await makeProgram(stage, hotel, choose(scope))] as const),
        ),
      ) as Record<ApiKeyScope, Program>;
    withAll = await makeProgram(stage, hotel);
    withOne = await forEach((scope) => [scope]);
    withAllBut = await forEach((scope) => ALL_SCOPES.filter((other) => other !== scope));
  });

  async function answerTo(key: OperationKey, program: Program) {
    const { status, body } = await program.call(key.replace(/\{\w+\}/, 'nothing'), {
      body: bodyFor(key, hotel),
    });
    expect(status).toBeLessThan(500);
    return [status, body?.code];
  }

  test.each(closed)('%s', async (key) => {
    const scope = specOf(key).key;
    if (scope === undefined) {
      expect(await answerTo(key, withAll)).toEqual([403, 'forbidden']);
      return;
    }
    expect(await answerTo(key, withAllBut[scope])).toEqual([403, 'forbidden']);
    const [status, code] = await answerTo(key, withOne[scope]);
    expect([401, 403, 429]).not.toContain(status);
    expect(code).not.toBe('bad-input');
  });

  test('a secret without a key is refused', async () => {
    const { status, body } = await stage.api.call(`GET /api/staff/requests?property=${hotel.id}`, {
      token: `bk_${'x'.repeat(43)}`,
    });
    expect([status, body.code]).toEqual([401, 'unauthenticated']);
  });

  test('OpenAPI names the scope of every operation, or that no key may call it', async () => {
    const { body } = await stage.api.call('GET /api/openapi.json');
    for (const key of Object.keys(operations) as OperationKey[]) {
      const [method = '', path = ''] = key.split(' ');
      const documented = body.paths[path][method.toLowerCase()];
      const scope = specOf(key).key ?? null;
      expect([key, documented['x-api-key-scope']]).toEqual([key, scope]);
      const proofs = documented.security.flatMap((proof: object) => Object.keys(proof));
      expect([key, proofs.includes('apiKey')]).toEqual([key, scope !== null]);
      if (scope) expect(documented.responses['429'].description).toMatch(/rate-limited/);
    }
    expect(body.components.securitySchemes.apiKey).toMatchObject({ type: 'http', scheme: 'bearer' });
  });
});

test('each scope opens an operation, none opens guests’ chats or staff data, and only one allows changes', () => {
  const opened = closed.filter((key) => specOf(key).key !== undefined);
  expect(new Set(opened.map((key) => specOf(key).key))).toEqual(new Set(Object.keys(apiKeyScopes)));
  const mays = new Set(opened.map((key) => specOf(key).may));
  expect(mays).toEqual(new Set(['work-requests', 'read-reports', 'manage-property']));
  const changing = opened.filter((key) => !key.startsWith('GET'));
  expect(new Set(changing.map((key) => specOf(key).key))).toEqual(new Set(['change-requests']));
});
