const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for hand-written SVG. HTML is written with `html` of `hono/html`, which escapes values. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** JSON that is safe inside a script element. */
export const inScript = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
