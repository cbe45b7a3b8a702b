import { describe, expect, test } from '@jest/globals';
import type { LexiconKey } from '../../language/lexicon/services.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { understand } from './understand.ts';

type Contrast = readonly [line: string, language: AnswerLanguage, unwanted: LexiconKey, wanted: LexiconKey];
const LINES: readonly Contrast[] = [
  ['no pillows, just a blanket', 'en', 'pillows', 'blankets'],
  ['a blanket instead of the pillows please', 'en', 'pillows', 'blankets'],
  ['forget the pillows, bring a blanket instead', 'en', 'pillows', 'blankets'],
  ['slippers no, bathrobe yes', 'en', 'slippers', 'bathrobe'],
  ['em vez de almofadas traga um cobertor', 'pt', 'pillows', 'blankets'],
  ['chinelos não, só um roupão', 'pt', 'slippers', 'bathrobe'],
  ['en lugar de almohadas traiga una manta', 'es', 'pillows', 'blankets'],
  ['zapatillas no, solo un albornoz', 'es', 'slippers', 'bathrobe'],
  ['everything except ice, so two glasses please', 'en', 'ice', 'glasses'],
  ['Handtücher brauchen wir keine, aber Klopapier wär super', 'de', 'towels', 'toiletPaper'],
  ['toallas no necesitamos, pero sí jabón', 'es', 'towels', 'toiletries'],
  ['toalhas não precisamos, mas queria dois cabides', 'pt', 'towels', 'hangers'],
  ['tutto tranne il ghiaccio, due bicchieri per favore', 'it', 'ice', 'glasses'],
];

describe('a line that does not want one thing and wants another', () => {
  test.each(LINES)('%s', (line, language, unwanted, wanted) => {
    const acts = understand(line, language);
    const said = acts.map((act) => ('item' in act ? `${act.kind} ${act.item}` : act.kind));
    expect(said).toEqual(expect.arrayContaining([expect.stringMatching(`^(?:decline|cancel) ${unwanted}$`)]));
    expect(said).toEqual(expect.arrayContaining([expect.stringMatching(`^(?:request|confirm) ${wanted}$`)]));
    expect(said).toHaveLength(2);
  });

  test.each(['no pillows or blankets today', 'we need no towels, pillows or blankets'])(
    'what is refused together is refused: %s',
    (line) => {
      expect(understand(line, 'en').filter(({ kind }) => kind === 'request' || kind === 'confirm')).toEqual(
        [],
      );
    },
  );
});
