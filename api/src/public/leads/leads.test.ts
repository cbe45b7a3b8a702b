import { LEAD_MESSAGE_MAX_CHARS } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { leadForm } from '../../testing/public-forms.ts';
import { leadScene, newPeer, someone, WHOLE } from '../../testing/scenes/lead-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const REFERENCE = /^BK-[0-9A-Z]{4}-[0-9A-Z]{4}$/;

let number = 0;

describe.each(testDatabases)('Enquiries on %s', (_, create) => {
  const stage = useTestApi(create, { brandKeys: ['default', 'harbourline', 'quayside'] });
  const { send, read } = leadScene(stage);

  test('a sent enquiry gets a reference number, under which the operator finds it', async () => {
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
  ])('a bad %s (%j) is reported with a sentence that says what to do', async (field, value, sentence) => {
    const answer = await send(leadForm({ [field]: value }));
    expect(answer.body).toMatchObject({ code: 'bad-input', fields: { [field]: sentence } });
  });

  test('the same key returns the same number, and other content under it is refused', async () => {
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

  test('a form with the hidden field filled in gets the usual answer and is not stored', async () => {
    const form = leadForm({ email: someone(), website: 'https://spam.example' });
    expect((await send(form)).body.reference).toMatch(REFERENCE);
    expect((await read(WHOLE, `?search=${form.email}&state=all`)).body.leads).toEqual([]);
  });

  test('too many from one network wait, learn for how long, and may continue afterwards', async () => {
    const from = { peer: newPeer() };
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
});
