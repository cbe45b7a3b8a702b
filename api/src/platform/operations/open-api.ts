import {
  type ApiKeyScope,
  describeAccess,
  guestPermissions,
  LiveEvent,
  type OperationAccess,
  type OperationKey,
  type OperationSpec,
  operations,
  Problem,
  staffPermissions,
  streamAccess,
  streams,
} from '@bellkey/shared/api';
import { OpenAPIHono } from '@hono/zod-openapi';
import { type ProblemCode, problemCodes } from '../outcome/problem-codes.ts';
import { parseOperationKey } from './mount-operations.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

const problemContent = { 'application/problem+json': { schema: Problem } };

/** The OpenAPI document of the operations table and both streams. */
export function openApiDocument(version: string): object {
  const app = new OpenAPIHono();
  describeAll(app);
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Bellkey API',
      version,
      description:
        'Guests hold a session in an http-only cookie, staff send Firebase ID tokens, a property’s own programs send an API key; `x-api-key-scope` names the required scope, null that no key may. Refusals are Problems with a stable `code`. Writes take an `Idempotency-Key`: a repeat gets the first answer again. Bodies are sent as `application/json`; any other type is refused with 415.',
    },
  });
}

function describeAll(app: OpenAPIHono): void {
  const registry = app.openAPIRegistry;
  registry.registerComponent('securitySchemes', 'guestSession', {
    type: 'apiKey',
    in: 'cookie',
    name: 'bellkey_guest',
  });
  registry.registerComponent('securitySchemes', 'staffToken', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'Firebase ID token',
  });
  registry.registerComponent('securitySchemes', 'apiKey', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'bk_…, an API key of the property',
  });

  for (const key of Object.keys(operations) as OperationKey[]) {
    const spec: OperationSpec = operations[key];
    const { method } = parseOperationKey(key);
    registry.registerPath({
      method: method.toLowerCase() as Method,
      path: key.slice(key.indexOf(' ') + 1),
      summary: spec.summary,
      description: describeAccess(spec),
      tags: [spec.tag],
      ...describeMay(spec),
      request: {
        ...(spec.params && { params: spec.params }),
        ...(spec.query && { query: spec.query }),
        ...(spec.body && {
          body: { content: { 'application/json': { schema: spec.body } }, required: true },
        }),
        ...(spec.upload && {
          body: {
            content: Object.fromEntries(
              spec.upload.types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
            ),
            description: `at most ${spec.upload.maxBytes} bytes`,
            required: true,
          },
        }),
      },
      responses: {
        [spec.status]: {
          description: spec.summary,
          ...(spec.response && { content: { 'application/json': { schema: spec.response } } }),
          ...(spec.file && { content: { [spec.file]: { schema: { type: 'string', format: 'binary' } } } }),
        },
        ...problemResponses([
          ...spec.problems,
          ...(spec.key ? ['rate-limited'] : []),
          ...(spec.body || spec.upload ? ['unsupported-media-type'] : []),
        ]),
      },
    });
  }

  for (const audience of ['guest', 'staff'] as const) {
    const path = streams[audience];
    const access = streamAccess[audience];
    registry.registerPath({
      method: 'get',
      path,
      summary: `Live events for ${audience === 'guest' ? 'the guest of this session' : 'the staff of a property (?property=)'}`,
      description: `${describeAccess(access)} Server-sent events. Stored events carry an \`id\`; send it back as \`Last-Event-ID\` (or \`?after=\`) to get what was missed. A comment every 15 s keeps the connection open. \`reply.*\` events are not stored.`,
      tags: [audience],
      ...describeMay(access),
      responses: {
        200: { description: 'A stream of events', content: { 'text/event-stream': { schema: LiveEvent } } },
        ...problemResponses(
          audience === 'guest' ? ['no-session', 'session-expired'] : ['unauthenticated', 'forbidden'],
        ),
      },
    });
  }
}

/** The caller that an operation requires: the proof, and the permission with its holders. */
interface DescribedCaller {
  security: Array<Record<string, string[]>>;
  'x-may': { permission: string; roles?: readonly string[]; assurance?: string };
}

/** Who may call an operation, and whether an API key may. */
function describeMay(access: OperationAccess): DescribedCaller & { 'x-api-key-scope': ApiKeyScope | null } {
  return { ...describeCaller(access), 'x-api-key-scope': access.key ?? null };
}

function describeCaller(access: OperationAccess): DescribedCaller {
  const permission = access.may;
  switch (access.auth) {
    case 'public':
      return { security: [], 'x-may': { permission } };
    case 'guest':
      return {
        security: [{ guestSession: [] }],
        'x-may': { permission, assurance: guestPermissions[access.may].assurance },
      };
    case 'staff':
      return {
        security: [{ staffToken: [] }, ...(access.key ? [{ apiKey: [] }] : [])],
        'x-may': { permission, roles: staffPermissions[access.may].roles },
      };
    default:
      return { security: [{ staffToken: [] }], 'x-may': { permission } };
  }
}

function problemResponses(codes: readonly string[]) {
  const byStatus = new Map<number, string[]>();
  for (const code of codes) {
    if (!Object.hasOwn(problemCodes, code))
      throw new Error(`The contract names a problem that the API does not know: ${code}`);
    const { status } = problemCodes[code as ProblemCode];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      { description: codes.join(', '), content: problemContent },
    ]),
  );
}
