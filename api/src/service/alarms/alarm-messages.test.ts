import { languageOfDanger } from '@bellkey/concierge/danger';
import { describe, expect, test } from '@jest/globals';
import { alarmsByLanguage } from '../../../messages/compiled/alarms/by-language.ts';
import { alarmMessages, alarmSteps, safetyAnswer } from './alarm-messages.ts';

describe.each(Object.entries(alarmsByLanguage))('alarm messages in %s', (_, messages) => {
  test('are complete, and every step names the emergency number', () => {
    const told = [...Object.values(messages.steps), messages.again, messages.askSafe, messages.escalated];
    expect(told.filter((message) => !message({ number: '0815' }).includes('0815'))).toEqual([]);
  });

  test('a missing child is looked for, and a locked-in child is spoken to', () => {
    const others = ['security', 'trapped', 'danger'].map((kind) => alarmSteps(messages, kind, '112'));
    for (const kind of ['missing', 'locked-child']) {
      expect(others).not.toContain(alarmSteps(messages, kind, '112'));
    }
  });

  test('its answers to "are you safe" are recognised', () => {
    expect(safetyAnswer(messages.safe.text)).toBe('safe');
    expect(safetyAnswer(messages.notSafe.text)).toBe('not-safe');
  });
});

test('a language without messages falls back to English, and a kind without steps to those of every danger', () => {
  expect(alarmMessages('sv', null)).toBe(alarmsByLanguage.en);
  expect(alarmMessages(null, 'pt')).toBe(alarmsByLanguage.pt);
  const { en } = alarmsByLanguage;
  for (const kind of ['flood', 'constructor'])
    expect(alarmSteps(en, kind, '112')).toBe(en.steps.danger({ number: '112' }));
  expect(safetyAnswer('is the beach safe?')).toBeNull();
});

test.each([
  ['ele tomou um vidro inteiro de remédio', 'pt'],
  ['mein man ist bewustlos', 'de'],
  ['ma fille a disparu', 'fr'],
  ['non trovo più mio figlio', 'it'],
  ['mi hijo no respria', 'es'],
  ['es brennt', 'de'],
  ['es brennt!!', 'de'],
  ['il y a de la fumée', 'fr'],
  ['es un incendio', 'es'],
  ['there is smoke', 'en'],
  ['au feu', 'fr'],
])('a guest who writes "%s" reads %s, whatever the language of their phone', (line, language) => {
  expect(alarmMessages(languageOfDanger(line), 'en')).toBe(alarmMessages(language));
});
