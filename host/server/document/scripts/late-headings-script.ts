import { LATE_HEADINGS } from '../../../src/first-layout/late-headings-mark.ts';

/**
 * Lets the headings begin in their font where the service worker keeps it on the device. Inline; its hash is in the page's
 * policy.
 */
export const lateHeadingsScript = `navigator.serviceWorker?.controller&&document.body.removeAttribute('${LATE_HEADINGS}')`;
