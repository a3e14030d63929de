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

/**
 * The part of a path that is the name of a sample, where the page is called something else: who writes a post named
 * "Hello World" may well have it at that address.
 *
 * @param path decoded
 */
export function sampleIn(path: string, title: string): string | undefined {
  const words = squashed(title)
  return path
    .toLowerCase()
    .split('/', MAX_FOLDERS)
    .map(part => part.replace(/\.html?$/, ''))
    .find(part => SAMPLES.has(part) && !words.includes(squashed(part)))
}

function squashed(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
