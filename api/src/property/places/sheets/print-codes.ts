import { propertyOrigin } from '@bellkey/shared/brand';
import { cardSentences } from '@bellkey/shared/code-sheet';
import type { Store } from '../../../platform/database/property-scope.ts';
import type { Call } from '../../../platform/operations/handlers.ts';
import { done, type Outcome } from '../../../platform/outcome/outcome.ts';
import type { DecodePicture } from '../../../platform/pictures/decode-pictures.ts';
import { loadProperty } from '../../properties/property-summary.ts';
import { drawSheet } from './draw-sheet.ts';
import { loadMark, printableMark } from './load-mark.ts';
import { loadPrintedCodes } from './load-printed-codes.ts';
import { findSheetFonts } from './sheet-fonts.ts';

/** What sheets need: the data, and the decoder of the property's mark. */
export interface SheetDependencies {
  store: Store;
  decode: DecodePicture;
}

/**
 * Writes codes that were just issued on a sheet. The caller brings the codes, because the database only has hashes
 * (decision 0056); no transaction is open while the sheet is drawn.
 */
export async function printCodes(
  { store, decode }: SheetDependencies,
  { http, query, body }: Call<'POST /api/staff/codes/sheet'>,
): Promise<Outcome<Blob>> {
  const loaded = await store.read(query.property, async (scope) => {
    const [property, codes, stored] = await Promise.all([
      loadProperty(scope),
      loadPrintedCodes(scope, body.codes),
      loadMark(scope),
    ]);
    return codes.ok ? done({ property, codes: codes.value, stored }) : codes;
  });
  if (!loaded.ok) return loaded;
  const { property, codes, stored } = loaded.value;
  const mark = await printableMark(stored, property.id, decode);
  const origin = propertyOrigin(property.slug, new URL(http.pageOrigin));
  const sentences = cardSentences(body.languages ?? property.languages);
  const cards = codes.map(({ code, shortCode, label }) => ({
    propertyName: property.name,
    placeLabel: label,
    link: `${origin}/scan-qr?c=${encodeURIComponent(code)}`,
    address: `${new URL(origin).host}/scan-qr`,
    shortCode,
    sentences,
    mark,
  }));
  return done(await drawSheet(cards, body.format, findSheetFonts()));
}
