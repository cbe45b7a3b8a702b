import type { ChildProcess } from 'node:child_process';
import type { z } from 'zod';

/**
 * Waits for a program's message that says that it can be used.
 *
 * @param schema what the message looks like; anything else is not for us.
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
