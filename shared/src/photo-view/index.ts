export { type PhotoMessages, type PhotoSize, PhotoView } from './photo-view.tsx';
