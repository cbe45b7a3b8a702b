import type { html } from 'hono/html';

/** A piece of HTML, made with `html` of `hono/html`, which escapes every value. */
export type Markup = ReturnType<typeof html>;
