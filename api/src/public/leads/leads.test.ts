import { LEAD_MESSAGE_MAX_CHARS } from '@bellkey/shared/api';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { leads } from '../../platform/database/schema/public-tables.ts';
import { configureOperators } from '../../property/operators/operators.ts';
import { leadForm } from '../../testing/public-forms.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const REFERENCE = /^BK-[0-9A-Z]{4}-[0-9A-Z]{4}$/;
const WHOLE = 'operator-of-all';
const PARTNER = 'operator-of-harbourline';

let number = 0;
const peer = () => `198.51.100.${++number}`;
const someone = () => `person-${++number}@hotel.example`;

describe.each(testDatabases)('Enquiries on %s', (_, create) => {
  const stage = useTestApi(create, { brandKeys: ['default', 'harbourline', 'quayside'] });
  beforeAll(() =>
    configureOperators(stage.api.api.store, [
      { uid: WHOLE, brand: null },
      { uid: PARTNER, brand: 'harbourline' },
    ]),
  );
  const send = (form: Record<string, unknown>, options: object = {}) =>
    stage.api.call('POST /api/leads', { body: form, peer: peer(), ...options });
  const read = (token: string, query = '') => stage.api.call(`GET /api/staff/leads${query}`, { token });

  test('one that is sent gets a reference number, under which the operator finds it', async () => {
    const form = leadForm({ email: someone(), kind: 'partner' });
    const sent = await send(form);
    expect([sent.status, sent.body.reference]).toEqual([201, expect.stringMatching(REFERENCE)]);
    const found = await read(WHOLE, `?search=${sent.body.reference}`);
    expect(found.body.leads).toMatchObject([
      {
        reference: sent.body.reference,
        kind: 'partner',
        email: form.email,
        brand: 'default',
        handledAt: null,
      },
    ]);
  });

  test('the answer to an offer carries its number, by which the operator finds it', async () => {
    const offer = `BK-2026-${++number}-S`;
    const sent = await send(leadForm({ kind: 'offer-answer', system: offer, message: 'Accepted.' }));
    expect(sent.status).toBe(201);
    const found = await read(WHOLE, `?search=${offer}`);
    expect(found.body.leads).toMatchObject([{ kind: 'offer-answer', system: offer, message: 'Accepted.' }]);
  });

  test.each([
    ['name', ' ', 'Tell us your name.'],
    ['email', 'not-an-address', 'Type your work e-mail, as name@hotel.com.'],
    ['property', '', 'Tell us which property or company it is about.'],
    ['rooms', 0, 'Type a number of 1 or more, or leave it empty.'],
    ['message', '', 'Write a sentence or two.'],
    ['message', 'x'.repeat(LEAD_MESSAGE_MAX_CHARS + 1), 'At most 1000 characters, please.'],
    ['consent', false, 'Please agree that we use this to answer you.'],
  ])('a bad %s (%j) is named with a sentence that says what to do', async (field, value, words) => {
    const answer = await send(leadForm({ [field]: value }));
    expect(answer.body).toMatchObject({ code: 'bad-input', fields: { [field]: words } });
  });

  test('the same key answers the same number, and other content under it is refused', async () => {
    const headers = { 'idempotency-key': `key-${++number}` };
    const form = leadForm({ email: someone() });
    const both = await Promise.all([send(form, { headers }), send(form, { headers })]);
    expect(both[0]?.body.reference).toBe(both[1]?.body.reference);
    const changed = await send({ ...form, message: 'Something else.' }, { headers });
    expect(changed.body.code).toBe('idempotency-mismatch');
    const found = await read(WHOLE, `?search=${form.email}`);
    expect(found.body.leads).toHaveLength(1);
  });

  test('a form without a key that is sent twice on a day is one enquiry', async () => {
    const form = leadForm({ email: someone() });
    const [first, second] = [await send(form), await send(form)];
    expect(second.body.reference).toBe(first.body.reference);
  });

  test('what fills the field that people do not see is answered like everybody and kept nowhere', async () => {
    const form = leadForm({ email: someone(), website: 'https://spam.example' });
    expect((await send(form)).body.reference).toMatch(REFERENCE);
    expect((await read(WHOLE, `?search=${form.email}&state=all`)).body.leads).toEqual([]);
  });

  test('too many from one network wait, are told how long, and may go on afterwards', async () => {
    const from = { peer: peer() };
    for (let count = 0; count < 10; count += 1) {
      expect((await send(leadForm({ email: someone() }), from)).status).toBe(201);
    }
    const refused = await send(leadForm({ email: someone() }), from);
    expect([refused.status, refused.body.code]).toEqual([429, 'rate-limited']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect((await send(leadForm({ email: someone() }))).status).toBe(201);
  });

  test('a page of another site can send none', async () => {
    const answer = await send(leadForm(), { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(answer.body.code).toBe('cross-site');
  });

  test('staff of a hotel, and whoever is not signed in, read none of them, and cannot mark one', async () => {
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

  test('one that is handled leaves the open ones, and can be opened again', async () => {
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

  test('a search takes signs as they are', async () => {
    const email = someone();
    await send(leadForm({ email, message: 'We have 100 % occupancy' }));
    const found = async (search: string) =>
      (await read(WHOLE, `?search=${encodeURIComponent(search)}`)).body.leads.filter(
        (lead: { email: string }) => lead.email === email,
      ).length;
    expect([await found('100 % OCC'), await found('100 _ occ')]).toEqual([1, 0]);
  });

  test('who is taken off the list of operators reads nothing with the next call', async () => {
    await configureOperators(stage.api.api.store, [{ uid: WHOLE, brand: null }]);
    expect((await read(PARTNER)).body.code).toBe('forbidden');
    const me = await stage.api.call('GET /api/staff/me', { token: WHOLE });
    expect(me.body.operator).toEqual({ brand: null });
    await configureOperators(stage.api.api.store, [
      { uid: WHOLE, brand: null },
      { uid: PARTNER, brand: 'harbourline' },
    ]);
  });

  describe('a form without JavaScript', () => {
    const post = async (fields: Record<string, string>, from = peer()) => {
      const answer = await stage.api.api.app.request(
        '/api/leads/form',
        { method: 'POST', body: new URLSearchParams(fields) },
        { incoming: { socket: { remoteAddress: from } } as never },
      );
      return { status: answer.status, html: await answer.text() };
    };
    const fields = (changes: Record<string, string> = {}) => ({
      kind: 'contact',
      name: 'Inês <b>Prata</b>',
      email: someone(),
      property: 'Hotel Prata',
      rooms: '',
      message: 'Hello',
      consent: 'on',
      website: '',
      ...changes,
    });

    test('is answered with a page that has the reference, and is kept', async () => {
      const sent = fields();
      const { status, html } = await post(sent);
      expect(status).toBe(201);
      expect(html).toMatch(/BK-[0-9A-Z]{4}-[0-9A-Z]{4}/);
      expect((await read(WHOLE, `?search=${sent.email}`)).body.leads).toHaveLength(1);
    });

    test('says what is missing, and shows nothing of what was typed as markup', async () => {
      const { consent: _, ...without } = fields({ email: '<script>alert(1)</script>' });
      const { status, html } = await post(without);
      expect(status).toBe(422);
      expect(html).toContain('Please agree that we use this to answer you.');
      expect(html).toContain('Type your work e-mail');
      expect(html).not.toContain('<script>');
    });

    test('waits like any other', async () => {
      const from = peer();
      for (let count = 0; count < 10; count += 1) await post(fields(), from);
      const { status, html } = await post(fields(), from);
      expect(status).toBe(429);
      expect(html).toContain('what you typed is still there');
    });
  });
});
