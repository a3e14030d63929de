import { parse } from 'tldts'

/**
 * Entries of the private division of the public suffix list under which names are sold as under a top-level domain:
 * who buys one runs the server and the DNS of it.
 */
const SOLD_UNDER: ReadonlySet<string> = new Set([
  ...[
    'ae.org',
    'africa.com',
    'br.com',
    'cn.com',
    'co.ca',
    'co.com',
    'co.cz',
    'co.dk',
    'co.krd',
    'co.nl',
    'co.no',
  ],
  ...[
    'co.pl',
    'co.ro',
    'com.de',
    'com.ru',
    'com.se',
    'de.com',
    'eu.com',
    'eu.org',
    'gb.net',
    'gr.com',
    'hu.net',
  ],
  ...[
    'in.net',
    'jp.net',
    'jpn.com',
    'mex.com',
    'msk.ru',
    'msk.su',
    'net.ru',
    'nov.ru',
    'org.ru',
    'pp.ru',
    'priv.at',
  ],
  ...[
    'radio.am',
    'radio.fm',
    'ru.com',
    'sa.com',
    'se.net',
    'shop.ro',
    'spb.ru',
    'spb.su',
    'uk.com',
    'uk.net',
  ],
  ...['us.com', 'us.org', 'za.bz', 'za.com'],
])

/**
 * The domain under which a platform gives hosts to its users, as `vercel.app` and `github.io`, by the private division of
 * the public suffix list; undefined for all other hosts.
 *
 * @see https://publicsuffix.org/list/
 */
export function platformOf(host: string): string | undefined {
  const { isPrivate, publicSuffix } = parse(host, { allowPrivateDomains: true })
  return isPrivate && !SOLD_UNDER.has(publicSuffix!) ? publicSuffix! : undefined
}
