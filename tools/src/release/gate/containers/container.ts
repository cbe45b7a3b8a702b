/** The used part of a Module Federation container. */
export interface Container {
  init(scope: Record<string, unknown>): unknown;
  get(module: string): Promise<() => unknown>;
}

/** Whether a value is one. */
export function isContainer(value: unknown): value is Container {
  return (
    typeof value === 'object' &&
    value !== null &&
    'init' in value &&
    typeof value.init === 'function' &&
    'get' in value &&
    typeof value.get === 'function'
  );
}
