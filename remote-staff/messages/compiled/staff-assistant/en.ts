// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { StaffAssistantMessages } from './messages.ts';

export const numbered: StaffAssistantMessages['numbered'] = (d) => "#" + d.no + " " + d.title + ", " + d.place;
export const counted: StaffAssistantMessages['counted'] = (d) => d.title + " × " + d.quantity;
export const willMove: StaffAssistantMessages['willMove'] = (d) => "#" + d.no + " becomes “" + d.state + "”";
export const willPromise: StaffAssistantMessages['willPromise'] = (d) => "#" + d.no + " becomes “" + d.state + "”, promised within " + d.minutes + " min";
export const willAssign: StaffAssistantMessages['willAssign'] = (d) => d.to + " gets " + d.what;
export const willPassOn: StaffAssistantMessages['willPassOn'] = (d) => d.to + " gets " + d.what + ", from " + d.from;
export const willGiveBack: StaffAssistantMessages['willGiveBack'] = (d) => d.what + " is given back by " + d.from;
export const willRaise: StaffAssistantMessages['willRaise'] = (d) => "A new request: " + d.what + ", " + d.place;
export const willPlan: StaffAssistantMessages['willPlan'] = (d) => "A new request: " + d.what + ", " + d.place + ", for " + d.time;
export const willReply: StaffAssistantMessages['willReply'] = (d) => "A message to the guest in " + d.place;
export const moved: StaffAssistantMessages['moved'] = (d) => "#" + d.no + " is “" + d.state + "” now.";
export const assigned: StaffAssistantMessages['assigned'] = (d) => d.to + " has #" + d.no + " now.";
export const givenBack: StaffAssistantMessages['givenBack'] = (d) => "No one has #" + d.no + " now.";
export const raised: StaffAssistantMessages['raised'] = (d) => "Raised: " + d.what + ", " + d.place + ".";
export const replied: StaffAssistantMessages['replied'] = (d) => "Sent to " + d.place + ".";
export const yourQuestion: StaffAssistantMessages['yourQuestion'] = "Your question";
export const askPlaceholder: StaffAssistantMessages['askPlaceholder'] = "Ask about the shift";
export const ask: StaffAssistantMessages['ask'] = "Ask";
export const askHint: StaffAssistantMessages['askHint'] = "Guests never see this. Nothing changes before you apply it.";
export const youAsked: StaffAssistantMessages['youAsked'] = "You asked:";
export const deleteQuestion: StaffAssistantMessages['deleteQuestion'] = (d) => "Delete “" + d.question + "”";
export const deleteLabel: StaffAssistantMessages['deleteLabel'] = "Delete";
export const answerFailed: StaffAssistantMessages['answerFailed'] = "There is no answer yet";
export const lookingItUp: StaffAssistantMessages['lookingItUp'] = "Looking it up…";
export const conversationWithPlace: StaffAssistantMessages['conversationWithPlace'] = (d) => "Conversation with " + d.place;
export const knowledgeTitle: StaffAssistantMessages['knowledgeTitle'] = (d) => "Knowledge: " + d.title;
export const theAssistantAnswered: StaffAssistantMessages['theAssistantAnswered'] = "The assistant answered:";
export const modelNote: StaffAssistantMessages['modelNote'] = (d) => "Written by the language model " + d.engine + ". Check it before you use it.";
export const topicsLabel: StaffAssistantMessages['topicsLabel'] = "What it is about";
export const takenBack: StaffAssistantMessages['takenBack'] = "Taken back.";
export const notNowProposal: StaffAssistantMessages['notNowProposal'] = (d) => "Not now: " + d.proposal;
export const undoFailed: StaffAssistantMessages['undoFailed'] = "It was not taken back";
export const showItAgain: StaffAssistantMessages['showItAgain'] = "Show it again";
export const undo: StaffAssistantMessages['undo'] = "Undo";
export const noteNote: StaffAssistantMessages['noteNote'] = (d) => "Note: " + d.note;
export const reason: StaffAssistantMessages['reason'] = "Reason";
export const replyHint: StaffAssistantMessages['replyHint'] = "The guest reads it.";
export const replyToPlace: StaffAssistantMessages['replyToPlace'] = (d) => "Reply to " + d.place;
export const applyFailed: StaffAssistantMessages['applyFailed'] = "It was not applied";
export const requestStateNow: StaffAssistantMessages['requestStateNow'] = (d) => "is " + d.state + " now, and";
export const noOne: StaffAssistantMessages['noOne'] = "no one";
export const hasIt: StaffAssistantMessages['hasIt'] = "has it.";
export const send: StaffAssistantMessages['send'] = "Send";
export const apply: StaffAssistantMessages['apply'] = "Apply";
export const notNow: StaffAssistantMessages['notNow'] = "Not now";
export const copyReplyButton: StaffAssistantMessages['copyReplyButton'] = "Copy into the conversation";
export const staffAssistant: StaffAssistantMessages['staffAssistant'] = "Staff assistant";
export const noAccessTitle: StaffAssistantMessages['noAccessTitle'] = "Not for your role";
export const noAccessText: StaffAssistantMessages['noAccessText'] = "The staff assistant answers about requests and guests. Developers have no access to those.";
export const intro: StaffAssistantMessages['intro'] = "Ask about requests, people on duty and procedures, or have a change or a reply prepared. It sees what you may see.";
export const deleteMyHistory: StaffAssistantMessages['deleteMyHistory'] = "Delete my history";
export const historyHint: StaffAssistantMessages['historyHint'] = "Only you see it. It is kept for 30 days.";
export const historyLoadFailed: StaffAssistantMessages['historyLoadFailed'] = "Your earlier questions could not be loaded";
export const deleteFailed: StaffAssistantMessages['deleteFailed'] = "It was not deleted";
export const historyLoadingLabel: StaffAssistantMessages['historyLoadingLabel'] = "Loading your earlier questions";
export const nothingAskedYet: StaffAssistantMessages['nothingAskedYet'] = "Nothing asked yet";
export const emptyHint: StaffAssistantMessages['emptyHint'] = "It understands questions in English, Portuguese and Spanish about what it can look up here, and says so when it does not understand. Translations need a language model.";
export const exchangesLabel: StaffAssistantMessages['exchangesLabel'] = "Your questions and the answers";
export const suggestions: StaffAssistantMessages['suggestions'] = "Suggestions";
export const deleteYourHistory: StaffAssistantMessages['deleteYourHistory'] = "Delete your history?";
export const deleteWarning: StaffAssistantMessages['deleteWarning'] = "All your questions here and their answers are deleted. What you applied stays as it is.";
export const keepIt: StaffAssistantMessages['keepIt'] = "Keep it";

