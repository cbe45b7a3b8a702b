import type { SettingSubject } from '@bellkey/shared/api';
import { Button, Field, SelectField } from '@bellkey/shared/ui';
import * as messages from '../../../../messages/compiled/changes/en.ts';
import * as styles from '../store/settings.css';
import type { ChangeFilter } from './change-filter.ts';

const SUBJECTS = Object.entries(messages.subjects).map(([value, label]) => ({
  value: value as SettingSubject,
  label,
}));

/** Chooses which changes are shown, and saves these as a file. */
export function ChangeFilters({
  filter,
  people,
  busy,
  onChange,
  onDownload,
}: {
  filter: ChangeFilter;
  /** Who has changed settings. */
  people: ReadonlyArray<{ id: string; name: string }>;
  /** The file is being made. */
  busy: boolean;
  onChange(change: Partial<ChangeFilter>): void;
  onDownload(): void;
}) {
  return (
    <div className={styles.tools}>
      <SelectField
        label={messages.what}
        options={[{ value: '', label: messages.everything }, ...SUBJECTS]}
        value={filter.subject ?? ''}
        onChange={(subject) => onChange({ subject: subject || null })}
      />
      <SelectField
        label={messages.who}
        options={[
          { value: '', label: messages.everyone },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={filter.by ?? ''}
        onChange={(by) => onChange({ by: by || null })}
      />
      <Field
        label={messages.from}
        type="date"
        value={filter.from ?? ''}
        max={filter.until ?? undefined}
        onChange={({ target }) => onChange({ from: target.value || null })}
      />
      <Field
        label={messages.until}
        type="date"
        value={filter.until ?? ''}
        min={filter.from ?? undefined}
        onChange={({ target }) => onChange({ until: target.value || null })}
      />
      <Button look="outline" busy={busy} onClick={onDownload}>
        {messages.download}
      </Button>
    </div>
  );
}
