import { launch } from './bootstrap.mjs';

await launch('../concierge/src/training/main.ts');
