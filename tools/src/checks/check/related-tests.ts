import path from 'node:path';
import { CommandError } from '../../command/command.ts';
import { runTool } from '../../processes/run-tool.ts';
import { ROOT } from '../../root.ts';
import { JEST } from '../runner/checks.ts';

/** Tests of documents: claims, commands, decisions, links and words. */
const DOCUMENT_TESTS = ['claims', 'commands', 'decisions', 'links', 'words'].map(
  (name) => `tools/src/checks/${name}/${name}.test.ts`,
);
/** A moved source can break a link. */
const LINKS_TEST = 'tools/src/checks/links/links.test.ts';
/** Tests of comments, texts and names in code. */
const WORDS_TESTS = ['words', 'names'].map((name) => `tools/src/checks/words/${name}.test.ts`);
const REPEATED_TESTS = 'tools/src/checks/test-titles/repeated-tests.test.ts';
/** Test that compares the message files of all parts with each other and with their compiled form. */
const MESSAGES_TEST = 'tools/src/messages/messages.test.ts';
const isDocument = (file: string) => file.endsWith('.md');
const isMessage = (file: string) => /^[^/]+\/messages\//.test(file);
const isCode = (file: string) => /\.(?:[cm]?[jt]sx?|css)$/.test(file);
const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file);
const isSource = (file: string) => /\.(?:[cm]?[jt]sx?|json|css)$/.test(file);

/**
 * The test files that import a changed file, directly or not. A changed document adds the tests of documents, changed
 * code those of words, a changed test the one of repeated tests, a changed message the one of messages, and any change
 * the test of links.
 *
 * @param config Jest's config argument
 * @returns paths from the repository's folder
 * @throws CommandError when Jest cannot tell.
 */
export async function relatedTests(config: readonly string[], changed: readonly string[]): Promise<string[]> {
  const sources = changed.filter(isSource);
  const documents = changed.some(isDocument) ? DOCUMENT_TESTS : sources.length > 0 ? [LINKS_TEST] : [];
  const messages = changed.some(isMessage) ? [MESSAGES_TEST] : [];
  const words = changed.some(isCode) ? WORDS_TESTS : [];
  const repeated = changed.some(isTest) ? [REPEATED_TESTS] : [];
  const files = [...new Set([...sources, ...documents, ...words, ...repeated, ...messages])];
  if (files.length === 0) return [];
  const call = [JEST, ...config, '--listTests', '--json', '--findRelatedTests', ...files];
  const { code, output } = await runTool(process.execPath, call);
  const list = output.split('\n').find((line) => line.startsWith('['));
  if (code !== 0 || !list) throw new CommandError(`Jest does not list the tests of what changed:\n${output}`);
  const found: string[] = JSON.parse(list);
  return found.map((file) => path.relative(ROOT, file).replaceAll(path.sep, '/')).sort();
}
