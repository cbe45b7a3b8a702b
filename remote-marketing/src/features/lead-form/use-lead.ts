import { useAction } from '@bellkey/shared/action';
import type { LeadKind } from '@bellkey/shared/api';
import { newId } from '@bellkey/shared/id';
import { type ApiProblem, useApi, useHoldReload } from '@bellkey/shared/shell';
import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  emptyDraft,
  errorsIn,
  FIELD_ORDER,
  type LeadDraft,
  type LeadErrors,
  loadDraft,
  saveDraft,
} from './lead-draft.ts';

/** State of sending an enquiry. */
export type Sending =
  | { status: 'writing' }
  | { status: 'sending' }
  | { status: 'failed'; problem: ApiProblem }
  | { status: 'sent'; reference: string; email: string };

const tabStorage = () => window.sessionStorage;

/** A refusal that names fields is shown at them, and the form is being written again. */
const namesFields = ({ fields }: ApiProblem) => Object.keys(fields ?? {}).length > 0;

/** An enquiry while it is written and sent. Whatever fails, all typed text stays. */
export function useLead(kind: LeadKind, form: RefObject<HTMLFormElement | null>) {
  const api = useApi();
  const holdReload = useHoldReload();
  const [draft, setDraft] = useState(emptyDraft);
  const [errors, setErrors] = useState<LeadErrors>({});
  const { run, busy, problem, clear } = useAction();
  const [sent, setSent] = useState<{ reference: string; email: string } | null>(null);
  let sending: Sending = { status: 'writing' };
  if (sent) sending = { status: 'sent', ...sent };
  else if (busy) sending = { status: 'sending' };
  else if (problem && !namesFields(problem)) sending = { status: 'failed', problem };
  /** One key while the content is the same: a repeat after a lost response is not a second enquiry. */
  const key = useRef<string | null>(null);

  useEffect(() => {
    // Text typed before this script loaded comes first.
    const typed = form.current ? new FormData(form.current) : new FormData();
    const early = FIELD_ORDER.flatMap((field): Partial<LeadDraft>[] => {
      const value = typed.get(field);
      if (field === 'consent') return value === null ? [] : [{ consent: true }];
      return typeof value === 'string' && value ? [{ [field]: value }] : [];
    });
    const kept = loadDraft(kind, tabStorage);
    if (!kept && early.length === 0) return;
    const found: LeadDraft = Object.assign({}, kept ?? emptyDraft, ...early);
    setDraft(found);
    if (early.length > 0) saveDraft(kind, found, tabStorage);
  }, [kind, form]);

  const dirty = draft !== emptyDraft && !sent;
  useEffect(() => (dirty && busy ? holdReload('unsent-message') : undefined), [dirty, busy, holdReload]);

  const change = (changes: Partial<LeadDraft>) => {
    key.current = null;
    const next = { ...draft, ...changes };
    setDraft(next);
    saveDraft(kind, next, tabStorage);
    setErrors((before) => {
      const left = { ...before };
      for (const field of Object.keys(changes) as Array<keyof LeadDraft>) delete left[field];
      return left;
    });
  };

  const point = (found: LeadErrors) => {
    setErrors(found);
    const first = FIELD_ORDER.find((field) => found[field]);
    if (!first) return;
    const element = form.current?.elements.namedItem(first);
    if (element instanceof HTMLElement) element.focus();
  };

  const post = async () => {
    setErrors({});
    key.current ??= newId();
    const { rooms, system, ...text } = draft;
    const answer = await api.call(
      'POST /api/leads',
      {
        body: {
          ...text,
          email: text.email.trim(),
          kind,
          rooms: rooms.trim() ? Number(rooms) : null,
          system: system.trim() || null,
          consent: true,
        },
      },
      { idempotencyKey: key.current },
    );
    if (!answer.ok && namesFields(answer.error)) point(answer.error.fields ?? {});
    return answer;
  };

  const send = () => {
    const found = errorsIn(draft, kind);
    if (Object.keys(found).length > 0) {
      clear();
      return point(found);
    }
    void run(post, ({ reference }) => {
      saveDraft(kind, null, tabStorage);
      setSent({ reference, email: draft.email.trim() });
    });
  };

  const writesAnother = useRef(false);
  useEffect(() => {
    if (sending.status !== 'writing' || !writesAnother.current) return;
    writesAnother.current = false;
    const message = form.current?.elements.namedItem('message');
    if (message instanceof HTMLElement) message.focus();
  }, [sending.status, form]);

  const again = () => {
    key.current = null;
    writesAnother.current = true;
    setDraft({ ...emptyDraft, name: draft.name, email: draft.email, property: draft.property });
    setSent(null);
  };

  return { draft, errors, sending, change, send, again };
}
