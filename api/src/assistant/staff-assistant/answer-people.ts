import type { StaffAnswer } from '@bellkey/shared/api';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { loadDepartments } from '../../property/staff/departments.ts';
import { loadColleagues } from '../../property/staff/presence.ts';
import { answer } from './answer.ts';
import { names } from './select-requests.ts';

/** Who is on duty, or off duty, with their departments; limited to a department that the text names. */
export async function answerPeople(
  scope: PropertyScope,
  { absent, words }: { absent: boolean; words: readonly string[] },
): Promise<StaffAnswer> {
  const [colleagues, departments] = await Promise.all([loadColleagues(scope), loadDepartments(scope)]);
  const department = departments.find(({ key, name }) => names(`${key} ${name}`, words));
  const found = colleagues
    .filter(({ onDuty }) => onDuty !== absent)
    .filter((colleague) => !department || colleague.departments.includes(department.key))
    .sort((a, b) => a.name.localeCompare(b.name));
  const where = department ? ` in ${department.name}` : '';
  const state = absent ? 'off duty' : 'on duty';
  if (found.length === 0) return answer('people', `No one${where} is ${state}.`);
  const lines = found.map(({ name, departments: keys }) => {
    const of = departments.filter(({ key }) => keys.includes(key)).map(({ name }) => name);
    return of.length > 0 ? `${name} (${of.join(', ')})` : name;
  });
  const note = absent ? '' : '\nWho never said whether they are on duty counts as on duty.';
  return answer('people', `${found.length} ${state}${where}:\n${lines.join('\n')}${note}`);
}
