import { useAction } from '@bellkey/shared/action';
import type { OperationOutput } from '@bellkey/shared/api';
import { useApi } from '@bellkey/shared/shell';
import { Button, Chip, Field, Notice } from '@bellkey/shared/ui';
import { type FormEvent, useState } from 'react';
import * as messages from '../../../messages/compiled/knowledge/en.ts';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import * as styles from './parts/knowledge.css';

type Tested = OperationOutput<'POST /api/staff/knowledge-test'>;

/** Previews a guest's question: the hits, their scores, and the answer. */
export function TestQuery({ propertyId }: { propertyId: string }) {
  const api = useApi();
  const [question, setQuestion] = useState('');
  const [place, setPlace] = useState<'room' | 'lobby'>('room');
  const [tested, setTested] = useState<Tested | null>(null);
  const { run, busy, problem } = useAction();
  const [empty, setEmpty] = useState(false);

  const ask = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(question.trim() === '');
    if (question.trim() === '') return;
    void run(async () => {
      const answer = await api.call('POST /api/staff/knowledge-test', {
        query: { property: propertyId },
        body: { question: question.trim(), place },
      });
      setTested(answer.ok ? answer.value : null);
      return answer;
    });
  };

  return (
    <section aria-label={messages.test} className={styles.section}>
      <form className={styles.form} onSubmit={ask} noValidate>
        <Field
          label={messages.aGuestsQuestion}
          value={question}
          maxLength={500}
          error={empty ? messages.typeAQuestion : null}
          onChange={({ target }) => setQuestion(target.value)}
        />
        <label className={styles.select}>
          <span>{messages.askedFrom}</span>
          <select value={place} onChange={({ target }) => setPlace(target.value as 'room' | 'lobby')}>
            <option value="room">{messages.aRoom}</option>
            <option value="lobby">{messages.theLobby}</option>
          </select>
        </label>
        <div className={styles.actions}>
          <Button type="submit" busy={busy}>
            {messages.ask}
          </Button>
        </div>
      </form>
      {problem ? <ProblemNotice problem={problem} title={messages.testFailed} /> : null}
      <div role="status" className={styles.section}>
        {tested ? (
          <>
            <Notice
              tone={tested.sources.length > 0 ? 'good' : 'neutral'}
              title={
                tested.handoff
                  ? messages.testHandoffTitle({ handoff: tested.handoff })
                  : messages.testAnswerTitle
              }
            >
              {tested.answer ?? messages.testNoAnswer}
              {tested.sources.length > 0 ? (
                <p className={styles.quiet}>
                  {messages.fromList({ list: tested.sources.map(({ title }) => title).join(', ') })}
                </p>
              ) : null}
            </Notice>
            <h2 className={styles.heading}>{messages.whatWasFound}</h2>
            {tested.hits.length === 0 ? <p className={styles.quiet}>{messages.testNothingFound}</p> : null}
            <ol className={styles.list}>
              {tested.hits.map((hit) => (
                <li key={hit.entryId} className={styles.entry}>
                  <div className={styles.entryHead}>
                    <h3 className={styles.entryTitle}>{hit.title}</h3>
                    <Chip tone={hit.stale ? 'danger' : 'neutral'}>
                      {hit.stale ? messages.outOfDate : messages.scoreScore({ score: hit.score })}
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
