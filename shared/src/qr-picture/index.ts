export * from './qr-picture.tsx';
