import { setTimeout as sleep } from 'node:timers/promises';
import { DEPLOYMENTS_PATH } from '@bellkey/shared/release';
import { Hono } from 'hono';
import * as messages from '../../messages/compiled/refusals/en.ts';
import { refuse } from '../refusals/refuse.ts';
import { loadCaller } from './caller.ts';
import { describeDeployment } from './describe-deployment.ts';
import { loadHistory } from './load-history.ts';
import { partHealth } from './part-health.ts';

type Dependencies = Parameters<typeof describeDeployment>[0] &
  Parameters<typeof partHealth>[0] & {
    registry: string;
    /** Uids of people with access in addition to the platform's operators. */
    developers: readonly string[];
    watch: { forget(remote: string, build: string): void };
  };

const PATIENCE_MS = 2_000;
const NO_STORE = { 'cache-control': 'no-store' };

/**
 * The deployment status, and lifting a quarantine: for operators and named developers, who prove it with their sign-in
 * token. Cookies do not count here, so no other site can act for them.
 */
export function deploymentRoutes(dependencies: Dependencies): Hono<{ Variables: { requestId: string } }> {
  const app = new Hono<{ Variables: { requestId: string } }>();

  const callerOf = (authorization: string | undefined) =>
    loadCaller(dependencies.apiUrl, authorization, dependencies.developers);

  const status = async () => {
    const [parts, history] = await Promise.all([
      partHealth(dependencies),
      loadHistory(dependencies.registry),
    ]);
    return describeDeployment(dependencies, parts, history);
  };

  app.get(DEPLOYMENTS_PATH, async (context) => {
    const caller = await callerOf(context.req.header('authorization'));
    if (!caller.ok) return refuse(context, caller.problem);
    return context.json(await status(), 200, NO_STORE);
  });

  app.post('/shell/quarantines/:remote/:build/lift', async (context) => {
    const caller = await callerOf(context.req.header('authorization'));
    if (!caller.ok) return refuse(context, caller.problem);
    const { remote, build } = context.req.param();
    dependencies.watch.forget(remote, build);
    const lifted = await dependencies.quarantine.lift(remote, build, `${caller.name} (${caller.uid})`);
    if (!lifted) {
      return refuse(context, {
        code: 'not-found',
        status: 404,
        title: messages.notInQuarantine,
        detail: messages.notInQuarantineText,
      });
    }
    // With a store that hangs the next check takes longer than the caller waits; the page asks again anyway.
    await Promise.race([dependencies.compositions.refresh(), sleep(PATIENCE_MS, undefined, { ref: false })]);
    return context.json(await status(), 200, NO_STORE);
  });

  return app;
}
