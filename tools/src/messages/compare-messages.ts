import { REFERENCE } from './compile-messages.ts';
import type { MessageFile, MessageTree } from './message-files.ts';
import { messageParameters } from './message-parameters.ts';

function flatten(tree: MessageTree, at: string): Array<[key: string, message: string]> {
  return Object.entries(tree).flatMap(([key, value]): Array<[string, string]> => {
    const place = `${at}.${key}`;
    return typeof value === 'string' ? [[place, value]] : flatten(value, place);
  });
}

function describe(message: string): string {
  try {
    return [...messageParameters(message).keys()].join(', ') || 'none';
  } catch (error) {
    return `unreadable: ${error instanceof Error ? error.message.split('\n')[0] : error}`;
  }
}

function compareGroup(
  where: string,
  reference: MessageTree,
  translation: MessageTree,
  group: string,
): string[] {
  const expected = new Map(flatten(reference, group));
  const found = new Map(flatten(translation, group));
  const missing = [...expected.keys()].filter((key) => !found.has(key));
  const unknown = [...found.keys()].filter((key) => !expected.has(key));
  const different = [...found].flatMap(([key, message]) => {
    const wanted = describe(expected.get(key) ?? message);
    const has = describe(message);
    const broken = has.startsWith('unreadable') || has !== wanted;
    return broken ? [`${where}: ${key} has other parameters (${has}) than in English (${wanted})`] : [];
  });
  return [
    ...missing.map((key) => `${where}: ${key} is missing`),
    ...unknown.map((key) => `${where}: ${key} is not in English`),
    ...different,
  ];
}

/**
 * The problems of message files, a sentence each: a translation has every message of its groups, with the parameters of
 * the English one, and no others.
 */
export function compareMessages(files: readonly MessageFile[]): string[] {
  return files.flatMap(({ part, language, groups }) => {
    const reference = files.find((file) => file.part === part && file.language === REFERENCE)?.groups;
    const where = `${part}/messages/${language}.json`;
    if (!reference) return [`${where}: there is no ${REFERENCE}.json next to it`];
    return Object.entries(groups).flatMap(([group, messages]) => {
      const english = reference[group];
      return english
        ? compareGroup(where, english, messages, group)
        : [`${where}: ${group} is not in English`];
    });
  });
}
