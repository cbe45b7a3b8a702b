import { setTimeout as sleep } from 'node:timers/promises';
import { DEPLOYMENTS_PATH } from '@bellkey/shared/release';
import { type Context, Hono } from 'hono';
import { askWhoCalls, type Caller } from './caller.ts';
import { describeDeployment } from './describe-deployment.ts';
import { partHealth } from './part-health.ts';
import { readHistory } from './read-history.ts';

type World = Parameters<typeof describeDeployment>[0] &
  Parameters<typeof partHealth>[0] & {
    registry: string;
    watch: { forget(remote: string, build: string): void };
  };

const PATIENCE_MS = 2_000;
const NO_STORE = { 'cache-control': 'no-store' };

/**
 * What is deployed, and lifting a quarantine: for developers and owners, who prove it with their sign-in token. Cookies
 * count for nothing here, so no other site can act for them.
 */
export function deploymentRoutes(world: World): Hono<{ Variables: { requestId: string } }> {
  const app = new Hono<{ Variables: { requestId: string } }>();

  const refuse = (context: Context, caller: Extract<Caller, { ok: false }>) =>
    context.json(
      { ...caller.problem, requestId: context.get('requestId') },
      caller.problem.status as 401 | 403 | 503,
      {
        ...NO_STORE,
        'content-type': 'application/problem+json',
      },
    );

  const status = async () => {
    const [parts, history] = await Promise.all([partHealth(world), readHistory(world.registry)]);
    return describeDeployment(world, parts, history);
  };

  app.get(DEPLOYMENTS_PATH, async (context) => {
    const caller = await askWhoCalls(world.apiUrl, context.req.header('authorization'));
    if (!caller.ok) return refuse(context, caller);
    return context.json(await status(), 200, NO_STORE);
  });

  app.post('/shell/quarantines/:remote/:build/lift', async (context) => {
    const caller = await askWhoCalls(world.apiUrl, context.req.header('authorization'));
    if (!caller.ok) return refuse(context, caller);
    const { remote, build } = context.req.param();
    world.watch.forget(remote, build);
    const lifted = await world.quarantine.lift(remote, build, `${caller.name} (${caller.uid})`);
    if (!lifted) {
      return refuse(context, {
        ok: false,
        problem: {
          code: 'not-found',
          status: 404,
          title: 'Not in quarantine',
          detail: 'This release is not in quarantine any more; somebody may have lifted it before.',
        },
      });
    }
    // With a store that hangs the next look takes longer than whoever asks would wait; the page asks again anyway.
    await Promise.race([world.compositions.refresh(), sleep(PATIENCE_MS, undefined, { ref: false })]);
    return context.json(await status(), 200, NO_STORE);
  });

  return app;
}
