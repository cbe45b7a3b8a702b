import { type ElementType, version } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { createShareScope, type ShareScope } from '../remote-loading/loading/share-scope.ts';

const NAME = 'react/jsx-dev-runtime';

/**
 * Shares the JSX runtime of development builds, unless the host is such a build itself. In React's production build its
 * function is undefined; here it creates elements like the production runtime.
 */
export function shareDevRuntime(scope: ShareScope): void {
  const module = {
    Fragment,
    jsxDEV: (type: ElementType, props: object, key: string | undefined, isStatic: boolean) =>
      (isStatic ? jsxs : jsx)(type, props, key),
  };
  Object.assign(scope, { ...createShareScope({ [NAME]: { version, module } }), ...scope });
}
