// Compiled from remote-marketing/messages/en.json by `npm run messages`.

export interface BrandStudioMessages {
  readonly primary: string;
  readonly secondary: string;
  readonly accent: string;
}
