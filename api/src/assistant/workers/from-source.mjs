import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// A worker thread does not inherit tsx from the main thread, and Node 20 does not load TypeScript.
register();
await import(workerData.source);
