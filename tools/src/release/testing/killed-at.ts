import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Makes this process kill itself, like a power failure, before its n-th change to the disk. Loaded before anything else
 * in a separate process, with `KILL_AT` set.
 */
const killAt = Number(process.env.KILL_AT);
let changes = 0;

function count<Work extends (...args: never[]) => unknown>(work: Work): Work {
  return ((...args) => {
    changes += 1;
    if (changes === killAt) process.kill(process.pid, 'SIGKILL');
    return work(...args);
  }) as Work;
}

const { promises } = fs;
promises.rename = count(promises.rename);
promises.link = count(promises.link);
promises.open = count(promises.open);
promises.writeFile = count(promises.writeFile);
promises.rm = count(promises.rm);
syncBuiltinESMExports();
