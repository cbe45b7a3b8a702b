import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { CheckedFolder } from './testing/checked-folder.ts';

const TIMEOUT_MS = 60_000;
const RULE = 'error api-modules-import-those-before-them:';

let folder: CheckedFolder;
beforeEach(() => {
  folder = new CheckedFolder();
});
afterEach(() => folder.remove());

describe('the rules for the modules of the API', () => {
  test(
    'allow permitted imports',
    async () => {
      folder.addImport('api/src/service/requests/good.ts', 'api/src/platform/outcome/outcome.ts');
      folder.addImport('api/src/service/requests/good.test.ts', 'api/src/testing/test-api.ts');
      folder.addImport('api/src/assistant/chat/good.ts', 'api/src/assistant/turns/enqueue-turn.ts');
      folder.addImport('api/src/create-api.ts', 'api/src/public/demo/routes.ts');
      expect(await folder.check()).toMatchObject({ code: 0, broken: [] });
    },
    TIMEOUT_MS,
  );

  test(
    'report an import against the order, from http to any other module, and from a module to create-api',
    async () => {
      const broken: Array<[from: string, to: string]> = [
        ['api/src/platform/database/bad.ts', 'api/src/platform/http/problem.ts'],
        ['api/src/platform/http/bad.ts', 'api/src/property/staff/membership.ts'],
        ['api/src/property/places/bad.ts', 'api/src/property/guest-sessions/end-session.ts'],
        ['api/src/service/conversations/bad.ts', 'api/src/assistant/turns/claim-turn.ts'],
        ['api/src/service/requests/bad.ts', 'api/src/service/alarms/take-alarm.ts'],
        ['api/src/service/requests/worse.ts', 'api/src/testing/test-api.ts'],
        ['api/src/public/demo/bad.ts', 'api/src/create-api.ts'],
      ];
      for (const [from, to] of broken) folder.addImport(from, to);
      const result = await folder.check();
      expect(result.code).toBe(1);
      expect(result.broken).toEqual(broken.map(([from, to]) => `${RULE} ${from} → ${to}`).sort());
    },
    TIMEOUT_MS,
  );

  test(
    'refuse a module without a place in the order',
    async () => {
      folder.addImport('api/src/property/pms/adapter.ts', 'api/src/platform/outcome/outcome.ts');
      const rule = 'error api-module-has-a-place:';
      expect((await folder.check()).broken).toEqual([
        `${rule} api/src/property/pms/adapter.ts → api/src/platform/outcome/outcome.ts`,
      ]);
    },
    TIMEOUT_MS,
  );

  test(
    'refuse folders of the API that import each other',
    async () => {
      folder.addImport('api/src/service/orders/one.ts', 'api/src/service/orders/menu/two.ts');
      folder.addImport('api/src/service/orders/menu/three.ts', 'api/src/service/orders/four.ts');
      const { code, output } = await folder.check();
      expect([code, output]).toEqual([1, expect.stringContaining('api/src/service/orders: ., menu')]);
    },
    TIMEOUT_MS,
  );
});
