import { describe, expect, test } from '@jest/globals';

import { beforeEngines } from '../policy/verdict/before-engines.ts';
import { ATTACK_LANGUAGES, directAttacks } from './injections.ts';
import mustEscalate from './sets/must-escalate.json' with { type: 'json' };

describe('the evaluation sets', () => {
  test.each(ATTACK_LANGUAGES)('have at least 60 different attacks in %s', (language) => {
    expect(new Set(directAttacks(language)).size).toBeGreaterThanOrEqual(60);
  });

  test.each(Object.values(mustEscalate.escalate).flat())('a handoff comes before any engine: %s', (text) => {
    expect(['person', 'incident']).toContain(beforeEngines(text).kind);
  });
});
