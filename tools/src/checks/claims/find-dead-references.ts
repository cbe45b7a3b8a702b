import { parseTestTitles } from '../test-titles/parse-tests.ts';
import type { Claim } from './claim.ts';

/**
 * What is wrong with the claims: words that their file does not contain, and missing tests.
 *
 * @param read text of a file, from the repository's folder; null when there is none
 * @returns one sentence for each fault, in the order of the claims
 */
export function findDeadReferences(
  claims: readonly Claim[],
  read: (file: string) => string | null,
): string[] {
  const titles = new Map<string, string[]>();
  const titlesOf = (file: string, source: string) => {
    const found = titles.get(file) ?? parseTestTitles(source, file);
    titles.set(file, found);
    return found;
  };
  return claims.flatMap(({ words, saidIn, testFile, testTitle }) => {
    const faults: string[] = [];
    const text = read(saidIn);
    const tests = read(testFile);
    if (text === null) faults.push(`There is no file ${saidIn}, which is to say “${words}”.`);
    else if (!asRead(text).includes(words)) faults.push(`${saidIn} does not say “${words}”.`);
    if (tests === null) faults.push(`There is no test file ${testFile}, which is to show “${words}”.`);
    else if (!titlesOf(testFile, tests).includes(testTitle))
      faults.push(`${testFile} has no test “${testTitle}”, which is to show “${words}”.`);
    return faults;
  });
}

/**
 * The sentences of a source as a reader sees them: line breaks and spaces of JSX are one space, and quotes are not
 * escaped.
 */
const asRead = (source: string) =>
  source.replaceAll("{' '}", ' ').replaceAll("\\'", "'").replace(/\s+/g, ' ');
