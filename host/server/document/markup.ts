import type { html } from 'hono/html';

/** A piece of HTML, made with `html` of `hono/html`: everything that is put into it is escaped. */
export type Markup = ReturnType<typeof html>;
