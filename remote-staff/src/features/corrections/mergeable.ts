import type { ServiceRequest } from '@bellkey/shared/api';
import { isOpen } from '@bellkey/shared/request-clock';

const isMergeable = ({ state, priority, food }: ServiceRequest): boolean =>
  isOpen(state) && state !== 'needs_approval' && priority !== 'emergency' && !food;

/** The requests that a request can be merged into: those of its place, of its service first. The API decides. */
export function mergeableInto(
  request: ServiceRequest,
  all: readonly ServiceRequest[],
): readonly ServiceRequest[] {
  if (!isMergeable(request)) return [];
  const others = all.filter(
    (other) => other.id !== request.id && other.place.id === request.place.id && isMergeable(other),
  );
  const isOther = ({ service }: ServiceRequest) => Number(service !== request.service);
  return others.sort((a, b) => isOther(a) - isOther(b) || a.no - b.no);
}
