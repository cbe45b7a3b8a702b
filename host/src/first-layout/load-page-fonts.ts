/** The first font of a list, as CSS writes it. */
const firstOf = (families: string) => families.split(',')[0] ?? families;

/**
 * Asks for the font files that the text of the page needs. What is on the screen has asked for its own; a file that
 * comes when all of the page has its layout has the browser lay out all of it once more. Resolves when they are there
 * or can't be had.
 */
export async function loadPageFonts(document: Document): Promise<void> {
  const main = document.querySelector('main');
  if (!main || !document.fonts) return;
  const textOf = (elements: Iterable<Element>) =>
    [...elements].map(({ textContent }) => textContent).join('');
  const headings = main.querySelectorAll('h1, h2, h3');
  const wanted: Array<[Element | undefined, string]> = [
    [main, textOf([main])],
    [headings[0], textOf(headings)],
  ];
  await Promise.allSettled(
    wanted.map(
      ([element, text]) =>
        element && document.fonts.load(`1em ${firstOf(getComputedStyle(element).fontFamily)}`, text),
    ),
  );
}
