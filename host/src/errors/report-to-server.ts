import { createErrorReporter } from './error-reporter.ts';

/** Sends an error to the server's log. @returns the short id that it has there, for the person who asks for help */
export const reportToServer = createErrorReporter({
  send: (report) => navigator.sendBeacon('/shell/errors', new Blob([report], { type: 'application/json' })),
  random: Math.random,
  path: () => location.pathname,
});
