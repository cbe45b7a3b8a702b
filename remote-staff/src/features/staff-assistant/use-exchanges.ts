import { newId } from '@bellkey/shared/id';
import { useLoad } from '@bellkey/shared/load';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { useState } from 'react';
import { type Exchange, fromKept, shownAnswer } from './exchange.ts';

/** A person's conversation with the staff assistant, the oldest question first. */
export interface Exchanges {
  /** Null until the history has arrived or failed. */
  exchanges: readonly Exchange[] | null;
  /** Why the history is missing. */
  problem: ApiProblem | null;
  /** Why the last deletion was refused. */
  notDeleted: ApiProblem | null;
  reload(): Promise<void>;
  /** Asks; resolves with whether there is an answer. */
  ask(question: string): Promise<boolean>;
  retry(exchange: Exchange): Promise<boolean>;
  remove(key: string): Promise<void>;
  removeAll(): Promise<void>;
}

/** Loads the member's own history at a property, asks, and deletes. */
export function useExchanges(propertyId: string): Exchanges {
  const api = useApi();
  const query = { property: propertyId };
  const load = useLoad('GET /api/staff/ai/questions', { query });
  const kept = (load.value?.questions ?? []).map(fromKept).reverse();
  const [asked, setAsked] = useState<readonly Exchange[]>([]);
  const [notDeleted, setNotDeleted] = useState<ApiProblem | null>(null);

  const change = (key: string, to: Partial<Exchange>) =>
    setAsked((before) => before.map((one) => (one.key === key ? { ...one, ...to } : one)));

  const fetchAnswer = async (key: string, question: string) => {
    change(key, { problem: null });
    const answer = await api.call('POST /api/staff/ai/ask', { query, body: { text: question } });
    if (!answer.ok) {
      change(key, { problem: answer.error });
      return false;
    }
    const { id } = answer.value;
    change(key, { answer: shownAnswer(answer.value), id: id ?? null });
    return true;
  };

  const remove = async (key: string) => {
    const exchange = [...kept, ...asked].find((one) => one.key === key);
    if (exchange?.id) {
      const deleted = await api.call('DELETE /api/staff/ai/questions/{id}', {
        params: { id: exchange.id },
        query,
      });
      // An entry that another tab has deleted disappears here as well.
      const isGone = deleted.ok || deleted.error.code === 'not-found';
      setNotDeleted(isGone ? null : deleted.error);
      if (!isGone) return;
    }
    load.set(({ questions }) => ({ questions: questions.filter(({ id }) => id !== key) }));
    setAsked((before) => before.filter((one) => one.key !== key));
  };

  return {
    exchanges: load.status === 'loading' ? null : [...kept, ...asked],
    problem: load.problem,
    notDeleted,
    reload: load.refresh,
    ask: (question) => {
      const key = newId();
      const askedAt = new Date().toISOString();
      const exchange = { key, id: null, question, askedAt, answer: null, problem: null };
      setAsked((before) => [...before, exchange]);
      return fetchAnswer(key, question);
    },
    retry: ({ key, question }) => fetchAnswer(key, question),
    remove,
    removeAll: async () => {
      const deleted = await api.call('DELETE /api/staff/ai/questions', { query });
      setNotDeleted(deleted.ok ? null : deleted.error);
      if (!deleted.ok) return;
      load.set({ questions: [] });
      setAsked([]);
    },
  };
}
