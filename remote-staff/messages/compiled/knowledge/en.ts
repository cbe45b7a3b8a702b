// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { KnowledgeMessages } from './messages.ts';
import { en } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const statuses: KnowledgeMessages['statuses'] = {
  live: "Live",
  draft: "Draft",
  stale: "Out of date",
  upcoming: "Not yet valid",
  retired: "Retired"
};
export const scopes: KnowledgeMessages['scopes'] = {
  public: "Any guest",
  room: "Guests in a room",
  internal: "Staff only"
};
export const gaps: KnowledgeMessages['gaps'] = {
  unanswered: "Not known",
  stale: "Out of date",
  wrong: "Said to be wrong"
};
export const conflicts: KnowledgeMessages['conflicts'] = {
  value: "Two entries of one key",
  language: "Two languages of one entry",
  article: "An article and a fact"
};
export const imports: KnowledgeMessages['imports'] = {
  create: "New",
  update: "Changes an entry",
  unchanged: "As it is",
  error: "Left out"
};
export const nothingContradictsItself: KnowledgeMessages['nothingContradictsItself'] = "Nothing contradicts itself";
export const conflictsEmptyHint: KnowledgeMessages['conflictsEmptyHint'] = "Entries of one key, the languages of each entry, and articles against facts are compared whenever you look.";
export const conflictsTitle: KnowledgeMessages['conflictsTitle'] = "Conflicts";
export const conflictsHint: KnowledgeMessages['conflictsHint'] = "Correct one of the sides in";
export const knowledge: KnowledgeMessages['knowledge'] = "Knowledge";
export const conflictsHintEnd: KnowledgeMessages['conflictsHintEnd'] = "; a conflict goes away by itself.";
export const article: KnowledgeMessages['article'] = "Article";
export const fact: KnowledgeMessages['fact'] = "Fact";
export const ownerOwner: KnowledgeMessages['ownerOwner'] = (d) => "owner " + d.owner;
export const untilDayOf: KnowledgeMessages['untilDayOf'] = (d) => "until " + d.dayOf;
export const confirmedDayOf: KnowledgeMessages['confirmedDayOf'] = (d) => "confirmed " + d.dayOf;
export const saveFailed: KnowledgeMessages['saveFailed'] = "That was not taken";
export const editTitle: KnowledgeMessages['editTitle'] = (d) => "Edit " + d.title;
export const edit: KnowledgeMessages['edit'] = "Edit";
export const titleIsLive: KnowledgeMessages['titleIsLive'] = (d) => d.title + " is live.";
export const renewButton: KnowledgeMessages['renewButton'] = "Still true, without an end";
export const makeLive: KnowledgeMessages['makeLive'] = "Make live";
export const retiredNote: KnowledgeMessages['retiredNote'] = (d) => d.title + " is not told any more.";
export const retire: KnowledgeMessages['retire'] = "Retire";
export const versions: KnowledgeMessages['versions'] = "Versions";
export const versionsOfTitle: KnowledgeMessages['versionsOfTitle'] = (d) => "Versions of " + d.title;
export const versionsEmpty: KnowledgeMessages['versionsEmpty'] = "It has not been changed since it was made.";
export const nameError: KnowledgeMessages['nameError'] = "Give it a name; guests read it as the source.";
export const textError: KnowledgeMessages['textError'] = "Write it in one language at least.";
export const valuesError: KnowledgeMessages['valuesError'] = "One value per line, as from: 07:00";
export const untilError: KnowledgeMessages['untilError'] = "The end must be after the beginning.";
export const keyError: KnowledgeMessages['keyError'] = "Words joined by dots, as breakfast.hours";
export const draftSaved: KnowledgeMessages['draftSaved'] = (d) => d.title + " is kept as a draft.";
export const aNewEntry: KnowledgeMessages['aNewEntry'] = "A new entry";
export const kind: KnowledgeMessages['kind'] = "Kind";
export const factLabel: KnowledgeMessages['factLabel'] = "Fact: one sentence, with its values";
export const articleParagraphs: KnowledgeMessages['articleParagraphs'] = "Article: paragraphs";
export const name: KnowledgeMessages['name'] = "Name";
export const nameHint: KnowledgeMessages['nameHint'] = "Guests read it as the source of an answer.";
export const textLanguageName: KnowledgeMessages['textLanguageName'] = (d) => "Text, " + d.languageName;
export const scopeLabel: KnowledgeMessages['scopeLabel'] = "Who may be told";
export const moreFieldsTitle: KnowledgeMessages['moreFieldsTitle'] = "Values, dates, owner and key words";
export const valuesLabel: KnowledgeMessages['valuesLabel'] = "Values, one per line";
export const valuesPlaceholder: KnowledgeMessages['valuesPlaceholder'] = "from: 07:00";
export const searchWordsLabel: KnowledgeMessages['searchWordsLabel'] = "Words that guests use for it";
export const searchWordsHint: KnowledgeMessages['searchWordsHint'] = "With commas between them.";
export const key: KnowledgeMessages['key'] = "Key";
export const keyHint: KnowledgeMessages['keyHint'] = (d) => "Two entries with one key are compared. Empty: " + d.keyOf;
export const keyFromName: KnowledgeMessages['keyFromName'] = "made from the name";
export const validFrom: KnowledgeMessages['validFrom'] = "Valid from";
export const untilBefore: KnowledgeMessages['untilBefore'] = "Until before";
export const ownerLabel: KnowledgeMessages['ownerLabel'] = "Owner, who is asked when it is wrong or out of date";
export const nobody: KnowledgeMessages['nobody'] = "Nobody";
export const saveLiveButton: KnowledgeMessages['saveLiveButton'] = "Save, live at once";
export const saveDraftButton: KnowledgeMessages['saveDraftButton'] = "Save as a draft";
export const back: KnowledgeMessages['back'] = "Back";
export const entries: KnowledgeMessages['entries'] = "Entries";
export const search: KnowledgeMessages['search'] = "Search";
export const status: KnowledgeMessages['status'] = "Status";
export const allButRetired: KnowledgeMessages['allButRetired'] = "All but retired";
export const writeAnEntry: KnowledgeMessages['writeAnEntry'] = "Write an entry";
export const emptyTitle: KnowledgeMessages['emptyTitle'] = "Nothing is known yet";
export const nothingMatches: KnowledgeMessages['nothingMatches'] = "Nothing matches";
export const emptyHint: KnowledgeMessages['emptyHint'] = "Write the first entry, or import what you have as CSV or Markdown.";
export const noMatchHint: KnowledgeMessages['noMatchHint'] = "No entry fits the search and the status.";
export const showMoreFound: KnowledgeMessages['showMoreFound'] = (d) => "Show more (" + d.found + ")";
export const synonymsError: KnowledgeMessages['synonymsError'] = "Each line needs two words at least, with a comma between.";
export const synonymsSaved: KnowledgeMessages['synonymsSaved'] = "Kept. The next search knows them.";
export const synonymsTitle: KnowledgeMessages['synonymsTitle'] = (d) => "Words that mean the same here (" + d.synonyms + ")";
export const synonymsLabel: KnowledgeMessages['synonymsLabel'] = "One group per line";
export const synonymsHint: KnowledgeMessages['synonymsHint'] = "hammam, thermal circuit, banho turco";
export const keep: KnowledgeMessages['keep'] = "Keep";
export const answerError: KnowledgeMessages['answerError'] = "Write the answer, as a guest should read it.";
export const answerTaught: KnowledgeMessages['answerTaught'] = (d) => d.title + " is live. The next guest who asks is told.";
export const answerProposed: KnowledgeMessages['answerProposed'] = (d) => d.title + " is kept as a draft for a manager.";
export const dismissed: KnowledgeMessages['dismissed'] = "Dismissed.";
export const askedOnce: KnowledgeMessages['askedOnce'] = "asked once";
export const askedCountTimes: KnowledgeMessages['askedCountTimes'] = (d) => "asked " + d.count + " times";
export const lastDayOf: KnowledgeMessages['lastDayOf'] = (d) => "last " + d.dayOf;
export const aboutTitle: KnowledgeMessages['aboutTitle'] = (d) => "about " + d.title;
export const answer: KnowledgeMessages['answer'] = "Answer";
export const answerHint: KnowledgeMessages['answerHint'] = "One complete sentence. Translations can be added in the entry.";
export const teachIt: KnowledgeMessages['teachIt'] = "Teach it";
export const proposeIt: KnowledgeMessages['proposeIt'] = "Propose it";
export const answerQuestion: KnowledgeMessages['answerQuestion'] = (d) => "Answer: " + d.question;
export const answerIt: KnowledgeMessages['answerIt'] = "Answer it";
export const notAGap: KnowledgeMessages['notAGap'] = "Not a gap";
export const gapsTitle: KnowledgeMessages['gapsTitle'] = "Gaps";
export const noGaps: KnowledgeMessages['noGaps'] = "No gaps";
export const gapsEmptyHint: KnowledgeMessages['gapsEmptyHint'] = "Questions that the assistant can’t answer appear here, put together by what they ask.";
export const forManagers: KnowledgeMessages['forManagers'] = "For managers";
export const importAccessHint: KnowledgeMessages['importAccessHint'] = "Imports are live at once, so managers and owners make them.";
export const fileTooLargeError: KnowledgeMessages['fileTooLargeError'] = "The file is larger than 60 kB. Split it, and import the parts.";
export const fileHasNoText: KnowledgeMessages['fileHasNoText'] = "This file holds no text. Save it as CSV or Markdown and choose that file.";
export const importMissingError: KnowledgeMessages['importMissingError'] = "Choose a file, or paste its text.";
export const importLabel: KnowledgeMessages['importLabel'] = "Import";
export const format: KnowledgeMessages['format'] = "Format";
export const csvFacts: KnowledgeMessages['csvFacts'] = "CSV, facts";
export const markdownArticles: KnowledgeMessages['markdownArticles'] = "Markdown, articles";
export const file: KnowledgeMessages['file'] = "File";
export const orItsText: KnowledgeMessages['orItsText'] = "Or its text";
export const forExampleList: KnowledgeMessages['forExampleList'] = (d) => "For example: " + d.list;
export const importFailed: KnowledgeMessages['importFailed'] = "The import was not made";
export const previewImportButton: KnowledgeMessages['previewImportButton'] = "Show what would happen";
export const importButton: KnowledgeMessages['importButton'] = (d) => "Import " + d.takes + " " + plural(d.takes, 0, en, { one: "entry", other: "entries" });
export const importDone: KnowledgeMessages['importDone'] = "Imported. The same text again changes nothing.";
export const lines: KnowledgeMessages['lines'] = "Lines";
export const lineLine: KnowledgeMessages['lineLine'] = (d) => "Line " + d.line;
export const test: KnowledgeMessages['test'] = "Test";
export const intro: KnowledgeMessages['intro'] = "The assistant answers from what stands here and from nothing else. What is live is told to the next guest who asks.";
export const loadingLabel: KnowledgeMessages['loadingLabel'] = "Loading what is known";
export const loadingTheGaps: KnowledgeMessages['loadingTheGaps'] = "Loading the gaps";
export const comparingTheEntries: KnowledgeMessages['comparingTheEntries'] = "Comparing the entries";
export const loadFailed: KnowledgeMessages['loadFailed'] = "This could not be loaded";
export const leftCharactersLeft: KnowledgeMessages['leftCharactersLeft'] = (d) => d.left + " characters left";
export const aGuestsQuestion: KnowledgeMessages['aGuestsQuestion'] = "A guest’s question";
export const typeAQuestion: KnowledgeMessages['typeAQuestion'] = "Type a question.";
export const askedFrom: KnowledgeMessages['askedFrom'] = "Asked from";
export const aRoom: KnowledgeMessages['aRoom'] = "a room";
export const theLobby: KnowledgeMessages['theLobby'] = "the lobby";
export const ask: KnowledgeMessages['ask'] = "Ask";
export const testFailed: KnowledgeMessages['testFailed'] = "The test was not made";
export const testHandoffTitle: KnowledgeMessages['testHandoffTitle'] = (d) => "A person would be fetched: " + d.handoff;
export const testAnswerTitle: KnowledgeMessages['testAnswerTitle'] = "The guest would read";
export const testNoAnswer: KnowledgeMessages['testNoAnswer'] = "Nothing: silence, or the house’s own words about a person.";
export const fromList: KnowledgeMessages['fromList'] = (d) => "From: " + d.list;
export const whatWasFound: KnowledgeMessages['whatWasFound'] = "What was found";
export const testNothingFound: KnowledgeMessages['testNothingFound'] = "No entry has these words.";
export const outOfDate: KnowledgeMessages['outOfDate'] = "Out of date";
export const scoreScore: KnowledgeMessages['scoreScore'] = (d) => "Score " + d.score;

