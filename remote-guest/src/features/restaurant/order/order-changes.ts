import type { Order } from '@bellkey/shared/api';

/** One thing that differs from what the guest wanted to confirm. */
export type OrderChange =
  | { kind: 'price'; key: string; dish: string; before: number; after: number }
  | { kind: 'trouble'; key: string; dish: string; trouble: string }
  | { kind: 'total'; key: string; before: number; after: number };

/**
 * What changed between the order that the guest confirmed and the current order, line by line, and the total.
 *
 * @param fields of the refusal: by the id of a line, why it is not available
 */
export function orderChanges(
  before: Pick<Order, 'lines' | 'totalCents'>,
  after: Pick<Order, 'lines' | 'totalCents'>,
  fields: Readonly<Record<string, string>> = {},
): OrderChange[] {
  const lines = after.lines.flatMap((line): OrderChange[] => {
    const seen = before.lines.find(({ id }) => id === line.id);
    const trouble = fields[line.id] ?? line.trouble;
    return [
      ...(seen && seen.unitCents !== line.unitCents
        ? [
            {
              kind: 'price' as const,
              key: `price-${line.id}`,
              dish: line.name,
              before: seen.unitCents,
              after: line.unitCents,
            },
          ]
        : []),
      ...(trouble ? [{ kind: 'trouble' as const, key: `trouble-${line.id}`, dish: line.name, trouble }] : []),
    ];
  });
  const total: OrderChange[] =
    before.totalCents === after.totalCents
      ? []
      : [{ kind: 'total', key: 'total', before: before.totalCents, after: after.totalCents }];
  return [...lines, ...total];
}
