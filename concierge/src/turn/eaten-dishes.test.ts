import { describe, expect, test } from '@jest/globals';
import { MENU_HERE as menu } from '../testing/menu-scene.ts';
import { say } from './say.ts';

describe('a dish that was eaten is not ordered again', () => {
  test.each([
    'we had the club sandwich yesterday and it was great',
    'the burger last night was lovely',
    'ontem comi o hambúrguer, estava muito bom',
    'la hamburguesa de anoche estaba riquísima',
  ])('%s', async (line) => {
    const { carted, created } = await say(line, { menu });
    expect([...carted, ...created]).toEqual([]);
  });

  test('unless the guest wants it again', async () => {
    expect(
      (await say('the club sandwich yesterday was great, can I get one again please', { menu })).carted,
    ).toHaveLength(1);
  });
});
