// Compiled from host/messages/en.json by `npm run messages`.

export interface DeviceMessages {
  readonly installName: (d: { name: string | number }) => string;
  readonly reloadForTheNewVersion: string;
  readonly thisBrowserCantOpenItWithout: string;
  readonly installedOnThisDeviceOpensWithout: string;
  readonly opensWithoutAConnection: string;
  readonly installedOnThisDevice: string;
  readonly aNewVersionIsReady: string;
  readonly update: string;
  readonly reload: string;
  readonly later: string;
}
