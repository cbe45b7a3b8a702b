import { isGroup, type Part, type Scene, type Tone, transformOf } from '../../drawing/scene.ts';
import * as styles from './scene-drawing.css';

const FILL: Record<Tone, string | undefined> = {
  ink: styles.fillInk,
  accent: styles.fillAccent,
  wash: styles.fillWash,
  paper: styles.fillPaper,
  card: styles.fillCard,
  line: styles.fillLine,
};
const STROKE: Record<Tone, string | undefined> = {
  ink: styles.strokeInk,
  accent: styles.strokeAccent,
  wash: styles.strokeWash,
  paper: styles.strokePaper,
  card: styles.strokeCard,
  line: styles.strokeLine,
};

function Drawn({ parts }: { parts: readonly Part[] }) {
  // A drawing never changes its parts, so their positions are their keys.
  return parts.map((part, place) =>
    isGroup(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <g key={place} transform={transformOf(part)}>
        <Drawn parts={part.parts} />
      </g>
    ) : (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        key={place}
        d={part.d}
        strokeWidth={part.width}
        className={`${part.fill ? FILL[part.fill] : ''} ${part.stroke ? STROKE[part.stroke] : ''}`}
      />
    ),
  );
}

/** An illustration drawn in the page, tinted by the brand and by dark mode. `label` says what it shows. */
export function SceneDrawing({ scene, label }: { scene: Scene; label: string }) {
  return (
    <svg
      className={styles.scene}
      viewBox={`0 0 ${scene.width} ${scene.height}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      role="img"
      aria-label={label}
    >
      <Drawn parts={scene.parts} />
    </svg>
  );
}
