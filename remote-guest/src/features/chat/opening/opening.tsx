import { AssetIcon, Button, ButtonLink } from '@bellkey/shared/ui';
import type { ChatMessages } from '../../../../messages/compiled/chat/messages.ts';
import { useEarlyForm } from '../../../first-data/early-form.ts';
import type { GuestLanguage } from '../../../language/guest-language.ts';
import { LanguageRow } from '../../../language/language-row.tsx';
import { useChatWording } from '../../../wording/chat/use-chat-wording.ts';
import * as styles from './opening.css';

interface OpeningProps {
  propertyName: string;
  /** Hour of the day at the property, 0 to 23. */
  hour: number;
  starters: ReadonlyArray<{ label: string; text: string; icon?: string | undefined }>;
  /** Whether the menu is offered first. */
  menuOffered: boolean;
  onChoose(text: string): void;
  /** Opens all services; null while they are not available. */
  onPick: (() => void) | null;
  language: GuestLanguage;
  onLanguage(language: GuestLanguage): void;
}

/** The first screen for a guest: the purpose, and a few suggestions. */
export function Opening({
  propertyName,
  hour,
  starters,
  menuOffered,
  onChoose,
  onPick,
  language,
  onLanguage,
}: OpeningProps) {
  const { chat } = useChatWording();
  const early = useEarlyForm();
  const { opening: messages } = chat;
  return (
    <div className={styles.opening}>
      <p className={styles.greeting}>{greeting(hour, messages)({ property: propertyName })}</p>
      <p className={styles.text}>{messages.text}</p>
      {menuOffered ? (
        <p>
          <ButtonLink to="/restaurant-chat">{messages.menu}</ButtonLink>
        </p>
      ) : null}
      {starters.length > 0 ? (
        <ul className={styles.starters} aria-label={messages.starters}>
          {starters.map((starter) => (
            <li key={starter.label}>
              <button
                type="button"
                {...early?.button('choice', starter.text)}
                className={styles.starter}
                onClick={(event) => {
                  event.preventDefault();
                  onChoose(starter.text);
                }}
              >
                {starter.icon ? <AssetIcon url={starter.icon} /> : null}
                {starter.label}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {onPick ? (
        <p>
          <Button look="quiet" onClick={onPick}>
            {chat.services.all}
          </Button>
        </p>
      ) : null}
      <LanguageRow label={chat.language} language={language} onChange={onLanguage} />
    </div>
  );
}

function greeting(hour: number, messages: ChatMessages['opening']) {
  // A guest who writes in the middle of the night reads neither good evening nor good morning.
  if (hour < 5) return messages.night;
  if (hour < 12) return messages.morning;
  return hour >= 12 && hour < 18 ? messages.afternoon : messages.evening;
}
