// Compiled from remote-guest/messages/en.json by `npm run messages`.
import type { ScanMessages } from './messages.ts';

export const scanMessages: ScanMessages = {
  title: "Scan your code",
  intro: "The square in your room or on your table. No app, no account.",
  language: "Language",
  resolving: "Looking up your code",
  offline: "You’re offline",
  offlineText: "Your code is kept on this device. We look it up as soon as you’re back.",
  tryNow: "Try now",
  tryAgain: "Try again",
  another: "Scan another code",
  stillOpen: (d) => "Your chat at " + d.property + ", " + d.place + " is still open.",
  toChat: "Back to the chat",
  confirm: {
    question: "Is this where you are?",
    opening: "Opening your chat",
    go: "Continue",
    checkIn: "I’m checking in",
    no: "No, scan another code",
    problem: "Your chat can’t be opened right now"
  },
  camera: {
    picture: "Camera picture",
    asking: "Your browser asks whether we may use the camera.",
    looking: "Looking for a code",
    light: "Light",
    again: "Try the camera again",
    typeInstead: "You can type the code instead.",
    failures: {
      denied: {
        title: "The camera is not allowed here"
      },
      busy: {
        title: "The camera is in use",
        text: "Close the app that uses it, then try again."
      },
      insecure: {
        title: "No camera on this connection",
        text: "Browsers give the camera only to pages with a secure address (https)."
      },
      "no-reader": {
        title: "The code reader did not load",
        text: "Check your connection and try again."
      },
      none: {
        title: "No camera found",
        text: "This device shows us no camera."
      }
    },
    allow: {
      ios: "Tap the page icon beside the address, then Website Settings, Camera, Allow.",
      firefox: "Tap the camera icon beside the address and remove the block.",
      android: "Tap the icon left of the address, then Permissions, and allow the camera.",
      chrome: "Open the icon left of the address and allow the camera for this site.",
      other: "Open this site’s settings in your browser and allow the camera."
    }
  },
  photo: {
    label: "Upload a photo of the code",
    reading: "Looking for the code…",
    nothing: "No code could be read in that photo. Try one that is closer and in focus, or type the code."
  }
}
