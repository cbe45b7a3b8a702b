import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import manifest from './meaning-model.manifest.json' with { type: 'json' };
import { readMeaning, readWishes } from './meaning-model.ts';
import { ACT, CHOOSE, CONFIRM, READ } from './thresholds.ts';

const fileAt = (name: string) => join(import.meta.dirname, name);
const surest = (line: string) => {
  const [best] = readMeaning(line).labels;
  return best && (best.target === null ? best.act : `${best.act}:${best.target}`);
};
const wishes = (line: string) =>
  readWishes(line)
    .filter(({ certainty }) => certainty >= READ)
    .map(({ act, target }) => (target === null ? act : `${act}:${target}`));

describe('the meaning model', () => {
  test('matches its manifest', () => {
    const bytes = readFileSync(fileAt('meaning-model.json'));
    expect(bytes.length).toBe(manifest.bytes);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(manifest.sha256);
  });

  test('takes at most 8 MB together with the alarm model', () => {
    const alarms = statSync(fileAt('../alarm-model/alarm-model.json')).size;
    expect(manifest.bytes + alarms).toBeLessThanOrEqual(8_000_000);
  });

  test('needs more certainty for more serious acts', () => {
    for (const spoken of ['named', 'unnamed'] as const) {
      expect(CHOOSE).toBeLessThan(CONFIRM[spoken]);
      expect(CONFIRM[spoken]).toBeLessThan(ACT[spoken]);
    }
    expect(ACT.named).toBeLessThan(ACT.unnamed);
  });

  test.each([
    ['our bath towels have gone walkies, any chance of a few', 'request:towels'],
    ['o ar condicionado só deita ar quente', 'report:airConditioning'],
    ['¿hasta qué hora se puede usar la piscina?', 'ask:pool'],
    ['das WLAN bricht dauernd ab', 'report:wifi'],
    ['pouvez-vous nous appeler un taxi pour demain 7h', 'request:taxi'],
    ['ci servirebbe un altro cuscino', 'request:pillows'],
    ['how much is it?', 'follow:how-much'],
    ['can you write me a python script', 'offtopic'],
    ['let me speak to a real human being', 'person'],
  ])('reads "%s" as %s', (line, label) => expect(surest(line)).toBe(label));

  test.each([
    ['two more pillows please, and the telly has no picture', ['request:pillows', 'report:tv']],
    ['thanks! can we get late checkout', ['thank', 'request:lateCheckout']],
  ])('reads each wish of "%s"', (line, labels) => expect(wishes(line).sort()).toEqual([...labels].sort()));

  test('is deterministic, and finds nothing in a line without letters', () => {
    expect(readMeaning('late checkout pls')).toEqual(readMeaning('late checkout pls'));
    expect(readWishes('6:45')).toEqual([]);
    expect(readWishes('')).toEqual([]);
  });

  test('returns acts and targets as probabilities', () => {
    const { acts, targets } = readMeaning('something quite unheard of');
    for (const head of [acts, targets])
      expect([...head.values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 3);
  });
});
