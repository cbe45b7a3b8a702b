import { z } from 'zod';

/**
 * Loads a vocabulary with one file per language in `data/`.
 *
 * @param name the file name without `.json`
 * @param files contents of each language's file, by folder
 * @throws if a file does not match the schema; the message names the file and the path in it
 */
export function loadData<Language extends string, Value>(
  name: string,
  schema: z.ZodType<Value>,
  files: Readonly<Record<Language, unknown>>,
): Readonly<Record<Language, Value>> {
  const loaded = Object.entries(files).map(([language, content]) => {
    const { success, data, error } = schema.safeParse(content);
    if (!success) throw new Error(`concierge/data/${language}/${name}.json: ${z.prettifyError(error)}`);
    return [language, data] as const;
  });
  return Object.fromEntries(loaded) as Record<Language, Value>;
}
