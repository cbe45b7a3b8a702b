import { describe, expect, test } from '@jest/globals';
import { FairQueue } from './fair-queue.ts';

describe('A fair queue', () => {
  test('serves its keys in turn, and each key in order', () => {
    const queue = new FairQueue<string>();
    for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.push(item.charAt(0), item);
    const served = Array.from({ length: 7 }, () => queue.shift());
    expect(served).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', undefined]);
  });

  test('serves a new key next but one, however long the other queue is', () => {
    const queue = new FairQueue<string>();
    for (let no = 1; no <= 200; no += 1) queue.push('flood', `flood ${no}`);
    queue.shift();
    queue.push('quiet', 'quiet 1');
    expect([queue.shift(), queue.shift()]).toContain('quiet 1');
  });

  test('skips a key that is rejected, which stays the first', () => {
    const queue = new FairQueue<string>();
    for (const item of ['a1', 'b1', 'a2']) queue.push(item.charAt(0), item);
    expect(queue.shift((key) => key !== 'a')).toBe('b1');
    expect(queue.shift(() => false)).toBeUndefined();
    expect([queue.shift(), queue.size]).toEqual(['a1', 1]);
  });

  test('drops an item that is removed, and counts the rest', () => {
    const queue = new FairQueue<string>();
    queue.push('a', 'a1');
    queue.push('a', 'a2');
    expect([queue.remove('a', 'a1'), queue.remove('a', 'a1'), queue.remove('b', 'a2')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(queue.size).toBe(1);
    expect(queue.drain()).toEqual(['a2']);
    expect([queue.size, queue.shift()]).toEqual([0, undefined]);
  });
});
