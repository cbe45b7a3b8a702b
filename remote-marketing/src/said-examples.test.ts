import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import examples from '../../shared/src/examples/said-examples.json' with { type: 'json' };
import { scripts } from './features/demo/scripts.ts';
import { groupsFoodAndFlats } from './features/use-cases/groups-food-and-flats.ts';
import { nightsAndDays } from './features/use-cases/nights-and-days.ts';

/** Everything that a guest is shown to say, wherever the site's sources have it. */
function guestLines(): string[] {
  return readdirSync(__dirname, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.'))
    .flatMap((entry) => {
      const source = readFileSync(join(entry.parentPath, entry.name), 'utf8');
      return [...source.matchAll(/by: 'guest',(?: lang: '\w+',)? text: '([^']+)'|\bsays: '([^']+)'/g)];
    })
    .flatMap(([, line, script]) => [line ?? script ?? '']);
}

test('every line that a guest is shown to say is one that the API’s tests say to the demo', () => {
  const said = new Set(examples.map(({ says }) => says));
  const lines = guestLines();
  expect(lines.length).toBeGreaterThanOrEqual(30);
  expect(lines.filter((line) => !said.has(line))).toEqual([]);
});

test('every script and every use case is said to the house that it is shown for', () => {
  const inHouse = (house: string, says: string) =>
    examples.some((example) => example.house === house && example.says === says);
  for (const { house, says } of [...scripts.hotel, ...scripts.flats])
    expect([says, inHouse(house, says)]).toEqual([says, true]);
  for (const { property, conversation } of [...nightsAndDays, ...groupsFoodAndFlats]) {
    for (const line of conversation) {
      if (line.by !== 'guest') continue;
      expect([line.text, inHouse(property ? 'flats' : 'hotel', line.text)]).toEqual([line.text, true]);
    }
  }
});
