import type { CDPSession } from 'puppeteer-core'
import { callOf } from './isolated-world.ts'

const PERMISSIONS = ['geolocation', 'notifications'] as const

/** What browsers ask visitors to permit when a page wants it. */
export type Permission = (typeof PERMISSIONS)[number]

const BINDING = 'seoPreflightPermission'

/**
 * Tells of what a page asks its visitor to permit. Nobody touches the page, so whatever is asked for is asked for
 * without a reason that the visitor has given.
 *
 * @param note called for each request, also for those that are refused
 */
export async function watchPermissions(
  session: CDPSession,
  note: (permission: Permission) => void,
): Promise<void> {
  session.on('Runtime.bindingCalled', ({ name, payload }) => {
    const permission = PERMISSIONS.find(known => known === payload)
    if (name === BINDING && permission) note(permission)
  })
  await session.send('Runtime.addBinding', { name: BINDING })
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source: callOf(tellOfRequests, BINDING) })
}

/**
 * Stands in front of the functions that ask for a permission. It runs in the page before its scripts: it must not use
 * anything from outside of itself, and leaves nothing behind that a script could find.
 */
function tellOfRequests(binding: string): void {
  const scope = globalThis as unknown as Record<string, unknown>
  const tell = scope[binding] as ((permission: string) => void) | undefined
  delete scope[binding]
  const watch = (owner: object | undefined, name: string, permission: string): void => {
    const original = owner && (Reflect.get(owner, name) as unknown)
    if (!owner || typeof original !== 'function' || !tell) return
    const apply = (target: CallableFunction, self: unknown, values: unknown[]) => {
      tell(permission)
      return Reflect.apply(target, self, values)
    }
    Reflect.set(owner, name, new Proxy(original, { apply }))
  }
  const { Geolocation, Notification } = scope as {
    Geolocation?: { prototype: object }
    Notification?: object
  }
  watch(Geolocation?.prototype, 'getCurrentPosition', 'geolocation')
  watch(Geolocation?.prototype, 'watchPosition', 'geolocation')
  watch(Notification, 'requestPermission', 'notifications')
}
