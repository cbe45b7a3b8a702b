import type { CatalogueTexts } from '@bellkey/shared/catalogue-texts';
import { useNavigate, useSearchParams } from '@bellkey/shared/shell';
import { ButtonLink } from '@bellkey/shared/ui';
import { useMemo } from 'react';
import type { CompareMessages } from '../../../messages/compiled/compare/messages.ts';
import { useOnline } from '../../browser-state/use-browser-state.ts';
import { loadDraft, saveDraft } from '../../draft/draft.ts';
import type { DurableStorage } from '../../durable-storage/durable-storage.ts';
import type { GuestLanguage } from '../../language/guest-language.ts';
import { propertyClock } from '../../property-time/property-clock.ts';
import {
  COMPARED,
  type ComparedKind,
  comparableKinds,
  formatAddress,
  parseAddress,
} from './choice-address.ts';
import { ChoicePicker } from './choice-picker.tsx';
import * as styles from './compare-screen.css';
import { type Compared, comparedOf } from './compared.ts';
import { ComparisonTable } from './comparison-table.tsx';
import type { ChoicesView } from './use-choices.ts';

interface OpenComparisonProps {
  view: Extract<ChoicesView, { status: 'open' }>;
  messages: CompareMessages;
  language: GuestLanguage;
  catalogue: CatalogueTexts;
  storage: DurableStorage;
}

/** The choice in the address, side by side, and the list to choose from. */
export function OpenComparison({ view, messages, language, catalogue, storage }: OpenComparisonProps) {
  const { session, choices, copyOf } = view;
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const online = useOnline();
  const clock = useMemo(() => propertyClock(session.property.timeZone), [session.property.timeZone]);
  const addressed = parseAddress(params, choices);

  const show = (kind: ComparedKind, ids: readonly string[]) =>
    setParams(formatAddress(kind, ids), { replace: true });

  /** Adds the wish to the chat's composer, after any text there. The guest sends it. */
  function ask({ title, starter }: Compared) {
    const text = starter ?? messages.askText({ title });
    const draft = loadDraft(storage, session.conversationId);
    saveDraft(storage, session.conversationId, draft.trim() ? `${draft}\n${text}` : text);
    navigate('/chat');
  }

  const offered = addressed ? comparedOf(addressed.kind, choices, { messages, language, catalogue }) : [];
  const compared = (addressed?.ids ?? []).flatMap((id) => offered.find((one) => one.id === id) ?? []);
  return (
    <section className={styles.page} lang={language} aria-label={messages.title}>
      <header className={styles.head}>
        <h1 className={styles.title}>{messages.title}</h1>
        <p className={styles.where}>
          {messages.where({ property: session.property.name, place: session.place.label })}. {messages.intro}
        </p>
        <p className={styles.status} role="status" hidden={online && copyOf === null}>
          {online ? null : `${messages.offline} `}
          {copyOf === null ? null : messages.asOf({ time: clock.moment(copyOf, Date.now(), language) })}
        </p>
        {addressed && addressed.leftOut > 0 ? (
          <p className={styles.status} role="status">
            {messages.unknown({ count: addressed.leftOut })}
          </p>
        ) : null}
      </header>
      {addressed === null ? (
        <div className={styles.empty}>
          <p className={styles.emptyTitle}>{messages.empty}</p>
          <p>{messages.emptyText}</p>
          <ButtonLink to="/chat" look="outline">
            {messages.toChat}
          </ButtonLink>
        </div>
      ) : (
        <>
          {compared.length >= COMPARED.least ? (
            <ComparisonTable
              key={addressed.kind}
              compared={compared}
              messages={messages}
              language={language}
              onAsk={ask}
              onRemove={(id) =>
                show(
                  addressed.kind,
                  addressed.ids.filter((one) => one !== id),
                )
              }
            />
          ) : null}
          <ChoicePicker
            kinds={comparableKinds(choices)}
            kind={addressed.kind}
            offered={offered}
            ids={addressed.ids}
            messages={messages}
            onChange={show}
          />
        </>
      )}
    </section>
  );
}
