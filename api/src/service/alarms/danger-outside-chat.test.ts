import { operations } from '@bellkey/shared/api';
import { beforeEach, describe, expect, test } from '@jest/globals';
import * as z from 'zod';
import { expectAlarm, guestView, hotelWithEmergencies, setMode } from '../../testing/scenes/alarm-scene.ts';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import { addMenu } from '../../testing/small-menu.ts';
import type { Guest } from '../../testing/test-callers.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const NOTHING = { name: null, language: null, quiet: null, allergies: null, marketing: false };
/** As often as a profile can be changed. */
const MOST_PROFILE_CHANGES = 60;
const DANGER = 'I ate nuts and cannot breathe';

/** Texts of guests that are read for danger, here and in the tests of what they belong to. */
const READ = [
  'POST /api/guest/messages body',
  'POST /api/guest/cart changes.note',
  'POST /api/guest/cart allergy',
  'POST /api/guest/wrong comment',
  'PUT /api/guest/profile/{id} allergies',
  'POST /api/guest/requests/{id}/reopen reason',
  'POST /api/guest/requests/{id}/trouble words',
  'POST /api/guest/requests/{id}/rating words',
];
/** Ids, keys, names, the fields of the registration form and a drawn signature: no one calls for help in them. */
const NOT_PROSE = /(?:Id|Ids|endpoint|p256dh|auth|name|path|confirmation code|(?:values|companions)\.\*)$/;

/** JSON Schema, as far as it is followed here. */
interface Shape {
  type?: string;
  enum?: unknown;
  const?: unknown;
  format?: string;
  pattern?: string;
  properties?: Record<string, Shape>;
  additionalProperties?: Shape | boolean;
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
}

/** Where free text is in a body: `changes.note`. */
function textsIn(shape: Shape, at = ''): string[] {
  const { type, properties = {}, additionalProperties: others, items, anyOf = [], oneOf = [] } = shape;
  if (type === 'string') return shape.enum || shape.const || shape.format || shape.pattern ? [] : [at];
  const fields = typeof others === 'object' ? { ...properties, '*': others } : properties;
  return [
    ...Object.entries(fields).flatMap(([name, field]) => textsIn(field, at ? `${at}.${name}` : name)),
    ...[...(items ? [items] : []), ...anyOf, ...oneOf].flatMap((one) => textsIn(one, at)),
  ];
}

test('every text that a guest can write is read for danger', () => {
  const texts = Object.entries(operations).flatMap(([key, spec]) =>
    spec.auth === 'guest' && 'body' in spec
      ? textsIn(z.toJSONSchema(spec.body, { io: 'input', unrepresentable: 'any' }) as Shape).map(
          (at) => `${key} ${at}`,
        )
      : [],
  );
  expect(texts.filter((text) => !NOT_PROSE.test(text)).sort()).toEqual([...READ].sort());
});

describe.each(testDatabases)('Danger that a guest writes outside the chat, on %s', (_, create) => {
  const stage = useTestApi(create);
  let hotel: SmallHotel;
  let guest: Guest;

  beforeEach(async () => {
    hotel = await hotelWithEmergencies(stage);
    await addMenu(stage.api.api.store, hotel);
    await setMode(stage, hotel, 'off');
    guest = await stage.api.guest(hotel.codes.room.code);
  });
  const cart = (body: object) => guest.call('POST /api/guest/cart', { body });
  const setProfile = (body: object) =>
    guest.call(`PUT /api/guest/profile/${guest.conversationId}`, { body: { ...NOTHING, ...body } });
  const expectCalm = async () => expect((await guestView(guest)).conversation.alarm).toBeNull();

  test.each([
    ['as the cart’s allergy', { changes: [], allergy: DANGER }],
    ['as a note on a dish', { changes: [{ itemId: 'soup', quantity: 1, note: DANGER }] }],
  ])('is heard %s, which is saved', async (_where, body) => {
    await cart({ changes: [{ itemId: 'soup', quantity: 1, note: 'no salt' }], allergy: 'Peanuts' });
    await expectCalm();
    const { status, body: saved } = await cart(body);
    expect(status).toBe(200);
    expect(JSON.stringify(saved)).toContain(DANGER);
    await expectAlarm(stage.api, hotel, guest, DANGER);
  });

  test('is heard even when the cart is refused, of which nothing is saved', async () => {
    const changes = [
      { itemId: 'soup', quantity: 1, note: DANGER },
      { itemId: 'nothing', quantity: 1 },
    ];
    expect((await cart({ changes })).status).toBe(404);
    await expectAlarm(stage.api, hotel, guest, DANGER);
    expect((await guest.call('GET /api/guest/orders')).body.orders).toEqual([]);
  });

  test('is heard in a profile that has been changed too often', async () => {
    for (let turn = 0; turn < MOST_PROFILE_CHANGES; turn += 1) await setProfile({ name: `A${turn}` });
    expect((await setProfile({ allergies: DANGER })).body.code).toBe('rate-limited');
    await expectAlarm(stage.api, hotel, guest, DANGER);
    expect(
      (await guest.call(`GET /api/guest/profile/${guest.conversationId}`)).body.preferences.allergies,
    ).toBeNull();
  });

  test('is heard once in a profile, not again with every other change', async () => {
    await setProfile({ allergies: DANGER });
    await expectAlarm(stage.api, hotel, guest, DANGER);
    const before = (await guestView(guest)).messages.length;
    await setProfile({ allergies: DANGER, language: 'pt' });
    expect((await guestView(guest)).messages).toHaveLength(before);
  });
});
