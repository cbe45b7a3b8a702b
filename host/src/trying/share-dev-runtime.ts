import { type ElementType, version } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { createShareScope, type ShareScope } from '../remote-loading/loading/share-scope.ts';

const NAME = 'react/jsx-dev-runtime';

/**
 * Shares the JSX runtime of development builds, unless the host is one itself. React's production build has it by name
 * only, since it checks nothing; here it creates elements as the other runtime does.
 */
export function shareDevRuntime(scope: ShareScope): void {
  const module = {
    Fragment,
    jsxDEV: (type: ElementType, props: object, key: string | undefined, isStatic: boolean) =>
      (isStatic ? jsxs : jsx)(type, props, key),
  };
  Object.assign(scope, { ...createShareScope({ [NAME]: { version, module } }), ...scope });
}
