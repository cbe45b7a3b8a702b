import { type Expression, type Node, parseSync } from '@swc/core';

/** A test that does not run, or is expected to fail, proves nothing. */
const NOT_RUN = ['skip', 'todo', 'fixme', 'fail', 'failing', 'describe', 'step'];

/**
 * The titles of all tests in a file, as written: `%s` of a table stays, and each value of a template is `…`.
 *
 * @param source TypeScript
 * @param file its name; `.tsx` enables JSX
 * @throws Error when it cannot be parsed
 */
export function parseTestTitles(source: string, file: string): string[] {
  const titles: string[] = [];
  visit(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') }), (node) => {
    if (isCall(node) && isGroupNotRun(node.callee)) return false;
    if (!isCall(node) || node.arguments.length < 2 || !isTest(node.callee)) return true;
    const title = node.arguments[0] && titleOf(node.arguments[0].expression);
    if (title) titles.push(title);
    return true;
  });
  return titles;
}

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

/** @param see returns whether what is in the node counts */
function visit(node: Node, see: (node: Node) => boolean): void {
  if (!see(node)) return;
  for (const child of Object.values(node)) {
    for (const one of Array.isArray(child) ? child : [child]) {
      if (isNode(one)) visit(one, see);
      // Arguments and elements are wrapped in an object, with their spread.
      else if (isNode(one?.expression)) visit(one.expression, see);
    }
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
