import type { Occurrence, Outcome } from '../../src/api/results.ts'
import { judgeSite } from '../../src/engine/analysis/site-runs.ts'
import type { CrawledSite } from '../../src/engine/judging/crawled-site.ts'
import type { Judgement } from '../../src/engine/judging/judgement.ts'
import { ALL_TOOLS } from '../../src/engine/tools/index.ts'

/** What all tools say of a crawled site, by the ids of the checks. */
export async function siteJudgements(site: CrawledSite): Promise<Map<string, Judgement>> {
  const judgements = new Map<string, Judgement>()
  for (const tool of ALL_TOOLS) {
    for (const topic of (await tool.siteTopics?.()) ?? []) {
      for (const [name, judgement] of Object.entries(judgeSite(topic, site).judgements)) {
        judgements.set(`${tool.name}/${name}`, judgement)
      }
    }
  }
  return judgements
}

/** All that is found on a site: for each check that failed its messages, in their order. */
export async function siteFindings(site: CrawledSite): Promise<Record<string, string[]>> {
  const failed = [...(await siteJudgements(site))].flatMap(([id, judgement]) =>
    judgement.outcome === 'fail' ? [[id, judgement.occurrences.map(messageOf)] as const] : [],
  )
  return Object.fromEntries(failed)
}

function messageOf({ message }: Occurrence): string {
  return message ?? ''
}

export async function siteOutcome(site: CrawledSite, id: string): Promise<Outcome | undefined> {
  return (await siteJudgements(site)).get(id)?.outcome
}
