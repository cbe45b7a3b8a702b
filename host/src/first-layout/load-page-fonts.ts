/** The first font of a list, as CSS writes it. */
const firstOf = (families: string) => families.split(',')[0] ?? families;

/**
 * Loads the font files that the text of the page needs. Visible text has requested its own; a file that arrives after
 * the layout makes the browser lay out the whole page again. Resolves when they are loaded or have failed.
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
