import type { DayRecord, RecordedRequest } from './day-record.ts';

const WIDTH = 960;
const HEIGHT = 320;
const MARGIN = { left: 48, right: 16, top: 40, bottom: 36 };
const SAMPLES = 288;
const HOUR_MS = 3_600_000;
const ENDS = ['done', 'closed', 'declined', 'cancelled'];

/** The day as a picture: how many requests were open, where promises slipped, and when there was an alarm. */
export function drawDay(record: DayRecord): string {
  const { begins, ends, requests, alarms } = record;
  const span = Math.max(1, ends - begins);
  const counts = Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const moment = begins + (span * index) / SAMPLES;
    return requests.filter((request) => isOpenAt(request, moment)).length;
  });
  const most = Math.max(4, ...counts);
  const x = (moment: number) =>
    MARGIN.left + ((moment - begins) / span) * (WIDTH - MARGIN.left - MARGIN.right);
  const y = (count: number) =>
    HEIGHT - MARGIN.bottom - (count / most) * (HEIGHT - MARGIN.top - MARGIN.bottom);
  const points = counts.map(
    (count, index) => `${x(begins + (span * index) / SAMPLES).toFixed(1)},${y(count).toFixed(1)}`,
  );
  const base = HEIGHT - MARGIN.bottom;
  const slips = requests.flatMap(({ steps }) => steps.filter(({ event }) => event?.kind === 'slipped'));
  const everyHours = Math.max(1, Math.ceil(span / HOUR_MS / 12));
  const hours = Array.from(
    { length: Math.floor(span / HOUR_MS / everyHours) + 1 },
    (_, index) => begins + index * everyHours * HOUR_MS,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" role="img" aria-label="Requests open through the day">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${MARGIN.left}" y="18" font-size="14">Requests open: at most ${Math.max(...counts)}</text>`,
    `<text x="${WIDTH - MARGIN.right}" y="18" text-anchor="end"><tspan fill="#b45309">│ promise slipped: ${slips.length}</tspan>  <tspan fill="#b91c1c">▼ alarm: ${alarms.length}</tspan></text>`,
    ...[0, most / 2, most].map(
      (count) =>
        `<line x1="${MARGIN.left}" x2="${WIDTH - MARGIN.right}" y1="${y(count)}" y2="${y(count)}" stroke="#ddd"/><text x="${MARGIN.left - 6}" y="${y(count) + 4}" text-anchor="end">${Math.round(count)}</text>`,
    ),
    `<polygon points="${x(begins)},${base} ${points.join(' ')} ${x(ends)},${base}" fill="#0f766e" fill-opacity="0.35" stroke="#0f766e"/>`,
    ...slips.map(
      ({ at }) =>
        `<line x1="${x(at).toFixed(1)}" x2="${x(at).toFixed(1)}" y1="${base}" y2="${base - 14}" stroke="#b45309" stroke-width="2"/>`,
    ),
    ...alarms.map(
      ({ raisedAt }) =>
        `<text x="${x(raisedAt).toFixed(1)}" y="${MARGIN.top}" text-anchor="middle" fill="#b91c1c">▼</text>`,
    ),
    ...hours.map(
      (hour) =>
        `<text x="${x(hour).toFixed(1)}" y="${HEIGHT - 12}" text-anchor="middle">${new Date(hour).toISOString().slice(11, 16)}</text>`,
    ),
    '</svg>',
  ].join('\n');
}

function isOpenAt({ createdAt, steps }: RecordedRequest, moment: number): boolean {
  if (createdAt > moment) return false;
  const state = steps.findLast(({ at }) => at <= moment)?.state;
  return state !== undefined && !ENDS.includes(state);
}
