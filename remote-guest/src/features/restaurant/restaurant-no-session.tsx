import { selectMessages } from '@bellkey/shared/wording';
import { restaurantNoSessionByLanguage } from '../../../messages/compiled/restaurant-no-session/by-language.ts';
import type { GuestLanguage } from '../../language/guest-language.ts';
import { NoSession } from '../page-state/no-session.tsx';

/** The restaurant's page without a session, or after its end. */
export function RestaurantNoSession({ expired, language }: { expired: boolean; language: GuestLanguage }) {
  const { title, text, ended, endedText, action } = selectMessages(restaurantNoSessionByLanguage, language);
  const why = expired ? { title: ended, text: endedText } : { title, text };
  return <NoSession wayOut={{ ...why, action }} language={language} />;
}
