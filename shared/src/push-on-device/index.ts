export { endPushHere } from './end-push-here.ts';
export * from './push-on-device.ts';
