import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import families from '../../evaluation/sets/danger-families.json' with { type: 'json' };
import lines from '../../evaluation/sets/danger-lines.json' with { type: 'json' };
import mustEscalate from '../../evaluation/sets/must-escalate.json' with { type: 'json' };
import { dangerIn, dangerInUnanswered } from './danger.ts';
import { partToAnswer } from './part-to-answer.ts';
import { DANGER_PHRASES } from './words/danger-phrases.ts';

describe('danger in a guest’s line', () => {
  test('the lists are long enough to matter', () => {
    expect(new Set(lines.danger).size).toBeGreaterThanOrEqual(60);
    expect(new Set(lines.lookAlikes).size).toBeGreaterThanOrEqual(30);
  });

  test.each(lines.danger)('is detected: %s', (line) => {
    expect(dangerIn(line)).not.toBeNull();
  });

  test.each(lines.lookAlikes)('is not in a look-alike: %s', (line) => {
    expect(dangerIn(line)).toBeNull();
  });

  test.each(Object.values(mustEscalate.leave).flat())('is not in an everyday line: %s', (line) => {
    expect(dangerIn(line)).toBeNull();
  });

  test.each([
    ['help', 'danger', 'certain'],
    ['my wife has an allergic shock', 'medical', 'certain'],
    ['my husband does not breathe', 'medical', 'certain'],
    ['there is smoke in my room', 'fire', 'certain'],
    ['my arm is numb', 'medical', 'possible'],
    ['there are strangers at the end of the corridor', 'security', 'possible'],
  ])('%s: %s, %s', (line, kind, certainty) => {
    expect(dangerIn(line)).toEqual({ kind, certainty });
  });
});

describe('who wants to sleep and not wake up, and who is not found', () => {
  test.each([
    ['i just want to fall asleep and never wake up', 'self-harm'],
    ['só queria adormecer e não acordar mais', 'self-harm'],
    ['solo quiero dormirme y no despertar', 'self-harm'],
    ["je voudrais m'endormir et ne plus me réveiller", 'self-harm'],
    ['ich will nur einschlafen und nicht mehr aufwachen', 'self-harm'],
    ['vorrei addormentarmi e non svegliarmi più', 'self-harm'],
    ['oh my god we cannot find him', 'missing'],
    ['on le trouve plus mon dieu', 'missing'],
    ['wir finden ihn nicht, oh gott', 'missing'],
  ])('is detected: %s', (line, kind) => {
    expect(dangerIn(line)?.kind).toBe(kind);
  });

  test.each([
    'we want to sleep and not wake the baby, no cleaning please',
    'queremos dormir e não acordar o bebé',
    'I cannot find him a charger anywhere',
    'the hat? non la trovo in camera',
  ])('is no danger: %s', (line) => {
    expect(dangerIn(line)).toBeNull();
  });
});

describe.each(Object.entries(families.heard))('danger is detected %s', (_, cases) => {
  test.each(cases)('%s: %s', (line, kind) => {
    expect(dangerIn(line ?? '')?.kind).toBe(kind);
  });
});

describe('praise and mere wishes', () => {
  test.each(families.lookAlikes)('are no danger: %s', (line) => {
    expect(dangerIn(line)).toBeNull();
  });

  test.each([
    'I am dying of hunger and my wife is unconscious',
    'The sunset took my breath away but now my son is not breathing',
    'my feet are killing me and there is smoke in the corridor',
    'estou morrendo de fome e tem fumaça no corredor',
    'mi hijo se quedó sin respirar',
    'call the fire station',
  ])('hide no other sign: %s', (line) => {
    expect(dangerIn(line)).not.toBeNull();
  });
});

describe('what is no danger in any language', () => {
  test.each([
    'those steps to the lighthouse were murder on the knees',
    'which number would I dial in case of emergency',
    'is there a first aid kit at reception?',
    'estamos muertos de hambre, ¿qué hay?',
    'estou a morrer de sede, o bar já abriu?',
    'wir sterben vor Durst, wann öffnet die Bar?',
    'je meurs de faim, le room service marche encore ?',
    'moriamo di fame, la cucina è aperta?',
    'umieramy z głodu',
    'açlıktan ölüyoruz',
    'умираем от голода, где ресторан?',
    'お腹すいて死にそう',
    '饿死了',
    'πεθαίνουμε της πείνας',
    'نموت من الجوع',
    'jeg dør af sult',
    'kuolen nälkään',
    'מתים מרעב',
  ])('%s', (line) => {
    expect(dangerIn(line)).toBeNull();
  });

  test.each([
    'where do I go if there is a fire alarm at night?',
    'does the sauna have a button for an emergency?',
  ])('a question about safety is not danger: %s', (line) => {
    expect(dangerIn(line)).toBeNull();
  });

  test('is not danger either if nothing understands it', () => {
    expect(dangerInUnanswered('jeg er ved at dø af sult')).toBeNull();
  });

  test.each([
    "there's no need to send a doctor, she feels better",
    'no hace falta un médico, ya está mejor',
    'non serve il medico, sta meglio',
  ])('a doctor who is not needed is no danger: %s', (line) => {
    expect(dangerIn(line)).toBeNull();
  });

  test.each([
    'nobody is hurt but there is smoke everywhere',
    'no need for a doctor, she is not breathing any more',
    'the fire exit is locked and there is fire on the stairs',
    'umieram z głodu i w pokoju jest dym',
  ])('hides no danger: %s', (line) => {
    expect(dangerIn(line)).not.toBeNull();
  });
});

