import type { ShiftNote } from '@bellkey/shared/api';
import { Button, Notice } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as messages from '../../../../messages/compiled/shift/en.ts';
import { useWorkplace } from '../../../desk/workplace.tsx';
import * as styles from '../store/shift.css';
import { leftTexts, saveTexts } from './kept-texts.ts';

/** Text that this person had typed into a draft that someone else has signed meanwhile, until they drop it. */
export function LeftTexts({ drafts, propertyId }: { drafts: readonly ShiftNote[]; propertyId: string }) {
  const { uid } = useWorkplace();
  const [, setDropped] = useState(0);
  const owner = `${uid}:${propertyId}`;
  return leftTexts(localStorage, owner, drafts).map(({ noteId, texts }) => (
    <Notice
      key={noteId}
      tone="warn"
      live="polite"
      title={messages.leftWordsTitle}
      action={
        <Button
          look="outline"
          size="small"
          onClick={() => {
            saveTexts(localStorage, owner, noteId, null);
            setDropped((count) => count + 1);
          }}
        >
          {messages.dropMyWords}
        </Button>
      }
    >
      <p>{messages.leftWordsHint}</p>
      {Object.entries(texts).map(([key, text]) => (
        <p key={key} className={styles.text}>
          {text}
        </p>
      ))}
    </Notice>
  ));
}
