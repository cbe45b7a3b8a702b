#!/usr/bin/env node
import { register } from 'tsx/esm/api';

// Page tables and build recipes are TypeScript.
register();
const { main } = await import('./dist/bellkey.js');
await main(process.argv.slice(2), process.cwd());
