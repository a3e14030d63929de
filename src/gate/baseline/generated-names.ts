/**
 * Parts of texts that a build makes anew each time, in place of which stands `*`: hashes in names of assets, ids of
 * builds and deployments, ids and classes that frameworks number.
 */
export function withoutGeneratedNames(text: string): string {
  return text
    .replace(BUILD_ID, '$1*')
    .replace(DEPLOYMENT, '$1*')
    .replace(NONCE, '$1')
    .replace(ASSET_HASH, (all, dash: string, hash: string, end: string) =>
      UPPER_TWICE.test(hash) || isRandom(hash) ? `${dash}*${end}` : all,
    )
    .replace(ASSET_VERSION, '$1*')
    .replace(STYLED_CLASS, '$1-*')
    .replace(MODULE_CLASS, '$1*')
    .replace(FRAMEWORK_ID, '*')
    .replace(WORD, word => (isRandom(word) ? '*' : word))
}

/** Next.js puts its build's id before the manifests of it. */
const BUILD_ID = /(\/_next\/static\/)(?!chunks\/|css\/|media\/|\*)[\w-]+(?=\/)/g
/** Vercel pins assets to a deployment by a query parameter. */
const DEPLOYMENT = /([?&;]dpl=)[\w-]+/g
const NONCE = /(\bnonce=")[^"]*/g
/** Vite, Rollup and esbuild put eight characters of base64url or base32 before the extension. */
const ASSET_HASH = /([-.])([\w-]{8})(\.(?:m?js|css|map|woff2?|png|jpe?g|gif|svg|webp|avif|ico|json|wasm)\b)/g
const UPPER_TWICE = /[A-Z][^A-Z]*[A-Z]/
/** A version behind the name of an asset only says which build it is from. */
const ASSET_VERSION =
  /(\.(?:m?js|css|map|woff2?|png|jpe?g|gif|svg|webp|avif|ico|json|wasm)\?(?:v|ver|version|t|ts|hash|cb|_)=)[\w.-]+/g
const STYLED_CLASS = /\b(css|sc|jss|svelte|astro)-[A-Za-z0-9]{5,}\b/g
const MODULE_CLASS = /([A-Za-z0-9]__?)(?=[A-Za-z0-9+-]*\d)[A-Za-z0-9+-]{5,8}\b/g
/** React's `useId`: `:r1:`, in selectors with backslashes, and `«r1»`. */
const FRAMEWORK_ID = /\\?[:«]r[0-9a-z]{1,4}\\?[:»]/g
const WORD = /[A-Za-z0-9]{8,}/g

/** Whether nobody would choose such a word: hexadecimal, or letters and digits in turns. */
function isRandom(word: string): boolean {
  if (!/\d/.test(word) || !/[A-Za-z]/.test(word)) return false
  if (/^(?:[0-9a-f]+|[0-9A-F]+)$/.test(word)) return true
  const turns = word.match(/[A-Za-z](?=\d)|\d(?=[A-Za-z])/g)?.length ?? 0
  return turns >= 2
}
