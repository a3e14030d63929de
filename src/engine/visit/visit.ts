import { uncheckedFilesBase } from '../browser/checked-files.ts'
import type { PageToLoad } from '../browser/chrome-browser.ts'
import type { StandBy } from '../browser/lighthouse/lighthouse.ts'
import { isStarved, type LighthouseReport } from '../browser/lighthouse/lighthouse-report.ts'
import { type PageLighthouse, PageMeasurement } from '../browser/lighthouse/page-measurement.ts'
import type { RenderedPage } from '../browser/rendered-page.ts'
import { decodeHtml } from '../formats/html/charset.ts'
import { HtmlDocument } from '../formats/html/document.ts'
import { type FinalResponse, header } from '../network/exchange.ts'
import { isSuccess } from '../network/status.ts'
import { NotHtml, NotMeasured } from '../not-measured.ts'
import { asRead, type HtmlPage } from '../page/html-page.ts'
import { type JudgedPage, judgedPageOf } from '../page/judged-page.ts'
import { ledOnByHistory, ledOnFromHome } from '../page/led-on.ts'
import { openHtml } from '../page/open-html.ts'
import { type RenderChoice, SHOWN } from '../page/render-choice.ts'
import { runsScripts } from '../page/scripts.ts'
import { whyNotHtml } from '../page/why-not-html.ts'
import { schemeOfHosts } from '../syntax/preview.ts'
import { sha256Of } from './input-fingerprint.ts'
import type { ShownRequest } from './input-keys.ts'
import { cannotRepeat, read, traced } from './input-trace.ts'
import { fragmentTargetsOf } from './link-check/fragment-targets.ts'
import { type LinkAnswer, linkAnswerOf } from './link-check/link-answer.ts'
import { tellOnward } from './link-check/link-checker.ts'
import { noteMissingGatherings } from './missing-gatherings.ts'
import { codeOf, readScriptFiles } from './script-files.ts'
import { type RequestsOptions, VisitRequests } from './visit-requests.ts'

export interface VisitOptions extends RequestsOptions {
  /** Loads pages in Chrome; left out, nothing is rendered. */
  browser?: PageBrowser
  /** Says which pages are shown for tools that can do without, and never rejects; left out, all are. */
  choose?: ((visit: Visit) => Promise<RenderChoice>) | undefined
  /** Measures pages with Lighthouse; left out, none is. */
  lighthouse?: PageLighthouse
}

/** What loads a page in a browser and gathers everything from it once. Rejects with NotMeasured alone. */
export interface PageBrowser {
  load(page: PageToLoad): Promise<RenderedPage>
}

/** What was not read of a page. */
export interface Unread {
  /** As "it has more than …". */
  reason: string
  /** Its source. */
  rest: string
}

/**
 * All that the engine gathers about one URL. Each thing is gathered when the first tool asks for it and kept for the
 * others, so tools may ask as often as they like.
 */
export class Visit extends VisitRequests {
  /** What {@link perVisit} keeps, by who reads it. */
  readonly readings = new Map<object, Promise<unknown>>()
  readonly #options: VisitOptions
  #page: Promise<HtmlPage> | undefined
  #rendered: Promise<RenderedPage> | undefined
  #gathers: PageToLoad['gathers']
  #judged: Promise<JudgedPage> | undefined
  #runsScripts: Promise<boolean> | undefined
  #unread: Unread | undefined
  #measured: Promise<LighthouseReport> | undefined
  readonly #measurement = new PageMeasurement(() => this.#standBy())

  constructor(url: string, options: VisitOptions) {
    super(url, options)
    this.#options = options
  }

  /**
   * The audited page as a response, whatever its type and status.
   *
   * @throws NotMeasured where there is none
   */
  async response(): Promise<FinalResponse> {
    const exchange = await this.exchange()
    if (exchange.final) return exchange.final
    throw new NotMeasured(`${exchange.failure.url} ${exchange.failure.message}`)
  }

