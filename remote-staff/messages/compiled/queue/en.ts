// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { QueueMessages } from './messages.ts';

export const filters: QueueMessages['filters'] = {
  open: "All open",
  "new": "New",
  working: "Being done",
  paused: "Paused",
  planned: "Planned for later",
  recurring: "Coming again",
  overdue: "Overdue",
  finished: "Finished today"
};
export const newLabel: QueueMessages['newLabel'] = "New";
export const accepted: QueueMessages['accepted'] = "Accepted";
export const inProgress: QueueMessages['inProgress'] = "In progress";
export const waiting: QueueMessages['waiting'] = "Waiting";
export const finished: QueueMessages['finished'] = "Finished";
export const none: QueueMessages['none'] = "None";
export const markTitlePlace: QueueMessages['markTitlePlace'] = (d) => "Mark " + d.title + ", " + d.place;
export const you: QueueMessages['you'] = "You";
export const orderAnswerFailed: QueueMessages['orderAnswerFailed'] = "That was not taken";
export const orderLoadFailed: QueueMessages['orderLoadFailed'] = "The order did not come";
export const order: QueueMessages['order'] = "Order";
export const allergy: QueueMessages['allergy'] = "Allergy";
export const acknowledgeAllergyButton: QueueMessages['acknowledgeAllergyButton'] = "The kitchen has read this";
export const allergyAcknowledged: QueueMessages['allergyAcknowledged'] = "The kitchen has read it.";
export const allergyBlocksAccepting: QueueMessages['allergyBlocksAccepting'] = "It cannot be accepted before.";
export const totalPayment: QueueMessages['totalPayment'] = (d) => "Total, " + d.payment;
export const total: QueueMessages['total'] = "Total";
export const requestDetails: QueueMessages['requestDetails'] = "Request details";
export const closeDetails: QueueMessages['closeDetails'] = "Close details";
export const openConversationButton: QueueMessages['openConversationButton'] = "Open the guest’s conversation";
export const whatHappened: QueueMessages['whatHappened'] = "What happened";
export const timeAsked: QueueMessages['timeAsked'] = (d) => d.time + " asked";
export const timeAccepted: QueueMessages['timeAccepted'] = (d) => d.time + " accepted";
export const timeDone: QueueMessages['timeDone'] = (d) => d.time + " done";
export const byTime: QueueMessages['byTime'] = (d) => "by " + d.time;
export const keys: QueueMessages['keys'] = "Keys";
export const close: QueueMessages['close'] = "Close";
export const searchTheQueue: QueueMessages['searchTheQueue'] = "Search the queue";
export const nextRequest: QueueMessages['nextRequest'] = "Next request";
export const previousRequest: QueueMessages['previousRequest'] = "Previous request";
export const newRequest: QueueMessages['newRequest'] = "New request";
export const acceptKeyHelp: QueueMessages['acceptKeyHelp'] = "Accept the request you are on";
export const takeKeyHelp: QueueMessages['takeKeyHelp'] = "Take it, or give it back";
export const markKeyHelp: QueueMessages['markKeyHelp'] = "Mark it, to change several at once";
export const boardKeyHelp: QueueMessages['boardKeyHelp'] = "Board, or back to the list";
export const openItsDetails: QueueMessages['openItsDetails'] = "Open its details";
export const closeKeyHelp: QueueMessages['closeKeyHelp'] = "Close details or dialog";
export const paletteKeyHelp: QueueMessages['paletteKeyHelp'] = "Go to a page, room or request, from everywhere";
export const thisList: QueueMessages['thisList'] = "This list";
export const givenBackWhat: QueueMessages['givenBackWhat'] = (d) => "Given back: " + d.what;
export const yoursWhat: QueueMessages['yoursWhat'] = (d) => "Yours: " + d.what;
export const escalatedTitle: QueueMessages['escalatedTitle'] = "Escalated to the duty manager";
export const waitsSpan: QueueMessages['waitsSpan'] = (d) => "waits " + d.span + ",";
export const escalatedTime: QueueMessages['escalatedTime'] = (d) => "escalated " + d.time;
export const unansweredReason: QueueMessages['unansweredReason'] = "Nobody has answered the guest.";
export const nothingDueHint: QueueMessages['nothingDueHint'] = "Nothing is due. What is planned comes up here in time.";
export const plannedCountTitle: QueueMessages['plannedCountTitle'] = (d) => "Planned for later (" + d.later + ")";
export const plannedForLater: QueueMessages['plannedForLater'] = "Planned for later";
export const noAccessTitle: QueueMessages['noAccessTitle'] = "The queue is not yours to see";
export const otherWorkHint: QueueMessages['otherWorkHint'] = (d) => "Your role at " + d.property + " does not include requests. Yours are:";
export const knowledgeLink: QueueMessages['knowledgeLink'] = "What the assistant knows";
export const developersLink: QueueMessages['developersLink'] = "The language model and the API";
export const noAccessText: QueueMessages['noAccessText'] = (d) => "Your role at " + d.property + " does not include requests. A manager there can change that.";
export const loadFailed: QueueMessages['loadFailed'] = "The queue could not be loaded";
export const nothingMatches: QueueMessages['nothingMatches'] = "Nothing matches";
export const showAllOpen: QueueMessages['showAllOpen'] = "Show all open";
export const noMatchHint: QueueMessages['noMatchHint'] = "No request fits the search and the filters.";
export const nobodyIsWaiting: QueueMessages['nobodyIsWaiting'] = "Nobody is waiting";
export const emptyHint: QueueMessages['emptyHint'] = "A request appears here the moment a guest asks for something. You can leave this page open.";
export const setUpHint: QueueMessages['setUpHint'] = "Before your first guest:";
export const setUpLink: QueueMessages['setUpLink'] = "what is left to set up";
export const fromHanded: QueueMessages['fromHanded'] = (d) => "From " + d.handed;
export const guestWaits: QueueMessages['guestWaits'] = "Guest waits for an answer";
export const notAcceptedLabel: QueueMessages['notAcceptedLabel'] = "not accepted in time";
export const requests: QueueMessages['requests'] = "Requests";
export const due: QueueMessages['due'] = "Due";
export const place: QueueMessages['place'] = "Place";
export const request: QueueMessages['request'] = "Request";
export const department: QueueMessages['department'] = "Department";
export const state: QueueMessages['state'] = "State";
export const assignee: QueueMessages['assignee'] = "Assignee";
export const actions: QueueMessages['actions'] = "Actions";
export const partLoadFailed: QueueMessages['partLoadFailed'] = "This could not be loaded";
export const partLoadFailedHint: QueueMessages['partLoadFailedHint'] = "Check the connection and load the page again. The list works without it.";
export const notLoaded: QueueMessages['notLoaded'] = "Not loaded";
export const searchPlaceholder: QueueMessages['searchPlaceholder'] = "Room, request or name";
export const filtersButton: QueueMessages['filtersButton'] = "Filters";
export const allDepartments: QueueMessages['allDepartments'] = "All departments";
export const assignedTo: QueueMessages['assignedTo'] = "Assigned to";
export const everyones: QueueMessages['everyones'] = "Everyone’s";
export const mine: QueueMessages['mine'] = "Mine";
export const noOnes: QueueMessages['noOnes'] = "No one’s";
export const board: QueueMessages['board'] = "Board";
export const markSeveral: QueueMessages['markSeveral'] = "Mark several";
export const openDashboard: QueueMessages['openDashboard'] = (d) => "(" + d.open + ") Dashboard";
export const dashboard: QueueMessages['dashboard'] = "Dashboard";
export const loadingTheQueue: QueueMessages['loadingTheQueue'] = "Loading the queue";
export const loadingTheBoard: QueueMessages['loadingTheBoard'] = "Loading the board";
export const oneRequest: QueueMessages['oneRequest'] = "1 request";
export const requestsRequests: QueueMessages['requestsRequests'] = (d) => d.requests + " requests";
export const undoneForCount: QueueMessages['undoneForCount'] = (d) => "Undone for " + d.count + ".";
export const markedRequests: QueueMessages['markedRequests'] = "Marked requests";
export const undo: QueueMessages['undo'] = "Undo";
export const bulkFailedTitle: QueueMessages['bulkFailedTitle'] = (d) => "Not done for " + d.count;
export const colleaguesLoadFailed: QueueMessages['colleaguesLoadFailed'] = "Colleagues could not be loaded";
export const markedMarked: QueueMessages['markedMarked'] = (d) => d.marked + " marked";
export const acceptedCount: QueueMessages['acceptedCount'] = (d) => "Accepted " + d.count + ".";
export const accept: QueueMessages['accept'] = "Accept";
export const yoursNow: QueueMessages['yoursNow'] = "yours now";
export const take: QueueMessages['take'] = "Take";
export const bulkHandToLabel: QueueMessages['bulkHandToLabel'] = "Hand the marked requests to";
export const colleagueSNow: QueueMessages['colleagueSNow'] = (d) => d.colleague + "’s now";
export const noOnesNow: QueueMessages['noOnesNow'] = "no one’s now";
export const handTo: QueueMessages['handTo'] = "Hand to…";
export const nameOffDuty: QueueMessages['nameOffDuty'] = (d) => d.name + " (off duty)";
export const noOne: QueueMessages['noOne'] = "No one";
export const markAllShown: QueueMessages['markAllShown'] = (d) => "Mark all " + d.shown;
export const atAGlance: QueueMessages['atAGlance'] = "At a glance";
export const waitingForPersonLabel: QueueMessages['waitingForPersonLabel'] = "waiting for a person";
export const unreadChat: QueueMessages['unreadChat'] = "unread chat";
export const unreadChats: QueueMessages['unreadChats'] = "unread chats";
export const newRequestAnnouncement: QueueMessages['newRequestAnnouncement'] = (d) => "New request: " + d.requestTitle + ", " + d.place;
export const handedToYouAnnouncement: QueueMessages['handedToYouAnnouncement'] = (d) => d.by + " hands you " + d.requestTitle + ", " + d.place;
export const escalatedPlaceReason: QueueMessages['escalatedPlaceReason'] = (d) => "Escalated: " + d.place + ". " + d.reason;
export const savedViews: QueueMessages['savedViews'] = "Saved views";
export const views: QueueMessages['views'] = "Views";
export const ranOut: QueueMessages['ranOut'] = {
  asked: "run out, the guest is asked",
  "left-out": "run out, left out"
};
export const conversationAccessNote: QueueMessages['conversationAccessNote'] = "The front desk and managers read and answer the guest’s conversation.";
export const doneWhat: QueueMessages['doneWhat'] = (d) => "Done: " + d.what + ".";
export const undoDoneLabel: QueueMessages['undoDoneLabel'] = (d) => "Undo: " + d.what + " is not done";
export const openAgainWhat: QueueMessages['openAgainWhat'] = (d) => "Open again: " + d.what + ".";
export const undoKeyHelp: QueueMessages['undoKeyHelp'] = "Undo the last Done, while it is offered";
export const nothingFoundTitle: QueueMessages['nothingFoundTitle'] = (d) => "Nothing found for “" + d.text + "”";
export const openLabel: QueueMessages['openLabel'] = "open";
export const overdueLabel: QueueMessages['overdueLabel'] = "overdue";
export const lateLabel: QueueMessages['lateLabel'] = "overdue or not accepted in time";
export const forGuest: QueueMessages['forGuest'] = (d) => "For " + d.name;

