import type { LoadCount, LoadStep, Quantiles, StepTimings } from '@bellkey/shared/release';
import { useState } from 'react';
import * as messages from '../../../messages/compiled/developers/en.ts';
import * as shared from './developers.css';
import { Section } from './section.tsx';
import * as styles from './timings-section.css';
import { useDeployments } from './use-deployments.tsx';

const steps: ReadonlyArray<[LoadStep, string]> = [
  ['composition', messages.document],
  ['entry', messages.entry],
  ['chunk', messages.pageFiles],
  ['render', messages.render],
];

/** Load times of pages in visitors' browsers, by remote and step, and failures. */
export function TimingsSection() {
  const { status } = useDeployments();
  const [span, setSpan] = useState<'hour' | 'day'>('hour');
  if (!status) return null;
  const { timings, loads } = status;
  const remotes = [...new Set(timings.map(({ remote }) => remote))];
  return (
    <Section id="timings" title={messages.timingsTitle} intro={messages.timingsIntro}>
      {remotes.length === 0 ? (
        <p className={shared.quiet}>{messages.timingsEmpty}</p>
      ) : (
        <>
          <fieldset className={styles.choice}>
            <legend className={styles.forScreenReaders}>{messages.timeSpan}</legend>
            {(['hour', 'day'] as const).map((option) => (
              <label key={option} className={styles.option}>
                <input
                  type="radio"
                  name="timings-span"
                  checked={span === option}
                  onChange={() => setSpan(option)}
                />
                {messages.lastOption({ option })}
              </label>
            ))}
          </fieldset>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard. */}
          <section className={styles.scroll} aria-label={messages.loadingTimes} tabIndex={0}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{messages.remote}</th>
                  {steps.map(([step, title]) => (
                    <th key={step} scope="col">
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {remotes.map((remote) => (
                  <tr key={remote}>
                    <th scope="row">{remote}</th>
                    {steps.map(([step]) => (
                      <td key={step}>{cell(timings, remote, step, span)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </>
      )}
      {loads.length > 0 ? (
        <ul className={shared.list}>
          {loads.map((count) => (
            <li key={`${count.remote} ${count.build}`} className={shared.plainRow}>
              <span>
                {count.remote} <code>{count.build}</code>
              </span>
              <span className={shared.quiet}>{formatCount(count)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}

function cell(timings: readonly StepTimings[], remote: string, step: LoadStep, span: 'hour' | 'day') {
  const found: Quantiles | null | undefined = timings.find(
    (timing) => timing.remote === remote && timing.step === step,
  )?.[span];
  if (!found) return <span className={shared.quiet}>{messages.none}</span>;
  return (
    <>
      {found.p50} / {found.p95} <span className={shared.quiet}>({found.count})</span>
    </>
  );
}

function formatCount({ loads, failures }: LoadCount): string {
  const total = messages.loadCount({ loads });
  if (failures.length === 0) return messages.totalNoneFailed({ total });
  const listed = failures.map(({ kind, phase, count }) => messages.failureCount({ kind, phase, count }));
  return messages.totalFailedListed({ total, listed: listed.join(', ') });
}