  /**
   * The audited page as a document.
   *
   * @throws NotMeasured where it cannot be fetched or does not answer 2xx; NotHtml where it is no HTML page
   */
  htmlPage(): Promise<HtmlPage> {
    if (!this.#page) {
      this.#page = traced(() => this.#openPage())
      this.#page.catch(() => undefined)
    }
    return read(this.#page)
  }

  /**
   * The audited page as search engines judge it: rendered where it has scripts, is chosen to be shown and Chrome can show
   * it, else as sent.
   *
   * @throws NotMeasured where it cannot be fetched or does not answer 2xx; NotHtml where it is no HTML page
   */
  judgedPage(): Promise<JudgedPage> {
    if (!this.#judged) {
      const showing = {
        choose: () => this.renderChoice(),
        render: () => this.rendered(),
        readCode: () => this.#readCode(),
      }
      this.#judged = traced(async () => judgedPageOf(await this.htmlPage(), showing))
      this.#judged.catch(() => undefined)
    }
    return read(this.#judged)
  }

  /** Whether the audited page is shown in Chrome for tools that can do without. May wait for other pages. */
  renderChoice(): Promise<RenderChoice> {
    return this.#options.choose?.(this) ?? Promise.resolve(SHOWN)
  }

  /** Says what is to be gathered of the audited page in Chrome, before it is shown; all that is gathered of pages if nothing is said. */
  gather(gatherings: NonNullable<PageToLoad['gathers']>): void {
    this.#gathers = gatherings
  }

  /**
   * The audited page as Chrome shows it on a phone, with everything that was gathered from its one load.
   *
   * @throws NotMeasured where the page cannot be fetched, does not answer 2xx, is not HTML, does not come to an end in
   *   Chrome, or where there is no Chrome
   */
  rendered(): Promise<RenderedPage> {
    if (!this.#rendered) {
      this.#rendered = traced(() => this.#render())
      this.#rendered.catch(() => undefined)
    }
    return read(this.#rendered)
  }

  /** What tools that looked at the audited page did not see of it; undefined where they saw all, or have not looked at it. */
  get unread(): Unread | undefined {
    return this.#unread
  }

  /** Memory that what was gathered so far takes, about. */
  get bytes(): number {
    return this.held
  }

  /**
   * What Lighthouse measured on the audited page. A tool that asks for it says that it runs alone: what works meanwhile
   * falsifies the figures.
   *
   * @throws NotMeasured where the page cannot be fetched, does not answer 2xx, is not HTML, where Lighthouse gives no
   *   result, or where there is no Chrome
   */
  lighthouse(): Promise<LighthouseReport> {
    this.#measured ??= traced(async () => {
      const [report] = await Promise.all([orUnrepeatable(this.#measurement.report()), this.htmlPage()])
      if (isStarved(report.median)) cannotRepeat('a machine that other programs kept busy')
      const items = report.median.audits['network-requests']?.details
      this.notes.noteShown(
        (items?.type === 'table' ? items.items : []) as ShownRequest[],
        report.chromeVersion,
      )
      return report
    })
    return read(this.#measured)
  }

  /**
   * Makes Lighthouse ready for the page, once it is its turn, so that nothing but the measuring itself has to be done
   * alone. Never rejects.
   *
   * @returns what to call when {@link lighthouse} has answered, or is not wanted any more
   */
  prepareLighthouse(): Promise<() => Promise<void>> {
    return this.#measurement.prepare()
  }

  /**
   * True as soon as Lighthouse has measured the page, which is before its report comes; false when it will not any more.
   * Never rejects. Undefined where nobody has asked for Lighthouse.
   */
  get lighthouseMeasured(): Promise<boolean> | undefined {
    return this.#measurement.measured
  }

  /** Whether anything on the page runs without its visitor. False also where there is no page. */
  runsScripts(): Promise<boolean> {
    this.#runsScripts ??= traced(() =>
      this.htmlPage().then(
        ({ document }) => runsScripts(document),
        () => false,
      ),
    )
    return read(this.#runsScripts)
  }

  /** Keeps what stands behind links to the audited page, so that no page of the run asks for it again. */
  async noteAsLinkTarget(): Promise<void> {
    const [exchange, page] = await Promise.all([this.exchange(), this.judgedPage()])
    const fragments = fragmentTargetsOf(page.sent.document, page.response.truncated, page.document)
    const sha256 = this.#options.fingerprints && { sha256: sha256Of(page.response.body) }
    const { body } = page.response
    const note = (url: string, answer: LinkAnswer) => {
      tellOnward(answer, body, page.response)
      this.noteLinkAnswer(url, { ...answer, fragments, ...sha256 })
    }
    note(new URL(this.url).href, linkAnswerOf(exchange))
    if (exchange.hops.length > 1) note(page.url, { status: page.response.status, redirects: 0 })
  }

  async #render(): Promise<RenderedPage> {
    const page = await this.htmlPage()
    const { browser, signal } = this.#options
    if (!browser) throw new NotMeasured('it needs Chrome, which this run does not have')
    const [sent, originHeaders] = [page.document, this.originHeaders]
    const loading = browser.load({
      url: this.url,
      sent,
      originHeaders,
      preview: this.preview,
      gathers: this.#gathers,
      signal,
    })
    const rendered = await orUnrepeatable(loading)
    if (rendered.neverLoaded) cannotRepeat('a page that took too long')
    noteMissingGatherings(rendered)
    this.#unread ??= unreadOf(rendered.document)
    this.held += rendered.document.bytes
    this.notes.noteShown(rendered.requests, rendered.chrome.version)
    const ledTo =
      ledOnByHistory(page, rendered) ??
      (await ledOnFromHome(page, rendered, async url => {
        const { final } = await this.fetch(url)
        return final && isSuccess(final.status) ? openHtml(final, this.preview) : undefined
      }))
    if (ledTo !== undefined) rendered.ledTo = ledTo
    return rendered
  }

  async #readCode(): Promise<readonly string[]> {
    const page = await this.htmlPage()
    return codeOf(page, await readScriptFiles(page, url => this.fetch(url))).texts
  }

  async #standBy(): Promise<StandBy> {
    const { document } = await this.htmlPage()
    const { lighthouse, signal } = this.#options
    if (!lighthouse) throw new NotMeasured('it needs Chrome, which this run does not have')
    const originHeaders = this.originHeaders
    const { url, preview } = this
    const uncheckedBase = uncheckedFilesBase(document, preview)
    return await lighthouse.standBy({ url, originHeaders, preview, uncheckedBase, signal })
  }

  async #openPage(): Promise<HtmlPage> {
    const response = await this.response()
    if (response.status < 200 || response.status > 299) throw new NotMeasured(statusReason(response))
    const instead = whyNotHtml(response)
    if (instead !== undefined) throw new NotHtml(`${response.url} ${instead}: audit a page instead`)
    const { text, encoding } = decodeHtml(response.body, header(response, 'content-type'))
    const document = new HtmlDocument(text, response.url, response.url, schemeOfHosts(this.preview))
    this.#unread ??= unreadOf(document)
    this.held += document.bytes
    return {
      url: response.url,
      response: asRead(response, document),
      document,
      encoding,
      ...(this.preview && { preview: this.preview }),
    }
  }
}

function unreadOf({ unread: reason, rest }: HtmlDocument): Unread | undefined {
  return reason === undefined ? undefined : { reason, rest }
}

/** What Chrome did not show may be shown the next time. */
async function orUnrepeatable<T>(showing: Promise<T>): Promise<T> {
  try {
    return await showing
  } catch (error) {
    cannotRepeat('a page that Chrome did not show')
    throw error
  }
}

function statusReason({ url, status }: FinalResponse): string {
  const what = `${url} answers ${status}`
  if (status === 401 || status === 403) {
    return `${what}: the page is protected; give the header that lets an audit in with the setting "headers"`
  }
  if (status === 429) return `${what}: the site limits requests; lower "concurrency" or let the audit in`
  return `${what}, so there is no page that a search engine would index`
}
