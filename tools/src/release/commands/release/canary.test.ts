import { readFileSync } from 'node:fs';
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
const registryText = () => readFileSync(path.join(desk.dataDir, 'remotes.json'), 'utf8');

describe('a canary', () => {
  test('goes to a share, changes its share, and becomes live for everyone', async () => {
    const first = await desk.released('one');
    const second = await desk.released('two', 'guest --canary 10');
    expect(desk.guest).toMatchObject({ live: at(first), canary: { release: at(second), share: 10 } });
    const { since } = desk.guest.canary ?? {};
    await desk.release('guest --canary 25');
    expect(desk.guest.canary).toEqual({ release: at(second), share: 25, since });
    await desk.release('guest --promote');
    expect(desk.guest).toMatchObject({ live: at(second), earlier: [at(first)] });
    expect(desk.guest.canary).toBeUndefined();
    expect(desk.history.map(({ action, share }) => [action, share])).toEqual([
      ['release', undefined],
      ['canary', 10],
      ['canary', 25],
      ['promote', undefined],
    ]);
  });

  test('is reverted by --abort, and no visitor keeps it', async () => {
    const first = await desk.released('one');
    await desk.released('two', 'guest --canary 10');
    await desk.release('guest --abort');
    expect(desk.guest).toMatchObject({ live: at(first), earlier: [] });
    expect(desk.guest.canary).toBeUndefined();
    expect(Object.keys(desk.guest.integrity)).toEqual([at(first)]);
  });

  test('stays when something else goes live, and ends when it does itself', async () => {
    await desk.released('one');
    const canary = await desk.released('two', 'guest --canary 10');
    await desk.released('three');
    expect(desk.guest.canary?.release).toBe(at(canary));
    await desk.release(`guest --build ${canary}`);
    expect(desk.guest.canary).toBeUndefined();
  });

  test.each(['promote', 'abort'])('that does not exist cannot be ended by --%s', async (action) => {
    await desk.released('one');
    await expect(desk.release(`guest --${action}`)).rejects.toThrow('There is no canary of guest');
  });

  test.each(['promote', 'abort'])('is only reported by --%s --dry-run', async (action) => {
    await desk.released('one');
    await desk.released('two', 'guest --canary 10');
    const before = registryText();
    await desk.release(`guest --${action} --dry-run`);
    expect(registryText()).toBe(before);
    expect(desk.said).toContain('Dry run');
  });

  test('needs a live release for the other visitors', async () => {
    desk.change('one');
    await expect(desk.release('guest --canary 10')).rejects.toThrow('has no live release');
  });

  test('of the live release is refused', async () => {
    await desk.released('one');
    await expect(desk.release('guest --canary 10')).rejects.toThrow('is already live for everyone');
  });
});
