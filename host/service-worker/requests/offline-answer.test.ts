/** @jest-environment node */
import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { offlineAnswer } from './offline-answer.ts';

test('the offline page comes with a policy that lets its own style in, and nothing else', async () => {
  const answer = offlineAnswer();
  expect(answer.status).toBe(503);
  const [, style = ''] = /<style>(.*)<\/style>/s.exec(await answer.text()) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(answer.headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});
