import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable, notMeasured } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'
import { askSearch } from '../../visit/site-search.ts'
import type { Visit } from '../../visit/visit.ts'
import { formsAround } from './forms-around.ts'

/** Whether the search of the site finds anything. */
export const siteSearch = defineTopic({
  checks: {
    'search-leads-nowhere': {
      scope: 'site',
      severity: 'warning',
      title: 'The search form of the site finds nothing',
      why: 'Visitors who search know what they want, and get an error or the page that they were on. A static copy of a CMS has no server that would search.',
      fix: 'Remove the form, or add a search that works in the browser, such as Pagefind.',
      help: 'https://pagefind.app/docs/',
      example: '<form role="search" action="/"><input name="s"></form>, where /?s=bike is the home page',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownJudgedPage(visit)
    return { judgements: unlessUnfilled(page, { 'search-leads-nowhere': await judgeForms(visit, page) }) }
  },
})

/** Forms of one page that are asked; most stand there twice, for phones and for desktops. */
const MAX_FORMS = 3

interface SearchForm {
  form: Element
  target: URL
  parameter: string
}

async function judgeForms(visit: Visit, page: JudgedPage): Promise<Judgement> {
  const { document } = page
  const forms = [
    ...new Map(
      searchForms(document).map(found => [`${found.target.href} ${found.parameter}`, found]),
    ).values(),
  ]
  if (forms.length === 0) return notApplicable('the page has no search form that a server answers')
  const answers = await Promise.all(
    forms
      .slice(0, MAX_FORMS)
      .map(async found => ({ ...found, ...(await askSearch(visit, page, found.target, found.parameter)) })),
  )
  const faults = answers.filter(({ fault }) => fault !== undefined)
  const unknown = answers.find(answer => answer.unknown !== undefined)?.unknown
  if (faults.length === 0 && unknown !== undefined) return notMeasured(unknown)
  const [first] = answers
  if (first?.elsewhere !== undefined && answers.every(({ elsewhere }) => elsewhere !== undefined))
    return notApplicable(`${first.elsewhere} answers the search, which is not part of this deployment`)
  return failWhere(
    faults.map(({ form, fault }) => document.occurrence(form, `This form finds nothing: ${fault}.`)),
  )
}

function searchForms(document: HtmlDocument): SearchForm[] {
  const formOf = formsAround(document)
  const fields = Map.groupBy(document.elements('input'), field => formOf.get(field))
  return document.elements('form').flatMap(form => {
    const method = (attribute(form, 'method') ?? 'get').trim().toLowerCase()
    // What a script takes care of is not sent.
    if (method !== 'get' || attribute(form, 'onsubmit') !== undefined) return []
    const field = (fields.get(form) ?? []).find(input => isSearchField(input, form))
    const parameter = field && attribute(field, 'name')?.trim()
    const action = attribute(form, 'action')
    if (!parameter || action === undefined || /^\s*(?:#|javascript:)/i.test(action)) return []
    const target = action.trim() === '' ? new URL(document.url) : document.addressOf(action)
    return target && /^https?:$/.test(target.protocol) ? [{ form, target, parameter }] : []
  })
}

function isSearchField(input: Element, form: Element): boolean {
  const type = (attribute(input, 'type') ?? 'text').trim().toLowerCase()
  return type === 'search' || (type === 'text' && attribute(form, 'role')?.trim().toLowerCase() === 'search')
}
