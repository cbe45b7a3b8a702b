/**
 * Whether a mealtime includes a time of day; one that ends before it begins goes past midnight.
 *
 * @param time as `19:30`, as are `from` and `until`; null means all day
 */
export function isServedAt(time: string, from: string | null, until: string | null): boolean {
  if (from === null || until === null) return true;
  return from <= until ? time >= from && time < until : time >= from || time < until;
}
