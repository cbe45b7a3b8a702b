import { createConcierge } from '@bellkey/concierge';
import type { RunTurn } from '@bellkey/concierge/contract';
import { dangerIn, servicePart } from '@bellkey/concierge/danger';
import { describe, expect, test } from '@jest/globals';
import { services } from '../../platform/database/schema/property-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { expectAlarm, guestView, hotelWithEmergencies } from '../../testing/scenes/alarm-scene.ts';
import { startTestApi } from '../../testing/test-api.ts';
import type { Guest } from '../../testing/test-callers.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { alarmMessages } from './alarm-messages.ts';

/** A concierge that understands nothing and considers danger possible. */
const doubts: RunTurn = async () => ({
  reply: null,
  parts: [],
  engine: 'embedded',
  handoff: null,
  actions: [],
  possibleDanger: 'medical',
});

const askSafe = (language: string) => alarmMessages(language).askSafe({ number: '112' });

/** Lines without a danger word that also ask for towels; a new training may tip one, not all. */
const DOUBTED_WISHES = [
  'my dad is very pale sweaty can we have two towels',
  'two towels please my eyes are swelling shut',
  'two towels please my dad is very pale sweaty',
  'two towels please my tongue feels thick',
];

/** Sends a message and waits for the reply of the system or the assistant. */
async function ask(guest: Guest, line: string): Promise<string> {
  const { body } = await guest.call('GET /api/guest/conversation');
  const events = await guest.listen(Number(body.cursor));
  await guest.say(line);
  const event = await events.until(
    (e) => e.type === 'message.created' && ['ai', 'system'].includes(e.message.sender.kind),
  );
  await events.close();
  return (event as unknown as { message: { body: string } }).message.body;
}

describe.each(testDatabases)('Danger that a turn considers possible on %s', (_, create) => {
  const stage = useTestApi(create, { runTurn: createConcierge({}), heartbeatMs: 200 });

  test.each([
    ['the thing with my granddad is back', 'en'],
    ['o meu avô está com aquilo outra vez', 'pt'],
    ['mi abuelo está otra vez con eso', 'es'],
  ])('"%s" alerts staff and asks the guest in %s whether they are safe', async (line, language) => {
    const hotel = await hotelWithEmergencies(stage);
    const api = await startTestApi(stage.database, { runTurn: doubts });
    const guest = await api.guest(hotel.codes.room.code);
    expect(await ask(guest, line)).toBe(askSafe(language));
    await expectAlarm(api, hotel, guest, line);
    const { conversation, messages } = await guestView(guest);
    expect(conversation.alarm).toMatchObject({ kind: 'medical', certainty: 'possible' });
    expect(messages.filter((m: { sender: { kind: string } }) => m.sender.kind === 'ai')).toEqual([]);
    await api.stop();
  });

  test('a line that only the model doubts is also served', async () => {
    const hotel = await hotelWithEmergencies(stage);
    const line = DOUBTED_WISHES.find(
      (wish) => dangerIn(wish)?.certainty === 'possible' && servicePart(wish) === null,
    );
    if (!line) throw new Error('The model doubts none of the lines any more: write others');
    const guest = await stage.api.guest(hotel.codes.room.code);
    const events = await guest.listen(0);
    await guest.say(line);
    await events.until((e) => e.type === 'request.created' && e.request.service === 'towels');
    await events.until((e) => e.type === 'message.created' && e.message.sender.kind === 'ai');
    await events.close();
    await expectAlarm(stage.api, hotel, guest, line);
    const { messages, conversation } = await guestView(guest);
    expect(conversation.alarm).toMatchObject({ certainty: 'possible' });
    const said = messages.map((m: { body: string }) => m.body);
    expect(said).toContain(askSafe('en'));
    expect(said.at(-1)).toContain('towels');
  });

  test('the name of a service of the property raises no alarm, and is served', async () => {
    const hotel = await hotelWithEmergencies(stage);
    await stage.api.api.store.inProperty(hotel.id, async (scope) => {
      await scope.db.insert(services).values({
        propertyId: hotel.id,
        key: 'smokeSauna',
        title: 'Smoke sauna',
        starter: 'Could we have the smoke sauna?',
        departmentKey: 'housekeeping',
        kind: 'deliver',
        level: 'delivery',
        requiredSlots: [],
        maxQuantity: 1,
        position: 99,
      });
      return done(undefined);
    });
    expect(dangerIn('Smoke sauna')?.certainty).toBe('possible');
    const guest = await stage.api.guest(hotel.codes.room.code);
    const events = await guest.listen(0);
    await guest.say('Smoke sauna');
    await events.until((e) => e.type === 'message.created' && e.message.sender.kind === 'ai');
    await events.close();
    const { conversation, requests } = await guestView(guest);
    expect(conversation.alarm).toBeNull();
    expect(JSON.stringify(requests)).toContain('smokeSauna');
    const other = await stage.api.guest((await hotelWithEmergencies(stage)).codes.room.code);
    expect(await ask(other, 'Smoke sauna')).toBe(askSafe('en'));
  });
});
