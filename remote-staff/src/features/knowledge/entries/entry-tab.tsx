import type { KnowledgeEntry, OperationOutput } from '@bellkey/shared/api';
import { Button, Field, Notice } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as knowledgeMessages from '../../../../messages/compiled/knowledge/en.ts';
import { matchesSearch, statusMessages } from '../parts/entry-messages.ts';
import * as styles from '../parts/knowledge.css';
import { EntryCard } from './entry-card.tsx';
import { EntryForm } from './entry-form.tsx';
import { SynonymsForm } from './synonyms-form.tsx';

type Known = OperationOutput<'GET /api/staff/knowledge'>;
type Shown = KnowledgeEntry['status'] | 'all';

const MOST_AT_ONCE = 40;

/** Every entry, with search, editing, approval and retirement. */
export function EntryTab({
  propertyId,
  known,
  onChanged,
}: {
  propertyId: string;
  known: Known;
  onChanged(): Promise<void>;
}) {
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState<Shown>('all');
  const [writing, setWriting] = useState<KnowledgeEntry | 'new' | null>(null);
  const [said, setSaid] = useState('');
  const [most, setMost] = useState(MOST_AT_ONCE);
  const found = known.entries
    .filter((entry) => (status === 'all' ? entry.status !== 'retired' : entry.status === status))
    .filter((entry) => search.trim() === '' || matchesSearch(entry, search.trim()));

  const saved = async (message: string) => {
    setWriting(null);
    setSaid(message);
    await onChanged();
  };

  if (writing) {
    return (
      <EntryForm
        key={writing === 'new' ? 'new' : writing.id}
        propertyId={propertyId}
        entry={writing === 'new' ? null : writing}
        people={known.people}
        mayApprove={known.may.approve}
        onDone={saved}
        onBack={() => setWriting(null)}
      />
    );
  }
  return (
    <section aria-label={knowledgeMessages.entries} className={styles.section}>
      <div className={styles.tools}>
        <Field
          label={knowledgeMessages.search}
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <label className={styles.select}>
          <span>{knowledgeMessages.status}</span>
          <select value={status} onChange={({ target }) => setStatus(target.value as Shown)}>
            <option value="all">{knowledgeMessages.allButRetired}</option>
            {Object.entries(statusMessages).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {known.may.propose ? (
          <Button onClick={() => setWriting('new')}>{knowledgeMessages.writeAnEntry}</Button>
        ) : null}
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {found.length === 0 ? (
        <Notice
          title={known.entries.length === 0 ? knowledgeMessages.emptyTitle : knowledgeMessages.nothingMatches}
        >
          {known.entries.length === 0 ? knowledgeMessages.emptyHint : knowledgeMessages.noMatchHint}
        </Notice>
      ) : (
        <ul className={styles.list}>
          {found.slice(0, most).map((entry) => (
            <EntryCard
              key={entry.id}
              propertyId={propertyId}
              entry={entry}
              may={known.may}
              onEdit={() => setWriting(entry)}
              onChanged={saved}
            />
          ))}
        </ul>
      )}
      {found.length > most ? (
        <Button look="outline" onClick={() => setMost(most + MOST_AT_ONCE)}>
          {knowledgeMessages.showMoreFound({ found: found.length - most })}
        </Button>
      ) : null}
      {known.may.approve ? (
        <SynonymsForm propertyId={propertyId} synonyms={known.synonyms} onSaved={onChanged} />
      ) : null}
    </section>
  );
}
