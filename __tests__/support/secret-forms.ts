/** How a secret may be written by a page, a service or a program. */
export type SecretForm = readonly [name: string, write: (secret: string) => string]

const json = (text: string) => JSON.stringify(text).slice(1, -1)
const unicodeEscape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
const html = (text: string, quote: string, apostrophe: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', quote)
    .replaceAll("'", apostrophe)
const inBase64 = (encoding: 'base64' | 'base64url', before: string, behind: string): SecretForm => [
  `in ${encoding} between "${before}" and ${JSON.stringify(behind)}`,
  secret => Buffer.from(before + secret + behind).toString(encoding),
]

/** What no encoding changes. */
export const PLAIN_FORM: SecretForm = ['as it is', secret => secret]

/** All but those in base64. */
export const TEXT_FORMS: readonly SecretForm[] = [
  PLAIN_FORM,
  ['in a URL', encodeURIComponent],
  [
    'in a URL with small letters',
    secret => encodeURIComponent(secret).replace(/%../g, code => code.toLowerCase()),
  ],
  ['in a whole URL', encodeURI],
  ['in a form', secret => `${new URLSearchParams({ a: secret })}`],
  ['in JSON', json],
  ['in JSON with escaped slashes', secret => json(secret).replaceAll('/', '\\/')],
  ['in JSON of ASCII', secret => json(secret).replace(/[<>&'+\u0080-\uffff]/g, unicodeEscape)],
  ['in HTML', secret => html(secret, '"', "'")],
  ['in an attribute', secret => html(secret, '&quot;', '&#39;')],
  ['in XML', secret => html(secret, '&#34;', '&apos;')],
  ['in a template', secret => html(secret, '&quot;', '&#x27;')],
  ['in single quotes of a shell', secret => `'${secret.replaceAll("'", `'\\''`)}'`],
  ['in double quotes of a shell', secret => `"${secret.replace(/["$`\\]/g, '\\$&')}"`],
]

/** In both alphabets, with each of the three places that a secret may start at, and end at. */
export const BASE64_FORMS: readonly SecretForm[] = ['', 'x', 'x:', 'use', 'user:', 'api-key:'].flatMap(
  before =>
    ['', 'y', '\nyz'].flatMap(behind => [
      inBase64('base64', before, behind),
      inBase64('base64url', before, behind),
    ]),
)
