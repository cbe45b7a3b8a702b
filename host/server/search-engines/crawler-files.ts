/** `/robots.txt`. Pages without indexing say so themselves: a crawler must be able to read them for that. */
export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /shell/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** `/sitemap.xml` of the paths, all below one origin. */
export function sitemapXml(origin: string, paths: readonly string[]): string {
  const urls = paths.map(
    (path) => `<url><loc>${new URL(path, origin).href.replaceAll('&', '&amp;')}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}
