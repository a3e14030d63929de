/** What is shorter is no secret, and may be part of any word or number. */
const MIN_SECRET = 4
/** Shorter pieces of base64 say too little of a secret and occur by chance. */
const MIN_BASE64 = 6

/**
 * A function that replaces secrets in text by `***`: as they are, and in the forms that they take in base64 (wherever
 * they start in it), URLs, JSON, HTML, XML and shells. A service may echo what it was sent, a page what it was opened
 * with, in any of them.
 *
 * @param secrets the values to hide; those of less than 4 characters are left
 */
export function redactor(secrets: readonly string[]): (text: string) => string {
  const forms = new Set(secrets.filter(secret => secret.length >= MIN_SECRET).flatMap(formsOf))
  if (forms.size === 0) return text => text
  // Of two forms that begin alike the longer one is to be hidden whole.
  const longestFirst = [...forms].sort((a, b) => b.length - a.length)
  const pattern = new RegExp(longestFirst.map(form => RegExp.escape(form)).join('|'), 'g')
  return text => text.replace(pattern, '***')
}

function formsOf(written: string): string[] {
  const secret = written.toWellFormed()
  return [
    written,
    ...urlForms(secret),
    ...jsonForms(secret),
    ...markupForms(secret),
    ...shellForms(secret),
    ...base64Forms(secret),
  ]
}

/** Encoded as a component, as little as a whole URL is, as strictly as RFC 3986 says, and as a form is sent. */
function urlForms(secret: string): string[] {
  const component = encodeURIComponent(secret)
  const strict = component.replace(/[!'()*]/g, character => `%${hexOf(character, 2).toUpperCase()}`)
  const form = new URLSearchParams({ '': secret }).toString().slice(1)
  return [component, encodeURI(secret), strict, form].flatMap(encoded => [
    encoded,
    encoded.replace(/%[0-9A-F]{2}/g, code => code.toLowerCase()),
  ])
}

/** A slash may be escaped, and so may all that is not ASCII or could end a script. */
function jsonForms(secret: string): string[] {
  const json = JSON.stringify(secret).slice(1, -1)
  const escaped = json.replace(/[<>&'+\u007f-\uffff]/g, character => `\\u${hexOf(character, 4)}`)
  const upper = escaped.replace(/(?<=\\u)[0-9a-f]{4}/g, code => code.toUpperCase())
  return [json, escaped, upper].flatMap(text => [text, text.replaceAll('/', '\\/')])
}

const MARKUP_FORMS: readonly Readonly<Record<string, readonly string[]>>[] = [
  { '&': ['&amp;', '&#38;'] },
  { '<': ['&lt;', '<'] },
  { '>': ['&gt;', '>'] },
  { '"': ['&quot;', '&#34;', '&#x22;', '"'] },
  { "'": ['&#39;', '&#x27;', '&#039;', '&apos;', "'"] },
]

/** In HTML and XML, in text or in an attribute. */
function markupForms(secret: string): string[] {
  let forms = [secret]
  for (const [character, written] of MARKUP_FORMS.flatMap(Object.entries<readonly string[]>)) {
    if (secret.includes(character)) {
      forms = forms.flatMap(form => written.map(escaped => form.replaceAll(character, escaped)))
    }
  }
  return forms
}

/** Within single or double quotes. */
function shellForms(secret: string): string[] {
  return [secret.replaceAll("'", `'\\''`), secret.replace(/["$`\\]/g, '\\$&')]
}

/**
 * What a secret looks like inside base64, wherever it starts: of the three alignments the characters that it alone
 * decides, and at the end of a text the last one as well. In both alphabets (RFC 4648).
 */
function base64Forms(secret: string): string[] {
  const bytes = Buffer.from(secret)
  const forms = [0, 1, 2].flatMap(before => {
    const encoded = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64')
    const start = Math.ceil((before * 8) / 6)
    const end = Math.floor(((before + bytes.length) * 8) / 6)
    return [encoded.slice(start), encoded.slice(start).replace(/=+$/, ''), encoded.slice(start, end)]
  })
  return forms
    .filter(form => form.length >= MIN_BASE64)
    .flatMap(form => [form, form.replaceAll('+', '-').replaceAll('/', '_')])
}

function hexOf(character: string, digits: number): string {
  return character.charCodeAt(0).toString(16).padStart(digits, '0')
}
