import { isSuccess } from '../network/status.ts'
import { deploymentRoot } from '../syntax/preview.ts'
import type { Visit } from './visit.ts'

/** Bytes of a file of settings that are read: one that is longer is not understood. */
const MAX_BYTES = 64 * 1024
/** Files of hosts, of which one site has those of one host, or may be at any of them. */
const OF_OTHERS = ['CNAME', 'wrangler.toml', 'wrangler.json', 'wrangler.jsonc', '_worker.js', '_routes.json']

/** Hosts with a page of their own for what is missing, by the file of their settings; it says whether all is as in the folder. */
const HOSTS: readonly (readonly [name: string, file: string, isPlain: (text: string) => boolean])[] = [
  ['Netlify', 'netlify.toml', isPlainNetlify],
  ['Vercel', 'vercel.json', isPlainVercel],
  ['Firebase Hosting', 'firebase.json', isPlainFirebase],
]

/**
 * The host for which a folder has settings, where it serves the folder as it is, without a build that may add files and
 * without a rule for all that is missing; undefined where that is not certain.
 *
 * @see https://docs.netlify.com/build/configure-builds/file-based-configuration/
 * @see https://vercel.com/docs/project-configuration
 * @see https://firebase.google.com/docs/hosting/full-config
 */
export async function hostOfSettings(visit: Visit): Promise<string | undefined> {
  const root = deploymentRoot(visit.preview, new URL(visit.url).origin)
  const read = async (name: string) => {
    const { final } = await visit.fetch(`${root}/${name}`, { maxBytes: MAX_BYTES })
    return final && isSuccess(final.status) ? { text: final.body.toString('utf8'), final } : undefined
  }
  const files = await Promise.all(
    HOSTS.map(async ([name, file, isPlain]) => ({ name, isPlain, found: await read(file) })),
  )
  const settled = files.filter(({ found }) => found !== undefined)
  const [one] = settled
  if (settled.length !== 1 || !one?.found || one.found.final.truncated || !one.isPlain(one.found.text))
    return undefined
  for (const name of OF_OTHERS) if (await read(name)) return undefined
  const rules = await read('_redirects')
  const isOpen = rules !== undefined && (rules.final.truncated || /^\s{0,20}\/\*/m.test(rules.text))
  return isOpen ? undefined : one.name
}

/** Folders that are the one in which the settings lie. */
const HERE = /^(?:\.?\/?|\.\/\.)$/

function isPlainNetlify(text: string): boolean {
  const lines = text.split('\n').map(line => line.trim())
  const values = (key: string) =>
    lines.flatMap(
      line => new RegExp(`^"?${key}"?\\s{0,20}=\\s{0,20}["']([^"']{0,200})["']`).exec(line)?.[1] ?? [],
    )
  return (
    values('publish').every(folder => HERE.test(folder)) &&
    values('(?:command|base)').every(value => value === '' || HERE.test(value)) &&
    !values('from').some(from => /^\/?\*/.test(from)) &&
    !lines.some(line => /^\[\[(?:plugins|edge_functions)\]\]/.test(line) || /\{.*=|"""|'''/.test(line))
  )
}

function isPlainVercel(text: string): boolean {
  const settings = objectOf(text)
  const building = ['builds', 'buildCommand', 'framework', 'routes', 'rewrites', 'functions', 'services']
  const folder = settings?.outputDirectory
  return (
    settings !== undefined &&
    building.every(key => isNothing(settings[key])) &&
    (isNothing(folder) || (typeof folder === 'string' && HERE.test(folder)))
  )
}

function isPlainFirebase(text: string): boolean {
  const hosting = objectOf(text)?.hosting
  if (typeof hosting !== 'object' || hosting === null || Array.isArray(hosting)) return false
  const settings = hosting as Record<string, unknown>
  const folder = settings.public
  return (
    typeof folder === 'string' &&
    HERE.test(folder) &&
    ['rewrites', 'source'].every(key => isNothing(settings[key]))
  )
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

function objectOf(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
