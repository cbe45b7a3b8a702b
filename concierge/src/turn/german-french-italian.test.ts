import { describe, expect, test } from '@jest/globals';
import { searchOf } from '../evaluation/property-rows.ts';
import { converse } from './converse.ts';
import { say } from './say.ts';

describe('requests in German, French and Italian', () => {
  test.each([
    [
      'zwei Handtücher bitte',
      'towels',
      2,
      'Sehr gern. Housekeeping bringt zwei Handtücher bis 14:20 Uhr zu Ihnen',
    ],
    ['Hätten Sie vielleicht noch eine Decke für mich?', 'blankets', 1, 'Sehr gern.'],
    ['die Klimaanlage ist kaputt', 'airConditioning', null, 'Das tut mir leid.'],
    [
      'deux serviettes s’il vous plaît',
      'towels',
      2,
      'Bien sûr. Service d’étage vous apporte deux serviettes',
    ],
    ['la climatisation est en panne', 'airConditioning', null, 'Je suis désolé.'],
    ['due asciugamani per favore', 'towels', 2, 'Certamente. Servizio ai piani Le porterà due asciugamani'],
    ['il condizionatore della nostra camera non funziona', 'airConditioning', null, 'Mi dispiace.'],
  ])('are answered in the language: %s', async (text, service, quantity, reply) => {
    const turn = await say(text);
    expect(turn.created).toMatchObject([{ service, quantity }]);
    expect(turn.reply).toContain(reply);
    expect(turn.handoff).toBeNull();
  });

  test.each([
    ['der Fernseher geht nicht und wir brauchen noch zwei Kissen', ['tv', 'pillows']],
    ['il nous faudrait trois oreillers et une couverture', ['pillows', 'blankets']],
    ['due asciugamani e un cuscino, per favore', ['towels', 'pillows']],
  ])('may be several in one line: %s', async (text, services) => {
    const turn = await say(text);
    expect(turn.created.map(({ service }) => service)).toEqual(services);
  });

  test.each([
    ['pas d’oreillers, juste une couverture', 'blankets'],
    ['keine Kissen, eine Decke bitte', 'blankets'],
    ['je veux pas de glaçons, juste de l’eau', 'water'],
    ['ich will keine Kissen, nur eine Decke', 'blankets'],
  ])('are carried out in a line that also names something unwanted: %s', async (text, service) => {
    const turn = await say(text);
    expect(turn.created).toMatchObject([{ service }]);
    expect(turn.handoff).toBeNull();
  });

  test.each([
    [['zwei Handtücher bitte', 'nein, drei bitte'], 3],
    [['deux oreillers svp', 'plutôt trois'], 3],
    [['due cuscini per favore', 'anzi tre'], 3],
  ])('are changed by the next line: %s', async (lines, quantity) => {
    const turns = await converse(lines);
    expect(turns[1]?.created).toMatchObject([{ amends: 12, quantity }]);
  });

  test.each([
    [
      ['zwei Kissen bitte', 'Stornieren Sie bitte die Kissen'],
      'Erledigt. Ihre Anfrage für zwei Kissen ist storniert.',
    ],
    [
      ['deux oreillers svp', 'annulez les oreillers'],
      'C’est fait. Votre demande pour deux oreillers est annulée.',
    ],
    [
      ['due cuscini per favore', 'annullate i cuscini'],
      'Fatto. La Sua richiesta per due cuscini è annullata.',
    ],
  ])('are cancelled: %s', async (lines, reply) => {
    const turns = await converse(lines);
    expect(turns[1]).toMatchObject({ cancelled: [12], reply, handoff: null });
  });

  test.each([
    [
      ['Ich möchte eine Massage buchen', 'morgen', 'um 16 Uhr'],
      [
        'Für welchen Tag soll ich eine Massage anfragen?',
        'Für welche Uhrzeit soll ich eine Massage anfragen?',
      ],
    ],
    [
      ['je voudrais réserver un massage', 'demain', 'à 16 heures'],
      ['Pour quel jour dois-je demander un massage ?', 'Pour quelle heure dois-je demander un massage ?'],
    ],
    [
      ['vorrei prenotare un massaggio', 'domani', 'alle 16'],
      ['Per quale giorno devo chiedere un massaggio?', 'Per che ora devo chiedere un massaggio?'],
    ],
  ])('are completed by questions: %s', async (lines, questions) => {
    const turns = await converse(lines);
    expect(turns.slice(0, 2).map(({ reply }) => reply)).toEqual(questions);
    expect(turns[2]?.created).toMatchObject([{ service: 'massage' }]);
  });
});

