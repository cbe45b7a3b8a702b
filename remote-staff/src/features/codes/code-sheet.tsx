import type { CodeSheetFormat, PrintedCode, PropertySummary } from '@bellkey/shared/api';
import { propertyOrigin } from '@bellkey/shared/brand';
import { cardSentences, groupCode } from '@bellkey/shared/code-sheet';
import { QrPicture } from '@bellkey/shared/qr-picture';
import * as messages from '../../../messages/compiled/codes/en.ts';
import * as styles from './code-sheet.css';

/**
 * The sheet as the browser shows and prints it; the API draws the saved file. One card per place; a tent has the same
 * card on both sides of its fold.
 */
export function CodeSheet({
  property,
  codes,
  format,
  languages,
}: {
  property: PropertySummary;
  codes: readonly PrintedCode[];
  format: CodeSheetFormat;
  /** Of the text. */
  languages: readonly string[];
}) {
  return (
    <ul className={styles.sheet} data-format={format} aria-label={messages.codesToPrint}>
      {codes.map((code) => (
        <li key={code.placeId} className={styles.piece}>
          {format === 'tents' ? (
            <div className={styles.back} aria-hidden="true">
              <Card property={property} code={code} languages={languages} />
            </div>
          ) : null}
          <Card property={property} code={code} languages={languages} />
        </li>
      ))}
    </ul>
  );
}

/** One card: the property, the place, the QR code and the code to type. */
function Card({
  property,
  code: { label, code, shortCode },
  languages,
}: {
  property: PropertySummary;
  code: PrintedCode;
  languages: readonly string[];
}) {
  const origin = propertyOrigin(property.slug, window.location);
  const sentences = cardSentences(languages);
  return (
    <div className={styles.card} data-languages={sentences.length}>
      <p className={styles.hotel}>{property.name}</p>
      <QrPicture
        className={styles.picture}
        text={`${origin}/scan-qr?c=${encodeURIComponent(code)}`}
        label={messages.qrCodeLabel({ label })}
      />
      <p className={styles.place}>{label}</p>
      <div>
        {sentences.map(({ language, ask, type }) => (
          <div key={language} lang={language}>
            <p className={styles.ask}>{ask}</p>
            <p className={styles.type}>{messages.typeCodeHint({ type, host: new URL(origin).host })}</p>
          </div>
        ))}
      </div>
      <p className={styles.short} translate="no">
        {groupCode(shortCode)}
      </p>
    </div>
  );
}
