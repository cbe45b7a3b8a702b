import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { JsonText, jsonText, withFields } from '../outcome/json-text.ts';
import { agreesWithContract } from './agrees-with-contract.ts';

const Contract = z.object({ name: z.string(), list: z.array(z.number()), more: z.string().optional() });
type Answer = z.output<typeof Contract>;

test('values and JSON texts become one object without undefined fields', () => {
  const answer = jsonText<Answer>({ name: 'a "b"', list: new JsonText('[1, 2]'), more: undefined });
  expect(answer.text).toBe('{"name":"a \\"b\\"","list":[1, 2]}');
  expect(answer.parse()).toEqual({ name: 'a "b"', list: [1, 2] });
  expect(withFields(answer, { more: 'c' }).parse()).toEqual({ name: 'a "b"', list: [1, 2], more: 'c' });
});

test.each([
  ['a response as in the contract', '{"name":"a","list":[1]}', null],
  ['an unknown field', '{"name":"a","list":[1],"secret":1}', 'does not match'],
  ['a missing field', '{"name":"a"}', 'list'],
  ['another type', '{"name":1,"list":[1]}', 'name'],
])('%s is compared with the contract', (_, text, refusal) => {
  const compare = () => agreesWithContract('GET /x', Contract, new JsonText(text));
  if (refusal === null) expect(compare).not.toThrow();
  else expect(compare).toThrow(refusal);
});
