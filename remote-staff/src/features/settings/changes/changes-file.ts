import type { OperationInput, OperationOutput, SettingChange } from '@bellkey/shared/api';
import type { ApiClient, ApiProblem, ApiResult } from '@bellkey/shared/shell';
import { wallTime } from '@bellkey/shared/wall-time';
import * as messages from '../../../../messages/compiled/changes/en.ts';
import type { CsvFile } from '../../../csv-file/format-csv.ts';
import { type ChangeContext, describeChange } from './describe-change.ts';

const CHANGES = 'GET /api/staff/settings/changes';
/** The most that the API answers at once. */
const PAGE = 100;

/** Every change that fits a query, newest first; or the problem, when a page cannot be loaded. */
export async function loadEveryChange(
  api: Pick<ApiClient, 'call'>,
  query: OperationInput<'GET /api/staff/settings/changes'>['query'],
): Promise<{ changes: SettingChange[] } | { problem: ApiProblem }> {
  const changes: SettingChange[] = [];
  for (let before: string | null = ''; before !== null; ) {
    const answer: ApiResult<OperationOutput<typeof CHANGES>> = await api.call(CHANGES, {
      query: { ...query, limit: PAGE, ...(before && { before }) },
    });
    if (!answer.ok) return { problem: answer.error };
    changes.push(...answer.value.changes);
    before = answer.value.next;
  }
  return { changes };
}

/** Changes as a table for other programs: as a sentence, and the values before and after as JSON. */
export function changesFile(
  changes: readonly SettingChange[],
  context: ChangeContext,
  timeZone: string,
): CsvFile {
  const { columns, subjects } = messages;
  return {
    columns: [
      columns.at,
      columns.by,
      columns.subject,
      columns.title,
      columns.change,
      columns.before,
      columns.after,
    ],
    rows: changes.map((change) => [
      wallTime(new Date(change.at), timeZone).replace('T', ' '),
      change.by,
      subjects[change.subject] ?? change.subject,
      change.title,
      describeChange(change, context),
      change.before && JSON.stringify(change.before),
      JSON.stringify(change.after),
    ]),
  };
}
