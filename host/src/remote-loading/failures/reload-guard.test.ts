import { describe, expect, test } from '@jest/globals';
import { CHUNK_RELOAD_SUPPRESSION_MS, claimChunkReload, isSecondTry } from './reload-guard.ts';

const memory = (): Storage => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as unknown as Storage;
};

describe('the one reload for a missing chunk (specification, sections 4 and 9)', () => {
  test('is suppressed for 10 s', () => {
    expect(CHUNK_RELOAD_SUPPRESSION_MS).toBe(10_000);
  });

  test('happens once, and again for the same path only after 10 s', () => {
    const storage = memory();
    expect(claimChunkReload('/chat', 1_000, () => storage)).toBe(true);
    expect(claimChunkReload('/chat', 10_999, () => storage)).toBe(false);
    expect(claimChunkReload('/chat', 11_000, () => storage)).toBe(true);
  });

  test('does not happen again in the document that it loaded, however long that took', () => {
    const storage = memory();
    expect(claimChunkReload('/chat', 1_000, () => storage)).toBe(true);
    expect(claimChunkReload('/chat', 31_000, () => storage, true)).toBe(false);
    expect(claimChunkReload('/orders', 31_000, () => storage, true)).toBe(true);
  });

  test.each([
    ['reload', 0, true],
    ['reload', 1, false],
    ['navigate', 0, false],
  ])('a document of type %s that has shown %d pages is the second try: %s', (type, pages, second) => {
    const performance = {
      getEntriesByType: () => [{ type }],
      getEntriesByName: () => Array.from({ length: pages }, () => ({})),
    };
    expect(isSecondTry(performance as unknown as Performance)).toBe(second);
  });

  test('happens for another path meanwhile', () => {
    const storage = memory();
    expect(claimChunkReload('/chat', 1_000, () => storage)).toBe(true);
    expect(claimChunkReload('/orders', 1_500, () => storage)).toBe(true);
  });

  test('does not happen where storage is unavailable, or nothing would remember it', () => {
    const refuses = (): Storage => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(claimChunkReload('/chat', 1_000, refuses)).toBe(false);
  });

  test('treats an unreadable entry as no reload', () => {
    const storage = memory();
    storage.setItem('bellkey:chunk-reload', '{"path":');
    expect(claimChunkReload('/chat', 1_000, () => storage)).toBe(true);
  });
});
