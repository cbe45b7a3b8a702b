import { describe, expect, test } from '@jest/globals';
import { personFetchedIn } from '../dialogue/sentences/person-fetched.ts';
import { SENTENCES } from '../dialogue/sentences/sentences.ts';
import { ANSWER_LANGUAGES, type AnswerLanguage } from '../language/text/answer-language.ts';
import { EMERGENCIES } from '../policy/danger/alarms.ts';
import { handoffMessage } from '../policy/people/handoff-message.ts';
import { PERSON_WANTED } from '../policy/topics/person-wanted.ts';
import { RESTRICTED } from '../policy/topics/restricted.ts';
import { ANNOUNCEMENT } from '../testing/announcement.ts';
import { requestOf, type SceneOptions } from '../testing/scene.ts';
import { say } from './say.ts';

const REASONS = [
  ...EMERGENCIES.map(({ reason }) => reason),
  ...RESTRICTED.map(({ reason }) => reason),
  PERSON_WANTED.reason,
  'quantity',
  'not-offered',
  'cancel-refused',
  'two-failed-tries',
  'engine-error',
  'refused:too-many-open',
  'refused:duplicate',
  'other-place',
  'mode:off',
  'mode:suggest',
  'something a language model wrote',
];

const towels = requestOf({ service: 'towels', quantity: 2, note: null }, 41);
/** A guest line in each language for each kind of handoff, and its scene. */
const SITUATIONS: ReadonlyArray<
  readonly [reason: string, lines: Record<AnswerLanguage, string>, options?: SceneOptions]
> = [
  [
    'restricted:refund',
    {
      en: 'I want a refund',
      pt: 'Quero o meu dinheiro de volta',
      es: 'Quiero que me devuelvan el dinero',
      de: 'Ich möchte mein Geld zurück',
      fr: 'Je veux être remboursé',
      it: 'Voglio un rimborso',
    },
  ],
  [
    'guest-asked',
    {
      en: 'Can I speak to a human please',
      pt: 'Quero falar com uma pessoa',
      es: 'Quiero hablar con una persona',
      de: 'Ich möchte mit einem Menschen sprechen',
      fr: 'Je voudrais parler à quelqu’un',
      it: 'Vorrei parlare con una persona',
    },
  ],
  [
    'emergency:fire',
    {
      en: 'There is smoke coming from the corridor',
      pt: 'Cheira a queimado no quarto',
      es: 'Huele a humo en la habitación',
      de: 'Es riecht nach Rauch im Zimmer',
      fr: 'Il y a de la fumée dans la chambre',
      it: 'C’è fumo nella camera',
    },
  ],
  [
    'quantity',
    {
      en: 'Please bring 40 towels',
      pt: 'Queremos 40 toalhas',
      es: 'Queremos 40 toallas',
      de: 'Wir möchten 40 Handtücher',
      fr: 'Nous voudrions 40 serviettes',
      it: 'Vorremmo 40 asciugamani',
    },
  ],
  [
    'refused:too-many-open',
    {
      en: 'two towels please',
      pt: 'duas toalhas por favor',
      es: 'dos toallas por favor',
      de: 'zwei Handtücher bitte',
      fr: 'deux serviettes s’il vous plaît',
      it: 'due asciugamani per favore',
    },
    { refuseRequests: 'too-many-open' },
  ],
  [
    'cancel-refused',
    {
      en: 'Please cancel the towels',
      pt: 'Cancele as toalhas por favor',
      es: 'Cancele las toallas por favor',
      de: 'Stornieren Sie bitte die Handtücher',
      fr: 'Annulez les serviettes s’il vous plaît',
      it: 'Annullate gli asciugamani per favore',
    },
    { openRequests: [towels], refuseCancels: 'too-late' },
  ],
  [
    'engine-error',
    {
      en: 'What time is breakfast?',
      pt: 'A que horas é o pequeno-almoço?',
      es: '¿A qué hora es el desayuno?',
      de: 'Wann gibt es Frühstück?',
      fr: 'À quelle heure est le petit-déjeuner ?',
      it: 'A che ora è la colazione?',
    },
    { brokenShow: true },
  ],
];

describe('the sentence of a handoff', () => {
  test.each(ANSWER_LANGUAGES)('leave the announcement to the server, for every reason in %s', (language) => {
    for (const reason of REASONS) expect(handoffMessage(reason, language) ?? '').not.toMatch(ANNOUNCEMENT);
  });

  test.each(ANSWER_LANGUAGES)('exists in %s for the same reasons as in English', (language) => {
    expect(Object.keys(SENTENCES[language].handoff)).toEqual(Object.keys(SENTENCES.en.handoff));
  });

  test('is absent when the topic needs none', () => {
    for (const reason of ['guest-asked', 'quantity', 'not-offered', 'refused:too-many-open'])
      expect(handoffMessage(reason, 'en')).toBeNull();
  });

  for (const [reason, lines, options = {}] of SITUATIONS) {
    test.each(ANSWER_LANGUAGES)(`${reason} in %s reads as one voice with what follows`, async (language) => {
      const turn = await say(lines[language], options);
      expect(turn.handoff?.reason).toBe(reason);
      expect(turn.language).toBe(language);
      expect(turn.reply ?? '').not.toMatch(ANNOUNCEMENT);
    });
  }

  test('a second failure no longer offers the person who is already coming', async () => {
    const first = await say('qwerty zxcv');
    const turn = await say('zxcv uiop qwerty', {
      history: [
        ['guest', 'qwerty zxcv'],
        ['ai', first.reply ?? ''],
      ],
    });
    expect(turn.reply).toBe('I have not been able to help with this myself.');
  });

  test('a guest whose language no one here speaks reads in it that a person comes', async () => {
    const turn = await say('Goedemorgen, ik heb twee handdoeken nodig alstublieft');
    expect(turn.reply).toBe(personFetchedIn('nl').apology);
    expect(turn.language).toBeUndefined();
  });
});

test.each([
  ['es brennt', 'de'],
  ['il y a de la fumée', 'fr'],
] as const)(
  'a short line of danger is answered in its language, not in one that shares its words: %s',
  async (line, language) => {
    const { handoff, reply } = await say(line);
    expect([handoff?.reason, reply]).toEqual(['emergency:fire', SENTENCES[language].handoff.emergency]);
  },
);
