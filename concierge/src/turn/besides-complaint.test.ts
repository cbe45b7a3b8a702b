import { describe, expect, test } from '@jest/globals';
import { say } from './say.ts';

describe('a complaint that asks for something plain', () => {
  test.each([
    ['the tv is dead, how many times do I have to ask', 'tv'],
    ['qué asco, el aire acondicionado no funciona', 'airConditioning'],
    ['this is unacceptable, we need two towels', 'towels'],
  ])('is carried out, and a person is told: %s', async (line, service) => {
    const { created, handoff, reply } = await say(line);
    expect(created).toMatchObject([{ service }]);
    expect(handoff?.reason).toBe('restricted:complaint');
    expect(reply).toMatch(/sorry|siento/i);
  });

  test.each(['this is unacceptable, I want to speak about the bill', 'worst hotel ever'])(
    'is a person’s alone where there is nothing plain in it: %s',
    async (line) => {
      const { created, handoff } = await say(line);
      expect(created).toEqual([]);
      expect(handoff?.reason).toMatch(/^restricted:/);
    },
  );
});
