import { USUAL_CHOICES } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { useNotifyingApi } from '../../../testing/receivers/use-notifying-api.ts';
import { notificationScene } from '../../../testing/scenes/notification-scene.ts';
import { testDatabases } from '../../../testing/test-databases.ts';

describe.each(testDatabases)('Messages of colleagues on %s', (_, create) => {
  const stage = useNotifyingApi(create);

  async function scene() {
    const found = await notificationScene(stage);
    const write = async (channel: string, body: string, more: object = {}) => {
      const answer = await found.staff('agent').call(`POST /api/staff/channels/${channel}/messages`, {
        body: { clientId: `client-${body.length}-${channel}`, body, ...more },
      });
      expect(answer.status).toBe(201);
    };
    return { ...found, write };
  }

  test('notify whom they name, and of a direct one the other, without a word of them', async () => {
    const { hotel, staff, device, write, notify } = await scene();
    const [keeper, mechanic] = [await device('housekeeper'), await device('mechanic')];
    await write('everyone', 'secretword for all');
    await write('d-housekeeping', '@housekeeper secretword', { mentions: ['housekeeper'] });
    const direct = await staff('agent').call('POST /api/staff/channels', { body: { memberId: 'mechanic' } });
    await write(direct.body.id, 'secretword between us');
    await notify();
    await notify();
    expect(keeper.got).toMatchObject([
      {
        kind: 'mention',
        title: 'You are named',
        path: `/dashboard/team-chat?property=${hotel.id}&t=d-housekeeping`,
      },
    ]);
    expect(mechanic.got).toMatchObject([{ kind: 'mention', title: 'Message for you' }]);
    expect(JSON.stringify([keeper.got, mechanic.got])).not.toContain('secretword');
  });

  test('call those of the channel who are on duty, and not who has turned it off', async () => {
    const { staff, device, choose, write, notify } = await scene();
    const [keeper, mechanic, manager] = [
      await device('housekeeper'),
      await device('mechanic'),
      await device('manager'),
    ];
    await write('d-housekeeping', '@here one', { here: true });
    await notify();
    expect([keeper, mechanic, manager].map(({ got }) => got.length)).toEqual([1, 0, 0]);
    expect(keeper.got[0].title).toBe('Your team is called');
    await staff('mechanic').call('PUT /api/staff/presence', { body: { onDuty: false } });
    await choose('housekeeper', {
      choices: { ...USUAL_CHOICES, mention: { push: false, email: false, sound: false } },
    });
    await write('everyone', '@here again', { here: true });
    await notify();
    expect([keeper, mechanic, manager].map(({ got }) => got.length)).toEqual([1, 0, 1]);
  });

  test('keep their usual choice for a page that does not know the kind', async () => {
    const { staff, choose } = await scene();
    const { mention: _unknown, ...known } = USUAL_CHOICES;
    await choose('housekeeper', { choices: known });
    const settings = await staff('housekeeper').call('GET /api/staff/notifications');
    expect(settings.body.choices.mention).toEqual(USUAL_CHOICES.mention);
    expect(settings.body.kinds).toContain('mention');
  });
});
