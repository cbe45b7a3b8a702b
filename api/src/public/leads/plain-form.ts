import { LeadForm } from '@bellkey/shared/api';
import { resolveBrandKey } from '@bellkey/shared/brand';
import { decodeText } from '@bellkey/shared/server';
import type { Hono } from 'hono';
import type { ApiEnvironment } from '../../platform/http/api-environment.ts';
import { isCrossSite } from '../../platform/http/cross-site.ts';
import { httpSide } from '../../platform/http/http-side.ts';
import { decodes, isWellFormed } from '../../platform/http/malformed.ts';
import { isMediaType } from '../../platform/http/media-type.ts';
import type { LeadDesk } from './routes.ts';
import { takeLead } from './take-lead.ts';

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

/** A form's fields as the contract wants them. */
function fieldsOf(form: URLSearchParams): unknown {
  const text = (name: string) => form.get(name) ?? '';
  return {
    kind: text('kind'),
    name: text('name'),
    email: text('email').trim(),
    property: text('property'),
    rooms: text('rooms').trim() === '' ? null : Number(text('rooms')),
    message: text('message'),
    system: text('system').trim() || null,
    consent: form.has('consent'),
    website: text('website'),
  };
}

/**
 * The same enquiry from a form that a browser sends without JavaScript: the response is a plain page. What was typed is
 * still in the form behind the browser's back button.
 */
export function mountPlainLeadForm(
  app: Hono<ApiEnvironment>,
  { store, limits, now, brandKeys }: LeadDesk,
): void {
  app.post('/api/leads/form', async (c) => {
    if (isCrossSite(c))
      return c.html(page('Sent from another site', '<p>Send it from our own page.</p>'), 403);
    if (!isMediaType(c.req.header('content-type'), 'application/x-www-form-urlencoded'))
      return c.html(page('Not a form', '<p>Send it from our own page.</p>'), 415);
    const text = decodeText(await c.req.arrayBuffer());
    const fields = text !== null && decodes(text) && fieldsOf(new URLSearchParams(text));
    if (!fields || !isWellFormed(fields))
      return c.html(page('Unreadable text', '<p>Remove unusual characters and send it again.</p>'), 400);
    const parsed = LeadForm.safeParse(fields);
    if (!parsed.success) {
      const reasons = [
        ...new Set(parsed.error.issues.map(({ message }) => `<li>${escapeHtml(message)}</li>`)),
      ];
      const body = `<p>Go back with your browser: what you typed is still there.</p><ul>${reasons.join('')}</ul>`;
      return c.html(page('Something is missing', body), 422);
    }
    const http = httpSide(c, now);
    const taken = await takeLead(store, limits, parsed.data, {
      brand: resolveBrandKey(http.hostname, brandKeys),
      address: http.address,
      idempotencyKey: undefined,
      now: now(),
    });
    if (!taken.ok) {
      const wait = taken.error.retryAfterSeconds;
      if (wait !== undefined) c.header('retry-after', String(wait));
      const minutes = Math.max(1, Math.ceil((wait ?? 60) / 60));
      const body = `<p>Too many messages came from your network, or to us altogether. Try again in ${minutes} min; go back with your browser, and what you typed is still there.</p>`;
      return c.html(page('Not sent yet', body), 429);
    }
    const body = `<p>Your reference is <strong>${escapeHtml(taken.value.reference)}</strong>. We answer to ${escapeHtml(parsed.data.email)}.</p><p><a href="/">Back to the site</a></p>`;
    return c.html(page('Thank you, we have it', body), 201);
  });
}
