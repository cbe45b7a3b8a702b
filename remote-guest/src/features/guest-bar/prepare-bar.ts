import type { StyledProperty } from '@bellkey/shared/property-style';

/**
 * Loads what the bar of a property shows, before it is shown. Calling the answer gives the page the property's brand, if
 * it has loaded by then; otherwise it comes with the bar's menu.
 */
export function prepareBar(property: StyledProperty, apiBaseUrl: string): () => void {
  let adopt = () => {};
  if (!property.brand) return adopt;
  void import('./late-bar.tsx').then(
    ({ adoptPropertyStyle, brandImages }) => {
      for (const { href, media } of brandImages(property, apiBaseUrl, true))
        if (media === null || window.matchMedia(media).matches) new Image().src = href;
      adopt = () => void adoptPropertyStyle(property, apiBaseUrl);
    },
    () => undefined,
  );
  return () => adopt();
}
