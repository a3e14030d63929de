/** What is shorter is no secret, and may be part of any word or number. */
const MIN_TOKEN = 4
/** Shorter pieces of base64 say too little of a token and occur by chance. */
const MIN_BASE64_FORM = 8

/**
 * A function that replaces the token in text by `***`: as it is, and in its URL-encoded, JSON and base64 forms.
 * A service may echo what it was sent, in an error or in a `Location`.
 */
export function tokenRedactor(token: string): (text: string) => string {
  if (token.length < MIN_TOKEN) return text => text
  const json = JSON.stringify(token).slice(1, -1)
  const forms = new Set([
    token,
    encodeURIComponent(token),
    json,
    json.replaceAll('/', '\\/'),
    ...base64Forms(token),
  ])
  const longestFirst = [...forms].sort((a, b) => b.length - a.length)
  return text => longestFirst.reduce((redacted, form) => redacted.replaceAll(form, '***'), text)
}

/** Base64 of the token alone, and the part of longer base64 that the token decides, at each of the 3 alignments. */
function base64Forms(token: string): string[] {
  const forms = [Buffer.from(token).toString('base64')]
  for (const before of [0, 1, 2]) {
    const encoded = Buffer.concat([Buffer.alloc(before), Buffer.from(token)]).toString('base64')
    const own = encoded.replace(/=+$/, '').slice(Math.ceil((before * 8) / 6), -1)
    if (own.length >= MIN_BASE64_FORM) forms.push(own)
  }
  return forms.flatMap(form => [form, form.replaceAll('+', '-').replaceAll('/', '_')])
}
