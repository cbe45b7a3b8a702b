import { toHex } from '@bellkey/shared/colour';
import { type BrandColours, deriveColours, type Scheme } from './brand-colours.ts';
import * as styles from './brand-preview.css';

/** What is next to the name: Bellkey's bell, a partner's own picture, or the first letter of a name to try. */
export type PreviewMark = { kind: 'bell' } | { kind: 'picture'; src: string } | { kind: 'letter' };

interface BrandPreviewProps {
  name: string;
  mark: PreviewMark;
  tagline: string;
  colours: BrandColours;
  scheme: Scheme;
}

/**
 * A guest's screen under a brand, drawn as one SVG: colours stand in its attributes, which the content security policy
 * allows where it forbids inline styles.
 */
export function BrandPreview({ name, mark, tagline, colours, scheme }: BrandPreviewProps) {
  const derived = deriveColours(colours, scheme);
  const paper = toHex(derived.paper);
  const card = toHex(derived.card);
  const ink = toHex(derived.ink);
  const accentInk = toHex(derived.accentInk);
  const goodInk = toHex(derived.goodInk);
  const goodWash = toHex(derived.goodWash);
  const link = toHex(derived.link);
  return (
    <svg
      viewBox="0 0 300 420"
      className={styles.preview}
      role="img"
      aria-label={`A guest’s screen under the name ${name}, in the ${scheme} scheme`}
    >
      <rect x="1" y="1" width="298" height="418" rx="34" fill={paper} stroke={ink} strokeOpacity="0.22" />
      <Mark mark={mark} name={name} colour={accentInk} />
      <text x="54" y="51" fill={ink} className={styles.name}>
        {name}
      </text>
      <path d="M22 68H278" stroke={ink} strokeOpacity="0.16" />
      <text x="22" y="96" fill={ink} fillOpacity="0.8" className={styles.small}>
        {tagline}
      </text>
      <path d="M102 116h160a16 16 0 0 1 16 16v10a6 6 0 0 1 -6 6H102a16 16 0 0 1 0 -32Z" fill={ink} />
      <text x="182" y="137" textAnchor="middle" fill={paper} className={styles.text}>
        Two more towels, please
      </text>
      <rect x="22" y="164" width="256" height="106" rx="16" fill={card} stroke={ink} strokeOpacity="0.16" />
      <text x="38" y="192" fill={ink} className={styles.strong}>
        Towels × 2
      </text>
      <rect x="186" y="176" width="78" height="24" rx="12" fill={goodWash} />
      <text x="225" y="192.500" fill={goodInk} textAnchor="middle" className={styles.chip}>
        On the way
      </text>
      <path d="M40 224H260" stroke={ink} strokeOpacity="0.16" strokeWidth="2" strokeLinecap="round" />
      <path d="M40 224H170" stroke={goodInk} strokeWidth="2.5" strokeLinecap="round" />
      <circle cx="40" cy="224" r="4" fill={goodInk} />
      <circle cx="96" cy="224" r="4" fill={goodInk} />
      <circle cx="170" cy="224" r="5.500" fill={card} stroke={goodInk} strokeWidth="2.500" />
      <circle cx="260" cy="224" r="4" fill={ink} fillOpacity="0.28" />
      <text x="38" y="252" fill={ink} fillOpacity="0.8" className={styles.small}>
        14:02 asked
      </text>
      <text x="262" y="252" fill={ink} fillOpacity="0.8" textAnchor="end" className={styles.small}>
        by 14:22
      </text>
      <text x="22" y="302" fill={link} className={styles.linked}>
        Talk to a person
      </text>
      <rect x="22" y="346" width="256" height="48" rx="24" fill={ink} />
      <text x="150" y="375" fill={paper} textAnchor="middle" className={styles.strong}>
        Send
      </text>
    </svg>
  );
}

function Mark({ mark, name, colour }: { mark: PreviewMark; name: string; colour: string }) {
  switch (mark.kind) {
    case 'bell':
      return (
        <g fill="none" stroke={colour} strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round">
          <path d="M26 48a9 9 0 0 1 18 0Z" />
          <path d="M24.500 51.500h21" />
          <circle cx="35" cy="35.500" r="2.200" />
        </g>
      );
    case 'picture':
      return <image href={mark.src} x="22" y="32" width="26" height="26" />;
    case 'letter':
      return (
        <>
          <circle cx="35" cy="45" r="12" fill="none" stroke={colour} strokeWidth="1.8" />
          <text x="35" y="50.500" fill={colour} textAnchor="middle" className={styles.strong}>
            {name.slice(0, 1)}
          </text>
        </>
      );
  }
}
