import { useAction } from '@bellkey/shared/action';
import type { KnowledgeEntry, KnowledgeVersion } from '@bellkey/shared/api';
import { useApi } from '@bellkey/shared/shell';
import { Button, Chip } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as knowledgeMessages from '../../../../messages/compiled/knowledge/en.ts';
import { dayOf } from '../../../clock/clock-messages.ts';
import { useWorkplace } from '../../../desk/workplace.tsx';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import { scopeMessages, statusMessages, statusTones } from '../parts/entry-messages.ts';
import * as styles from '../parts/knowledge.css';

const EXCERPT_CHARS = 220;

/** One entry: its text, audience and date, and its actions. */
export function EntryCard({
  propertyId,
  entry,
  may,
  onEdit,
  onChanged,
}: {
  propertyId: string;
  entry: KnowledgeEntry;
  may: { propose: boolean; approve: boolean };
  onEdit(): void;
  onChanged(message: string): Promise<void>;
}) {
  const api = useApi();
  const { membership } = useWorkplace();
  const { timeZone } = membership.property;
  const { run, running, problem } = useAction<'status' | 'versions'>();
  const [versions, setVersions] = useState<readonly KnowledgeVersion[] | null>(null);
  const text = entry.text.en ?? Object.values(entry.text)[0] ?? '';

  const input = { params: { id: entry.id }, query: { property: propertyId } };
  const set = (status: 'live' | 'draft' | 'retired', message: string) =>
    run(
      () =>
        api.call('POST /api/staff/knowledge/{id}/status', {
          ...input,
          body: { status, version: entry.version },
        }),
      () => onChanged(message),
      { name: 'status' },
    );
  const showVersions = () => {
    if (versions) return setVersions(null);
    void run(
      () => api.call('GET /api/staff/knowledge/{id}/versions', input),
      (loaded) => setVersions(loaded.versions),
      { name: 'versions' },
    );
  };
  const about = [
    entry.kind === 'article' ? knowledgeMessages.article : knowledgeMessages.fact,
    scopeMessages[entry.scope],
    Object.keys(entry.text).join(', '),
    entry.owner ? knowledgeMessages.ownerOwner({ owner: entry.owner.name }) : null,
    entry.validUntil ? knowledgeMessages.untilDayOf({ dayOf: dayOf(entry.validUntil, timeZone) }) : null,
    knowledgeMessages.confirmedDayOf({ dayOf: dayOf(entry.confirmedAt, timeZone) }),
  ];
  const mayEdit = may.approve || (may.propose && entry.status === 'draft');
  return (
    <li className={styles.entry} aria-label={entry.title}>
      <div className={styles.entryHead}>
        <h2 className={styles.entryTitle}>{entry.title}</h2>
        <Chip tone={statusTones[entry.status]}>{statusMessages[entry.status]}</Chip>
      </div>
      <p className={styles.text}>
        {text.length > EXCERPT_CHARS ? `${text.slice(0, EXCERPT_CHARS)} …` : text}
      </p>
      <p className={styles.quiet}>{about.filter(Boolean).join(' · ')}</p>
      {problem ? <ProblemNotice problem={problem} title={knowledgeMessages.saveFailed} /> : null}
      <div className={styles.actions}>
        {mayEdit ? (
          <Button
            look="outline"
            size="small"
            onClick={onEdit}
            aria-label={knowledgeMessages.editTitle({ title: entry.title })}
          >
            {knowledgeMessages.edit}
          </Button>
        ) : null}
        {may.approve && entry.status !== 'live' && entry.status !== 'upcoming' ? (
          <Button
            look="outline"
            size="small"
            busy={running === 'status'}
            onClick={() => void set('live', knowledgeMessages.titleIsLive({ title: entry.title }))}
          >
            {entry.status === 'stale' ? knowledgeMessages.renewButton : knowledgeMessages.makeLive}
          </Button>
        ) : null}
        {may.approve && (entry.status === 'live' || entry.status === 'stale') ? (
          <Button
            look="quiet"
            size="small"
            busy={running === 'status'}
            onClick={() => void set('retired', knowledgeMessages.retiredNote({ title: entry.title }))}
          >
            {knowledgeMessages.retire}
          </Button>
        ) : null}
        <Button look="quiet" size="small" aria-expanded={versions !== null} onClick={showVersions}>
          {knowledgeMessages.versions}
        </Button>
      </div>
      {versions ? (
        <ol
          className={styles.versions}
          aria-label={knowledgeMessages.versionsOfTitle({ title: entry.title })}
        >
          {versions.length === 0 ? <li>{knowledgeMessages.versionsEmpty}</li> : null}
          {versions.map((version) => (
            <li key={version.version}>
              <span className={styles.quiet}>
                {version.version}, {version.by}, {dayOf(version.at, timeZone)}, {version.status}
              </span>
              <p className={styles.text}>{version.text.en ?? Object.values(version.text)[0] ?? ''}</p>
            </li>
          ))}
        </ol>
      ) : null}
    </li>
  );
}
