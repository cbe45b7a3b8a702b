import { type Expression, type Node, parseSync } from '@swc/core';

/** A test that does not run, or is expected to fail, proves nothing. */
const NOT_RUN = ['skip', 'todo', 'fixme', 'fail', 'failing', 'describe', 'step'];

/** A test in a file. */
export interface ParsedTest {
  /** As written: `%s` of a table stays, and each value of a template is `…`. */
  title: string;
  /** The titles of the groups around it, the outermost first. */
  groups: readonly string[];
  /** The same for two tests that differ in layout alone. */
  code: string;
}

/**
 * All tests in a file that run, in their order.
 *
 * @param source TypeScript
 * @param file its name; `.tsx` enables JSX
 * @throws Error when it cannot be parsed
 */
export function parseTests(source: string, file: string): ParsedTest[] {
  const tests: ParsedTest[] = [];
  visit(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') }), [], (node, groups) => {
    if (!isCall(node)) return groups;
    if (isGroupNotRun(node.callee)) return null;
    const title = node.arguments[0] && titleOf(node.arguments[0].expression);
    if (!title || node.arguments.length < 2) return groups;
    if (isTest(node.callee)) tests.push({ title, groups, code: codeOf(node) });
    return isGroupRun(node.callee) ? [...groups, title] : groups;
  });
  return tests;
}

/** The titles of all tests in a file. */
export const parseTestTitles = (source: string, file: string): string[] =>
  parseTests(source, file).map(({ title }) => title);

/** The syntax tree without positions in the source. */
const codeOf = (node: Node): string =>
  JSON.stringify(node, (key, value: unknown) => (key === 'span' || key === 'ctxt' ? undefined : value));

interface Call extends Node {
  callee: Expression;
  arguments: Array<{ expression: Expression }>;
}

const isCall = (node: Node): node is Call => node.type === 'CallExpression';

/** `test`, `it`, and their results with a table: `test.each(rows)`. */
function isTest(callee: Expression): boolean {
  if (callee.type === 'Identifier') return callee.value === 'test' || callee.value === 'it';
  if (callee.type === 'CallExpression')
    return callee.callee.type !== 'Super' && callee.callee.type !== 'Import' && isTest(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return isTest(callee.tag);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  return !NOT_RUN.includes(callee.property.value) && isTest(callee.object);
}

/** `describe`, `test.describe`, and their results with a table: `describe.each(rows)`. */
function isGroupRun(callee: Expression): boolean {
  if (isGroup(callee)) return true;
  if (callee.type === 'CallExpression')
    return callee.callee.type !== 'Super' && callee.callee.type !== 'Import' && isGroupRun(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return isGroupRun(callee.tag);
  return callee.type === 'MemberExpression' && isGroupRun(callee.object);
}

/** `describe.skip`, `test.describe.fixme`, with a table or without: the tests in it do not run. */
function isGroupNotRun(callee: Expression): boolean {
  if (callee.type === 'CallExpression')
    return callee.callee.type !== 'Super' && callee.callee.type !== 'Import' && isGroupNotRun(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return isGroupNotRun(callee.tag);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  const { object, property } = callee;
  const skips = ['skip', 'fixme', 'todo'].includes(property.value);
  return skips ? isGroup(object) : isGroupNotRun(object);
}

function isGroup(callee: Expression): boolean {
  if (callee.type === 'Identifier') return callee.value === 'describe';
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    callee.property.value === 'describe'
  );
}

function titleOf(title: Expression): string | null {
  if (title.type === 'StringLiteral') return title.value;
  if (title.type !== 'TemplateLiteral') return null;
  return title.quasis.map(({ cooked, raw }) => cooked ?? raw).join('…');
}

/**
 * @param groups those around the node
 * @param see returns the groups around what is in the node, or null when that does not count
 */
function visit(
  node: Node,
  groups: readonly string[],
  see: (node: Node, groups: readonly string[]) => readonly string[] | null,
): void {
  const inside = see(node, groups);
  if (!inside) return;
  for (const child of Object.values(node)) {
    for (const one of Array.isArray(child) ? child : [child]) {
      if (isNode(one)) visit(one, inside, see);
      // Arguments and elements are wrapped in an object, with their spread.
      else if (isNode(one?.expression)) visit(one.expression, inside, see);
    }
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
