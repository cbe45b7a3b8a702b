import type { ScanMessages } from '../../../../messages/compiled/scan/messages.ts';

/** Where in this browser a refused camera can be allowed again. */
export function permissionHelp(userAgent: string, { allow }: ScanMessages['camera']): string {
  if (/iPhone|iPad/.test(userAgent)) return allow.ios;
  if (/Firefox\//.test(userAgent)) return allow.firefox;
  if (/Android/.test(userAgent)) return allow.android;
  return /Chrome\//.test(userAgent) ? allow.chrome : allow.other;
}
