import type { Rule } from './rule.ts';

/** The release was built for a contract that the live host serves. */
export const contractNumber: Rule = {
  name: 'Contract number',
  check({ release }, { contracts }) {
    if (contracts.includes(release.contract)) return [];
    return [
      `it was built for contract ${release.contract}; the live host serves ${contracts.join(', ')}. ${
        release.contract > Math.max(...contracts)
          ? 'Release the host first.'
          : 'Build it against the current contract.'
      }`,
    ];
  },
};
