import type { BrowserContext } from 'puppeteer-core'
import type { BrowserCookie } from './rendered-page.ts'

/** Most cookies that are kept of a page: Chrome keeps some thousands in all, of all sites. */
const MAX_COOKIES = 1000

/** The cookies that a page left behind. */
export async function cookiesOf(context: BrowserContext): Promise<BrowserCookie[]> {
  const cookies = await context.cookies()
  return cookies.slice(0, MAX_COOKIES).map(({ name, domain, path, size, expires, session, ...cookie }) => ({
    name,
    domain,
    path: path ?? '/',
    size,
    httpOnly: cookie.httpOnly ?? false,
    secure: cookie.secure ?? false,
    ...(session ? {} : { expires }),
    ...(cookie.sameSite === undefined ? {} : { sameSite: cookie.sameSite }),
    ...(cookie.partitionKey === undefined ? {} : { partition: partitionOf(cookie.partitionKey) }),
  }))
}

function partitionOf(key: string | { sourceOrigin: string }): string {
  return typeof key === 'string' ? key : key.sourceOrigin
}
