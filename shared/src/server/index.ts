export { createGuardedServer, isCutOff } from './create-guarded-server.ts';
export { decodeText } from './decode-text.ts';
export { isPlainHost } from './find-malformed.ts';
export { API_BODY_MAX_BYTES, apiBodyMaxBytes, SHELL_BODY_MAX_BYTES } from './limits.ts';
export { PLAIN_PAGE_POLICY } from './plain-page-policy.ts';
