import type { Store } from '../../platform/database/property-scope.ts';
import type { EnterOperator } from '../../platform/operations/entrances.ts';
import { refused } from '../../platform/outcome/outcome.ts';
import { findOperator } from './operators.ts';

/** @param secondFactor whether operators have to sign in with a second factor */
export function createOperatorEntrance(store: Store, secondFactor: boolean): EnterOperator {
  return async (identity) => {
    const operator = await findOperator(store, identity);
    return operator.ok && secondFactor && !identity.secondFactor
      ? refused('second-factor-required')
      : operator;
  };
}
