import { useSearchParams, useSession } from '@bellkey/shared/shell';
import { Button, Field, Notice, Skeleton } from '@bellkey/shared/ui';
import { useState } from 'react';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { LeadCard } from './lead-card.tsx';
import * as styles from './leads.css';
import { type LeadFilter, useLeads } from './use-leads.ts';

const STATES = [
  ['open', 'Open'],
  ['handled', 'Handled'],
  ['all', 'All'],
] as const;

/** Enquiries to the platform: search, reading, marking as handled. Filter and search are in the address. */
export function LeadsView() {
  const { store } = useSession();
  const [query, setQuery] = useSearchParams();
  const [said, setSaid] = useState('');
  const state = STATES.find(([key]) => key === query.get('state'))?.[0] ?? 'open';
  const filter: LeadFilter = { state, search: query.get('q') ?? '' };
  const { load, refresh, mark, markProblem } = useLeads(filter);

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
            Enquiries
          </h1>
          <p className={styles.lead}>What people sent from the public site, newest first.</p>
        </div>
        <Button look="quiet" size="small" onClick={() => void store.signOut()}>
          Sign out
        </Button>
      </header>
      <search className={styles.tools}>
        <Field
          label="Search"
          type="search"
          value={filter.search}
          onChange={({ target }) => show({ search: target.value })}
          hint="Name, e-mail, property, words or reference"
        />
        <fieldset className={styles.states}>
          <legend>Show</legend>
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
      {load.status === 'loading' ? <Skeleton label="Loading the enquiries" lines={6} /> : null}
      {load.status === 'failed' && load.problem.status === 403 ? (
        <Notice
          title="Enquiries are not yours to see"
          reference={`${load.problem.code} · ${load.problem.requestId}`}
        >
          They are for the people who run this site. What your guests write is on the dashboard.
        </Notice>
      ) : null}
      {load.status === 'failed' && load.problem.status !== 403 ? (
        <ProblemNotice problem={load.problem} title="Enquiries could not be loaded" onRetry={refresh} />
      ) : null}
      {load.status === 'ready' && load.leads.length === 0 ? (
        <Notice
          title={
            filter.search ? 'Nothing found' : state === 'handled' ? 'Nothing handled yet' : 'Nobody waits'
          }
          action={
            filter.search ? (
              <Button look="outline" size="small" onClick={() => show({ search: '', state: 'all' })}>
                Show all
              </Button>
            ) : undefined
          }
        >
          {filter.search
            ? 'No enquiry has these words.'
            : 'What somebody sends from the contact, partner or integration form appears here.'}
        </Notice>
      ) : null}
      {load.status === 'ready' && load.leads.length > 0 ? (
        <ul className={styles.list}>
          {load.leads.map((lead) => (
            <LeadCard
              key={lead.id}
              lead={lead}
              problem={markProblem?.id === lead.id ? markProblem.problem : null}
              onMark={async (handled) => {
                if (await mark(lead, handled))
                  setSaid(`${lead.reference} is ${handled ? 'handled' : 'open again'}.`);
              }}
            />
          ))}
        </ul>
      ) : null}
      {load.status === 'ready' && load.more ? (
        <p className={styles.lead}>There are older ones. Search for them by a word or a reference.</p>
      ) : null}
    </section>
  );
}
