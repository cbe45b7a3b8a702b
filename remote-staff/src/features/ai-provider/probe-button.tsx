import { useAction } from '@bellkey/shared/action';
import type { ProbeResult } from '@bellkey/shared/api';
import { useApi } from '@bellkey/shared/shell';
import { Button, Notice } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as aiProviderMessages from '../../../messages/compiled/ai-provider/en.ts';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import * as styles from './ai-provider.css';

/** Tests the stored language model with one word and shows the result. */
export function ProbeButton({ propertyId, disabled }: { propertyId: string; disabled: boolean }) {
  const api = useApi();
  const { run, busy, problem } = useAction();
  const [result, setResult] = useState<ProbeResult | null>(null);

  const ask = () =>
    run(async () => {
      const answer = await api.call('POST /api/staff/ai/provider/probe', { query: { property: propertyId } });
      setResult(answer.ok ? answer.value : null);
      return answer;
    });

  return (
    <div className={styles.form}>
      <div className={styles.actions}>
        <Button look="outline" busy={busy} disabled={disabled} onClick={() => void ask()}>
          {aiProviderMessages.testButton}
        </Button>
      </div>
      {problem ? <ProblemNotice problem={problem} title={aiProviderMessages.testFailed} /> : null}
      {result ? (
        <Notice
          tone={result.ok ? 'good' : 'warn'}
          live="polite"
          title={result.ok ? aiProviderMessages.itAnswers : aiProviderMessages.noAnswerTitle}
          {...(result.status !== null && {
            reference: aiProviderMessages.httpStatus({ status: result.status }),
          })}
        >
          {result.reason
            ? aiProviderMessages.probes[result.reason]
            : aiProviderMessages.afterMsMs({ ms: result.ms })}
        </Notice>
      ) : null}
    </div>
  );
}
