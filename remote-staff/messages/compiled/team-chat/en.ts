// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { TeamChatMessages } from './messages.ts';

export const teamChat: TeamChatMessages['teamChat'] = "Team chat";
export const intro: TeamChatMessages['intro'] = "For the people who work here. Guests never see it.";
export const everyone: TeamChatMessages['everyone'] = "Everyone";
export const shared: TeamChatMessages['shared'] = "Channels";
export const direct: TeamChatMessages['direct'] = "Direct messages";
export const channels: TeamChatMessages['channels'] = "Team channels";
export const newDirectButton: TeamChatMessages['newDirectButton'] = "Write to a colleague";
export const newDirectTitle: TeamChatMessages['newDirectTitle'] = "Whom to write to";
export const noColleaguesYet: TeamChatMessages['noColleaguesYet'] = "No one else works here yet. Invite people on the team page.";
export const findAPerson: TeamChatMessages['findAPerson'] = "Find a person";
export const noColleagueFound: TeamChatMessages['noColleagueFound'] = "No one is called that.";
export const offDuty: TeamChatMessages['offDuty'] = "off duty";
export const onDuty: TeamChatMessages['onDuty'] = "on duty";
export const close: TeamChatMessages['close'] = "Close";
export const loadingTheChannels: TeamChatMessages['loadingTheChannels'] = "Loading the channels";
export const channelsLoadFailed: TeamChatMessages['channelsLoadFailed'] = "The channels could not be loaded";
export const loadingTheMessages: TeamChatMessages['loadingTheMessages'] = "Loading the messages";
export const messagesLoadFailed: TeamChatMessages['messagesLoadFailed'] = "The messages could not be loaded";
export const noAccessTitle: TeamChatMessages['noAccessTitle'] = "Not for your role";
export const noAccessText: TeamChatMessages['noAccessText'] = (d) => "Team chat is for the people who work at " + d.property + ". Developers have no access to it.";
export const noneChosenHint: TeamChatMessages['noneChosenHint'] = "Choose a channel to read.";
export const channelNotFoundTitle: TeamChatMessages['channelNotFoundTitle'] = "This channel is not one of yours";
export const channelNotFoundHint: TeamChatMessages['channelNotFoundHint'] = "It may be of another department, or of two other people.";
export const seeAllChannels: TeamChatMessages['seeAllChannels'] = "See all channels";
export const allChannels: TeamChatMessages['allChannels'] = "All channels";
export const channelName: TeamChatMessages['channelName'] = (d) => "Channel " + d.name;
export const nothingWrittenYet: TeamChatMessages['nothingWrittenYet'] = "Nothing written yet.";
export const beginHere: TeamChatMessages['beginHere'] = "Be the first to write. Name a colleague with @, a request with #.";
export const lastLine: TeamChatMessages['lastLine'] = (d) => d.by + ": " + d.preview;
export const unread: TeamChatMessages['unread'] = "unread";
export const forYou: TeamChatMessages['forYou'] = "for you";
export const newFromHere: TeamChatMessages['newFromHere'] = "New";
export const newMessages: TeamChatMessages['newMessages'] = "New messages";
export const earlier: TeamChatMessages['earlier'] = "Earlier messages";
export const earlierNotLoaded: TeamChatMessages['earlierNotLoaded'] = "Not loaded. Try again";
export const channelClosedNote: TeamChatMessages['channelClosedNote'] = (d) => d.name + " has no access any more. You can read what was written, and no one can write.";
export const membersOfDepartment: TeamChatMessages['membersOfDepartment'] = "Members of the department, and those who see all departments";
export const everyoneMembers: TeamChatMessages['everyoneMembers'] = "Everyone who works here";
export const directMembers: TeamChatMessages['directMembers'] = "Only the two of you";
export const messageTo: TeamChatMessages['messageTo'] = (d) => "Message to " + d.name;
export const send: TeamChatMessages['send'] = "Send";
export const hint: TeamChatMessages['hint'] = "Enter sends, Shift + Enter begins a new line. @ names a colleague, # a request.";
export const hereHint: TeamChatMessages['hereHint'] = "@here notifies everyone of this channel who is on duty, up to three times an hour.";
export const tooLong: TeamChatMessages['tooLong'] = (d) => d.number + " characters too many. Shorten it.";
export const suggestions: TeamChatMessages['suggestions'] = "Insert";
export const here: TeamChatMessages['here'] = "everyone on duty";
export const requestSuggestion: TeamChatMessages['requestSuggestion'] = (d) => d.title + ", " + d.place;
export const sending: TeamChatMessages['sending'] = "Sending …";
export const notSent: TeamChatMessages['notSent'] = "Not sent.";
export const retry: TeamChatMessages['retry'] = "Try again";
export const copy: TeamChatMessages['copy'] = "Copy";
export const copied: TeamChatMessages['copied'] = "Copied";
export const discard: TeamChatMessages['discard'] = "Discard";
export const requestLink: TeamChatMessages['requestLink'] = (d) => "#" + d.no + " " + d.title + ", " + d.place;
export const unsentWarning: TeamChatMessages['unsentWarning'] = "You have written something that is not sent.";
export const unreadTitle: TeamChatMessages['unreadTitle'] = (d) => "(" + d.count + ") Team chat";
export const saysInChannel: TeamChatMessages['saysInChannel'] = (d) => d.by + " in " + d.channel + ": " + d.body;

/** The group as one value. @public */
export const teamChatMessages: TeamChatMessages = {
  teamChat,
  intro,
  everyone,
  shared,
  direct,
  channels,
  newDirectButton,
  newDirectTitle,
  noColleaguesYet,
  findAPerson,
  noColleagueFound,
  offDuty,
  onDuty,
  close,
  loadingTheChannels,
  channelsLoadFailed,
  loadingTheMessages,
  messagesLoadFailed,
  noAccessTitle,
  noAccessText,
  noneChosenHint,
  channelNotFoundTitle,
  channelNotFoundHint,
  seeAllChannels,
  allChannels,
  channelName,
  nothingWrittenYet,
  beginHere,
  lastLine,
  unread,
  forYou,
  newFromHere,
  newMessages,
  earlier,
  earlierNotLoaded,
  channelClosedNote,
  membersOfDepartment,
  everyoneMembers,
  directMembers,
  messageTo,
  send,
  hint,
  hereHint,
  tooLong,
  suggestions,
  here,
  requestSuggestion,
  sending,
  notSent,
  retry,
  copy,
  copied,
  discard,
  requestLink,
  unsentWarning,
  unreadTitle,
  saysInChannel,
};
