import { describe, expect, test } from '@jest/globals';
import { SERVICES_HERE } from '../testing/property-here.ts';
import { converse } from './converse.ts';
import { say } from './say.ts';

const [towels] = SERVICES_HERE;
if (!towels) throw new Error('The property has no services');
const services = [
  ...SERVICES_HERE,
  { ...towels, key: 'crib', title: 'Baby cot' },
  { ...towels, key: 'noise', title: 'Noise', kind: 'fix' as const },
];

describe('a complaint', () => {
  test.each([
    ['en', 'You promised us blankets this morning and we are still freezing. Unbelievable.', 'blankets'],
    ['en', 'd*** f***ing noise upstairs, third night in a row', 'noise'],
    ['es', 'estoy harta, el aire acondicionado sigue roto desde el lunes', 'airConditioning'],
    ['pt', 'estou farto, o ar condicionado não funciona desde sábado', 'airConditioning'],
  ])(
    'is a person’s, and what it names is asked for without its times, in %s: %s',
    async (language, line, service) => {
      const { created, handoff } = await say(line, { languages: [language], services });
      expect(handoff?.reason).toBe('restricted:complaint');
      expect(created).toMatchObject([{ service }]);
      expect(created[0]?.details ?? []).toEqual([]);
    },
  );

  test.each([
    ['en', 'we were promised a balcony and there is none'],
    ['en', 'I paid for a sea view and got a car park'],
    ['pt', 'prometeram-nos um quarto com varanda'],
    ['pt', 'paguei por um quarto grande e deram-me uma caixa de sapatos'],
    ['es', 'nos prometieron una habitación tranquila'],
    ['es', 'pagué por una suite y me han dado un armario'],
  ])('about a promise is a person’s, in %s: %s', async (language, line) => {
    const { handoff } = await say(line, { languages: [language], services });
    expect(handoff?.reason).toBe('restricted:complaint');
  });

  test.each([
    ['en', 'thats two hours and still nobody came'],
    ['en', 'I have called four times about it'],
    ['es', 'hace dos horas que espero y no viene nadie'],
    ['pt', 'já liguei três vezes por causa disto'],
  ])('about waiting is more than a question for the state, in %s: %s', async (language, line) => {
    const turns = await converse(['two towels please', line], { languages: [language], services });
    expect(turns.at(-1)?.handoff).toBe('restricted:complaint');
  });

  test.each([
    ['en', 'give me your manager’s number'],
    ['en', 'I want your boss on the phone now'],
    ['pt', 'exijo o responsável'],
    ['es', 'exijo que venga el encargado'],
  ])('that asks for the manager gets a person, in %s: %s', async (language, line) => {
    expect((await say(line, { languages: [language], services })).handoff?.reason).toBe('guest-asked');
  });

  test('apologises once', async () => {
    const line = 'la ducha está asquerosa, que vengan a limpiar la habitación ya';
    const { reply } = await say(line, { languages: ['es'], services });
    expect(reply?.match(/Lo siento/gu) ?? []).toHaveLength(1);
  });

  test.each(['the view is unbelievable', 'what is the phone number?'])('is none of: %s', async (line) => {
    const { handoff } = await say(line, { services });
    expect(handoff).toBeNull();
  });
});
