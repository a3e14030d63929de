/** What is shorter is no secret, and may be part of any word or number. */
const MIN_SECRET = 4
/** Shorter pieces of base64 say too little of a secret and occur by chance. */
const MIN_BASE64 = 6
/** The same of what a cut has left of a secret. */
const MIN_LEFT = 6

/**
 * A function that replaces secrets in text by `***`: as they are, and in the forms that they take in base64 (wherever
 * they start in it), URLs, JSON, HTML, XML and shells. A service may echo what it was sent, a page what it was opened
 * with, in any of them. Where a text was cut, with an ellipsis, what is left of a secret there is hidden as well.
 *
 * @param secrets the values to hide; those of less than 4 characters are left
 */
export function redactor(secrets: readonly string[]): (text: string) => string {
  const forms = new Set(secrets.filter(secret => secret.length >= MIN_SECRET).flatMap(formsOf))
  if (forms.size === 0) return text => text
  // Of two forms that begin alike the longer one is to be hidden whole.
  const longestFirst = [...forms].sort((a, b) => b.length - a.length)
  const pattern = anyOf(longestFirst)
  const atCuts = redactorAtCuts(longestFirst)
  // A shorter secret could be the start of what is left of a longer one.
  return text => atCuts(text).replace(pattern, '***')
}

function anyOf(forms: readonly string[]): RegExp {
  return new RegExp(forms.map(form => RegExp.escape(form)).join('|'), 'g')
}

/** Hides the start of a form before an ellipsis, and the end of one behind it. */
function redactorAtCuts(longestFirst: readonly string[]): (text: string) => string {
  const cutForms = longestFirst.filter(form => form.length > MIN_LEFT)
  if (cutForms.length === 0) return text => text
  const longest = cutForms[0]!.length
  const starts = anyOf([...new Set(cutForms.map(form => form.slice(0, MIN_LEFT)))])
  const ends = anyOf([...new Set(cutForms.map(form => form.slice(-MIN_LEFT)))])
  const withoutStart = (text: string) => {
    for (const at of positionsOf(starts, text, text.length - longest)) {
      const left = text.slice(at)
      if (cutForms.some(form => form.startsWith(left))) return `${text.slice(0, at)}***`
    }
    return text
  }
  const withoutEnd = (text: string) => {
    for (const at of positionsOf(ends, text.slice(0, longest), 0).reverse()) {
      const left = text.slice(0, at + MIN_LEFT)
      if (cutForms.some(form => form.endsWith(left))) return `***${text.slice(left.length)}`
    }
    return text
  }
  return text => {
    if (!text.includes('…')) return text
    const parts = text.split('…')
    return parts
      .map((part, index) => {
        const whole = index === 0 ? part : withoutEnd(part)
        return index === parts.length - 1 ? whole : withoutStart(whole)
      })
      .join('…')
  }
}

/** Where a pattern of one length is found, also where two places overlap. */
function positionsOf(pattern: RegExp, text: string, from: number): number[] {
  const positions: number[] = []
  pattern.lastIndex = Math.max(0, from)
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    positions.push(found.index)
    pattern.lastIndex = found.index + 1
  }
  return positions
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
