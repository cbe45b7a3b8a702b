import type { OperationOutput } from '@bellkey/shared/api';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { loadDepartments } from './departments.ts';
import { visibleDepartments } from './permissions.ts';
import { loadColleagues } from './presence.ts';

/** Everyone who works on requests and can be an assignee, by name. */
export async function loadColleagueList(
  scope: PropertyScope,
): Promise<OperationOutput<'GET /api/staff/colleagues'>> {
  const [colleagues, departments] = await Promise.all([loadColleagues(scope), loadDepartments(scope)]);
  return {
    colleagues: colleagues
      .map((colleague) => ({
        id: colleague.id,
        name: colleague.name,
        departments: departments.filter(({ key }) => colleague.departments.includes(key)),
        allDepartments: visibleDepartments(colleague) === 'all',
        onDuty: colleague.onDuty,
      }))
      .sort((a, b) => a.name.localeCompare(b.name)),
  };
}
