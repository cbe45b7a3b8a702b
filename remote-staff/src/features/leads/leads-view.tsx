import { useSearchParams, useSession } from '@bellkey/shared/shell';
import { Button, Field, Notice, Skeleton } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as messages from '../../../messages/compiled/leads/en.ts';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { LeadCard } from './lead-card.tsx';
import * as styles from './leads.css';
import { type LeadFilter, useLeads } from './use-leads.ts';

const STATES = [
  ['open', messages.open],
  ['handled', messages.handled],
  ['all', messages.all],
] as const;

/** Enquiries to the platform: search, reading, marking as handled. Filter and search are in the address. */
export function LeadsView() {
  const { store } = useSession();
  const [query, setQuery] = useSearchParams();
  const [said, setSaid] = useState('');
  const state = STATES.find(([key]) => key === query.get('state'))?.[0] ?? 'open';
  const filter: LeadFilter = { state, search: query.get('q') ?? '' };
  const { load, mark } = useLeads(filter);
  const { status, problem, refresh } = load;
  // The list of another filter is not shown as the one that failed.
  const found = problem ? null : load.value;

  const show = (changes: Partial<LeadFilter>) => {
    const next = { ...filter, ...changes };
    const search = new URLSearchParams();
    if (next.state !== 'open') search.set('state', next.state);
    if (next.search) search.set('q', next.search);
    setQuery(search, { replace: true });
  };

  return (
    <section className={styles.page} aria-labelledby="leads-title">
      <header className={styles.head}>
        <div>
          <h1 id="leads-title" className={styles.title}>
            {messages.enquiries}
          </h1>
          <p className={styles.lead}>{messages.intro}</p>
        </div>
        <Button look="quiet" size="small" onClick={() => void store.signOut()}>
          {messages.signOut}
        </Button>
      </header>
      <search className={styles.tools}>
        <Field
          label={messages.search}
          type="search"
          value={filter.search}
          onChange={({ target }) => show({ search: target.value })}
          hint={messages.searchHint}
        />
        <fieldset className={styles.states}>
          <legend>{messages.show}</legend>
          {STATES.map(([key, label]) => (
            <label key={key} className={styles.state}>
              <input
                type="radio"
                name="state"
                checked={state === key}
                onChange={() => show({ state: key })}
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      </search>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {status === 'loading' ? <Skeleton label={messages.loadingTheEnquiries} lines={6} /> : null}
      {problem?.status === 403 ? (
        <Notice title={messages.noAccessTitle} reference={`${problem.code} · ${problem.requestId}`}>
          {messages.noAccessText}
        </Notice>
      ) : null}
      {problem && problem.status !== 403 ? (
        <ProblemNotice problem={problem} title={messages.loadFailed} onRetry={refresh} />
      ) : null}
      {found?.leads.length === 0 ? (
        <Notice
          title={
            filter.search
              ? messages.nothingFound
              : state === 'handled'
                ? messages.nothingHandledYet
                : messages.nobodyWaits
          }
          action={
            filter.search ? (
              <Button look="outline" size="small" onClick={() => show({ search: '', state: 'all' })}>
                {messages.showAll}
              </Button>
            ) : undefined
          }
        >
          {filter.search ? messages.noMatchHint : messages.emptyHint}
        </Notice>
      ) : null}
      {found && found.leads.length > 0 ? (
        <ul className={styles.list}>
          {found.leads.map((lead) => (
            <LeadCard
              key={lead.id}
              lead={lead}
              onMark={(handled) => mark(lead, handled)}
              onMarked={(handled) =>
                setSaid(
                  messages.referenceIsState({
                    reference: lead.reference,
                    state: handled ? 'handled' : messages.openAgainState,
                  }),
                )
              }
            />
          ))}
        </ul>
      ) : null}
      {found?.more ? <p className={styles.lead}>{messages.olderHint}</p> : null}
    </section>
  );
}
