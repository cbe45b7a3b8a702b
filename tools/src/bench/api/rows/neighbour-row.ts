import type { Fired } from '../processes/fire-requests.ts';
import { type BenchStage, guestCookie } from '../stage/bench-stage.ts';
import { quantile } from './answer-rows.ts';
import type { BenchRow } from './bench-row.ts';

const AT_MOST = 2;
const LOUD_CONNECTIONS = 20;
const LINES_EACH = 15;
const PAUSE_MS = 200;
const SECONDS = 15;

/** How long guests of one property wait while another uses all its limits at once. */
export async function measureNeighbour(
  stage: BenchStage,
  { seconds }: { seconds: number },
): Promise<BenchRow[]> {
  const { readers, writers, otherWriters, propertyId, manager } = stage.fixtures;
  const quietGuests = otherWriters.map(guestCookie);
  const half = quietGuests.length / 2;
  const probe = (from: number) => ({
    url: stage.apiUrl,
    cookies: quietGuests.slice(from, from + half),
    lines: LINES_EACH,
    seconds: SECONDS,
    pauseMs: PAUSE_MS,
    awaitAnswers: true,
  });
  const alone = await stage.measured.write(probe(0));

  const guests = (tokens: readonly string[]) => tokens.map((token) => ({ cookie: guestCookie(token) }));
  const loud = (method: 'GET' | 'POST', path: string, callers: Array<Record<string, string>>) =>
    stage.busy.fire({
      url: stage.apiUrl,
      method,
      path,
      callers,
      connections: LOUD_CONNECTIONS,
      seconds,
      refusals: true,
    });
  let over = false;
  const keepLoud = async (): Promise<Fired[]> => {
    const rounds: Fired[] = [];
    while (!over) {
      rounds.push(
        ...(await Promise.all([
          loud('POST', '/api/guest/messages', guests(writers)),
          loud('GET', '/api/guest/conversation', guests(readers)),
          loud('GET', `/api/staff/requests?property=${propertyId}`, [{ authorization: `Bearer ${manager}` }]),
        ])),
      );
    }
    return rounds;
  };
  const loudness = keepLoud();
  const loaded = await stage.measured.write(probe(half));
  over = true;
  await loudness;
  return [
    {
      what: 'acknowledge p99 next to a property that does all it may, times alone',
      database: stage.kind,
      api: `${quantile(loaded.acknowledged, 0.99).toFixed(0)} ms`,
      floor: `${quantile(alone.acknowledged, 0.99).toFixed(0)} ms`,
      value: quantile(loaded.acknowledged, 0.99) / quantile(alone.acknowledged, 0.99),
      limit: { atMost: AT_MOST },
      note: `answers p50 ${quantile(loaded.answered, 0.5).toFixed(0)} against ${quantile(alone.answered, 0.5).toFixed(0)} ms, ${loaded.failed} failed`,
    },
  ];
}
