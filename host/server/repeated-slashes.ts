import type { MiddlewareHandler } from 'hono';

/**
 * Redirects a page's path with repeated slashes to the path without them. A browser takes `//demo` for the host `demo`
 * and its root, so such a path can't be the address of a page; answering it as one shows the home page under a false name.
 */
export const withoutRepeatedSlashes: MiddlewareHandler = async (context, next) => {
  const { method } = context.req;
  // What was really asked for: parsed as an URL, the first segment would have become the host.
  const asked: string = context.env?.incoming?.url ?? context.req.url.replace(/^https?:\/\/[^/]*/, '');
  const [path = '/', ...query] = asked.split('?');
  if ((method !== 'GET' && method !== 'HEAD') || !/[/\\]{2}/.test(path)) return next();
  const plain = path.replace(/[/\\]{2,}/g, '/');
  return context.redirect([plain, ...query].join('?'), 308);
};
