import type { CatalogueTexts } from '../catalogue-texts.ts';
import allergens from './allergens.json' with { type: 'json' };
import departments from './departments.json' with { type: 'json' };
import names from './names.json' with { type: 'json' };
import reasons from './reasons.json' with { type: 'json' };
import starters from './starters.json' with { type: 'json' };

/** The catalogue's texts in French. */
export const catalogueTexts: CatalogueTexts = {
  ...allergens,
  ...names,
  ...departments,
  ...reasons,
  ...starters,
};
