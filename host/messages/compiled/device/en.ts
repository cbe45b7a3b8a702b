// Compiled from host/messages/en.json by `npm run messages`.
import type { DeviceMessages } from './messages.ts';

export const installName: DeviceMessages['installName'] = (d) => "Install " + d.name;
export const reloadForTheNewVersion: DeviceMessages['reloadForTheNewVersion'] = "Reload for the new version";
export const thisBrowserCantOpenItWithout: DeviceMessages['thisBrowserCantOpenItWithout'] = "This browser can’t open it without a connection.";
export const installedOnThisDeviceOpensWithout: DeviceMessages['installedOnThisDeviceOpensWithout'] = "Installed on this device. Opens without a connection.";
export const opensWithoutAConnection: DeviceMessages['opensWithoutAConnection'] = "Opens without a connection on this device.";
export const installedOnThisDevice: DeviceMessages['installedOnThisDevice'] = "Installed on this device.";
export const aNewVersionIsReady: DeviceMessages['aNewVersionIsReady'] = "A new version is ready. Your input is not saved yet.";
export const update: DeviceMessages['update'] = "Update";
export const reload: DeviceMessages['reload'] = "Reload";
export const later: DeviceMessages['later'] = "Later";

/** The group as one value. @public */
export const deviceMessages: DeviceMessages = {
  installName,
  reloadForTheNewVersion,
  thisBrowserCantOpenItWithout,
  installedOnThisDeviceOpensWithout,
  opensWithoutAConnection,
  installedOnThisDevice,
  aNewVersionIsReady,
  update,
  reload,
  later,
};
