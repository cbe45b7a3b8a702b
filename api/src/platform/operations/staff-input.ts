import { InProperty, type OperationSpec } from '@bellkey/shared/api';
import type { Context } from 'hono';
import type { Store } from '../database/property-scope.ts';
import type { ApiEnvironment } from '../http/api-environment.ts';
import { done, type Outcome, refused } from '../outcome/outcome.ts';
import type { Entrances } from './entrances.ts';
import { type Input, parseInput } from './parse-input.ts';
import { enterByProof, type StaffProof } from './staff-proof.ts';

type StaffSpec = Extract<OperationSpec, { auth: 'staff' }>;

/**
 * The input of a staff operation, and the property it is for. A caller without the right to the operation is refused
 * for that, whatever the input: its schema is explained only to those who may (decision 0525). The right of a caller
 * with valid input is checked in the transaction of the operation.
 */
export async function parseStaffInput(
  c: Context<ApiEnvironment>,
  spec: StaffSpec,
  proof: StaffProof,
  { entrances, store }: { entrances: Entrances; store: Store },
): Promise<Outcome<{ propertyId: string; input: Input }>> {
  const property = InProperty.safeParse(c.req.query());
  if (!property.success) return refused('bad-input', { fields: { property: 'the id of a property' } });
  const propertyId = property.data.property;
  const input = await parseInput(c, spec);
  if (input.ok) return done({ propertyId, input: input.value });
  const staff = await store.read(propertyId, (scope) => enterByProof(scope, proof, spec, entrances));
  return staff.ok ? input : staff;
}
