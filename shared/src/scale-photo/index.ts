export { fitWithin, type ScaledPhoto, scalePhoto } from './scale-photo.ts';
