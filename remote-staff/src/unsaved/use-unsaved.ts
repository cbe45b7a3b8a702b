import { useHoldReload } from '@bellkey/shared/shell';
import { useEffect, useState } from 'react';
import * as messages from '../../messages/compiled/unsaved/en.ts';
import { type LeaveQuestion, unsavedWork } from './unsaved-work.ts';

const QUESTION: LeaveQuestion = {
  title: messages.leaveWithoutSaving,
  text: messages.leaveText,
  leave: messages.leave,
};

/**
 * Keeps unsaved work from being lost: while `unsaved`, a question comes before another page is shown, and the browser
 * asks before it reloads or closes the page.
 *
 * @param question a constant, where another question fits better
 */
export function useUnsaved(unsaved: boolean, question: LeaveQuestion = QUESTION): void {
  const holdReload = useHoldReload();
  useEffect(() => {
    if (!unsaved) return undefined;
    const release = holdReload('unsaved-work');
    const remove = unsavedWork.add(question);
    return () => {
      release();
      remove();
    };
  }, [holdReload, unsaved, question]);
}

/** True once a form's values differ from those of its first render. */
export function useChanged(values: unknown): boolean {
  const now = JSON.stringify(values);
  const [first] = useState(now);
  return now !== first;
}
