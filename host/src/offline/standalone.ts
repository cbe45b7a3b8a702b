import type { OfflineStatusStore } from '../service-worker/offline-status.ts';

/** Keeps track of whether the site runs as an installed app, which also changes while it is open. */
export function trackStandalone(window: Window, status: OfflineStatusStore): void {
  const query = window.matchMedia('(display-mode: standalone)');
  // Safari on iOS has its own way to say it.
  const onIos = 'standalone' in window.navigator && window.navigator.standalone === true;
  const update = () => status.set({ standalone: query.matches || onIos });
  update();
  query.addEventListener('change', update);
}
