const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that can stand in SVG that is written by hand. HTML is written with `html` of `hono/html`, which escapes by itself. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** JSON that can stand in a script element. */
export const inScript = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
