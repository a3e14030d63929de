import { posix } from 'node:path'
import type { SiteFolder } from './site-folder.ts'

/** How the packages of a site are installed and its scripts run. */
export interface PackageManager {
  name: 'npm' | 'pnpm' | 'yarn' | 'bun'
  because: string
  /** Folder that it installs in, from the root of the repository. */
  folder: string
  install: string
  /** Command that runs a script. */
  script(name: string): string
  /** Command that runs a program of a package. */
  program(command: string): string
}

type Commands = Pick<PackageManager, 'name' | 'install' | 'script' | 'program'>

const NPM: Commands = {
  name: 'npm',
  install: 'npm ci',
  script: name => `npm run ${name}`,
  program: command => `npx ${command}`,
}
const BUN: Commands = {
  name: 'bun',
  install: 'npm install --global bun && bun install --frozen-lockfile',
  script: name => `bun run ${name}`,
  program: command => `bunx ${command}`,
}

/** What a lock file says of the package manager, by its name. */
const LOCK_FILES: Readonly<Record<string, (source: string) => Commands>> = {
  'pnpm-lock.yaml': pnpm,
  'yarn.lock': yarn,
  'bun.lock': () => BUN,
  'bun.lockb': () => BUN,
  'package-lock.json': () => NPM,
  'npm-shrinkwrap.json': () => NPM,
}

/** The lock file of the site or of the folders around it, nearest first, decides; without any it is npm. */
export async function packageManagerOf(site: SiteFolder): Promise<PackageManager> {
  let folder = site.path
  while (true) {
    for (const [name, read] of Object.entries(LOCK_FILES)) {
      const path = posix.join(folder, name)
      const source = await site.checkout.read(path)
      if (source !== undefined) return { ...read(source), because: path, folder }
    }
    if (folder === '') break
    folder = posix.dirname(folder) === '.' ? '' : posix.dirname(folder)
  }
  return { ...NPM, install: 'npm install', because: 'no lock file is there', folder: site.path }
}

/** Each version of pnpm reads its own form of the lock file; it takes another one itself if `packageManager` names it. */
function pnpm(source: string): Commands {
  const version = /^lockfileVersion: '?(\d+)/m.exec(source.slice(0, 1_000))?.[1] ?? '9'
  const major = { 5: 7, 6: 8 }[version] ?? 10
  return {
    name: 'pnpm',
    install: `npm install --global pnpm@${major} && pnpm install --frozen-lockfile`,
    script: name => `pnpm run ${name}`,
    program: command => `pnpm exec ${command}`,
  }
}

/** Version 1, which runners have, names itself in the lock file; later ones come by Corepack. */
function yarn(source: string): Commands {
  const isClassic = source.slice(0, 1_000).includes('yarn lockfile v1')
  return {
    name: 'yarn',
    install: isClassic
      ? 'yarn install --frozen-lockfile'
      : 'npm install --global corepack && corepack enable && yarn install --immutable',
    script: name => `yarn run ${name}`,
    program: command => `yarn run ${command}`,
  }
}
