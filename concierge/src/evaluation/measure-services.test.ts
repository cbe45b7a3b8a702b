import { serviceIcons } from '@bellkey/shared/catalogue';
import { describe, expect, test } from '@jest/globals';
import { share } from './measure.ts';
import { measureServices, serviceLines } from './measure-services.ts';

describe('the set of the project’s own lines', () => {
  test.each(['en', 'pt', 'es'])(
    'has twelve lines for each of the 40 services in %s, none of them twice',
    (language) => {
      const lines = serviceLines(language);
      expect(lines).toHaveLength(Object.keys(serviceIcons).length * 12);
      expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length);
      expect(lines.filter(({ heldOut }) => heldOut)).toHaveLength(lines.length / 2);
    },
  );

  test('of the held-out lines at least 85 % are understood exactly, and at most 6 % as another service', () => {
    for (const figure of measureServices()) {
      if (figure.name.startsWith('Service understood')) expect(share(figure)).toBeGreaterThanOrEqual(0.85);
      if (figure.name.startsWith('Another service')) expect(share(figure)).toBeLessThanOrEqual(0.06);
    }
  });
});
