import type { RequestFigures, RequestReport } from '@bellkey/shared/api';
import type { WeeklyMessages } from '../../../../messages/compiled/weekly/messages.ts';

/** Departments in the mail; the page has all. */
const MOST_DEPARTMENTS = 12;

/** A report as an e-mail: its subject in two parts, and its text. */
interface WeeklyMail {
  title: string;
  body: string;
  text: string;
}

/** A calendar day, as `16 November`. */
const formatDay = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day));

const percent = ({ hit, of }: { hit: number; of: number }): string | null =>
  of === 0 ? null : `${Math.round((100 * hit) / of)} %`;

const minutes = (seconds: number | null): string | null =>
  seconds === null ? null : `${Math.max(1, Math.round(seconds / 60))} min`;

/** Writes the report of a week in plain text, each figure with the week before. */
export function writeWeeklyMail(
  { period, of, total: { now, before }, departments }: RequestReport,
  propertyName: string,
  texts: WeeklyMessages,
): WeeklyMail {
  const line = (name: string, figure: (from: RequestFigures) => string | null) => {
    const is = figure(now);
    if (is === null) return [];
    const was = figure(before);
    return [was === null ? texts.line({ name, is }) : texts.compared({ name, is, was })];
  };
  const from = formatDay(period.from);
  const to = formatDay(period.to);
  const kept = percent(now.kept);
  const count = now.requests;
  return {
    title: texts.title({ property: propertyName, from, to }),
    body: kept === null ? texts.requests({ count }) : texts.summary({ count, kept }),
    text: [
      texts.intro({ property: propertyName, from, to }),
      texts.of[of],
      '',
      ...line(texts.figures.requests, ({ requests }) => String(requests)),
      ...line(texts.figures.response, ({ responseSeconds }) => minutes(responseSeconds)),
      ...line(texts.figures.acknowledged, ({ acknowledged }) => percent(acknowledged)),
      ...line(texts.figures.done, ({ done }) => percent(done)),
      ...line(texts.figures.kept, ({ kept: share }) => percent(share)),
      ...line(texts.figures.told, ({ told }) => percent(told)),
      ...(departments.length > 0 ? ['', texts.departments] : []),
      ...departments.slice(0, MOST_DEPARTMENTS).map(({ name, figures }) => {
        const share = percent(figures.kept);
        const of = texts.requests({ count: figures.requests });
        return share === null ? texts.line({ name, is: of }) : texts.department({ name, of, kept: share });
      }),
    ].join('\n'),
  };
}
