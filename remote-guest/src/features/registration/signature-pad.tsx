import { type PointerEvent, useRef } from 'react';
import * as styles from './registration.css';

/** The signature box, in its own units. */
const WIDTH = 600;
const HEIGHT = 200;
/** Maximum of the API. */
const MOST_CHARS = 19_900;
/** Closer points add bytes without a visible difference. */
const LEAST_DISTANCE = 4;

interface SignaturePadProps {
  /** Data of an SVG path; empty when nothing is drawn. */
  path: string;
  label: string;
  onChange(path: string): void;
}

/** A pad for drawing with finger, pen or mouse. The drawing is stored as lines, so it survives a reload. */
export function SignaturePad({ path, label, onChange }: SignaturePadProps) {
  const drawing = useRef<{ path: string; x: number; y: number } | null>(null);

  function pointOf(event: PointerEvent<SVGSVGElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const within = (share: number, most: number) => Math.round(Math.min(Math.max(share, 0), 1) * most);
    return {
      x: within((event.clientX - box.left) / (box.width || WIDTH), WIDTH),
      y: within((event.clientY - box.top) / (box.height || HEIGHT), HEIGHT),
    };
  }

  function draw(point: { x: number; y: number }, command: 'M' | 'L') {
    const before = command === 'M' ? path : (drawing.current?.path ?? path);
    const next = `${before}${before ? ' ' : ''}${command}${point.x} ${point.y}`;
    if (next.length > MOST_CHARS) return;
    drawing.current = { path: next, ...point };
    onChange(next);
  }

  return (
    <svg
      className={styles.pad}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture?.(event.pointerId);
        draw(pointOf(event), 'M');
      }}
      onPointerMove={(event) => {
        const last = drawing.current;
        if (!last) return;
        const point = pointOf(event);
        if (Math.hypot(point.x - last.x, point.y - last.y) >= LEAST_DISTANCE) draw(point, 'L');
      }}
      onPointerUp={() => {
        drawing.current = null;
      }}
      onPointerCancel={() => {
        drawing.current = null;
      }}
    >
      <path d={path} className={styles.ink} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
