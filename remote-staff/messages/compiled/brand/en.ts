// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { BrandMessages } from './messages.ts';

export const settings: BrandMessages['settings'] = "Settings";
export const forManagers: BrandMessages['forManagers'] = "For managers";
export const managersSetIt: BrandMessages['managersSetIt'] = "How the property looks to guests is set by its managers and owners.";
export const intro: BrandMessages['intro'] = "What guests see in the bar, on the first screen of the chat and on your own front page. Without it they see your name.";
export const loading: BrandMessages['loading'] = "Loading the brand";
export const loadFailed: BrandMessages['loadFailed'] = "The brand could not be loaded";
export const noneYet: BrandMessages['noneYet'] = "Guests see your name and its first letter, in the product’s colours. Add a logo, a picture or a colour, and look at it here before you save.";
export const mark: BrandMessages['mark'] = "Logo";
export const markHint: BrandMessages['markHint'] = "PNG, WebP or JPEG, up to 1 MB. A transparent ground fits light and dark pages best.";
export const markOn: BrandMessages['markOn'] = {
  own: "It has its own ground, and looks the same on light and dark pages.",
  any: "It shows on light and dark pages.",
  light: "On dark pages it gets a light plate, as its dark parts would be lost.",
  dark: "On light pages it gets a dark plate, as its light parts would be lost."
};
export const picture: BrandMessages['picture'] = "Picture";
export const pictureHint: BrandMessages['pictureHint'] = "PNG, WebP or JPEG, up to 5 MB; wide is best. Its edges are cut off where the screen is narrow.";
export const choose: BrandMessages['choose'] = "Choose a file";
export const replace: BrandMessages['replace'] = "Choose another";
export const chooseFor: BrandMessages['chooseFor'] = (d) => d.action + ": " + d.image;
export const leaveOut: BrandMessages['leaveOut'] = "Leave out";
export const leaveOutImage: BrandMessages['leaveOutImage'] = (d) => "Leave out: " + d.image;
export const uploading: BrandMessages['uploading'] = "Uploading";
export const tooLarge: BrandMessages['tooLarge'] = (d) => "It has more than " + d.megabytes + " MB. Save it smaller.";
export const notAPicture: BrandMessages['notAPicture'] = "It is no PNG, WebP or JPEG.";
export const uploadFailed: BrandMessages['uploadFailed'] = "It was not uploaded";
export const accent: BrandMessages['accent'] = "Colour";
export const accentHint: BrandMessages['accentHint'] = "Six digits, as #7a1f2b. Empty: the product’s colours.";
export const pick: BrandMessages['pick'] = "Pick the colour";
export const notAColour: BrandMessages['notAColour'] = "Six digits from 0 to f, as #7a1f2b.";
export const onAccent: BrandMessages['onAccent'] = {
  "#000000": (d) => "Text on it is black: " + d.ratio + " to 1.",
  "#ffffff": (d) => "Text on it is white: " + d.ratio + " to 1."
};
export const textIn: BrandMessages['textIn'] = {
  light: "On light pages",
  dark: "On dark pages"
};
export const asItIs: BrandMessages['asItIs'] = (d) => d.pages + " text of it is easy to read: " + d.ratio + " to 1.";
export const adjustedTo: BrandMessages['adjustedTo'] = (d) => d.pages + " text of it would be hard to read: " + d.ratio + " to 1, and 4.5 is the least. Text takes " + d.text + " there.";
export const greeting: BrandMessages['greeting'] = "Greeting";
export const greetingHint: BrandMessages['greetingHint'] = "One line of your front page for each language. A guest whose language has none reads the first.";
export const greetingIn: BrandMessages['greetingIn'] = (d) => "In " + d.language;
export const preview: BrandMessages['preview'] = "Preview";
export const previewOn: BrandMessages['previewOn'] = {
  light: "On a light phone",
  dark: "On a dark phone"
};
export const room: BrandMessages['room'] = "Room 204";
export const goodEvening: BrandMessages['goodEvening'] = (d) => "Good evening from " + d.property;
export const ask: BrandMessages['ask'] = "Ask for anything: we answer here, or pass it to the right person.";
export const towels: BrandMessages['towels'] = "Towels";
export const roomService: BrandMessages['roomService'] = "Room service";
export const lateCheckout: BrandMessages['lateCheckout'] = "Late check-out";
export const message: BrandMessages['message'] = "Message";
export const save: BrandMessages['save'] = "Save";
export const saveFailed: BrandMessages['saveFailed'] = "It was not saved";
export const saved: BrandMessages['saved'] = "Saved. Guests see it from now on.";
export const remove: BrandMessages['remove'] = "Remove the brand";
export const removed: BrandMessages['removed'] = "Removed. Guests see your name in the product’s colours.";
export const restore: BrandMessages['restore'] = "Restore the look before";
export const restored: BrandMessages['restored'] = "Restored. Guests see it from now on.";
export const leave: BrandMessages['leave'] = "Leave it as it is";
export const left: BrandMessages['left'] = "Left as it is. You can add a brand at any time.";

/** The group as one value. @public */
export const brandMessages: BrandMessages = {
  settings,
  forManagers,
  managersSetIt,
  intro,
  loading,
  loadFailed,
  noneYet,
  mark,
  markHint,
  markOn,
  picture,
  pictureHint,
  choose,
  replace,
  chooseFor,
  leaveOut,
  leaveOutImage,
  uploading,
  tooLarge,
  notAPicture,
  uploadFailed,
  accent,
  accentHint,
  pick,
  notAColour,
  onAccent,
  textIn,
  asItIs,
  adjustedTo,
  greeting,
  greetingHint,
  greetingIn,
  preview,
  previewOn,
  room,
  goodEvening,
  ask,
  towels,
  roomService,
  lateCheckout,
  message,
  save,
  saveFailed,
  saved,
  remove,
  removed,
  restore,
  restored,
  leave,
  left,
};
