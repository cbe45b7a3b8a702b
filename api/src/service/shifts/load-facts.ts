import type { ShiftFacts } from '@bellkey/shared/api';
import { sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { selectJson } from '../../platform/database/select-json.ts';
import {
  BEGAN_AT,
  countByDepartment,
  listAlarms,
  listWaiting,
  OVERDUE,
  PLANNED,
  REPLANNED,
  SLIPPED,
} from './shift-lists.ts';
import { selectAhead, selectBegan, selectSlips, selectVisible } from './shift-rows.ts';
import type { ShiftScope } from './shift-scope.ts';

/**
 * What happened since the last hand-over and what is still to do, in one statement.
 *
 * @throws Error for a property that does not exist
 */
export async function loadFacts(scope: PropertyScope, shift: ShiftScope): Promise<ShiftFacts> {
  const [facts] = await selectJson<ShiftFacts>(
    scope.db,
    sql`with began as (${selectBegan(scope, shift)}),
      visible as (${selectVisible(scope, shift)}),
      late as (select * from visible where overdue),
      ahead as (${selectAhead(scope)}),
      slips as (${selectSlips(scope, shift)})
    select json_build_object(
      'since', ${BEGAN_AT},
      'departments', ${countByDepartment(scope, shift)},
      'overdue', ${OVERDUE},
      'slipped', ${SLIPPED},
      'replanned', ${REPLANNED},
      'planned', ${PLANNED},
      'alarms', ${listAlarms(scope, shift)},
      'waiting', ${listWaiting(scope, shift)}
    ) as json`,
  );
  if (!facts) throw new Error(`Property ${scope.propertyId} does not exist`);
  return facts;
}
