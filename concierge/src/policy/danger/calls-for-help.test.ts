import { expect, test } from '@jest/globals';
import { callsForHelp } from './calls-for-help.ts';

test.each([
  'call the fire station',
  'please call an ambulance',
  'chamem os bombeiros',
  'llamen a la policia',
  'rufen sie die feuerwehr',
])('wants help called: %s', (line) => expect(callsForHelp(line)).toBe(true));

test.each(['when is the fire drill', 'the gym instructor is fire', 'call me at seven'])(
  'wants none: %s',
  (line) => expect(callsForHelp(line)).toBe(false),
);
