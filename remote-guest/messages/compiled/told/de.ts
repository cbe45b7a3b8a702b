// Compiled from remote-guest/messages/de.json by `npm run messages`.
import type { ToldMessages } from './messages.ts';

export const toldMessages: ToldMessages = {
  title: "Nachrichten bei geschlossener Seite",
  offer: "Sollen wir Ihnen auf diesem Gerät Bescheid geben, wenn sich etwas ändert, auch wenn diese Seite geschlossen ist?",
  yes: "Ja, bitte",
  no: "Nein, danke",
  isOn: "Sie bekommen auf diesem Gerät Bescheid. In Ihrem Profil können Sie das ausschalten.",
  failed: "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
  turnOn: "Einschalten",
  turnOff: "Ausschalten",
  states: {
    on: "Sie bekommen auf diesem Gerät Bescheid, wenn sich Ihre Anfragen ändern oder Ihnen jemand schreibt, bis Ihr Besuch endet.",
    off: "Aus. Sie sehen, was sich ändert, wenn Sie diese Seite öffnen.",
    denied: "Ihr Browser erlaubt keine Nachrichten von dieser Seite. Das können Sie in seinen Einstellungen ändern.",
    "install-first": "Auf diesem Gerät geht es, sobald diese Seite auf dem Home-Bildschirm ist: Teilen, dann „Zum Home-Bildschirm“.",
    unsupported: "Dieser Browser kennt keine Nachrichten bei geschlossener Seite."
  }
}
