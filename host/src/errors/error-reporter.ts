/** Characters that are not confused when read out over a telephone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const ID_LENGTH = 6;
/** Most reports from one tab: a page in a loop must not flood the log. */
const MAX_REPORTS = 20;

interface ReporterPorts {
  send(report: string): void;
  random(): number;
  path(): string;
}

const textOf = (
  error: unknown,
): { name: string; message: string; stack: string | null; cause: string | null } => {
  if (!(error instanceof Error))
    return { name: typeof error, message: String(error), stack: null, cause: null };
  return {
    name: error.name,
    message: error.message,
    stack: error.stack?.slice(0, 2000) ?? null,
    cause: error.cause === undefined ? null : String(error.cause).slice(0, 500),
  };
};

/**
 * Creates `reportError`: a short id for the person, and the details for the server's log under the same id. An error
 * that is reported again by the code that shows it keeps its id and is not sent twice.
 */
export function createErrorReporter(ports: ReporterPorts) {
  let sent = 0;
  const known = new WeakMap<Error, string>();
  return (error: unknown, context: Record<string, string> = {}): string => {
    const before = error instanceof Error ? known.get(error) : undefined;
    if (before) return before;
    const id = Array.from(
      { length: ID_LENGTH },
      () => ALPHABET[Math.floor(ports.random() * ALPHABET.length)] ?? 'X',
    ).join('');
    if (error instanceof Error) known.set(error, id);
    sent += 1;
    if (sent <= MAX_REPORTS)
      ports.send(JSON.stringify({ id, path: ports.path(), ...textOf(error), context }));
    return id;
  };
}
