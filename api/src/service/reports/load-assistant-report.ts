import type { AssistantReport } from '@bellkey/shared/api';
import { type SQL, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { selectJson } from '../../platform/database/select-json.ts';
import { periodBounds, type ReportPeriod } from './report-period.ts';

/** Most reasons listed. */
const MOST_REASONS = 20;

/** The assistant's figures of a period, in one statement. */
export async function loadAssistantReport(
  scope: PropertyScope,
  days: ReportPeriod,
  timeZone: string,
): Promise<AssistantReport> {
  const id = scope.propertyId;
  const figures = (since: string, until: string) => figuresOf(id, sql.raw(since), sql.raw(until));
  const [report] = await selectJson<Omit<AssistantReport, 'period' | 'before'>>(
    scope.db,
    sql`with bounds as (${periodBounds(days, timeZone, scope.now)})
    select json_build_object(
      'total', json_build_object(
        'now', ${figures('since', 'until')}, 'before', ${figures('before_since', 'before_until')}),
      'reasons', (select coalesce(json_agg(json_build_object('reason', reason, 'count', count)
          order by count desc, reason), '[]')
        from (select handoff as reason, count(*) as count from turn_reasons
          where property_id = ${id} and handoff is not null and at >= since and at < until
          group by handoff order by count(*) desc, handoff limit ${MOST_REASONS}) counted),
      'days', (select coalesce(json_agg(json_build_object('day', day, 'answers', answers, 'handedOver', handed)
          order by day), '[]')
        from (select day, sum(answered) as answers, sum(handed_over) as handed from (
          select (created_at at time zone ${timeZone})::date as day, 1 as answered, 0 as handed_over from turns
          where property_id = ${id} and state = 'done' and created_at >= since and created_at < until
          union all
          select (at at time zone ${timeZone})::date, 0, 1 from turn_reasons
          where property_id = ${id} and handoff is not null and at >= since and at < until
        ) each group by day) counted)
    ) as json from bounds`,
  );
  if (!report) throw new Error(`Property ${id} does not exist`);
  return { ...days, ...report };
}

function figuresOf(propertyId: string, since: SQL, until: SQL): SQL {
  const within = (column: string) => sql`${sql.raw(column)} >= ${since} and ${sql.raw(column)} < ${until}`;
  const handed = sql`from turn_reasons reason where reason.property_id = ${propertyId}
    and reason.handoff is not null and ${within('reason.at')}`;
  return sql`json_build_object(
    'answers', (select count(*) from turns
      where property_id = ${propertyId} and state = 'done' and ${within('created_at')}),
    'alone', (select count(*) from turns turn
      where turn.property_id = ${propertyId} and turn.state = 'done' and ${within('turn.created_at')}
        and not exists (select from turn_reasons reason where reason.property_id = turn.property_id
          and reason.turn_id = turn.id and reason.handoff is not null)),
    'handedOver', (select count(*) ${handed}),
    'waitSeconds', (select round(percentile_cont(0.5) within group (order by extract(epoch from answered - at)))
      from (select reason.at, (select min(created_at) from messages
          where messages.property_id = reason.property_id and messages.conversation_id = reason.conversation_id
            and sender_kind = 'staff' and visibility = 'public' and messages.created_at > reason.at) as answered
        ${handed}) waits where answered is not null),
    'requests', (select count(*) from requests
      where property_id = ${propertyId} and source = 'ai' and ${within('created_at')}),
    'reopened', (select count(distinct step.request_id) from request_steps step
      join requests on requests.property_id = step.property_id and requests.id = step.request_id
      where step.property_id = ${propertyId} and step.event ->> 'kind' = 'reopened' and requests.source = 'ai'
        and ${within('requests.created_at')}),
    'wrong', (select count(*) from gap_questions question
      join gaps on gaps.property_id = question.property_id and gaps.id = question.gap_id
      where question.property_id = ${propertyId} and gaps.kind = 'wrong' and ${within('question.at')}),
    'unanswered', (select count(*) from gap_questions question
      join gaps on gaps.property_id = question.property_id and gaps.id = question.gap_id
      where question.property_id = ${propertyId} and gaps.kind = 'unanswered' and ${within('question.at')})
  )`;
}
