import { describe, expect, test } from '@jest/globals';
import { SERVICES_HERE } from '../testing/property-here.ts';
import { converse } from './converse.ts';
import { say } from './say.ts';

const reply = async (language: string, ...lines: string[]) =>
  (await converse(lines, { languages: [language] })).at(-1)?.reply;

describe('the wording of an answer', () => {
  test.each([
    ['en', 'please clean my room', 'Of course. Housekeeping will clean your room by 14:20.'],
    [
      'pt',
      'podem limpar o quarto por favor?',
      'Com certeza. Serviço de andares vai limpar o seu quarto até às 14:20.',
    ],
    [
      'es',
      'limpien la habitación por favor',
      'Por supuesto. Servicio de pisos limpiará su habitación antes de las 14:20.',
    ],
  ])('says what will be done rather than what will be brought, in %s', async (language, line, answer) => {
    expect(await reply(language, line)).toBe(answer);
  });

  test.each([
    ['pt', 'duas toalhas por favor', 'para o quarto 204'],
    ['es', 'dos toallas por favor', 'a la habitación 204'],
    ['pt', 'o ar condicionado está avariado', 'no quarto 204'],
  ])('names the place in the guest’s language, in %s', async (language, line, place) => {
    const answer = await reply(language, line);
    expect(answer).toContain(place);
    expect(answer).not.toContain('Room');
  });

  test('has one opener, whatever it answers', async () => {
    const answer = (await reply('en', 'two towels and a blanket please')) ?? '';
    expect(answer.match(/Of course\./g)).toHaveLength(1);
    expect(answer).toMatch(/two towels.*a blanket/);
  });

  test('answers the guest’s feeling first', async () => {
    const answer = await reply('en', 'I am so sad today, could you bring two towels?');
    expect(answer).toMatch(/^Thank you for telling me how you feel\. Housekeeping will bring two towels/);
  });

  test('asks for the ages of children in a whole sentence', async () => {
    const [template] = SERVICES_HERE;
    const babycare = {
      ...template,
      key: 'babycare',
      title: 'Babysitting',
      kind: 'book',
      requiredSlots: ['ages'],
    };
    const services = [...SERVICES_HERE, babycare] as typeof SERVICES_HERE;
    expect((await say('please book a babysitter', { services })).reply).toMatch(
      /^How old are the children, for .+\?$/,
    );
  });

  test('mentions one pair of slippers without counting it as two', async () => {
    const [template] = SERVICES_HERE;
    const services = [
      ...SERVICES_HERE,
      { ...template, key: 'slippers', title: 'Slippers' },
    ] as typeof SERVICES_HERE;
    const turn = await say('do you have slippers?', { services });
    expect(turn.handoff).toBeNull();
    expect(turn.reply).toContain('a pair of slippers');
  });

  test('asks what is meant when there is no context', async () => {
    const turn = await say('one more please');
    expect(turn.reply).toBe("I'm not sure what that refers to. What would you like?");
    expect(turn.created).toEqual([]);
  });
});
