import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { compiledCommand } from './compiled.mjs';

const SOURCE = 'export const main = () => undefined;\n';
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'bellkey-compiled-'));
  mkdirSync(path.join(root, 'tools/dist'), { recursive: true });
  write('tools/main.ts', SOURCE);
  write('tools/dist/rollback.js', 'export {};\n');
  write('tools/dist/inputs.json', JSON.stringify({ 'tools/main.ts': hash(SOURCE) }));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (place: string, text: string) => writeFileSync(path.join(root, place), text);

describe('a compiled command', () => {
  test('is used when it was built from the current sources', () => {
    expect(compiledCommand(root, 'rollback')).toBe(path.join(root, 'tools/dist/rollback.js'));
  });

  test('is not used when one of its sources has changed, or is gone', () => {
    write('tools/main.ts', `${SOURCE}// A line more.\n`);
    expect(compiledCommand(root, 'rollback')).toBeNull();
    rmSync(path.join(root, 'tools/main.ts'));
    expect(compiledCommand(root, 'rollback')).toBeNull();
  });

  test('is not used when it was never built, or its build was interrupted', () => {
    expect(compiledCommand(root, 'start')).toBeNull();
    write('tools/dist/inputs.json', '{"tools/main.ts": "12');
    expect(compiledCommand(root, 'rollback')).toBeNull();
    rmSync(path.join(root, 'tools/dist'), { recursive: true });
    expect(compiledCommand(root, 'rollback')).toBeNull();
  });
});
