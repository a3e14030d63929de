import type { CDPSession, Protocol } from 'puppeteer-core'
import { isThisMachine } from '../../net/host-kind.ts'
import { MADE_AT_DEPLOYMENT } from '../../net/made-at-deployment.ts'
import { ownStart } from '../../text/cut.ts'
import type { NetworkRequest } from './rendered-page.ts'

/** Most requests that are kept of a page; they are counted on. */
const MAX_REQUESTS = 5000
/** Most characters of a URL that are kept. */
const MAX_URL_LENGTH = 4096
/** Most characters of what a server calls its body. */
const MAX_TYPE_LENGTH = 200
/** Most requests whose end is waited for. */
const MAX_OPEN = 10_000

/** What a style sheet may ask for that is looked at. */
const NAMED_IN_SHEETS: ReadonlySet<string> = new Set(['Image', 'Font', 'Stylesheet'])

export interface NetworkLogOptions {
  /** Where an address that the page loads is asked for: itself, or the preview for one of production. */
  loadedFrom(url: string): string
  /** Whether an address that the page loads is mixed content on production, and none here. */
  willBeMixed(url: string): boolean
  /** Told of the decoded bytes of all bodies as they come. */
  onBytes(total: number): void
  /** Told of each image that could not be loaded. */
  onFailedImage(url: string): void
  /** Why a URL was refused by its address; undefined where it was not. */
  refusalOf(url: string): string | undefined
}

/** Records what a page and its frames and workers ask of the network. */
export class NetworkLog {
  readonly requests: NetworkRequest[] = []
  /** Status of the last document of the main frame. */
  documentStatus = 0
  /** Chrome's id of the request for it. */
  documentRequest: string | undefined
  /** Decoded bytes of its body. */
  documentBytes = 0
  /** Decoded bytes of all bodies so far. */
  totalBytes = 0
  /** Milliseconds since 1970 of the last beginning or end of a request, whenever it was heard of here. */
  lastChange = Date.now()
  readonly #open = new Map<string, NetworkRequest>()
  readonly #options: NetworkLogOptions
  readonly #mainFrame: string
  #origin: number | undefined
  /** Seconds from Chrome's clock to the time since 1970. */
  #clockOffset = 0

  /** @param mainFrame Chrome's id of the page's frame */
  constructor(mainFrame: string, options: NetworkLogOptions) {
    this.#mainFrame = mainFrame
    this.#options = options
  }

  /** The address that most of all bytes came from, and how often it was asked for. */
  get heaviest(): { url: string; times: number } | undefined {
    const bytes = new Map<string, number>()
    let heaviest: string | undefined
    for (const request of this.requests) {
      const { url } = request
      bytes.set(url, (bytes.get(url) ?? 0) + request.bytes)
      if (heaviest === undefined || bytes.get(url)! > bytes.get(heaviest)!) heaviest = url
    }
    if (heaviest === undefined) return undefined
    return { url: heaviest, times: this.requests.filter(({ url }) => url === heaviest).length }
  }

