import { type OperationKey, type OperationSpec, operations, staffPermissions } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { bodyFor } from '../../testing/operation-bodies.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { recordQuestion } from './gaps/record-question.ts';

/** In every message of these tests' guest. */
const MARK = 'xylophonist';

const ofDevelopers = (Object.keys(operations) as OperationKey[]).filter((key) => {
  const spec: OperationSpec = operations[key];
  return (
    spec.auth === 'staff' && (staffPermissions[spec.may].roles as readonly string[]).includes('developer')
  );
});

describe.each(testDatabases)('Guests’ messages on %s', (_, create) => {
  const stage = useTestApi(create);

  /** A hotel whose guest wrote the mark wherever a guest can write, and whose manager answered one gap. */
  async function hotelWithTexts() {
    const hotel = await stage.newHotel();
    const guest = await stage.api.guest(hotel.codes.room.code);
    const manager = stage.api.staff(hotel, 'manager');
    const events = await guest.listen(0);
    await guest.say(`ask for towels 2 ${MARK}`);
    await events.until((e) => e.type === 'message.created' && e.message.sender.kind === 'ai');
    await events.close();
    const { conversationId } = guest;
    const gapIds: string[] = [];
    for (const [kind, question] of [
      ['unanswered', `Do you teach ${MARK} classes`],
      ['unanswered', `Does the helipad terrace upstairs fit a ${MARK}`],
      ['wrong', `No ${MARK} was at the pool`],
    ] as const) {
      const entry = kind === 'wrong' ? { id: 'pool', ownerId: null } : null;
      const gap = await stage.api.api.store.inProperty(hotel.id, async (scope) => ({
        ok: true as const,
        value: await recordQuestion(scope, kind, { question, conversationId, entry }),
      }));
      if (gap.ok && gap.value) gapIds.push(gap.value);
    }
    await manager.call(`POST /api/staff/knowledge-gaps/${gapIds[0]}/teach`, {
      body: { title: 'Music', text: { en: 'Music is taught on Mondays.' }, scope: 'public' },
    });
    return { hotel, gapIds };
  }

  test('no operation that a developer may call returns any of them', async () => {
    const { hotel, gapIds } = await hotelWithTexts();
    const developer = stage.api.staff(hotel, 'developer');
    expect(ofDevelopers.length).toBeGreaterThan(5);
    const entries = await developer.call('GET /api/staff/knowledge');
    const taught = entries.body.entries.find(({ origin }: { origin: string }) => origin === 'gap');
    expect(taught).toMatchObject({ title: 'Music' });
    for (const key of ofDevelopers) {
      for (const id of [taught.id, 'pool', ...gapIds]) {
        const { status, body } = await developer.call(key.replace('{id}', id), { body: bodyFor(key, hotel) });
        expect([key, status]).not.toEqual([key, 403]);
        expect([key, JSON.stringify(body)]).toEqual([key, expect.not.stringContaining(MARK)]);
      }
    }
    const all = await developer.call('GET /api/staff/knowledge-gaps?status=all');
    expect(all.body.gaps).toHaveLength(3);
    expect(JSON.stringify(all.body)).not.toContain(MARK);
  });

  test('examples are for those who may chat; those who may propose an answer read the question', async () => {
    const { hotel } = await hotelWithTexts();
    const gapsOf = async (who: 'agent' | 'housekeeper') =>
      (await stage.api.staff(hotel, who).call('GET /api/staff/knowledge-gaps')).body.gaps as Array<{
        question: string;
        examples: string[];
      }>;
    const seen = await gapsOf('agent');
    expect(seen.map(({ examples }) => examples.length)).toEqual([1, 1]);
    expect(JSON.stringify(seen.map(({ examples }) => examples))).toContain(MARK);
    const proposing = await gapsOf('housekeeper');
    expect(proposing.map(({ examples }) => examples)).toEqual([[], []]);
    expect(proposing.every(({ question }) => question.includes(MARK))).toBe(true);
  });
});
