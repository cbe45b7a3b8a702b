import { isIos, isStandalone } from './device.ts';
import { type InstallEvent, InstallOffer } from './install-offer.ts';

/** The tab's install offer, attached to its window. Called early: browsers fire their event at any time. */
export function watchInstall(window: Window, now: () => number): InstallOffer {
  const offer = new InstallOffer({
    ios: isIos(window.navigator),
    standalone: isStandalone(window),
    now,
    storage: () => window.localStorage,
  });
  window.addEventListener('beforeinstallprompt', (event) => offer.offer(event as InstallEvent));
  window.addEventListener('appinstalled', () => offer.finish());
  if (window.document.readyState === 'complete') offer.loaded();
  else window.addEventListener('load', () => offer.loaded(), { once: true });
  return offer;
}
