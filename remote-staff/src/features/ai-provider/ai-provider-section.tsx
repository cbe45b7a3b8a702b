import type { AiProvider } from '@bellkey/shared/api';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { Notice, Skeleton } from '@bellkey/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import { aiProviderMessages } from '../../../messages/compiled/ai-provider/en.ts';
import { useWorkplace } from '../../desk/workplace.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { setsLanguageModel } from '../../staff-identity/sets-language-model.ts';
import * as styles from './ai-provider.css';
import { ProbeButton } from './probe-button.tsx';
import { ProviderForm } from './provider-form.tsx';

/** The language model of the property: its endpoint, its write-only key, and its limits. */
export function AiProviderSection() {
  const { membership } = useWorkplace();
  const may = setsLanguageModel(membership);
  return (
    <section aria-labelledby="ai-provider" className={styles.section}>
      <h2 id="ai-provider" className={styles.heading}>
        Language model
      </h2>
      {may ? (
        <Provider propertyId={membership.property.id} />
      ) : (
        <Notice title="For owners and developers">Who owns the property sets its language model.</Notice>
      )}
    </section>
  );
}

function Provider({ propertyId }: { propertyId: string }) {
  const api = useApi();
  const [provider, setProvider] = useState<AiProvider | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);

  const refresh = useCallback(async () => {
    const answer = await api.call('GET /api/staff/ai/provider', { query: { property: propertyId } });
    if (answer.ok) setProvider(answer.value);
    setProblem(answer.ok ? null : answer.error);
  }, [api, propertyId]);
  useEffect(() => void refresh(), [refresh]);

  if (!provider) {
    return problem ? (
      <ProblemNotice problem={problem} title="The settings could not be loaded" onRetry={refresh} />
    ) : (
      <Skeleton label="Loading the language model’s settings" lines={5} />
    );
  }
  const { tokens, turns } = provider.usedThisMonth;
  const used = `${turns.toLocaleString('en')} turns and ${tokens.toLocaleString('en')} tokens this month`;
  return (
    <>
      <p>{aiProviderMessages.states[provider.state]}</p>
      <p className={styles.quiet}>
        {provider.monthlyTokenBudget === null
          ? used
          : `${used}, of ${provider.monthlyTokenBudget.toLocaleString('en')} tokens`}
        .
      </p>
      <ProviderForm provider={provider} propertyId={propertyId} onSaved={setProvider} />
      <ProbeButton propertyId={propertyId} disabled={provider.baseUrl === null} />
    </>
  );
}
