import path from 'node:path';
import ts from 'typescript';

/** A name that a source declares. */
export interface DeclaredName {
  name: string;
  /** From 1. */
  line: number;
}

/** Names of classes in a stylesheet: `.room`. */
const CLASS = /\.([a-z][\w-]*)(?=[^;{}]*\{)/gi;

/**
 * The names that a source declares: of variables, parameters, functions, types, their members, and classes of a
 * stylesheet, with the name of the file in line 1. Names that it only uses are declared elsewhere, and keys of objects
 * are in their type.
 */
export function identifiersOfSource(source: string, file: string): DeclaredName[] {
  const [base = ''] = path.basename(file).split('.');
  const own = { name: base, line: 1 };
  return [own, ...(file.endsWith('.css') ? classesOf(source) : declaredIn(source, file))];
}

function classesOf(source: string): DeclaredName[] {
  return [...source.matchAll(CLASS)].map(({ 1: name = '', index }) => ({
    name,
    line: source.slice(0, index).split('\n').length,
  }));
}

function declaredIn(source: string, file: string): DeclaredName[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const names: DeclaredName[] = [];
  const visit = (node: ts.Node): void => {
    if (isDeclaration(node) && node.name && ts.isIdentifier(node.name)) {
      const { line } = parsed.getLineAndCharacterOfPosition(node.name.getStart(parsed));
      names.push({ name: node.name.text, line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return names;
}

type Declaration =
  | ts.VariableDeclaration
  | ts.ParameterDeclaration
  | ts.BindingElement
  | ts.FunctionDeclaration
  | ts.ClassDeclaration
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.PropertySignature
  | ts.MethodSignature
  | ts.PropertyDeclaration
  | ts.MethodDeclaration;

const isDeclaration = (node: ts.Node): node is Declaration =>
  ts.isVariableDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isBindingElement(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isPropertySignature(node) ||
  ts.isMethodSignature(node) ||
  ts.isPropertyDeclaration(node) ||
  ts.isMethodDeclaration(node);
