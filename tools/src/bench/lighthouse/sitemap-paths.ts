/** Paths of a sitemap, in order. */
export function sitemapPaths(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, url]) => (url ? [new URL(url).pathname] : []));
}
