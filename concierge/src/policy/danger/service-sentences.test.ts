import { expect, test } from '@jest/globals';
import { dangerIn } from './danger.ts';
import { dangerHere } from './service-sentences.ts';

const SAUNA = { title: 'Smoke sauna', starter: 'Smoke for two?', kind: 'book' } as const;

test.each([SAUNA.title, SAUNA.starter, 'smoke for two', 'can we see the smoke sauna'])(
  'the name of a service is no possible danger: %s',
  (line) => {
    expect(dangerIn(line)?.certainty).toBe('possible');
    expect(dangerHere(line, [SAUNA])).toBeNull();
  },
);

test('it stays one at another property, and where the service is for emergencies', () => {
  expect(dangerHere(SAUNA.title, [])).not.toBeNull();
  expect(dangerHere(SAUNA.title, [{ ...SAUNA, kind: 'emergency' }])).not.toBeNull();
});

test.each(['there is smoke next to the smoke sauna', 'my friend collapsed in the smoke sauna', 'smoke'])(
  'what else a line says stays danger: %s',
  (line) => expect(dangerHere(line, [SAUNA])).not.toBeNull(),
);

test('a single common word as a title takes nothing back', () => {
  expect(dangerHere('there is smoke here', [{ title: 'Smoke', kind: 'book' }])).not.toBeNull();
});

test('what is certain stays danger, whatever a service is called', () => {
  const fire = { title: 'There is a fire in my room', kind: 'fix' } as const;
  expect(dangerHere(fire.title, [fire])?.certainty).toBe('certain');
});
