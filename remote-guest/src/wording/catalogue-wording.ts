import type { CatalogueTexts } from '@bellkey/shared/catalogue-texts';
import type { LoadWording, Wording } from './load-wording.ts';

/** The catalogue's texts in one language, for a page that shows services without a conversation. */
export interface CatalogueWording extends Wording {
  catalogue: CatalogueTexts;
}

export const englishCatalogueWording: CatalogueWording = { language: 'en', catalogue: {} };

/** Each language is a separate file, loaded on demand. */
export const loadCatalogueWording: LoadWording<CatalogueWording> = {
  pt: async () => {
    const { catalogueTexts: catalogue } = await import('@bellkey/shared/catalogue-texts/pt');
    return { language: 'pt', catalogue };
  },
  es: async () => {
    const { catalogueTexts: catalogue } = await import('@bellkey/shared/catalogue-texts/es');
    return { language: 'es', catalogue };
  },
  de: async () => {
    const { catalogueTexts: catalogue } = await import('@bellkey/shared/catalogue-texts/de');
    return { language: 'de', catalogue };
  },
  fr: async () => {
    const { catalogueTexts: catalogue } = await import('@bellkey/shared/catalogue-texts/fr');
    return { language: 'fr', catalogue };
  },
  it: async () => {
    const { catalogueTexts: catalogue } = await import('@bellkey/shared/catalogue-texts/it');
    return { language: 'it', catalogue };
  },
};
