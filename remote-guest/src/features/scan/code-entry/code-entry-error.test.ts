import { checkCharacter } from '@bellkey/shared/api';
import { expect, test } from '@jest/globals';
import { codeEntryMessages as en } from '../../../../messages/compiled/code-entry/en.ts';
import { codeEntryError } from './code-entry-error.ts';

const CODE = `1K2M0PX${checkCharacter('1K2M0PX')}`;

test.each([CODE, CODE.toLowerCase(), `${CODE.slice(0, 4)}-${CODE.slice(4)}`])('%s is fine', (typed) => {
  expect(codeEntryError(typed, en)).toBeNull();
});

test('letters that look like digits are accepted', () => {
  expect(codeEntryError(CODE.replace('1', 'l').replace('0', 'O'), en)).toBeNull();
});

test('a wrong length is counted, without dashes', () => {
  expect(codeEntryError('AB-C', en)).toContain('this has 3');
});

test('a typing mistake is found without a request', () => {
  expect(codeEntryError(`1K2M0PY${CODE.at(-1)}`, en)).toContain('Compare it');
});

test('an empty field says what to type', () => {
  expect(codeEntryError(' - ', en)).toContain('printed under the square');
});
