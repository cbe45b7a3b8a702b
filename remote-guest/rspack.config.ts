import { defineRemote } from '../rspack.base.ts';
import pages from './src/pages.ts';

export default defineRemote({ folder: import.meta.dirname, pages });
