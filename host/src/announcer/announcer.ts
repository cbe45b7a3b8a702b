/** Makes `announce`: two live regions, polite and assertive, which screen readers read out when their text changes. */
export function createAnnouncer(document: Document) {
  const regions = new Map<'polite' | 'assertive', HTMLElement>();

  const regionOf = (politeness: 'polite' | 'assertive') => {
    const found = regions.get(politeness);
    if (found) return found;
    const region = document.createElement('div');
    region.setAttribute('aria-live', politeness);
    region.className = 'bellkey-announcer';
    document.body.append(region);
    regions.set(politeness, region);
    return region;
  };

  return (message: string, politeness: 'polite' | 'assertive' = 'polite'): void => {
    const region = regionOf(politeness);
    // Screen readers ignore an unchanged text: it is cleared first, so that they read it again.
    region.textContent = region.textContent === message ? `${message}\u00a0` : message;
  };
}