  /** The address that requests for what the page calls so are recorded with. */
  recordedAs(url: string): string {
    return ownStart(this.#options.loadedFrom(url), MAX_URL_LENGTH)
  }

  /** Requests under way. */
  get inFlight(): number {
    return this.#open.size
  }

  /**
   * Records the requests of one target: the page, a frame in a process of its own, a worker. A request may begin in one
   * and end in another, as that for the document of such a frame does: its id is the same in both.
   */
  watch(session: CDPSession): void {
    session.on('Network.requestWillBeSent', event => this.#begin(event.requestId, event))
    session.on('Network.responseReceived', event => this.#answer(event.requestId, event))
    session.on('Network.requestServedFromCache', ({ requestId }) => {
      const request = this.#open.get(requestId)
      if (request) request.fromCache = true
    })
    session.on('Network.dataReceived', ({ requestId, dataLength }) => {
      const request = this.#open.get(requestId)
      if (request) request.bytes += dataLength
      if (requestId === this.documentRequest) this.documentBytes += dataLength
      this.totalBytes += dataLength
      this.#options.onBytes(this.totalBytes)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
      this.#end(requestId, timestamp, { wireBytes: encodedDataLength })
    })
    session.on('Network.loadingFailed', ({ requestId, errorText, blockedReason, timestamp }) => {
      this.#end(requestId, timestamp, { failure: blockedReason ?? errorText })
    })
  }

  #begin(id: string, event: Protocol.Network.RequestWillBeSentEvent): void {
    const { request, redirectResponse, timestamp, type = 'Other', frameId, initiator, documentURL } = event
    if (redirectResponse) {
      this.#end(id, timestamp, {
        status: redirectResponse.status,
        wireBytes: redirectResponse.encodedDataLength,
      })
    }
    if (!/^https?:/i.test(request.url)) return
    this.#origin ??= timestamp
    const isPage = type === 'Document' && frameId === this.#mainFrame
    const url = isPage ? ownStart(request.url, MAX_URL_LENGTH) : this.recordedAs(request.url)
    const entry: NetworkRequest = {
      url,
      method: request.method,
      type,
      wireBytes: 0,
      bytes: 0,
      fromCache: false,
      ...(!isPage && this.#options.willBeMixed(request.url) && { willBeMixed: true as const }),
      ...(NAMED_IN_SHEETS.has(type) && this.#namedIn(initiator, documentURL)),
      // Workers have no frame.
      ...(frameId !== undefined && frameId !== this.#mainFrame && { inFrame: true as const }),
      startMs: this.#milliseconds(timestamp),
    }
    this.#clockOffset = event.wallTime - timestamp
    this.#changed(timestamp)
    if (this.requests.length < MAX_REQUESTS) this.requests.push(entry)
    // A stream of events goes on for as long as the page stands.
    const ends = type !== 'EventSource' && type !== 'Ping'
    if (ends && this.#open.size < MAX_OPEN) this.#open.set(id, entry)
  }

  /** Chrome names the file in which its parser found an address: the document, or a style sheet. */
  #namedIn({ type, url }: Protocol.Network.Initiator, documentUrl: string): Pick<NetworkRequest, 'namedIn'> {
    if (type !== 'parser' || url === undefined || url === documentUrl) return {}
    return { namedIn: this.recordedAs(url) }
  }

  #answer(id: string, { response, type, frameId }: Protocol.Network.ResponseReceivedEvent): void {
    if (type === 'Document' && frameId === this.#mainFrame) {
      this.documentStatus = response.status
      this.documentRequest = id
      this.documentBytes = 0
    }
    const request = this.#open.get(id)
    if (!request) return
    request.status = response.status
    request.mimeType = ownStart(response.mimeType, MAX_TYPE_LENGTH)
    if (response.status === 404 && isMadeAtDeployment(response)) request.leftToDeployment = true
    if (response.protocol !== undefined) request.protocol = response.protocol
    if (response.fromDiskCache || response.fromServiceWorker) request.fromCache = true
  }

  #end(id: string, timestamp: number, how: Partial<NetworkRequest>): void {
    const request = this.#open.get(id)
    if (!request) return
    Object.assign(request, how, { endMs: this.#milliseconds(timestamp) })
    const refusal = this.#options.refusalOf(request.url)
    if (refusal !== undefined) {
      // The answer was that of our own proxy.
      delete request.status
      request.failure = refusal
    }
    this.#open.delete(id)
    this.#changed(timestamp)
    const { type, status, failure, url } = request
    if (type === 'Image' && (failure !== undefined || (status ?? 0) >= 400)) this.#options.onFailedImage(url)
  }

  /** What happens in frames and workers need not be told in its order. */
  #changed(timestamp: number): void {
    this.lastChange = Math.max(this.lastChange, (timestamp + this.#clockOffset) * 1000)
  }

  #milliseconds(timestamp: number): number {
    return Math.max(0, Math.round((timestamp - (this.#origin ?? timestamp)) * 1000))
  }
}

/** As the server of a folder says it, which is on this machine. */
function isMadeAtDeployment({ url, headers }: Protocol.Network.Response): boolean {
  return (
    Object.keys(headers).some(name => name.toLowerCase() === MADE_AT_DEPLOYMENT) &&
    isThisMachine(URL.parse(url)?.hostname ?? '')
  )
}
