import type { Case } from '../../../support/tool-cases.ts'
import { page } from './pages.ts'

const VIDEO = 'https://www.youtube.example/embed/abc'
const frame = (attributes = '', src = VIDEO) =>
  `<iframe src="${src}" title="The workshop" width="380" height="240" ${attributes}></iframe>`

const below = (frames: string, height = 5000) =>
  page(`<h1>Workshop</h1><div style="height:${height}px"></div>${frames}`)

const is = (outcome: 'pass' | 'not-applicable', when: string, site: Case['site']): Case => ({
  check: 'offscreen-frames',
  outcome,
  when,
  site,
})

export const OFFSCREEN_FRAMES: readonly Case[] = [
  {
    check: 'offscreen-frames',
    outcome: 'fail',
    when: 'a video at the end of a long page loads at once',
    site: below(frame()),
    says: /^This frame begins 4\d{3} px below the first screen of a phone and has no loading="lazy": https:\/\/www\.youtube\.example\/embed\/abc$/,
    count: 1,
  },
  {
    check: 'offscreen-frames',
    outcome: 'fail',
    when: 'its address leaves the scheme to the page',
    site: below(frame('loading="eager"', '//maps.example/embed?q=1&amp;z=2')),
    says: /maps\.example\/embed\?q=1&z=2$/,
    count: 1,
  },
  is('not-applicable', 'there are no frames', page('<p>Text</p>')),
  is('not-applicable', 'it is lazy', below(frame('loading="lazy"'))),
  is('not-applicable', 'it shows a page of the site itself', below(frame('', '/prices.html'))),
  is('not-applicable', 'it has no address until visitors agree', below(frame('data-src="x"', 'about:blank'))),
  is(
    'not-applicable',
    'a script puts it into the page',
    below(`<div id="here"></div><script>here.innerHTML = '${frame()}'</script>`),
  ),
  is('pass', 'it is so near that a browser loads it in any case', below(frame(), 2000)),
  is('pass', 'it is in a part that is not open', below(`<div style="display:none">${frame()}</div>`)),
  is('pass', 'it is too small to show anything', below(frame('style="width:1px;height:1px"'))),
  is('pass', 'a script makes it lazy', below(`${frame('id="late"')}<script>late.loading = 'lazy'</script>`)),
]
