import { adoptPropertyStyle, brandImages, type StyledProperty } from '@bellkey/shared/property-style';

/**
 * Loads the images of a property before they are shown. Calling the answer gives the page the property's brand; the
 * menu of the bar takes it over.
 */
export function prepareBar(property: StyledProperty, apiBaseUrl: string): () => void {
  for (const { href, media } of brandImages(property, apiBaseUrl, true))
    if (media === null || window.matchMedia(media).matches) new Image().src = href;
  return () => {
    if (property.brand) adoptPropertyStyle(property, apiBaseUrl);
  };
}
