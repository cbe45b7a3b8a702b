import { randomUUID } from 'node:crypto';
import type { OperationKey } from '@bellkey/shared/api';
import { bodyFor } from '../operation-bodies.ts';
import type { SmallHotel } from '../small-hotel.ts';
import type { Staff } from '../test-callers.ts';
import { type Prepare, requestPrerequisites, type Tried } from './fuzzed-requests.ts';
import { tabPrerequisites } from './fuzzed-tabs.ts';

/** Says something, waits for what follows, and ends the listening. */
async function said({ guest }: Tried, text: string, by: 'ai' | 'system' | null): Promise<string> {
  const events = await guest.listen(0);
  const { body } = await guest.say(text);
  let id: string = body.id;
  if (by) {
    const answer = await events.until(
      (event) => event.type === 'message.created' && event.message.sender.kind === by,
    );
    if (answer.type === 'message.created') id = answer.message.id;
  }
  await events.close();
  return id;
}

/** A field of the settings with its current version. */
async function settingsOf(manager: Staff, list: string, id: string) {
  const { body } = await manager.call('GET /api/staff/settings');
  return body[list].find((one: { id: string }) => one.id === id);
}

async function invited({ manager, hotel }: { manager: Staff; hotel: SmallHotel }): Promise<string> {
  const body = bodyFor('POST /api/staff/invitations', hotel);
  return (await manager.call('POST /api/staff/invitations', { body })).body.token;
}

async function draftNote(manager: Staff): Promise<{ id: string; version: number }> {
  return (await manager.call('POST /api/staff/shift/notes', { body: { department: null } })).body;
}

const approvedMember: Prepare = async () => ({ id: 'mechanic' });

