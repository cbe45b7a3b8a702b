import { MESSAGE_MAX_CHARS } from '@bellkey/shared/api';
import { VisuallyHidden } from '@bellkey/shared/ui';
import { ArrowUp, LayoutGrid } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useEarlyForm } from '../../../first-data/early-form.ts';
import { useChatWording } from '../../../wording/chat/use-chat-wording.ts';
import * as styles from './composer.css';

/** The counter appears from this length on (docs/product.md#chat). */
export const COUNTER_FROM_CHARS = 1800;

interface ComposerProps {
  text: string;
  onChange(text: string): void;
  onSend(text: string): void;
  /** The recipient, as `Hotel Aurora`. */
  to: string;
  /** Whether the list of services is open. */
  picking: boolean;
  /** Whether the list of services is available yet. */
  pickable: boolean;
  /** Opens or closes the services. */
  onPick(): void;
  input: RefObject<HTMLTextAreaElement | null>;
  /** Where photos are added, once the page has taken over. */
  photos: ReactNode;
}

/**
 * The guest's text field. It grows with the text, and never cuts typed or pasted text off: it shows how much is too
 * much.
 */
export function Composer({
  text,
  onChange,
  onSend,
  to,
  picking,
  pickable,
  onPick,
  input,
  photos,
}: ComposerProps) {
  const id = useId();
  const { language, chat } = useChatWording();
  const { composer: messages } = chat;
  const length = text.trim().length;
  const over = length - MESSAGE_MAX_CHARS;
  const sendable = length > 0 && over <= 0;
  const early = useEarlyForm();
  const form = useRef<HTMLFormElement>(null);
  // Until the page has taken over the form, the button sends the field's text, which the page does not know.
  const [live, setLive] = useState(early === null);
  useLayoutEffect(() => {
    if (form.current) form.current.dataset.live = '';
    setLive(true);
  }, []);

  function send() {
    if (!sendable) return;
    onSend(text.trim());
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    // While an input method composes, Enter confirms a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      ref={form}
      className={styles.composer}
      {...early?.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={id}>
        <VisuallyHidden>{messages.label({ to })}</VisuallyHidden>
      </label>
      <div className={styles.box} data-over={over > 0 || undefined}>
        <button
          type="button"
          className={styles.pick}
          aria-expanded={picking}
          disabled={!pickable}
          onClick={onPick}
        >
          <LayoutGrid size={20} aria-hidden="true" />
          <VisuallyHidden>{chat.services.open}</VisuallyHidden>
        </button>
        {live ? photos : null}
        {/* A hidden copy of the text in the same grid cell gives the box its height. */}
        <div className={styles.grow} data-copy={`${text} `}>
          <textarea
            ref={input}
            id={id}
            name="body"
            className={styles.input}
            rows={1}
            value={text}
            placeholder={messages.placeholder}
            enterKeyHint="send"
            aria-invalid={over > 0 || undefined}
            aria-describedby={length >= COUNTER_FROM_CHARS ? `${id}-count` : undefined}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <button type="submit" className={styles.send} disabled={live && !sendable}>
          <ArrowUp size={20} strokeWidth={2.2} aria-hidden="true" />
          <VisuallyHidden>{messages.send}</VisuallyHidden>
        </button>
      </div>
      {length >= COUNTER_FROM_CHARS ? (
        <p id={`${id}-count`} className={styles.count} data-over={over > 0 || undefined} role="status">
          {over > 0
            ? messages.over({ count: over })
            : messages.count({
                length: length.toLocaleString(language),
                max: MESSAGE_MAX_CHARS.toLocaleString(language),
              })}
        </p>
      ) : null}
      {early?.fields}
    </form>
  );
}
