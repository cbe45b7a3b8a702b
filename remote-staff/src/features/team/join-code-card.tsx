import { useAction } from '@bellkey/shared/action';
import type { PropertySummary } from '@bellkey/shared/api';
import { useLoad } from '@bellkey/shared/load';
import { useApi } from '@bellkey/shared/shell';
import { Button, Skeleton } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as teamMessages from '../../../messages/compiled/team/en.ts';
import { dayOf } from '../../clock/clock-messages.ts';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import * as styles from './team.css';

/** A code for reading out: `0KX2-A1B9`. */
export function readableCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** The code for joining: to copy, and to change once it has spread. */
export function JoinCodeCard({ property }: { property: PropertySummary }) {
  const api = useApi();
  const query = { property: property.id };
  const load = useLoad('GET /api/staff/join-code', { query });
  const { run, busy, problem: notChanged, clear } = useAction();
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const code = load.value;
  const problem = notChanged ?? load.problem;

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(teamMessages.copied);
    } catch {
      setSaid(teamMessages.copyCodeFailed);
    }
  };
  const rotate = () => {
    clear();
    return run(
      async () => {
        const answer = await api.call('POST /api/staff/join-code/rotate', { query });
        setAsking(false);
        return answer;
      },
      (changed) => {
        load.set(changed);
        setSaid(teamMessages.joinCodeChanged);
      },
    );
  };

  return (
    <section aria-labelledby="join-code" className={styles.section}>
      <h2 id="join-code" className={styles.heading}>
        {teamMessages.joinCode}
      </h2>
      <p className={styles.quiet}>{teamMessages.joinCodeHint({ property: property.name })}</p>
      {problem ? (
        <ProblemNotice
          problem={problem}
          title={teamMessages.joinCodeLoadFailed}
          onRetry={async () => {
            await load.refresh();
            clear();
          }}
        />
      ) : null}
      {code ? (
        <>
          <p className={styles.code}>
            <output aria-label={teamMessages.joinCode}>{readableCode(code.code)}</output>
          </p>
          <p className={styles.quiet}>
            {teamMessages.joinCodeSince({ dayOf: dayOf(code.rotatedAt, property.timeZone) })}
          </p>
          <div className={styles.actions}>
            <Button look="outline" size="small" onClick={() => void copy(readableCode(code.code))}>
              {teamMessages.copy}
            </Button>
            {asking ? (
              <>
                <Button look="danger" size="small" busy={busy} onClick={() => void rotate()}>
                  {teamMessages.yesChangeIt}
                </Button>
                <Button look="outline" size="small" onClick={() => setAsking(false)}>
                  {teamMessages.keepIt}
                </Button>
              </>
            ) : (
              <Button look="outline" size="small" onClick={() => setAsking(true)}>
                {teamMessages.changeTheCode}
              </Button>
            )}
          </div>
          <p role="status" className={styles.done}>
            {asking ? teamMessages.changeCodeWarning : said}
          </p>
        </>
      ) : problem ? null : (
        <Skeleton label={teamMessages.joinCodeLoadingLabel} lines={2} />
      )}
    </section>
  );
}
