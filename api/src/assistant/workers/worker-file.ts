import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Entry of a worker thread, and its data. */
export interface WorkerFile {
  file: URL;
  data: Record<string, unknown>;
}

/** A worker's entry in TypeScript, for development and tests. */
export function workerFromSource(source: URL): WorkerFile {
  return { file: new URL('./from-source.mjs', import.meta.url), data: { source: source.href } };
}

/** The concierge's worker: next to the bundle, or next to this source file. */
export function conciergeWorker(): WorkerFile {
  const built = new URL('./turn-worker.js', import.meta.url);
  if (existsSync(fileURLToPath(built))) return { file: built, data: {} };
  return workerFromSource(new URL('./turn-worker.ts', import.meta.url));
}
