import { useHoldReload, useSearchParams, useSession } from '@bellkey/shared/shell';
import { useCallback, useEffect, useState } from 'react';
import { emptyDraft, loadDraft, type SignUpDraft, saveDraft } from './draft.ts';
import { type FieldProblems, firstOpenStep, STEPS, type Step } from './steps.ts';

const tabStorage = () => window.sessionStorage;

/** From this step on the page needs to know who is signed in; before it, nothing of the identity provider is loaded. */
const NEEDS_SESSION = STEPS.indexOf('owner');

/** Props of a step. */
export interface SignUp {
  draft: SignUpDraft;
  problems: FieldProblems;
  change(changes: Partial<SignUpDraft>): void;
  point(problems: FieldProblems): void;
  go(step: Step): void;
}

/** The whole sign-up: the step is in the address, the tab keeps the draft. */
export function useSignUp() {
  const [query, setQuery] = useSearchParams();
  const { state, store } = useSession();
  const holdReload = useHoldReload();
  const [draft, setDraft] = useState(emptyDraft);
  const [ready, setReady] = useState(false);
  const [problems, setProblems] = useState<FieldProblems>({});

  useEffect(() => {
    setDraft(loadDraft(tabStorage));
    setReady(true);
  }, []);

  const asked = STEPS.find((step) => step === query.get('step')) ?? 'business';
  const needsSession = STEPS.indexOf(asked) >= NEEDS_SESSION;
  useEffect(() => {
    if (needsSession) store.start();
  }, [needsSession, store]);

  const user = state.status === 'signed-in' ? state.user : null;
  const knowing = needsSession && (state.status === 'idle' || state.status === 'loading');
  const open = firstOpenStep(draft, user);
  const step = !ready || STEPS.indexOf(asked) <= STEPS.indexOf(open) ? asked : open;

  const change = useCallback((changes: Partial<SignUpDraft>) => {
    setDraft((before) => {
      const next = { ...before, ...changes };
      saveDraft(next, tabStorage);
      return next;
    });
    setProblems((before) => {
      const left = { ...before };
      for (const field of Object.keys(changes) as Array<keyof SignUpDraft>) delete left[field];
      return left;
    });
  }, []);

  const go = useCallback(
    (next: Step) => {
      setProblems({});
      setQuery(next === 'business' ? {} : { step: next });
    },
    [setQuery],
  );

  /** It is done: the draft is deleted. */
  const finish = useCallback(() => saveDraft(null, tabStorage), []);

  // An automatic reload would lose the password.
  const typing = step === 'owner';
  useEffect(() => (typing ? holdReload('unsent-message') : undefined), [typing, holdReload]);

  const signUp: SignUp = { draft, problems, change, point: setProblems, go };
  return { signUp, step, ready, user, knowing, finish };
}
