import type { Case } from '../../../support/tool-cases.ts'
import { page } from './pages.ts'

const check = 'mail-address-hidden'
const MAIL =
  '<p>Write to <a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="deb4abbab1bd">[email&#160;protected]</a></p>'
const SCRIPT =
  '<script data-cfasync="false" src="/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js"></script>'
const SHOWN = page(MAIL + SCRIPT)
const productionUrl = 'https://judo.github.io/'

export const HIDDEN_MAIL_CASES: readonly Case[] = [
  {
    check,
    outcome: 'fail',
    when: 'the page was saved from Cloudflare and goes to another host',
    site: SHOWN,
    productionUrl,
    says: ['Visitors read "[email protected]" here: nothing on judo.github.io shows the address again.'],
    selector: 'html > body > p > a',
  },
  {
    check,
    outcome: 'fail',
    when: 'it is in a link to a mail program that Cloudflare has changed too',
    site: page(
      '<a href="/cdn-cgi/l/email-protection#fe97"><span class="__cf_email__" data-cfemail="a6cfc8">[email&#160;protected]</span></a>',
    ),
    productionUrl: 'https://judo.netlify.app/',
    says: /^Visitors read/,
  },
  {
    check,
    outcome: 'pass',
    when: 'the script that shows it was saved as well',
    site: { '/page': SHOWN, '/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js': '' },
    productionUrl,
  },
  {
    check,
    outcome: 'pass',
    when: 'Cloudflare may stand before production',
    site: SHOWN,
    productionUrl: 'https://judo.example/',
    says: 'Cloudflare may show the addresses again on production',
  },
  { check, outcome: 'pass', when: 'nobody knows where production is', site: SHOWN },
  {
    check,
    outcome: 'not-applicable',
    when: 'addresses are written as they are',
    site: page('<a href="mailto:a@b.example">a@b.example</a>'),
    productionUrl,
  },
]
