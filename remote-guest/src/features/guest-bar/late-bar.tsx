import { selectMessages } from '@bellkey/shared/wording';
import { barLabelsByLanguage } from '../../../messages/compiled/bar-labels/by-language.ts';
import { footerLabelsByLanguage } from '../../../messages/compiled/footer-labels/by-language.ts';
import type { GuestLanguage } from '../../language/guest-language.ts';

export { GuestBarMenu } from './guest-bar-menu.tsx';

/** What the shell says around a guest's page, in their language. */
export const barLabels = (language: GuestLanguage) => selectMessages(barLabelsByLanguage, language);

/** What the shell says below a guest's page, in their language. */
export const footerLabels = (language: GuestLanguage) => ({
  language,
  ...selectMessages(footerLabelsByLanguage, language),
});
