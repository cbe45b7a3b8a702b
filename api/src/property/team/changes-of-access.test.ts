import type { SettingChange } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases)('The changes of a property on %s', (_, create) => {
  const stage = useTestApi(create);

  async function opened() {
    const hotel = await stage.newHotel();
    const manager = stage.api.staff(hotel, 'manager');
    const changes = async (): Promise<Array<Pick<SettingChange, 'subject' | 'before' | 'after'>>> =>
      (await manager.call('GET /api/staff/settings/changes?limit=50')).body.changes.map(
        ({ subject, before, after }: SettingChange) => ({ subject, before, after }),
      );
    return { hotel, manager, changes };
  }

  test('name who was invited, suspended, let in again and given another role', async () => {
    const { manager, changes } = await opened();
    const body = { role: 'agent', departments: ['front-desk'], email: 'Rui@hotel.example', days: 1 };
    const { invitation } = (await manager.call('POST /api/staff/invitations', { body })).body;
    await manager.call(`POST /api/staff/invitations/${invitation.id}/revoke`);
    const { members } = (await manager.call('GET /api/staff/team')).body;
    const { id } = members.find(({ role }: { role: string }) => role === 'staff');
    const access = (to: string) => manager.call(`POST /api/staff/team/${id}/access`, { body: { to } });
    await access('suspended');
    await access('suspended');
    await access('approved');
    await manager.call(`PUT /api/staff/team/${id}`, { body: { role: 'agent', departments: ['front-desk'] } });
    expect((await changes()).reverse()).toEqual([
      {
        subject: 'invitation',
        before: null,
        after: { role: 'agent', departments: ['front-desk'], until: invitation.expiresAt },
      },
      { subject: 'invitation', before: { invitation: 'open' }, after: { invitation: 'revoked' } },
      { subject: 'member', before: { state: 'approved' }, after: { state: 'suspended' } },
      { subject: 'member', before: { state: 'suspended' }, after: { state: 'approved' } },
      {
        subject: 'member',
        before: expect.objectContaining({ role: 'staff' }),
        after: expect.objectContaining({ role: 'agent' }),
      },
    ]);
  });

  test('name a code that was replaced, one that was taken out of use, and an erased guest', async () => {
    const { hotel, manager, changes } = await opened();
    const guest = await stage.api.guest(hotel.codes.room.code);
    await guest.say('Hello');
    const [conversation] = (await manager.call('GET /api/staff/conversations')).body.conversations;
    const place = conversation.place.id;
    expect((await manager.call('POST /api/staff/codes', { body: { placeIds: [place] } })).status).toBe(200);
    expect((await manager.call(`POST /api/staff/places/${place}/code/end`)).status).toBe(200);
    // The first code of a place replaces none.
    await manager.call('POST /api/staff/codes', { body: { placeIds: [place] } });
    const erased = await manager.call(`POST /api/staff/conversations/${conversation.id}/erasure`);
    expect(erased.status).toBe(200);
    expect((await changes()).reverse()).toEqual([
      { subject: 'code', before: { code: 'active' }, after: { code: 'replaced' } },
      { subject: 'code', before: { code: 'active' }, after: { code: 'ended' } },
      { subject: 'erasure', before: null, after: erased.body.counts },
    ]);
  });
});
