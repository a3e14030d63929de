import type { Case } from '../../../support/tool-cases.ts'
import { page } from './pages.ts'

const script = (source: string) => page(`<p>x</p><script>${source}</script>`)
const JS = { headers: { 'content-type': 'text/javascript' } }

/** Keys of services and numbers of phones. */
export const ACCOUNT_CASES: readonly Case[] = [
  ...(
    [
      [
        'a form whose address has its placeholder',
        page('<form action="https://formspree.io/f/YOUR_FORM_ID" method="post"><input name="a"></form>'),
        'This <form> has "YOUR_FORM_ID" where a key or an id of your account belongs.',
      ],
      [
        'a link with the placeholder of a referral',
        page('<script></script><a href="https://broker.example/referral/YOUR_REFERRAL_ID">Open</a>'),
        'This <a> has "YOUR_REFERRAL_ID" where a key or an id of your account belongs.',
      ],
      [
        'a script that is loaded with a placeholder',
        page(
          '<script src="/maps/sdk.js?appkey=YOUR_MAPS_API_KEY&libraries=services" type="text/plain"></script>',
        ),
        'This <script> has "YOUR_MAPS_API_KEY" where a key or an id of your account belongs.',
      ],
      [
        'a captcha without its key',
        page('<div class="captcha" data-sitekey="YOUR_SITE_KEY"></div>'),
        'This <div> has "YOUR_SITE_KEY" where a key or an id of your account belongs.',
      ],
      [
        'a script that sends to a service with it',
        script("const token = 'YOUR_BOT_TOKEN'; send.onclick = () => fetch('https://api.example/' + token)"),
        'This script has "YOUR_BOT_TOKEN" where a key or an id of your account belongs.',
      ],
      [
        'a placeholder in Russian',
        script('const botToken = "ТВОЙ_ТОКЕН_БОТА"; fetch("https://api.example/bot" + botToken)'),
        'This script has "ТВОЙ_ТОКЕН_БОТА" where a key or an id of your account belongs.',
      ],
      [
        'a placeholder in the host of a service',
        script("const url = 'https://YOUR_PROJECT.base.example'; fetch(url)"),
        'This script has "YOUR_PROJECT" where a key or an id of your account belongs.',
      ],
      ...(
        [
          ['KORVAA_TAMA', 'Finnish'],
          ['DEINE_FORMULAR_ID', 'German'],
          ['deine-form-id', 'German, in small letters'],
          ['XXXXXXXX', 'no language'],
          ['yourformid', 'one word'],
        ] as const
      ).map(
        ([id, language]) =>
          [
            `a form whose id is a placeholder in ${language}`,
            page(`<form action="https://formspree.io/f/${id}" method="post"><button>Send</button></form>`),
            `This <form> has "${id}" where a key or an id of your account belongs.`,
          ] as const,
      ),
      [
        'a form whose key is a placeholder in Spanish',
        page(
          '<form action="https://api.web3forms.com/submit"><input type="hidden" name="access_key" value="AQUI_LA_CLAVE"></form>',
        ),
        'This field has "AQUI_LA_CLAVE" where a key or an id of your account belongs.',
      ],
      [
        'a kit of icons that is nobody’s',
        page(
          '<p>x</p><script src="https://kit.fontawesome.com/your-code.js" crossorigin="anonymous"></script>',
        ),
        'This <script> has "your-code" where a key or an id of your account belongs.',
      ],
      [
        'a script that sends to the form of nobody',
        script("send.onclick = () => fetch('https://formspree.io/f/REMPLACER_MOI', { method: 'POST' })"),
        'This script has "REMPLACER_MOI" where a key or an id of your account belongs.',
      ],
      [
        'a script that has no key for its mails',
        script("emailjs.init({ publicKey: 'MA_CLE_ICI' })"),
        'This script has "MA_CLE_ICI" where a key or an id of your account belongs.',
      ],
      [
        'a script that has no key for its mails, in lines of their own',
        script(`emailjs.init({
                publicKey: "INSERISCI_LA_TUA_PUBLIC_KEY"
        })`),
        'This script has "INSERISCI_LA_TUA_PUBLIC_KEY" where a key or an id of your account belongs.',
      ],
      [
        'a script that names no service for its mails',
        script("emailjs.sendForm('TUO_SERVICE_ID', form)"),
        'This script has "TUO_SERVICE_ID" where a key or an id of your account belongs.',
      ],
      [
        'a file of its own that has one',
        {
          '/page': page('<p>x</p><script src="/config.js"></script>'),
          '/config.js': { ...JS, body: 'initializeApp({ apiKey: "YOUR_API_KEY_HERE" })' },
        },
        'This script has "YOUR_API_KEY_HERE" where a key or an id of your account belongs.',
      ],
    ] as const
  ).map(([when, site, says]): Case => ({ check: 'key-not-filled-in', outcome: 'fail', when, site, says })),
  ...(
    [
      [
        'ids of forms, and keys',
        page(`<p>Write to us.</p><form action="https://formspree.io/f/xnqovvwv"><input name="access_key" value="04c7a79f-b120-4246-89ec-66007d545b53"></form>
          <script src="https://kit.fontawesome.com/6c84ac616f.js"></script><form action="https://getform.io/f/abcdefab-deca-fade-beef-abcdefabcdef"></form><form action="https://formcarry.com/s/ZdkXplaxupkg"></form>
          <script>emailjs.init("LTHgVLWkZF864I7Ur"); fetch('https://usebasin.com/f/1a2b3c')</script>`),
      ],
      ['a key', script("const token = 'a8f3'; fetch('/api/' + token)")],
      [
        'a script that runs without the service until there is a key',
        script("const key = 'YOUR_PUBLIC_KEY'; if (key !== 'YOUR_PUBLIC_KEY') fetch('/send?key=' + key)"),
      ],
      [
        'a script that knows placeholders by their beginning',
        script("const key = 'YOUR_PUBLIC_KEY'; if (!key.startsWith('YOUR_')) fetch('/send?key=' + key)"),
      ],
      [
        'a script beside another one that asks for it',
        {
          '/page': page(
            '<p>x</p><script src="/config.js"></script><script>on = cfg.key !== "YOUR_API_KEY"</script>',
          ),
          '/config.js': { ...JS, body: 'cfg = { key: "YOUR_API_KEY" }; fetch("/a?key=" + cfg.key)' },
        },
      ],
      ['a value of last resort', script("const key = window.key || 'YOUR_API_KEY'; fetch('/a?key=' + key)")],
      ['a comment', script("const key = 'a8f3' // const key = 'YOUR_API_KEY'\nfetch('/a?key=' + key)")],
      ['a script that sends nothing', script("const key = 'YOUR_API_KEY'")],
      [
        'code that a manual shows',
        page('<script></script><pre>fetch("https://api.example/?key=YOUR_API_KEY")</pre>'),
      ],
      [
        'a link whose address the manual shows as it is',
        page(
          '<script></script><p>Open <a href="https://api.example/v1?key=YOUR_API_KEY">https://api.example/v1?key=YOUR_API_KEY</a></p>',
        ),
      ],
      [
        'a script that holds the code that a manual shows',
        page(
          `<pre><code>createClient('YOUR_API_KEY')</code></pre><script>show("const client = createClient('YOUR_API_KEY')"); fetch('/next')</script>`,
        ),
      ],
      ['an address with such words', page('<a href="/docs/your-api-key">Keys</a><script></script>')],
      ['a file that is not there', page('<p>x</p><script src="/gone.js"></script>')],
    ] as const
  ).map(([when, site]): Case => ({ check: 'key-not-filled-in', outcome: 'pass', when, site })),
  {
    check: 'key-not-filled-in',
    outcome: 'not-applicable',
    when: 'the page has no script, form or frame',
    site: page('<p>Bikes</p>'),
  },
  ...(
    [
      [
        'fail',
        'a link dials it',
        '<a href="tel:+4402079460018">Call</a>',
        'tel:+4402079460018 has a zero after the country code.',
      ],
      [
        'fail',
        'a link dials what readers leave out',
        '<a href="tel:+49(0)30%20901820">+49 (0)30 901820</a>',
        'tel:+49(0)30%20901820 has a zero after the country code.',
      ],
      [
        'fail',
        'a text has it',
        '<div><p>Phone: <b>+234 08110844173</b></p></div>',
        '"+234 08110844173" has a zero after the country code.',
      ],
      [
        'fail',
        'an Irish number stands behind the code of North America',
        '<p>Phone: +1 0861712837<br>Email</p>',
        '"+1 0861712837" has a zero after the country code.',
      ],
      [
        'pass',
        'what begins with 10 is no number of North America',
        '<p>+10 500 600 700</p> +1 617 555 0123',
        undefined,
      ],
      ['pass', 'it is left out', '<a href="tel:+442079460018">020 7946 0018</a> +234 8110 844173', undefined],
      [
        'pass',
        'brackets say that it is left out',
        '<a href="tel:+4930901820">+49 (0)30 901820</a>',
        undefined,
      ],
      ['pass', 'it is part of the number, as in Italy', '<p>+39 06 6982 1234</p>', undefined],
      [
        'pass',
        'cells of a table are no number',
        '<div><table><tr><td>For all of class 5 +</td><td>200</td><td>2000</td><td>2000</td></tr></table></div>+234 8110 844173',
        undefined,
      ],
      ['pass', 'the number is that of a template', '<p>+44 0123 456789</p> +33 000000000', undefined],
      ['not-applicable', 'no number has a code', '<p>Phone: 020 7946 0018</p>', undefined],
    ] as const
  ).map(
    ([outcome, when, body, says]): Case => ({
      check: 'phone-zero-after-code',
      outcome,
      when,
      site: page(body),
      ...(says !== undefined && { says }),
    }),
  ),
]
