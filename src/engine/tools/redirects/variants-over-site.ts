import { FaultList } from '../../judging/fault-list.ts'
import { namesOf } from '../../judging/same-on-pages.ts'
import { comparedPages, spellingGroups } from '../../judging/same-on-site.ts'
import { defineSiteTopic, overSite } from '../../judging/tool-definition.ts'
import { urlVariants } from './url-variants.ts'

/** Pages that the site itself links to or lists under several spellings of one address. */
export const variantsOverSite = defineSiteTopic({
  checks: { 'url-variants': overSite(urlVariants.checks['url-variants']) },
  judge(site) {
    const list = new FaultList()
    for (const [first, ...others] of spellingGroups(site)) {
      list.add({
        url: first!.url,
        message: `The same page answers at ${namesOf(others)}, without a canonical to one of them`,
      })
    }
    const looked = comparedPages(site).length
    return { judgements: { 'url-variants': list.judgeAmong(looked, 'the site has no indexable page') } }
  },
})
