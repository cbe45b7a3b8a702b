/** What a page that was never opened on this device answers with while there is no connection. */
export const offlineAnswer = (): Response =>
  new Response(
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>You are offline</title><main><h1>You are offline</h1><p>This page has not been opened on this device before. It opens as soon as there is a connection.</p><p><a href="/">Front page</a></p></main></html>',
    { status: 503, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } },
  );
