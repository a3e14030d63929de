import { hasFile } from './has-file.ts'
import { foldersOfCheckout } from './ignored-files.ts'

/** Files of GitHub Pages in the folder that is served. */
const OF_GITHUB = ['CNAME', '.nojekyll']
/** Those of other hosts, one of which may serve the site although the others are still there. */
const OF_OTHERS = ['_redirects', '_headers', '_routes.json', '_worker.js', 'netlify.toml', 'vercel.json']
const OF_OTHERS_IN_REPOSITORY = [
  ...['netlify.toml', 'vercel.json', 'firebase.json', 'wrangler.toml', 'wrangler.json', 'wrangler.jsonc'],
  ...['render.yaml', 'staticwebapp.config.json', '.gitlab-ci.yml'],
]

/**
 * Whether a folder is published by GitHub Pages, by the host of production or by files in it.
 *
 * @param root real path of the folder
 */
export async function isGitHubPagesFolder(root: string, productionUrl: string | undefined): Promise<boolean> {
  const host = URL.parse(productionUrl ?? '')?.hostname ?? ''
  if (/\.github\.io$/i.test(host)) return true
  if (!(await hasFile([root], OF_GITHUB)) || (await hasFile([root], OF_OTHERS))) return false
  return !(await hasFile(await foldersOfCheckout(root), OF_OTHERS_IN_REPOSITORY))
}
