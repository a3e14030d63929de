/** What a template engine was to replace: `{{ title }}`, `{% include x %}`, `<%= name %>`, `${name}`, `%%title%%`. */
const TEMPLATE_TAGS: readonly RegExp[] = [
  /\{\{\{?[#/>&!~^-]{0,2}\s{0,5}[\p{L}$_@.][^{}<>\n]{0,80}\}\}\}?/u,
  /\{%-?\s{0,5}\w[^%{}<>]{0,80}%\}/,
  /<%[=-]?\s{0,5}[\w@$][^%<>]{0,80}%>/,
  /\$\{\s?[A-Za-z_$][\w$.]{0,60}(?:\(\))?\s?\}(?![\^_$])/,
  /(?:^|[\s"'(])%%[a-z]{2,20}(?:_[a-z]{2,20}){0,3}%%/,
  // Windows writes its variables so: "%JAVA_HOME%\bin".
  /(?:^|\s)%(?![A-Z_]{1,50}_(?:HOME|PATH|DIR|ROOT|FILES)%)[A-Z]{3,20}_[A-Z_]{2,30}%(?![\\/;])/,
  /\[(?:vc_|et_pb_|fusion_|av_|rev_slider|contact-form-7|wpforms|elementor-template|ninja_form)[\w-]{0,40}(?:\s[^\][]{0,200})?\]/,
  // A shortcode with two attributes or more, which the system that knows it was to replace.
  /\[[a-z][\w-]{1,30}(?:\s[a-z][\w-]{0,30}=(?:"[^"\][]{0,300}"|[\w-]{1,40})){1,20}\s[a-z][\w-]{0,30}="[^"\][]{0,300}"[^\][]{0,1000}\]/i,
  /\btranslation missing: [a-z]{2}[\w.-]{2,80}/i,
  /\[missing "?[\w.-]{2,80}"? translation\]/i,
  // Publii, react-intl, Rails and others, each in capitals, with brackets or with a key.
  /\[MISSING[ _]TRANSLATION\]/i,
  /\bmissing (?:translation|message)(?: for key)?:? "[\w-]{1,40}(?:\.[\w-]{1,40}){1,6}"/i,
  /\bmissing "[\w-]{1,40}(?:\.[\w-]{1,40}){1,6}" translation\b/i,
  /(?:^|\s)translation_missing(?:$|[\s:.])/i,
]

/** TeX has braces in braces, too. */
const FORMULA = /\\[a-zA-Z]{2,20}\s?[{\\[(]|[_^]\{/

/** A value that was not there, as scripts print it. */
const NO_VALUE: readonly RegExp[] = [
  /\[object (?:Object|Undefined|Promise|HTML\w{1,30})\]/,
  // Alone, in a row, or between the parts of a title or a date.
  /^[^\p{L}\p{N}]{0,5}(?:undefined|NaN)(?:[\s:.,/|·–—-]{1,4}(?:undefined|NaN)){0,5}[^\p{L}\p{N}]{0,5}$/u,
  /(?:^|\s[|·–—-]\s)(?:undefined|NaN)(?:$|\s[|·–—-]\s)/,
  /^Invalid Date$/,
  // With a unit: "NaN %", "€NaN", "$undefined", "NaN min".
  /(?:^|[\s(])[$€£¥]\s?(?:NaN|undefined)(?:$|[\s).,])/,
  /(?:^|[\s(])(?:NaN|undefined)\s?(?:[$€£¥%]|(?:px|km|kg|min|EUR|USD)\b)/,
  /(?:^|[\s(])NaN (?:reviews|ratings|items|results|days|hours|minutes|seconds|views|comments)\b/,
]

const VALUE = /undefined|NaN|\[object \w+\]/

/** Characters of a text that are looked at. */
const MAX_LENGTH = 5000
/** Characters of a text that has no other purpose than to show a value. */
const LONGEST_VALUE = 100

/** How the settings of a page begin that a generator reads: three dashes, and a name in the next line. */
const FRONT_MATTER =
  /^\ufeff?---[ \t]{0,20}\r?\n(?:#[^\n]{0,200}\n){0,3}(?:layout|title|permalink|date|description|author|slug|template|draft|tags)[ \t]?:/

/** Whether the source of a page begins with the settings for its generator, which then has not worked on it. */
export function beginsWithFrontMatter(source: string): boolean {
  return FRONT_MATTER.test(source)
}

/** Signs of code outside of the tags, and how many of them make a text an excerpt of code, as lists of posts have it. */
const CODE_SIGN = /[;={}<>]|\(\)|->|\/\/|::|&&/g
const ANY_TAG = /\{\{[^{}]{0,100}\}\}|\{%[^%]{0,100}%\}|<%[^%]{0,100}%>|\$\{[^{}]{0,100}\}/g
const MIN_CODE_SIGNS = 4

/** The tag in a text that no template engine has replaced. */
export function templateTagIn(text: string): string | undefined {
  const start = text.slice(0, MAX_LENGTH)
  if (FORMULA.test(start)) return undefined
  const tag = firstMatch(TEMPLATE_TAGS, start)
  if (tag === undefined || tag.startsWith('[')) return tag
  const signs = start.replace(ANY_TAG, ' ').match(CODE_SIGN) ?? []
  return signs.length < MIN_CODE_SIGNS ? tag : undefined
}

/** What stands in a text in place of a value. */
export function missingValueIn(text: string): string | undefined {
  const found = text.length > LONGEST_VALUE ? undefined : firstMatch(NO_VALUE, text)
  return found === undefined ? undefined : (VALUE.exec(found)?.[0] ?? found)
}

function firstMatch(patterns: readonly RegExp[], text: string): string | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(text)
    if (match) return match[0].trim()
  }
  return undefined
}
