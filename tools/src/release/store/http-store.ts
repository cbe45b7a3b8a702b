import { setTimeout as sleep } from 'node:timers/promises';
import { cacheControl, mediaType, type ReleaseStore, type StoredFile, StoreError } from './release-store.ts';

const TIMEOUT_MS = 30_000;
const ATTEMPTS = 3;
const PAUSE_MS = 300;
const FILES_AT_A_TIME = 4;
/** A file that is only used for testing a conditional write. */
const CONDITION_PROBE = 'releases/.conditions';

interface HttpStoreOptions {
  /** URL of the folder, ending in a slash. */
  url: URL;
  /** Value of the Authorization header; none when null. */
  authorization: string | null;
}

/**
 * A web server with PUT and DELETE, and conditions (`If-Match`, `If-None-Match`). One that ignores the conditions is
 * refused at the first change: of two concurrent changes it would lose one.
 */
export class HttpStore implements ReleaseStore {
  readonly name: string;
  readonly atATime = FILES_AT_A_TIME;
  private readonly options: HttpStoreOptions;
  private conditions: Promise<void> | null = null;

  constructor(options: HttpStoreOptions) {
    this.options = options;
    this.name = options.url.href;
  }

  placeOf(key: string): string {
    return new URL(key, this.options.url).href;
  }

  async read(key: string): Promise<StoredFile | null> {
    const answer = await this.send('GET', key);
    if (answer.status === 404 || answer.status === 410) return null;
    if (!answer.ok) throw this.refusal('read', key, answer.status);
    const content = await this.body(key, answer);
    return { content, version: answer.headers.get('etag') ?? '' };
  }

  async write(key: string, content: Uint8Array): Promise<void> {
    const answer = await this.send('PUT', key, { content });
    if (!answer.ok) throw this.refusal('written', key, answer.status);
  }

  async replace(key: string, content: Uint8Array, expected: string | null): Promise<'replaced' | 'changed'> {
    this.conditions ??= this.requireConditions();
    await this.conditions;
    if (expected === '') {
      throw new StoreError(`${this.placeOf(key)} has no ETag, which is needed to detect concurrent changes.`);
    }
    const headers: Record<string, string> =
      expected === null ? { 'if-none-match': '*' } : { 'if-match': expected };
    const answer = await this.send('PUT', key, { content, headers });
    if (answer.status === 412 || answer.status === 409) return 'changed';
    if (!answer.ok) throw this.refusal('written', key, answer.status);
    return 'replaced';
  }

  list(): Promise<null> {
    return Promise.resolve(null);
  }

  lastWrite(): Promise<null> {
    return Promise.resolve(null);
  }

  async remove(key: string): Promise<void> {
    const answer = await this.send('DELETE', key);
    if (!answer.ok && answer.status !== 404) throw this.refusal('removed', key, answer.status);
  }

  private async requireConditions(): Promise<void> {
    const answer = await this.send('PUT', CONDITION_PROBE, {
      content: Buffer.from('A server that heeds conditions never stores this.\n'),
      headers: { 'if-match': '"never"' },
    });
    if (answer.status === 412 || answer.status === 404 || answer.status === 409) return;
    if (!answer.ok) throw this.refusal('written', CONDITION_PROBE, answer.status);
    await this.remove(CONDITION_PROBE);
    throw new StoreError(
      `${this.name} ignores If-Match: of two concurrent changes one would be lost. Use a server that supports conditions, an S3 bucket or a folder.`,
    );
  }

  private async body(key: string, answer: Response): Promise<Buffer> {
    try {
      return Buffer.from(await answer.arrayBuffer());
    } catch (cause) {
      throw new StoreError(
        `${this.placeOf(key)} was truncated during the download. Run the same command again.`,
        {
          cause,
        },
      );
    }
  }

  /** One request, retried after a failure of the network or of the server. */
  private async send(
    method: string,
    key: string,
    { content, headers = {} }: { content?: Uint8Array; headers?: Record<string, string> } = {},
  ): Promise<Response> {
    const { authorization } = this.options;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const answer = await fetch(this.placeOf(key), {
          method,
          headers: {
            ...(authorization ? { authorization } : {}),
            ...(content ? { 'content-type': mediaType(key), 'cache-control': cacheControl(key) } : {}),
            ...headers,
          },
          body: content ? new Uint8Array(content) : undefined,
          redirect: 'error',
          cache: 'no-store',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        if ((answer.status < 500 && answer.status !== 429) || attempt === ATTEMPTS) return answer;
        await answer.body?.cancel();
      } catch (cause) {
        if (attempt === ATTEMPTS) {
          throw new StoreError(
            `${this.name} cannot be reached (${reasonOf(cause)}). Check the address in RELEASE_STORE and the connection.`,
            { cause },
          );
        }
      }
      await sleep(PAUSE_MS * attempt);
    }
  }

  private refusal(done: string, key: string, status: number): StoreError {
    const advice =
      status === 401 || status === 403
        ? ' You are not allowed to: set RELEASE_STORE_AUTHORIZATION to a value of the Authorization header that is.'
        : status === 405 || status === 501
          ? ' The server does not take this kind of request.'
          : '';
    return new StoreError(`${this.placeOf(key)} cannot be ${done}: the server answered ${status}.${advice}`);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
