import { deviceLabel } from './device-label.ts';
import { hasWorkers, unsubscribe } from './end-push-here.ts';

/** A subscription as the API takes it. */
export interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  label: string;
}

/**
 * State of push on this device:
 * - `unsupported`: the browser has none
 * - `install-first`: iPhone and iPad only have it for installed apps
 * - `denied`: the person said no; only the browser's settings change that
 * - `off`, `on`: with the endpoint by which the list of devices knows this one
 */
export type DeviceState =
  | { status: 'unsupported' | 'install-first' | 'denied' | 'off' }
  | { status: 'on'; endpoint: string };

/** The push state of this browser; a port, so that tests have their own. */
export interface PushOnDevice {
  state(): Promise<DeviceState>;
  /** Asks for permission, and subscribes; null when it was denied. */
  turnOn(publicKey: string): Promise<Subscription | null>;
  turnOff(): Promise<void>;
}

function toBytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** iPads claim to be a Mac; no Mac has a touch screen. */
function isAppleMobile({ userAgent, maxTouchPoints }: Navigator): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/** How long a first visit may take to set the worker up. Without one (`SERVICE_WORKER=off`) there is no push. */
const WORKER_WITHIN_MS = 15_000;

/** The worker of this site; undefined when there is none in time. */
const findWorker = (): Promise<ServiceWorkerRegistration | undefined> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<undefined>((resolve) => setTimeout(resolve, WORKER_WITHIN_MS, undefined)),
  ]);

/** The push state of this browser. */
export const pushOnDevice: PushOnDevice = {
  async state() {
    if (!(hasWorkers() && 'PushManager' in window && 'Notification' in window)) {
      return { status: isAppleMobile(navigator) && !isInstalled() ? 'install-first' : 'unsupported' };
    }
    if (Notification.permission === 'denied') return { status: 'denied' };
    const worker = await findWorker();
    if (!worker) return { status: 'unsupported' };
    const subscription = await worker.pushManager.getSubscription();
    const isOn = subscription !== null && Notification.permission === 'granted';
    return isOn ? { status: 'on', endpoint: subscription.endpoint } : { status: 'off' };
  },
  async turnOn(publicKey) {
    if ((await Notification.requestPermission()) !== 'granted') return null;
    const worker = await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey: toBytes(publicKey) };
    // A subscription for another server's key cannot be used, nor replaced while it exists.
    const subscription = await worker.pushManager.subscribe(options).catch(async () => {
      await (await worker.pushManager.getSubscription())?.unsubscribe();
      return worker.pushManager.subscribe(options);
    });
    const { endpoint, keys } = subscription.toJSON();
    if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('The subscription has no keys');
    return {
      endpoint,
      keys: { p256dh: keys.p256dh, auth: keys.auth },
      label: deviceLabel(navigator.userAgent),
    };
  },
  turnOff: unsubscribe,
};
