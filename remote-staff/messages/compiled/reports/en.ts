// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { ReportsMessages } from './messages.ts';

export const reportsMessages: ReportsMessages = {
  periods: {
    today: "Today",
    yesterday: "Yesterday",
    "7-days": "Last 7 days",
    "28-days": "Last 28 days",
    month: "This month",
    range: "Own days"
  },
  of: {
    property: "Requests of the whole property.",
    departments: "Requests of your departments.",
    own: "Requests that you had."
  },
  figures: {
    requests: "Requests",
    response: "First response",
    acknowledged: "Accepted in time",
    done: "Done in time",
    kept: "Promises kept",
    told: "Told in time"
  },
  definitions: {
    requests: "Requests made in these days, by the property’s clock, but for those that were cancelled or declined.",
    response: "How long it took until a person accepted a request: half of them were faster, half slower.",
    acknowledged: "Of the requests that were accepted, or should have been by now: how many were accepted by the time set for it.",
    done: "Of the requests with a promised time that has passed, or that are done: how many were done by the time that was promised in the end.",
    kept: "As before, but by the time that was promised first. A promise that was moved counts as not kept, unless the work was done by the first time.",
    told: "Of the promises that were not kept: to how many guests a new time was said before the first had passed."
  },
  assistant: {
    answers: "Lines answered",
    alone: "Answered by itself",
    handedOver: "Handed over",
    waitSeconds: "Wait for a person",
    requests: "Requests made",
    reopened: "Not done after all",
    wrong: "Reported wrong",
    unanswered: "Not known"
  },
  assistantDefinitions: {
    answers: "Lines of guests that the assistant dealt with in these days.",
    alone: "Of these, those after which it fetched no person.",
    handedOver: "How often a person was fetched: by the assistant, or by the guest’s own wish.",
    waitSeconds: "From a hand-over to the first line that a person wrote: half of the guests waited less, half longer.",
    requests: "Requests that the assistant made from what guests wrote.",
    reopened: "Of these, those of which the guest said afterwards that they were not done.",
    wrong: "Answers of which guests said that they were wrong.",
    unanswered: "Questions that nothing in the property’s knowledge answers."
  },
  before: (d) => "before: " + d.value,
  share: (d) => d.percent + " % (" + d.hit + " of " + d.of + ")",
  whyAPersonWasFetched: "Why a person was fetched",
  reason: "Reason",
  times: "Times",
  noPersonWasFetchedInThese: "No person was fetched in these days",
  whyGuestsAreHandedOver: "Why guests are handed over is shown here.",
  whatTheFiguresMean: "What the figures mean",
  reports: "Reports",
  forThoseWhoWorkOnRequests: "For those who work on requests",
  yourRoleDoesNotIncludeRequests: "Your role does not include requests. A manager can change that.",
  daysAndHoursAreThose: (d) => "Days and hours are those of " + d.property + ". Each figure is shown with what it was in as much time before.",
  requests: "Requests",
  assistant2: "Assistant",
  chooseTheFirstAndTheLast: "Choose the first and the last day.",
  period: "Period",
  firstDay: "First day",
  lastDay: "Last day",
  department: "Department",
  all: "All",
  loadingTheReport: "Loading the report",
  thisIsTheReportOfBefore: "This is the report of before",
  theReportCouldNotBeLoaded: "The report could not be loaded",
  counting: "Counting",
  noRequestsInTheseDays: "No requests in these days",
  chooseOtherDaysOrComeBack: "Choose other days, or come back later.",
  requestsByDay: "Requests by day",
  day: "Day",
  requestsByHour: "Requests by hour",
  hour: "Hour",
  promisesKeptByDepartment: "Promises kept by department",
  promisesKeptByService: "Promises kept by service",
  service: "Service",
  promisesKeptByPlace: "Promises kept by place",
  place: "Place",
  titleAsATable: (d) => d.title + " as a table",
  saveAsCsv: "Save as CSV",
  shareOf: (d) => d.share + ": of",
  weekly: {
    title: "The week by e-mail",
    choice: "Send me the report of each week, on Monday at seven",
    goesTo: (d) => "It goes to " + d.email + ".",
    noAddress: "This server sends no e-mail, or your address is not verified yet.",
    turnedOn: "You get the report of each week by e-mail.",
    turnedOff: "You no longer get the report of each week.",
    notLoaded: "Whether you get the week by e-mail could not be loaded",
    notChanged: "It was not changed"
  }
}
