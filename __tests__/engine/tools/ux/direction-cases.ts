import type { Case } from '../../../support/tool-cases.ts'

const check = 'direction-missing'
const ARABIC =
  'هذا نص عربي طويل يكفي ليعرف البرنامج أن الصفحة مكتوبة من اليمين إلى اليسار ولا تحتوي على غير ذلك.'
const HEBREW = 'זהו טקסט ארוך בעברית שמספיק כדי לדעת שהדף נכתב מימין לשמאל ואין בו שום דבר אחר מלבד זה.'
const site = (root: string, body: string, head = '') => ({
  '/page': `<!doctype html>${root}<head><meta charset="utf-8"><title>x</title>${head}</head><body>${body}</body></html>`,
})

export const DIRECTION_CASES: readonly Case[] = [
  {
    check,
    outcome: 'fail',
    when: 'an Arabic page declares nothing',
    site: site('<html lang="ar">', `<p>${ARABIC}</p>`),
    says: '100 % of the letters are Arabic, Hebrew or others that are written from right to left, and <html> has no dir.',
    selector: 'html',
  },
  {
    check,
    outcome: 'fail',
    when: 'a Hebrew page says that it is to be read from the left',
    site: site('<html lang="he" dir="ltr">', `<p>${HEBREW}</p>`),
    says: /<html> has dir="ltr"/,
  },
  {
    check,
    outcome: 'pass',
    when: 'html has it',
    site: site('<html lang="ar" dir="RTL">', `<p>${ARABIC}</p>`),
  },
  {
    check,
    outcome: 'pass',
    when: 'the body has it',
    site: site('<html>', `<div dir="rtl"><p>${HEBREW}</p></div>`),
  },
  {
    check,
    outcome: 'pass',
    when: 'each text finds its own',
    site: site('<html>', `<p dir="auto">${HEBREW}</p>`),
  },
  {
    check,
    outcome: 'pass',
    when: 'styles in the page set it',
    site: site('<html>', `<p>${ARABIC}</p>`, '<style>body { color: red; direction: rtl }</style>'),
  },
  {
    check,
    outcome: 'not-applicable',
    when: 'an English page quotes some Arabic',
    site: site(
      '<html lang="en">',
      `<p>${ARABIC}</p><p>${'This page is about the history of bikes. '.repeat(20)}</p>`,
    ),
  },
  {
    check,
    outcome: 'not-applicable',
    when: 'the Arabic text is in a script',
    site: site('<html>', `<p>Text</p><script type="text/x">${ARABIC}</script>`),
  },
  {
    check,
    outcome: 'not-measured',
    when: 'scripts may still make the text',
    site: {
      '/page': '<html lang="ar"><title>A</title><body><app-root></app-root><script>start()</script>',
    },
  },
]
