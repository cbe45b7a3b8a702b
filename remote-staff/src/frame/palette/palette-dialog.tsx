import { useNavigate } from '@bellkey/shared/shell';
import { type KeyboardEvent, useId, useState } from 'react';
import * as messages from '../../../messages/compiled/palette/en.ts';
import { shownRequests } from '../../desk/requests/queue-state.ts';
import { useDeskState } from '../../desk/workplace.tsx';
import { Modal } from '../../dialog/modal.tsx';
import * as styles from './palette-dialog.css';
import { paletteEntries } from './palette-entries.ts';

export interface PaletteProps {
  /** The pages that the person may open. */
  links: ReadonlyArray<{ to: string; name: string }>;
  onClose(): void;
}

/** Finds a page, an open request or a guest's conversation by part of its name, and goes there. */
export function PaletteDialog({ links, onClose }: PaletteProps) {
  const id = useId();
  const navigate = useNavigate();
  const { queue, conversations } = useDeskState();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const entries = paletteEntries(typed, {
    links,
    requests: shownRequests(queue),
    conversations: conversations.values(),
  });
  const at = Math.min(chosen, entries.length - 1);

  const go = (to: string | undefined) => {
    if (to === undefined) return;
    onClose();
    void navigate(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setChosen((at + step + entries.length) % Math.max(1, entries.length));
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) go(entries[at]?.to);
    else return;
    event.preventDefault();
  };

  return (
    <Modal title={messages.title} onClose={onClose}>
      <input
        type="text"
        role="combobox"
        className={styles.field}
        aria-label={messages.fieldLabel}
        aria-controls={`${id}-list`}
        aria-expanded={entries.length > 0}
        aria-activedescendant={entries.length > 0 ? `${id}-${at}` : undefined}
        placeholder={messages.fieldLabel}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: who opens the palette types next
        autoFocus
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={styles.status}>
        {entries.length === 0 ? messages.nothing : messages.found({ count: entries.length })}
      </p>
      <div id={`${id}-list`} role="listbox" aria-label={messages.resultsLabel} className={styles.list}>
        {entries.map(({ to, name, kind }, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the chosen option
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
          <div
            key={to}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            className={styles.option}
            onClick={() => go(to)}
          >
            <span>{name}</span>
            <span className={styles.kind}>{kind}</span>
          </div>
        ))}
      </div>
    </Modal>
  );
}
