import { expect, test } from '@jest/globals';
import { PreparedStatements } from './statement-names.ts';

test('a text is prepared from its second use on, so that lists of every length do not evict the others', () => {
  const statements = new PreparedStatements();
  const hot = 'select hot_one';
  const used = () => statements.of(hot).name;
  expect(used()).toBe('');
  const name = used();
  expect(name).not.toBe('');
  const lists = Array.from({ length: 1000 }, (_, length) =>
    statements.of(`select in (${'$'.repeat(length)})`),
  );
  expect(lists.every((list) => list.name === '')).toBe(true);
  expect(used()).toBe(name);
  expect(statements.takeClosing()).toEqual([]);
});

test('a connection limits its prepared statements and closes the least recently used', () => {
  const statements = new PreparedStatements(2);
  const use = (text: string) => statements.of(`kept ${text}`);
  for (const text of ['a', 'b', 'c']) use(text);
  const [a, b] = [use('a'), use('b')];
  a.state = 'ready';
  use('a');
  use('c');
  expect(statements.takeClosing()).toEqual([b.name]);
  expect(statements.takeClosing()).toEqual([]);
  expect(use('a')).toBe(a);
});

test('one that is used again before it was closed is closed first', () => {
  const statements = new PreparedStatements(1);
  const use = (text: string) => statements.of(`back ${text}`);
  for (const text of ['a', 'b', 'a', 'b']) use(text);
  expect(use('a').state).toBe('doubtful');
});
