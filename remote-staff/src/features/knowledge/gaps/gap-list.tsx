import type { Gap } from '@bellkey/shared/api';
import { Notice } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as messages from '../../../../messages/compiled/knowledge/en.ts';
import * as styles from '../parts/knowledge.css';
import { GapCard } from './gap-card.tsx';

/** Questions of guests without an answer, most asked first. */
export function GapList({
  propertyId,
  gaps,
  languages,
  may,
  onChanged,
}: {
  propertyId: string;
  gaps: readonly Gap[];
  languages: readonly string[];
  may: { propose: boolean; approve: boolean };
  onChanged(): Promise<void>;
}) {
  const [said, setSaid] = useState('');
  return (
    <section aria-label={messages.gapsTitle} className={styles.section}>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {gaps.length === 0 ? (
        <Notice title={messages.noGaps}>{messages.gapsEmptyHint}</Notice>
      ) : (
        <ul className={styles.list}>
          {gaps.map((gap) => (
            <GapCard
              key={gap.id}
              propertyId={propertyId}
              gap={gap}
              languages={languages}
              may={may}
              onDone={async (message) => {
                setSaid(message);
                await onChanged();
              }}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
