import type { OperationOutput } from '@bellkey/shared/api';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { Button, Chip, Field, Notice } from '@bellkey/shared/ui';
import { type FormEvent, useState } from 'react';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import * as styles from './parts/knowledge.css';

type Tested = OperationOutput<'POST /api/staff/knowledge-test'>;

/** Previews a guest's question: the hits, their scores, and the answer. */
export function TestQuery({ propertyId }: { propertyId: string }) {
  const api = useApi();
  const [question, setQuestion] = useState('');
  const [place, setPlace] = useState<'room' | 'lobby'>('room');
  const [tested, setTested] = useState<Tested | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [empty, setEmpty] = useState(false);
  const [busy, setBusy] = useState(false);

  const ask = async (event: FormEvent) => {
    event.preventDefault();
    setEmpty(question.trim() === '');
    if (question.trim() === '') return;
    setBusy(true);
    const answer = await api.call('POST /api/staff/knowledge-test', {
      query: { property: propertyId },
      body: { question: question.trim(), place },
    });
    setBusy(false);
    setTested(answer.ok ? answer.value : null);
    setProblem(answer.ok ? null : answer.error);
  };

  return (
    <section aria-label="Test" className={styles.section}>
      <form className={styles.form} onSubmit={(event) => void ask(event)} noValidate>
        <Field
          label="A guest’s question"
          value={question}
          maxLength={500}
          error={empty ? 'Type a question.' : null}
          onChange={({ target }) => setQuestion(target.value)}
        />
        <label className={styles.select}>
          <span>Asked from</span>
          <select value={place} onChange={({ target }) => setPlace(target.value as 'room' | 'lobby')}>
            <option value="room">a room</option>
            <option value="lobby">the lobby</option>
          </select>
        </label>
        <div className={styles.actions}>
          <Button type="submit" busy={busy}>
            Ask
          </Button>
        </div>
      </form>
      {problem ? <ProblemNotice problem={problem} title="The test was not made" /> : null}
      <div role="status" className={styles.section}>
        {tested ? (
          <>
            <Notice
              tone={tested.sources.length > 0 ? 'good' : 'neutral'}
              title={tested.handoff ? `A person would be fetched: ${tested.handoff}` : 'The guest would read'}
            >
              {tested.answer ?? 'Nothing: silence, or the house’s own words about a person.'}
              {tested.sources.length > 0 ? (
                <p className={styles.quiet}>From: {tested.sources.map(({ title }) => title).join(', ')}</p>
              ) : null}
            </Notice>
            <h2 className={styles.heading}>What was found</h2>
            {tested.hits.length === 0 ? <p className={styles.quiet}>No entry has these words.</p> : null}
            <ol className={styles.list}>
              {tested.hits.map((hit) => (
                <li key={hit.entryId} className={styles.entry}>
                  <div className={styles.entryHead}>
                    <h3 className={styles.entryTitle}>{hit.title}</h3>
                    <Chip tone={hit.stale ? 'danger' : 'neutral'}>
                      {hit.stale ? 'Out of date' : `Score ${hit.score}`}
                    </Chip>
                  </div>
                  <p className={styles.text}>{hit.passage}</p>
                </li>
              ))}
            </ol>
          </>
        ) : null}
      </div>
    </section>
  );
}
