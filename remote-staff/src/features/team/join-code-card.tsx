import type { JoinCode, PropertySummary } from '@bellkey/shared/api';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { Button, Skeleton } from '@bellkey/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import { dayOf } from '../../clock/clock-messages.ts';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import * as styles from './team.css';

/** A code as people read it out: `0KX2-A1B9`. */
export function readableCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** The code that people need to ask to join: to copy, and to change when it got about. */
export function JoinCodeCard({ property }: { property: PropertySummary }) {
  const api = useApi();
  const [code, setCode] = useState<JoinCode | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');

  const fetchCode = useCallback(
    async (key: 'GET /api/staff/join-code' | 'POST /api/staff/join-code/rotate') => {
      setProblem(null);
      const answer = await api.call(key, { query: { property: property.id } });
      if (answer.ok) setCode(answer.value);
      else setProblem(answer.error);
      return answer.ok;
    },
    [api, property.id],
  );
  useEffect(() => void fetchCode('GET /api/staff/join-code'), [fetchCode]);

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied.');
    } catch {
      setSaid('This browser does not let us copy. Select the code and copy it.');
    }
  };
  const rotate = async () => {
    setBusy(true);
    const changed = await fetchCode('POST /api/staff/join-code/rotate');
    setBusy(false);
    setAsking(false);
    if (changed) setSaid('This is the new code. The old one works no more.');
  };

  return (
    <section aria-labelledby="join-code" className={styles.section}>
      <h2 id="join-code" className={styles.heading}>
        Join code
      </h2>
      <p className={styles.quiet}>
        Who knows it can ask to join {property.name} on the staff registration page, and no more than ask.
      </p>
      {problem ? (
        <ProblemNotice
          problem={problem}
          title="The join code could not be loaded"
          onRetry={async () => void (await fetchCode('GET /api/staff/join-code'))}
        />
      ) : null}
      {code ? (
        <>
          <p className={styles.code}>
            <output aria-label="Join code">{readableCode(code.code)}</output>
          </p>
          <p className={styles.quiet}>In use since {dayOf(code.rotatedAt, property.timeZone)}.</p>
          <div className={styles.actions}>
            <Button look="outline" size="small" onClick={() => void copy(readableCode(code.code))}>
              Copy
            </Button>
            {asking ? (
              <>
                <Button look="danger" size="small" busy={busy} onClick={() => void rotate()}>
                  Yes, change it
                </Button>
                <Button look="outline" size="small" onClick={() => setAsking(false)}>
                  Keep it
                </Button>
              </>
            ) : (
              <Button look="outline" size="small" onClick={() => setAsking(true)}>
                Change the code
              </Button>
            )}
          </div>
          <p role="status" className={styles.done}>
            {asking ? 'The code people have now will stop working at once.' : said}
          </p>
        </>
      ) : problem ? null : (
        <Skeleton label="Looking for the join code" lines={2} />
      )}
    </section>
  );
}
