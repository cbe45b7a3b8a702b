import { beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { done } from '../../platform/outcome/outcome.ts';
import { registrationDetails } from '../../testing/registration-details.ts';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import type { Guest } from '../../testing/test-callers.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const details = registrationDetails();

describe.each(testDatabases)('A guest’s registration on %s', (_, create) => {
  const stage = useTestApi(create);
  let hotel: SmallHotel;
  beforeAll(async () => {
    hotel = await stage.newHotel();
  });
  const newGuest = () => stage.api.guest(hotel.codes.room.code);
  const own = async (guest: Guest) => (await guest.call('GET /api/guest/registration')).body;
  const send = (guest: Guest, change: object = {}) =>
    guest.call('POST /api/guest/registration', { body: { ...details, ...change } });
  const manager = (operation: string, body?: unknown) =>
    stage.api.staff(hotel, 'manager').call(operation, body === undefined ? {} : { body });
  const check = (guest: Guest, body: object) =>
    manager(`POST /api/staff/guest-registrations/${guest.conversationId}/check`, {
      note: null,
      version: 1,
      ...body,
    });

  test('is sent, waits, is sent back with a note, sent again and checked; then it is final', async () => {
    const guest = await newGuest();
    expect(await own(guest)).toMatchObject({ fieldSet: 'standard', stay: null, registration: null });
    expect((await send(guest)).body).toMatchObject({ state: 'waiting', version: 1, details });
    expect((await check(guest, { to: 'changes' })).status).toBe(422);
    expect((await check(guest, { to: 'changes', note: 'Which street?' })).body).toMatchObject({
      state: 'changes',
      note: 'Which street?',
    });
    expect((await own(guest)).registration).toMatchObject({ state: 'changes', note: 'Which street?' });
    const values = { ...details.values, street: 'Rua Nova 2' };
    expect((await send(guest, { values })).body).toMatchObject({ state: 'waiting', version: 2, note: null });
    // It has changed since it was loaded.
    expect((await check(guest, { to: 'ready', version: 1 })).body.code).toBe('version-conflict');
    expect((await check(guest, { to: 'ready', version: 2 })).body.state).toBe('ready');
    expect((await send(guest)).body.code).toBe('registration-checked');
    expect((await own(guest)).registration.details.values.street).toBe('Rua Nova 2');
  });

  test('adds a note for staff without its content', async () => {
    const guest = await newGuest();
    await send(guest);
    const { body } = await manager(`GET /api/staff/conversations/${guest.conversationId}`);
    expect(body.messages).toMatchObject([
      { visibility: 'internal', body: 'The guest has sent their registration. It waits to be checked.' },
    ]);
    expect(body.conversation.unreadByStaff).toBe(1);
    expect(JSON.stringify(body)).not.toContain('P1234567');
  });

  test('is refused with the invalid fields, and nothing is stored', async () => {
    const guest = await newGuest();
    const values = { ...details.values, city: '', departureDate: '2096-11-30' };
    const { status, body } = await send(guest, { values, accurate: false });
    expect([status, body.fields]).toEqual([
      422,
      { city: 'missing', departureDate: 'order', accurate: 'missing' },
    ]);
    expect((await send(guest, { fieldSet: 'pt' })).body.fields).toEqual({ fieldSet: 'choice' });
    for (const path of ['<script>', 'M1 1"/><script>', `M1 1${' L1 1'.repeat(5000)}`])
      expect((await send(guest, { signature: { kind: 'drawn', path } })).status).toBe(422);
    expect((await own(guest)).registration).toBeNull();
  });

  test('asks for what the property’s country asks for', async () => {
    const abroad = await stage.newHotel();
    await stage.api.api.store.inProperty(abroad.id, async (scope) =>
      done(await scope.db.execute(sql`update properties set country = 'ZA' where id = ${abroad.id}`)),
    );
    const guest = await stage.api.guest(abroad.codes.room.code);
    expect((await own(guest)).fieldSet).toBe('za');
    expect((await send(guest, { fieldSet: 'za' })).body.fields).toEqual({ residenceStatus: 'missing' });
  });

  test('is for the guest and for those who manage guest data, in one property', async () => {
    const guest = await newGuest();
    await send(guest);
    const another = await newGuest();
    expect((await own(another)).registration).toBeNull();
    const path = `/api/staff/guest-registrations/${guest.conversationId}`;
    for (const who of ['agent', 'housekeeper', 'developer'] as const)
      expect((await stage.api.staff(hotel, who).call(`GET ${path}`)).status).toBe(403);
    const elsewhere = await stage.newHotel();
    expect((await stage.api.staff(elsewhere, 'manager').call(`GET ${path}`)).status).toBe(404);
    expect((await manager(`GET ${path}`)).body).toMatchObject({
      place: expect.stringContaining('Room 204'),
      details,
    });
  });

  test('is listed without its document, waiting ones first', async () => {
    const quiet = await stage.newHotel();
    const first = await stage.api.guest(quiet.codes.room.code);
    const second = await stage.api.guest(quiet.codes.otherRoom.code);
    await send(second);
    await send(first);
    const asManager = stage.api.staff(quiet, 'manager');
    await asManager.call(`POST /api/staff/guest-registrations/${first.conversationId}/check`, {
      body: { to: 'ready', note: null, version: 1 },
    });
    const { body } = await asManager.call('GET /api/staff/guest-registrations');
    expect(body.registrations).toMatchObject([
      {
        id: second.conversationId,
        state: 'waiting',
        name: 'Ana Sousa',
        arrivalDate: '2096-12-01',
        people: 1,
      },
      { id: first.conversationId, state: 'ready' },
    ]);
    expect(JSON.stringify(body)).not.toContain('P1234567');
  });

  test('is found and told to the front desk, with what reaches the guest and no document', async () => {
    const seaside = await stage.newHotel();
    const guest = await stage.api.guest(seaside.codes.room.code);
    const desk = stage.api.staff(seaside, 'agent');
    const [stream, ofDepartment] = [
      await desk.listen(0),
      await stage.api.staff(seaside, 'housekeeper').listen(0),
    ];
    const values = { ...details.values, email: 'ana@guest.example', phone: '+351912345678' };
    expect((await send(guest, { values })).status).toBe(200);
    await stream.until(({ type }) => type === 'registration.updated');
    const { body } = await desk.call('GET /api/staff/guest-registrations');
    expect(body.registrations).toMatchObject([
      { name: 'Ana Sousa', contact: { email: 'ana@guest.example', phone: '+351912345678' } },
    ]);
    expect(JSON.stringify(body)).not.toContain('P1234567');
    for (const who of ['housekeeper', 'developer'] as const) {
      const refused = await stage.api.staff(seaside, who).call('GET /api/staff/guest-registrations');
      expect(refused.status).toBe(403);
    }
    await desk.call('PUT /api/staff/presence', { body: { onDuty: true, away: true } });
    await ofDepartment.until(({ type }) => type === 'shift.updated');
    expect(ofDepartment.types).not.toContain('registration.updated');
  });

  test('is limited', async () => {
    const guest = await newGuest();
    for (let turn = 0; turn < 20; turn += 1) await send(guest);
    expect((await send(guest)).body.code).toBe('rate-limited');
  });
});
