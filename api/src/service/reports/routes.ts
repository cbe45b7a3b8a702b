import type { Handlers } from '../../platform/operations/handlers.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { loadProperty } from '../../property/properties/property-summary.ts';
import { chooseWeekly, loadWeekly } from './choose-weekly.ts';
import { loadAssistantReport } from './load-assistant-report.ts';
import { loadRequestReport } from './load-request-report.ts';
import { isReported, reportedTo } from './report-access.ts';
import { choosePeriod } from './report-period.ts';

type ReportKeys =
  | 'GET /api/staff/reports/requests'
  | 'GET /api/staff/reports/weekly'
  | 'PUT /api/staff/reports/weekly'
  | 'GET /api/staff/reports/assistant';

/**
 * Figures of the property's work.
 *
 * @param hasMail whether this server sends e-mail
 */
export function reportRoutes(hasMail: boolean): Pick<Handlers, ReportKeys> {
  return {
    'GET /api/staff/reports/requests': async ({ scope, staff, query }) => {
      const { timeZone } = await loadProperty(scope);
      const days = choosePeriod(todayAt(scope.now, timeZone), query);
      if (!days.ok) return days;
      const reported = isReported(staff, query.department);
      return done(
        await loadRequestReport(scope, { days: days.value, timeZone, reported, of: reportedTo(staff) }),
      );
    },
    'GET /api/staff/reports/weekly': async ({ scope, staff }) =>
      done(await loadWeekly(scope, staff, hasMail)),
    'PUT /api/staff/reports/weekly': async ({ scope, staff, body }) =>
      done(await chooseWeekly(scope, staff, body.on, hasMail)),
    'GET /api/staff/reports/assistant': async ({ scope, query }) => {
      const { timeZone } = await loadProperty(scope);
      const days = choosePeriod(todayAt(scope.now, timeZone), query);
      return days.ok ? done(await loadAssistantReport(scope, days.value, timeZone)) : days;
    },
  };
}

/** The property's calendar day, as `2026-11-22`. */
const todayAt = (now: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
