import { defineHost } from '../rspack.base.ts';

export default defineHost({ folder: import.meta.dirname });
