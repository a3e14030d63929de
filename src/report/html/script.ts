/**
 * The script of the HTML report: filters the findings, opens what a link leads to, opens all for print. It reads
 * attributes and text of the page alone, and writes only `hidden`, `open` and a count. Without it all can be read.
 */
export const SCRIPT = `
'use strict'
{
  const form = document.getElementById('filter')
  const findings = [...document.querySelectorAll('details.finding')]
  const words = new Map()
  const wordsOf = finding => {
    if (!words.has(finding)) words.set(finding, finding.textContent.toLowerCase())
    return words.get(finding)
  }

  const apply = () => {
    const fields = form.elements
    const severities = [...form.querySelectorAll('[name=severity]:checked')].map(box => box.value)
    const tool = fields.namedItem('tool').value
    const page = fields.namedItem('page').value
    const search = fields.namedItem('search').value.trim().toLowerCase()
    let shown = 0
    for (const finding of findings) {
      const { severity, tool: itsTool, pages } = finding.dataset
      const fits =
        severities.includes(severity) &&
        (tool === '' || tool === itsTool) &&
        (page === '' || pages.split(' ').includes(page)) &&
        (search === '' || wordsOf(finding).includes(search))
      finding.hidden = !fits
      if (fits) shown++
      for (const part of finding.querySelectorAll('[data-page]')) {
        part.hidden = page !== '' && part.dataset.page !== page
      }
    }
    form.querySelector('output').textContent = shown + ' of ' + findings.length + ' findings shown'
  }

  const openTarget = () => {
    const target = document.getElementById(location.hash.slice(1))
    if (!target) return
    if (target.hidden) {
      form.reset()
      apply()
    }
    if (target.matches('details')) target.open = true
    target.scrollIntoView()
  }

  if (form) {
    form.hidden = false
    form.addEventListener('input', apply)
    form.addEventListener('reset', () => setTimeout(apply))
    form.addEventListener('submit', event => event.preventDefault())
    form.querySelector('[data-action=open]').addEventListener('click', event => {
      const open = event.currentTarget.getAttribute('aria-pressed') !== 'true'
      event.currentTarget.setAttribute('aria-pressed', open)
      for (const finding of findings) finding.open = open
    })
    apply()
  }
  addEventListener('hashchange', openTarget)
  openTarget()

  let closed = []
  addEventListener('beforeprint', () => {
    closed = findings.filter(finding => !finding.open)
    for (const finding of closed) finding.open = true
  })
  addEventListener('afterprint', () => {
    for (const finding of closed) finding.open = false
  })
}
`
