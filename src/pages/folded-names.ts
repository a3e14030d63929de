import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { percentDecoded } from '../text/percent-decoded.ts'
import { hasFile } from './has-file.ts'
import { foldersOfCheckout } from './ignored-files.ts'

/** Files of other hosts, one of which may serve the site in place of Netlify. */
const OF_OTHERS = [
  'CNAME',
  'vercel.json',
  'firebase.json',
  'wrangler.toml',
  'wrangler.json',
  'wrangler.jsonc',
]
/** Parts of a path that are looked at. */
const MAX_PARTS = 20

/**
 * Whether the host of a site takes names in upper and lower case for the same: Netlify does, which keeps all in lower
 * case, where its settings are there and those of no other host.
 *
 * @param root real path of the folder
 * @see https://community.netlify.com/t/my-url-paths-are-forced-into-lowercase/1659
 */
export async function foldsNames(root: string): Promise<boolean> {
  const folders = [root, ...(await foldersOfCheckout(root))]
  return (await hasFile(folders, ['netlify.toml'])) && !(await hasFile(folders, OF_OTHERS))
}

/**
 * The path of a request as the files of a folder spell it; undefined where there are none whatever the case.
 *
 * @param target from the root of the folder, with its query
 */
export async function spelledAsFiles(root: string, target: string): Promise<string | undefined> {
  const [path = ''] = target.split(/[?#]/, 1)
  const parts = path.split('/').slice(1)
  if (parts.length > MAX_PARTS) return undefined
  const spelled: string[] = []
  for (const [at, part] of parts.entries()) {
    if (part === '') {
      spelled.push('')
      continue
    }
    const wanted = percentDecoded(part).toLowerCase()
    const names = await readdir(join(root, ...spelled)).catch(() => [])
    const named = (lower: string) => names.find(one => one.toLowerCase() === lower)
    const name = named(wanted) ?? (at === parts.length - 1 ? named(`${wanted}.html`) : undefined)
    if (name === undefined) return undefined
    spelled.push(name)
  }
  return `/${spelled.map(encodeURIComponent).join('/')}${target.slice(path.length)}`
}
