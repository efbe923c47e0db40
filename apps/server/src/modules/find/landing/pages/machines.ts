const OPEN = ['/$', '/for-casts$', '/landing/', '/share.png$', '/moon.svg$'];

/** Only what is for strangers may be read; nothing at all where the installation has no address of its own. */
export const robotsText = (publicUrl: string | null): string =>
  publicUrl === null
    ? 'User-agent: *\nDisallow: /\n'
    : [
        'User-agent: *',
        ...OPEN.map((path) => `Allow: ${path}`),
        'Disallow: /',
        '',
        `Sitemap: ${publicUrl}/sitemap.xml`,
        '',
      ].join('\n');

export const sitemap = (paths: readonly string[], publicUrl: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${new URL(path, publicUrl).href}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
