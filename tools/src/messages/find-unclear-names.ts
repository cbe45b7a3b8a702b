import { parse, type Token } from '@messageformat/parser';
import { REFERENCE } from './compile-messages.ts';
import type { MessageFile, MessageTree } from './message-files.ts';
import { messageParameters } from './message-parameters.ts';

/** A second message of almost the same words: `done2`. Larger numbers belong to the words: `fromOneTo60`. */
const COUNTED_KEY = /[a-z][0-9]$/;
const UNCLEAR_PARAMETER = /^value$|[a-z][0-9]$/;

/** From this many words on, a key that begins its own text is the text and no name of it: `Not saved` may be `notSaved`. */
const WORDS_OF_TEXT = 4;
const WORD = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])|[0-9]+/g;

/** A key that is a value of the program, such as the code of a refusal, and not a name that was chosen. */
const VALUE_KEY = /-/;

/** The text of a message, of a choice its first case, with each parameter as `parameter` writes it. */
const textOf = (tokens: readonly Token[], parameter: (name: string) => string): string =>
  tokens
    .map((token) => {
      if (token.type === 'content') return token.value;
      if (token.type === 'octothorpe') return '';
      if ('cases' in token) return textOf(token.cases[0]?.tokens ?? [], parameter);
      return parameter(token.arg);
    })
    .join('');

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Whether a key is the first words of its message, with the names of parameters among them or without. */
function beginsText(key: string, message: string): boolean {
  if (VALUE_KEY.test(key) || (key.match(WORD) ?? []).length < WORDS_OF_TEXT) return false;
  const tokens = parse(message);
  return [(name: string) => name, () => ''].some((parameter) =>
    lettersOf(textOf(tokens, parameter)).startsWith(lettersOf(key)),
  );
}

function unclearIn(tree: MessageTree, prefix: string, isReference: boolean): string[] {
  return Object.entries(tree).flatMap(([key, message]) => {
    const place = `${prefix}${key}`;
    const counted = COUNTED_KEY.test(key) ? [`${place} ends in a number`] : [];
    if (typeof message !== 'string') return [...counted, ...unclearIn(message, `${place}.`, isReference)];
    const copied = isReference && beginsText(key, message) ? [`${place} is the start of its own text`] : [];
    const parameters = [...messageParameters(message).keys()].filter((name) => UNCLEAR_PARAMETER.test(name));
    return [...counted, ...copied, ...parameters.map((name) => `${place} has a parameter ${name}`)];
  });
}

/**
 * Keys and parameters whose names do not say what they are for, a line each: `since2`, `{value}`, and a key of four or
 * more words that begins its own English text.
 */
export const findUnclearNames = (files: readonly MessageFile[]): string[] =>
  files.flatMap(({ part, language, groups }) =>
    unclearIn(groups, `${part}/messages/${language}.json: `, language === REFERENCE),
  );
