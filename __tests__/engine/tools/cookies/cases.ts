import type { Case } from '../../../support/tool-cases.ts'
import type { Answer } from '../../../support/web-server.ts'

/** A site and the page of it that is audited. */
export type Served = Pick<Case, 'site' | 'path'>

export const SITE = 'https://www.example.com/'
export const page = (cookies: string | string[], body = '<title>a</title>') => ({
  headers: { 'set-cookie': cookies },
  body,
})
/** Any page of a staged web. */
export const web = (site: Record<string, Answer>, path: string): Served => ({ site, path })
/** A public page over HTTPS that sets cookies. */
export const https = (cookies: string | string[], body?: string) => web({ [SITE]: page(cookies, body) }, SITE)
export const local = (cookies: string | string[], body?: string): Served => ({
  site: { '/': page(cookies, body) },
})
export const GOOD = 'theme=dark; Path=/; Secure; SameSite=Lax; Max-Age=3600'
const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toUTCString()
export const GTAG = '<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>'
const OPENS_POLICY =
  "<script>document.querySelector('.policy').addEventListener('click', () => dialog.showModal())</script>"

const passes = (check: string, when: string, cookies: string | string[] = GOOD): Case => ({
  check,
  outcome: 'pass',
  when,
  ...https(cookies),
})
const fails = (check: string, when: string, cookies: string | string[], says: string | RegExp): Case => ({
  check,
  outcome: 'fail',
  when,
  ...https(cookies),
  says,
  at: SITE,
})
const none = (
  check: string,
  when: string,
  served: Served = https([]),
  says = /sets no such cookie|sets no cookies/,
): Case => ({ check, outcome: 'not-applicable', when, ...served, says })

