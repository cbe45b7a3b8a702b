/** Runs a task while no other tab of this site runs one of the same name. */
export type Lock = (name: string, task: () => Promise<void>) => Promise<void>;

/**
 * Web Locks where the browser has them. Where it has none (pages not served securely) tabs don't take turns; the
 * idempotency key of each message then is what keeps it from arriving twice.
 */
export const browserLock: Lock = async (name, task) => {
  if ('locks' in navigator && navigator.locks) await navigator.locks.request(name, task);
  else await task();
};
