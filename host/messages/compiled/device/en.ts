// Compiled from host/messages/en.json by `npm run messages`.
import type { DeviceMessages } from './messages.ts';

export const installName: DeviceMessages['installName'] = (d) => "Install " + d.name;
export const reloadButton: DeviceMessages['reloadButton'] = "Reload for the new version";
export const offlineUnsupported: DeviceMessages['offlineUnsupported'] = "This browser can’t open it without a connection.";
export const installedAndOffline: DeviceMessages['installedAndOffline'] = "Installed on this device. Opens without a connection.";
export const offlineReady: DeviceMessages['offlineReady'] = "Opens without a connection on this device.";
export const installed: DeviceMessages['installed'] = "Installed on this device.";
export const updateHint: DeviceMessages['updateHint'] = "A new version is ready. Your input is not saved yet.";
export const update: DeviceMessages['update'] = "Update";
export const reload: DeviceMessages['reload'] = "Reload";
export const later: DeviceMessages['later'] = "Later";

/** The group as one value. @public */
export const deviceMessages: DeviceMessages = {
  installName,
  reloadButton,
  offlineUnsupported,
  installedAndOffline,
  offlineReady,
  installed,
  updateHint,
  update,
  reload,
  later,
};
