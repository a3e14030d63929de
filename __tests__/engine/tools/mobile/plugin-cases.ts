import type { Case } from '../../../support/tool-cases.ts'
import { page } from './pages.ts'

export const PLUGINS: readonly Case[] = [
  {
    check: 'plugin-content',
    outcome: 'pass',
    when: 'it has a PDF',
    site: page('<embed type="application/pdf" src="a.pdf">'),
  },
  {
    check: 'plugin-content',
    outcome: 'pass',
    when: 'it has embed codes of video sites, which browsers show as players of today',
    site: page(
      `<embed type="application/x-shockwave-flash" src="//www.youtube.com/v/M7lc1UVf-VE?fs=1">
      <object type="application/x-shockwave-flash" data="http://www.youtube-nocookie.com/v/M7lc1UVf-VE"></object>
      <embed src="https://www.dailymotion.com/swf/video/x2" type="application/x-shockwave-flash">
      <object type="application/x-shockwave-flash"><param name="movie" value="http://vimeo.com/moogaloop.swf?clip_id=1">
      <embed src="http://vimeo.com/moogaloop.swf?clip_id=1"></object>`,
    ),
  },
  {
    check: 'plugin-content',
    outcome: 'pass',
    when: 'a script plays its Flash',
    site: page(
      '<script src="https://unpkg.example/@ruffle-rs/ruffle"></script><embed src="game.swf"><object data="a.swf"></object>',
    ),
  },
  {
    check: 'plugin-content',
    outcome: 'pass',
    when: 'a video stands in for its Flash',
    site: page(
      '<object type="application/x-shockwave-flash" data="player.swf"><div><video src="a.mp4" controls></video></div></object>',
    ),
  },
  {
    check: 'plugin-content',
    outcome: 'fail',
    when: 'a video stands beside its Flash, in which there are words alone',
    site: page('<object id="film" data="film.swf"><p>Get Flash</p></object><video src="a.mp4"></video>'),
    says: 'No browser shows this <object>.',
    selector: '#film',
    at: '{origin}/',
  },
  {
    check: 'plugin-content',
    outcome: 'fail',
    when: 'it has Flash of other sites and of other parts of these',
    site: page(
      `<embed id="a" src="https://youtube.com.example/v/M7lc1UVf-VE" type="application/x-shockwave-flash">
      <embed src="https://www.youtube.com/apiplayer" type="application/x-shockwave-flash">`,
    ),
    says: ['No browser shows this <embed>.', 'No browser shows this <embed>.'],
    selector: '#a',
    at: '{origin}/',
  },
  {
    check: 'plugin-content',
    outcome: 'fail',
    when: 'it has Flash',
    site: page('<object id="film" data="film.swf"></object>'),
    says: 'No browser shows this <object>.',
    selector: '#film',
    at: '{origin}/',
  },
]
