import { FaultList } from '../../judging/fault-list.ts'
import { defineEntryTopic, type EntryJudge } from './entry-topic.ts'
import type { ReadEntry } from './read-entry.ts'
import { placeIn, shown } from './sitemap-place.ts'

/** How often pages change and how much they matter, as the sitemaps say. */
export const hints = defineEntryTopic({
  checks: {
    'invalid-value': {
      scope: 'site',
      severity: 'notice',
      title: 'A changefreq or priority has a value that the protocol does not know',
      why: 'Google ignores both tags whatever they say; others may refuse the entry.',
      fix: 'Remove the tags, or use always, hourly, daily, weekly, monthly, yearly or never, and 0.0 to 1.0.',
      help: 'https://www.sitemaps.org/protocol.html#xmlTagDefinitions',
      example: '<priority>10</priority>',
    },
  },
  judge: () => new HintJudge(),
})

const FREQUENCIES: ReadonlySet<string> = new Set([
  ...['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'],
])

class HintJudge implements EntryJudge {
  readonly #faults = new FaultList()
  #entries = 0

  entry({ entry, file }: ReadEntry): void {
    const { changefreq, priority } = entry
    if (changefreq === undefined && priority === undefined) return
    this.#entries++
    if (changefreq !== undefined && !FREQUENCIES.has(changefreq.toLowerCase())) {
      this.#faults.add(() => placeIn(file, entry, `changefreq is "${shown(changefreq)}"`))
    }
    if (priority !== undefined && !isPriority(priority)) {
      this.#faults.add(() => placeIn(file, entry, `priority is "${shown(priority)}"`))
    }
  }

  findings() {
    const judgement = this.#faults.judgeAmong(
      this.#entries,
      'the sitemaps have neither changefreq nor priority',
    )
    return { judgements: { 'invalid-value': judgement } }
  }
}

function isPriority(text: string): boolean {
  return /^\+?(?:0?\.\d{1,20}|0|1|1\.0{1,20}|0\.)$/.test(text)
}
