import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import * as messages from '../../../messages/compiled/mentions/en.ts';
import * as styles from './mention-suggestions.css';
import { mentionsIn, type Named } from './names-in.ts';
import { peopleNamed, tokenBefore, withSuggestion } from './typed-name.ts';

/** Someone who can be named. */
interface Nameable extends Named {
  onDuty: boolean;
}

/** Most people who are offered at once. */
const MOST = 6;

/**
 * Offers the people who match what follows an `@` before the caret. The focus stays in the field: arrow keys choose,
 * Enter or Tab names, Escape closes.
 */
export function MentionSuggestions({
  field,
  text,
  people,
  named,
  onWrite,
}: {
  /** The field with the text. */
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  people: readonly Nameable[];
  /** Receives the ids of those whom the text names. */
  named: { current: string[] };
  onWrite(text: string): void;
}) {
  const id = useId();
  const [caret, setCaret] = useState(text.length);
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const [chosen, setChosen] = useState(0);
  /** Where the caret belongs after a name was put in; null once it is there. */
  const placed = useRef<number | null>(null);
  const token = closedAt === text ? null : tokenBefore(text, caret);
  const typed = token?.sign === '@' ? token.typed : null;
  const found =
    typed === null
      ? []
      : peopleNamed(typed, people)
          .filter(({ name }) => name.toLowerCase() !== typed)
          .slice(0, MOST);
  const active = Math.min(chosen, found.length - 1);
  const activeId = found.length > 0 ? `${id}-${active}` : null;

  named.current = mentionsIn(text, people).map((person) => person.id);

  const putIn = (person: Nameable) => {
    const next = withSuggestion(text, caret, { insert: `@${person.name}` });
    placed.current = next.caret;
    setChosen(0);
    onWrite(next.text);
  };
  // With the text, not a frame later: a key pressed in between would be typed somewhere else.
  useLayoutEffect(() => {
    const at = field.current;
    if (at === null || at.value !== text) return;
    if (placed.current !== null) {
      at.focus();
      at.setSelectionRange(placed.current, placed.current);
      placed.current = null;
    }
    setCaret(at.selectionEnd);
  }, [field, text]);

  useEffect(() => {
    const at = field.current;
    if (at === null) return undefined;
    const follow = () => setCaret(at.selectionEnd);
    at.addEventListener('keyup', follow);
    at.addEventListener('click', follow);
    return () => {
      at.removeEventListener('keyup', follow);
      at.removeEventListener('click', follow);
    };
  }, [field]);

  useEffect(() => {
    const at = field.current;
    if (at === null || activeId === null) return undefined;
    // On the field itself, before the keys of the form and of the page around it.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      const person = found[active];
      if (event.key === 'ArrowDown') setChosen((active + 1) % found.length);
      else if (event.key === 'ArrowUp') setChosen((active + found.length - 1) % found.length);
      else if (event.key === 'Escape') setClosedAt(text);
      else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && person) putIn(person);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    at.addEventListener('keydown', onKeyDown);
    at.setAttribute('aria-controls', `${id}-list`);
    at.setAttribute('aria-activedescendant', activeId);
    return () => {
      at.removeEventListener('keydown', onKeyDown);
      at.removeAttribute('aria-controls');
      at.removeAttribute('aria-activedescendant');
    };
  });

  return (
    <>
      <span role="status" className={styles.forScreenReaders}>
        {found.length > 0 ? messages.status({ count: found.length }) : null}
      </span>
      {found.length > 0 ? (
        <div role="listbox" id={`${id}-list`} className={styles.list} aria-label={messages.suggestions}>
          {found.map((person, index) => (
            <button
              key={person.id}
              type="button"
              role="option"
              id={`${id}-${index}`}
              tabIndex={-1}
              className={styles.person}
              aria-selected={index === active}
              onClick={() => putIn(person)}
            >
              <b>@{person.name}</b>
              {person.onDuty ? null : <span className={styles.offDuty}> {messages.offDuty}</span>}
            </button>
          ))}
        </div>
      ) : null}
    </>
  );
}
