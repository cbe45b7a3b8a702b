import ts from 'typescript';

/** A natural-language word in a source file that belongs into a data file. */
export interface WordsInCode {
  file: string;
  line: number;
  /** The source of the literal, in one line. */
  text: string;
}

/** Shorter runs of letters are marks: `am`, `st`, `x`. */
const LETTERS = /\p{L}{3,}/u;

/** Syntax of a pattern: escapes, properties, names of groups, placeholders, character classes. */
const SYNTAX =
  /\\[pP]\{[^}]*\}|\\u\{?[0-9a-f]{2,6}\}?|\\k?<\w+>|\\.|\(\?<[\w$]+(?:\$\{\})?>|\w+\$\{\}>|\$\{[^}]*\}|\{\w*\}|\[(?:\\.|[^\]\\])*\]|\/[a-z]*$/giu;

const hasWord = (pattern: string): boolean => LETTERS.test(pattern.replace(SYNTAX, ' '));

/** A string that is part of a regular expression: it has a group, an escape, or an alternation of words. */
const IS_PATTERN = /\(\?(?:[:=!]|<[=!\w])|\\\\[pdbsw]|^[\p{L} ?'()-]+(?:\|[\p{L} ?'()-]+)+$/u;

const isText = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateExpression =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** The literal parts of a template, as in the source. */
function sourceOf(node: ts.StringLiteralLike | ts.TemplateExpression, file: ts.SourceFile): string {
  if (!ts.isTemplateExpression(node)) return node.getText(file).slice(1, -1);
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
    .map((part) => part.getText(file).replace(/^[`}]|`$|\$\{$/g, ''))
    .join('');
}

/** The strings of an array, of an object of constants, or of a text that is split. */
function listed(node: ts.Node): string[] {
  if (ts.isArrayLiteralExpression(node))
    return node.elements.filter(ts.isStringLiteralLike).flatMap(({ text }) => text.split(' '));
  if (ts.isObjectLiteralExpression(node)) {
    const entries = node.properties.filter(ts.isPropertyAssignment);
    const isTable = entries.every(
      ({ initializer }) => ts.isStringLiteralLike(initializer) || ts.isNumericLiteral(initializer),
    );
    return entries.length < node.properties.length || !isTable
      ? []
      : entries.flatMap(({ name, initializer }) => [
          ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : '',
          ts.isStringLiteralLike(initializer) ? initializer.text.trim() : '',
        ]);
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const { name, expression } = node.expression;
  return name.text === 'split' && ts.isStringLiteralLike(expression) ? expression.text.split(' ') : [];
}

/** A list with two common words is in a language; one common word may be a name. */
const MOST_COMMON_WORDS = 1;
/** Shorter words are also codes of languages: `es`, `no`. */
const SHORTEST_WORD = 3;

const countCommon = (words: readonly string[], common: ReadonlySet<string>): number =>
  words.filter((word) => word.length >= SHORTEST_WORD && common.has(word)).length;

/**
 * Regular expressions with words, and lists of words, in a TypeScript source.
 *
 * @param common common words of a language that are not names in code
 */
export function findWordsInCode(name: string, source: string, common: ReadonlySet<string>): WordsInCode[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const found: WordsInCode[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    const isWords =
      (ts.isRegularExpressionLiteral(node) && hasWord(node.text)) ||
      (isText(node) && IS_PATTERN.test(sourceOf(node, file)) && hasWord(sourceOf(node, file))) ||
      countCommon(listed(node), common) > MOST_COMMON_WORDS;
    if (isWords) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push({ file: name, line: line + 1, text: node.getText(file).replace(/\s+/g, ' ') });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
