import { type OperationKey, type OperationSpec, operations } from '@bellkey/shared/api';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { SmallHotel } from '../testing/small-hotel.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { useTestApi } from '../testing/use-test-api.ts';

const withBody = (Object.keys(operations) as OperationKey[]).filter((key) => {
  const spec: OperationSpec = operations[key];
  return spec.body !== undefined && spec.auth !== 'public';
});

/** Bodies of which a schema would say something. */
const INVALID = ['{', '[]', '{"to":7,"no-such-field":true}'];

describe.each(testDatabases)('Wrong input of a caller without the right on %s', (_, create) => {
  const stage = useTestApi(create);
  let here: SmallHotel;
  let elsewhere: SmallHotel;
  beforeAll(async () => {
    [here, elsewhere] = [await stage.newHotel(), await stage.newHotel()];
  });

  test.each(withBody)('%s names no field', async (key) => {
    const spec: OperationSpec = operations[key];
    const path = key.replace(/\{\w+\}/g, 'x');
    const at = spec.auth === 'staff' ? `${path}?property=${here.id}&limit=none` : path;
    const send = (rawBody: string, token?: string) =>
      stage.api.call(at, { rawBody, ...(token && { token }) });
    for (const body of INVALID) {
      const anonymous = await send(body);
      expect([anonymous.status, anonymous.body.fields]).toEqual([401, undefined]);
      if (spec.auth !== 'staff' && spec.auth !== 'operator') continue;
      for (const token of ['stranger', here.uids.pending, elsewhere.uids.owner, elsewhere.uids.developer]) {
        const { status, body: problem } = await send(body, token);
        expect([token, status, problem.code, problem.fields]).toEqual([token, 403, 'forbidden', undefined]);
      }
    }
  });

  test('one whose role may not call it is refused for that, and one whose role may learns what is wrong', async () => {
    const path = `PUT /api/staff/settings/property?property=${here.id}`;
    const send = (token: string) => stage.api.call(path, { rawBody: '{"name":7}', token });
    expect((await send(here.uids.housekeeper)).body.code).toBe('forbidden');
    expect((await send(here.uids.manager)).body).toMatchObject({
      code: 'bad-input',
      fields: { name: expect.any(String) },
    });
  });

  test('a call that names no property learns no more than that it needs one', async () => {
    const { status, body } = await stage.api.call('PUT /api/staff/settings/property', {
      rawBody: '{"name":7}',
      token: here.uids.housekeeper,
    });
    expect([status, body.code, body.fields]).toEqual([
      422,
      'bad-input',
      { property: 'the id of a property' },
    ]);
  });
});
