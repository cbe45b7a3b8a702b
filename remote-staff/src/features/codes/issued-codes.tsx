import type { CodeSheetFormat, PrintedCode, PropertySummary } from '@bellkey/shared/api';
import { type ApiProblem, useApi, useHoldReload } from '@bellkey/shared/shell';
import { Button, Notice } from '@bellkey/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { saveFile } from '../../save-file/save-file.ts';
import { CodeSheet } from './code-sheet.tsx';
import * as styles from './codes.css';

const FORMATS: ReadonlyArray<readonly [CodeSheetFormat, string]> = [
  ['cards', 'Cards to cut out, eight on A4'],
  ['a6', 'One A6 card a page'],
  ['tents', 'Table tents to fold, two on A4'],
];

/**
 * The codes, shown once: while they are shown they can be saved and printed in every format, and leaving needs a
 * confirmation.
 */
export function IssuedCodes({
  property,
  codes,
  onDone,
}: {
  property: PropertySummary;
  codes: readonly PrintedCode[];
  onDone(): void;
}) {
  const api = useApi();
  const holdReload = useHoldReload();
  useEffect(() => holdReload('unsent-message'), [holdReload]);
  const [format, setFormat] = useState<CodeSheetFormat>('cards');
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useState('');
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const save = async () => {
    setProblem(null);
    setSaving(true);
    const answer = await api.call('POST /api/staff/codes/sheet', {
      query: { property: property.id },
      body: { format, codes: codes.map(({ code, shortCode }) => ({ code, shortCode })) },
    });
    setSaving(false);
    if (!answer.ok) return setProblem(answer.error);
    const name = `codes-${property.slug}-${format}.pdf`;
    saveFile(answer.value, name);
    setSaved(`${name} is saved. Keep it: with it you print the same codes again.`);
  };

  return (
    <div className={styles.page} data-wide="">
      <div className={styles.screenOnly}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {codes.length === 1 ? 'The code is ready' : `${codes.length} codes are ready`}
        </h1>
        <Notice tone="warn" title="Save or print them now">
          They are shown this once: we keep no copy that could be read. A saved file prints the same codes
          again; lost ones are replaced by new ones.
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
        {problem ? (
          <ProblemNotice problem={problem} title="The file could not be made" onRetry={save} />
        ) : null}
        <p role="status" className={styles.done}>
          {saved}
        </p>
        <div className={styles.actions}>
          <Button busy={saving} onClick={() => void save()}>
            {saving ? 'Making the file' : 'Save as PDF'}
          </Button>
          <Button look="outline" onClick={() => window.print()}>
            Print from here
          </Button>
          <Button look="outline" onClick={onDone}>
            I have them
          </Button>
        </div>
      </div>
      <CodeSheet property={property} codes={codes} format={format} />
    </div>
  );
}