const fact = (key: string, title: string, text: Record<string, string>) => ({
  key,
  source: { id: key, title, confirmedAt: '2026-03-01T09:00:00.000Z' },
  text,
  values: {},
});
const search = searchOf([
  fact('breakfast.hours', 'Breakfast', { en: 'Breakfast is served from 07:00 to 10:30.' }),
  fact('pool.hours', 'Pool', { en: 'The pool is open from 08:00 to 20:00.' }),
  fact('dogs', 'Dogs', { en: 'Dogs stay for 15 EUR a night.', de: 'Hunde kosten 15 EUR pro Nacht.' }),
]);

describe('questions in German, French and Italian', () => {
  test.each([
    ['Wie lange gibt es Frühstück?', 'Dazu weiß ich: Breakfast is served from 07:00 to 10:30.'],
    ['la piscine ferme à quelle heure', 'Voici ce que je sais : The pool is open from 08:00 to 20:00.'],
    ['a che ora è la colazione?', 'Ecco che cosa so: Breakfast is served from 07:00 to 10:30.'],
    ['darf mein Hund mit ins Zimmer?', 'Hunde kosten 15 EUR pro Nacht.'],
  ])('are answered from the property’s knowledge: %s', async (question, reply) => {
    const turn = await say(question, { search });
    expect(turn.reply).toBe(reply);
    expect(turn.parts).toContainEqual(expect.objectContaining({ kind: 'source' }));
  });

  test('come after an alarm', async () => {
    const turn = await say('es brennt im Zimmer, wann gibt es Frühstück?', { search });
    expect(turn.handoff?.reason).toBe('emergency:fire');
  });
});

describe('small talk and complaints in German, French and Italian', () => {
  test.each([
    ['Guten Abend', /^Guten Tag! Ich bin der KI-Assistent/],
    ['bonjour', /^Bonjour ! Je suis l’assistant IA/],
    ['buonasera', /^Buongiorno! Sono l’assistente IA/],
  ])('“%s” is answered in its language', async (text, reply) => {
    const turn = await say(text);
    expect(turn.reply).toMatch(reply);
    expect(turn.handoff).toBeNull();
  });

  test.each([
    'Je voudrais parler à quelqu’un',
    'Ich möchte mit einem Menschen sprechen',
    'vorrei parlare con una persona',
  ])('“%s” brings a person', async (text) => {
    const turn = await say(text);
    expect(turn.handoff?.reason).toBe('guest-asked');
  });

  test.each([
    ['questa camera è una vergogna, siamo molto delusi', /^Mi dispiace/],
    ['l’accueil était désagréable, nous sommes très déçus', /^Je suis vraiment désolé/],
    ['das Personal war sehr unfreundlich, wir sind enttäuscht', /^Das tut mir sehr leid/],
  ])('“%s” is apologised for, and a person comes', async (text, reply) => {
    const turn = await say(text);
    expect(turn.reply).toMatch(reply);
    expect(turn.handoff).not.toBeNull();
  });
});

test('whatever else is said about such a line is said in its language too', async () => {
  const turn = await say('Ich möchte mit einem Menschen sprechen');
  expect(turn.language).toBe('de');
});
