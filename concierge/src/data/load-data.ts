import { z } from 'zod';

/**
 * A vocabulary that `data/` has in one file per language.
 *
 * @param name the files' name without `.json`
 * @param files what each language's file holds, by the language's folder
 * @throws when a file does not have the schema's shape; the message names the file and the place in it
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
