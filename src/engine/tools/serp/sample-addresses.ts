/** Names that generators and themes give to the pages that they bring along, by which their addresses are known. */
const SAMPLES = new Set([
  ...['hello-world', 'sample-page', 'my-first-post', 'my-first-article', 'my-second-post', 'example-page'],
  ...[
    'hallo-welt',
    'beispiel-seite',
    'bonjour-tout-le-monde',
    'page-d-exemple',
    'hola-mundo',
    'pagina-ejemplo',
  ],
  ...[
    'pagina-de-ejemplo',
    'ciao-mondo',
    'pagina-di-esempio',
    'hallo-wereld',
    'voorbeeld-pagina',
    'ola-mundo',
  ],
  ...['pagina-exemplo', 'create-your-website-with-blocks', 'gestalte-deine-website-mit-bloecken'],
  ...['lorem-ipsum', 'welcome-to-jekyll', 'welcome-to-docusaurus', 'mdx-blog-post', 'markdown-style-guide'],
])

/** Folders of a path that are looked at. */
const MAX_FOLDERS = 20

/** Folders of what teaches or shows something, where a "hello-world" is the first of all lessons. */
const LESSONS =
  /^(?:docs?|documentation|tutorials?|guides?|learn(?:ing)?|lessons?|courses?|chapters?|getting-started|quick-?start|examples?|samples?|demos?|exercises?|projects?|labs?|code)$/
/** The greeting of a first lesson or post in other languages than that of its address. */
const GREETING =
  /hello|hallo|hola|bonjour|salut|ciao|ol[áa]|witaj|merhaba|hej\b|ahoj|привет|привіт|你好|您好|こんにちは|안녕|สวัสดี|مرحبا|שלום|xin chào/iu
const GREETED = /hello|hallo|hola|bonjour|ciao|ola-/

/**
 * The part of a path that is the name of a sample, where the page is called something else: who writes a post named
 * "Hello World" may well have it at that address, as may who teaches a language of programming, and the sample itself is
 * told as what it is.
 *
 * @param path decoded
 * @param names what the page is called: its title and headings
 */
export function sampleIn(path: string, names: readonly string[]): string | undefined {
  const parts = path
    .toLowerCase()
    .split('/', MAX_FOLDERS)
    .map(part => part.replace(/\.html?$/, ''))
  const found = parts.findIndex(part => SAMPLES.has(part))
  if (found < 0 || parts.slice(0, found).some(part => LESSONS.test(part))) return undefined
  return names.some(name => isCalledSo(parts[found]!, name)) ? undefined : parts[found]
}

function isCalledSo(part: string, name: string): boolean {
  const words = wordsOf(name)
  return (
    words.join('').includes(wordsOf(part).join('')) ||
    wordsOf(part).every(word => words.includes(word)) ||
    (GREETED.test(part) && GREETING.test(name))
  )
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
