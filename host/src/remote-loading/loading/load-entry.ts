import type { ComposedRelease } from '@bellkey/shared/remote';
import { classifyAnswer } from '../failures/classify.ts';
import { failedFile } from '../failures/failed-file.ts';
import { RemoteLoadError } from '../failures/remote-load-error.ts';
import { type RemoteFiles, urlOfTry } from '../files/remote-files.ts';
import { type Container, findContainer } from './container.ts';

/**
 * Loads a remote's entry script and finds its container.
 *
 * @throws RemoteLoadError in phase `entry`
 */
export async function loadEntry(
  remote: ComposedRelease,
  attempt: number,
  files: RemoteFiles,
): Promise<Container> {
  const present = findContainer(remote.container);
  if (present) return present;

  const url = urlOfTry(`${remote.base}${remote.entry}`, attempt);
  const outcome = await files.runScript(url, remote.integrity);
  if (outcome !== 'loaded') throw await failedFile(remote, attempt, { phase: 'entry', url, outcome }, files);

  const container = findContainer(remote.container);
  if (container) return container;
  // The script ran, with the right hash or without one. The probe shows whether the URL returns a page or a script.
  const answer = await files.probe(url);
  throw new RemoteLoadError({
    kind: classifyAnswer(answer),
    phase: 'entry',
    remote: remote.name,
    version: remote.version,
    url,
    status: answer?.status,
    attempt,
  });
}
