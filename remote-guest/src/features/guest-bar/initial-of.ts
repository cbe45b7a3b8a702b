/** The first character of a name as its readers see it: a flag or a family is one, however many code points it has. */
export function initialOf(name: string): string {
  const text = name.trim();
  // Older browsers have no segmenter.
  if (!('Segmenter' in Intl)) return [...text][0] ?? '';
  const [first] = new Intl.Segmenter().segment(text);
  return first?.segment ?? '';
}
