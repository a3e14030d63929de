import type { Occurrence } from '../../api/results.ts'
import { withoutGeneratedNames } from './generated-names.ts'
import { plainSource } from './plain-source.ts'

/** One place of a failure, as far as it can be told apart from others in another deployment of the same site. */
export interface PlaceKey {
  /** The resource at fault; empty where it is the page itself. */
  resource: string
  selector: string
  message: string
  snippet: string
}

/** Where a site stands: what differs between two deployments of it and says nothing of a place. */
export interface Deployment {
  /** Hosts with their ports, in lower case. */
  hosts: readonly string[]
  /** Path that the site begins at: `/`, or a folder, as of a preview, with slashes at both ends. */
  root: string
}

/** Texts whose plain form is known. */
const MAX_KNOWN = 20_000

/** Makes keys of the places of one deployment: without its hosts and root, generated names and figures in messages. */
export class PlaceKeys {
  readonly #hosts: RegExp | undefined
  readonly #root: string
  /** Pages, selectors and messages come again and again. */
  readonly #known = new Map<string, string>()

  /** @param others deployments whose hosts are taken out as well, since each may name the other */
  constructor(deployment: Deployment, others: readonly Deployment[] = []) {
    const hosts = new Set([deployment, ...others].flatMap(({ hosts }) => hosts))
    this.#root = deployment.root
    this.#hosts = hosts.size > 0 ? hostPattern([...hosts]) : undefined
  }

  /** @param pageUrls the page, and where redirects led from it */
  keyOf(occurrence: Occurrence, message: string | undefined, pageUrls: readonly string[]): PlaceKey {
    const { url, selector = '', snippet = '' } = occurrence
    const resource = this.#plain(url)
    return {
      resource: pageUrls.some(page => this.#plain(page) === resource) ? '' : resource,
      selector: this.#plain(selector),
      message: this.#plain(occurrence.message ?? message ?? '').replace(FIGURE, '0'),
      snippet: this.#plain(plainSource(snippet)),
    }
  }

  #plain(text: string): string {
    const known = this.#known.get(text)
    if (known !== undefined) return known
    const plain = this.#make(text)
    if (this.#known.size >= MAX_KNOWN) this.#known.clear()
    this.#known.set(text, plain)
    return plain
  }

  #make(text: string): string {
    const local = this.#hosts ? text.replace(this.#hosts, '') : text
    const rooted = this.#root === '/' ? local : local.replaceAll(this.#root, '/')
    return withoutGeneratedNames(rooted)
  }
}

const FIGURE = /\d+(?:[.,]\d+)*/g
const INDEX = /:nth-(?:of-type|child)\(\d+\)/g

/** The selector of all elements that stand at the same place of a template. */
export function withoutIndexes(selector: string): string {
  return selector.replace(INDEX, '')
}

/** A host with the scheme before it, where there is one; also with the slashes escaped, as in JSON. */
function hostPattern(hosts: readonly string[]): RegExp {
  const longestFirst = hosts.toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1))
  const names = longestFirst.map(host => RegExp.escape(host)).join('|')
  return new RegExp(`(?:(?:https?:)?(?:\\\\?/){2}|(?<![\\w.-]))(?:${names})(?![\\w-]|[.:]\\w)`, 'gi')
}
