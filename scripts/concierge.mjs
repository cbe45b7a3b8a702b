import { launch } from './bootstrap.mjs';

await launch('../api/src/concierge/command-line/main.ts');
