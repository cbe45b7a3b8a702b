/** Runs a task while no other tab of this site runs one of the same name. */
export type Lock = (name: string, task: () => Promise<void>) => Promise<void>;

/**
 * Web Locks where the browser has them. Without them (insecure pages) tabs do not take turns, and only the idempotency
 * key of each message prevents a duplicate.
 */
export const browserLock: Lock = async (name, task) => {
  if ('locks' in navigator && navigator.locks) await navigator.locks.request(name, task);
  else await task();
};
