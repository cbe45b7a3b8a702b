import type { Membership } from '@bellkey/shared/api';

const inWords = (key: string) => `${key.charAt(0).toUpperCase()}${key.slice(1)}`.replaceAll('-', ' ');

/**
 * The departments of a membership as its property calls them; where the API does not say, their keys in words.
 *
 * @example departmentNames(membership); // ['Housekeeping', 'Front desk']
 */
export const departmentNames = ({
  departments,
  departmentNames: names,
}: Pick<Membership, 'departments' | 'departmentNames'>): readonly string[] =>
  names ?? departments.map(inWords);
