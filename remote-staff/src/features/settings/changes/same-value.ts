/** JSON replacer that sorts the fields of objects. */
function ordered(_: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)));
}

/** Whether two JSON values are equal, whatever order the database returns the fields of an object in. */
export const isSameValue = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a, ordered) === JSON.stringify(b, ordered);
