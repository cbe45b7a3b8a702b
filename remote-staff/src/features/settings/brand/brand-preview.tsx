import type { BrandMark, BrandPicture } from '@bellkey/shared/api';
import { type DerivedAccent, type Scheme, SURFACES } from '@bellkey/shared/colour';
import { brandVariables } from '@bellkey/shared/property-style';
import { ArrowUp, Menu } from 'lucide-react';
import type { CSSProperties } from 'react';
import * as messages from '../../../../messages/compiled/brand/en.ts';
import * as styles from './brand-preview.css';

interface BrandPreviewProps {
  name: string;
  brand: { mark: BrandMark | null; picture: BrandPicture | null; accent: DerivedAccent | null };
  /** Where the images are shown from; null until they are loaded. */
  urls: { mark: string | null; picture: string | null };
}

/** What guests would see: the bar and the first screen of the chat, at the width of a phone, light and dark. */
export function BrandPreview(props: BrandPreviewProps) {
  return (
    <section className={styles.preview} aria-labelledby="brand-preview">
      <h2 id="brand-preview" className={styles.heading}>
        {messages.preview}
      </h2>
      <div className={styles.phones}>
        {(['light', 'dark'] as const).map((scheme) => (
          <figure key={scheme} className={styles.figure}>
            <Phone {...props} scheme={scheme} />
            <figcaption className={styles.caption}>{messages.previewOn[scheme]}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

/** The page's own colours are those of this device: the preview brings both kinds. */
const INK: Record<Scheme, string> = {
  light: 'color-mix(in oklab, var(--brand-primary) 92%, black)',
  dark: '#f1ede4',
};

function variablesOf({ brand, urls }: BrandPreviewProps, scheme: Scheme): CSSProperties {
  const { accent } = brand;
  const { light, dark } = brandVariables(
    {
      mark: urls.mark ? brand.mark : null,
      picture: urls.picture ? brand.picture : null,
      accent: accent && { ...accent, light: accent.light.text, dark: accent.dark.text },
    },
    (hash) => (hash === brand.mark?.hash ? urls.mark : urls.picture) ?? '',
  );
  const [paper] = SURFACES[scheme].papers;
  const variables = { ...light, ...(scheme === 'dark' && dark), paper, ink: INK[scheme] };
  return Object.fromEntries(Object.entries(variables).map(([key, value]) => [`--${key}`, value]));
}

function Phone({ scheme, ...props }: BrandPreviewProps & { scheme: Scheme }) {
  const { name } = props;
  return (
    <div className={styles.phone} style={variablesOf(props, scheme)} aria-hidden="true">
      <div className={styles.bar}>
        <span className={styles.mark}>{[...name][0]}</span>
        <span className={styles.names}>
          <span className={styles.name}>{name}</span>
          <span className={styles.place}>{messages.room}</span>
        </span>
        <Menu size={22} />
      </div>
      <div className={styles.opening}>
        <p className={styles.greeting}>{messages.goodEvening({ property: name })}</p>
        <p className={styles.text}>{messages.ask}</p>
        <p className={styles.starters}>
          {[messages.towels, messages.roomService, messages.lateCheckout].map((starter) => (
            <span key={starter} className={styles.starter}>
              {starter}
            </span>
          ))}
        </p>
      </div>
      <div className={styles.composer}>
        <span className={styles.field}>{messages.message}</span>
        <span className={styles.send}>
          <ArrowUp size={20} />
        </span>
      </div>
    </div>
  );
}
