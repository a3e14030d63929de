import type { CheckDefinition } from '../../judging/tool-definition.ts'

const VERSIONS = 'https://developers.google.com/search/docs/specialty/international/localized-versions'
const CODES = `${VERSIONS}#language-codes`
const GUIDELINES = `${VERSIONS}#all-method-guidelines`
const X_DEFAULT = `${VERSIONS}#xdefault`
const HTML_LANG = 'https://www.w3.org/International/questions/qa-html-language-declarations'

/** How the language versions are written down. */
export const FORM_CHECKS = {
  'outside-head': {
    severity: 'error',
    title: 'hreflang links stand outside <head>',
    why: 'Search engines read language versions in <head> alone; those in the body are ignored.',
    fix: 'Move the links into <head>, before anything that closes it early, as an <img> or a <div>.',
    help: `${VERSIONS}#html`,
    example: '<body><link rel="alternate" hreflang="de" href="https://www.example.com/de/">',
  },
  'rel-not-alternate': {
    severity: 'error',
    title: 'A link with hreflang lacks rel="alternate"',
    why: 'Without that relation the link names no language version and is ignored.',
    fix: 'Write <link rel="alternate" hreflang="…" href="…">.',
    help: `${VERSIONS}#html`,
    example: '<link hreflang="de" href="https://www.example.com/de/">',
  },
  'mixed-with-media': {
    severity: 'warning',
    title: 'A hreflang link also has a media attribute',
    why: 'Google asks not to combine hreflang with other attributes such as media in one link.',
    fix: 'Name the version for another device in a link of its own, without hreflang.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata',
    example: '<link rel="alternate" hreflang="de" media="print" href="https://www.example.com/de/">',
  },
  'href-invalid': {
    severity: 'error',
    title: 'A language version has no usable URL',
    why: 'A link without an http or https URL names no page and is ignored.',
    fix: 'Give the full address of the page in that language.',
    help: GUIDELINES,
    example: '<link rel="alternate" hreflang="de" href="">',
  },
  'href-relative': {
    severity: 'warning',
    title: 'The URL of a language version is relative',
    why: 'Google asks for full addresses with https:// and the host.',
    fix: 'Write the address in full.',
    help: GUIDELINES,
    example: '<link rel="alternate" hreflang="de" href="/de/">',
  },
  'href-local-host': {
    severity: 'error',
    title: 'A language version names a development server',
    why: 'Nobody but the machine that built the page can reach that address.',
    fix: 'Set the address of the production site in the settings of the site generator.',
    help: GUIDELINES,
    example: '<link rel="alternate" hreflang="de" href="http://localhost:3000/de/">',
  },
  'href-fragment': {
    severity: 'notice',
    title: 'The URL of a language version has a fragment',
    why: 'Search engines index pages and not places in them; what follows the # is dropped.',
    fix: 'Remove everything from the # on.',
    help: GUIDELINES,
    example: '<link rel="alternate" hreflang="de" href="https://www.example.com/de/#top">',
  },
  'href-http': {
    severity: 'warning',
    title: 'A language version of an https page is an http URL',
    why: 'It names an address that is not secure, and that redirects or differs from the one that is indexed.',
    fix: 'Write the address with https://.',
    help: GUIDELINES,
    example: '<link rel="alternate" hreflang="de" href="http://www.example.com/de/">',
  },
} satisfies Record<string, CheckDefinition>

