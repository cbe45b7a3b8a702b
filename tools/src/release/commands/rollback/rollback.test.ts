import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { locationOf } from '../../registry/locations.ts';
import { ReleaseDesk } from '../../testing/release-desk.ts';

let desk: ReleaseDesk;
beforeEach(() => {
  desk = new ReleaseDesk();
});
afterEach(() => desk.remove());

const at = (build: string) => locationOf('guest', build);

describe('npm run rollback', () => {
  test('goes back one release, and another, without a build', async () => {
    const [first, second, third] = [
      await desk.released('1'),
      await desk.released('2'),
      await desk.released('3'),
    ];
    desk.duringBuild = () => Promise.reject(new Error('A rollback builds nothing.'));
    await desk.rollback('guest');
    expect(desk.guest).toMatchObject({ live: at(second), earlier: [at(first), at(third)] });
    await desk.rollback('guest');
    expect(desk.guest).toMatchObject({ live: at(first), earlier: [at(third), at(second)] });
    expect(desk.history.slice(-2)).toMatchObject([
      { action: 'rollback', who: 'ada', build: second, from: third },
      { action: 'rollback', build: first, from: second },
    ]);
  });

  test('goes to the named build, forward as well', async () => {
    const first = await desk.released('1');
    await desk.released('2');
    const third = await desk.released('3');
    await desk.rollback(`guest --to ${first}`);
    expect(desk.guest.live).toBe(at(first));
    await desk.rollback(`guest --to ${third}`);
    expect(desk.guest.live).toBe(at(third));
  });

  test('with --dry-run only reports its target', async () => {
    const first = await desk.released('1');
    const second = await desk.released('2');
    await desk.rollback('guest --dry-run');
    expect(desk.guest.live).toBe(at(second));
    expect(desk.said).toContain(`goes back from ${second} to ${first}`);
  });

  test('lists the releases when there is none to go back to', async () => {
    const first = await desk.released('1');
    await expect(desk.rollback('guest')).rejects.toThrow(
      `no earlier release to go back to; ${first} is the first`,
    );
    await expect(desk.rollback('staff')).rejects.toThrow('staff was never released here');
    await expect(desk.rollback('guest --to 0000000000ab')).rejects.toThrow('not among the earlier releases');
    await expect(desk.rollback(`guest --to ${first}`)).rejects.toThrow('is already live');
  });

  test('refuses a release that was changed since', async () => {
    const first = await desk.released('1');
    const second = await desk.released('2');
    const file = path.join(desk.dataDir, at(first));
    writeFileSync(file, readFileSync(file, 'utf8').replace('"0.1.0"', '"0.1.1"'));
    await expect(desk.rollback('guest')).rejects.toThrow('is refused: its signature does not fit');
    expect(desk.guest.live).toBe(at(second));
  });
});
