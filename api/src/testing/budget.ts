import { type OperationKey, type OperationSpec, operations } from '@bellkey/shared/api';
import type { ObservedOperation } from '../platform/statements/observer.ts';

/** An operation made more round trips to the database than its contract allows; the message lists its statements. */
export class OverBudgetError extends Error {
  constructor({ operation, roundTrips, allowed, batches }: ObservedOperation, budget: number) {
    const listed = batches.map(({ kind, texts }, index) => {
      const lines = texts.map((text) => `      ${text.replace(/\s+/g, ' ').slice(0, 300)}`);
      return [`  ${index + 1}. ${kind}`, ...lines].join('\n');
    });
    super(
      `${operation} made ${roundTrips} round trips; its budget is ${budget}${allowed ? ` and ${allowed} for a rare way` : ''}:\n${listed.join('\n')}`,
    );
  }
}

/** The error of an operation that exceeded `roundTrips` in its contract, or null. */
export function checkBudget(done: ObservedOperation): OverBudgetError | null {
  const { roundTrips: budget }: OperationSpec = operations[done.operation as OperationKey];
  return budget !== undefined && done.roundTrips > budget + done.allowed
    ? new OverBudgetError(done, budget)
    : null;
}
