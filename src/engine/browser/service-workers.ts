import type { CDPSession } from 'puppeteer-core'
import { ownStart } from '../../text/cut.ts'
import type { ServiceWorker } from './rendered-page.ts'

/** Most workers that are kept of a page. */
const MAX_WORKERS = 20
const MAX_URL_LENGTH = 4096

/** Notes the service workers that a page registers. They answer nothing here, since Chrome passes them by. */
export async function watchServiceWorkers(session: CDPSession): Promise<() => ServiceWorker[]> {
  const scopes = new Map<string, string>()
  const scripts = new Map<string, string>()
  const note = (known: Map<string, string>, registration: string, url: string) => {
    if (known.has(registration) || known.size < MAX_WORKERS)
      known.set(registration, ownStart(url, MAX_URL_LENGTH))
  }
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId, scopeURL } of registrations) note(scopes, registrationId, scopeURL)
  })
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { registrationId, scriptURL } of versions) note(scripts, registrationId, scriptURL)
  })
  await session.send('ServiceWorker.enable')
  return () =>
    [...scopes].flatMap(([registration, scope]) => {
      const script = scripts.get(registration)
      return script === undefined ? [] : [{ scope, script }]
    })
}
