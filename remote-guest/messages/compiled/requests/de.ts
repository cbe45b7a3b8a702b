// Compiled from remote-guest/messages/de.json by `npm run messages`.
import type { RequestsMessages } from './messages.ts';

export const requestsMessages: RequestsMessages = {
  states: {
    "new": "Gewünscht",
    acknowledged: "Angenommen",
    in_progress: "In Arbeit",
    needs_approval: "Wartet auf Freigabe",
    declined: "Abgelehnt",
    waiting_guest: "Wartet auf Sie",
    on_hold: "Angehalten",
    done: "Erledigt",
    closed: "Erledigt",
    cancelled: "Storniert"
  },
  otherState: "Wird geprüft",
  late: "Verspätet",
  asked: (d) => d.time + " gewünscht",
  accepted: (d) => d.time + " angenommen",
  done: (d) => d.time + " erledigt",
  due: (d) => "bis " + d.time,
  paused: "Die Uhr steht, bis es weitergeht.",
  timeSaid: "Für die Zeit, die Sie genannt haben; sie wird hier bestätigt.",
  timeAccepted: "Angenommen für die Zeit, die Sie genannt haben.",
  noTime: "Hierfür ist keine Zeit zugesagt; jeder Schritt steht hier.",
  overdue: (d) => "Später als zugesagt: Es sollte bis " + d.time + " erledigt sein, vor " + d.span + ".",
  left: (d) => "Noch " + d.span,
  minutes: (d) => d.count + " Min.",
  hours: (d) => d.count + " Std.",
  moved: {
    staff: (d) => "War für " + d.before + " zugesagt. " + d.reason,
    "not-begun": (d) => "War für " + d.before + " zugesagt; noch konnte niemand beginnen.",
    "under-way": (d) => "War für " + d.before + " zugesagt; es wird daran gearbeitet.",
    asked: (d) => "Gewünscht hatten Sie " + d.before + ". " + d.reason,
    forward: (d) => "Vorgezogen: Es war für " + d.before + " geplant. " + d.reason
  },
  planned: {
    at: (d) => "Geplant für " + d.time + ".",
    by: (d) => "Geplant bis " + d.time + ".",
    from: (d) => "Geplant ab " + d.time + "."
  },
  notDone: "Es ist nicht erledigt",
  card: {
    foodOrder: "Essensbestellung",
    allergy: (d) => "Allergie: „" + d.text + "“",
    number: (d) => "Nr. " + d.no,
    accept: "Annehmen",
    decline: "Ablehnen",
    cancel: "Stornieren",
    cancelWhat: (d) => d.title + " stornieren",
    sure: "Diesen Wunsch zurücknehmen?",
    yes: "Ja, stornieren",
    keep: "Behalten",
    details: (d) => "Einzelheiten zu " + d.title,
    detailsShort: "Einzelheiten",
    whatWasDone: "Was getan wurde",
    alerted: "Das Personal wurde alarmiert",
    member: "Jemand vom Personal",
    has: (d) => d.name + " kümmert sich darum",
    onTheWay: (d) => d.name + " ist unterwegs",
    isOver: "Das Personal sagt, es ist vorbei"
  }
}
