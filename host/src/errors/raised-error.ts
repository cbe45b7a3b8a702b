import type { AppError } from './app-error.ts';

let raised: AppError | null = null;
const listeners = new Set<() => void>();
const set = (error: AppError | null) => {
  raised = error;
  for (const listener of listeners) listener();
};

/** An error that came from outside rendering, on its way to the full page: one that nobody caught. */
export const raisedError = {
  get: (): AppError | null => raised,
  raise: (error: AppError): void => set(error),
  clear: (): void => set(null),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
