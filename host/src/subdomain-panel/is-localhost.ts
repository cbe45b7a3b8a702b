/** Whether a host name is this machine's own: `localhost` or any name below it. */
export const isLocalhost = (hostname: string): boolean => /(?:^|\.)localhost\.?$/i.test(hostname);
