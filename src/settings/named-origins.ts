import { withScheme } from './site-address.ts'
import type { SettingName, Settings, Written } from './table.ts'

/**
 * The config file may be a stranger's: with a secret at hand it can choose among the origins that inputs, flags or the
 * event name, and cannot add one that the secret, or the service that the token is for, would be led to.
 *
 * @param given what the inputs or the flags say
 * @param eventUrl address that the event names
 * @returns one line for each setting of the file that does
 */
export function originProblems(
  settings: Settings,
  given: Written,
  eventUrl: string | undefined,
  configPath: string,
): string[] {
  const { token, headers = {}, url = [], baseline, productionUrl } = settings
  const secret = token !== undefined ? 'token' : Object.keys(headers).length > 0 ? 'headers' : undefined
  if (secret === undefined) return []
  const named = new Set(
    [given.url, given.sitemap, eventUrl]
      .flatMap(text => text?.split(/\s+/) ?? [])
      .flatMap(text => URL.parse(withScheme(text))?.origin ?? []),
  )
  const problem = (name: SettingName, value: string) =>
    `${name}: "${value}" is set only in "${configPath}", which a pull request can change. So that "${secret}" goes to no other site, set it as the input "${name}" or the flag --${name}`
  const foreign = (address: string) => !named.has(new URL(address).origin)
  const problems: string[] = []
  const page = given.url === undefined ? url.find(foreign) : undefined
  if (page !== undefined) problems.push(problem('url', page))
  const staticDir = given['static-dir'] === undefined ? settings.staticDir : undefined
  if (staticDir !== undefined) problems.push(problem('static-dir', staticDir))
  // The engine sends no headers there; a service is asked to fetch it.
  const isAudited = baseline === 'production' && token !== undefined && given['production-url'] === undefined
  if (isAudited && productionUrl && foreign(productionUrl)) {
    problems.push(problem('production-url', productionUrl))
  }
  return problems
}