/** How what an operation needs is made, for those that need more than what a filled hotel has. */
export const prerequisites: Readonly<Partial<Record<OperationKey, Prepare>>> = {
  ...requestPrerequisites,
  ...tabPrerequisites,
  'POST /api/staff/conversations/{id}/erasure': async ({ stage, hotel }) => ({
    id: (await stage.api.guest(hotel.codes.otherRoom.code)).conversationId,
  }),
  'POST /api/staff/settings/brand/restore': async ({ manager }) => ({
    body: { version: (await manager.call('GET /api/staff/settings/brand')).body.version },
  }),
  'POST /api/staff/codes/sheet': async ({ manager }) => {
    const { codes } = (await manager.call('POST /api/staff/codes', { body: { placeIds: ['table-1'] } })).body;
    return {
      body: {
        format: 'cards',
        codes: codes.map(({ code, shortCode }: Record<string, string>) => ({ code, shortCode })),
      },
    };
  },
  'POST /api/staff/knowledge/{id}/status': async ({ manager, hotel }) => {
    const entry = bodyFor('POST /api/staff/knowledge', hotel) as object;
    const { id, version } = (
      await manager.call('POST /api/staff/knowledge', { body: { ...entry, publish: false } })
    ).body;
    return { id, body: { status: 'live', version } };
  },
  'POST /api/guest/unsolved': async (tried) => ({
    body: { messageId: await said(tried, 'is there a helipad', 'ai') },
  }),
  'POST /api/guest/alarm/over': async (tried) => {
    await said(tried, 'there is smoke in my room', null);
    return {};
  },
  'POST /api/staff/conversations/{id}/alarm': async (tried) => {
    await said(tried, 'there is smoke in my room', null);
    return { id: tried.guest.conversationId };
  },
  'POST /api/staff/join-code/resolve': async ({ manager }) => ({
    body: { joinCode: (await manager.call('GET /api/staff/join-code')).body.code },
  }),
  'POST /api/staff/registrations': async ({ manager, hotel }) => ({
    body: {
      ...(bodyFor('POST /api/staff/registrations', hotel) as object),
      joinCode: (await manager.call('GET /api/staff/join-code')).body.code,
    },
  }),
  'PUT /api/staff/settings/property': async ({ manager }) => {
    const { property } = (await manager.call('GET /api/staff/settings')).body;
    const { name, version } = property;
    return { body: { name, phone: null, languages: ['en'], version } };
  },
  'PUT /api/staff/settings/departments/{id}': async ({ manager, known }) => {
    const id = known.departments ?? '';
    const { name, version } = await settingsOf(manager, 'departments', id);
    return { id, body: { name, version } };
  },
  'PUT /api/staff/settings/services/{id}': async ({ manager, known }) => {
    const id = known.services ?? '';
    const {
      own: _,
      kind: __,
      requiredSlots: ___,
      id: ____,
      ...body
    } = await settingsOf(manager, 'services', id);
    return { id, body };
  },
  'PUT /api/staff/settings/places/{id}': async ({ manager, known }) => {
    const id = known.places ?? '';
    const { id: _, ...place } = await settingsOf(manager, 'places', id);
    // Its label in the small hotel is longer than a manager may type.
    return { id, body: { ...place, label: 'Attic' } };
  },
  'PUT /api/staff/settings/webhook': async ({ manager, hotel }) => {
    const { webhook } = (await manager.call('GET /api/staff/settings/webhook')).body;
    return {
      body: {
        ...(bodyFor('PUT /api/staff/settings/webhook', hotel) as object),
        version: webhook?.version ?? 0,
      },
    };
  },
  'PUT /api/staff/team/{id}': approvedMember,
  'POST /api/staff/team/{id}/access': approvedMember,
  'POST /api/staff/invitations/resolve': async (tried) => ({ body: { token: await invited(tried) } }),
  'POST /api/staff/invitations/accept': async (tried) => ({
    body: { token: await invited(tried), fullName: 'Ana Sousa', languages: ['en'] },
  }),
  'PUT /api/staff/shift/notes/{id}': async ({ manager }) => {
    const { id, version } = await draftNote(manager);
    return { id, body: { version, sections: [{ key: 'own', text: 'Quiet.' }] } };
  },
  'POST /api/staff/shift/notes/{id}/sign': async ({ manager }) => {
    const { id, version } = await draftNote(manager);
    return { id, body: { version } };
  },
  'POST /api/staff/shift/notes/{id}/read': async ({ manager }) => {
    const { id, version } = await draftNote(manager);
    await manager.call(`POST /api/staff/shift/notes/${id}/sign`, { body: { version } });
    return { id };
  },
  'POST /api/guest/notifications/devices': async ({ hotel }) => ({
    body: bodyFor('POST /api/staff/notifications/devices', hotel),
  }),
  'PUT /api/guest/notifications/email': async () => ({
    body: { address: `ana-${randomUUID()}@mail.example`, agreed: true },
  }),
  'POST /api/guest/notifications/email/confirmation': async ({ guest }) => {
    await guest.call('PUT /api/guest/notifications/email', {
      body: { address: `ana-${randomUUID()}@mail.example`, agreed: true },
    });
    return { body: { code: '000000' } };
  },
  // The direct channel of the filled hotel closes when its other member loses access.
  'POST /api/staff/channels/{id}/messages': async () => ({ id: 'everyone' }),
  'POST /api/staff/leads/{id}/handled': async ({ stage, hotel }) => {
    const lead = bodyFor('POST /api/leads', hotel);
    await stage.api.call('POST /api/leads', { body: lead, peer: '192.0.2.71' });
    const { body } = await stage.api.call('GET /api/staff/leads', { token: 'operator' });
    return { id: body.leads[0]?.id, body: { handled: true } };
  },
  'POST /api/staff/guest-registrations/{id}/check': async ({ manager, guest }) => {
    const { body } = await manager.call(`GET /api/staff/guest-registrations/${guest.conversationId}`);
    return {
      id: guest.conversationId,
      body: { to: 'ready', note: null, version: body.version ?? body.registration?.version ?? 1 },
    };
  },
};
