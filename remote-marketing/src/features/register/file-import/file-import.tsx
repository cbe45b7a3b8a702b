import { textOfFile } from '@bellkey/shared/csv';
import { Button } from '@bellkey/shared/ui';
import { useId, useRef, useState } from 'react';
import * as styles from '../style/sign-up.css';
import type { Imported } from './imports.ts';

/** Maximum file size; a larger list is not a list of rooms. */
const MAX_BYTES = 200_000;

/** The parser loads with the first file, which needs the network. */
const NOT_READ = {
  ok: false as const,
  errors: ['The file could not be read. Check your connection and choose it again.'],
};

const NO_TEXT = {
  ok: false as const,
  errors: ['It holds no text. Save the list as CSV and choose that file.'],
};

async function importFile<T>(
  file: File,
  parse: (text: string) => Promise<Imported<T>>,
): Promise<Imported<T>> {
  if (file.size > MAX_BYTES) return { ok: false, errors: ['The file is larger than 200 kB.'] };
  try {
    const text = await textOfFile(file);
    return text === null ? NO_TEXT : await parse(text);
  } catch {
    return NOT_READ;
  }
}

/**
 * Imports one list from a CSV file. A file with an invalid line is not imported at all, and an import can be reverted.
 */
export function FileImport<T>({
  label,
  hint,
  taken,
  parse,
  onTake,
  onRemove,
}: {
  label: string;
  hint: string;
  /** The imported items, as text; null for none. */
  taken: string | null;
  parse(text: string): Promise<Imported<T>>;
  onTake(value: T[]): void;
  onRemove(): void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [errors, setErrors] = useState<readonly string[]>([]);

  const take = async (file: File | undefined) => {
    if (!file) return;
    const imported = await importFile(file, parse);
    setErrors(imported.ok ? [] : [`“${file.name}” was not used.`, ...imported.errors]);
    if (imported.ok) onTake(imported.value);
    if (input.current) input.current.value = '';
  };

  return (
    <div className={styles.group}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept=".csv,text/csv,text/plain"
        className={styles.file}
        aria-invalid={errors.length > 0 ? true : undefined}
        aria-describedby={`${id}-hint ${id}-errors`}
        onChange={({ target }) => void take(target.files?.[0])}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <ul id={`${id}-errors`} className={styles.errors} role="alert">
        {errors.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
      {taken ? (
        <p className={styles.taken} role="status">
          {taken}{' '}
          <Button look="quiet" size="small" onClick={onRemove}>
            Take it back
          </Button>
        </p>
      ) : null}
    </div>
  );
}
