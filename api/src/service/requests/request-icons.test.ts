import {
  categoryIcons,
  DEPARTMENTS_WITH_CATEGORY,
  SERVICE_KEYS,
  serviceIconUrl,
} from '@bellkey/shared/catalogue';
import { describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { iconText } from './request-view.ts';

const tags = Object.values(categoryIcons).flatMap((entry) => entry.tags);
const keys = [...SERVICE_KEYS, ...tags, ...tags.map((tag) => tag.toUpperCase()), 'kayaks', "guest's own"];
const departments = [...DEPARTMENTS_WITH_CATEGORY, 'own-department'];

describe.each(testDatabases)('Icons of requests on %s', (_, create) => {
  const stage = useTestApi(create);

  test('match the catalogue for every service and department', async () => {
    const pairs = keys.flatMap((key) => departments.map((department) => ({ key, department })));
    const { rows } = (await stage.database.queries.execute(sql`
      select requests.service_key as key, requests.department_key as department, ${sql.raw(iconText)} as icon
      from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair(key text, department text),
        lateral (select pair.key as service_key, pair.department as department_key) as requests`)) as unknown as {
      rows: unknown[];
    };
    expect(rows).toEqual(pairs.map((pair) => ({ ...pair, icon: serviceIconUrl(pair.key, pair.department) })));
  });
});
