import { launch } from './bootstrap.mjs';

await launch('../api/src/concierge/evaluation/main.ts');