describe('what happens to things alone', () => {
  test.each([
    'curtain rail fell down',
    'a picture fell off the wall in the night',
    'o varão do cortinado caiu',
    'la barra de la cortina se cayó',
    'bedside lamp is dead',
    'the smell in the bathroom is bad',
    'there is a bad smell in the bathroom',
    'La habitación huele fatal y está sucia',
    'Hand lamp',
    'What was the biggest flood the river ever had',
    'has the river ever flooded?',
    '¿cuál fue la mayor inundación del río?',
    'our fire has burned low and theres nothing left to put on it',
    'steckdose neben bett kaput, kein strom',
    'kein Strom in der Steckdose',
  ])('is no danger: %s', (line) => {
    expect(dangerIn(line)).toBeNull();
  });

  test.each([
    'the mirror fell down and hit my head',
    'the shelf fell down and now the wall is sparking',
    'my grandmother fell down by the shelf',
    'la persiana cayó y le ha pillado la mano a mi niña',
    'the lamp is dead and the socket is smoking',
    'there is a bad smell and I feel dizzy',
    'a bad smell, i think it is gas',
    'huele fatal, huele a quemado',
    'burning lamp',
    'the worst flood ever, the water is in my room',
    'the fire is going out of control',
    'Steckdose kein Strom und es funkt',
    'steckdose kaputt, es riecht verbrannt',
    'kein Strom im ganzen Haus',
  ])('hides no danger: %s', (line) => {
    expect(dangerIn(line)).not.toBeNull();
  });
});

describe('a wish in the same line', () => {
  test.each([
    'two towels please and there is smoke',
    'water please, there is fire',
    'an iron please there is smoke',
    'pillows please there is a fire',
    'duas toalhas por favor e há fumo no quarto',
    'dos toallas por favor hay humo en la habitación',
    'zwei Handtücher bitte und hier ist Rauch',
  ])('hides no danger: %s', (line) => {
    expect(dangerIn(line)).not.toBeNull();
  });

  test.each([
    'two towels please and what a killer view',
    'A socket has no power.',
    'pillows please and the tv',
  ])('makes none certain: %s', (line) => {
    expect(dangerIn(line)?.certainty).not.toBe('certain');
  });
});

describe('the other wishes of a line with danger', () => {
  test.each([
    ['there is smoke and I need towels', 'I need towels'],
    ['My wife fainted. Two pillows please!', 'Two pillows please'],
    ['there is smoke in my room', null],
    ['there is smoke, please hurry', null],
  ])('%s', (line, wish) => {
    expect(partToAnswer(line)).toBe(wish);
  });
});

describe.each(Object.entries(DANGER_PHRASES))('the danger words of %s', (_, words) => {
  test('are all found, by their own kind or one that is checked earlier', () => {
    const phrases = Object.values(words.words).flat();
    const spoken = phrases.map((phrase) => phrase.replaceAll('*', '').replaceAll('…', ''));
    expect(spoken.filter((phrase) => dangerIn(phrase) === null)).toEqual([]);
  });

  test('have no look-alike that is danger after all', () => {
    const spoken = words.lookAlikes.map((phrase) => phrase.replaceAll('*', ''));
    expect(spoken.filter((phrase) => dangerIn(phrase) !== null)).toEqual([]);
  });
});

describe('a danger word of any language in a plausible sentence', () => {
  const phrases = Object.values(DANGER_PHRASES).flatMap(({ words }) =>
    Object.values(words)
      .flat()
      .map((phrase) => phrase.replaceAll('*', '').replaceAll('…', ' ')),
  );
  const sentences = [
    (phrase: string) => `${phrase}!`,
    (phrase: string) => `${phrase}. 304`,
    (phrase: string) => `304: ${phrase}`,
    (phrase: string) => `hello... ${phrase}...`,
    (phrase: string) => `please come, ${phrase}`,
  ];

  test('never leads to an answer of the engine, and so to no fall-back sentence', () => {
    fc.assert(
      fc.property(fc.constantFrom(...phrases), fc.constantFrom(...sentences), (phrase, sentence) => {
        expect([sentence(phrase), dangerIn(sentence(phrase)) !== null]).toEqual([sentence(phrase), true]);
      }),
      { numRuns: 1_500, seed: 14 },
    );
  });
});

describe('danger that the lists do not have', () => {
  test.each([
    ['qualcuno è entrato in camera nostra', 'security'],
    ['la bambina non si trova', 'missing'],
    ['bébé tout bleu', 'medical'],
    ['my eyes are puffy and swelling shut', 'medical'],
  ])('is detected by the alarm model: %s', (line, kind) => {
    expect(dangerIn(line)?.kind).toBe(kind);
  });
});