/** The group as one value. @public */
export const staffAssistantMessages: StaffAssistantMessages = {
  numbered,
  counted,
  willMove,
  willPromise,
  willAssign,
  willPassOn,
  willGiveBack,
  willRaise,
  willPlan,
  willReply,
  moved,
  assigned,
  givenBack,
  raised,
  replied,
  yourQuestion,
  askPlaceholder,
  ask,
  askHint,
  youAsked,
  deleteQuestion,
  deleteLabel,
  answerFailed,
  lookingItUp,
  conversationWithPlace,
  knowledgeTitle,
  theAssistantAnswered,
  modelNote,
  topicsLabel,
  takenBack,
  notNowProposal,
  undoFailed,
  showItAgain,
  undo,
  noteNote,
  reason,
  replyHint,
  replyToPlace,
  applyFailed,
  requestStateNow,
  noOne,
  hasIt,
  send,
  apply,
  notNow,
  copyReplyButton,
  staffAssistant,
  noAccessTitle,
  noAccessText,
  intro,
  deleteMyHistory,
  historyHint,
  historyLoadFailed,
  deleteFailed,
  historyLoadingLabel,
  nothingAskedYet,
  emptyHint,
  exchangesLabel,
  suggestions,
  deleteYourHistory,
  deleteWarning,
  keepIt,
};
