import { PROPERTY_STYLE_ID, propertyStyle, type StyledProperty } from './property-style.ts';

let sheet: CSSStyleSheet | null = null;

/**
 * Gives this page the brand of a property, until the answer is called. It takes the place of what came with the server's
 * HTML, which is the same. The page's policy allows constructed sheets.
 */
export function adoptPropertyStyle(property: StyledProperty, apiBaseUrl: string): () => void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  const adopted = sheet;
  adopted.replaceSync(propertyStyle(property, apiBaseUrl));
  document.getElementById(PROPERTY_STYLE_ID)?.remove();
  return () => adopted.replaceSync('');
}
