import { platformOf } from '../../net/platform.ts'
import { withoutGeneratedNames } from './generated-names.ts'
import type { Deployment } from './place-keys.ts'

/** A page as it is audited, on one side of the comparison. */
export interface PageSide {
  url: string
  addresses: OwnAddresses
}

/** Gives addresses of one deployment as they are in any other one of the same site. */
export class OwnAddresses {
  readonly #hosts: ReadonlySet<string>
  /** Platforms that the site is on: builds name the deployment there that they were made for. */
  readonly #platforms: ReadonlySet<string | undefined>
  readonly #root: string

  /** @param others deployments whose hosts count as the site's too, since each may name the other */
  constructor({ hosts, root }: Deployment, others: readonly Deployment[] = []) {
    this.#hosts = new Set([...hosts, ...others.flatMap(other => other.hosts)])
    this.#platforms = new Set([...this.#hosts].map(platformOf))
    this.#root = root
  }

  /** Path and query of an address on the site, without its fragment; the whole address of one elsewhere. */
  local(address: string): string {
    const url = URL.parse(address)
    if (!url) return address
    if (!this.#isOwn(url)) return elsewhere(url)
    const { pathname, search } = url
    return (pathname.startsWith(this.#root) ? pathname.slice(this.#root.length - 1) : pathname) + search
  }

  #isOwn({ host }: URL): boolean {
    if (this.#hosts.has(host)) return true
    const platform = platformOf(host)
    return platform !== undefined && this.#platforms.has(platform)
  }

  /** The same of a file that a build may name anew each time. */
  localFile(address: string): string {
    return withoutGeneratedNames(this.local(address))
  }
}

/** Platforms make the host of each deployment anew. */
function elsewhere(url: URL): string {
  const { protocol, host, pathname, search } = url
  return `${protocol}//${withoutGeneratedNames(host)}${pathname}${search}`
}

/** Path and query in the form in which `/de`, `/de/`, `/de.html` and `/de/index.html` are equal: servers take them as one. */
export function loosePath(path: string): string {
  const [name = '', ...query] = path.split('?')
  const stem = name.replace(/\/(?:index|default)\.(?:html?|php|aspx?)$/i, '/').replace(/\.html?$/i, '')
  return [stem.replace(/\/$/, ''), ...query].join('?')
}
