import { AssetIcon, ButtonLink } from '@bellkey/shared/ui';
import * as styles from './opening.css';

interface OpeningProps {
  propertyName: string;
  /** Hour of the day at the property, 0 to 23. */
  hour: number;
  starters: ReadonlyArray<{ label: string; text: string; icon?: string | undefined }>;
  /** Whether the menu is the first thing to offer. */
  menuOffered: boolean;
  onChoose(text: string): void;
}

/** The first thing a guest sees: what this is for, and a few things to begin with. */
export function Opening({ propertyName, hour, starters, menuOffered, onChoose }: OpeningProps) {
  return (
    <div className={styles.opening}>
      <p className={styles.greeting}>
        {greeting(hour)}. Ask {propertyName} for anything.
      </p>
      <p className={styles.text}>
        Write as you would say it. Questions are answered at once; requests go to the right person with a time
        that you can see.
      </p>
      {menuOffered ? (
        <p>
          <ButtonLink to="/restaurant-chat">See the menu</ButtonLink>
        </p>
      ) : null}
      {starters.length > 0 ? (
        <ul className={styles.starters} aria-label="To begin with">
          {starters.map((starter) => (
            <li key={starter.label}>
              <button type="button" className={styles.starter} onClick={() => onChoose(starter.text)}>
                {starter.icon ? <AssetIcon url={starter.icon} /> : null}
                {starter.label}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function greeting(hour: number): string {
  if (hour >= 5 && hour < 12) return 'Good morning';
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening';
}
