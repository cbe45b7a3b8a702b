import { shownLabels } from '../shown-value/shown-labels.ts';

const regions = new Map<'polite' | 'assertive', HTMLElement>();
/** Regions that got their first announcement of this moment. */
const growing = new Set<HTMLElement>();

function regionOf(politeness: 'polite' | 'assertive'): HTMLElement {
  const found = regions.get(politeness);
  if (found?.isConnected) return found;
  const region = document.createElement('div');
  region.setAttribute('aria-live', politeness);
  region.className = 'bellkey-announcer';
  document.body.append(region);
  regions.set(politeness, region);
  return region;
}

/**
 * Writes into one of two live regions, polite and assertive, which screen readers read out when their text changes.
 * Announcements of one moment are read one after the other, each with the voice of its language.
 *
 * @param language tag of the text's language; by default that of the page
 */
export function announce(
  message: string,
  politeness: 'polite' | 'assertive' = 'polite',
  language: string | undefined = shownLabels.get()?.language,
): void {
  const region = regionOf(politeness);
  const line = document.createElement('span');
  if (language) line.lang = language;
  if (growing.has(region)) {
    line.textContent = message;
    region.append(' ', line);
    return;
  }
  growing.add(region);
  setTimeout(() => growing.delete(region));
  // Screen readers ignore an unchanged text: it differs, so that they read it again.
  line.textContent = region.textContent === message ? `${message}\u00a0` : message;
  region.replaceChildren(line);
}
