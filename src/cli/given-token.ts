import type { Written } from '../settings/table.ts'

/** The settings with the token of SEO_PREFLIGHT_TOKEN, where they name a service and no token. */
export function withToken(given: Written, env: Readonly<Record<string, string | undefined>>): Written {
  const token = env['SEO_PREFLIGHT_TOKEN']
  const isMissing = given.token === undefined && given['base-url'] !== undefined
  return token && isMissing ? { ...given, token } : given
}
