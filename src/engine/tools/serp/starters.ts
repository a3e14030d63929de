import { createHash } from 'node:crypto'
import type { HtmlPage } from '../../page/html-page.ts'
import { STARTER_FILES } from './starter-files.ts'

/** Tells whose starter project comes with a file; undefined of any other file. */
export type StarterOf = (file: Uint8Array) => string | undefined

/** Bytes above which no starter project has a picture. */
const MAX_BYTES = 1_000_000

const STARTERS: ReadonlyMap<string, string> = new Map(
  Object.entries(STARTER_FILES).flatMap(([starter, hashes]) => hashes.map(hash => [hash, starter] as const)),
)

/** The sites of the projects themselves, whose logos these are. */
const OWN_HOSTS: Readonly<Record<keyof typeof STARTER_FILES, readonly string[]>> = {
  Angular: ['angular.io', 'angular.dev'],
  Astro: ['astro.build'],
  'Create React App': ['create-react-app.dev', 'reactjs.org', 'react.dev'],
  'Create T3 App': ['create.t3.gg'],
  Docusaurus: ['docusaurus.io'],
  Expo: ['expo.dev', 'expo.io'],
  Gatsby: ['gatsbyjs.com', 'gatsbyjs.org'],
  Ionic: ['ionicframework.com', 'ionic.io'],
  'Next.js': ['nextjs.org', 'vercel.com'],
  Nuxt: ['nuxt.com', 'nuxtjs.org'],
  Preact: ['preactjs.com'],
  Quasar: ['quasar.dev'],
  Qwik: ['qwik.dev', 'qwik.builder.io'],
  Remix: ['remix.run'],
  Rsbuild: ['rsbuild.rs', 'rsbuild.dev'],
  Solid: ['solidjs.com'],
  Starlight: ['astro.build'],
  Svelte: ['svelte.dev'],
  Vite: ['vite.dev', 'vitejs.dev'],
  Vue: ['vuejs.org'],
}

/**
 * Tells of the pictures of a page whose starter project they come with. On the site of that project they are its own.
 *
 * @param page as it is audited; of a preview the host of production counts
 * @param starters who a file is of, by its SHA-256
 */
export function startersOn(
  { preview, url }: Pick<HtmlPage, 'preview' | 'url'>,
  starters: ReadonlyMap<string, string> = STARTERS,
): StarterOf {
  const { hostname } = URL.parse(preview?.origin ?? url) ?? new URL(url)
  const isOwn = (host: string) => hostname === host || hostname.endsWith(`.${host}`)
  return file => {
    if (file.length === 0 || file.length > MAX_BYTES) return undefined
    const starter = starters.get(createHash('sha256').update(file).digest('hex'))
    const own = (OWN_HOSTS as Readonly<Record<string, readonly string[]>>)[starter ?? ''] ?? []
    return own.some(isOwn) ? undefined : starter
  }
}
