import type { Conflict } from '@bellkey/shared/api';
import { Link } from '@bellkey/shared/shell';
import { Notice } from '@bellkey/shared/ui';
import * as knowledgeMessages from '../../../messages/compiled/knowledge/en.ts';
import * as styles from './parts/knowledge.css';

/** Entries that contradict each other, next to each other. */
export function ConflictList({ conflicts }: { conflicts: readonly Conflict[] }) {
  if (conflicts.length === 0) {
    return (
      <Notice tone="good" title={knowledgeMessages.nothingContradictsItself}>
        {knowledgeMessages.conflictsEmptyHint}
      </Notice>
    );
  }
  return (
    <ul className={styles.list} aria-label={knowledgeMessages.conflictsTitle}>
      {conflicts.map((conflict) => (
        <li key={conflict.id} className={styles.entry}>
          <h2 className={styles.entryTitle}>
            {knowledgeMessages.conflicts[conflict.kind]}: {conflict.about}
          </h2>
          <dl className={styles.sides}>
            {conflict.sides.map((side) => (
              <div key={`${side.entryId}-${side.language}`} className={styles.side}>
                <dt className={styles.quiet}>
                  {side.title}
                  {side.language ? `, ${side.language}` : ''}
                </dt>
                <dd className={styles.text}>{side.says}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
      <li className={styles.quiet}>
        {knowledgeMessages.conflictsHint}{' '}
        <Link to="/developers-admin/indexing?tab=entries">{knowledgeMessages.knowledge}</Link>
        {knowledgeMessages.conflictsHintEnd}
      </li>
    </ul>
  );
}
