// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { QueueViewsMessages } from './messages.ts';

export const queueViewsMessages: QueueViewsMessages = {
  title: "Views",
  loading: "Loading your views",
  notLoaded: "Your views could not be loaded",
  none: "You have no views yet. Set the filters, give them a name, and you find them here on every device.",
  whose: {
    mine: "Mine",
    free: "No one’s"
  },
  board: "as a board",
  "delete": "Delete",
  deleteNamed: (d) => "Delete the view " + d.name,
  deleted: (d) => "“" + d.name + "” is deleted.",
  undo: "Undo",
  notChanged: "The view was not changed",
  saveAs: (d) => "Name for what is shown now: " + d.shown,
  nameMissing: "Give it a name.",
  replaces: "Replaces the view of this name.",
  save: "Save this view",
  saved: (d) => "The view “" + d.name + "” is saved.",
  notSaved: "The view was not saved",
  close: "Close"
}
