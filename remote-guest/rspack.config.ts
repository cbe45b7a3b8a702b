import { defineRemote } from '../rspack.base.ts';
import pages from './src/pages.ts';

// What chat, menu and requests share is then two files instead of four, for a guest who has just scanned a code.
export default defineRemote({ folder: import.meta.dirname, pages, smallestSharedChunk: 80_000 });
