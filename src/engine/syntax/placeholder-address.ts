/**
 * Words that themes and page builders write where the address of somebody is to stand: `http://url`. No machine is
 * called so, and nobody is led anywhere, also not those who built the page.
 */
const WORDS_FOR_HOST =
  /^(?:(?:your|my|dein|ihre|votre|tu|su)[-_]?)?(?:url|link|domain|domainname|website|webseite|webpage|homepage|site|siteurl|weburl|address|adresse|example|placeholder|yourname)$/i

/** What tutorials and templates write in place of the id of a place, at a service that shows maps. */
const MAP_HOST = /^(?:goo\.gl|maps\.app\.goo\.gl|(?:www\.|maps\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?|g\.page)$/
const SAMPLE_OF_MAP =
  /\/(?:your|my)[-_](?:google[-_])?(?:maps?|place|location|business)(?:[-_](?:link|url|id|name|location|here))?\/?$/i

/**
 * Whether an address is a placeholder that nobody has filled in. A port makes a machine of any name.
 *
 * @example `http://url`, `https://your-website/`, `https://goo.gl/maps/your-map-link`
 */
export function isPlaceholderAddress({ protocol, hostname, port, pathname }: URL): boolean {
  if (!/^https?:$/.test(protocol)) return false
  if (port === '' && WORDS_FOR_HOST.test(hostname)) return true
  return MAP_HOST.test(hostname) && SAMPLE_OF_MAP.test(pathname)
}

/** Names of hosts that templates write where the site has its own, with the endings of those that give hosts away. */
const PLACEHOLDER_HOST =
  /^(?:www\.)?your[-_]?(?:web[-_]?site|domain|site|user[-_]?name|company|business)(?:[-_]?(?:name|url|here))?\.(?:com|net|org|github\.io|gitlab\.io|netlify\.app|vercel\.app|pages\.dev|web\.app)$/i

/**
 * Whether the host of an address is one that nobody filled in: a file of the site that it names is not there, whoever has
 * registered the name.
 */
export function isPlaceholderHost({ hostname }: URL): boolean {
  return PLACEHOLDER_HOST.test(hostname)
}
