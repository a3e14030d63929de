/** What Netlify, Vercel and Cloudflare Pages say of a file that the next deployment may change: ask whether it has. */
const REVALIDATED = 'public, max-age=0, must-revalidate'
/** A file whose name has the hash of its content never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

const HASH_IN_HEXADECIMAL = /^(?=.*[0-9])(?=.*[a-f])[0-9a-f]{8,64}$/
/** The lengths that Vite, Rollup, esbuild and Eleventy's images write: eight or ten characters of base 32 or 64. */
const HASH_OF_LETTERS = /^(?=.*[0-9])(?=.*[A-Z])(?:[A-Za-z0-9_]{8}|[A-Za-z0-9_]{10})$/

/**
 * How long hosts let a file be kept, as a value of `Cache-Control`: HTML and files of a plain name are asked for again
 * each time, those with a hash in their name are kept for a year.
 *
 * @param path of a URL
 */
export function cacheControlOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const isHtml = /\.html?$/i.test(name)
  return !isHtml && name.split(/[.-]/).some(isHash) ? IMMUTABLE : REVALIDATED
}

function isHash(part: string): boolean {
  return HASH_IN_HEXADECIMAL.test(part) || HASH_OF_LETTERS.test(part)
}
