import { describe, expect, test } from '@jest/globals';
import { ALARM_MESSAGES, AlarmMessages, alarmMessages, fillMessage, safetyAnswer } from './alarm-messages.ts';

describe.each(Object.entries(ALARM_MESSAGES))('alarm messages in %s', (_, messages) => {
  test('are complete, and every step names the emergency number', () => {
    expect(AlarmMessages.parse(messages)).toEqual(messages);
    const told = [...Object.values(messages.steps), messages.again, messages.askSafe, messages.escalated];
    expect(told.filter((text) => !text.includes('{number}'))).toEqual([]);
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
