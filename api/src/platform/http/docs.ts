import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Hono } from 'hono';
import type { ApiEnvironment } from './api-environment.ts';
import { problemResponse } from './problem.ts';

const FILES: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
};

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bellkey API</title>
<link rel="stylesheet" href="/api/docs/assets/swagger-ui.css">
<link rel="icon" href="/api/docs/assets/favicon-32x32.png">
</head>
<body>
<div id="docs"></div>
<script src="/api/docs/assets/swagger-ui-bundle.js"></script>
<script src="/api/docs/assets/start.js"></script>
</body>
</html>
`;

const START = `window.SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true });\n`;

const CONTENT_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The OpenAPI document, and Swagger UI for it from our own files: works offline, and no third party learns who reads the
 * docs. The document is made and serialised once, when first asked for: most tests and commands never need it.
 *
 * @returns makes the document now, so that no request waits for it.
 */
export function mountDocs(app: Hono<ApiEnvironment>, makeDocument: () => object): () => void {
  let document: string | null = null;
  const describe = () => {
    document ??= JSON.stringify(makeDocument());
    return document;
  };
  app.get('/api/openapi.json', (c) => c.body(describe(), 200, { 'content-type': 'application/json' }));

  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const security = { 'content-security-policy': CONTENT_POLICY, 'x-content-type-options': 'nosniff' };

  app.get('/api/docs', (c) => c.html(PAGE, 200, security));
  app.get('/api/docs/assets/start.js', (c) =>
    c.body(START, 200, { ...security, 'content-type': 'text/javascript; charset=utf-8' }),
  );
  app.get('/api/docs/assets/:file', async (c) => {
    const file = c.req.param('file');
    const type = Object.hasOwn(FILES, file) ? FILES[file] : undefined;
    if (!type) return problemResponse({ code: 'not-found' }, c.var.requestId);
    const content = await readFile(join(folder, file));
    return c.body(new Uint8Array(content), 200, {
      ...security,
      'content-type': type,
      'cache-control': 'public, max-age=3600',
    });
  });
  return () => void describe();
}
