/** The key under which the database shows the work of all properties (migration 0580). */
export const DUE = 'notifications that are due';
