import type { S3Client } from '@aws-sdk/client-s3';
import { cacheControl, mediaType, type ReleaseStore, type StoredFile, StoreError } from './release-store.ts';

const FILES_AT_A_TIME = 8;
const CONDITION_PROBE = 'releases/.conditions';
/** Errors of S3 and compatible stores for a failed condition. */
const CHANGED = [409, 412];

/** A parsed `s3://bucket/prefix`. */
export interface S3Place {
  bucket: string;
  /** Empty, or ending in a slash. */
  prefix: string;
  region: string | undefined;
  /** Of a compatible store. */
  endpoint: string | undefined;
}

interface ServiceFailure {
  name: string;
  message: string;
  $metadata?: { httpStatusCode?: number };
}

const statusOf = (error: unknown) => (error as Partial<ServiceFailure>)?.$metadata?.httpStatusCode;

/**
 * A bucket of Amazon S3 or a compatible store. Credentials as for Amazon's own tools:
 * `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`, a profile, or the role of the machine.
 */
export class S3Store implements ReleaseStore {
  readonly name: string;
  readonly atATime = FILES_AT_A_TIME;
  private readonly place: S3Place;
  private client: Promise<S3Client> | null = null;
  private conditions: Promise<void> | null = null;

  constructor(place: S3Place) {
    this.place = place;
    this.name = `the bucket ${place.bucket}${place.endpoint ? ` at ${place.endpoint}` : ''}`;
  }

  placeOf(key: string): string {
    return `s3://${this.place.bucket}/${this.place.prefix}${key}`;
  }

  async read(key: string): Promise<StoredFile | null> {
    const { GetObjectCommand } = await import('@aws-sdk/client-s3');
    try {
      const found = await (await this.open()).send(new GetObjectCommand(this.object(key)));
      const content = Buffer.from((await found.Body?.transformToByteArray()) ?? []);
      return { content, version: found.ETag ?? '' };
    } catch (error) {
      if (statusOf(error) === 404 && (error as ServiceFailure).name !== 'NoSuchBucket') return null;
      throw this.failure('read', key, error);
    }
  }

  async write(key: string, content: Uint8Array): Promise<void> {
    try {
      await this.put(key, content, {});
    } catch (error) {
      throw this.failure('written', key, error);
    }
  }

  async replace(key: string, content: Uint8Array, expected: string | null): Promise<'replaced' | 'changed'> {
    this.conditions ??= this.requireConditions();
    await this.conditions;
    try {
      await this.put(key, content, expected === null ? { IfNoneMatch: '*' } : { IfMatch: expected });
      return 'replaced';
    } catch (error) {
      if (CHANGED.includes(statusOf(error) ?? 0)) return 'changed';
      throw this.failure('written', key, error);
    }
  }

  async list(folder: string): Promise<string[]> {
    return (await this.objectsOf(folder)).map(({ key }) => key);
  }

  async lastWrite(folder: string): Promise<Date | null> {
    const times = (await this.objectsOf(folder)).flatMap(({ writtenAt }) => writtenAt?.getTime() ?? []);
    return times.length === 0 ? null : new Date(Math.max(...times));
  }

  async remove(key: string): Promise<void> {
    const { DeleteObjectCommand } = await import('@aws-sdk/client-s3');
    try {
      await (await this.open()).send(new DeleteObjectCommand(this.object(key)));
    } catch (error) {
      throw this.failure('removed', key, error);
    }
  }

  private async objectsOf(folder: string): Promise<{ key: string; writtenAt: Date | undefined }[]> {
    const { paginateListObjectsV2 } = await import('@aws-sdk/client-s3');
    const { bucket, prefix } = this.place;
    const found: { key: string; writtenAt: Date | undefined }[] = [];
    try {
      const pages = paginateListObjectsV2(
        { client: await this.open() },
        { Bucket: bucket, Prefix: prefix + folder },
      );
      for await (const page of pages) {
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key) found.push({ key: Key.slice(prefix.length), writtenAt: LastModified });
        }
      }
      return found;
    } catch (error) {
      throw this.failure('listed', folder, error);
    }
  }

  /** Some stores accept conditions and ignore them: of two concurrent changes they would lose one. */
  private async requireConditions(): Promise<void> {
    try {
      await this.put(CONDITION_PROBE, Buffer.from('A store that heeds conditions never keeps this.\n'), {
        IfMatch: '"00000000000000000000000000000000"',
      });
    } catch (error) {
      if (
        [404, ...CHANGED].includes(statusOf(error) ?? 0) &&
        (error as ServiceFailure).name !== 'NoSuchBucket'
      )
        return;
      throw this.failure('written', CONDITION_PROBE, error);
    }
    await this.remove(CONDITION_PROBE);
    throw new StoreError(
      `${this.name} ignores If-Match: of two concurrent changes one would be lost. Use a store with conditional writes, or a folder.`,
    );
  }

  private async put(
    key: string,
    content: Uint8Array,
    conditions: { IfMatch?: string; IfNoneMatch?: string },
  ) {
    const { PutObjectCommand } = await import('@aws-sdk/client-s3');
    const client = await this.open();
    await client.send(
      new PutObjectCommand({
        ...this.object(key),
        Body: content,
        ContentType: mediaType(key),
        CacheControl: cacheControl(key),
        ...conditions,
      }),
    );
  }

  private object(key: string) {
    return { Bucket: this.place.bucket, Key: this.place.prefix + key };
  }

  private open(): Promise<S3Client> {
    // Loaded on first use: a release into a folder does not need it.
    this.client ??= import('@aws-sdk/client-s3').then(
      ({ S3Client }) =>
        new S3Client({
          region: this.place.region ?? 'us-east-1',
          endpoint: this.place.endpoint,
          forcePathStyle: this.place.endpoint !== undefined,
          // Other stores refuse the checksums of Amazon's own.
          requestChecksumCalculation: 'WHEN_REQUIRED',
          responseChecksumValidation: 'WHEN_REQUIRED',
        }),
    );
    return this.client;
  }

  private failure(done: string, key: string, error: unknown): StoreError {
    if (error instanceof StoreError) return error;
    const { name, message } = error as ServiceFailure;
    const status = statusOf(error);
    const advice =
      name === 'CredentialsProviderError'
        ? ' Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE.'
        : status === 401 || status === 403
          ? ' You are not allowed to: check the credentials and what they permit on this bucket.'
          : status === undefined
            ? ' Check the address in RELEASE_STORE and the connection.'
            : '';
    return new StoreError(`${this.placeOf(key)} cannot be ${done}: ${message || name}.${advice}`, {
      cause: error,
    });
  }
}
