import { describe, expect, test } from '@jest/globals';
import type { OfferedService } from '../contract/contract.ts';
import { say } from './say.ts';

const service = (key: string, title: string, description: string): OfferedService => ({
  key,
  title,
  kind: 'book',
  starter: `We would like: ${title}`,
  description,
  department: { key: 'desk', name: 'Desk' },
  requiredSlots: [],
  promiseMinutes: 20,
  maxQuantity: 5,
  active: true,
});

const services = [
  service('treading', 'Foot treading', 'Climb into the granite tank and tread grapes with your feet.'),
  service('shipping', 'Bottle shipping', 'We post cases of bottles to your home.'),
];

describe('a wish that is understood as nothing the property has', () => {
  test.each([
    ['we wanna squash grapes barefoot!!! 5 of us', 'Foot treading'],
    ['could the granite thing be had for an hour, the kids are curious', 'Foot treading'],
  ])('is asked back as the property’s own service that comes nearest: %s', async (line, title) => {
    const { reply, created } = await say(line, { services });
    expect(reply).toContain(title);
    expect(created).toEqual([]);
  });

  test('is not asked back as a service without a word of it', async () => {
    const { reply } = await say('I need a haircut', { services });
    for (const { title } of services) expect(reply).not.toContain(title);
  });
});
