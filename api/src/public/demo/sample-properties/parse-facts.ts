import { z } from 'zod';

/** What a demo property states about itself. All of it is made up. */
const DemoFact = z.strictObject({
  key: z.string(),
  title: z.string(),
  scope: z.enum(['public', 'room', 'internal']).default('public'),
  /** Words that guests use for it, besides those in the texts. */
  keywords: z.array(z.string()),
  values: z.record(z.string(), z.string()),
  /** In every language that guests can choose. */
  text: z.strictObject({
    en: z.string(),
    pt: z.string(),
    es: z.string(),
    de: z.string(),
    fr: z.string(),
    it: z.string(),
  }),
});
export type DemoFact = z.output<typeof DemoFact>;

/** The facts of a data file. @throws when the file does not have the form of {@link DemoFact} */
export function parseFacts(file: unknown): readonly DemoFact[] {
  return z.array(DemoFact).parse(file);
}