/** Whether the codes mean what they should. */
export const CODE_CHECKS = {
  'code-malformed': {
    severity: 'error',
    title: 'The value of a hreflang is not a language code',
    why: 'Search engines ignore a version whose code they cannot read.',
    fix: 'Write the language, then script and region where needed, parted by hyphens: en, en-GB, zh-Hant-TW, x-default.',
    help: CODES,
    example: 'hreflang="en_US"',
  },
  'language-unknown': {
    severity: 'error',
    title: 'The language of a hreflang does not exist',
    why: 'A version for a language that nobody has is ignored.',
    fix: 'Use the two-letter code of ISO 639-1. The language comes first; a country alone is not possible.',
    help: CODES,
    example: 'hreflang="xx"',
  },
  'language-not-iso-639-1': {
    severity: 'notice',
    title: 'The language of a hreflang is not in ISO 639-1',
    why: 'Google documents two-letter codes of ISO 639-1 alone; others may be ignored.',
    fix: 'Where the language has a two-letter code, use that; else leave it as it is.',
    help: CODES,
    example: 'hreflang="gsw"',
  },
  'region-unknown': {
    severity: 'warning',
    title: 'The region of a hreflang is not a country of ISO 3166-1',
    why: 'Search engines cannot tell for which country the version is.',
    fix: 'Use the two-letter code of the country, as GB for the United Kingdom, or leave the region out.',
    help: CODES,
    example: 'hreflang="en-UK"',
  },
  'region-is-area': {
    severity: 'notice',
    title: 'The region of a hreflang is an area of several countries',
    why: 'Google reads countries alone, so a version for Latin America (es-419) may be ignored.',
    fix: 'Name the page also by its language alone, as es, or once for each country.',
    help: CODES,
    example: 'hreflang="es-419"',
  },
  'script-unknown': {
    severity: 'warning',
    title: 'The script of a hreflang does not exist',
    why: 'Search engines cannot tell in which script the version is written.',
    fix: 'Use a code of ISO 15924, as Hans or Hant for Chinese, Latn or Cyrl for Serbian.',
    help: CODES,
    example: 'hreflang="zh-Hand"',
  },
} satisfies Record<string, CheckDefinition>

/** Whether the versions make up a consistent set that the page belongs to. */
export const SET_CHECKS = {
  'code-conflict': {
    severity: 'warning',
    title: 'One language code leads to different URLs',
    why: 'Search engines have to guess which page is meant for that audience.',
    fix: 'Name one URL for each code.',
    help: GUIDELINES,
    example:
      '<link rel="alternate" hreflang="de" href="https://www.example.com/de/">\n<link rel="alternate" hreflang="de" href="https://www.example.com/at/">',
  },
  'sources-disagree': {
    severity: 'warning',
    title: 'HTML and Link header name different pages for one language',
    why: 'Two statements that disagree leave the choice to the search engine.',
    fix: 'Name the versions in one of the two places alone.',
    help: VERSIONS,
    example:
      'Link: <https://www.example.com/de/>; rel="alternate"; hreflang="de"\n<link rel="alternate" hreflang="de" href="https://www.example.com/at/">',
  },
  'url-in-several-languages': {
    severity: 'warning',
    title: 'One URL is named as the version of several languages',
    why: 'A page is written in one language: for readers of the others it is the wrong one.',
    fix: 'Name each translation by its own URL, and leave out languages that have none.',
    help: VERSIONS,
    example:
      '<link rel="alternate" hreflang="de" href="https://www.example.com/a">\n<link rel="alternate" hreflang="fr" href="https://www.example.com/a">',
  },
  'self-missing': {
    severity: 'warning',
    title: 'The page does not name itself among its language versions',
    why: 'Each version must list itself as well as all others; search engines may ignore the set otherwise.',
    fix: 'Add a link with the language and the address of this page.',
    help: GUIDELINES,
    example: '/en/ names /de/ and /fr/, and not itself',
  },
  'x-default-missing': {
    severity: 'notice',
    title: 'The language versions have no x-default',
    why: 'It names the page for readers whose language is not among the versions. Google recommends one.',
    fix: 'Add hreflang="x-default" with the version or language selector that suits everybody else.',
    help: X_DEFAULT,
    example: 'hreflang="en" and hreflang="de", without hreflang="x-default"',
  },
  'canonical-conflict': {
    severity: 'warning',
    title: 'The page is a language version, but its canonical is another page',
    why: 'The canonical asks search engines to drop the page that hreflang asks them to show.',
    fix: 'Let each language version name itself as canonical.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
    example: '/de/ is named as German and has <link rel="canonical" href="https://www.example.com/en/">',
  },
} satisfies Record<string, CheckDefinition>

