import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { organizations, properties } from '../platform/database/schema/property-tables.ts';
import { done } from '../platform/outcome/outcome.ts';
import { MAX_DEMOS } from '../public/demo/start-demo.ts';
import { MAX_OWNED } from '../public/sign-up/create-property.ts';
import { leadForm, newProperty } from '../testing/public-forms.ts';
import { AT_ONCE, useManyCallers } from '../testing/scenes/many-callers.ts';
import type { TestApi } from '../testing/test-api.ts';
import { testDatabases } from '../testing/test-databases.ts';

/** The defaults of the API. */
const PUBLIC_CALLS_PER_HOUR = 10;

describe.each(testDatabases)('Limits for strangers, with forty at once on %s', (name, create) => {
  const { stage, atOnce } = useManyCallers(name, create);

  test('enquiries, from one address and about one e-mail', async () => {
    const left = AT_ONCE - PUBLIC_CALLS_PER_HOUR;
    const byAddress = await atOnce((api, index) =>
      api.call('POST /api/leads', {
        body: leadForm({ email: `guest${index}@hotel.example`, message: `Question ${index}` }),
        peer: '192.0.2.104',
      }),
    );
    expect(byAddress).toEqual({ ok: PUBLIC_CALLS_PER_HOUR, 'rate-limited': left });
    const byNetwork = await atOnce((api, index) =>
      api.call('POST /api/leads', {
        body: leadForm({ email: `neighbour${index}@hotel.example`, message: `Question ${index}` }),
        peer: `2001:db8:7:9::${index + 1}`,
      }),
    );
    expect(byNetwork).toEqual({ ok: PUBLIC_CALLS_PER_HOUR, 'rate-limited': left });
    const byEmail = await atOnce((api, index) =>
      api.call('POST /api/leads', {
        body: leadForm({ email: 'one@hotel.example', message: `Question ${index}` }),
        peer: `198.51.100.${index + 1}`,
      }),
    );
    expect(byEmail).toEqual({
      ok: PUBLIC_CALLS_PER_HOUR / 2,
      'rate-limited': AT_ONCE - PUBLIC_CALLS_PER_HOUR / 2,
    });
  });

  test('properties, from one address and for one account', async () => {
    const sign = (api: TestApi, token: string, peer: string) =>
      api.call('POST /api/staff/properties', {
        body: newProperty(`p-${randomUUID().slice(0, 20)}`, { samples: false }),
        token,
        peer,
      });
    const byAccount = await atOnce((api, index) => sign(api, 'collector', `203.0.113.${index + 1}`));
    expect(byAccount).toEqual({ ok: MAX_OWNED, 'too-many-properties': AT_ONCE - MAX_OWNED });
    const byAddress = await atOnce((api, index) => sign(api, `owner-${index}`, '192.0.2.105'));
    expect(byAddress).toEqual({
      ok: PUBLIC_CALLS_PER_HOUR,
      'rate-limited': AT_ONCE - PUBLIC_CALLS_PER_HOUR,
    });
  });

  test('demos, when two places are left', async () => {
    const { store } = stage.api.api;
    for (let index = 0; index < MAX_DEMOS - 2; index += 1) {
      const id = `demo-full-${index}`;
      await store.inProperty(id, async (scope) => {
        await scope.db.execute(sql`select set_config('app.organization', ${id}, true)`);
        await scope.db.insert(organizations).values({ id, name: id });
        await scope.db.insert(properties).values({
          id,
          organizationId: id,
          slug: id,
          name: id,
          kind: 'hotel',
          timeZone: 'Europe/Lisbon',
          currency: 'EUR',
          languages: ['en'],
          demoUntil: new Date(scope.now.getTime() + 3_600_000),
        });
        return done(undefined);
      });
    }
    const begun = await atOnce((api, index) =>
      api.call('POST /api/demo/sessions', { peer: `198.51.100.${index + 101}` }),
    );
    expect(begun).toEqual({ ok: 2, 'demo-full': AT_ONCE - 2 });
  });
});
