import { describe, expect, test } from '@jest/globals';
import { FACTS_HERE } from '../testing/property-here.ts';
import { say } from './say.ts';

const cancelling = {
  source: { id: 'cancelling', title: 'Cancelling', confirmedAt: '2026-03-01T09:00:00.000Z' },
  key: 'booking.cancellation',
  values: {},
  text: {
    en: 'A booking can be cancelled free of charge until 48 hours before arrival.',
    pt: 'Uma reserva pode ser cancelada sem custos até 48 horas antes da chegada.',
    es: 'Una reserva se puede cancelar gratis hasta 48 horas antes de la llegada.',
  },
};
const facts = [cancelling, ...FACTS_HERE];

describe('a question about what only a person decides', () => {
  test.each([
    'until when can I cancel my booking at no cost?',
    '¿hasta cuándo puedo cancelar la reserva gratis?',
  ])('is answered with the rule that the property has written down: %s', async (line) => {
    const { reply, handoff, created } = await say(line, { facts });
    expect(reply).toContain('48');
    expect(handoff).toBeNull();
    expect(created).toEqual([]);
  });

  test('is a person’s where nothing is written down', async () => {
    const { handoff } = await say('until when can I cancel my booking at no cost?', { facts: FACTS_HERE });
    expect(handoff?.reason).toBe('restricted:booking-change');
  });

  test('is not confused with the wish to have it done', async () => {
    const { handoff } = await say('cancel my booking for next week', { facts });
    expect(handoff?.reason).toBe('restricted:booking-change');
  });
});
