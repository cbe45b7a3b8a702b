import { TOKEN_HEADER } from '@bellkey/shared/release';
import type { RuntimeConfig } from '@bellkey/shared/shell';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Brands } from '../brand-files/load-brands.ts';
import type { CompositionStore } from '../composition/composition-store.ts';
import { encodingFor } from '../compression/encoded-text.ts';
import type { HostFiles } from '../host-files/host-files.ts';
import type { VisitorTokens } from '../quarantine/visitor-tokens.ts';
import type { Renderer } from '../rendering/renderer.ts';
import type { HostEnvironment } from '../requests/prepare-request.ts';
import { newBucket, parseBucket } from '../visitors/visitor-bucket.ts';
import { answerPage } from './page-answer.ts';
import { PageCache } from './page-cache.ts';

interface PageRouteDependencies {
  compositions: CompositionStore;
  renderer: Renderer;
  config: RuntimeConfig;
  brands: Pick<Brands, 'of'>;
  hostFiles(): HostFiles;
  /** Share of tabs that report how loading went, from 0 to 1. */
  reportShare: number;
  /** Origins that browsers may load any remote from. */
  allowedOrigins: readonly string[];
  tokens: VisitorTokens;
  log: Logger;
  random(): number;
  now(): number;
}

/** Every address that no other route serves is a page, or not found. */
export function pageRoute(dependencies: PageRouteDependencies) {
  const { compositions, renderer, config, brands, hostFiles, tokens, log } = dependencies;
  const app = new Hono<HostEnvironment>();
  const pages = new PageCache();
  compositions.onChange(({ everyComposition }) => pages.keepOnly(everyComposition.map(({ id }) => id)));

  app.get('*', async (context) => {
    const url = context.get('url');
    const secure = url.protocol === 'https:';
    // Taken once, so that a deploy during the request does not mix two compositions.
    const { deployment } = compositions;
    const known = parseBucket(context, secure);
    // Without a canary all visitors get the same, and no cookie is set.
    const bucket = known ?? (deployment.hasCanary ? newBucket(context, secure, dependencies.random) : null);
    const composition = deployment.compositionFor(bucket);
    const address = `${url.pathname}${url.search}`;
    const host = hostFiles();
    const origin = context.get('publicOrigin');
    const key = `${composition.id} ${host.release.build} ${origin} ${url.origin} ${address}`;
    const { answer, body } = await pages.get(key, () =>
      answerPage(
        {
          url: address,
          hostname: url.hostname,
          origin,
          fileOrigin: origin === url.origin ? origin : '',
          requestId: context.get('requestId'),
        },
        composition,
        {
          renderer,
          config,
          brandOf: brands.of,
          host,
          log,
          random: dependencies.random,
          reportShare: dependencies.reportShare,
          allowedOrigins: dependencies.allowedOrigins,
        },
      ),
    );
    const encoding = encodingFor(context.req.header('accept-encoding') ?? '');
    return context.body(new Uint8Array(body[encoding]), answer.status, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': answer.policy,
      // Another visitor may get another composition.
      'cache-control': 'private, no-cache',
      // One token for each document, even when the cached HTML is the same.
      [TOKEN_HEADER]: `visit;desc="${tokens.issue(composition.id, dependencies.now())}"`,
      ...(answer.integrityPolicy ? { 'integrity-policy': answer.integrityPolicy } : {}),
      vary: 'Accept-Encoding, Host',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    });
  });
  return app;
}
