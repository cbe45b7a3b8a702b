import { networkOf } from '@bellkey/shared/network';
import { BEACON_PATH } from '@bellkey/shared/release';
import { decodeText } from '@bellkey/shared/server';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { CompositionStore } from '../composition/composition-store.ts';
import type { LoadTimingsLog } from '../load-timings/load-timings.ts';
import type { ReleaseWatch } from '../quarantine/release-watch.ts';
import type { VisitorTokens } from '../quarantine/visitor-tokens.ts';
import { refusals } from '../refusals/refusals.ts';
import { refuse } from '../refusals/refuse.ts';
import { RateLimit } from './rate-limit.ts';
import { receiveBeacon } from './receive-beacon.ts';

/** Limit for one address, which a whole hotel may share. */
const BEACONS_PER_MINUTE = 300;
/** Each becomes a line in the log. */
const ERRORS_PER_MINUTE = 60;

interface ReportDependencies {
  compositions: CompositionStore;
  watch: ReleaseWatch;
  tokens: VisitorTokens;
  timings: LoadTimingsLog;
  log: Pick<Logger, 'error'>;
  now(): number;
}

type Variables = { clientAddress: string };

/** Reports of browsers: errors, and loading. Their size is limited before they arrive here. */
export function reportRoutes({ compositions, watch, tokens, timings, log, now }: ReportDependencies) {
  const app = new Hono<{ Variables: Variables }>();
  const beacons = new RateLimit(BEACONS_PER_MINUTE);
  const errors = new RateLimit(ERRORS_PER_MINUTE);
  const networkIn = (context: Context<{ Variables: Variables }>) => networkOf(context.get('clientAddress'));

  app.post('/shell/errors', async (context) => {
    if (!errors.allows(networkIn(context), now())) return refuse(context, refusals.tooOften);
    const report = decodeText(await context.req.arrayBuffer());
    if (report === null) return refuse(context, refusals.malformed);
    try {
      log.error({ browser: JSON.parse(report) }, 'an error in a browser');
    } catch {
      return refuse(context, refusals.malformed);
    }
    return context.body(null, 204);
  });

  app.post(BEACON_PATH, async (context) => {
    const { deployment } = compositions;
    const dependencies = { deployment, tokens, watch, timings, limit: beacons, now };
    const body = decodeText(await context.req.arrayBuffer());
    if (body === null) return refuse(context, refusals.malformed);
    const status = await receiveBeacon(body, networkIn(context), dependencies);
    if (status === 413) return refuse(context, refusals.tooLarge);
    if (status === 429) return refuse(context, refusals.tooOften);
    return status === 400 ? refuse(context, refusals.malformed) : context.body(null, status);
  });
  return app;
}
