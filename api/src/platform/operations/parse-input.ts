import type { OperationSpec } from '@bellkey/shared/api';
import { decodeText } from '@bellkey/shared/server';
import type { Context } from 'hono';
import type { z } from 'zod';
import type { ApiEnvironment } from '../http/api-environment.ts';
import { isWellFormed } from '../http/malformed.ts';
import { isMediaType } from '../http/media-type.ts';
import { done, type Outcome, type Refusal, refused } from '../outcome/outcome.ts';

/** Validated parts of a request; a part that the operation does not have is absent. */
export interface Input {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  upload?: Uint8Array;
}

/** Parses and validates the input of an operation; invalid input becomes a problem that names the field. */
export async function parseInput(c: Context<ApiEnvironment>, spec: OperationSpec): Promise<Outcome<Input>> {
  if (!isAcceptedType(c, spec)) return refused('unsupported-media-type');
  const input: Input = {};
  if (spec.params) {
    const params = spec.params.safeParse(c.req.param());
    if (!params.success) return { ok: false, error: toRefusal(params.error, spec) };
    input.params = params.data;
  }
  if (spec.query) {
    const query = spec.query.safeParse(c.req.query());
    if (!query.success) return { ok: false, error: toRefusal(query.error, spec) };
    input.query = query.data;
  }
  if (spec.body) {
    const text = decodeText(await c.req.arrayBuffer());
    if (text === null) return refused('malformed-text');
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      return refused('malformed-json');
    }
    const body = spec.body.safeParse(json);
    if (!body.success) return { ok: false, error: toRefusal(body.error, spec) };
    input.body = body.data;
  }
  if (!isWellFormed(input)) return refused('malformed-text');
  if (spec.upload) input.upload = new Uint8Array(await c.req.arrayBuffer());
  return done(input);
}

/** The types that forms and beacons of another site can send without asking first. */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];

/**
 * A body is JSON and says so, also where an operation takes none. A file may have any type but those of forms: browsers
 * guess types, and the operation looks at the bytes.
 */
function isAcceptedType(c: Context<ApiEnvironment>, spec: OperationSpec): boolean {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return true;
  const type = c.req.header('content-type');
  if (spec.upload) return !FORM_TYPES.some((form) => isMediaType(type, form));
  if (type === undefined && !spec.body) return true;
  return isMediaType(type, 'application/json');
}

function toRefusal(error: z.ZodError, spec: OperationSpec): Refusal {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
  for (const issue of error.issues) {
    const field = issue.path.join('.');
    if (field === 'body' && spec.problems.includes('message-empty')) {
      if (issue.code === 'too_small') return { code: 'message-empty', fields };
      if (issue.code === 'too_big') return { code: 'message-too-long', fields };
    }
    if (field === 'code' && spec.problems.includes('malformed-code'))
      return { code: 'malformed-code', fields };
  }
  return { code: 'bad-input', fields };
}
