import type { CodeSheetFormat, PrintedCode, PropertySummary } from '@bellkey/shared/api';
import { propertyOrigin } from '@bellkey/shared/brand';
import { QrPicture } from '@bellkey/shared/qr-picture';
import { codeSheetByLanguage } from '../../../messages/compiled/code-sheet/by-language.ts';
import * as messages from '../../../messages/compiled/codes/en.ts';
import * as styles from './code-sheet.css';

/** The text of a card, in the property's first language with messages. */
function messagesOf({ languages }: PropertySummary) {
  const known = languages.find((language): language is keyof typeof codeSheetByLanguage =>
    Object.hasOwn(codeSheetByLanguage, language),
  );
  return { language: known ?? 'en', ...codeSheetByLanguage[known ?? 'en'] };
}

/** Formatted for reading out and typing: `7Q4M-2XKD`. */
const grouped = (shortCode: string) => `${shortCode.slice(0, 4)}-${shortCode.slice(4)}`;

/**
 * The sheet as the browser shows and prints it; the API draws the saved file. One card per place; a tent has the same
 * card on both sides of its fold.
 */
export function CodeSheet({
  property,
  codes,
  format,
}: {
  property: PropertySummary;
  codes: readonly PrintedCode[];
  format: CodeSheetFormat;
}) {
  return (
    <ul className={styles.sheet} data-format={format} aria-label={messages.codesToPrint}>
      {codes.map((code) => (
        <li key={code.placeId} className={styles.piece}>
          {format === 'tents' ? (
            <div className={styles.back} aria-hidden="true">
              <Card property={property} code={code} />
            </div>
          ) : null}
          <Card property={property} code={code} />
        </li>
      ))}
    </ul>
  );
}

/** One card: the property, the place, the QR code and the code to type. */
function Card({
  property,
  code: { label, code, shortCode },
}: {
  property: PropertySummary;
  code: PrintedCode;
}) {
  const origin = propertyOrigin(property.slug, window.location);
  const { language, ask, type } = messagesOf(property);
  return (
    <div className={styles.card}>
      <p className={styles.hotel}>{property.name}</p>
      <QrPicture
        className={styles.picture}
        text={`${origin}/scan-qr?c=${encodeURIComponent(code)}`}
        label={messages.qrCodeOfLabel({ label })}
      />
      <p className={styles.place}>{label}</p>
      <div lang={language}>
        <p className={styles.ask}>{ask}</p>
        <p className={styles.type}>{messages.typeHostScanQr({ type, host: new URL(origin).host })}</p>
      </div>
      <p className={styles.short} translate="no">
        {grouped(shortCode)}
      </p>
    </div>
  );
}
