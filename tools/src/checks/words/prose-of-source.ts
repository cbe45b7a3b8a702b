/** The lines of a source with only their prose, at the same positions. */
const LINE_COMMENT = /^\s*\/\/(.*)$|\s\/\/ (.*)$/;

/** A single-line comment, or the first, a middle or the last line of a longer one. */
const BLOCK_COMMENT = /\/\*+(.*?)(?:\*\/|$)/;
const BLOCK_CONTINUED = /^\s*\*(?!\/)(.*?)(?:\*\/|$)/;

/** The title of a test or a group of tests; of a table, behind the parenthesis that closes it. */
const TITLE = /(?:\b(?:test|it|describe)(?:\.\w+)*|^\s*[\])]+|\.each\([^'"`]*\))\(\s*(['"`])(.*?)\1,/;

/** Texts of an operation or a field in OpenAPI. */
const API_TEXT = /(?:\bsummary:\s*|\.describe\(\s*)(['"`])(.*?)\1/;

/** Quotations are of people, data or code. */
const QUOTATION = /`[^`]*`|“[^”]*”|"[^"]*"|\{@link [^}]*\}/g;

/**
 * Comments, test titles, and summaries and descriptions of the API in a TypeScript or CSS source, without what they
 * quote. Every other line is empty, so that line numbers stay.
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
        : (TITLE.exec(line)?.[2] ?? (contract ? API_TEXT.exec(line)?.[2] : undefined));
      return (text ?? '').replace(QUOTATION, '');
    })
    .join('\n');
}
