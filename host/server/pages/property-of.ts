import { brandImages, propertyStyle, type StyledProperty } from '@bellkey/shared/property-style';
import type { FirstData } from '@bellkey/shared/shell';
import type { PropertyParts } from '../document/document.ts';

function styledProperty(first: FirstData | null): StyledProperty | null {
  switch (first?.kind) {
    case 'conversation':
      return first.conversation.session?.property ?? null;
    case 'property':
      return first.front.property;
    case 'place':
    case undefined:
      return null;
  }
}

/** The brand of the property whose data a page is rendered with; null without one. */
export function propertyOf(first: FirstData | null, apiBaseUrl: string): PropertyParts | null {
  const property = styledProperty(first);
  if (!property?.brand) return null;
  return {
    style: propertyStyle(property, apiBaseUrl),
    images: brandImages(property, apiBaseUrl, first?.kind === 'property'),
  };
}
