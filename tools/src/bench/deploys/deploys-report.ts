import { median } from '../sampling/medians.ts';
import type { DeployMeasurement } from './deploys.ts';

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const s = (seconds: number) => `${seconds.toFixed(1)} s`;
const medianAndWorst = (values: readonly number[]) => `${ms(median(values))}, ${ms(Math.max(...values))}`;
const ms = (milliseconds: number) => `${milliseconds.toFixed(0)} ms`;

/** Number of failed requests, which has to be zero. */
export const failedRequests = ({ traffic }: DeployMeasurement): number =>
  [...traffic.failures.values()].reduce((sum, count) => sum + count, 0);

/** The measurement as a table for docs/measurements.md. */
export function deploysReport(measurement: DeployMeasurement): string {
  const { remote, gateSeconds, deploySeconds, pointerSeconds, memory, traffic, rollbacks } = measurement;
  const at = (share: number) => memory[Math.round((memory.length - 1) * share)];
  const rows = [
    [`contract gate of ${remote}, with the trial in Chromium`, s(gateSeconds)],
    ['upload until the host serves it, median', s(median(deploySeconds))],
    ['the same, worst', s(Math.max(...deploySeconds))],
    ['pointer until the host serves it, median', s(median(pointerSeconds))],
    ['the same, worst', s(Math.max(...pointerSeconds))],
    ['requests meanwhile, 50 per second', String(traffic.requests)],
    ['of them failed', String(failedRequests(measurement))],
    ['a document, median', ms(median(traffic.documents))],
    ['a document, 99 of 100', ms(percentile(traffic.documents, 0.99))],
    ['releases that visitors were served', String(traffic.builds.size)],
    ...[0, 0.25, 0.5, 0.75, 1].map((share) => {
      const point = at(share);
      return [`host's memory after ${point?.deploys} deploys`, `${point?.megabytes.toFixed(0)} MB`];
    }),
    ['a rollback: pointer until the host serves it, median and worst', medianAndWorst(rollbacks.served)],
    ['`npm run rollback` from Enter to its end, median and worst', medianAndWorst(rollbacks.npm)],
    ['`node tools/run.mjs rollback`, the same', medianAndWorst(rollbacks.node)],
  ];
  const failures = [...traffic.failures].map(([text, count]) => `  ! ${count} × ${text}`);
  return [
    `| ${deploySeconds.length} deploys of ${remote} | |`,
    '|---|---|',
    ...rows.map(([name, value]) => `| ${name} | ${value} |`),
    ...failures,
  ].join('\n');
}
