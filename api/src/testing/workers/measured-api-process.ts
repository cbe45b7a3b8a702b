import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import '../../main.ts';

/*
 * The API as a process that measures its own memory, without what the next collection frees: how much garbage waits
 * for it depends on the machine. It measures from the message `begin` to the message `end`, and then sends by how many
 * bytes what it held grew at most.
 */
const SAMPLE_EVERY_MS = 100;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Bytes in objects and buffers that are in use. */
function heldMemory(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

let before = 0;
let most = 0;
let sampling: NodeJS.Timeout | undefined;
const sample = () => {
  most = Math.max(most, heldMemory());
};

process.on('message', (message) => {
  clearInterval(sampling);
  if (message === 'begin') {
    before = heldMemory();
    most = before;
    sampling = setInterval(sample, SAMPLE_EVERY_MS);
    process.send?.({ type: 'measuring' });
  }
  if (message === 'end') {
    sample();
    process.send?.({ type: 'grown', bytes: most - before });
  }
});
