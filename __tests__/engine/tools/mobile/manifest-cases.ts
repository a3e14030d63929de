import type { Case } from '../../../support/tool-cases.ts'
import type { Site } from '../../../support/tool-runs.ts'
import { page, VIEWPORT } from './pages.ts'

const LINK = `${VIEWPORT}<link rel="manifest" href="/site.webmanifest">`
const linked = (manifest: string, others: Site = {}): Site => ({
  '/': page('', LINK),
  '/site.webmanifest': manifest,
  ...(typeof others === 'string' ? {} : others),
})
const withIcons = (...sources: string[]) =>
  JSON.stringify({ name: 'Bakery Example', icons: sources.map(src => ({ src, sizes: '192x192' })) })

export const MANIFESTS: readonly Case[] = [
  {
    check: 'manifest-unreadable',
    outcome: 'not-applicable',
    when: 'there is no manifest',
    site: page(''),
    says: 'the page links no manifest of its site',
  },
  {
    check: 'manifest-unreadable',
    outcome: 'not-applicable',
    when: 'the link is broken, which another tool says',
    site: { '/': page('', LINK) },
    says: 'the manifest does not exist',
  },
  {
    check: 'manifest-unreadable',
    outcome: 'pass',
    when: 'it begins with a byte order mark',
    site: linked('\uFEFF{ "name": "Bakery Example" }'),
  },
  {
    check: 'manifest-unreadable',
    outcome: 'fail',
    when: 'something follows its end',
    site: linked('{ "name": "Bakery Example" }\n}'),
    says: /^The manifest is not valid JSON: /,
    at: '{origin}/site.webmanifest',
  },
  {
    check: 'manifest-unreadable',
    outcome: 'fail',
    when: 'the server answers every address with the page',
    site: linked(page('')),
    says: 'The server answers with an HTML page instead of a manifest.',
  },
  {
    check: 'manifest-unreadable',
    outcome: 'fail',
    when: 'it is a list',
    site: linked('[]'),
    says: 'The manifest is not a JSON object.',
  },
  {
    check: 'manifest-icon-missing',
    outcome: 'pass',
    when: 'its icon is beside it, named relative to it',
    site: {
      '/': page('', `${VIEWPORT}<link rel="manifest" href="/icons/site.webmanifest">`),
      '/icons/site.webmanifest': withIcons('icon.png', 'https://cdn.example/icon.png'),
      '/icons/icon.png': 'icon',
    },
  },
  {
    check: 'manifest-icon-missing',
    outcome: 'fail',
    when: 'its icon is in another folder than it says',
    site: {
      '/': page('', `${VIEWPORT}<link rel="manifest" href="/icons/site.webmanifest">`),
      '/icons/site.webmanifest': withIcons('/icon.png', '/icon.png'),
      '/icons/icon.png': 'icon',
    },
    says: ['This icon answers 404.'],
    at: '{origin}/icon.png',
  },
  {
    check: 'manifest-icon-missing',
    outcome: 'not-applicable',
    when: 'it has no icons',
    site: linked('{ "name": "Bakery Example", "icons": [null, {}, "icon.png"] }'),
    says: 'the manifest names no icons of the site',
  },
  {
    check: 'manifest-name-default',
    outcome: 'fail',
    when: 'nobody has changed what the starter came with',
    site: linked('{ "name": "Create React App Sample", "short_name": "React App" }'),
    says: [
      '"name", which is shown in the install dialog, is "Create React App Sample".',
      '"short_name", which is shown below the icon, is "React App".',
    ],
    at: '{origin}/site.webmanifest',
  },
  {
    check: 'manifest-name-default',
    outcome: 'pass',
    when: 'the site is called like a starter, and something more',
    site: linked('{ "name": "React App Days Vienna", "short_name": "My Websites" }'),
  },
  {
    check: 'manifest-name-default',
    outcome: 'fail',
    when: 'it has the name of the theme, and a hint of the generator of its icons',
    site: linked(
      '{ "name": "Pixel Pro", "short_name": "This name will show in your Windows taskbar, in the start menu, and Android homescreen" }',
    ),
    says: [
      '"name", which is shown in the install dialog, is "Pixel Pro".',
      /^"short_name", which is shown below the icon, is "This name will show in your Windows taskbar/,
    ],
    at: '{origin}/site.webmanifest',
  },
  {
    check: 'manifest-name-default',
    outcome: 'pass',
    when: 'the title has that name as well',
    site: {
      '/': page('', `${LINK}<title>Travels in Congo</title>`),
      '/site.webmanifest': '{ "name": "Congo" }',
    },
  },
  {
    check: 'manifest-name-default',
    outcome: 'not-applicable',
    when: 'it has no name, so that the title of the page is taken',
    site: linked('{ "name": "", "short_name": "" }'),
    says: 'the manifest has no name',
  },
]
