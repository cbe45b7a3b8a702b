/** What a demo house states about itself. All of it is made up. */
export interface DemoFact {
  key: string;
  title: string;
  scope: 'public' | 'room' | 'internal';
  /** Words that guests use for it beside those in the texts. */
  keywords: string[];
  values: Record<string, string>;
  text: { en: string; pt: string; es: string };
}

/** A fact of a demo house, its text in the three languages of the demo. */
export const fact = (
  key: string,
  title: string,
  keywords: string,
  values: Record<string, string>,
  en: string,
  pt: string,
  es: string,
  scope: DemoFact['scope'] = 'public',
): DemoFact => ({
  key,
  title,
  scope,
  keywords: keywords.split(' ').filter(Boolean),
  values,
  text: { en, pt, es },
});
