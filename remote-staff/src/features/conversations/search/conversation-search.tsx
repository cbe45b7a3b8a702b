import { Search } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import * as messages from '../../../../messages/compiled/conversation-search/en.ts';
import * as styles from './conversation-search.css';

const FoundConversations = lazy(() =>
  import('./found-conversations.tsx').then((module) => ({ default: module.FoundConversations })),
);

/** How long the field rests before the API is asked, in milliseconds. */
const REST_MS = 250;

/** A field that searches all conversations; without words, the list below it. */
export function ConversationSearch({ openId, children }: { openId: string | null; children: ReactNode }) {
  const [text, setText] = useState('');
  const [settled, setSettled] = useState('');
  const words = text.trim();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), REST_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <>
      <div className={styles.field}>
        <Search size={16} aria-hidden="true" />
        <input
          type="search"
          aria-label={messages.label}
          placeholder={messages.placeholder}
          maxLength={80}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      {words === '' ? (
        children
      ) : (
        <Suspense fallback={null}>
          <FoundConversations words={words} asked={settled} openId={openId} />
        </Suspense>
      )}
    </>
  );
}
