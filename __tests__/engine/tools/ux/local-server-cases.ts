import type { Case } from '../../../support/tool-cases.ts'
import { page } from './pages.ts'

const check = 'local-server-called'
const script = (text: string) => page(`<script>${text}</script>`)

export const LOCAL_SERVER_CASES: readonly Case[] = [
  {
    check,
    outcome: 'fail',
    when: 'a script in the page asks one',
    site: script(
      "async function send() { await fetch('http://localhost:9001/api/mail', { method: 'POST' }) }",
    ),
    says: 'The script asks http://localhost:9001/api/mail, which only answers on the machine of the developer.',
    line: 1,
  },
  {
    check,
    outcome: 'fail',
    when: 'a script file of the site asks one',
    site: {
      '/page': page('<script src="/main.js"></script>'),
      '/main.js': 'request.open("GET", `http://127.0.0.1:9002/list?page=1`)',
    },
    says: /^The script asks http:\/\/127\.0\.0\.1:9002\/list/,
    at: '{origin}/main.js',
  },
  {
    check,
    outcome: 'fail',
    when: 'the settings in the page name one',
    site: script(
      'var shop = {"ajax_url":"http:\\/\\/localhost:9001\\/wp-admin\\/admin-ajax.php","nonce":"0b74"}',
    ),
    says: 'Scripts are told to ask http://localhost:9001/wp-admin/admin-ajax.php, which only answers on the machine of the developer.',
  },
  {
    check,
    outcome: 'fail',
    when: 'a plug-in of WordPress loads its files from there',
    site: script(
      'var plugin = {"urls":{"assets":"http:\\/\\/oaks.local\\/wp-content\\/plugins\\/slides\\/"}}',
    ),
    says: 'Scripts are told to load their files from http://oaks.local/wp-content/plugins/slides/, which only the machine of the developer has.',
  },
  ...(
    [
      [
        'only its emoji for old browsers would come from there',
        'var emoji = {"source":{"concatemoji":"http:\\/\\/oaks.local\\/wp-includes\\/js\\/wp-emoji-release.min.js?ver=6.6.2"}}',
      ],
      ['a text tells of a device at home', 'var page = {"text":"Open http://hub.local:8123/settings"}'],
      ['a picture in its settings is there', 'var shop = {"icon_url":"http://localhost:9001/icon.png"}'],
      ['it asks the site', "fetch('/api/localhost')"],
      [
        'it asks one only where it is that machine',
        "fetch(location.hostname === 'localhost' ? 'http://localhost:9001/a' : '/a'); fetch('http://localhost:9001/b')",
      ],
      ['a name begins so', "fetch('http://localhost.example/api')"],
      ['it only names one', "console.log('open http://localhost:9001/')"],
    ] as const
  ).map(([when, text]): Case => ({ check, outcome: 'pass', when, site: script(text) })),
  { check, outcome: 'not-applicable', when: 'there are no scripts', site: page('<p>X</p>') },
]
