import { launch } from './bootstrap.mjs';

await launch('../api/src/concierge-commands/evaluate.ts');
