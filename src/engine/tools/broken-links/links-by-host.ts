import type { JudgedPage } from '../../page/judged-page.ts'
import { bareHost } from '../../syntax/preview.ts'
import type { Visit } from '../../visit/visit.ts'
import { scriptTexts } from './hash-scripts.ts'
import type { Site } from './site.ts'
import type { CheckedTarget } from './verify.ts'

/** Most characters of a script that are looked at. */
const MAX_SCRIPT = 500_000
/** Most names of a path, of which each takes a look at the scripts. */
const MAX_NAMES = 10

const HOST = String.raw`(?:window|self|document)?\s?\.?\blocation\s?\.\s?host(?:name)?\b`
const READS_HOST =
  /\blocation\s?\.\s?(?:host|hostname|origin)\b|\{[^{}]{0,100}\b(?:hostname|host|origin)\b[^{}]{0,100}\}\s?=\s?(?:window\s?\.\s?)?location\b/
/** A look at which host it is, and not whether another address is of the same one. */
const ASKS_FOR_HOST = new RegExp(
  [
    `${HOST}\\s?[!=]==?\\s?['"\`]`,
    `['"\`]\\s?[!=]==?\\s?${HOST}`,
    `${HOST}\\s?\\.\\s?(?:includes|indexOf|startsWith|endsWith|match|search)\\s?\\(\\s?['"\`/]`,
    `\\.(?:test|includes)\\s?\\(\\s?${HOST}`,
  ].join('|'),
)

/**
 * Leaves open what scripts link on this host and may not link on that of production: links that are not in the HTML as
 * sent, of a script that reads the host name, knows the one of production or asks for some, and has all names of their path.
 */
export async function leftToProduction(
  visit: Visit,
  { sent }: JudgedPage,
  site: Site,
  targets: readonly CheckedTarget[],
): Promise<readonly CheckedTarget[]> {
  if (site.preview === undefined && !site.local) return targets
  const isScripted = ({ role, internal, state, links }: CheckedTarget) =>
    role === 'link' &&
    internal &&
    state === 'broken' &&
    links.every(({ document }) => document !== sent.document)
  if (!targets.some(isScripted)) return targets
  const texts = (await scriptTexts(visit))
    .map(text => text.slice(0, MAX_SCRIPT))
    .filter(text => goesByHost(text, site))
  return targets.map(target =>
    isScripted(target) && texts.some(text => namesAll(text, target.address))
      ? {
          ...target,
          state: 'unverified',
          reason: `${target.reason} here; a script that looks at the name of the host writes the link, so it may lead elsewhere on production`,
        }
      : target,
  )
}

function goesByHost(text: string, { futureHosts, preview }: Site): boolean {
  if (!READS_HOST.test(text)) return false
  const plain = text.replaceAll('\\.', '.')
  const hosts = [...futureHosts, ...(preview?.host === undefined ? [] : [bareHost(preview.host)])]
  return hosts.some(host => plain.includes(host)) || ASKS_FOR_HOST.test(text)
}

/** Whether a script has each name of a path in quotes or beside a slash. */
function namesAll(text: string, { pathname }: URL): boolean {
  const names = pathname.split('/').filter(name => name !== '')
  return names.length > 0 && names.length <= MAX_NAMES && names.every(name => has(text, name))
}

function has(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (/['"`/]/.test(text[at - 1] ?? '') && !/[\w-]/.test(text[at + name.length] ?? '')) return true
  return false
}
