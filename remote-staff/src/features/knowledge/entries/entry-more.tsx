import { Field } from '@bellkey/shared/ui';
import * as messages from '../../../../messages/compiled/knowledge/en.ts';
import * as styles from '../parts/knowledge.css';
import { TextArea } from '../parts/text-area.tsx';
import { type EntryDraft, keyOf } from './entry-draft.ts';

/** The parts of an entry that few entries need: values, words, key, dates and owner. Closed at first. */
export function EntryMore({
  draft,
  fields,
  people,
  onChange,
}: {
  draft: EntryDraft;
  /** What is wrong, by field. */
  fields: Record<string, string>;
  people: ReadonlyArray<{ id: string; name: string }>;
  onChange(part: Partial<EntryDraft>): void;
}) {
  return (
    <details className={styles.details}>
      <summary>{messages.moreFieldsTitle}</summary>
      <div className={styles.form}>
        <TextArea
          label={messages.valuesLabel}
          hint={messages.valuesPlaceholder}
          rows={3}
          maxLength={1000}
          value={draft.values}
          error={fields.values ?? null}
          onChange={(values) => onChange({ values })}
        />
        <Field
          label={messages.searchWordsLabel}
          hint={messages.searchWordsHint}
          value={draft.keywords}
          onChange={({ target }) => onChange({ keywords: target.value })}
        />
        <Field
          label={messages.key}
          hint={messages.keyHint({
            keyOf: keyOf(draft.title) || messages.keyFromName,
          })}
          value={draft.key}
          error={fields.key ?? null}
          onChange={({ target }) => onChange({ key: target.value })}
        />
        <div className={styles.pair}>
          <Field
            label={messages.validFrom}
            type="date"
            value={draft.from}
            onChange={({ target }) => onChange({ from: target.value })}
          />
          <Field
            label={messages.untilBefore}
            type="date"
            value={draft.until}
            error={fields.until ?? fields.validUntil ?? null}
            onChange={({ target }) => onChange({ until: target.value })}
          />
        </div>
        <label className={styles.select}>
          <span>{messages.ownerLabel}</span>
          <select value={draft.ownerId} onChange={({ target }) => onChange({ ownerId: target.value })}>
            <option value="">{messages.nobody}</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
    </details>
  );
}
