import { type OperationKey, type OperationSpec, operations, Problem } from '@bellkey/shared/api';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { configureOperators } from '../property/operators/operators.ts';
import { bodyFor } from '../testing/operation-bodies.ts';
import type { SmallHotel } from '../testing/small-hotel.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { useTestApi } from '../testing/use-test-api.ts';

const writes = (Object.keys(operations) as OperationKey[]).filter((key) => !key.startsWith('GET'));
const takesFile = (key: OperationKey) => (operations[key] as OperationSpec).upload !== undefined;

/** What forms and beacons of another site can send without asking first, and a type of our own that is not JSON. */
const FORMS = 3;
const OTHERS = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/json',
];

describe.each(testDatabases.slice(0, 1))('The content type of a write', (_, create) => {
  const stage = useTestApi(create);
  let hotel: SmallHotel;
  let cookie: string;
  beforeAll(async () => {
    hotel = await stage.newHotel();
    await configureOperators(stage.api.api.store, [{ uid: 'operator', brand: null }]);
    ({ cookie } = await stage.api.guest(hotel.codes.room.code));
  });

  const send = (key: OperationKey, type: string, body: unknown = bodyFor(key, hotel)) => {
    const spec: OperationSpec = operations[key];
    const path = key.replace(/\{\w+\}/g, 'x');
    return stage.api.call(spec.auth === 'staff' ? `${path}?property=${hotel.id}` : path, {
      rawBody: JSON.stringify(body ?? {}),
      headers: { 'content-type': type },
      ...(spec.auth === 'guest' && { cookie }),
      ...(spec.auth === 'operator' && { token: 'operator' }),
      ...((spec.auth === 'staff' || spec.auth === 'identity') && { token: hotel.uids.owner }),
    });
  };

  test.each(writes)('%s takes nothing but JSON, or a file', async (key) => {
    for (const type of OTHERS.slice(0, takesFile(key) ? FORMS : undefined)) {
      const answer = await send(key, type);
      expect([type, answer.status, answer.body.code]).toEqual([type, 415, 'unsupported-media-type']);
      Problem.parse(answer.body);
    }
  });

  test('JSON is taken in every spelling of its type, and a write without a body needs none', async () => {
    for (const [n, type] of ['application/json', 'Application/JSON; charset=utf-8'].entries()) {
      const body = { clientId: `client-type-${n}`, body: 'hello' };
      expect((await send('POST /api/guest/messages', type, body)).status).toBe(201);
    }
    expect((await stage.api.call('POST /api/guest/handoff', { cookie })).status).toBe(200);
    expect((await stage.api.call('POST /api/guest/messages', { cookie })).status).toBe(415);
  });
});
