import groupsFoodAndFlats from './groups-food-and-flats.json' with { type: 'json' };
import nightsAndDays from './nights-and-days.json' with { type: 'json' };
import { type Business, businesses, type Department, departments, type UseCase } from './use-case.ts';

/** Every use case, in the order of the page. */
export const useCases = [...nightsAndDays, ...groupsFoodAndFlats] as readonly unknown[] as readonly UseCase[];

/** The filter of the page; null shows everything. */
export interface UseCaseFilter {
  business: Business | null;
  department: Department | null;
}

const isBusiness = (value: string | null): value is Business =>
  value !== null && Object.hasOwn(businesses, value);
const isDepartment = (value: string | null): value is Department =>
  value !== null && Object.hasOwn(departments, value);

/** Parses `?business=…&department=…`. An unknown value filters nothing. */
export function parseFilter(query: URLSearchParams): UseCaseFilter {
  const business = query.get('business');
  const department = query.get('department');
  return {
    business: isBusiness(business) ? business : null,
    department: isDepartment(department) ? department : null,
  };
}

/** The page's path for a filter: `/use-cases` when it narrows nothing. */
export function filterPath({ business, department }: UseCaseFilter): string {
  const query = new URLSearchParams();
  if (business) query.set('business', business);
  if (department) query.set('department', department);
  const text = query.toString();
  return text ? `/use-cases?${text}` : '/use-cases';
}

/** The use cases of a business and a department. */
export function filterUseCases(all: readonly UseCase[], { business, department }: UseCaseFilter): UseCase[] {
  return all.filter(
    (useCase) =>
      (business === null || useCase.businesses.includes(business)) &&
      (department === null || useCase.departments.includes(department)),
  );
}

/** The use case of a key; null without one. */
export function findUseCase(key: string): UseCase | null {
  return useCases.find((useCase) => useCase.key === key) ?? null;
}
