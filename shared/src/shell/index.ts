/**
 * The shell door: the only module, apart from React, that host and remotes share at runtime. The host has its only
 * copy. Router parts pass through here so that react-router-dom is bundled, and tree-shaken, once.
 */
export {
  Link,
  NavLink,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export type * from './api-client.ts';
export * from './embedded-page.tsx';
export type * from './first-page.ts';
export type * from './second-factor.ts';
export * from './services.ts';
export type * from './session.ts';
