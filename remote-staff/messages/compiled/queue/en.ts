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
export const thatWasNotTaken: QueueMessages['thatWasNotTaken'] = "That was not taken";
export const theOrderDidNotCome: QueueMessages['theOrderDidNotCome'] = "The order did not come";
export const order: QueueMessages['order'] = "Order";
export const allergy: QueueMessages['allergy'] = "Allergy";
export const theKitchenHasReadThis: QueueMessages['theKitchenHasReadThis'] = "The kitchen has read this";
export const theKitchenHasReadIt: QueueMessages['theKitchenHasReadIt'] = "The kitchen has read it.";
export const itCannotBeAcceptedBefore: QueueMessages['itCannotBeAcceptedBefore'] = "It cannot be accepted before.";
export const totalPayment: QueueMessages['totalPayment'] = (d) => "Total, " + d.payment;
export const total: QueueMessages['total'] = "Total";
export const requestDetails: QueueMessages['requestDetails'] = "Request details";
export const closeDetails: QueueMessages['closeDetails'] = "Close details";
export const openTheGuestsConversation: QueueMessages['openTheGuestsConversation'] = "Open the guest’s conversation";
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
export const acceptTheRequestYouAreOn: QueueMessages['acceptTheRequestYouAreOn'] = "Accept the request you are on";
export const takeItOrGiveItBack: QueueMessages['takeItOrGiveItBack'] = "Take it, or give it back";
export const markItToChangeSeveral: QueueMessages['markItToChangeSeveral'] = "Mark it, to change several at once";
export const boardOrBackToTheList: QueueMessages['boardOrBackToTheList'] = "Board, or back to the list";
export const openItsDetails: QueueMessages['openItsDetails'] = "Open its details";
export const closeDetailsOrDialog: QueueMessages['closeDetailsOrDialog'] = "Close details or dialog";
export const thisList: QueueMessages['thisList'] = "This list";
export const givenBackWhat: QueueMessages['givenBackWhat'] = (d) => "Given back: " + d.what;
export const yoursWhat: QueueMessages['yoursWhat'] = (d) => "Yours: " + d.what;
export const escalatedToTheDutyManager: QueueMessages['escalatedToTheDutyManager'] = "Escalated to the duty manager";
export const waitsSpan: QueueMessages['waitsSpan'] = (d) => "waits " + d.span + ",";
export const escalatedTime: QueueMessages['escalatedTime'] = (d) => "escalated " + d.time;
export const nobodyHasAnsweredTheGuest: QueueMessages['nobodyHasAnsweredTheGuest'] = "Nobody has answered the guest.";
export const nothingIsDueWhatIsPlanned: QueueMessages['nothingIsDueWhatIsPlanned'] = "Nothing is due. What is planned comes up here in time.";
export const plannedForLaterLater: QueueMessages['plannedForLaterLater'] = (d) => "Planned for later (" + d.later + ")";
export const plannedForLater: QueueMessages['plannedForLater'] = "Planned for later";
export const theQueueIsNotYours: QueueMessages['theQueueIsNotYours'] = "The queue is not yours to see";
export const yourRoleAtPropertyDoesNot: QueueMessages['yourRoleAtPropertyDoesNot'] = (d) => "Your role at " + d.property + " does not include requests. A manager there can change that.";
export const theQueueCouldNotBeLoaded: QueueMessages['theQueueCouldNotBeLoaded'] = "The queue could not be loaded";
export const nothingMatches: QueueMessages['nothingMatches'] = "Nothing matches";
export const showAllOpen: QueueMessages['showAllOpen'] = "Show all open";
export const noRequestFitsTheSearch: QueueMessages['noRequestFitsTheSearch'] = "No request fits the search and the filters.";
export const nobodyIsWaiting: QueueMessages['nobodyIsWaiting'] = "Nobody is waiting";
export const aRequestAppearsHereTheMoment: QueueMessages['aRequestAppearsHereTheMoment'] = "A request appears here the moment a guest asks for something. You can leave this page open.";
export const beforeYourFirstGuest: QueueMessages['beforeYourFirstGuest'] = "Before your first guest:";
export const whatIsLeftToSetUp: QueueMessages['whatIsLeftToSetUp'] = "what is left to set up";
export const fromHanded: QueueMessages['fromHanded'] = (d) => "From " + d.handed;
export const escalated: QueueMessages['escalated'] = "Escalated";
export const notAcceptedInTime: QueueMessages['notAcceptedInTime'] = "not accepted in time";
export const requests: QueueMessages['requests'] = "Requests";
export const due: QueueMessages['due'] = "Due";
export const place: QueueMessages['place'] = "Place";
export const request: QueueMessages['request'] = "Request";
export const department: QueueMessages['department'] = "Department";
export const state: QueueMessages['state'] = "State";
export const assignee: QueueMessages['assignee'] = "Assignee";
export const actions: QueueMessages['actions'] = "Actions";
export const thisCouldNotBeLoaded: QueueMessages['thisCouldNotBeLoaded'] = "This could not be loaded";
export const checkTheConnectionAndLoad: QueueMessages['checkTheConnectionAndLoad'] = "Check the connection and load the page again. The list works without it.";
export const notLoaded: QueueMessages['notLoaded'] = "Not loaded";
export const roomRequestOrName: QueueMessages['roomRequestOrName'] = "Room, request or name";
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
export const notDoneForCount: QueueMessages['notDoneForCount'] = (d) => "Not done for " + d.count;
export const colleaguesCouldNotBeLoaded: QueueMessages['colleaguesCouldNotBeLoaded'] = "Colleagues could not be loaded";
export const markedMarked: QueueMessages['markedMarked'] = (d) => d.marked + " marked";
export const acceptedCount: QueueMessages['acceptedCount'] = (d) => "Accepted " + d.count + ".";
export const accept: QueueMessages['accept'] = "Accept";
export const yoursNow: QueueMessages['yoursNow'] = "yours now";
export const take: QueueMessages['take'] = "Take";
export const handTheMarkedRequestsTo: QueueMessages['handTheMarkedRequestsTo'] = "Hand the marked requests to";
export const colleagueSNow: QueueMessages['colleagueSNow'] = (d) => d.colleague + "’s now";
export const noOnesNow: QueueMessages['noOnesNow'] = "no one’s now";
export const handTo: QueueMessages['handTo'] = "Hand to…";
export const nameOffDuty: QueueMessages['nameOffDuty'] = (d) => d.name + " (off duty)";
export const noOne: QueueMessages['noOne'] = "No one";
export const markAllShown: QueueMessages['markAllShown'] = (d) => "Mark all " + d.shown;
export const atAGlance: QueueMessages['atAGlance'] = "At a glance";
export const waitingForAPerson: QueueMessages['waitingForAPerson'] = "waiting for a person";
export const unreadChat: QueueMessages['unreadChat'] = "unread chat";
export const unreadChats: QueueMessages['unreadChats'] = "unread chats";
export const newRequestRequestTitlePlace: QueueMessages['newRequestRequestTitlePlace'] = (d) => "New request: " + d.requestTitle + ", " + d.place;
export const byHandsYouRequestTitlePlace: QueueMessages['byHandsYouRequestTitlePlace'] = (d) => d.by + " hands you " + d.requestTitle + ", " + d.place;
export const escalatedPlaceReason: QueueMessages['escalatedPlaceReason'] = (d) => "Escalated: " + d.place + ". " + d.reason;
export const savedViews: QueueMessages['savedViews'] = "Saved views";
export const views: QueueMessages['views'] = "Views";
export const ranOut: QueueMessages['ranOut'] = {
  asked: "run out, the guest is asked",
  "left-out": "run out, left out"
};
export const theFrontDeskReadsTheConversation: QueueMessages['theFrontDeskReadsTheConversation'] = "The front desk and managers read and answer the guest’s conversation.";
export const doneWhat: QueueMessages['doneWhat'] = (d) => "Done: " + d.what + ".";
export const undoDoneOfWhat: QueueMessages['undoDoneOfWhat'] = (d) => "Undo: " + d.what + " is not done";
export const openAgainWhat: QueueMessages['openAgainWhat'] = (d) => "Open again: " + d.what + ".";
export const undoTheLastDone: QueueMessages['undoTheLastDone'] = "Undo the last Done, while it is offered";
export const nothingFoundForText: QueueMessages['nothingFoundForText'] = (d) => "Nothing found for “" + d.text + "”";
export const openLabel: QueueMessages['openLabel'] = "open";
export const overdueLabel: QueueMessages['overdueLabel'] = "overdue";
export const overdueOrNotAccepted: QueueMessages['overdueOrNotAccepted'] = "overdue or not accepted in time";
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
  thatWasNotTaken,
  theOrderDidNotCome,
  order,
  allergy,
  theKitchenHasReadThis,
  theKitchenHasReadIt,
  itCannotBeAcceptedBefore,
  totalPayment,
  total,
  requestDetails,
  closeDetails,
  openTheGuestsConversation,
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
  acceptTheRequestYouAreOn,
  takeItOrGiveItBack,
  markItToChangeSeveral,
  boardOrBackToTheList,
  openItsDetails,
  closeDetailsOrDialog,
  thisList,
  givenBackWhat,
  yoursWhat,
  escalatedToTheDutyManager,
  waitsSpan,
  escalatedTime,
  nobodyHasAnsweredTheGuest,
  nothingIsDueWhatIsPlanned,
  plannedForLaterLater,
  plannedForLater,
  theQueueIsNotYours,
  yourRoleAtPropertyDoesNot,
  theQueueCouldNotBeLoaded,
  nothingMatches,
  showAllOpen,
  noRequestFitsTheSearch,
  nobodyIsWaiting,
  aRequestAppearsHereTheMoment,
  beforeYourFirstGuest,
  whatIsLeftToSetUp,
  fromHanded,
  escalated,
  notAcceptedInTime,
  requests,
  due,
  place,
  request,
  department,
  state,
  assignee,
  actions,
  thisCouldNotBeLoaded,
  checkTheConnectionAndLoad,
  notLoaded,
  roomRequestOrName,
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
  notDoneForCount,
  colleaguesCouldNotBeLoaded,
  markedMarked,
  acceptedCount,
  accept,
  yoursNow,
  take,
  handTheMarkedRequestsTo,
  colleagueSNow,
  noOnesNow,
  handTo,
  nameOffDuty,
  noOne,
  markAllShown,
  atAGlance,
  waitingForAPerson,
  unreadChat,
  unreadChats,
  newRequestRequestTitlePlace,
  byHandsYouRequestTitlePlace,
  escalatedPlaceReason,
  savedViews,
  views,
  ranOut,
  theFrontDeskReadsTheConversation,
  doneWhat,
  undoDoneOfWhat,
  openAgainWhat,
  undoTheLastDone,
  nothingFoundForText,
  openLabel,
  overdueLabel,
  overdueOrNotAccepted,
  forGuest,
};
