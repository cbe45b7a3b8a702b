import { describe, expect, test } from '@jest/globals';
import { asksForHelp, parseArguments } from './command-arguments.ts';

const read = (args: string[]) =>
  parseArguments(
    args,
    { allowPositionals: true, options: { canary: { type: 'string' }, 'dry-run': { type: 'boolean' } } },
    'npm run it',
  );

describe('the words after a command', () => {
  test('are parsed into options and names', () => {
    const { values, positionals } = read(['guest', '--canary', '10', '--dry-run']);
    expect([values.canary, values['dry-run'], positionals]).toEqual(['10', true, ['guest']]);
  });

  test.each([
    [['--bogus'], "Unknown option '--bogus'.\n\nnpm run it"],
    [['--canary'], "Option '--canary <value>' argument missing\n\nnpm run it"],
    [['--dry-run=yes'], "Option '--dry-run' does not take an argument\n\nnpm run it"],
  ])('that are invalid are reported, with the usage: %j', (args, message) => {
    expect(() => read(args)).toThrow(message);
  });

  test.each([
    [['guest', '--help'], true],
    [['-h'], true],
    [['help'], false],
  ])('ask for help or not: %j', (args, asked) => {
    expect(asksForHelp(args)).toBe(asked);
  });
});
