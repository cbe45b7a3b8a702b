import { describe, expect, test } from '@jest/globals';
import rootPackage from '../../package.json';
import { nodeVersionProblem, OLDEST_NODE } from './node-version.mjs';

describe('the Node version check', () => {
  test.each(['20.19.0', '20.20.2', '22.0.0', '100.1.0'])('Node %s is new enough', (version) => {
    expect(nodeVersionProblem(version)).toBeNull();
  });

  test.each(['20.18.3', '18.20.0', '14.13.1', '9.0.0'])(
    'Node %s is too old, and the message says what to do',
    (version) => {
      expect(nodeVersionProblem(version)).toMatch(
        new RegExp(`^Bellkey needs Node 20.19 or newer; this is Node ${version}\\. Install a newer one`),
      );
    },
  );

  test('it requires the same version as package.json', () => {
    expect(rootPackage.engines.node).toBe(`>=${OLDEST_NODE}.0`);
  });
});
