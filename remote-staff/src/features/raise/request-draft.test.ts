import { describe, expect, test } from '@jest/globals';
import { emptyDraft, parseDraft, type RequestDraft } from './request-draft.ts';

const choices = {
  services: [
    {
      key: 'towels',
      title: 'Towels',
      kind: 'deliver',
      department: { key: 'housekeeping', name: 'Housekeeping' },
      maxQuantity: 10,
    },
    {
      key: 'doctorOnCall',
      title: 'Doctor on call',
      kind: 'emergency',
      department: { key: 'front-desk', name: 'Reception' },
      maxQuantity: 1,
    },
  ],
  places: [
    { id: 'p204', label: 'Room 204', kind: 'room', floor: '2', conversationId: 'c1' },
    { id: 'p205', label: 'Room 205', kind: 'room', floor: '2', conversationId: null },
  ],
} as const;
const at = { timeZone: 'Europe/Lisbon', now: Date.parse('2026-11-24T14:00:00Z') };
const parse = (draft: Partial<RequestDraft>) =>
  parseDraft({ ...emptyDraft, place: '204', service: 'towels', ...draft }, choices, at);

describe('A new request', () => {
  test('finds place and service by name', () => {
    expect(parse({ quantity: '3', note: ' For the cot. ' })).toEqual({
      ok: true,
      body: { service: 'towels', placeId: 'p204', quantity: 3, note: 'For the cot.' },
    });
  });

  test('is for the guest only where one is present', () => {
    expect(parse({ forGuest: true })).toMatchObject({ body: { conversationId: 'c1' } });
    expect(parse({ forGuest: true, place: '205' })).toEqual({
      ok: true,
      body: { service: 'towels', placeId: 'p205' },
    });
  });

  test('from a line in a conversation is for its guest, not for the next guest who scanned the code', () => {
    expect(parse({ forGuest: true, conversationId: 'c7' })).toMatchObject({ body: { conversationId: 'c7' } });
  });

  test("is planned in property time, not in the phone's", () => {
    const summer = parse({ when: 'at', day: '2027-06-01', time: '07:00', every: '2 week' });
    expect(summer).toMatchObject({
      body: { at: '2027-06-01T06:00:00.000Z', every: { unit: 'week', count: 2 } },
    });
    // This time does not exist in the night of the change to summer time.
    expect(parse({ when: 'at', day: '2027-03-28', time: '01:30' })).toMatchObject({
      errors: { time: 'Choose a time that is still ahead.' },
    });
    expect(parse({ when: 'at', day: '2026-11-24', time: '13:59' })).toMatchObject({ ok: false });
  });

  test('reports everything that is missing at once', () => {
    expect(parse({ place: '2', service: '', quantity: '0', when: 'at' })).toEqual({
      ok: false,
      errors: {
        place: 'Choose one of the places of this property.',
        service: 'Choose one of the services of this property.',
        quantity: 'From 1 to 99.',
        time: 'Choose a time that is still ahead.',
      },
    });
  });

  test('in an emergency is for now, whatever was chosen before', () => {
    expect(parse({ service: 'doctor', when: 'at' })).toEqual({
      ok: true,
      body: { service: 'doctorOnCall', placeId: 'p204' },
    });
  });
});
