import { createErrorReporter } from './error-reporter.ts';

/** Sends an error to the server's log. @returns its short id there, for a person who asks for help */
export const reportToServer = createErrorReporter({
  send: (report) => navigator.sendBeacon('/shell/errors', new Blob([report], { type: 'application/json' })),
  random: Math.random,
  path: () => location.pathname,
});