/** The group as one value. @public */
export const queueMessages: QueueMessages = {
  filters,
  newLabel,
  accepted,
  inProgress,
  waiting,
  finished,
  none,
  markTitlePlace,
  you,
  orderAnswerFailed,
  orderLoadFailed,
  order,
  allergy,
  acknowledgeAllergyButton,
  allergyAcknowledged,
  allergyBlocksAccepting,
  totalPayment,
  total,
  requestDetails,
  closeDetails,
  openConversationButton,
  whatHappened,
  timeAsked,
  timeAccepted,
  timeDone,
  byTime,
  keys,
  close,
  searchTheQueue,
  nextRequest,
  previousRequest,
  newRequest,
  acceptKeyHelp,
  takeKeyHelp,
  markKeyHelp,
  boardKeyHelp,
  openItsDetails,
  closeKeyHelp,
  paletteKeyHelp,
  thisList,
  givenBackWhat,
  yoursWhat,
  escalatedTitle,
  waitsSpan,
  escalatedTime,
  unansweredReason,
  nothingDueHint,
  plannedCountTitle,
  plannedForLater,
  noAccessTitle,
  otherWorkHint,
  knowledgeLink,
  developersLink,
  noAccessText,
  loadFailed,
  nothingMatches,
  showAllOpen,
  noMatchHint,
  nobodyIsWaiting,
  emptyHint,
  setUpHint,
  setUpLink,
  fromHanded,
  guestWaits,
  notAcceptedLabel,
  requests,
  due,
  place,
  request,
  department,
  state,
  assignee,
  actions,
  partLoadFailed,
  partLoadFailedHint,
  notLoaded,
  searchPlaceholder,
  filtersButton,
  allDepartments,
  assignedTo,
  everyones,
  mine,
  noOnes,
  board,
  markSeveral,
  openDashboard,
  dashboard,
  loadingTheQueue,
  loadingTheBoard,
  oneRequest,
  requestsRequests,
  undoneForCount,
  markedRequests,
  undo,
  bulkFailedTitle,
  colleaguesLoadFailed,
  markedMarked,
  acceptedCount,
  accept,
  yoursNow,
  take,
  bulkHandToLabel,
  colleagueSNow,
  noOnesNow,
  handTo,
  nameOffDuty,
  noOne,
  markAllShown,
  atAGlance,
  waitingForPersonLabel,
  unreadChat,
  unreadChats,
  newRequestAnnouncement,
  handedToYouAnnouncement,
  escalatedPlaceReason,
  savedViews,
  views,
  ranOut,
  conversationAccessNote,
  doneWhat,
  undoDoneLabel,
  openAgainWhat,
  undoKeyHelp,
  nothingFoundTitle,
  openLabel,
  overdueLabel,
  lateLabel,
  forGuest,
};
