import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runTool } from '../../../processes/run-tool.ts';
import { ROOT } from '../../../root.ts';

const CHECK = path.join(ROOT, 'tools/src/checks/import-rules/check.mjs');

/** A folder laid out like the repository, in which tests break import rules on purpose. */
export class CheckedFolder {
  private readonly root = mkdtempSync(path.join(tmpdir(), 'bellkey-imports-'));

  write(file: string, text = 'export const thing = 1;\n'): void {
    const place = path.join(this.root, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }

  /** Writes two files, the first importing the second. */
  addImport(from: string, to: string): void {
    this.write(to);
    const specifier = path.posix.relative(path.posix.dirname(from), to).replace(/^(?!\.)/, './');
    this.write(from, `export { thing as other } from '${specifier}';\n`);
  }

  /** Runs the check. @returns its exit code, everything it prints, and the lines that name a broken rule */
  async check(): Promise<{ code: number; output: string; broken: string[] }> {
    const { code, output } = await runTool(process.execPath, [CHECK, this.root]);
    const lines = output.split('\n').map((line) => line.trim());
    return { code, output, broken: lines.filter((line) => line.startsWith('error ')).sort() };
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
