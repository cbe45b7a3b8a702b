import type { AiProvider } from '@bellkey/shared/api';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { Notice, Skeleton } from '@bellkey/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import * as aiProviderMessages from '../../../messages/compiled/ai-provider/en.ts';
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
        {aiProviderMessages.languageModel}
      </h2>
      {may ? (
        <Provider propertyId={membership.property.id} maySwitchOn={membership.role === 'owner'} />
      ) : (
        <Notice title={aiProviderMessages.forOwnersAndDevelopers}>
          {aiProviderMessages.whoOwnsThePropertySetsIts}
        </Notice>
      )}
    </section>
  );
}

function Provider({ propertyId, maySwitchOn }: { propertyId: string; maySwitchOn: boolean }) {
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
      <ProblemNotice
        problem={problem}
        title={aiProviderMessages.theSettingsCouldNotBeLoaded}
        onRetry={refresh}
      />
    ) : (
      <Skeleton label={aiProviderMessages.loadingTheLanguageModelsSettings} lines={5} />
    );
  }
  const { tokens, turns } = provider.usedThisMonth;
  const used = aiProviderMessages.usage({
    turns: turns.toLocaleString('en'),
    tokens: tokens.toLocaleString('en'),
  });
  return (
    <>
      <p>{aiProviderMessages.states[provider.state]}</p>
      <p className={styles.quiet}>
        {provider.monthlyTokenBudget === null
          ? used
          : aiProviderMessages.usedOfNumberTokens({
              used,
              number: provider.monthlyTokenBudget.toLocaleString('en'),
            })}
        .
      </p>
      <ProviderForm
        provider={provider}
        propertyId={propertyId}
        maySwitchOn={maySwitchOn}
        onSaved={setProvider}
      />
      <ProbeButton propertyId={propertyId} disabled={provider.baseUrl === null} />
    </>
  );
}
