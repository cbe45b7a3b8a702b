import { type AssetText, defineGroup } from './entry/define-group.ts';
import { STANDARD_ICON } from './entry/sizes.ts';
import type { interfaceDrawings } from './icons/interface-drawings.ts';

type InterfaceIconKey = keyof typeof interfaceDrawings;

const icon = (alt: string, description: string, ...tags: string[]): AssetText => ({ alt, description, tags });

/** Icons of controls and states. Next to a word they are decoration: leave `alt` out there. */
export const interfaceIcons = defineGroup<InterfaceIconKey, AssetText>(
  { folder: 'interface', type: 'icon', category: 'interface', dimensions: STANDARD_ICON },
  {
    menu: icon('Menu', 'Opens the menu', 'menu', 'navigation'),
    close: icon('Close', 'Closes what is open', 'close', 'dismiss'),
    back: icon('Back', 'Goes back', 'back', 'arrow'),
    forward: icon('Forward', 'Goes on', 'forward', 'next', 'arrow'),
    expand: icon('Expand', 'Shows more of a list or a section', 'expand', 'more'),
    search: icon('Search', 'Searches', 'search', 'find'),
    filter: icon('Filter', 'Narrows a list', 'filter'),
    settings: icon('Settings', 'Opens settings', 'settings', 'options'),
    send: icon('Send', 'Sends a message', 'send', 'message'),
    microphone: icon('Microphone', 'Dictates a message', 'microphone', 'voice'),
    camera: icon('Camera', 'Takes or adds a picture', 'camera', 'picture'),
    scanCode: icon('Scan', 'Reads a QR code with the camera', 'scan', 'qr'),
    language: icon('Globe', 'Changes the language', 'language', 'globe'),
    person: icon('Person', 'A person: a guest, a member of staff or oneself', 'person', 'account'),
    clock: icon('Clock', 'A time, or time that is left', 'clock', 'time'),
    check: icon('Check mark', 'Done or chosen', 'check', 'done'),
    warning: icon('Warning sign', 'Something needs attention', 'warning', 'alert'),
    offline: icon('No connection', 'There is no connection', 'offline', 'connection'),
    install: icon('Install', 'Installs the app', 'install', 'download'),
    share: icon('Share', 'Shares, as on an iPhone', 'share', 'ios'),
    copy: icon('Copy', 'Copies', 'copy'),
    external: icon('Opens elsewhere', 'A link that opens in a new tab', 'external', 'link'),
    notification: icon('Bell', 'Notifications', 'notification', 'bell'),
    edit: icon('Pencil', 'Changes a text', 'edit', 'write'),
  },
);
