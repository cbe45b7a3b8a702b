import { encode } from 'uqr';

/** Light modules around the picture, which scanners need. */
const QUIET_ZONE = 2;

/** The dark modules as one path, row by row. */
function darkPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { border: QUIET_ZONE, ecc: 'M' });
  let path = '';
  data.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      let end = x;
      while (row[end + 1]) end += 1;
      path += `M${x} ${y}h${end - x + 1}v1H${x}z`;
      x = end;
    }
  });
  return { path, size };
}

/** A QR code as a drawing: black on white in every theme, sharp at any size. */
export function QrPicture({
  text,
  label,
  className,
}: {
  text: string;
  label: string;
  className?: string | undefined;
}) {
  const { path, size } = darkPath(text);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
