import { describe, expect, test } from '@jest/globals';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { understand } from './understand.ts';

const said = (line: string, language: AnswerLanguage) =>
  understand(line, language).map((act) => {
    const count = 'quantity' in act && act.quantity ? ` x${act.quantity}` : '';
    return 'item' in act
      ? `${act.kind} ${act.item}${count}`
      : act.kind === 'tell'
        ? `tell ${act.told}`
        : act.kind;
  });

describe('a line of several things', () => {
  test.each<[string, AnswerLanguage, string[]]>([
    ['I need pillows and blankets', 'en', ['request pillows', 'request blankets']],
    ['bathrobes x2 slippers x2', 'en', ['request bathrobe x2', 'request slippers x2']],
    [
      'dos almohadas una manta y papel de baño',
      'es',
      ['request pillows x2', 'request blankets x1', 'request toiletPaper'],
    ],
    ['swap the towels for pillows', 'en', ['decline towels', 'request pillows']],
    ['pode trocar as almofadas por um cobertor', 'pt', ['decline pillows', 'request blankets x1']],
    [
      'não é o ar condicionado que está avariado, é o aquecimento',
      'pt',
      ['decline airConditioning', 'request heating'],
    ],
    ['not the towels, the pillows', 'en', ['decline towels', 'request pillows']],
    ['hoje não precisa limpar, só leva o lixo', 'pt', ['tell noCleaning', 'request trash']],
  ])('wants each of them, or one and not the other: %s', (line, language, acts) => {
    expect(said(line, language).sort()).toEqual([...acts].sort());
  });
});

describe('how many', () => {
  test.each<[string, AnswerLanguage, string]>([
    ['need quatro towels please', 'en', 'request towels x4'],
    ['meia dúzia de copos', 'pt', 'glasses x6'],
    ['hola can you send me 2 almohadas please', 'en', 'request pillows x2'],
    ['un taxi mañana por la mañana a las 8', 'es', 'request taxi'],
  ])('is read in the words of any language, and not from a time: %s', (line, language, act) => {
    expect(said(line, language).join()).toContain(act);
    expect(said(line, language).join()).not.toMatch(/x(?:8|12)/);
  });

  test('is not read from an age', () => {
    expect(said('we need a bed for baby she is 8 month', 'en')).toEqual(['request crib']);
  });
});

describe('a line that asks for no act', () => {
  test.each<[string, AnswerLanguage, string]>([
    ['can I bring my dog', 'en', 'ask'],
    ['aceitam cães?', 'pt', 'ask'],
    ['the light', 'en', 'confirm'],
    ['someone already fixed the tv', 'en', 'decline'],
    ['forget the iron', 'en', 'cancel'],
  ])('makes no request: %s', (line, language, kind) => {
    expect(understand(line, language).map((act) => act.kind)).toEqual([kind]);
  });
});
