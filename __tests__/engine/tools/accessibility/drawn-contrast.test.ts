import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { accessibilityTool } from '../../../../src/engine/tools/accessibility/accessibility.ts'
import { startBrowserFor, type TestBrowser } from '../../../support/chrome.ts'
import { auditSite } from '../../../support/tool-runs.ts'

let chrome: TestBrowser
beforeAll(async () => {
  chrome = await startBrowserFor([accessibilityTool])
})
afterAll(() => chrome.close())

const drawing = (color: string) => ({
  headers: { 'content-type': 'image/svg+xml' },
  body: `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="${color}"/></svg>`,
})

const judge = async (body: string, style = '') => {
  const { check } = await auditSite(
    accessibilityTool,
    {
      '/': `<!doctype html><html lang="en"><head><title>Page</title><meta name="viewport" content="width=device-width">
        <style>#text{margin:0;padding:20px;font-size:16px}${style}</style></head>
        <body><main><h1>Page</h1>${body}</main></body></html>`,
      '/pale.svg': drawing('#9fd'),
      '/dark.svg': drawing('#012'),
    },
    { browser: chrome.browser },
  )
  return check('color-contrast')
}

const TEXT = '<p id="text">Always in bloom, from March to October</p>'
const below = (distance: number) => `<div style="height:${distance}px"></div>${TEXT}`

describe('a text that axe cannot judge by styles', () => {
  test.each([
    ['a gradient', TEXT, '#text{color:#fff;background:linear-gradient(to right,#40a8c4,#8fe1db)}'],
    ['an image', TEXT, '#text{color:#fff;background:url(/pale.svg)}'],
    [
      'what a pseudo-element paints',
      `<div id="box">${TEXT}</div>`,
      '#box{position:relative}#box::before{content:"";position:absolute;inset:0;background:#9fd;z-index:-1}#text{color:#fff}',
    ],
    [
      'an image element',
      `<div id="box"><img src="/pale.svg" alt="Lilies">${TEXT}</div>`,
      '#box{position:relative}#box img{display:block}#text{position:absolute;top:0;color:#fff}',
    ],
    ['a gradient far down the page', below(3000), '#text{color:#fff;background:linear-gradient(#9fd,#aee)}'],
  ])('fails where it is pale over %s', async (_, body, style) => {
    const { outcome, occurrences } = await judge(body, style)

    expect({ outcome, selectors: occurrences.map(({ selector }) => selector) }).toEqual({
      outcome: 'fail',
      selectors: ['#text'],
    })
    expect(occurrences[0]!.message).toMatch(
      /^The contrast is [12]\.\d+:1 \(at least 4\.5:1\), #ffffff on #[0-9a-f]{6}: change /,
    )
  })

  test.each([
    [
      'proposes a color where one color is behind all of it',
      'color:#17bebb;background:linear-gradient(#fff,#fff)',
      /#17bebb on #ffffff: change the text to `#108482` or darker, or change its background\.$/,
    ],
    [
      'proposes none where several colors are behind it',
      'color:#fff;background:linear-gradient(to right,#40a8c4,#8fe1db)',
      /: change the color of the text or of the background\.$/,
    ],
  ])('%s', async (_, style, said) => {
    const { occurrences } = await judge(TEXT, `#text{${style}}`)

    expect(occurrences[0]!.message).toMatch(said)
  })

  test('says where on the first screen it is', async () => {
    const { occurrences } = await judge(TEXT, '#text{color:#fff;background:linear-gradient(#9fd,#aee)}')

    expect(occurrences[0]!.region).toMatchObject({ x: expect.any(Number), y: expect.any(Number) })
  })

  test('a large text needs less', async () => {
    const style = 'color:#fff;background:linear-gradient(#888,#868686)'
    expect((await judge(TEXT, `#text{${style}}`)).outcome).toBe('fail')
    expect((await judge(TEXT, `#text{${style};font-size:24px}`)).outcome).toBe('not-measured')
  })

  test.each([
    ['can be read over a gradient', TEXT, '#text{color:#000;background:linear-gradient(#9fd,#aee)}'],
    ['can be read over an image', TEXT, '#text{color:#fff;background:url(/dark.svg)}'],
    ['can be read in a part of it', TEXT, '#text{color:#fff;background:linear-gradient(to right,#000,#fff)}'],
    [
      'has a shadow that lets it stand out',
      TEXT,
      '#text{color:#fff;background:url(/pale.svg);text-shadow:0 0 4px #000,0 0 4px #000}',
    ],
    [
      'is itself painted by the gradient',
      TEXT,
      '#text{color:transparent;background:linear-gradient(#024,#135);background-clip:text}',
    ],
    [
      'is filled with another color than that of its style',
      TEXT,
      '#text{color:#fff;-webkit-text-fill-color:#000;background:url(/pale.svg)}',
    ],
    ['stands over an image that did not come', TEXT, '#text{color:#fff;background:#fff url(/missing.jpg)}'],
    [
      'stands over an image that a script is still to set',
      '<div data-bg="/dark.svg" style="background-image:linear-gradient(#eee,#fff)"><p id="text">Always in bloom</p></div>',
      '#text{color:#fff}',
    ],
    [
      'stands over a video',
      `<div id="box"><video muted src="/none.mp4" style="width:100%;height:200px"></video>${TEXT}</div>`,
      '#box{position:relative;background:linear-gradient(#eee,#fff)}#text{position:absolute;top:0;color:#fff}',
    ],
    ['is pale while it fades in', TEXT, '#text{color:#000;opacity:.3;background:linear-gradient(#eee,#fff)}'],
    [
      'lies below something else',
      `<div id="cover"></div>${TEXT}`,
      '#cover{position:fixed;inset:0;background:#fff}#text{color:#fff;background:linear-gradient(#9fd,#aee)}',
    ],
  ])('stays undecided where it %s', async (_, body, style) => {
    const { outcome } = await judge(body, style)

    expect(outcome).not.toBe('fail')
  })
})
