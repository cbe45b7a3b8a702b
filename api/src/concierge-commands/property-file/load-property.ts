import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { z } from 'zod';
import type { DemoProperty } from '../../public/demo/sample-properties/demo-property.ts';
import { PropertyFile } from './property-schema.ts';
import { toProperty } from './to-property.ts';

/** A property file cannot be used; the message lists everything that is wrong with it, one line each. */
export class PropertyFileError extends Error {
  readonly code = 'bad-property-file';

  constructor(file: string, problems: readonly string[]) {
    super([`The property file ${file} cannot be used:`, ...problems.map((line) => `  ${line}`)].join('\n'));
    this.name = 'PropertyFileError';
  }
}

type Issue = z.core.$ZodIssue;

/** Problems by path. For an entry that may be a text or an object, reports those of the form that was meant. */
function problemsIn(issues: readonly Issue[], above: readonly PropertyKey[] = []): string[] {
  return issues.flatMap((issue) => {
    const path = [...above, ...issue.path];
    if (issue.code === 'invalid_union') {
      const meant = issue.errors.find(
        (form) => !form.some(({ code, path: at }) => code === 'invalid_type' && at.length === 0),
      );
      if (meant) return problemsIn(meant, path);
    }
    return [`${path.join('.') || 'the file'}: ${issue.message}`];
  });
}

/** Entries with the same key as an earlier one. */
function repeated(what: string, keys: readonly string[]): string[] {
  return keys.flatMap((key, index) =>
    keys.indexOf(key) < index
      ? [`${what}.${index}: "${key}" is there twice; keys and names are to differ`]
      : [],
  );
}

/**
 * Parses a property file.
 *
 * @param file its path, for the message
 * @throws PropertyFileError
 */
export function parseProperty(content: unknown, file: string): DemoProperty {
  const parsed = PropertyFile.safeParse(content);
  if (!parsed.success) {
    throw new PropertyFileError(file, problemsIn(parsed.error.issues));
  }
  const property = toProperty(parsed.data);
  const problems = [
    ...repeated(
      'places',
      property.places.map(({ id }) => id),
    ),
    ...repeated(
      'services',
      property.services.map(({ key }) => key),
    ),
    ...repeated(
      'facts',
      property.facts.map(({ key }) => key),
    ),
    ...repeated(
      'menu',
      property.menu.map(({ id }) => id),
    ),
    ...property.facts.flatMap(({ text }, index) =>
      Object.keys(text).length === 0 ? [`facts.${index}.text: has no language`] : [],
    ),
  ];
  if (problems.length > 0) throw new PropertyFileError(file, problems);
  return property;
}

/**
 * Loads a property from a JSON file.
 *
 * @param path relative to the folder in which the command was typed
 * @throws PropertyFileError
 */
export function loadPropertyFile(path: string): DemoProperty {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(resolve(process.env.INIT_CWD ?? '.', path), 'utf8'));
  } catch (error) {
    throw new PropertyFileError(path, [error instanceof Error ? error.message : String(error)]);
  }
  return parseProperty(content, path);
}
