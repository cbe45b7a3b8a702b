import { useAction } from '@bellkey/shared/action';
import type { ImportRow } from '@bellkey/shared/api';
import { textOfFile } from '@bellkey/shared/csv';
import { useApi } from '@bellkey/shared/shell';
import { Button, Chip, Notice } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as knowledgeMessages from '../../../messages/compiled/knowledge/en.ts';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { useUnsaved } from '../../unsaved/use-unsaved.ts';
import * as styles from './parts/knowledge.css';
import { TextArea } from './parts/text-area.tsx';

type Format = 'csv' | 'markdown';

const actionTones: Readonly<Record<ImportRow['action'], 'good' | 'neutral' | 'danger'>> = {
  create: 'good',
  update: 'good',
  unchanged: 'neutral',
  error: 'danger',
};
const samples: Record<Format, string> = {
  csv: 'title,key,scope,value_from,text_en,text_pt',
  markdown: '## Bicycles\nscope: public\nlanguage: en\n\nBicycles are parked in the yard.',
};
const MAX_CHARS = 60_000;

/** Imports entries: a file or pasted text, previewed line by line, then applied. */
export function ImportForm({
  propertyId,
  may,
  onImported,
}: {
  propertyId: string;
  may: boolean;
  onImported(): Promise<void>;
}) {
  const api = useApi();
  const [format, setFormat] = useState<Format>('csv');
  const [text, setText] = useState('');
  const [result, setResult] = useState<{ applied: boolean; rows: ImportRow[] } | null>(null);
  const { run, busy, problem } = useAction();
  const [textProblem, setTextProblem] = useState<string | null>(null);
  const open = text !== '' && !result?.applied;
  useUnsaved(open);

  if (!may)
    return <Notice title={knowledgeMessages.forManagers}>{knowledgeMessages.importAccessHint}</Notice>;

  const take = (given: string, as: Format = format) => {
    setText(given);
    setFormat(as);
    setResult(null);
    setTextProblem(null);
  };
  const readFile = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > MAX_CHARS) return setTextProblem(knowledgeMessages.fileTooLargeError);
    const given = await textOfFile(file);
    if (given === null) return setTextProblem(knowledgeMessages.fileHasNoText);
    take(given, /\.(?:md|markdown)$/i.test(file.name) ? 'markdown' : 'csv');
  };
  const load = async (apply: boolean) => {
    if (text.trim() === '') return setTextProblem(knowledgeMessages.importMissingError);
    await run(
      () =>
        api.call('POST /api/staff/knowledge-import', {
          query: { property: propertyId },
          body: { format, text, apply },
        }),
      async (imported) => {
        setResult(imported);
        if (apply) await onImported();
      },
    );
  };
  const takes = result?.rows.filter(({ action }) => action === 'create' || action === 'update').length ?? 0;

  return (
    <section aria-label={knowledgeMessages.importLabel} className={styles.section}>
      <fieldset className={styles.row}>
        <legend className={styles.quiet}>{knowledgeMessages.format}</legend>
        {(['csv', 'markdown'] as const).map((one) => (
          <label key={one} className={styles.check}>
            <input type="radio" checked={format === one} onChange={() => take(text, one)} />
            {one === 'csv' ? knowledgeMessages.csvFacts : knowledgeMessages.markdownArticles}
          </label>
        ))}
      </fieldset>
      <label className={styles.select}>
        <span>{knowledgeMessages.file}</span>
        <input
          type="file"
          accept=".csv,.md,.markdown,.txt,text/csv,text/markdown"
          onChange={({ target }) => void readFile(target.files?.[0])}
        />
      </label>
      <TextArea
        label={knowledgeMessages.orItsText}
        hint={knowledgeMessages.forExampleList({ list: samples[format].split('\n').join(' ⏎ ') })}
        rows={8}
        maxLength={MAX_CHARS}
        value={text}
        error={textProblem ?? problem?.fields?.text}
        onChange={(given) => take(given)}
      />
      {problem ? (
        <ProblemNotice problem={problem} atFields={['text']} title={knowledgeMessages.importFailed} />
      ) : null}
      <div className={styles.actions}>
        <Button look={result ? 'outline' : 'solid'} busy={busy && !result} onClick={() => void load(false)}>
          {knowledgeMessages.previewImportButton}
        </Button>
        {result && !result.applied && takes > 0 ? (
          <Button busy={busy} onClick={() => void load(true)}>
            {knowledgeMessages.importButton({ takes })}
          </Button>
        ) : null}
      </div>
      <div role="status" className={styles.section}>
        {result?.applied ? <Notice tone="good">{knowledgeMessages.importDone}</Notice> : null}
        {result ? (
          <ol className={styles.list} aria-label={knowledgeMessages.lines}>
            {result.rows.map((row) => (
              <li key={row.line} className={styles.importRow}>
                <span className={styles.quiet}>{knowledgeMessages.lineLine({ line: row.line })}</span>
                <span className={styles.text}>{row.title ?? row.key ?? ''}</span>
                <Chip tone={actionTones[row.action]}>{knowledgeMessages.imports[row.action]}</Chip>
                {row.problem ? <span className={styles.error}>{row.problem}</span> : null}
              </li>
            ))}
          </ol>
        ) : null}
      </div>
    </section>
  );
}
