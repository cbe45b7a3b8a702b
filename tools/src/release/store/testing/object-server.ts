import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadBody } from './load-body.ts';
import { hasValidSignature, type S3Credentials } from './s3-signature.ts';

/** Faults of a store. */
export type Fault =
  /** Returns this status and does nothing. */
  | { kind: 'status'; status: number }
  /** Applies the request, then the connection breaks before the response. */
  | { kind: 'lost-answer' }
  /** Stores only the first half of the body, and reports success. */
  | { kind: 'half-kept' }
  /** Sends the first half of a file, then the connection breaks. */
  | { kind: 'cut-body' }
  /** Returns a wrong ETag. */
  | { kind: 'wrong-etag' };

export interface ObjectServerOptions {
  /** S3 with a bucket of this name and these credentials; plain HTTP otherwise. */
  s3?: S3Credentials & { bucket: string };
  /** Required value of the Authorization header; plain HTTP only. */
  authorization?: string;
  /** Accepts `If-Match`, and overwrites anyway. */
  ignoresConditions?: boolean;
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/**
 * A store for tests, on a port of this machine: PUT, GET, DELETE with ETags and conditions, and as S3 the same with
 * signatures, error documents and ListObjectsV2, as far as Amazon documents them.
 */
export class ObjectServer {
  readonly objects = new Map<string, Buffer>();
  /** The requests, as `PUT /remotes.json`. */
  readonly requests: string[] = [];
  private readonly faults: { method: string; key: RegExp; fault: Fault; times: number }[] = [];
  private readonly options: ObjectServerOptions;
  private readonly server = createServer((request, response) => {
    this.answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });

  constructor(options: ObjectServerOptions = {}) {
    this.options = options;
  }

  /** @returns its URL, without a slash at the end. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  /** Injects a fault into the next matching requests. */
  fail(method: string, key: RegExp, fault: Fault, times = 1): void {
    this.faults.push({ method, key, fault, times });
  }

  private faultFor(method: string, key: string): Fault | null {
    const found = this.faults.find((one) => one.times > 0 && one.method === method && one.key.test(key));
    if (!found) return null;
    found.times -= 1;
    return found.fault;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { s3, authorization } = this.options;
    const method = request.method ?? 'GET';
    const url = new URL(request.url ?? '/', 'http://store.invalid');
    const body = await loadBody(request);
    const place = decodeURIComponent(url.pathname).slice(1);
    const key = s3 ? place.slice(s3.bucket.length + 1) : place;
    this.requests.push(`${method} /${key}`);
    if (s3 && !hasValidSignature(request, body, s3))
      return this.refuse(response, 403, 'SignatureDoesNotMatch');
    if (s3 && !place.startsWith(s3.bucket)) return this.refuse(response, 404, 'NoSuchBucket');
    if (authorization && request.headers.authorization !== authorization) {
      return this.refuse(response, 401, 'Unauthorized');
    }
    const fault = this.faultFor(method, key);
    if (fault?.kind === 'status') return this.refuse(response, fault.status, 'Fault');
    if (method === 'PUT') return this.put(request, response, key, body, fault);
    if (method === 'DELETE') {
      this.objects.delete(key);
      response.writeHead(204).end();
      return;
    }
    if (s3 && url.searchParams.get('list-type') === '2')
      return this.list(response, url.searchParams.get('prefix') ?? '');
    this.get(response, key, fault);
  }

  private put(
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
    body: Buffer,
    fault: Fault | null,
  ): void {
    const now = this.objects.get(key);
    const { 'if-match': match, 'if-none-match': none } = request.headers;
    const isMissing = match !== undefined && now === undefined;
    const isAnother = (now && match !== undefined && match !== etagOf(now)) || (none === '*' && now);
    if (!this.options.ignoresConditions && (isMissing || isAnother)) {
      if (isMissing) this.refuse(response, 404, 'NoSuchKey');
      else this.refuse(response, 412, 'PreconditionFailed');
      return;
    }
    this.objects.set(key, fault?.kind === 'half-kept' ? body.subarray(0, body.length / 2) : body);
    if (fault?.kind === 'lost-answer') {
      response.destroy();
      return;
    }
    response.writeHead(now ? 200 : 201, { etag: etagOf(body) }).end();
  }

  private get(response: ServerResponse, key: string, fault: Fault | null): void {
    const content = this.objects.get(key);
    if (content === undefined) {
      this.refuse(response, 404, 'NoSuchKey');
      return;
    }
    const etag = fault?.kind === 'wrong-etag' ? '"0123456789abcdef0123456789abcdef"' : etagOf(content);
    response.writeHead(200, { etag, 'content-length': content.length });
    if (fault?.kind === 'cut-body') {
      response.write(content.subarray(0, content.length / 2), () => response.destroy());
      return;
    }
    response.end(content);
  }

  private list(response: ServerResponse, prefix: string): void {
    const found = [...this.objects].filter(([key]) => key.startsWith(prefix));
    const contents = found.map(
      ([key, content]) =>
        `<Contents><Key>${escaped(key)}</Key><Size>${content.length}</Size><LastModified>${new Date().toISOString()}</LastModified><ETag>${etagOf(content)}</ETag></Contents>`,
    );
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(
      `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated><KeyCount>${found.length}</KeyCount>${contents.join('')}</ListBucketResult>`,
    );
  }

  private refuse(response: ServerResponse, status: number, code: string): void {
    if (!this.options.s3) {
      response.writeHead(status).end(code);
      return;
    }
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
  }
}

const etagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;
