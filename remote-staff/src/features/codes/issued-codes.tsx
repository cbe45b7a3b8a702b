import type { PrintedCode, PropertySummary } from '@bellkey/shared/api';
import { useHoldReload } from '@bellkey/shared/shell';
import { Button, Notice } from '@bellkey/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { CodeSheet, type SheetFormat } from './code-sheet.tsx';
import * as styles from './codes.css';

const FORMATS = [
  ['cards', 'Cards, A4'],
  ['tents', 'Table tents, A6'],
] as const;

/** The sheet, told once: while it is shown it can be printed, and leaving is asked about. */
export function IssuedCodes({
  property,
  codes,
  onDone,
}: {
  property: PropertySummary;
  codes: readonly PrintedCode[];
  onDone(): void;
}) {
  const holdReload = useHoldReload();
  useEffect(() => holdReload('unsent-message'), [holdReload]);
  const [format, setFormat] = useState<SheetFormat>('cards');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.page} data-wide="">
      <div className={styles.screenOnly}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {codes.length === 1 ? 'The code is ready' : `${codes.length} codes are ready`}
        </h1>
        <Notice tone="warn" title="Print or save them now">
          They are shown this once: we keep no copy that could be read. Lost ones are replaced by new ones.
        </Notice>
        <fieldset className={styles.formats}>
          <legend>Format</legend>
          {FORMATS.map(([key, label]) => (
            <label key={key} className={styles.format}>
              <input type="radio" name="format" checked={format === key} onChange={() => setFormat(key)} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <div className={styles.actions}>
          <Button onClick={() => window.print()}>Print</Button>
          <Button look="outline" onClick={onDone}>
            I have printed them
          </Button>
        </div>
      </div>
      <CodeSheet property={property} codes={codes} format={format} />
    </div>
  );
}
