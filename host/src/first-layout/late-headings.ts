import { LATE_HEADINGS } from './late-headings-mark.ts';

interface Ports {
  document: Document;
  /** Calls back after navigations. */
  onNavigation(listener: () => void): void;
}

/** What a person may be about to press, or is reading. */
const PRESSED_OR_READ = 'a, button, input, textarea, select, summary, p, h1, h2, h3';

/** Below this many CSS pixels no one sees a movement; text of another width can shift its neighbour by a fraction. */
const SEEN_PX = 1;

/**
 * What is in view now. What is below has no place yet where its layout is skipped (first-layout.css), and may move:
 * no one is about to press it.
 */
function elementsInView({ body, documentElement }: Document): Element[] {
  return [...body.querySelectorAll(PRESSED_OR_READ)].filter((element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < documentElement.clientHeight;
  });
}

const placesOf = (elements: readonly Element[]) => elements.map((element) => element.getBoundingClientRect());

const hasMoved = (before: DOMRect, after: DOMRect | undefined) =>
  after === undefined ||
  Math.abs(before.left - after.left) >= SEEN_PX ||
  Math.abs(before.top - after.top) >= SEEN_PX;

/** Loads the font files of the headings' text. The mark on the body hides their name from it, and not from the root. */
async function loadHeadings({ body, documentElement, fonts }: Document): Promise<void> {
  const [family = ''] = getComputedStyle(documentElement).getPropertyValue('--font-display').split(',');
  const text = [...body.querySelectorAll('header, h1, h2, h3')]
    .map(({ textContent }) => textContent)
    .join('');
  await fonts.load(`1em ${family.trim()}`, text);
}

/**
 * Sets the headings of a usable page in their font, when it has loaded. Where that would move anything in view, the first
 * page stays as it is, and the next one has the font.
 */
export function finishLateHeadings({ document, onNavigation }: Ports): void {
  const { body } = document;
  const { pathname } = document.location;
  const end = () => body.removeAttribute(LATE_HEADINGS);
  onNavigation(() => {
    if (document.location.pathname !== pathname) end();
  });
  loadHeadings(document).then(
    () => {
      if (!body.hasAttribute(LATE_HEADINGS)) return;
      const elements = elementsInView(document);
      const before = placesOf(elements);
      end();
      const after = placesOf(elements);
      if (before.some((place, index) => hasMoved(place, after[index]))) body.setAttribute(LATE_HEADINGS, '');
    },
    () => undefined,
  );
}
