import { useAction } from '@bellkey/shared/action';
import type { CodeSheetFormat, PrintedCode, PropertySummary } from '@bellkey/shared/api';
import { sheetLanguages } from '@bellkey/shared/code-sheet';
import { useApi } from '@bellkey/shared/shell';
import { Button, Notice } from '@bellkey/shared/ui';
import { useEffect, useRef, useState } from 'react';
import * as messages from '../../../messages/compiled/codes/en.ts';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { saveFile } from '../../save-file/save-file.ts';
import { useUnsaved } from '../../unsaved/use-unsaved.ts';
import { CodeSheet } from './code-sheet.tsx';
import * as styles from './codes.css';

const FORMATS: ReadonlyArray<readonly [CodeSheetFormat, string]> = [
  ['cards', messages.cardsFormat],
  ['a6', messages.singleCardFormat],
  ['tents', messages.tentsFormat],
];

/** More of them leave no room for letters that can be read. */
const MOST_LANGUAGES = 2;

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

const QUESTION = {
  title: messages.leaveTitle,
  text: messages.leaveText,
  leave: messages.leaveWithoutThem,
};

/**
 * The codes, shown once: while they are shown they can be saved and printed in every format, and leaving needs a
 * confirmation until one of the two was done.
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
  const offered = sheetLanguages(property.languages);
  const [languages, setLanguages] = useState(() => offered.slice(0, MOST_LANGUAGES));
  const [format, setFormat] = useState<CodeSheetFormat>('cards');
  const { run, busy, problem, clear } = useAction();
  const [saved, setSaved] = useState('');
  const [printed, setPrinted] = useState(false);
  useUnsaved(saved === '' && !printed, QUESTION);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const print = () => {
    window.print();
    setPrinted(true);
  };

  const save = () => {
    clear();
    return run(
      () =>
        api.call('POST /api/staff/codes/sheet', {
          query: { property: property.id },
          body: {
            format,
            ...(languages.length > 0 && { languages }),
            codes: codes.map(({ code, shortCode }) => ({ code, shortCode })),
          },
        }),
      (file) => {
        const name = `codes-${property.slug}-${format}.pdf`;
        saveFile(file, name);
        setSaved(messages.fileSaved({ name }));
      },
    );
  };

  return (
    <div className={styles.page} data-wide="">
      <div className={styles.screenOnly}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {codes.length === 1 ? messages.codeReadyTitle : messages.codesReadyTitle({ codes: codes.length })}
        </h1>
        <Notice tone="warn" title={messages.shownOnceTitle}>
          {messages.shownOnceHint}
        </Notice>
        <fieldset className={styles.formats}>
          <legend>{messages.format}</legend>
          {FORMATS.map(([key, label]) => (
            <label key={key} className={styles.format}>
              <input type="radio" name="format" checked={format === key} onChange={() => setFormat(key)} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        {offered.length > 1 ? (
          <fieldset className={styles.formats}>
            <legend>{messages.cardLanguages}</legend>
            {offered.map((language) => (
              <label key={language} className={styles.format}>
                <input
                  type="checkbox"
                  checked={languages.includes(language)}
                  disabled={
                    languages.includes(language)
                      ? languages.length === 1
                      : languages.length === MOST_LANGUAGES
                  }
                  onChange={({ target }) =>
                    setLanguages(
                      target.checked
                        ? offered.filter((one) => one === language || languages.includes(one))
                        : languages.filter((one) => one !== language),
                    )
                  }
                />
                <span>{languageNames.of(language) ?? language}</span>
              </label>
            ))}
          </fieldset>
        ) : null}
        {problem ? <ProblemNotice problem={problem} title={messages.fileFailed} onRetry={save} /> : null}
        <p role="status" className={styles.done}>
          {saved}
        </p>
        <div className={styles.actions}>
          <Button busy={busy} onClick={() => void save()}>
            {busy ? messages.makingTheFile : messages.saveAsPdf}
          </Button>
          <Button look="outline" onClick={print}>
            {messages.printFromHere}
          </Button>
          <Button look="outline" onClick={onDone}>
            {messages.iHaveThem}
          </Button>
        </div>
      </div>
      <CodeSheet property={property} codes={codes} format={format} languages={languages} />
    </div>
  );
}
