import { describe, expect, test } from '@jest/globals';
import { asStep, Steps } from './steps.ts';

function record(isTTY: boolean) {
  const written: string[] = [];
  let time = 0;
  const steps = new Steps({ isTTY, write: (text) => written.push(text) }, () => time);
  return {
    steps,
    written,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

describe('progress', () => {
  test('is one line per finished step, with its time', () => {
    const { steps, written, pass } = record(false);
    const host = steps.begin('Build host');
    const api = steps.begin('Build api');
    pass(1_540);
    api.done('unchanged');
    pass(2_000);
    host.done();
    expect(written).toEqual([
      '  ✓ Build api                            1.5 s  unchanged\n',
      '  ✓ Build host                           3.5 s\n',
    ]);
  });

  test('names the current step on a real terminal', () => {
    const { steps, written } = record(true);
    steps.begin('Build host');
    steps.begin('Build api');
    expect(written.at(-1)).toContain('… Build host, Build api');
  });

  test('marks a failed step and passes its error on', async () => {
    const { steps, written } = record(false);
    const broken = asStep(steps, 'Start the API', () => Promise.reject(new Error('no port')));
    await expect(broken).rejects.toThrow('no port');
    expect(written).toEqual(['  ✗ Start the API                        0.0 s\n']);
  });
});
