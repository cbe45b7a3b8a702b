import { expect, test } from '@jest/globals';
import { createErrorReporter } from './error-reporter.ts';

function reporter() {
  const sent: { id: string; message: string; path: string }[] = [];
  let step = 0;
  const report = createErrorReporter({
    send: (text) => sent.push(JSON.parse(text)),
    random: () => {
      step += 0.173;
      return step % 1;
    },
    path: () => '/chat',
  });
  return { report, sent };
}

test('the shown id is the sent id', () => {
  const { report, sent } = reporter();
  const id = report(new Error('no towels'));
  expect(id).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
  expect(sent).toMatchObject([{ id, message: 'no towels', path: '/chat' }]);
});

test('an error that is reported again keeps its id and is sent once', () => {
  const { report, sent } = reporter();
  const error = new Error('no towels');
  expect(report(error)).toBe(report(error));
  expect(report(new Error('no towels'))).not.toBe(report(error));
  expect(sent).toHaveLength(2);
});

test('a tab in a loop sends no more than twenty', () => {
  const { report, sent } = reporter();
  for (let count = 0; count < 50; count += 1) report(new Error(String(count)));
  expect(sent).toHaveLength(20);
});
