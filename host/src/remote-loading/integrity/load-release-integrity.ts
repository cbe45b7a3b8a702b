import { classifyAnswer } from '../failures/classify.ts';
import { RemoteLoadError } from '../failures/remote-load-error.ts';
import { type RemoteFiles, urlOfTry } from '../files/remote-files.ts';
import { type KnownRelease, parseIntegrity, type ReleaseIntegrity, releaseUrl } from './release-integrity.ts';

/**
 * Loads the hashes of a release's files once.
 *
 * @throws RemoteLoadError in phase `release`
 */
export async function loadReleaseIntegrity(
  release: KnownRelease,
  attempt: number,
  files: RemoteFiles,
  integrity: ReleaseIntegrity,
): Promise<void> {
  if (integrity.has(release)) return;
  const url = urlOfTry(releaseUrl(release), attempt);
  const { outcome, answer, json } = await files.loadJson(url);
  const fail = (kind: RemoteLoadError['kind'], cause?: unknown) =>
    new RemoteLoadError({
      kind,
      phase: 'release',
      remote: release.name,
      version: release.version,
      url,
      status: answer?.status,
      attempt,
      cause,
    });
  if (outcome === 'timeout') throw fail('timeout');
  if (outcome === 'error') throw fail(classifyAnswer(answer));
  try {
    integrity.set(release, parseIntegrity(json));
  } catch (cause) {
    throw fail('bad-build', cause);
  }
}
