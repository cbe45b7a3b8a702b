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
export const askAboutTheShift: StaffAssistantMessages['askAboutTheShift'] = "Ask about the shift";
export const ask: StaffAssistantMessages['ask'] = "Ask";
export const guestsNeverSeeThisNothingChanges: StaffAssistantMessages['guestsNeverSeeThisNothingChanges'] = "Guests never see this. Nothing changes before you apply it.";
export const youAsked: StaffAssistantMessages['youAsked'] = "You asked:";
export const deleteQuestion: StaffAssistantMessages['deleteQuestion'] = (d) => "Delete “" + d.question + "”";
export const deleteLabel: StaffAssistantMessages['deleteLabel'] = "Delete";
export const thereIsNoAnswerYet: StaffAssistantMessages['thereIsNoAnswerYet'] = "There is no answer yet";
export const lookingItUp: StaffAssistantMessages['lookingItUp'] = "Looking it up…";
export const conversationWithPlace: StaffAssistantMessages['conversationWithPlace'] = (d) => "Conversation with " + d.place;
export const knowledgeTitle: StaffAssistantMessages['knowledgeTitle'] = (d) => "Knowledge: " + d.title;
export const theAssistantAnswered: StaffAssistantMessages['theAssistantAnswered'] = "The assistant answered:";
export const writtenByTheLanguageModelEngine: StaffAssistantMessages['writtenByTheLanguageModelEngine'] = (d) => "Written by the language model " + d.engine + ". Check it before you use it.";
export const whatItIsAbout: StaffAssistantMessages['whatItIsAbout'] = "What it is about";
export const takenBack: StaffAssistantMessages['takenBack'] = "Taken back.";
export const notNowProposal: StaffAssistantMessages['notNowProposal'] = (d) => "Not now: " + d.proposal;
export const itWasNotTakenBack: StaffAssistantMessages['itWasNotTakenBack'] = "It was not taken back";
export const showItAgain: StaffAssistantMessages['showItAgain'] = "Show it again";
export const undo: StaffAssistantMessages['undo'] = "Undo";
export const noteNote: StaffAssistantMessages['noteNote'] = (d) => "Note: " + d.note;
export const reason: StaffAssistantMessages['reason'] = "Reason";
export const theGuestReadsIt: StaffAssistantMessages['theGuestReadsIt'] = "The guest reads it.";
export const replyToPlace: StaffAssistantMessages['replyToPlace'] = (d) => "Reply to " + d.place;
export const itWasNotApplied: StaffAssistantMessages['itWasNotApplied'] = "It was not applied";
export const isStateNowAnd: StaffAssistantMessages['isStateNowAnd'] = (d) => "is " + d.state + " now, and";
export const noOne: StaffAssistantMessages['noOne'] = "no one";
export const hasIt: StaffAssistantMessages['hasIt'] = "has it.";
export const send: StaffAssistantMessages['send'] = "Send";
export const apply: StaffAssistantMessages['apply'] = "Apply";
export const notNow: StaffAssistantMessages['notNow'] = "Not now";
export const copyIntoTheConversation: StaffAssistantMessages['copyIntoTheConversation'] = "Copy into the conversation";
export const staffAssistant: StaffAssistantMessages['staffAssistant'] = "Staff assistant";
export const notForYourRole: StaffAssistantMessages['notForYourRole'] = "Not for your role";
export const theStaffAssistantAnswersAbout: StaffAssistantMessages['theStaffAssistantAnswersAbout'] = "The staff assistant answers about requests and guests. Developers have no access to those.";
export const askAboutRequestsPeopleOnDuty: StaffAssistantMessages['askAboutRequestsPeopleOnDuty'] = "Ask about requests, people on duty and procedures, or have a change or a reply prepared. It sees what you may see.";
export const deleteMyHistory: StaffAssistantMessages['deleteMyHistory'] = "Delete my history";
export const onlyYouSee: StaffAssistantMessages['onlyYouSee'] = "Only you see it. It is kept for 30 days.";
export const yourEarlierQuestionsCouldNot: StaffAssistantMessages['yourEarlierQuestionsCouldNot'] = "Your earlier questions could not be loaded";
export const itWasNotDeleted: StaffAssistantMessages['itWasNotDeleted'] = "It was not deleted";
export const loadingYourEarlierQuestions: StaffAssistantMessages['loadingYourEarlierQuestions'] = "Loading your earlier questions";
export const nothingAskedYet: StaffAssistantMessages['nothingAskedYet'] = "Nothing asked yet";
export const itUnderstandsQuestionsInEnglish: StaffAssistantMessages['itUnderstandsQuestionsInEnglish'] = "It understands questions in English, Portuguese and Spanish about what it can look up here, and says so when it does not understand. Translations need a language model.";
export const yourQuestionsAndTheAnswers: StaffAssistantMessages['yourQuestionsAndTheAnswers'] = "Your questions and the answers";
export const suggestions: StaffAssistantMessages['suggestions'] = "Suggestions";
export const deleteYourHistory: StaffAssistantMessages['deleteYourHistory'] = "Delete your history?";
export const allYourQuestionsHereAndTheir: StaffAssistantMessages['allYourQuestionsHereAndTheir'] = "All your questions here and their answers are deleted. What you applied stays as it is.";
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
  askAboutTheShift,
  ask,
  guestsNeverSeeThisNothingChanges,
  youAsked,
  deleteQuestion,
  deleteLabel,
  thereIsNoAnswerYet,
  lookingItUp,
  conversationWithPlace,
  knowledgeTitle,
  theAssistantAnswered,
  writtenByTheLanguageModelEngine,
  whatItIsAbout,
  takenBack,
  notNowProposal,
  itWasNotTakenBack,
  showItAgain,
  undo,
  noteNote,
  reason,
  theGuestReadsIt,
  replyToPlace,
  itWasNotApplied,
  isStateNowAnd,
  noOne,
  hasIt,
  send,
  apply,
  notNow,
  copyIntoTheConversation,
  staffAssistant,
  notForYourRole,
  theStaffAssistantAnswersAbout,
  askAboutRequestsPeopleOnDuty,
  deleteMyHistory,
  onlyYouSee,
  yourEarlierQuestionsCouldNot,
  itWasNotDeleted,
  loadingYourEarlierQuestions,
  nothingAskedYet,
  itUnderstandsQuestionsInEnglish,
  yourQuestionsAndTheAnswers,
  suggestions,
  deleteYourHistory,
  allYourQuestionsHereAndTheir,
  keepIt,
};
