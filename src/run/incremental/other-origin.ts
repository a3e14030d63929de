import { parse } from 'tldts'
import type { ToolInputs } from '../../api/inputs.ts'
import { NAMES_HOST } from '../../engine/visit/input-fingerprint.ts'
import { missingPageName } from '../../engine/visit/missing-page.ts'
import { isLocalHost } from '../../net/host-kind.ts'
import { mapTexts } from '../../text/map-texts.ts'

/**
 * Reads results of one deployment as those of another whose address differs, as that of each preview does. Nothing that
 * they were worked out from names the host, so that wherever it stands in a result it is the address of the page, and
 * only that.
 */
export class OtherOrigin {
  readonly #texts: readonly (readonly [string, string])[]
  readonly #host: string

  private constructor(before: URL, now: URL) {
    this.#host = before.host
    this.#texts = [
      [before.host, now.host],
      [missingPageName(before.origin), missingPageName(now.origin)],
    ]
  }

  /** Undefined where a tool could judge the two otherwise than by what they answer. */
  static between(before: string, now: string): OtherOrigin | undefined {
    const [one, other] = [URL.parse(before), URL.parse(now)]
    return one && other && areAlike(one, other) ? new OtherOrigin(one, other) : undefined
  }

  /** What the other deployment has to be asked for; undefined where its result could be another although that is the same. */
  inputs(inputs: ToolInputs): ToolInputs | undefined {
    const isOfHost = inputs.read.some(input => {
      const at = input.indexOf(' ')
      return input[at - 1] === NAMES_HOST || input.includes(this.#host, at)
    })
    return isOfHost ? undefined : { ...inputs, read: inputs.read.map(input => this.#mapped(input)) }
  }

  result<T>(value: T): T {
    return mapTexts(value, text => this.#mapped(text))
  }

  #mapped(text: string): string {
    return this.#texts.reduce((mapped, [before, now]) => mapped.replaceAll(before, now), text)
  }
}

/**
 * Lengths are compared too: texts of a result are cut at a length. So are the domain that a host is part of, by which
 * tools tell what is the site's own, and whether it is one of this machine or network.
 */
function areAlike(one: URL, other: URL): boolean {
  const [before, now] = [parse(one.hostname, TLDTS), parse(other.hostname, TLDTS)]
  const isBare = (host: typeof before) => host.domain === host.hostname
  return (
    one.protocol === other.protocol &&
    one.host.length === other.host.length &&
    (one.port === '') === (other.port === '') &&
    isLocalHost(one.hostname) === isLocalHost(other.hostname) &&
    before.isIp === now.isIp &&
    before.publicSuffix === now.publicSuffix &&
    isBare(before) === isBare(now) &&
    (isBare(before) || before.domain === now.domain)
  )
}

const TLDTS = { allowPrivateDomains: true }
