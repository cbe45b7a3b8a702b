import { useBlocker } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as messages from '../../messages/compiled/unsaved/en.ts';
import { Modal } from '../dialog/modal.tsx';
import * as styles from '../unsaved/unsaved.css';
import { unsavedWork } from '../unsaved/unsaved-work.ts';

interface Place {
  pathname: string;
  search: string;
}

/** The page, and the part of it that its address names. */
const pageOf = ({ pathname, search }: Place) =>
  `${pathname} ${new URLSearchParams(search).get('show') ?? ''}`;

/** Asks before unsaved work is left for another page, or for another part of the page. Once in the frame. */
export function LeaveGuard() {
  const [question, setQuestion] = useState(unsavedWork.latest);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const latest = unsavedWork.latest();
    if (!latest || pageOf(currentLocation) === pageOf(nextLocation)) return false;
    setQuestion(latest);
    return true;
  });
  if (blocker.state !== 'blocked' || !question) return null;
  return (
    <Modal title={question.title} onClose={() => blocker.reset()}>
      <p>{question.text}</p>
      <div className={styles.actions}>
        <Button onClick={() => blocker.reset()}>{messages.stayHere}</Button>
        <Button look="outline" onClick={() => blocker.proceed()}>
          {question.leave}
        </Button>
      </div>
    </Modal>
  );
}
