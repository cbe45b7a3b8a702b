import { textIn } from '@bellkey/shared/catalogue-texts/every-language';
import { describe, expect, test } from '@jest/globals';
import { requestOf } from '../testing/scene.ts';
import { converse } from './converse.ts';
import { say } from './say.ts';

const towels = requestOf({ service: 'towels', quantity: 2, note: null }, 41);

describe('open requests', () => {
  test('"where are my towels?" reports where they are and makes no second request', async () => {
    const turn = await say('Where are my towels?', { openRequests: [towels] });
    expect(turn.reply).toBe('Your request for two towels is with Housekeeping, promised by 14:20.');
    expect(turn.created).toEqual([]);
  });

  test('a request is cancelled when it is the only candidate', async () => {
    const turn = await say('Please cancel the towels', { openRequests: [towels] });
    expect(turn.cancelled).toEqual([41]);
    expect(turn.reply).toBe('Done. Your request for two towels is cancelled.');
  });

  test('the guest chooses among several', async () => {
    const tv = requestOf({ service: 'tv', quantity: null, note: null }, 42);
    const turn = await say('cancel my request', { openRequests: [towels, tv] });
    expect(turn.cancelled).toEqual([]);
    expect(turn.parts).toEqual([
      {
        kind: 'choices',
        choices: [expect.objectContaining({ text: 'Cancel request 41.' }), expect.anything()],
      },
    ]);
    const chosen = await say('Cancel request 41.', { openRequests: [towels, tv] });
    expect(chosen.cancelled).toEqual([41]);
  });

  test.each([
    ['yes', 'en'],
    ['yes, do it', 'en'],
    ['sim', 'pt'],
    ['what time was that again, sorry?', 'en'],
    ['when will they come?', 'en'],
    ['¿a qué hora era eso, perdone?', 'es'],
  ])('what has just been asked for is told after: %s', async (line, language) => {
    const [, turn] = await converse(['two towels please', line], { languages: [language, 'en'] });
    expect(turn?.created).toEqual([]);
    expect(turn?.reply).toContain(textIn(language, 'Housekeeping'));
  });

  test.each([
    ['what have I ordered so far?', 'en'],
    ['o que já pedi até agora?', 'pt'],
    ['¿qué he pedido hasta ahora?', 'es'],
  ])('all of them are told after: %s', async (line, language) => {
    const tv = requestOf({ service: 'tv', quantity: null, note: null }, 42);
    const turn = await say(line, { openRequests: [towels, tv], languages: [language] });
    expect(turn.reply).toContain(textIn(language, 'Housekeeping'));
    expect(turn.reply).toMatch(/Engineering/);
  });

  test.each([
    ['cancel everything but the towels', 'en'],
    ['cancelem tudo menos as toalhas', 'pt'],
    ['cancelen todo excepto las toallas', 'es'],
  ])('a guest takes back all but what the line names: %s', async (line, language) => {
    const tv = requestOf({ service: 'tv', quantity: null, note: null }, 42);
    const turn = await say(line, { openRequests: [towels, tv], languages: [language] });
    expect(turn.cancelled).toEqual([42]);
  });

  test.each([
    ['cancel everything we’re changing hotel', 'en'],
    ['cancel the towels\ncancel everything', 'en'],
    ['the tv is still broken\nwe are leaving\ncancel everything', 'en'],
    ['cancel everything\nthe towels too', 'en'],
    ['cancel\neverything', 'en'],
    ['cancelem as toalhas\ncancelem tudo', 'pt'],
    ['cancelen las toallas\ncancelen todo', 'es'],
  ])('all of them, where several messages are answered as one: %j', async (line, language) => {
    const tv = requestOf({ service: 'tv', quantity: null, note: null }, 42);
    const turn = await say(line, { openRequests: [towels, tv], languages: [language] });
    expect([turn.cancelled, turn.created]).toEqual([[41, 42], []]);
  });

  test.each([
    ['cancel everything I ordered for tomorrow', 'en'],
    ['cancel everything since yesterday', 'en'],
    ['cancela todo lo que pedí para mañana', 'es'],
    ['cancela tudo o que pedi para amanhã', 'pt'],
  ])('not all of them, where the line says which: %s', async (line, language) => {
    const tv = requestOf({ service: 'tv', quantity: null, note: null }, 42);
    const turn = await say(line, { openRequests: [towels, tv], languages: [language] });
    expect(turn.cancelled).toEqual([]);
  });

  test('what stays may come in the next message, and so may “do not”', async () => {
    const tv = requestOf({ service: 'tv', quantity: null, note: null }, 42);
    const openRequests = [towels, tv];
    const but = await say('cancel everything\nbut not the towels', { openRequests });
    expect(but.cancelled).toEqual([42]);
    const not = await say('please do not\ncancel everything', { openRequests });
    expect(not.cancelled).toEqual([]);
  });

  test('what the guest asks for after cancelling all is not lost', async () => {
    const line = 'cancel everything\ncan we have two pillows instead';
    const turn = await say(line, { openRequests: [towels] });
    expect(turn.cancelled).toEqual([41]);
    expect(turn.created.map(({ service }) => service)).toEqual(['pillows']);
  });

  test('an emergency is not among what a guest cancels altogether', async () => {
    const doctor = {
      ...requestOf({ service: 'doctorOnCall', quantity: null, note: null }, 43),
      priority: 'emergency' as const,
    };
    const turn = await say('cancel everything please', { openRequests: [doctor, towels] });
    expect(turn.cancelled).toEqual([41]);
  });

  test('what stays has to be understood before anything is cancelled', async () => {
    const turn = await say('cancel everything but the blorps', { openRequests: [towels] });
    expect(turn.cancelled).toEqual([]);
  });

  test.each(['no sorry 7, and yes go ahead', 'yes, and two more'])('is more than a yes: %s', async (line) => {
    const [, turn] = await converse(['two towels please', line]);
    expect(turn?.reply).not.toMatch(/^Your request/);
  });

  test.each([
    ['change of plan were going out, scrap the lot', 'en'],
    ['cancel everything please', 'en'],
    ['cancelem tudo por favor', 'pt'],
    ['cancelen todo', 'es'],
  ])('a guest takes all of them back: %s', async (line, language) => {
    const tv = requestOf({ service: 'tv', quantity: null, note: null }, 42);
    const turn = await say(line, { openRequests: [towels, tv], languages: [language] });
    expect(turn.cancelled).toEqual([41, 42]);
  });

  test.each([
    "don't cancel it",
    'please do not cancel the towels',
    'never mind, dont cancel them',
    "don't cancel the last one",
    'não cancelem as toalhas',
    'no lo cancelen por favor',
    'bitte nicht stornieren',
    'stornieren Sie die Handtücher nicht',
    "n'annulez pas les serviettes",
    'non annullate gli asciugamani',
  ])('what a guest does not want cancelled stays: %s', async (line) => {
    const languages = ['en', 'pt', 'es', 'de', 'fr', 'it'];
    const turns = await converse(['two towels please', line], { languages });
    expect(turns.map(({ cancelled, created }) => [cancelled, created.length])).toEqual([
      [[], 1],
      [[], 0],
    ]);
  });

  test.each([
    ['dont cancel it but where is it, 20 mins now', 'en'],
    ['não cancelem, mas onde estão?', 'pt'],
    ['no las cancelen pero donde estan?', 'es'],
  ])('asks where what stays is: %s', async (line, language) => {
    const turn = await say(line, { openRequests: [towels], languages: [language] });
    expect(turn.cancelled).toEqual([]);
    expect(turn.reply).toContain('14:20');
  });

  test('cancels what is named next to what stays', async () => {
    const tv = requestOf({ service: 'tv', quantity: null, note: null }, 42);
    const turn = await say("don't cancel the tv, cancel the towels", { openRequests: [towels, tv] });
    expect(turn.cancelled).toEqual([41]);
  });

  test('an offer to cancel is refused by it', async () => {
    const turns = await converse(['two towels please', 'no towels please', 'no, do not cancel them']);
    expect(turns.at(-1)?.cancelled).toEqual([]);
  });
});
