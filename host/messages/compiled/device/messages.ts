// Compiled from host/messages/en.json by `npm run messages`.

export interface DeviceMessages {
  readonly installName: (d: { name: string | number }) => string;
  readonly reloadButton: string;
  readonly offlineUnsupported: string;
  readonly installedAndOffline: string;
  readonly offlineReady: string;
  readonly installed: string;
  readonly updateHint: string;
  readonly update: string;
  readonly reload: string;
  readonly later: string;
}
