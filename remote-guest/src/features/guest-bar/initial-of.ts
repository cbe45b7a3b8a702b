/** The first character of a name as its readers see it: a flag or a family is one, however many code points it has. */
export function initialOf(name: string): string {
  // Older browsers have no segmenter.
  const characters = 'Segmenter' in Intl ? new Intl.Segmenter().segment(name) : [];
  for (const { segment } of characters) return segment;
  return name.slice(0, 1);
}
