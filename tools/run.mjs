import { run } from './bootstrap/bootstrap.mjs';

await run(process.argv[2], process.argv.slice(3));
