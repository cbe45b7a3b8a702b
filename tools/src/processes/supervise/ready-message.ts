import type { ChildProcess } from 'node:child_process';
import type { z } from 'zod';

/**
 * Waits for a program's ready message.
 *
 * @param schema of the message; any other is ignored.
 */
export function readyMessage<Schema extends z.ZodType>(
  child: ChildProcess,
  schema: Schema,
): Promise<z.infer<Schema>> {
  return new Promise((resolve) => {
    const listen = (message: unknown) => {
      const parsed = schema.safeParse(message);
      if (!parsed.success) return;
      child.off('message', listen);
      resolve(parsed.data);
    };
    child.on('message', listen);
  });
}
