import { useLoad } from '@bellkey/shared/load';
import { Notice, Skeleton } from '@bellkey/shared/ui';
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
        <Notice title={aiProviderMessages.noAccessTitle}>{aiProviderMessages.noAccessText}</Notice>
      )}
    </section>
  );
}

function Provider({ propertyId, maySwitchOn }: { propertyId: string; maySwitchOn: boolean }) {
  const load = useLoad('GET /api/staff/ai/provider', { query: { property: propertyId } });
  if (load.status === 'loading') return <Skeleton label={aiProviderMessages.loadingLabel} lines={5} />;
  if (load.status === 'failed')
    return (
      <ProblemNotice problem={load.problem} title={aiProviderMessages.loadFailed} onRetry={load.refresh} />
    );
  const provider = load.value;
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
          : aiProviderMessages.tokensUsed({
              used,
              number: provider.monthlyTokenBudget.toLocaleString('en'),
            })}
        .
      </p>
      <ProviderForm
        provider={provider}
        propertyId={propertyId}
        maySwitchOn={maySwitchOn}
        onSaved={load.set}
      />
      <ProbeButton propertyId={propertyId} disabled={provider.baseUrl === null} />
    </>
  );
}
