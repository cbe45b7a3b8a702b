/** Light or dark, as a visitor's device prefers. */
export type Theme = 'light' | 'dark';

/** Size of a product picture (specification, section 9), in CSS pixels; taken at double resolution. */
export const PICTURE = { width: 800, height: 600 };

const GROUND: Record<Theme, { paper: string; line: string; shadow: string }> = {
  light: { paper: '#f3efe7', line: '#d9d5cc', shadow: 'rgb(31 41 55 / 24%)' },
  dark: { paper: '#1b1f26', line: '#3a4049', shadow: 'rgb(0 0 0 / 70%)' },
};

const source = (shot: Buffer) => `data:image/png;base64,${shot.toString('base64')}`;

const page = (theme: Theme, style: string, body: string) => {
  const { paper, line, shadow } = GROUND[theme];
  return `<!doctype html><style>
*{margin:0;box-sizing:border-box}
body{width:${PICTURE.width}px;height:${PICTURE.height}px;background:${paper};display:flex;align-items:center;justify-content:center;gap:36px;overflow:hidden}
img{display:block;border:1px solid ${line};box-shadow:0 18px 40px -18px ${shadow}}
${style}</style>${body}`;
};

/** Phones next to each other, each with a screenshot. */
export const phones = (theme: Theme, shots: readonly Buffer[]): string =>
  page(
    theme,
    'img{width:312px;border-radius:34px;padding:9px;background:var(--body)}body{--body:#12161c}img{outline:1px solid #0000}',
    shots.map((shot) => `<img src="${source(shot)}">`).join(''),
  );

/** One window of a desk's screen. */
export const desk = (theme: Theme, shot: Buffer): string =>
  page(theme, 'img{width:744px;border-radius:12px}', `<img src="${source(shot)}">`);

/** One part of a screen, as large as fits. */
export const part = (theme: Theme, shot: Buffer): string =>
  page(theme, 'img{width:620px;border-radius:28px}', `<img src="${source(shot)}">`);
