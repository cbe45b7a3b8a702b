import { LATE_HEADINGS } from './late-headings-mark.ts';

interface Ports {
  document: Document;
  /** Calls back after navigations. */
  onNavigation(listener: () => void): void;
}

/** What a person may be about to press, or is reading. */
const PRESSED_OR_READ = 'a, button, input, textarea, select, summary, p, h1, h2, h3';

function placesIn(document: Document): string {
  return [...document.body.querySelectorAll(PRESSED_OR_READ)]
    .map((element) => {
      const { left, top } = element.getBoundingClientRect();
      return `${Math.round(left)} ${Math.round(top)}`;
    })
    .join();
}

/** Loads the font files of the headings' text. The mark on the body hides their name from it, and not from the root. */
async function loadHeadings({ body, documentElement, fonts }: Document): Promise<void> {
  const [family = ''] = getComputedStyle(documentElement).getPropertyValue('--font-display').split(',');
  const text = [...body.querySelectorAll('header, h1, h2, h3')]
    .map(({ textContent }) => textContent)
    .join('');
  await fonts.load(`1em ${family.trim()}`, text);
}

/**
 * Sets the headings of a usable page in their font, when it has loaded. Where that would move anything, the first page
 * stays as it is, and the next one has the font.
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
      const before = placesIn(document);
      end();
      if (placesIn(document) !== before) body.setAttribute(LATE_HEADINGS, '');
    },
    () => undefined,
  );
}
