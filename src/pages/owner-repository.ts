import { join } from 'node:path'
import { foldersOfCheckout } from './ignored-files.ts'
import { startOfFile } from './start-of-file.ts'

/** Bytes of the settings of a checkout that are read. */
const MAX_BYTES = 64 * 1024

/** The address of a repository at GitHub whose name is that of its owner, as `git@github.com:mary/mary.github.io.git`. */
const OF_OWNER = /[/@]github\.com[:/]([\w-]{1,100})\/\1\.github\.io(?:\.git)?\/?$/i

/**
 * Whether a folder is in a checkout of OWNER/OWNER.github.io, the site beside which GitHub Pages serves the other
 * repositories of the owner, also where it has a domain of its own.
 *
 * @param root real path of the folder
 * @see https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site/about-custom-domains-and-github-pages
 */
export async function isOwnerRepository(root: string): Promise<boolean> {
  const [top] = await foldersOfCheckout(root)
  const settings = await startOfFile(join(top!, '.git', 'config'), MAX_BYTES)
  return settings.split('\n').some(line => {
    const [, url] = /^\s{0,20}url\s{0,5}=\s{0,5}(\S{1,500})\s{0,5}$/.exec(line) ?? []
    return url !== undefined && OF_OWNER.test(url)
  })
}
