import type { AppError } from './app-error.ts';

let raised: AppError | null = null;
const listeners = new Set<() => void>();
const set = (error: AppError | null) => {
  raised = error;
  for (const listener of listeners) listener();
};

/** An uncaught error from outside rendering, on its way to the full page. */
export const raisedError = {
  get: (): AppError | null => raised,
  raise: (error: AppError): void => set(error),
  clear: (): void => set(null),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
