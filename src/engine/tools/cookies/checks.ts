import type { CheckDefinition } from '../../tool-definition.ts'

const SET_COOKIE = 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Set-Cookie'
const RFC_6265 = 'https://www.rfc-editor.org/rfc/rfc6265'
const GUIDE = 'https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/Cookies'
const CNIL = 'https://www.cnil.fr/en/sheet-ndeg16-use-analytics-your-websites-and-applications'

export const CHECKS = {
  malformed: {
    severity: 'warning',
    title: 'A cookie is malformed, so browsers reject it',
    why: 'The cookie is never stored: what depends on it does not work.',
    fix: 'Give it a name and a value, and encode everything that is no visible ASCII character.',
    help: `${RFC_6265}#section-5.2`,
  },
  'too-large': {
    severity: 'warning',
    title: 'A cookie is larger than 4,096 bytes, so browsers reject it',
    why: 'The cookie is never stored: a login or a cart that grows this large is lost without an error.',
    fix: 'Keep the data on the server and an identifier in the cookie.',
    help: `${RFC_6265}#section-6.1`,
  },
  'domain-rejected': {
    severity: 'warning',
    title: 'A cookie is for a domain that its host may not set, so browsers reject it',
    why: 'The cookie is never stored: what depends on it does not work.',
    fix: 'Leave Domain out, or name the host’s own registered domain. On a shared preview domain it must be left out.',
    help: `${SET_COOKIE}#domaindomain-value`,
  },
  'secure-over-http': {
    severity: 'warning',
    title: 'A Secure cookie comes over plain HTTP, so browsers reject it',
    why: 'The cookie is never stored: what depends on it does not work.',
    fix: 'Set it on the HTTPS response, and redirect HTTP to HTTPS before any cookie.',
    help: `${SET_COOKIE}#secure`,
  },
  'samesite-none-insecure': {
    severity: 'warning',
    title: 'A cookie has SameSite=None without Secure, so browsers reject it',
    why: 'The cookie is never stored: embedded content, payment and login flows that depend on it fail.',
    fix: 'Add Secure, or use SameSite=Lax where the cookie is not needed on other sites.',
    help: `${SET_COOKIE}#samesitesamesite-value`,
  },
  'partitioned-insecure': {
    severity: 'warning',
    title: 'A Partitioned cookie lacks Secure, so browsers reject it',
    why: 'The cookie is never stored: embedded content that depends on it fails.',
    fix: 'Add Secure. SameSite=None belongs to it as well where the cookie is used on other sites.',
    help: 'https://developer.mozilla.org/en-US/docs/Web/Privacy/Guides/Privacy_sandbox/Partitioned_cookies',
  },
  'prefix-broken': {
    severity: 'warning',
    title: 'A cookie does not keep what its prefix promises, so browsers reject it',
    why: 'Names that begin with __Host-, __Secure- or __Http- are stored only with the attributes that they stand for.',
    fix: 'Add the missing attributes, or take the prefix away from the name.',
    help: `${SET_COOKIE}#cookie_prefixes`,
  },
  'samesite-invalid': {
    severity: 'warning',
    title: 'A cookie has a SameSite value that does not exist',
    why: 'Browsers ignore it and use their own default, which is not the same in all of them.',
    fix: 'Use SameSite=Lax, Strict or None.',
    help: `${SET_COOKIE}#samesitesamesite-value`,
  },
  'attribute-ignored': {
    severity: 'notice',
    title: 'Browsers ignore an attribute of a cookie',
    why: 'The cookie is kept for another time or sent to other paths than was meant.',
    fix: 'Correct the value: Max-Age in seconds, Expires as Wed, 21 Oct 2026 07:28:00 GMT, Path with a slash at its start.',
    help: `${RFC_6265}#section-5.2`,
  },
  'expiry-conflict': {
    severity: 'notice',
    title: 'Expires and Max-Age of a cookie contradict each other',
    why: 'Max-Age counts, so that the cookie lives longer or shorter than Expires says.',
    fix: 'Give one of the two, or the same time in both.',
    help: `${RFC_6265}#section-4.1.2.2`,
  },
  'not-secure': {
    severity: 'warning',
    title: 'A cookie of an HTTPS page lacks Secure',
    why: 'It is sent over plain HTTP as well, where anybody on the way can read and change it.',
    fix: 'Add Secure.',
    help: GUIDE,
  },
  'session-readable-by-scripts': {
    severity: 'warning',
    title: 'A session cookie lacks HttpOnly',
    why: 'Any script on the page, also one that was smuggled in, can read the session and take the account over.',
    fix: 'Add HttpOnly.',
    help: GUIDE,
  },
  'samesite-missing': {
    severity: 'notice',
    title: 'A cookie says nothing about SameSite',
    why: 'Chrome takes it as Lax, Firefox and Safari as None: the site works in one browser and not in another.',
    fix: 'Add SameSite=Lax, or SameSite=None; Secure where the cookie is needed on other sites.',
    help: `${SET_COOKIE}#samesitesamesite-value`,
  },
  'over-http': {
    severity: 'warning',
    title: 'A cookie is set over plain HTTP',
    why: 'Anybody on the way can read it, and set another one in its place.',
    fix: 'Redirect to HTTPS without setting cookies, and set them there with Secure.',
    help: GUIDE,
  },
  'characters-not-allowed': {
    severity: 'notice',
    title: 'A cookie has characters that the standard does not allow',
    why: 'Browsers keep it, but proxies, caches and server libraries cut or refuse such cookies.',
    fix: 'Encode the value, as with encodeURIComponent.',
    help: `${RFC_6265}#section-4.1.1`,
  },
  'duplicate-cookie': {
    severity: 'notice',
    title: 'One response sets the same cookie more than once',
    why: 'Which value counts depends on order, domain and path; behind some proxies it is another one.',
    fix: 'Set each cookie once in a response.',
    help: `${RFC_6265}#section-4.1.1`,
  },
  'too-many-cookies': {
    severity: 'warning',
    title: 'The page sets more than 50 cookies',
    why: 'Browsers need not keep more for a domain, and remove the oldest: logins and carts get lost.',
    fix: 'Merge or remove cookies.',
    help: `${RFC_6265}#section-6.1`,
  },
  'request-header-too-large': {
    severity: 'warning',
    title: 'The cookies make requests too large for common servers',
    why: 'Servers and CDNs answer requests with more than 8 kB of headers with an error: the visitor is locked out.',
    fix: 'Keep the data on the server and identifiers in cookies; limit cookies to the paths that need them.',
    help: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Status/431',
  },
  'lifetime-above-13-months': {
    severity: 'notice',
    title: 'A tracking cookie lives longer than 13 months',
    why: 'Data protection authorities, as the French CNIL, limit trackers to 13 months.',
    fix: 'Set Max-Age to 34,190,000 seconds (13 months) or less.',
    help: CNIL,
  },
  'lifetime-above-400-days': {
    severity: 'notice',
    title: 'A cookie is to live longer than browsers keep it',
    why: 'Browsers keep cookies for 400 days at most: what depends on a longer life fails.',
    fix: 'Set Max-Age to 34,560,000 seconds (400 days) or less, and renew the cookie on later visits.',
    help: `${SET_COOKIE}#expiresdate`,
  },
  'tracking-before-consent': {
    severity: 'warning',
    title: 'The server sets tracking cookies before any consent',
    why: 'In the EU, the UK and elsewhere analytics and advertising cookies need the visitor’s consent first. Fines and warnings follow from this.',
    fix: 'Set the cookie only once the visitor has agreed; a consent platform or server-side tagging can hold it back.',
    help: 'https://www.edpb.europa.eu/our-work-tools/our-documents/guidelines/guidelines-22023-technical-scope-art-53-eprivacy-directive_en',
  },
  'policy-link-missing': {
    severity: 'notice',
    title: 'The page tracks visitors and links to no privacy policy',
    why: 'Visitors must be told who gets their data; ad networks and consent rules ask for the link on every page.',
    fix: 'Link to the privacy or cookie policy, as in the footer.',
    help: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj#art_13',
  },
} as const satisfies Record<string, CheckDefinition>

export type CookieCheck = keyof typeof CHECKS
