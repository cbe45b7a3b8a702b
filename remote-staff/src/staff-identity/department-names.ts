import type { Membership } from '@bellkey/shared/api';

const formatKey = (key: string) => `${key.charAt(0).toUpperCase()}${key.slice(1)}`.replaceAll('-', ' ');

/**
 * The departments of a membership by the property's names, else by their keys as words.
 *
 * @example departmentNames(membership); // ['Housekeeping', 'Front desk']
 */
export const departmentNames = ({
  departments,
  departmentNames: names,
}: Pick<Membership, 'departments' | 'departmentNames'>): readonly string[] =>
  names ?? departments.map(formatKey);
