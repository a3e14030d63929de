/** Pages that a print has in full, the worst first: more of them are a book. */
const MAX_PRINTED = 10

/**
 * The script of the HTML report: filters the findings and keeps what is chosen in the address, opens what a link leads
 * to, copies links, opens findings and pages for print. It reads attributes and text of the page alone, and writes only what is hidden,
 * open or chosen, a count, and the address. Without it all can be read.
 *
 * The address has the part of the document before a question mark and the filter behind it: `#pages`,
 * `#?severity=error&tool=serp`, `#finding-serp-title-missing?new=only`. Each step of the history keeps its own filter.
 */
export const SCRIPT = `
'use strict'
{
  const form = document.getElementById('filter')
  const said = document.getElementById('said')
  const findings = [...document.querySelectorAll('details.finding')]
  document.documentElement.classList.add('scripted')

  const made = (make, kept = new Map()) => finding => {
    if (!kept.has(finding)) kept.set(finding, make(finding))
    return kept.get(finding)
  }
  const wordsOf = made(finding => finding.textContent.toLowerCase())
  const pagesOf = made(finding => new Set(finding.dataset.pages.split(' ')))
  const placesOf = made(finding => [...finding.querySelectorAll('[data-page]')])

  const field = name => form?.elements.namedItem(name)
  const boxes = form ? [...form.querySelectorAll('[name=severity]')] : []
  const chosenPage = () => field('page').selectedOptions[0]

  const query = () => {
    const chosen = new URLSearchParams()
    if (!form) return ''
    const severities = boxes.filter(box => box.checked)
    if (severities.length < boxes.length) chosen.set('severity', severities.map(box => box.value).join(','))
    if (field('new')?.checked) chosen.set('new', 'only')
    if (field('tool').value) chosen.set('tool', field('tool').value)
    if (field('page').value) chosen.set('page', chosenPage().text)
    if (field('text').value.trim()) chosen.set('text', field('text').value.trim())
    return chosen.toString()
  }

  const choose = words => {
    if (!form) return
    const chosen = new URLSearchParams(words)
    const severities = chosen.get('severity')?.split(',')
    for (const box of boxes) box.checked = !severities || severities.includes(box.value)
    if (field('new')) field('new').checked = chosen.get('new') === 'only'
    field('tool').value = chosen.get('tool') ?? ''
    if (field('tool').selectedIndex < 0) field('tool').value = ''
    const page = chosen.get('page')
    field('page').value = [...field('page').options].find(({ text }) => text === page)?.value ?? ''
    field('text').value = chosen.get('text') ?? ''
    apply()
  }

  let narrowed = ''
  const apply = () => {
    const severities = new Set(boxes.filter(box => box.checked).map(box => box.value))
    const [tool, page] = [field('tool').value, field('page').value]
    const text = field('text').value.trim().toLowerCase()
    const isNewOnly = field('new')?.checked
    let shown = 0
    for (const finding of findings) {
      const fits =
        severities.has(finding.dataset.severity) &&
        (tool === '' || tool === finding.dataset.tool) &&
        (page === '' || pagesOf(finding).has(page)) &&
        (!isNewOnly || 'new' in finding.dataset) &&
        (text === '' || wordsOf(finding).includes(text))
      finding.hidden = !fits
      if (fits) shown++
      if (page === narrowed) continue
      const isElsewhere = place => page !== '' && !place.dataset.page.split(' ').includes(page)
      const others = placesOf(finding).filter(place => (place.hidden = isElsewhere(place)))
      const unlisted = finding.querySelector('[data-unlisted]')
      if (unlisted) unlisted.hidden = page === '' || others.length < placesOf(finding).length
    }
    narrowed = page
    form.querySelector('output').textContent =
      shown === 0 ? 'No finding fits' : shown + ' of ' + findings.length + ' findings shown'
  }

  const address = () => {
    const hash = location.hash.slice(1)
    const mark = hash.indexOf('?')
    return mark < 0 ? { target: hash } : { target: hash.slice(0, mark), words: hash.slice(mark + 1) }
  }
  const remember = target => {
    const words = query()
    const hash = words === '' ? target : target + '?' + words
    history.replaceState({ words }, '', location.href.split('#')[0] + (hash === '' ? '' : '#' + hash))
  }

  const show = target => {
    const finding = target.closest('details.finding')
    if (finding?.hidden) choose('')
    for (let fold = target.closest('details'); fold; fold = fold.parentElement.closest('details')) fold.open = true
    const focused = target.querySelector('summary, h2') ?? target
    if (!focused.matches('summary')) focused.tabIndex = -1
    focused.focus({ preventScroll: true })
    target.scrollIntoView()
  }

  const arrive = () => {
    const { target, words } = address()
    if (words !== undefined) choose(words)
    else if (history.state && history.state.words !== query()) choose(history.state.words)
    const element = document.getElementById(target || (words === undefined ? '' : 'findings'))
    if (element) show(element)
    remember(target)
  }

  if (form) {
    form.hidden = false
    form.addEventListener('input', () => {
      apply()
      remember('')
    })
    form.addEventListener('reset', () =>
      setTimeout(() => {
        apply()
        remember('')
      }),
    )
    form.addEventListener('submit', event => event.preventDefault())
    form.querySelector('[data-action=open]').addEventListener('click', event => {
      const open = event.currentTarget.getAttribute('aria-pressed') !== 'true'
      event.currentTarget.setAttribute('aria-pressed', open)
      for (const finding of findings) if (!finding.hidden) finding.open = open
    })
    apply()
  }
  addEventListener('hashchange', arrive)
  arrive()
  // By the end of the load the browser goes to the part of the address itself, and takes the focus away.
  addEventListener('load', () => setTimeout(() => document.activeElement === document.body && arrive()))

  document.addEventListener('click', async event => {
    const button = event.target.closest('[data-action=copy]')
    if (!button) return
    const { id } = button.closest('details')
    try {
      await navigator.clipboard.writeText(location.href.split('#')[0] + '#' + id)
      said.textContent = button.textContent = 'Link copied'
      setTimeout(() => {
        said.textContent = ''
        button.textContent = 'Copy link'
      }, 3000)
    } catch {
      location.hash = id
      said.textContent = 'The link is in the address bar'
    }
  })

  const pages = [...document.querySelectorAll('#pages > details.item')]
  let closed = []
  addEventListener('beforeprint', () => {
    const printed = [...findings.filter(finding => !finding.hidden), ...pages.slice(0, ${MAX_PRINTED})]
    closed = printed.filter(fold => !fold.open)
    for (const fold of closed) fold.open = true
  })
  addEventListener('afterprint', () => {
    for (const fold of closed) fold.open = false
  })
}
`
