export { defineRemote } from '../../rspack.base.ts';
