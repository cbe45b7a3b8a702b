// Compiled from remote-guest/messages/en.json by `npm run messages`.

export interface FooterLabelsMessages {
  readonly footer: string;
  readonly partners: string;
  readonly terms: string;
  readonly features: string;
  readonly pricing: string;
  readonly about: string;
  readonly blog: string;
  readonly contact: string;
  readonly privacy: string;
  readonly cookies: string;
  readonly installName: (d: { name: string | number }) => string;
  readonly reloadButton: string;
  readonly offlineUnsupported: string;
  readonly installedAndOffline: string;
  readonly offlineReady: string;
  readonly installed: string;
}
