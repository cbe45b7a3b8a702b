import { expect, test } from '@jest/globals';
import { parseAnswer } from './parse-answer.ts';

test.each([
  ['', '', null],
  ['?next=/dashboard', '', null],
  ['?state=ours', '', null],
  ['?code=secret&state=ours&iss=https://p.example', '', 'code=secret&state=ours&iss=https%3A%2F%2Fp.example'],
  ['?error=access_denied', '', 'error=access_denied'],
  ['', '#id_token=secret&state=ours', 'id_token=secret&state=ours'],
  ['?state=ours', '#code=a&state=theirs', 'state=ours&code=a&state=theirs'],
])('%s%s is parsed as the answer %s', (search, hash, answer) => {
  expect(parseAnswer({ search, hash })).toBe(answer);
});
