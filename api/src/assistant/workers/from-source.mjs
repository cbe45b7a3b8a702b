import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// A worker thread does not take tsx over from the main thread, and Node 20 reads no TypeScript.
register();
await import(workerData.source);
