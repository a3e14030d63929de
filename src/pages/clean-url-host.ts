import { join } from 'node:path'
import { hasFile } from './has-file.ts'
import { foldersOfCheckout } from './ignored-files.ts'
import { startOfFile } from './start-of-file.ts'

/** Bytes of a file of settings that are read. */
const MAX_BYTES = 64 * 1024
/** Files of Cloudflare Pages and Workers, and of Netlify, in the folder that is served. */
const IN_SITE = ['_redirects', '_headers', '_routes.json', '_worker.js']
/** Those of them that stand at the top of a repository as well. */
const IN_REPOSITORY = ['wrangler.toml', 'wrangler.json', 'wrangler.jsonc', 'netlify.toml']
/** Hosts that do so where their settings ask for it. */
const BY_SETTING = ['vercel.json', 'firebase.json']

/**
 * Whether the host of a site may lead from `/index.html` to `/` by itself: Cloudflare does, Netlify and others do where
 * they are told to. With a `CNAME` file it is GitHub Pages, which does not.
 *
 * @param root real path of the folder
 * @see https://developers.cloudflare.com/pages/configuration/serving-pages/
 * @see https://vercel.com/docs/project-configuration#cleanurls
 * @see https://firebase.google.com/docs/hosting/full-config#control_html_extensions
 */
export async function mayMoveIndexFiles(root: string): Promise<boolean> {
  if (await hasFile([root], ['CNAME'])) return false
  const folders = await foldersOfCheckout(root)
  if ((await hasFile([root], IN_SITE)) || (await hasFile(folders, IN_REPOSITORY))) return true
  const settings = folders.flatMap(folder =>
    BY_SETTING.map(name => startOfFile(join(folder, name), MAX_BYTES)),
  )
  return (await Promise.all(settings)).some(text => /"cleanUrls"\s*:\s*true/.test(text))
}
