import { median } from '../../sampling/medians.ts';
import type { FireJob } from '../processes/fire-requests.ts';
import { type BenchStage, guestCookie } from '../stage/bench-stage.ts';
import type { BenchRow } from './bench-row.ts';

/** Ten concurrent rooms. */
const CONNECTIONS = 10;
/** Slightly longer than the window of the limit on lines. */
const WINDOW_MS = 6 * 60_000;
const AT_LEAST = 0.5;

interface Operation {
  what: string;
  method: FireJob['method'];
  path: string;
  floorPath: string;
  callers: Array<Record<string, string>>;
}

const guests = (tokens: readonly string[]) => tokens.map((token) => ({ cookie: guestCookie(token) }));

function operations({ fixtures }: BenchStage): Operation[] {
  const { readers, writers, propertyId, manager } = fixtures;
  return [
    {
      what: 'read session',
      method: 'GET',
      path: '/api/guest/session',
      floorPath: '/session',
      callers: guests(readers),
    },
    {
      what: 'read conversation',
      method: 'GET',
      path: '/api/guest/conversation',
      floorPath: '/conversation',
      callers: guests(readers),
    },
    {
      what: 'list queue of 400',
      method: 'GET',
      path: `/api/staff/requests?property=${propertyId}`,
      floorPath: '/queue',
      callers: [{ authorization: `Bearer ${manager}` }],
    },
    {
      what: 'send a line',
      method: 'POST',
      path: '/api/guest/messages',
      floorPath: '/messages',
      callers: guests(writers),
    },
  ];
}

/**
 * Requests per second of each operation and of its baseline, alternating within the same seconds, medians of the
 * samples. Runs on a stage without answers, so a line costs only itself.
 */
export async function measureOperations(
  stage: BenchStage,
  { samples, seconds }: { samples: number; seconds: number },
): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const operation of operations(stage)) {
    const { what, method, path, floorPath, callers } = operation;
    const common = { method, callers, connections: CONNECTIONS };
    const own = { ...common, url: stage.apiUrl, path };
    const floor = { ...common, url: stage.floorUrl, path: floorPath };
    // Warm-up for prepared statements and the compiler; not counted.
    for (const job of [own, floor]) await stage.measured.fire({ ...job, seconds: 1 });
    const taken: Array<{ own: number; floor: number; ratio: number }> = [];
    let failed = 0;
    let statements = 0;
    let answered = 0;
    for (let sample = 0; sample < samples; sample += 1) {
      await stage.skip(WINDOW_MS);
      const before = await stage.use();
      const ours = await stage.measured.fire({ ...own, seconds });
      statements += (await stage.use()).statements - before.statements;
      const theirs = await stage.measured.fire({ ...floor, seconds });
      answered += ours.perSecond * seconds;
      failed += ours.failed + theirs.failed;
      taken.push({ own: ours.perSecond, floor: theirs.perSecond, ratio: ours.perSecond / theirs.perSecond });
    }
    const each = (statements / Math.max(1, answered)).toFixed(1);
    rows.push({
      what,
      database: stage.kind,
      api: `${median(taken.map((sample) => sample.own)).toFixed(0)}/s`,
      floor: `${median(taken.map((sample) => sample.floor)).toFixed(0)}/s`,
      value: median(taken.map(({ ratio }) => ratio)),
      limit: { atLeast: AT_LEAST },
      note: `${each} statements${failed > 0 ? `, ${failed} failed` : ''}`,
    });
  }
  return rows;
}
