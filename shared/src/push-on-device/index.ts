export * from './push-on-device.ts';
