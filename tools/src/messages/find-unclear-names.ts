import type { MessageFile, MessageTree } from './message-files.ts';
import { messageParameters } from './message-parameters.ts';

/** A second message of almost the same words: `done2`. Larger numbers belong to the words: `fromOneTo60`. */
const COUNTED_KEY = /[a-z][0-9]$/;
const UNCLEAR_PARAMETER = /^value$|[a-z][0-9]$/;

function unclearIn(tree: MessageTree, prefix: string): string[] {
  return Object.entries(tree).flatMap(([key, message]) => {
    const place = `${prefix}${key}`;
    const counted = COUNTED_KEY.test(key) ? [`${place} ends in a number`] : [];
    if (typeof message !== 'string') return [...counted, ...unclearIn(message, `${place}.`)];
    const parameters = [...messageParameters(message).keys()].filter((name) => UNCLEAR_PARAMETER.test(name));
    return [...counted, ...parameters.map((name) => `${place} has a parameter ${name}`)];
  });
}

/** Keys and parameters whose names do not say what they are for, a line each: `since2`, `{value}`. */
export const findUnclearNames = (files: readonly MessageFile[]): string[] =>
  files.flatMap(({ part, language, groups }) => unclearIn(groups, `${part}/messages/${language}.json: `));
