import { describe, expect, test } from '@jest/globals';
import { type Frame, frameOf, inFrame } from './frame.ts';

const at = new Date('2026-03-15T12:00:00.000Z');
const talk = (...lines: string[]) =>
  lines.map((text, index) => ({ from: index % 2 === 0 ? ('guest' as const) : ('ai' as const), text, at }));
const frame = (about: Frame['about']): Frame => ({ about });
const follow = (question: 'how-much' | 'again' | 'children', query: string) =>
  ({ kind: 'follow', question, query }) as const;

describe('the frame of a conversation', () => {
  test('is empty at the start', () => {
    expect(frameOf(talk('how much is it?'), 'en')).toEqual({ about: null });
  });

  test('is about the service of the last question', () => {
    const history = talk(
      'do you have a gym?',
      'Yes.',
      'and what time is breakfast?',
      'From 7.',
      'how much is it?',
    );
    expect(frameOf(history, 'en').about).toMatchObject({ item: 'breakfast', wanted: false });
  });

  test('is about the last wish', () => {
    const history = talk(
      'queria duas toalhas por favor',
      'Com certeza.',
      'obrigado',
      'De nada.',
      'outra vez',
    );
    expect(frameOf(history, 'pt').about).toMatchObject({ item: 'towels', wanted: true });
  });
});

describe('acts in a frame', () => {
  const gym = frame({ item: 'gym', words: 'is there a gym', wanted: false });
  const towels = frame({ item: 'towels', words: 'two towels', wanted: true });

  test('an incomplete question is about the last topic', () => {
    expect(inFrame([follow('how-much', 'how much is it?')], gym, 'en')).toEqual([
      { kind: 'ask', query: 'how much is it? gym', item: 'gym' },
    ]);
  });

  test('the same again is confirmed first, never carried out', () => {
    expect(inFrame([follow('again', 'the same again')], towels, 'en')).toEqual([
      { kind: 'confirm', item: 'towels' },
    ]);
  });

  test('a complaint without a subject is about the last topic', () => {
    expect(inFrame([{ kind: 'complain', item: null }], towels, 'en')).toEqual([
      { kind: 'complain', item: 'towels' },
    ]);
  });

  test('without a previous frame stays unchanged', () => {
    const acts = [follow('children', 'and for children?')];
    expect(inFrame(acts, frame(null), 'en')).toEqual(acts);
  });

  test('an act that names its subject stays unchanged', () => {
    const acts = [{ kind: 'request', item: 'iron', quantity: null, words: 'an iron' }] as const;
    expect(inFrame(acts, gym, 'en')).toEqual(acts);
  });
});
