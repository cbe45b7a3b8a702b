import { expect, test } from '@jest/globals';
import { alarmMessages } from '../../../messages/compiled/alarm/en.ts';
import { alarmSteps, emergencyNumber } from './alarm-steps.ts';

const kinds = Object.keys(alarmMessages.steps);

test('each kind has at most four short sentences, with the number inserted', () => {
  for (const kind of kinds) {
    const said = alarmSteps({ kind }, '999');
    expect(said.length).toBeLessThanOrEqual(4);
    for (const step of said) {
      expect(step.length).toBeLessThanOrEqual(60);
      expect(step).not.toContain('{');
    }
  }
});

test('a fire sends people out before they call', () => {
  expect(alarmSteps({ kind: 'fire' }, '112')[0]).toBe('Leave now. Close the door behind you.');
});

test.each(['avalanche', 'constructor'])('an unknown kind, as %s, gets the steps of every danger', (kind) => {
  expect(alarmSteps({ kind }, '112')).toEqual(alarmSteps({ kind: 'danger' }, '112'));
});

test('no step gives medical advice beyond calling and staying', () => {
  const text = kinds
    .flatMap((kind) => alarmSteps({ kind }, '112'))
    .join(' ')
    .toLowerCase();
  expect(text).not.toMatch(/\b(dose|tablet|aspirin|medicine|compress|inject|recovery position|mg)\b/);
});

test('the emergency number is the property’s, and 112 when an older API has none', () => {
  expect(emergencyNumber({ emergencyNumber: '911' })).toBe('911');
  expect(emergencyNumber({})).toBe('112');
});
