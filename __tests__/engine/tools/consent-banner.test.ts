import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cookiesTool } from '../../../src/engine/tools/cookies/cookies.ts'
import { startBrowserFor, type TestBrowser } from '../../support/chrome.ts'
import { auditSite } from '../../support/tool-runs.ts'

let chrome: TestBrowser
beforeAll(async () => {
  chrome = await startBrowserFor([cookiesTool])
})
afterAll(() => chrome.close())

/** The port keeps Chrome from asking for it. */
const TAG = '<script async src="http://www.googletagmanager.com:1/gtag/js?id=G-JS7FTWGPQX"></script>'
const banner = (inside: string, text = 'Usamos cookies para garantir o bom funcionamento do site.') =>
  `<div id="bar" style="position:fixed;bottom:0;left:0;right:0;background:#fff">${text} ${inside}</div>`
const pageWith = (bar: string, head = TAG, lang = 'pt-PT') =>
  `<!doctype html><html lang="${lang}"><head><title>Quinta</title>${head}</head><body><h1>Quinta</h1>${bar}</body></html>`
const audit = async (html: string) => {
  const { check } = await auditSite(cookiesTool, html, { browser: chrome.browser })
  return check('consent-without-refusal')
}
const ACCEPT = '<button>Aceitar</button>'

describe('cookies/consent-without-refusal', () => {
  test('fails where the only button of a banner is to accept, and the page tracks', async () => {
    const found = await audit(pageWith(banner(`<a href="/cookies/">Política de cookies</a> ${ACCEPT}`)))
    expect(found).toMatchObject({ outcome: 'fail', severity: 'notice' })
    expect(found.occurrences).toMatchObject([
      {
        selector: '#bar',
        message:
          'The only button of this banner is "Aceitar", while the page loads Google tag: "Usamos cookies para garantir o bom funcionamento do site. Política de cookies A…"',
      },
    ])
  })

  test('fails where a box has to be ticked before the button can be pressed', async () => {
    const box = '<label><input type="checkbox"> Zgadzam się</label><button disabled>Akceptuję</button>'
    const text = 'Używamy plików cookie. Aby kontynuować, potwierdź zgodę.'
    const found = await audit(pageWith(banner(box, text), '<script>window.asked = 1</script>', 'pl'))
    expect(found.occurrences[0]?.message).toMatch(
      /"Akceptuję", which cannot be pressed before a box is ticked: "Używamy/,
    )
  })

  test.each([
    ['a button refuses', `${ACCEPT}<button>Recusar</button>`],
    ['a link leads to settings', `${ACCEPT}<a href="/cookie-settings">Cookie settings</a>`],
    ['a cross closes it', `${ACCEPT}<span style="cursor:pointer">×</span>`],
    ['boxes let visitors choose', `<label><input type="checkbox"> Estatística</label>${ACCEPT}`],
    ['the button closes it and no more', '<button>Fechar</button>'],
  ])('passes where %s', async (_when, inside) => {
    expect((await audit(pageWith(banner(inside)))).outcome).toBe('pass')
  })

  test.each([
    ['nothing tracks', pageWith(banner(ACCEPT), '')],
    ['a frame of it may hold more', pageWith(banner(`${ACCEPT}<iframe srcdoc="a"></iframe>`))],
    ['the tag waits for consent', pageWith(banner(ACCEPT), TAG.replace('async', 'type="text/plain"'))],
    ['the page is for visitors elsewhere', pageWith(banner(ACCEPT), TAG, 'en-US')],
    ['the banner is not shown', pageWith(banner(ACCEPT).replace('position:', 'display:none;position:'))],
    ['it asks for something else', pageWith(banner(ACCEPT, 'Subscreva a nossa carta mensal gratuita.'))],
  ])('is not applicable where %s', async (_when, html) => {
    expect((await audit(html)).outcome).toBe('not-applicable')
  })

  test('without Chrome it was not seen', async () => {
    const { check } = await auditSite(cookiesTool, pageWith(banner(ACCEPT)))
    expect(check('consent-without-refusal').outcome).toBe('not-measured')
  })
})
