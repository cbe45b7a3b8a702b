import { describe, expect, test } from '@jest/globals';
import type { OfferedService } from '../contract/contract.ts';
import { MENU_HERE } from '../testing/menu-scene.ts';
import { SERVICES_HERE } from '../testing/property-here.ts';
import { requestOf } from '../testing/scene.ts';
import { say } from './say.ts';

const department = { key: 'housekeeping', name: 'Housekeeping' };
const plain = { requiredSlots: [], promiseMinutes: 60, maxQuantity: 6, active: true } as const;
const services: readonly OfferedService[] = [
  ...SERVICES_HERE,
  { ...plain, key: 'concierge', title: 'Concierge', department, kind: 'deliver' },
  { ...plain, key: 'taxi', title: 'Taxi', department, kind: 'book', requiredSlots: ['time'] },
];

describe('notes for staff', () => {
  test.each([
    ["please don't disturb us today", 'Housekeeping knows that you do not want to be disturbed.'],
    ['no need to clean the room today', 'Housekeeping knows that your room is not to be cleaned.'],
    [
      'não limpem o quarto hoje, a bebé está a dormir',
      'Serviço de andares já sabe que não é para limpar o seu quarto.',
    ],
    [
      'hoy no hace falta que pasen a limpiar',
      'Servicio de pisos ya sabe que no hay que limpiar su habitación.',
    ],
  ])('are notes in the guest’s words, without a promise: %s', async (text, reply) => {
    const turn = await say(text, { services });
    expect(turn.created).toMatchObject([{ service: 'concierge', note: text }]);
    expect(turn.reply).toBe(reply);
  });

  test('asks about the state of a cleaning that was ordered', async () => {
    const openRequests = [requestOf({ service: 'cleaning', quantity: null, note: null }, 7)];
    const turn = await say('no need to clean the room today', { services, openRequests });
    expect(turn.created).toMatchObject([{ service: 'concierge' }]);
    expect(turn.reply).toContain('Shall I cancel that?');
    expect(turn.cancelled).toEqual([]);
  });

  test('include an allergy without an order, which goes to a person', async () => {
    const turn = await say('mi hija es alérgica al huevo, avísenle a cocina por favor', {
      services,
      menu: MENU_HERE,
    });
    expect(turn.carted).toEqual([]);
    expect(turn.handoff?.reason).toBe('restricted:allergy');
  });
});

describe('a time together with a wish', () => {
  test.each(['taxi in half an hour', 'táxi daqui a meia hora', 'taxi dentro de media hora'])(
    'is a new request when nothing open could change: %s',
    async (text) => {
      const turn = await say(text, { services });
      expect(turn.created).toMatchObject([
        {
          service: 'taxi',
          details: [
            { slot: 'date', value: '2026-03-15' },
            { slot: 'time', value: '14:30' },
          ],
        },
      ]);
    },
  );
});
