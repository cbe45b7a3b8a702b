/**
 * A response that PostgreSQL already wrote as JSON, which is sent without parsing it. Its statement names each field of the
 * contract; tests compare the two (`checkAnswers`).
 */
export class JsonText<T> {
  readonly text: string;
  /** Only for type inference. */
  declare readonly says?: T;

  constructor(text: string) {
    this.text = text;
  }

  parse(): T {
    return JSON.parse(this.text) as T;
  }
}

/** An object of values and of fields that are already JSON. */
export function jsonText<T extends object>(
  fields: {
    [K in keyof T]: T[K] | JsonText<T[K]>;
  },
): JsonText<T> {
  const parts = Object.entries<unknown>(fields)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        `${JSON.stringify(name)}:${value instanceof JsonText ? value.text : JSON.stringify(value)}`,
    );
  return new JsonText(`{${parts.join(',')}}`);
}

/** The object with these fields before its own; at least one of each. */
export function withFields<T extends object, F extends object>(
  text: JsonText<T>,
  fields: F,
): JsonText<T & F> {
  return new JsonText(`${JSON.stringify(fields).slice(0, -1)},${text.text.slice(1)}`);
}
