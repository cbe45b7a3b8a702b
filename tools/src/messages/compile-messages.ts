import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/lib/compile-module.js';
import type { MessageFile, MessageTree } from './message-files.ts';
import { messageParameters } from './message-parameters.ts';

/** The language that defines the messages of all others. */
export const REFERENCE = 'en';

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const header = (sources: string) => `// Compiled from ${sources} by \`npm run messages\`.\n`;

function typeOfMessage(message: string): string {
  const parameters = [...messageParameters(message)].map(([name, type]) => `${name}: ${type}`);
  return parameters.length === 0 ? 'string' : `(d: { ${parameters.join('; ')} }) => string`;
}

function typeOfTree(tree: MessageTree, indent: string): string {
  const members = Object.entries(tree).map(([key, value]) => {
    const name = /^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key);
    const type = typeof value === 'string' ? typeOfMessage(value) : typeOfTree(value, `${indent}  `);
    return `${indent}  readonly ${name}: ${type};`;
  });
  return `{\n${members.join('\n')}\n${indent}}`;
}

/** A message without parameters, which the compiler writes as a function: `  again: () => "Once more",`. */
const PLAIN = /^( +(?:[\w$]+|"(?:[^"\\]|\\.)*"): )\(\) => ("(?:[^"\\]|\\.)*",?)$/gm;

/** A message that is one choice: the runtime's type calls its result unknown, though every case is text. */
const ONE_CHOICE = /^( +(?:[\w$]+|"(?:[^"\\]|\\.)*"): \(d\) => )(?=(?:plural|select)\(.*\),?$)/gm;

/** The compiler writes `1` where its runtime's type asks for a boolean: after the cases of an ordinal. */
const ORDINAL = /"(?:[^"\\]|\\.)*"|\}, 1\)/g;

/** The start of a group's entry in the compiled object: `  again: "Once more",`. */
const ENTRY = /^ {2}([A-Za-z]\w*): /;
const RESERVED =
  /^(?:break|case|catch|class|const|continue|default|delete|do|else|export|extends|false|finally|for|function|if|import|in|instanceof|new|null|return|super|switch|this|throw|true|try|typeof|var|void|while|with|yield|let|static|await|enum|plural|select|en)$/;

/**
 * A constant for each message, and their group. A page that imports the module as a namespace then contains only the
 * messages that it uses, without their names. Unchanged when a key is not a valid name of a constant.
 */
function separate(source: string, type: string): string {
  const [before = '', object = ''] = source.split(/^export const \w+: \w+ = \{\n/m);
  const entries = object.replace(/\n\}\n?$/, '').split(/,?\n(?= {2}[A-Za-z"])/);
  const names = entries.map((entry) => ENTRY.exec(entry)?.[1] ?? '');
  if (names.some((name) => name === '' || name === lowerFirst(type))) return source;
  const local = (name: string) => (RESERVED.test(name) ? `${name}Message` : name);
  const constants = entries.map((entry, index) => {
    const name = names[index] ?? '';
    const value = entry.replace(ENTRY, '').replaceAll(/^ {2}/gm, '');
    return RESERVED.test(name)
      ? `const ${local(name)}: ${type}['${name}'] = ${value};\nexport { ${local(name)} as ${name} };\n`
      : `export const ${name}: ${type}['${name}'] = ${value};\n`;
  });
  const members = names.map((name) => (local(name) === name ? name : `${name}: ${local(name)}`));
  return `${before}${constants.join('')}\n/** The group as one value. @public */\nexport const ${lowerFirst(type)}: ${type} = {\n  ${members.join(',\n  ')},\n};\n`;
}

function compileGroup(file: MessageFile, group: string, messages: MessageTree): string {
  const compiled = compileModule(
    new MessageFormat(file.language, { localeCodeFromKey: () => null }),
    messages,
  );
  const type = `${pascal(group)}Messages`;
  return [
    header(`${file.part}/messages/${file.language}.json`),
    `import type { ${type} } from './messages.ts';\n`,
    compiled
      .replace('export default {', `export const ${group}Messages: ${type} = {`)
      .replaceAll(PLAIN, '$1$2')
      .replaceAll(ONE_CHOICE, '$1"" + ')
      .replaceAll(ORDINAL, (found) => (found === '}, 1)' ? '}, true)' : found))
      .trimEnd(),
    '\n',
  ].join('');
}

function byLanguage(part: string, group: string, languages: readonly string[]): string {
  const imports = languages.map((code) => `import { ${group}Messages as ${code} } from './${code}.ts';\n`);
  return [
    header(`${part}/messages`),
    ...imports,
    `\n/** {@link ${pascal(group)}Messages} in every language that has them. */\n`,
    `export const ${group}ByLanguage = { ${languages.join(', ')} };\n`,
  ].join('');
}

function compilePart(part: string, files: readonly MessageFile[]): Array<[path: string, source: string]> {
  const groups = files.find(({ language }) => language === REFERENCE)?.groups ?? {};
  return Object.entries(groups).flatMap(([group, reference]) => {
    const folder = `${part}/messages/compiled/${kebab(group)}`;
    const having = files.filter(({ groups }) => Object.hasOwn(groups, group));
    const type = `export interface ${pascal(group)}Messages ${typeOfTree(reference, '')}\n`;
    const languages = having.map((file): [string, string] => [
      `${folder}/${file.language}.ts`,
      // Messages in several languages load as a whole, because the language is only known at runtime.
      having.length > 1
        ? compileGroup(file, group, file.groups[group] ?? {})
        : separate(compileGroup(file, group, file.groups[group] ?? {}), `${pascal(group)}Messages`),
    ]);
    const all = byLanguage(
      part,
      group,
      having.map(({ language }) => language),
    );
    return [
      [`${folder}/messages.ts`, `${header(`${part}/messages/${REFERENCE}.json`)}\n${type}`],
      ...languages,
      ...(having.length > 1 ? [[`${folder}/by-language.ts`, all] satisfies [string, string]] : []),
    ];
  });
}

/**
 * TypeScript modules of all messages, by their path from the repository: for each group of a part its type
 * (`messages.ts`), one module for each language, and one with all languages where there are several. A page gets the
 * groups and languages that it imports and no others.
 */
export function compileMessages(files: readonly MessageFile[]): ReadonlyMap<string, string> {
  const parts = [...new Set(files.map(({ part }) => part))];
  return new Map(
    parts.flatMap((part) =>
      compilePart(
        part,
        files.filter((file) => file.part === part),
      ),
    ),
  );
}
