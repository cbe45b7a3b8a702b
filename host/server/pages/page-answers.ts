import { TOKEN_HEADER } from '@bellkey/shared/release';
import { type ComposedPage, matchPage, pagesAt } from '@bellkey/shared/remote';
import type { FirstData, RuntimeConfig } from '@bellkey/shared/shell';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Brands } from '../brand-files/load-brands.ts';
import type { CompositionStore } from '../composition/composition-store.ts';
import { encodeText, encodingFor } from '../compression/encoded-text.ts';
import { firstProperty } from '../first-data/load-first-data.ts';
import type { FindFront } from '../first-data/property-fronts.ts';
import type { HostFiles } from '../host-files/host-files.ts';
import type { VisitorTokens } from '../quarantine/visitor-tokens.ts';
import type { Renderer } from '../rendering/renderer.ts';
import type { HostEnvironment } from '../requests/prepare-request.ts';
import { newBucket, parseBucket } from '../visitors/visitor-bucket.ts';
import { answerPage } from './page-answer.ts';
import { PageCache } from './page-cache.ts';

export interface PageDependencies {
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

/** Page answers also need to know whose address it is. */
interface Dependencies extends PageDependencies {
  findFront: FindFront;
}

/** Answers with the page at the request's path, and the data that `choose` returns for this visitor. */
export type AnswerPage = (
  context: Context<HostEnvironment>,
  choose: (page: ComposedPage) => Promise<FirstData | null>,
) => Promise<Response>;

/**
 * Headers of a page with one visitor's data. No cache and no search engine keeps it. The referrer is only the origin,
 * which forms need, because the address may contain a code.
 */
const OF_ONE_VISITOR = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'strict-origin',
};

/** Creates what answers requests for pages: cached, rendered or as a frame. */
export function createPageAnswers(dependencies: Dependencies): AnswerPage {
  const { compositions, renderer, config, brands, hostFiles, tokens, log, findFront } = dependencies;
  const pages = new PageCache();
  compositions.onChange(({ everyComposition }) => pages.keepOnly(everyComposition.map(({ id }) => id)));

  return async (context, choose) => {
    const url = context.get('url');
    const secure = url.protocol === 'https:';
    // Taken once, so that a deploy during the request does not mix two compositions.
    const { deployment } = compositions;
    const known = parseBucket(context, secure);
    // Without a canary all visitors get the same, and no cookie is set.
    const bucket = known ?? (deployment.hasCanary ? newBucket(context, secure, dependencies.random) : null);
    const composition = deployment.compositionFor(bucket);
    const front = await findFront(context);
    const here = pagesAt(composition.pages, front !== null);
    const page = matchPage(here, url.pathname);
    const isFront = front !== null && page?.firstData === 'property';
    const ofVisitor = page?.firstData && !isFront ? await choose(page) : null;
    const first = isFront ? firstProperty(context, front) : ofVisitor;
    const host = hostFiles();
    const origin = context.get('publicOrigin');
    const answer = () =>
      answerPage(
        {
          url: `${url.pathname}${url.search}`,
          hostname: url.hostname,
          origin,
          fileOrigin: origin === url.origin ? origin : '',
          requestId: context.get('requestId'),
          first,
          pages: here,
          atProperty: front !== null,
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
      );
    const encoding = encodingFor(context.req.header('accept-encoding') ?? '');
    const own = async () => {
      const made = await answer();
      return { answer: made, body: await encodeText(made.html) };
    };
    // The address of a page that takes data may contain a code, which must not be in a cache key.
    const at = front ? (isFront ? `front:${front.at}:${first?.languages}` : 'property') : '';
    const key = `${composition.id} ${host.release.build} ${origin} ${url.origin} ${at} ${url.pathname}${url.search}`;
    const isPersonal = ofVisitor !== null || (page?.firstData !== undefined && !isFront && url.search !== '');
    const made = isPersonal ? await own() : await pages.get(key, answer);
    return context.body(new Uint8Array(made.body[encoding]), made.answer.status, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': made.answer.policy,
      // Another visitor may get another composition.
      'cache-control': 'private, no-cache',
      // One token for each document, also where the cached HTML is the same.
      [TOKEN_HEADER]: `visit;desc="${tokens.issue(composition.id, dependencies.now())}"`,
      ...(made.answer.integrityPolicy ? { 'integrity-policy': made.answer.integrityPolicy } : {}),
      vary: isFront ? 'Accept-Encoding, Accept-Language, Cookie, Host' : 'Accept-Encoding, Host',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      ...(isPersonal ? OF_ONE_VISITOR : {}),
    });
  };
}
