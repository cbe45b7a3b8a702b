/** The longest passage of an article that is used as an answer. */
const PASSAGE_MAX_CHARS = 360;

/**
 * Splits an article at its paragraphs, and a long paragraph at its sentences: each passage can be an answer by itself.
 */
export function passagesOf(article: string): string[] {
  return article
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .replace(/^#+\s.*$/gmu, '')
        .replace(/[*_`]/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean)
    .flatMap((paragraph) => {
      if (paragraph.length <= PASSAGE_MAX_CHARS) return [paragraph];
      const pieces: string[] = [];
      for (const sentence of paragraph.split(/(?<=[.!?])\s+/u)) {
        const last = pieces.at(-1);
        if (last !== undefined && last.length + sentence.length < PASSAGE_MAX_CHARS) {
          pieces[pieces.length - 1] = `${last} ${sentence}`;
        } else pieces.push(sentence.slice(0, PASSAGE_MAX_CHARS));
      }
      return pieces;
    });
}
