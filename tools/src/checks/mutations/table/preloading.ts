import { mutations } from './mutation.ts';

const INTENT = {
  file: 'host/src/preloading/preload-on-intent.ts',
  test: 'host/src/preloading/preload-on-intent.test.ts',
};

/** What is preloaded before a click, and what is not. */
export const preloading = [
  ...mutations({ section: 'preloading', ...INTENT }, [
    { rule: 'A pointer has to rest for 100 ms', from: 'HOVER_INTENT_MS = 100', to: 'HOVER_INTENT_MS = 90' },
    { rule: 'A pointer that leaves cancels it', from: 'mouseout: out', to: 'mouseleave: out' },
    { rule: 'A touch preloads', from: 'touchstart: atOnce, ', to: '' },
    { rule: 'The focus preloads', from: ', focusin: atOnce', to: '' },
    { rule: 'With Save-Data nothing is preloaded', from: 'if (ports.savesData()) return;', to: '' },
    { rule: 'Another origin is not preloaded', from: 'link.origin !== here.origin || ', to: '' },
    { rule: 'A link to another tab is not preloaded', from: "link.target !== '' || ", to: '' },
  ]),
  ...mutations({ section: 'preloading' }, [
    {
      rule: 'Save-Data is read from the browser',
      file: 'host/src/preloading/saves-data.ts',
      from: "Reflect.get(connection, 'saveData') === true",
      to: 'false',
      test: 'host/src/preloading/preload-on-intent.test.ts',
    },
    {
      rule: 'What fails ahead of a click is quiet',
      file: 'host/src/remote-loading/page/page-store.ts',
      from: 'this.used.set(key, ahead.attempt);',
      to: "this.ports.report(new Error('ahead'));\n        this.used.set(key, ahead.attempt);",
      test: 'host/src/remote-loading/page/page-store.test.ts',
    },
    {
      rule: 'The identity client waits until it is needed',
      file: 'host/src/guards/guard.tsx',
      from: 'if (hasStoredSession(() => localStorage)) return store.start();',
      to: 'return store.start();',
      test: 'host/src/guards/guard.test.tsx',
    },
  ]),
];
