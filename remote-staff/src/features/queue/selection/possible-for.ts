import type { Colleague, ServiceRequest } from '@bellkey/shared/api';

/** Colleagues who work in every department of the requests. */
export const possibleFor = (
  colleagues: readonly Colleague[],
  requests: readonly ServiceRequest[],
): Colleague[] =>
  colleagues.filter(
    ({ allDepartments, departments }) =>
      allDepartments ||
      requests.every(({ department }) => departments.some(({ key }) => key === department.key)),
  );
