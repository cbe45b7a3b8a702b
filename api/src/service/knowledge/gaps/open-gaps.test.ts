import { MAX_OPEN_GAPS } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { gaps } from '../../../platform/database/schema/knowledge-tables.ts';
import { done } from '../../../platform/outcome/outcome.ts';
import { testDatabases } from '../../../testing/test-databases.ts';
import { useTestApi } from '../../../testing/use-test-api.ts';
import { recordQuestion } from './record-question.ts';

describe.each(testDatabases)('Open gaps of a property’s knowledge on %s', (_, create) => {
  const stage = useTestApi(create);

  test('a limited number of gaps is open at once; the least asked and oldest makes room', async () => {
    const hotel = await stage.newHotel();
    const open = await stage.api.api.store.inProperty(hotel.id, async (scope) => {
      await scope.db.insert(gaps).values(
        Array.from({ length: MAX_OPEN_GAPS }, (_, index) => ({
          propertyId: hotel.id,
          id: `gap-${index}`,
          kind: 'unanswered' as const,
          question: `Question ${index}`,
          stems: [`stem${index}`],
          count: index === 0 ? 5 : 1,
          firstAt: scope.now,
          lastAt: new Date(scope.now.getTime() + index),
        })),
      );
      await recordQuestion(scope, 'unanswered', {
        question: 'Is there a helipad upstairs?',
        conversationId: null,
      });
      return done(
        await scope.db
          .select()
          .from(gaps)
          .where(scope.own(gaps, eq(gaps.status, 'open'))),
      );
    });
    if (!open.ok) throw new Error('unreachable');
    expect(open.value).toHaveLength(MAX_OPEN_GAPS);
    const ids = open.value.map(({ id }) => id);
    expect(ids).toContain('gap-0');
    expect(ids).not.toContain('gap-1');
  });
});
