import { describe, expect, test } from '@jest/globals';
import { SENTENCES } from '../dialogue/sentences/sentences.ts';
import { PROPERTIES, searchOf } from '../evaluation/property-rows.ts';
import { say } from './say.ts';

const [beach, restaurant] = PROPERTIES;
const at = ({ facts = [], services = [] }: Partial<NonNullable<typeof beach>> = {}) => ({
  search: searchOf(facts),
  services,
});

describe('hours and dishes of a restaurant that nothing was tuned to', () => {
  test.each([
    ['is the kitchen still open', 'The kitchen takes the last orders at 22:15.'],
    ['until when can we order food', 'The kitchen takes the last orders at 22:15.'],
    ['até que horas está aberta a cozinha', 'A cozinha aceita pedidos até às 22:15.'],
    ['what are your opening hours', 'We are open from Tuesday to Sunday, 12:30 to 15:00 and 19:00 to 23:00.'],
    ['what do you have without meat', 'Five dishes on the menu have no meat and no fish; they carry a leaf.'],
  ])('%s', async (line, answer) => {
    expect((await say(line, at(restaurant))).reply).toBe(answer);
  });
});

describe('a line that understanding is not sure of', () => {
  test('is answered by the fact that answers it', async () => {
    const { reply, created } = await say('can I wear shorts', at(restaurant));
    expect(reply).toBe('Come as you are; only swimwear is not allowed.');
    expect(created).toEqual([]);
  });

  test('is answered before it is asked whether something is wanted', async () => {
    const { reply, created } = await say('há mesas na esplanada?', at(restaurant));
    expect(reply).toMatch(/^A esplanada tem .+ Qual destes quer/);
    expect(created).toEqual([]);
  });

  test('is unchanged when no fact answers it', async () => {
    expect((await say('florble the gnarp', at(beach))).reply).toBe(SENTENCES.en.unknown);
  });
});

describe('a question that no fact certainly answers', () => {
  const fact = (key: string, title: string, text: string) => ({
    key,
    source: { id: key, title, confirmedAt: '2026-03-01T09:00:00.000Z' },
    text: { en: text },
    values: {},
  });
  const search = searchOf([
    fact('road', 'Road', 'The mountain road is closed to cars from 23:00 to 06:00.'),
    fact('fuel', 'Fuel', 'The nearest petrol station is 26 km away, in Vale.'),
    fact('clouds', 'Clouds', 'When it is cloudy, a talk in the library replaces the dome.'),
    fact('shoes', 'Footwear', 'Outdoor shoes stay in the mud room.'),
    fact('gate', 'Arrival', 'Rooms are ready from 16:00; the gate code is 7731.'),
    fact('signal', 'Mobile signal', 'There is mobile signal at the gate only.'),
    fact('library', 'Library', 'The library lends books for the whole stay.'),
    fact('late', 'Coming late', 'After 22:00 the porter opens the gate for guests who ring.'),
    fact('washing', 'Washing', 'A washing machine is behind bath two.'),
  ]);

  test('and that is worded as a statement is told what it is likely about', async () => {
    const { reply, handoff, created } = await say('we have no clean shirts left', { search, services: [] });
    expect(reply).toMatch(/this may help: A washing machine is behind bath two\.$/);
    expect(handoff).toBeNull();
    expect(created).toEqual([]);
  });

  test('is answered with the most likely fact, marked as uncertain, and may ask for a person', async () => {
    const { reply, parts, unanswered } = await say('can we drive up at midnight', { search });
    expect(reply).toMatch(/this may help: The mountain road is closed to cars from 23:00 to 06:00\.$/);
    expect(parts.map(({ kind }) => kind)).toEqual(['source', 'choices']);
    expect(parts).toContainEqual({
      kind: 'choices',
      choices: [
        expect.objectContaining({ label: 'Coming late' }),
        expect.objectContaining({ label: SENTENCES.en.choices.person }),
      ],
    });
    expect(unanswered).toBeUndefined();
  });

  test('is not asked the same twice: a person comes the second time', async () => {
    const first = await say('can we drive up at midnight', { search });
    const { handoff } = await say('is there any bowling', {
      search,
      history: [
        ['guest', 'can we drive up at midnight'],
        ['ai', first.reply ?? ''],
      ],
    });
    expect(handoff?.reason).toBe('two-failed-tries');
  });
});

describe('two facts that fit alike', () => {
  const fact = (key: string, title: string, text: string) => ({
    key,
    source: { id: key, title, confirmedAt: '2026-03-01T09:00:00.000Z' },
    text: { en: text },
    values: {},
  });
  const search = searchOf([
    fact('sauna.place', 'Sauna', 'The sauna is on floor 2.'),
    fact('sauna.rule', 'Sauna', 'Children use the sauna with an adult.'),
    fact('observatory', 'Observatory', 'The observatory is in the tower, open until 23:00.'),
  ]);

  test('are both told', async () => {
    const { reply, parts } = await say('what can you tell me about the sauna?', { search });
    expect(reply).toContain('The sauna is on floor 2.');
    expect(reply).toContain('Children use the sauna with an adult.');
    expect(parts.filter(({ kind }) => kind === 'source')).toHaveLength(2);
  });

  test('and one that does not are not', async () => {
    const { reply } = await say('where is the observatory?', { search });
    expect(reply).toBe('The observatory is in the tower, open until 23:00.');
  });
});

describe('what is not known', () => {
  test('is said with what is known of the same thing, and a person is offered', async () => {
    const { reply, parts, unanswered } = await say('how much is the octopus', at(restaurant));
    expect(reply).toBe(
      "I don't know that exactly. What I do know: Our octopus is baked with potatoes, garlic and olive oil. " +
        'Would you like me to fetch a person?',
    );
    expect(parts).toContainEqual(expect.objectContaining({ kind: 'choices' }));
    expect(unanswered).toBe('how much is the octopus');
  });

  test('is said without a fact where none is near', async () => {
    expect((await say('do you have a sauna', at(beach))).reply).toBe(SENTENCES.en.unknownFact);
  });

  test('is said twice with different facts, and a yes fetches the person that was offered', async () => {
    const first = await say('how much is the octopus', at(restaurant));
    const history = [
      ['guest', 'how much is the octopus'],
      ['ai', first.reply ?? ''],
    ] as const;
    const second = await say('how much are the toilets', { ...at(restaurant), history });
    expect(second.reply).toContain('The toilets are down the stairs');
    expect(second.handoff).toBeNull();
    expect((await say('yes please', { ...at(restaurant), history })).handoff).not.toBeNull();
  });
});