/** What the named pages answer. */
export const TARGET_CHECKS = {
  'target-broken': {
    severity: 'error',
    title: 'A language version answers with an error',
    why: 'Search engines cannot show a page that is not there, and cannot find the link back on it.',
    fix: 'Correct the address, or remove the link where the page is gone.',
    help: VERSIONS,
    example: 'hreflang="de" leads to /de/, which answers 404',
  },
  'target-redirects': {
    severity: 'warning',
    title: 'The URL of a language version redirects',
    why: 'The address that is named is not the one that is indexed, so the versions do not match up.',
    fix: 'Name the address that the redirect leads to.',
    help: VERSIONS,
    example: 'hreflang="de" leads to /de, which answers 301',
  },
  'target-blocked': {
    severity: 'warning',
    title: 'robots.txt keeps Google from a language version',
    why: 'A page that may not be fetched cannot confirm that it is a version of this one.',
    fix: 'Allow the page in robots.txt, or remove the link to it.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/robots/intro',
    example: 'hreflang="de" leads to /de/, with "Disallow: /de/" in robots.txt',
  },
  'target-noindex': {
    severity: 'error',
    title: 'A language version is set to noindex',
    why: 'A page that forbids being listed cannot be shown to readers of its language.',
    fix: 'Remove the noindex, or the link to the page.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
    example: 'hreflang="de" leads to /de/, which has <meta name="robots" content="noindex">',
  },
  'target-canonical-elsewhere': {
    severity: 'warning',
    title: 'A language version names another page as canonical',
    why: 'Search engines index the canonical; the address named here is not the one that they show.',
    fix: 'Name the canonical address of each version.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
    example: 'hreflang="de" leads to /de/, whose canonical is /en/',
  },
  'return-link-missing': {
    severity: 'error',
    title: 'A language version does not link back',
    why: 'If two pages do not name each other, search engines ignore the connection.',
    fix: 'Put the same set of hreflang links on every version.',
    help: GUIDELINES,
    example: '/en/ names /de/ as German, and /de/ does not name /en/',
  },
  'target-language-mismatch': {
    severity: 'warning',
    title: 'A language version declares another language than its hreflang',
    why: 'Readers are sent to a page that is not in their language, or one of the two statements is wrong.',
    fix: 'Correct the code or the lang attribute of that page.',
    help: CODES,
    example: 'hreflang="de" leads to a page with <html lang="en">',
  },
} satisfies Record<string, CheckDefinition>

/** What the page says of its own language. */
export const LANGUAGE_CHECKS = {
  'html-lang-missing': {
    severity: 'warning',
    title: 'The page does not declare its language',
    why: 'Screen readers, translation in browsers and Bing rely on the lang attribute of <html>.',
    fix: 'Add it, as <html lang="en">.',
    help: HTML_LANG,
    example: '<html>',
  },
  'html-lang-invalid': {
    severity: 'warning',
    title: 'The declared language is not a language code',
    why: 'Screen readers and browsers do not understand it and treat the language as unknown.',
    fix: 'Use a code as en, en-GB or zh-Hant.',
    help: HTML_LANG,
    example: '<html lang="english">',
  },
  'self-language-mismatch': {
    severity: 'warning',
    title: 'hreflang and html lang name different languages for the page',
    why: 'One of the two is wrong, so the page is offered to the wrong readers or read out with the wrong voice.',
    fix: 'Make both name the language of the text.',
    help: CODES,
    example: 'the page names itself with hreflang="de" and has <html lang="en">',
  },
  'content-language-mismatch': {
    severity: 'notice',
    title: 'Content-Language contradicts html lang',
    why: 'Google ignores Content-Language, but Bing reads it where nothing better tells the language.',
    fix: 'Send the language of the page, or leave the header out.',
    help: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Content-Language',
    example: 'Content-Language: en\n<html lang="de">',
  },
  'og-locale-mismatch': {
    severity: 'notice',
    title: 'og:locale contradicts html lang',
    why: 'Social networks take the language of a shared page from og:locale.',
    fix: 'Set og:locale to the language of the page, as de_DE, or leave it out.',
    help: 'https://ogp.me/#optional',
    example: '<html lang="de">\n<meta property="og:locale" content="en_US">',
  },
} satisfies Record<string, CheckDefinition>
