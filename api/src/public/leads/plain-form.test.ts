import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { limitCounts } from '../../platform/database/schema/platform-tables.ts';
import { leadForm } from '../../testing/public-forms.ts';
import { leadScene, newPeer, someone, WHOLE } from '../../testing/scenes/lead-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { serviceLeads } from './take-lead.ts';

describe.each(testDatabases)('Enquiries on %s', (_, create) => {
  const stage = useTestApi(create, { brandKeys: ['default', 'harbourline', 'quayside'] });
  const { read, send } = leadScene(stage);

  describe('a form without JavaScript', () => {
    const post = async (fields: Record<string, string>, from = newPeer()) => {
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

    test('is answered with a page that has the reference, and is stored', async () => {
      const sent = fields();
      const { status, html } = await post(sent);
      expect(status).toBe(201);
      expect(html).toMatch(/BK-[0-9A-Z]{4}-[0-9A-Z]{4}/);
      expect((await read(WHOLE, `?search=${sent.email}`)).body.leads).toHaveLength(1);
    });

    test('is taken as a form only', async () => {
      const send = (type: string) =>
        stage.api.api.app.request('/api/leads/form', {
          method: 'POST',
          headers: { 'content-type': type },
          body: new URLSearchParams(fields()).toString(),
        });
      expect((await send('text/plain')).status).toBe(415);
      expect((await send('application/x-www-form-urlencoded;charset=UTF-8')).status).toBe(201);
    });

    test('reports what is missing, and never renders what was typed as markup', async () => {
      const { consent: _, ...without } = fields({ email: '<script>alert(1)</script>' });
      const { status, html } = await post(without);
      expect(status).toBe(422);
      expect(html).toContain('Please agree that we use this to answer you.');
      expect(html).toContain('Type your work e-mail');
      expect(html).not.toContain('<script>');
    });

    test('waits like any other', async () => {
      const from = newPeer();
      for (let count = 0; count < 10; count += 1) await post(fields(), from);
      const { status, html } = await post(fields(), from);
      expect(status).toBe(429);
      expect(html).toContain('what you typed is still there');
    });

    test('waits when the whole service has had too many, from whichever address it comes', async () => {
      await post(fields());
      // As many as many networks would have sent.
      const counted = stage.database.queries.update(limitCounts);
      const { allowed, name } = serviceLeads(10);
      await counted.set({ count: allowed - 1 }).where(eq(limitCounts.name, name));
      expect((await post(fields())).status).toBe(201);
      const sent = fields();
      const { status, html } = await post(sent);
      expect([status, html]).toEqual([429, expect.stringMatching(/Try again in \d+ min/)]);
      expect((await send(leadForm({ email: someone() }))).body.code).toBe('rate-limited');
      expect((await read(WHOLE, `?search=${sent.email}`)).body.leads).toEqual([]);
    });
  });
});
