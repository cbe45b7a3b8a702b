import * as messages from '../../messages/compiled/service-worker/en.ts';

const STYLE =
  ':root{color-scheme:light dark}body{margin:0;display:grid;place-items:center;min-height:100vh;font:17px/1.6 system-ui,sans-serif;background:light-dark(#fbf9f5,#14171c);color:light-dark(#1f2937,#f1ede4)}main{max-width:30em;padding:24px}h1{font:500 2rem/1.2 Georgia,serif;margin:0 0 12px}p{margin:0 0 16px}a{display:inline-block;padding:10px 0;margin-inline-end:24px;color:inherit}';

/** The style's hash; a test computes it. The page only has links and “Try again”. */
const POLICY =
  "default-src 'none'; style-src 'sha256-PhiTSdaXgr/U8jviJOjAmaHR0PHn8BDmbHDLpMBGIB4='; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The response without a connection for a page that was never opened on this device. Self-contained, because no other
 * file may be cached.
 */
export const offlineAnswer = (): Response =>
  new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${messages.youAreOffline}</title><style>${STYLE}</style></head><body><main><h1>${messages.youAreOffline}</h1><p>${messages.notOpenedBefore}</p><p><a href="">${messages.tryAgain}</a><a href="/">${messages.frontPage}</a></p></main></body></html>`,
    {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': POLICY,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
      },
    },
  );
