import { describe, expect, test } from '@jest/globals';
import { filterPath, filterUseCases, parseFilter, useCases } from './find-use-cases.ts';
import { type Business, businesses, type Department, departments } from './use-case.ts';

describe('the use cases', () => {
  test('have unique keys, as anchors and as scripts of the demo', () => {
    expect(new Set(useCases.map(({ key }) => key)).size).toBe(useCases.length);
    for (const { key } of useCases) expect(key).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  });

  test.each(Object.keys(businesses) as Business[])('leave no business out: %s', (business) => {
    expect(filterUseCases(useCases, { business, department: null }).length).toBeGreaterThan(1);
  });

  test.each(Object.keys(departments) as Department[])('leave no department out: %s', (department) => {
    expect(filterUseCases(useCases, { business: null, department }).length).toBeGreaterThan(0);
  });

  test.each(useCases)(
    '$key has a guest who asks first, and shows a queue with that request in it',
    (useCase) => {
      expect(useCase.conversation[0]?.by).toBe('guest');
      expect(useCase.queue.rows.length).toBeGreaterThan(0);
    },
  );

  test.each(useCases)(
    '$key repeats no line, because lines are identified by their text',
    ({ conversation }) => {
      const texts = conversation.map((line) => (line.by === 'request' ? line.title : line.text));
      expect(new Set(texts).size).toBe(texts.length);
    },
  );
});

describe('the filter', () => {
  test('is parsed from the query and formatted back the same', () => {
    for (const text of [
      '',
      'business=hotel',
      'department=housekeeping',
      'business=rental&department=front-desk',
    ])
      expect(filterPath(parseFilter(new URLSearchParams(text)))).toBe(
        text ? `/use-cases?${text}` : '/use-cases',
      );
  });

  test('ignores unknown values, including names of built-in properties', () => {
    expect(parseFilter(new URLSearchParams('business=toString&department=castle'))).toEqual({
      business: null,
      department: null,
    });
  });
});
