import { describe, expect, test } from '@jest/globals';
import { identifyLanguage, languageOfTurn } from './identify-language.ts';

describe('the language of a message', () => {
  test.each([
    ['Could we have two more towels please?', 'en'],
    ['hello', 'en'],
    ['Quanto custa o estacionamento?', 'pt'],
    ['Podem trazer mais uma almofada?', 'pt'],
    ['¿A qué hora es el desayuno?', 'es'],
    ['Necesito otra toalla', 'es'],
    ['Pouvez-vous nous apporter deux serviettes ?', 'fr'],
    ['Wann gibt es Frühstück?', 'de'],
    ['Vorrei un altro cuscino per favore', 'it'],
    ['Можно ещё полотенце?', 'ru'],
    ['タオルをください', 'ja'],
    ['poproszę o dodatkową poduszkę', 'pl'],
    ['můžeme dostat ještě jeden ručník', 'cs'],
    ['iki yastık daha alabilir miyiz', 'tr'],
    ['kan jag få en filt till', 'sv'],
    ['saisimmeko lisää pyyhkeitä', 'fi'],
    ['putem primi încă o pătură', 'ro'],
    ['kaphatnánk még egy törölközőt', 'hu'],
    ['принесіть ще один рушник', 'uk'],
    ['cho tôi thêm khăn', 'vi'],
    // Lines without a word that only this language has.
    ['A che ora è il checkout?', 'it'],
    ['calda un minuto poi fredda', 'it'],
    ['la vue mer, comme payé', 'fr'],
    ['me arrepiento de haber venido', 'es'],
    ['o fotógrafo entrega no mesmo dia?', 'pt'],
    ['vielen dank ihr seid die besten', 'de'],
    ['Muito obrigada pela vossa amabilidade', 'pt'],
  ])('%s', (text, language) => {
    expect(identifyLanguage(text)).toBe(language);
  });

  test.each(['espresso', 'Maria Silva', 'Star tracker', '204', 'ok'])(
    'a name, a dish or a number is of no other language: %s',
    (text) => expect([null, 'en']).toContain(identifyLanguage(text)),
  );

  test('a text without clues has the language of the conversation, then that of the property', () => {
    expect(languageOfTurn(['Preciso de toalhas', '7:30'], ['en'])).toBe('pt');
    expect(languageOfTurn(['204'], ['es', 'en'])).toBe('es');
  });
});
