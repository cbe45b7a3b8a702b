import type { ComposedRelease } from '@bellkey/shared/remote';
import type { FileOutcome, RemoteFiles } from '../files/remote-files.ts';
import { classifyAnswer } from './classify.ts';
import { type LoadPhase, RemoteLoadError } from './remote-load-error.ts';

export interface FailedFile {
  phase: LoadPhase;
  /** Null when the loader does not report it. */
  url: string | null;
  outcome: Exclude<FileOutcome, 'loaded'> | 'missing';
  cause?: unknown;
}

/** The error of a file that failed to load. `missing`: it ran, but did not define what was requested. */
export async function failedFile(
  remote: ComposedRelease,
  attempt: number,
  { phase, url, outcome, cause }: FailedFile,
  files: RemoteFiles,
): Promise<RemoteLoadError> {
  const answer = outcome === 'error' && url ? await files.probe(url) : null;
  const kind =
    outcome === 'timeout' ? 'timeout' : outcome === 'missing' ? 'stale-deploy' : classifyAnswer(answer);
  return new RemoteLoadError({
    kind,
    phase,
    remote: remote.name,
    version: remote.version,
    url,
    status: answer?.status,
    attempt,
    cause,
  });
}
