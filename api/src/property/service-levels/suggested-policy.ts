import type { PropertySummary, ServicePolicy } from '@bellkey/shared/api';
import { z } from 'zod';
import stored from './suggested-hours.json' with { type: 'json' };

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

const Suggestions = z.strictObject({
  departments: z.record(
    z.string(),
    z.strictObject({ hours: z.tuple([z.string(), z.string()]).nullable(), backup: z.string() }),
  ),
});
const suggestions = z
  .strictObject({ hotel: Suggestions, restaurant: Suggestions, str: Suggestions })
  .parse(stored);

/**
 * Hours and back-up departments that fit a property of a kind, for the departments that it has. They apply only once a
 * manager adopts them: hours that no one confirmed would promise the wrong times.
 */
export function suggestedPolicy(
  kind: PropertySummary['kind'],
  departments: readonly string[],
): ServicePolicy {
  const known = suggestions[kind].departments;
  return {
    rules: [],
    departments: departments.flatMap((key) => {
      const suggested = known[key];
      if (!suggested) return [];
      const [opens, closes] = suggested.hours ?? [];
      return {
        key,
        hours: opens && closes ? [{ days: EVERY_DAY, opens, closes }] : null,
        backup: departments.includes(suggested.backup) ? suggested.backup : null,
      };
    }),
    holidays: [],
  };
}

/** If no policy says otherwise, the suggested back-up department of a department. */
export function backupOf(
  department: string,
  policy: ServicePolicy | null,
  kind: PropertySummary['kind'],
): string | null {
  const own = policy?.departments.find(({ key }) => key === department);
  return own ? own.backup : (suggestions[kind].departments[department]?.backup ?? null);
}