export const CASES: readonly Case[] = [
  passes('malformed', 'it has name and value'),
  fails('malformed', 'it has neither name nor value', '=', 'A cookie without a name has no value either.'),
  fails('malformed', 'a pair has no name', '=id=1; Secure', /^A cookie without a name has a value with "="/),
  fails(
    'malformed',
    'a tab stands in the value',
    'id=1\t2; Secure',
    'id has a tab in its name, its value or an attribute.',
  ),
  none('malformed', 'there are none'),
  passes('too-large', 'name and value have 4,096 octets', `a=${'x'.repeat(4095)}`),
  fails(
    'too-large',
    'name and value have 4,097 octets',
    `a=${'x'.repeat(4096)}`,
    'a has 4097 bytes of name and value (at most 4096).',
  ),
  none('too-large', 'there are none'),
  passes('domain-rejected', 'the domain is above the host', 'a=b; Domain=.example.com; Secure'),
  fails(
    'domain-rejected',
    'the domain is another one',
    'a=b; Domain=example.org',
    'a has Domain=example.org, which is neither www.example.com nor a domain above it.',
  ),
  fails(
    'domain-rejected',
    'the domain is a top-level one',
    'a=b; Domain=com',
    /Domain=com, which is a public suffix/,
  ),
  {
    check: 'domain-rejected',
    outcome: 'fail',
    when: 'the domain is that of many customers',
    ...web(
      { 'https://my-app.vercel.app/': page('a=b; Domain=vercel.app; Secure') },
      'https://my-app.vercel.app/',
    ),
    says: 'a has Domain=vercel.app, which is a public suffix: others have sites there.',
  },
  none(
    'domain-rejected',
    'only an attribute of a CDN’s cookie is wrong',
    https('__cf_bm=x; Domain=org; Secure'),
  ),
  none('domain-rejected', 'no domain is given', https(GOOD)),
  passes('secure-over-http', 'it comes over HTTPS'),
  {
    check: 'secure-over-http',
    outcome: 'fail',
    when: 'it comes over plain HTTP',
    ...web({ 'http://www.example.com/': page('a=b; Secure') }, 'http://www.example.com/'),
    says: 'a has Secure, but comes over plain HTTP.',
    at: 'http://www.example.com/',
  },
  { check: 'secure-over-http', outcome: 'pass', when: 'it comes from this machine', ...local('a=b; Secure') },
  none('secure-over-http', 'there are none'),
  passes('samesite-none-insecure', 'it has Secure', 'a=b; SameSite=None; Secure'),
  fails(
    'samesite-none-insecure',
    'it has no Secure',
    'a=b; SameSite=None',
    'a has SameSite=None without Secure.',
  ),
  none('samesite-none-insecure', 'no cookie has SameSite=None', https(GOOD)),
  passes('partitioned-insecure', 'it has Secure', 'a=b; SameSite=None; Secure; Partitioned'),
  fails('partitioned-insecure', 'it has no Secure', 'a=b; Partitioned', 'a has Partitioned without Secure.'),
  none('partitioned-insecure', 'no cookie is Partitioned', https(GOOD)),
  passes('prefix-broken', '__Host- has what it promises', '__Host-a=b; Secure; Path=/'),
  fails(
    'prefix-broken',
    '__Host- has no Path=/',
    '__Host-a=b; Secure',
    '__Host-a needs Path=/ for its prefix __Host-.',
  ),
  fails(
    'prefix-broken',
    '__Host- has a domain',
    '__Host-a=b; Secure; Path=/; Domain=www.example.com',
    '__Host-a needs no Domain for its prefix __Host-.',
  ),
  fails(
    'prefix-broken',
    '__Secure- has no Secure',
    '__Secure-a=b',
    '__Secure-a needs Secure for its prefix __Secure-.',
  ),
  fails(
    'prefix-broken',
    '__Http- has no HttpOnly',
    '__Http-a=b; Secure',
    '__Http-a needs HttpOnly for its prefix __Http-.',
  ),
  none('prefix-broken', 'no name has a prefix', https(GOOD)),
  passes('samesite-invalid', 'it is Lax'),
  fails(
    'samesite-invalid',
    'it is a word that does not exist',
    'a=b; SameSite=Laxed',
    'a has an attribute that browsers ignore: SameSite=Laxed is not Strict, Lax or None.',
  ),
  none('samesite-invalid', 'none says anything of SameSite', https('a=b; Secure')),
  passes('attribute-ignored', 'all are read'),
  fails(
    'attribute-ignored',
    'Expires is no date',
    'a=b; Expires=tomorrow',
    'a has an attribute that browsers ignore: Expires=tomorrow is not a date.',
  ),
  fails(
    'attribute-ignored',
    'Max-Age is no number',
    'a=b; Max-Age=1 day',
    'a has an attribute that browsers ignore: Max-Age=1 day is not a number of seconds.',
  ),
  fails(
    'attribute-ignored',
    'Path has no slash at its start',
    'a=b; Path=shop',
    'a has an attribute that browsers ignore: Path=shop does not begin with a slash.',
  ),
  fails(
    'attribute-ignored',
    'Path is too long',
    `a=b; Path=/${'x'.repeat(1024)}`,
    'a has an attribute that browsers ignore: path has 1025 bytes (at most 1024).',
  ),
  none('attribute-ignored', 'none has a value that could be ignored', https('a=b; Secure; SameSite=Lax')),
  passes('expiry-conflict', 'both say the same', `a=b; Max-Age=86400; Expires=${inDays(1)}`),
  passes('expiry-conflict', 'both delete the cookie', `a=; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT`),
  fails(
    'expiry-conflict',
    'they are far apart',
    `a=b; Max-Age=60; Expires=${inDays(30)}`,
    /^a has a Max-Age of 60 seconds, but its Expires is 2\d{6} seconds away\.$/,
  ),
  none('expiry-conflict', 'only one of them is given', https(GOOD)),
  passes('not-secure', 'it has Secure'),
  fails('not-secure', 'it has no Secure', 'a=b; HttpOnly', 'a has no Secure attribute.'),
  none('not-secure', 'none comes over HTTPS', local('a=b')),
  none('not-secure', 'it is being deleted', https('a=; Max-Age=0')),
  none('not-secure', 'a load balancer sets it', https('AWSALB=x; Path=/')),
  passes('session-readable-by-scripts', 'it has HttpOnly', 'PHPSESSID=x; Secure; HttpOnly'),
  ...[
    'SSESS9f2c',
    'ASPSESSIONIDQQ',
    'MoodleSessionshop',
    'fe_typo_user',
    'OCSESSID',
    'DokuWiki',
    'koa.sess',
  ].map(name =>
    fails(
      'session-readable-by-scripts',
      `it is ${name}`,
      `${name}=x; Secure`,
      `${name} has no HttpOnly attribute.`,
    ),
  ),
  fails(
    'session-readable-by-scripts',
    'it is that of PHP',
    'PHPSESSID=x; Secure',
    'PHPSESSID has no HttpOnly attribute.',
  ),
  fails(
    'session-readable-by-scripts',
    'its name says session',
    '__Host-session=x; Secure; Path=/',
    '__Host-session has no HttpOnly attribute.',
  ),
  none('session-readable-by-scripts', 'no cookie holds a session', https(GOOD)),
  passes('samesite-missing', 'it has SameSite'),
  fails('samesite-missing', 'it has none', 'a=b; Secure', 'a has no SameSite attribute.'),
  none('samesite-missing', 'a load balancer sets it', https('AWSALB=x; Path=/')),
  passes('over-http', 'it is set over HTTPS'),
  {
    check: 'over-http',
    outcome: 'fail',
    when: 'a redirect over plain HTTP sets it',
    ...web(
      {
        'http://www.example.com/': { status: 301, headers: { location: SITE, 'set-cookie': 'a=b' } },
        [SITE]: '<title>a</title>',
      },
      'http://www.example.com/',
    ),
    says: 'a is set over plain HTTP.',
    at: 'http://www.example.com/',
  },
  none('over-http', 'this machine sets it', local('a=b'), /on this machine/),
  passes('characters-not-allowed', 'its value stands in quotes', 'a="quoted"; Secure'),
  fails(
    'characters-not-allowed',
    'its value has blanks, commas and quotes',
    'a={"b":1, "c":2}; Secure',
    'a has a space, a comma, a double quote in its value.',
  ),
  fails(
    'characters-not-allowed',
    'its name has a blank',
    'a b=c; Secure',
    'a b has a character in its name that is not allowed.',
  ),
  none('characters-not-allowed', 'there are none'),
  passes('duplicate-cookie', 'their names differ', [GOOD, 'other=1; Secure']),
  passes('duplicate-cookie', 'the other one deletes an old cookie', [
    GOOD,
    'theme=; Domain=www.example.com; Max-Age=0',
  ]),
  fails(
    'duplicate-cookie',
    'a name is set twice',
    [GOOD, 'theme=light; Secure'],
    'theme is set 2 times in one response.',
  ),
  none('duplicate-cookie', 'it is being deleted', https('theme=; Max-Age=0')),
  passes(
    'too-many-cookies',
    'there are fifty',
    Array.from({ length: 50 }, (_, index) => `c${index}=x; Secure`),
  ),
  fails(
    'too-many-cookies',
    'there are fifty-one',
    Array.from({ length: 51 }, (_, index) => `c${index}=x; Secure`),
    'The page sets 51 cookies for www.example.com (at most 50).',
  ),
  none('too-many-cookies', 'there are none'),
  passes('request-header-too-large', 'they take less than 8,000 octets', [
    `a=${'x'.repeat(3900)}`,
    `b=${'x'.repeat(3900)}`,
  ]),
  fails(
    'request-header-too-large',
    'they take more than 8,000 octets',
    [`a=${'x'.repeat(4000)}`, `b=${'x'.repeat(4000)}`],
    'Requests for this page carry 8008 bytes of cookies (at most 8000).',
  ),
  none('request-header-too-large', 'there are none'),
  passes('lifetime-above-13-months', 'it lives for 390 days', `_ga=GA1.2; Secure; Max-Age=${390 * 86_400}`),
  fails(
    'lifetime-above-13-months',
    'it lives for two years',
    '_ga=GA1.2; Secure; Max-Age=63072000',
    '_ga is set for 730 days (at most 396).',
  ),
  none('lifetime-above-13-months', 'no cookie tracks', https(GOOD)),
  passes('tracking-before-consent', 'none of them tracks', [GOOD, 'PHPSESSID=x']),
  passes('tracking-before-consent', 'there are none', []),
  passes('tracking-before-consent', 'it is being deleted', '_fbp=; Max-Age=0'),
  fails(
    'tracking-before-consent',
    'a cookie of Meta is set',
    '_fbp=fb.1; Secure; Max-Age=7776000',
    '_fbp of Meta (marketing) is set by the first response.',
  ),
  none('scripts-track-before-consent', 'nothing runs on the page', https(GOOD), /no scripts/),
  {
    check: 'policy-link-missing',
    outcome: 'pass',
    when: 'the text of a link says so',
    ...https([], `${GTAG}<a href="/legal/p">Datenschutz</a>`),
  },
  {
    check: 'policy-link-missing',
    outcome: 'pass',
    when: 'the address of a link says so',
    ...https([], `${GTAG}<a href="/privacy">§</a>`),
  },
  ...[
    '<label>Ho preso visione dell’informativa privacy disponibile <a href="https://drive.example/p">qui</a></label>',
    '<p>Hello. You can read <a href="/p">here</a> how our privacy policy handles it.</p>',
    '<p>Unsere Datenschutzerklärung <b>finden Sie</b> <a href="/p">hier</a>.</p>',
  ].map(
    (body): Case => ({
      check: 'policy-link-missing',
      outcome: 'pass',
      when: `the sentence around a link that says only "here" says so: ${body}`,
      ...https([], `${GTAG}${body}`),
    }),
  ),
  ...[
    '<p>We value your privacy. Write <a href="/p">here</a>.</p>',
    '<p>We value your privacy, so <a href="/p">call us</a>.</p>',
    '<p>Our privacy policy is <a href="#">here</a>.</p>',
  ].map(
    (body): Case => ({
      check: 'policy-link-missing',
      outcome: 'fail',
      when: `another sentence or another link does: ${body}`,
      ...https([], `${GTAG}${body}`),
    }),
  ),
  {
    check: 'policy-link-missing',
    outcome: 'pass',
    when: 'the title of a link says so',
    ...https([], `${GTAG}<a href="/legal/p" title="Datenschutz">§</a>`),
  },
  ...['datenshutz.html', 'datenschuz', 'privay.php', 'privcy-policy'].map(
    (file): Case => ({
      check: 'policy-link-missing',
      outcome: 'pass',
      when: `the name of its file is misspelt: ${file}`,
      ...https([], `${GTAG}<a href="./${file}">§</a>`),
    }),
  ),
  {
    check: 'policy-link-missing',
    outcome: 'fail',
    when: 'names of files begin with other words',
    ...https(
      [],
      `${GTAG}<a href="/daten.html">A</a><a href="/pricing-cook.html">B</a><a href="/privy">C</a>`,
    ),
  },
  {
    check: 'policy-link-missing',
    outcome: 'pass',
    when: 'the policy stands on the page itself, under a heading',
    ...https([], `${GTAG}<a href="/a">A</a><h2>Politique de gestion des données personnelles (RGPD)</h2>`),
  },
  {
    check: 'policy-link-missing',
    outcome: 'pass',
    when: 'it is a part of the legal notice that a link leads to',
    ...web(
      {
        [SITE]: page([], `${GTAG}<a href="/impressum">Impressum</a>`),
        [`${SITE}impressum`]: page([], '<h1>Impressum</h1><h2>Datenschutzerklärung</h2>'),
      },
      SITE,
    ),
  },
  ...(
    [
      ['pass', 'speak of it', '<h1>Terms</h1><h2>Privacy</h2>'],
      ['fail', 'do not', '<h1>Terms</h1><h2>Payment</h2>'],
    ] as const
  ).map(
    ([outcome, what, body]): Case => ({
      check: 'policy-link-missing',
      outcome,
      when: `terms at any address, which a link calls so, ${what}`,
      ...web(
        {
          [SITE]: page([], `${GTAG}<a href="/info/7">Terms and conditions</a>`),
          [`${SITE}info/7`]: page([], body),
        },
        SITE,
      ),
    }),
  ),
  ...(
    [
      ['pass', 'a link calls a legal notice, whatever its address', 'Mentions\n légales'],
      ['fail', 'a link does not call one, and its address neither', 'Mentions in the press'],
    ] as const
  ).map(
    ([outcome, when, text]): Case => ({
      check: 'policy-link-missing',
      outcome,
      when: `it is a part of what ${when}`,
      ...web(
        {
          [SITE]: page([], `${GTAG}<a href="/mentions.html">${text}</a>`),
          [`${SITE}mentions.html`]: page([], '<h1>Mentions</h1><h2>Collecte de données personnelles</h2>'),
        },
        SITE,
      ),
    }),
  ),
  {
    check: 'policy-link-missing',
    outcome: 'pass',
    when: 'a button opens it',
    ...https([], `${GTAG}<a href="/a">A</a><button type="button">Datenschutz</button>`),
  },
  ...(
    [
      [
        'pass',
        'a page builder makes a block open it',
        '<div data-ep-wrapper-link="{}"><p>Политика конфиденциальности</p></div>',
      ],
      ['pass', 'a block with a handler opens it', '<div onclick="openPolicy()">Datenschutz</div>'],
      [
        'pass',
        'a script makes its name open it',
        `<span class="policy">Privacy policy</span>${OPENS_POLICY}`,
      ],
      ['fail', 'a block only speaks of it', '<div role="note">Datenschutz ist uns wichtig</div>'],
      ['fail', 'a script opens something else', `<span class="terms">Privacy policy</span>${OPENS_POLICY}`],
    ] as const
  ).map(
    ([outcome, when, body]): Case => ({
      check: 'policy-link-missing',
      outcome,
      when,
      ...https([], `${GTAG}<a href="/a">A</a>${body}`),
    }),
  ),
  ...[
    ...['Ochrana osobních údajů', 'Ochrana soukromí', 'Zaštita osobnih podataka', 'Privatlivspolitik'],
    ...[
      'Персональные данные',
      'Політика приватності',
      'Προσωπικά δεδομένα',
      'Privatsphäre',
      'Privatumo politika',
    ],
  ].map(
    (text): Case => ({
      check: 'policy-link-missing',
      outcome: 'pass',
      when: `it is called "${text}"`,
      ...https([], `${GTAG}<a href="/p">${text}</a>`),
    }),
  ),
  {
    check: 'policy-link-missing',
    outcome: 'fail',
    when: 'links and buttons are for private persons, trainers, staff and guards',
    ...https(
      [],
      `${GTAG}<a href="/privat-och-foretag">Privat &amp; företag</a><button>Privatperson</button><a href="/b">Персональный тренер</a><a href="/c">Προσωπικό</a><a href="/d">Ochrana objektů</a><a href="/e">Osobní trénink</a>`,
    ),
  },
  {
    check: 'policy-link-missing',
    outcome: 'fail',
    when: 'a heading is about private lessons',
    ...https([], `${GTAG}<a href="/a">A</a><h2>Privatstunden und private Feiern</h2>`),
    says: 'The page loads the Google tag, but has no link to a privacy or cookie policy.',
  },
  {
    check: 'policy-link-missing',
    outcome: 'fail',
    when: 'a tag tracks and no link says so',
    ...https([], `${GTAG}<a href="/about">About</a>`),
    says: 'The page loads the Google tag, but has no link to a privacy or cookie policy.',
    at: SITE,
  },
  {
    check: 'policy-link-missing',
    outcome: 'fail',
    when: 'a cookie tracks and no link says so',
    ...https('_ga=x', '<a href="/about">About</a>'),
    says: 'The page sets a tracking cookie, but has no link to a privacy or cookie policy.',
  },
  {
    check: 'policy-link-missing',
    outcome: 'fail',
    when: 'a plug-in of Facebook tracks',
    ...https(
      [],
      '<script src="https://connect.facebook.net/en_US/sdk.js#xfbml=1"></script><a href="/about">About</a>',
    ),
    says: 'The page loads the Facebook SDK, but has no link to a privacy or cookie policy.',
  },
  {
    check: 'policy-link-missing',
    outcome: 'not-measured',
    when: 'the page has no links',
    ...https([], GTAG),
    says: /no links/,
  },
  {
    check: 'policy-link-missing',
    outcome: 'not-applicable',
    when: 'the only tag is one of Universal Analytics, which nobody reads any more',
    ...https(
      [],
      "<script>ga('create', 'UA-12345-1', 'auto')</script><script src=\"https://www.google-analytics.com/analytics.js\"></script><a href=\"/a\">About</a>",
    ),
  },
  {
    check: 'data-without-policy',
    outcome: 'pass',
    when: 'a link beside the form leads to the policy',
    ...https([], '<form><input type="email" name="mail"></form><a href="/privacy">Privacy</a>'),
  },
  {
    check: 'data-without-policy',
    outcome: 'fail',
    when: 'a form asks for an email address and no link says so',
    ...https([], '<form><input type="email" name="mail"><button>Send</button></form><a href="/a">About</a>'),
    says: 'The page asks for personal data in a form, but has no link to a privacy or cookie policy.',
  },
  ...(
    [
      ['fail', 'opens the banner once more', '<a href="#" id="open">Cookies</a>'],
      ['fail', 'is a button of the banner', '<button>Cookies</button><a href="/a">About</a>'],
      ['pass', 'leads to a page', '<a href="/cookies">Cookies</a>'],
      ['pass', 'opens the policy', '<a href="#" id="open">Cookie policy</a>'],
    ] as const
  ).map(
    ([outcome, what, link]): Case => ({
      check: 'data-without-policy',
      outcome,
      when: `what is called "Cookies" ${what}`,
      ...https([], `<form><input type="email" name="mail"><button>Send</button></form>${link}`),
    }),
  ),
  {
    check: 'data-without-policy',
    outcome: 'fail',
    when: 'only the name of a field says that it is for a phone number',
    ...https([], '<form><input name="Telefono" id="tel"><button>Invia</button></form><a href="/a">Noi</a>'),
    says: 'The page asks for personal data in a form, but has no link to a privacy or cookie policy.',
  },
  ...[
    '<html lang="sv">',
    '<link rel="canonical" href="https://www.shop.ie/">',
    '<html lang="es"><a href="tel:+34968000000">+34 968 000 000</a>',
    '<html><a href="mailto:board@garden.m.se">board@garden.m.se</a>',
  ].map(
    (sign): Case => ({
      check: 'data-without-policy',
      outcome: 'fail',
      when: `another service shows a map on a page for Europe: ${sign}`,
      ...https(
        [],
        `${sign}<iframe src="https://www.google.com/maps/embed?pb=1"></iframe><a href="/a">About</a>`,
      ),
      says: 'The page hands data of its visitors on (it has a map of Google), but has no link to a privacy or cookie policy.',
    }),
  ),
  ...[
    ['HubSpot', '<div class="mt-4 hs-form-frame" data-form-id="1-2" data-portal-id="3"></div>'],
    ['HubSpot', '<script>hbspt.forms.create({ portalId: "3", formId: "1-2", target: "#demo" })</script>'],
    ['HubSpot', '<iframe src="https://share-eu1.hsforms.com/1abc"></iframe>'],
    ['MailerLite', '<div class="ml-embedded" data-form="aBc"></div>'],
    ['Kit', '<script async data-uid="a1b2c3d4e5" src="https://kranz.ck.page/a1b2c3d4e5/index.js"></script>'],
    ['Brevo', '<iframe src="https://a1b2c3.sibforms.com/serve/MUIFAA"></iframe>'],
    ['Substack', '<iframe src="https://kranz.substack.com/embed"></iframe>'],
  ].map(
    ([service, form]): Case => ({
      check: 'data-without-policy',
      outcome: 'fail',
      when: `the form is one of ${service}: ${form}`,
      ...https([], `${form}<a href="/a">About</a>`),
      says: `The page asks for personal data in a form of ${service}, but has no link to a privacy or cookie policy.`,
    }),
  ),
  {
    check: 'data-without-policy',
    outcome: 'pass',
    when: 'the home page of a site with a form of a service links to the policy',
    ...web(
      {
        [SITE]: page([], '<a href="/privacy">Privacy</a>'),
        [`${SITE}demo`]: page(
          [],
          '<div class="hs-form-frame" data-form-id="1-2"></div><a href="/a">About</a>',
        ),
      },
      `${SITE}demo`,
    ),
  },
  none(
    'data-without-policy',
    'a form of a service is not there, or hidden',
    https(
      [],
      '<div class="hs-form-frame"></div><div hidden><div class="ml-embedded" data-form="a"></div></div><script src="https://js.hsforms.net/forms/embed/v2.js"></script><a href="/a">About</a>',
    ),
    /asks for no data/,
  ),
  ...[
    ['Typeform', 'src="https://form.typeform.com/to/aBcD"'],
    ['Tally', 'data-tally-src="https://tally.so/embed/aBcD?hideTitle=1"'],
    ['Jotform', 'src="https://form.jotform.com/251234567890"'],
    ['Microsoft', 'src="https://forms.office.com/r/aBcD"'],
  ].map(
    ([service, source]): Case => ({
      check: 'data-without-policy',
      outcome: 'fail',
      when: `a page for Europe has a form of ${service}`,
      ...https([], `<html lang="sv"><iframe ${source}></iframe><a href="/a">About</a>`),
      says: `The page hands data of its visitors on (it has a form of ${service}), but has no link to a privacy or cookie policy.`,
    }),
  ),
  {
    check: 'data-without-policy',
    outcome: 'fail',
    when: 'there is a form beside the map of another service',
    ...https(
      [],
      '<html lang="sv"><iframe src="https://www.google.com/maps/embed?pb=1"></iframe><form><input type="email" name="mail"></form><a href="/a">About</a>',
    ),
    says: 'The page hands data of its visitors on (it has a map of Google) and asks for personal data in a form, but has no link to a privacy or cookie policy.',
  },
  {
    check: 'data-without-policy',
    outcome: 'fail',
    when: 'a script of another service draws the map, and did not come here',
    ...https(
      [],
      '<html lang="sv"><script src="https://maps.googleapis.com/maps/api/js?key=x&callback=initMap"></script><a href="/a">About</a>',
    ),
    says: 'The page hands data of its visitors on (it has a script of Google Maps), but has no link to a privacy or cookie policy.',
  },
  none(
    'policy-link-missing',
    'the tag has the ID of a manual, and collects nothing',
    https(
      [],
      '<script async src="https://www.googletagmanager.com/gtag/js?id=G-XXXXXXXXXX"></script><a href="/a">About</a>',
    ),
    /no known tracker/,
  ),
  none(
    'policy-link-missing',
    'the tag has the ID of a theme, and collects nothing',
    https(
      [],
      `<script async src="https://www.googletagmanager.com/gtag/js?id=XXXXXXXXXX"></script><script>gtag('config', 'XXXXXXXXXX')</script><a href="/a">About</a>`,
    ),
    /no known tracker/,
  ),
  none(
    'data-without-policy',
    'another service shows a map where no law asks for it to be told',
    https(
      [],
      '<html lang="ja"><iframe src="https://www.google.com/maps/embed?pb=1"></iframe><a href="/a">About</a>',
    ),
    /the page asks for no data/,
  ),
  none(
    'data-without-policy',
    'a page without a language has mail in Europe and elsewhere',
    https(
      [],
      '<html><a href="mailto:a@garden.se">A</a><a href="mailto:b@garden.jp">B</a><iframe src="https://www.google.com/maps/embed?pb=1"></iframe><a href="/a">About</a>',
    ),
    /the page asks for no data/,
  ),
  none(
    'data-without-policy',
    'a frame is of the site, or of a service that sets no cookies',
    https(
      [],
      '<html lang="sv"><iframe src="/maps"></iframe><iframe src="https://www.youtube-nocookie.com/embed/x"></iframe><a href="/a">About</a>',
    ),
    /the page asks for no data/,
  ),
  none(
    'data-without-policy',
    'fields are a trap, or for those who log in',
    https([], '<form hidden><input type="email"></form><a href="/about">About</a>'),
    /asks for no data/,
  ),
  none(
    'data-without-policy',
    'the page is the policy',
    web({ [`${SITE}kvkk`]: page([], `${GTAG}<a href="/about">About</a>`) }, `${SITE}kvkk`),
    /legal notice itself/,
  ),
  ...(
    [
      [
        'fail',
        'a style sheet of Google',
        '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Inter">',
      ],
      [
        'fail',
        'an import',
        '<style>@import url("https://fonts.googleapis.com/css2?family=Inter"); p {}</style>',
      ],
      [
        'fail',
        'an import without a protocol behind a comment',
        '<style>/* body { } */ @charset "utf-8";\n@IMPORT url( //fonts.googleapis.com/css2?family=Inter );</style>',
      ],
      [
        'pass',
        'a style sheet over HTTP, which browsers block',
        '<link rel="stylesheet" href="http://fonts.googleapis.com/css?family=Inter">',
      ],
      ['pass', 'its own fonts', '<link rel="stylesheet" href="/fonts.css">'],
      [
        'pass',
        'an import behind a rule, which browsers pass over',
        '<style>p { margin: 0 } @import url("https://fonts.googleapis.com/css2?family=Inter");</style>',
      ],
    ] as const
  ).map(
    ([outcome, when, head]): Case => ({
      check: 'fonts-from-google',
      outcome,
      when: `the page of a business in Germany has ${when}`,
      ...https([], `<html lang="de"><title>a</title>${head}<a href="tel:+49301234567">Anrufen</a>`),
      ...(outcome === 'fail' && { says: 'Browsers load this from fonts.googleapis.com for every visitor.' }),
    }),
  ),
  ...(
    [
      [
        'fail',
        'imports one of Google',
        '@charset "utf-8";@import url(https://fonts.googleapis.com/css?family=Inter);',
      ],
      [
        'pass',
        'has one of Google in a comment',
        '/* @import url(https://fonts.googleapis.com/css); */ p { margin: 0 }',
      ],
    ] as const
  ).map(
    ([outcome, when, body]): Case => ({
      check: 'fonts-from-google',
      outcome,
      when: `a style sheet of a business in Germany ${when}`,
      ...web(
        {
          [SITE]: page(
            [],
            '<html lang="de"><title>a</title><link rel="stylesheet" href="/site.css"><a href="tel:+49301234567">Anrufen</a>',
          ),
          [`${SITE}site.css`]: { headers: { 'content-type': 'text/css' }, body },
        },
        SITE,
      ),
      ...(outcome === 'fail' && {
        says: `Browsers load what ${SITE}site.css imports from fonts.googleapis.com for every visitor.`,
      }),
    }),
  ),
  ...(
    [
      ['fail', 'Germany', '<a href="tel:+49301234567">Anrufen</a>'],
      ['not-applicable', 'Switzerland', '<a href="tel:+41441234567">Anrufen</a>'],
    ] as const
  ).map(
    ([outcome, country, contact]): Case => ({
      check: 'fonts-from-google',
      outcome,
      when: `the home page alone shows a business in ${country}`,
      ...web(
        {
          [SITE]: page([], `<html lang="de"><title>a</title>${contact}`),
          [`${SITE}team`]: page(
            [],
            '<html lang="de"><title>a</title><link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Inter"><p>Team',
          ),
        },
        `${SITE}team`,
      ),
      ...(outcome === 'fail' && { says: 'Browsers load this from fonts.googleapis.com for every visitor.' }),
    }),
  ),
  none(
    'fonts-from-google',
    'the business is elsewhere',
    https(
      [],
      '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Inter"><p>+1 212 123 4567</p>',
    ),
    /no business in Germany/,
  ),
  none('data-without-policy', 'nothing tracks', https(GOOD), /the page asks for no data/),
]
