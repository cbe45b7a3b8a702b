// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface BrandMessages {
  readonly settings: string;
  readonly forManagers: string;
  readonly managersSetIt: string;
  readonly intro: string;
  readonly loading: string;
  readonly loadFailed: string;
  readonly noneYet: string;
  readonly mark: string;
  readonly markHint: string;
  readonly markOn: {
    readonly own: string;
    readonly any: string;
    readonly light: string;
    readonly dark: string;
  };
  readonly picture: string;
  readonly pictureHint: string;
  readonly choose: string;
  readonly replace: string;
  readonly chooseFor: (d: { action: string | number; image: string | number }) => string;
  readonly leaveOut: string;
  readonly leaveOutImage: (d: { image: string | number }) => string;
  readonly uploading: string;
  readonly tooLarge: (d: { megabytes: string | number }) => string;
  readonly notAPicture: string;
  readonly uploadFailed: string;
  readonly accent: string;
  readonly accentHint: string;
  readonly pick: string;
  readonly notAColour: string;
  readonly onAccent: {
    readonly "#000000": (d: { ratio: string | number }) => string;
    readonly "#ffffff": (d: { ratio: string | number }) => string;
  };
  readonly textIn: {
    readonly light: string;
    readonly dark: string;
  };
  readonly asItIs: (d: { pages: string | number; ratio: string | number }) => string;
  readonly adjustedTo: (d: { pages: string | number; ratio: string | number; text: string | number }) => string;
  readonly greeting: string;
  readonly greetingHint: string;
  readonly greetingIn: (d: { language: string | number }) => string;
  readonly preview: string;
  readonly previewOn: {
    readonly light: string;
    readonly dark: string;
  };
  readonly room: string;
  readonly goodEvening: (d: { property: string | number }) => string;
  readonly ask: string;
  readonly towels: string;
  readonly roomService: string;
  readonly lateCheckout: string;
  readonly message: string;
  readonly save: string;
  readonly saveFailed: string;
  readonly saved: string;
  readonly remove: string;
  readonly removed: string;
  readonly restore: string;
  readonly restored: string;
  readonly leave: string;
  readonly left: string;
}
