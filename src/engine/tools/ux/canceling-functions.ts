/** Characters of all scripts together, of one function, and definitions of one name that are read. */
const MAX_SCRIPTS = 1_000_000
const MAX_FUNCTION = 3000
const MAX_DEFINITIONS = 5

/** What counts and does nothing else, and what the language itself calls so. */
const HARMLESS =
  /^(?:if|else|function|typeof|return|setTimeout|(?:window\.)?(?:gtag|fbq|ga|ym|lintrk|twq|pintrk|ttq|ttq\.track|snaptr|rdt|plausible|goog_report_conversion|(?:dataLayer|uetq|_paq|_gaq)\.push)|console\.\w{1,20})$/
/** What can lead on from elsewhere than the parameter, keeps the function from its end, or hides what it does. */
const UNCLEAR = /\b(?:this|event|arguments|document|await|async|yield|throw|eval|import|new)\b|`/
const RETURN = /\breturn\b\s{0,9}([^;}\n]{0,100})/g
const FALSE = /^(?:false|!1)\s{0,9}$/
/** At the end, and under no condition. */
const ENDS_FALSE = /(?:^|[;}])\s{0,99}return\s{1,9}(?:false|!\s?1)\s{0,9};?\s{0,99}$/
const ADDRESS = /["'](?:(?:https?|tel|mailto):|\/|\.{1,2}\/)/i

/**
 * Whether a function of scripts always returns false, and leads to nothing but what its parameter says: a link whose
 * handler returns what it says, and gives it nothing, leads nowhere. So is what Google's snippet for conversions defines.
 * Cautious: any doubt makes it false, such as a second definition that does something else.
 *
 * @param name letters, digits, `_` and `$`
 */
export function cancelsWithoutAddress(scripts: readonly string[], name: string): boolean {
  const called = name.replaceAll('$', String.raw`\$`)
  const defined = new RegExp(
    String.raw`(?<![\w$.])(?:function\s{1,5}${called}\s{0,5}|(?:window\.)?${called}\s{0,5}=\s{0,5}function\s{0,5})\(\s{0,5}([\w$]{1,60}(?:\s{0,5},\s{0,5}[\w$]{1,60}){0,5})\s{0,5}\)\s{0,9}\{`,
    'g',
  )
  const mentioned = new RegExp(
    String.raw`\bfunction\s{1,5}${called}(?![\w$])|(?<![\w$])${called}\s{0,5}=(?![=>])`,
    'g',
  )
  let known = 0
  let left = MAX_SCRIPTS
  for (const script of scripts) {
    if (!script.includes(name)) continue
    left -= script.length
    if (left < 0) return false
    const code = withoutTexts(script)
    const found = code.matchAll(defined).take(MAX_DEFINITIONS).toArray()
    if (
      code
        .matchAll(mentioned)
        .take(MAX_DEFINITIONS + 1)
        .toArray().length !== found.length
    )
      return false
    for (const { 0: head, 1: parameters, index } of found) {
      const start = index + head.length
      const end = endOfBlock(code, start)
      if (end === undefined || !isGlobal(code, index)) return false
      const names = parameters!.split(',').map(parameter => parameter.trim())
      if (ADDRESS.test(script.slice(start, end)) || !cancels(code.slice(start, end), names)) return false
      known++
    }
  }
  return known > 0
}

function cancels(body: string, parameters: readonly string[]): boolean {
  const code = body.replace(/\b(?:window|document|self)\.location\b/g, 'location')
  if (UNCLEAR.test(code) || !ENDS_FALSE.test(code)) return false
  if (!code.matchAll(RETURN).every(([, value]) => FALSE.test(value!))) return false
  return parameters.some(parameter => leadsOnlyTo(parameter, code))
}

function leadsOnlyTo(parameter: string, code: string): boolean {
  const name = parameter.replaceAll('$', String.raw`\$`)
  const leads = new RegExp(
    String.raw`(?<![\w$.])(?:location(?:\.href)?\s{0,5}=\s{0,5}${name}(?=\s{0,5}(?:[;,})\n]|$))|location\.(?:assign|replace)\(\s{0,5}${name}\s{0,5}\)|(?:window\.)?open\(\s{0,5}${name}\s{0,5}(?:,[^()]{0,100})?\))`,
    'g',
  )
  const rest = code.replace(leads, ' ')
  if (rest === code || /\blocation\b/.test(rest)) return false
  // Whatever it writes elsewhere may be what the click is for.
  if (/[.\]][\w$]{0,60}\s{0,5}=(?!=)/.test(rest)) return false
  const own = new Set(
    Array.from(
      rest.matchAll(/\b(?:function\s{1,5}([\w$]{1,60})|([\w$]{1,60})\s{0,5}=\s{0,5}(?:function\b|\())/g),
      m => m[1] ?? m[2],
    ),
  )
  if (new RegExp(String.raw`(?<![\w$.])${name}\s{0,5}(?:[|&?]{2})?=(?![=>])`).test(rest)) return false
  return rest.matchAll(/([\w$.]{1,80})\s{0,5}\(/g).every(([, call]) => HARMLESS.test(call!) || own.has(call!))
}

/** Where the block ends that begins in front of a place; undefined where it is long, or does not end. */
export function endOfBlock(code: string, start: number): number | undefined {
  let depth = 1
  for (let at = start; at < Math.min(code.length, start + MAX_FUNCTION); at++) {
    if (code[at] === '{') depth++
    else if (code[at] === '}' && --depth === 0) return at
  }
  return undefined
}

function isGlobal(code: string, end: number): boolean {
  let depth = 0
  for (let at = 0; at < end; at++) {
    if (code[at] === '{' || code[at] === '(') depth++
    else if (code[at] === '}' || code[at] === ')') depth--
  }
  return depth === 0
}

/** What is not closed ends with its line, or the script: no place is looked at twice. */
const TEXTS = /\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*|"(?:[^"\\\n]|\\[\s\S])*"?|'(?:[^'\\\n]|\\[\s\S])*'?/g

/** A script with blanks in place of its comments alone, as long as it was. */
export function withoutComments(script: string): string {
  return script.replace(TEXTS, found => (/^["']/.test(found) ? found : found.replace(/[^\n]/g, ' ')))
}

/** A script with blanks in place of its comments and of what stands in quotation marks, as long as it was. */
export function withoutTexts(script: string): string {
  return script.replace(TEXTS, found => {
    const blank = found.replace(/[^\n]/g, ' ')
    return found.length > 1 && /^["']/.test(found) ? `${found[0]}${blank.slice(2)}${found[0]}` : blank
  })
}
