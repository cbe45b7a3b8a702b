import { describe, expect, test } from '@jest/globals';
import { leads } from '../../platform/database/schema/public-tables.ts';
import { configureOperators } from '../../property/operators/operators.ts';
import { leadForm } from '../../testing/public-forms.ts';
import { leadScene, PARTNER, someone, WHOLE } from '../../testing/scenes/lead-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases)('Enquiries for operators on %s', (_, create) => {
  const stage = useTestApi(create, { brandKeys: ['default', 'harbourline', 'quayside'] });
  const { send, read } = leadScene(stage);

  test('staff of a hotel, and people who are not signed in, can neither read nor mark any', async () => {
    const { body } = await send(leadForm({ email: someone() }));
    const lead = (await read(WHOLE, `?search=${body.reference}`)).body.leads[0];
    const hotel = await stage.newHotel();
    for (const uid of [...Object.values(hotel.uids), 'nobody']) {
      expect((await read(uid)).body.code).toBe('forbidden');
      const marked = await stage.api.call(`POST /api/staff/leads/${lead.id}/handled`, {
        token: uid,
        body: { handled: true },
      });
      expect(marked.body.code).toBe('forbidden');
    }
    expect((await stage.api.call('GET /api/staff/leads')).body.code).toBe('unauthenticated');
  });

  test('a partner reads what was sent on its own host, and nothing else', async () => {
    const form = leadForm({ email: someone() });
    const theirs = await send(form, { headers: { host: 'harbourline.example.com' } });
    const ours = await send(leadForm({ email: someone() }));
    const seen = (await read(PARTNER)).body.leads.map(({ reference }: { reference: string }) => reference);
    expect(seen).toContain(theirs.body.reference);
    expect(seen).not.toContain(ours.body.reference);
    const all = (await read(WHOLE)).body.leads;
    const foreign = all.find(({ reference }: { reference: string }) => reference === ours.body.reference);
    const marked = await stage.api.call(`POST /api/staff/leads/${foreign.id}/handled`, {
      token: PARTNER,
      body: { handled: true },
    });
    expect(marked.body.code).toBe('not-found');
    const rows = await stage.api.api.store.lookUp(`operator:${PARTNER}`, (db) => db.select().from(leads));
    expect(new Set(rows.map(({ brand }) => brand))).toEqual(new Set(['harbourline']));
  });

  test('one from the host of a brand that came as a data file is that brand’s', async () => {
    const headers = { 'x-forwarded-host': 'quayside.bellkey.example' };
    const { body } = await send(leadForm({ email: someone() }), { headers, peer: '10.0.0.1' });
    const found = await read(WHOLE, `?search=${body.reference}`);
    expect(found.body.leads).toMatchObject([{ brand: 'quayside' }]);
  });

  test('a handled one leaves the open ones, and can be reopened', async () => {
    const { body } = await send(leadForm({ email: someone(), message: 'Pricing, 100 % of rooms?' }));
    const search = `search=${body.reference}`;
    const [lead] = (await read(WHOLE, `?${search}`)).body.leads;
    const mark = (handled: boolean) =>
      stage.api.call(`POST /api/staff/leads/${lead.id}/handled`, { token: WHOLE, body: { handled } });
    expect((await mark(true)).body.handledAt).not.toBeNull();
    expect((await read(WHOLE, `?${search}`)).body.leads).toEqual([]);
    expect((await read(WHOLE, `?${search}&state=handled`)).body.leads).toHaveLength(1);
    expect((await mark(false)).body.handledAt).toBeNull();
    expect((await read(WHOLE, `?${search}`)).body.leads).toHaveLength(1);
  });

  test('a search treats special characters literally', async () => {
    const email = someone();
    await send(leadForm({ email, message: 'We have 100 % occupancy' }));
    const found = async (search: string) =>
      (await read(WHOLE, `?search=${encodeURIComponent(search)}`)).body.leads.filter(
        (lead: { email: string }) => lead.email === email,
      ).length;
    expect([await found('100 % OCC'), await found('100 _ occ')]).toEqual([1, 0]);
  });

  test('a removed operator reads nothing with the next call', async () => {
    await configureOperators(stage.api.api.store, [{ uid: WHOLE, brand: null }]);
    expect((await read(PARTNER)).body.code).toBe('forbidden');
    const me = await stage.api.call('GET /api/staff/me', { token: WHOLE });
    expect(me.body.operator).toEqual({ brand: null });
    await configureOperators(stage.api.api.store, [
      { uid: WHOLE, brand: null },
      { uid: PARTNER, brand: 'harbourline' },
    ]);
  });
});
