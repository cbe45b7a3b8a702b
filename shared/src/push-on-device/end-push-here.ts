/*
 * By itself, because every page of the staff app can end push and few turn it on.
 */

/** Whether the browser supports workers: not outside a secure origin, and undefined when disabled. */
export const hasWorkers = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker !== undefined;

/** Ends the subscription of this device, if it has one. Rejects when the browser cannot. */
export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration('/');
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

/** Ends push on this device when its user signs out: the next user must not read their notifications. */
export async function endPushHere(): Promise<void> {
  if (!(hasWorkers() && 'PushManager' in window)) return;
  await unsubscribe().catch(() => undefined);
}
