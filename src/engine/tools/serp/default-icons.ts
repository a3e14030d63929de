import { createHash } from 'node:crypto'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { type FetchedIcon, fetchedIcons } from './favicon.ts'
import { serpPage } from './serp-page.ts'

/** Whether the icon of a site is its own. */
export const defaultIcons = defineTopic({
  checks: {
    'favicon-default': {
      scope: 'site',
      severity: 'notice',
      title: 'The favicon is the logo of the framework',
      why: 'Browsers and Google show it beside the name of the site, which looks unfinished and like thousands of others.',
      fix: 'Put the icon of the site in its place, best an SVG or a PNG of at least 96 × 96 px.',
      help: 'https://developers.google.com/search/docs/appearance/favicon-in-search',
      example: '<link rel="icon" href="/vite.svg">',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page } = await serpPage(visit)
    const judgements = { 'favicon-default': judgeDefaultIcons(await fetchedIcons(visit)) }
    return { judgements: unlessUnfilled(page, judgements, ['fail', 'not-applicable']) }
  },
})

/** Bytes above which no starter project has an icon. */
const MAX_BYTES = 50_000

/** The icons that starter projects come with, by the SHA-256 of their files. */
export const FRAMEWORK_ICONS: Readonly<Record<string, string>> = {
  '2b8ad2d33455a8f736fc3a8ebf8f0bdea8848ad4c0db48a2833bd0f9cd775932': 'Next.js',
  c28fdd2a4f31e2dc64f653962286da5c82a4cdfc518b242d32812c624e9a19a4: 'Next.js',
  '3d10f7da6c603178340081668c4ac5b3ae9743ca9a262ab0fcd312fbb9f48bdd': 'Create React App',
  c386396ec70db3608075b5fbfaac4ab1ccaa86ba05a68ab393ec551eb66c3e00: 'Create React App',
  '4a748afd443918bb16591c834c401dae33e87861ab5dbad0811c3a3b4a9214fb': 'Vite',
  '5be21acd42eb7b896e517f4e0f0f11eb5c5d9e54fbbcebe9453f033008fcca6f': 'Vite',
  '61bc9a161de58248288e6905425d7180f0624c2865007b97d763fdac12043a66': 'Vite',
  ceeac38434be7a3b4d0f68b8cd8aa2b9ae78c260d6343087c6e095f8031ce4ff: 'Vite',
  '2d7a310283d6f9cc753210d83224cd6db6348cb82a5536348884e5831d46203f': 'Astro',
  '09d2ac08d8cca9b6e1f90221f345a8c4dd0371c64a0dc52b6f96fc589b1e3d67': 'Astro',
  '1057b17aec08a7191d134000203947f195a8aa7c84c39f1164cee8d01279762a': 'Nuxt',
  '2d0a4f5a77c788b084919b1b8cad5713d9dfc3388ef29969c4cb66c28092e683': 'Angular',
  f9102be80297c0529207607be5277b4f90bca89d65988fa1771b91c7894e815f: 'Angular',
  db74ab0b78338c1f778f8398c45f4103c99aea0e845a3118a7750b4eeafd3445: 'Vue',
  '7fe55819f14792d942d86092f519b6d425e995337b482a8743e363cf5ac0ae30': 'Docusaurus',
  d7d9227f0fe5bfb4189fb6ba4dd9e2d524f6a1dfd02bd901c65330987675c0b3: 'Svelte',
  b658adbd69e6ce8235e34725c44d8758743427e3066b61fcf3f540db1be96ab7: 'Qwik',
}

/** @param frameworks who an icon is of, by the SHA-256 of its file */
export function judgeDefaultIcons(
  icons: readonly FetchedIcon[],
  frameworks: Readonly<Record<string, string>> = FRAMEWORK_ICONS,
): Judgement {
  const files = icons.flatMap(({ link, image }) =>
    image.kind === 'file' && image.body && image.body.length <= MAX_BYTES
      ? [{ link, url: image.url, body: image.body }]
      : [],
  )
  if (files.length === 0) return notApplicable('no icon of the site could be read')
  return failWhere(
    files.flatMap(({ link, url, body }) => {
      const framework = frameworks[createHash('sha256').update(body).digest('hex')]
      return framework === undefined
        ? []
        : [link.at(`${url} is the icon that a new project of ${framework} comes with.`)]
    }),
  )
}
