/** The lines of a source with only their prose, at the same positions. */
const LINE_COMMENT = /^\s*\/\/(.*)$|\s\/\/ (.*)$/;

/** A single-line comment, or the first, a middle or the last line of a longer one. */
const BLOCK_COMMENT = /\/\*+(.*?)(?:\*\/|$)/;
const BLOCK_CONTINUED = /^\s*\*(?!\/)(.*?)(?:\*\/|$)/;

/** The title of a test or a group of tests; of a table, behind the parenthesis that closes it. */
const TITLE = /(?:\b(?:test|it|describe)(?:\.\w+)*|^\s*[\])]+|\.each\([^'"`]*\))\(\s*(['"`])(.*?)\1,/;

/** Texts of an operation or a field in OpenAPI. */
const API_TEXT = /(?:\bsummary:\s*|\.describe\(\s*)(['"`])(.*?)\1/;

/** What a mutation breaks, and the text of an error. */
const REPORTED = /(?:\brule:\s*|\bnew \w*Error\(\s*)(['"`])(.*?)\1/;

/** Quotations are of people, data or code. */
const QUOTATION = /`[^`]*`|“[^”]*”|"[^"]*"|\{@link [^}]*\}/g;

/**
 * Comments, test titles, texts of errors, rules that mutations break, and summaries and descriptions of the API in a
 * TypeScript or CSS source, without what they quote. Every other line is empty, so that line numbers stay.
 *
 * @param contract whether the source is a part of the API contract, whose `summary` and `describe` texts count
 */
export function proseOfSource(source: string, contract: boolean): string {
  return source
    .split('\n')
    .map((line) => {
      const comment = BLOCK_CONTINUED.exec(line) ?? BLOCK_COMMENT.exec(line) ?? LINE_COMMENT.exec(line);
      const text = comment
        ? (comment[1] ?? comment[2])
        : (TITLE.exec(line) ?? REPORTED.exec(line) ?? (contract ? API_TEXT.exec(line) : null))?.[2];
      return (text ?? '').replace(QUOTATION, '');
    })
    .join('\n');
}

/** The comments of a migration, at the same positions. */
export function proseOfSql(source: string): string {
  return source
    .split('\n')
    .map((line) => (/--(.*)$/.exec(line)?.[1] ?? '').replace(QUOTATION, ''))
    .join('\n');
}

/** A document without its tables, at the same positions: each row quotes what is said elsewhere. */
export function proseOfTables(document: string): string {
  return document
    .split('\n')
    .map((line) => (line.startsWith('|') ? '' : line))
    .join('\n');
}
