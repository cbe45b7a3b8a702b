import { languageOfDanger } from '@bellkey/concierge/danger';
import { describe, expect, test } from '@jest/globals';
import { ALARM_MESSAGES, AlarmMessages, alarmMessages, fillMessage, safetyAnswer } from './alarm-messages.ts';

describe.each(Object.entries(ALARM_MESSAGES))('alarm messages in %s', (_, messages) => {
  test('are complete, and every step names the emergency number', () => {
    expect(AlarmMessages.parse(messages)).toEqual(messages);
    const told = [...Object.values(messages.steps), messages.again, messages.askSafe, messages.escalated];
    expect(told.filter((text) => !text.includes('{number}'))).toEqual([]);
  });

  test('a missing child is looked for, and a locked-in child is spoken to', () => {
    for (const kind of ['missing', 'locked-child']) {
      expect(messages.steps[kind]).toBeDefined();
      expect([messages.steps.security, messages.steps.trapped, messages.steps.danger]).not.toContain(
        messages.steps[kind],
      );
    }
  });

  test('its answers to "are you safe" are understood', () => {
    expect(safetyAnswer(messages.safe.text)).toBe('safe');
    expect(safetyAnswer(messages.notSafe.text)).toBe('not-safe');
  });
});

test('a language without messages reads English, and what is unknown stays readable', () => {
  expect(alarmMessages('sv', null)).toBe(ALARM_MESSAGES.en);
  expect(alarmMessages(null, 'pt')).toBe(ALARM_MESSAGES.pt);
  expect(fillMessage('Call {number} or {other}.', { number: '112' })).toBe('Call 112 or {other}.');
  expect(safetyAnswer('is the beach safe?')).toBeNull();
});

test.each([
  ['ele tomou um vidro inteiro de remédio', 'pt'],
  ['mein man ist bewustlos', 'de'],
  ['ma fille a disparu', 'fr'],
  ['non trovo più mio figlio', 'it'],
  ['mi hijo no respria', 'es'],
])('who writes "%s" reads %s, whatever their phone speaks', (line, language) => {
  expect(alarmMessages(languageOfDanger(line), 'en')).toBe(ALARM_MESSAGES[language]);
});
