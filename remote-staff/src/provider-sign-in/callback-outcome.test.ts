import { expect, test } from '@jest/globals';
import { callbackOutcome } from './callback-outcome.ts';

test.each([
  ['nothing', '', '', null],
  ['nothing', '?next=/dashboard', '', 'ours'],
  ['cancelled', '?error=access_denied&state=ours', '', 'ours'],
  ['cancelled', '?error=access_denied', '', null],
  ['provider-failed', '?error=server_error&state=ours', '', 'ours'],
  ['state-mismatch', '?error=server_error&state=theirs', '', 'ours'],
  ['state-mismatch', '?code=secret&state=theirs', '', 'ours'],
  ['state-mismatch', '?code=secret', '', 'ours'],
  ['state-mismatch', '?code=secret&state=theirs', '', null],
  ['state-mismatch', '?code=secret&state=', '', null],
  ['unfinished', '?code=secret&state=ours', '', 'ours'],
  ['unfinished', '', '#id_token=secret&state=ours', 'ours'],
])('%s: %s%s, expecting %s', (outcome, search, hash, expected) => {
  expect(callbackOutcome({ search, hash }, expected)).toBe(outcome);
});