/** The group as one value. @public */
export const knowledgeMessages: KnowledgeMessages = {
  statuses,
  scopes,
  gaps,
  conflicts,
  imports,
  nothingContradictsItself,
  conflictsEmptyHint,
  conflictsTitle,
  conflictsHint,
  knowledge,
  conflictsHintEnd,
  article,
  fact,
  ownerOwner,
  untilDayOf,
  confirmedDayOf,
  saveFailed,
  editTitle,
  edit,
  titleIsLive,
  renewButton,
  makeLive,
  retiredNote,
  retire,
  versions,
  versionsOfTitle,
  versionsEmpty,
  nameError,
  textError,
  valuesError,
  untilError,
  keyError,
  draftSaved,
  aNewEntry,
  kind,
  factLabel,
  articleParagraphs,
  name,
  nameHint,
  textLanguageName,
  scopeLabel,
  moreFieldsTitle,
  valuesLabel,
  valuesPlaceholder,
  searchWordsLabel,
  searchWordsHint,
  key,
  keyHint,
  keyFromName,
  validFrom,
  untilBefore,
  ownerLabel,
  nobody,
  saveLiveButton,
  saveDraftButton,
  back,
  entries,
  search,
  status,
  allButRetired,
  writeAnEntry,
  emptyTitle,
  nothingMatches,
  emptyHint,
  noMatchHint,
  showMoreFound,
  synonymsError,
  synonymsSaved,
  synonymsTitle,
  synonymsLabel,
  synonymsHint,
  keep,
  answerError,
  answerTaught,
  answerProposed,
  dismissed,
  askedOnce,
  askedCountTimes,
  lastDayOf,
  aboutTitle,
  answer,
  answerHint,
  teachIt,
  proposeIt,
  answerQuestion,
  answerIt,
  notAGap,
  gapsTitle,
  noGaps,
  gapsEmptyHint,
  forManagers,
  importAccessHint,
  fileTooLargeError,
  fileHasNoText,
  importMissingError,
  importLabel,
  format,
  csvFacts,
  markdownArticles,
  file,
  orItsText,
  forExampleList,
  importFailed,
  previewImportButton,
  importButton,
  importDone,
  lines,
  lineLine,
  test,
  intro,
  loadingLabel,
  loadingTheGaps,
  comparingTheEntries,
  loadFailed,
  leftCharactersLeft,
  aGuestsQuestion,
  typeAQuestion,
  askedFrom,
  aRoom,
  theLobby,
  ask,
  testFailed,
  testHandoffTitle,
  testAnswerTitle,
  testNoAnswer,
  fromList,
  whatWasFound,
  testNothingFound,
  outOfDate,
  scoreScore,
};
