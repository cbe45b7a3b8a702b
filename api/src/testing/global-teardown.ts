export { removePrepared as default } from './global-setup.ts';
