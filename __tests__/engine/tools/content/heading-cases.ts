import type { Case } from '../../../support/tool-cases.ts'
import { ARTICLE, htmlPage } from './prose.ts'

export const HEADING_CASES: readonly Case[] = [
  {
    check: 'h1-missing',
    when: 'an image with alt names the page',
    site: htmlPage({ h1: '<h1><img src="/a.png" alt="Garden sheds"></h1>' }),
    outcome: 'pass',
  },
  {
    check: 'h1-missing',
    when: 'an element with the role',
    site: htmlPage({ h1: '<div role="heading" aria-level="1">Sheds</div>' }),
    outcome: 'pass',
  },
  {
    check: 'h1-missing',
    when: 'only an H2',
    site: htmlPage({ h1: '<h2>Sheds</h2>' }),
    outcome: 'fail',
    says: 'No H1 on the page. The first heading is an H2: "Sheds".',
    snippet: '<h2>Sheds</h2>',
    line: 7,
  },
  {
    check: 'h1-missing',
    when: 'a hidden H1',
    site: htmlPage({ h1: '<h1 hidden>Sheds</h1><h2>Floors</h2>' }),
    outcome: 'fail',
    says: /^No visible H1 on the page\. The first heading is an H2: "Floors"/,
  },
  {
    check: 'h1-missing',
    when: 'the only heading is one of the menu',
    site: '<html lang="en"><title>A</title><body class="home"><nav><h2>Menu</h2></nav><main><p>Garden sheds made of wood.</p></main>',
    outcome: 'fail',
    says: 'No H1 on the page.',
    snippet: '<body class="home">',
  },
  {
    check: 'h1-missing',
    when: 'an empty H1 is another fault',
    site: htmlPage({ h1: '<h1></h1>' }),
    outcome: 'not-applicable',
  },
  {
    check: 'h1-missing',
    when: 'scripts may still make one',
    site: '<html lang="en"><title>A</title><body><app-root></app-root><script>start()</script>',
    outcome: 'not-measured',
  },
  { check: 'h1-missing', when: 'one H1', site: htmlPage(), outcome: 'pass' },
  {
    check: 'h1-empty',
    when: 'an image without alt',
    site: htmlPage({ h1: '<h1><img src="/a.png"></h1>' }),
    outcome: 'fail',
    says: /has no text/,
    line: 7,
  },
  {
    check: 'h1-empty',
    when: 'an H1 stands in an H1',
    site: htmlPage({ h1: '<h1 class="title"><h1>Sheds</h1></h1>' }),
    outcome: 'fail',
    says: [/An H1 stands inside this H1 \("Sheds"\)/],
  },
  {
    check: 'h1-empty',
    when: 'an H1 follows an empty one',
    site: htmlPage({ h1: '<h1></h1><h1>Sheds</h1>' }),
    outcome: 'fail',
    says: [/This H1 has no text/],
  },
  { check: 'h1-empty', when: 'an H1 with text', site: htmlPage(), outcome: 'pass' },
  { check: 'h1-empty', when: 'no H1', site: htmlPage({ h1: '' }), outcome: 'not-applicable' },
  {
    check: 'h1-multiple',
    when: 'all teasers have one',
    site: htmlPage({ h1: '', content: '<article><h1>A</h1></article><article><h1>B</h1></article>' }),
    outcome: 'fail',
    says: [/H1 1 of 2: "A"/, /H1 2 of 2: "B"/],
  },
  {
    check: 'h1-multiple',
    when: 'the others are hidden',
    site: htmlPage({ content: '<section hidden><h1>A</h1></section><dialog><h1>B</h1></dialog>' }),
    outcome: 'pass',
  },
  {
    check: 'h1-multiple',
    when: 'two of equal rank',
    site: htmlPage({ h1: '<h1>Sheds</h1>\n<h1>Roofs</h1>' }),
    outcome: 'fail',
    says: [/H1 1 of 2: "Sheds"/, /H1 2 of 2: "Roofs"/],
    line: 7,
  },
  {
    check: 'h1-multiple',
    when: 'one stands in the other',
    site: htmlPage({ h1: '<h1><span><h1>Sheds</h1></span></h1>' }),
    outcome: 'fail',
    says: [/H1 1 of 2: "Sheds"\.$/, /H1 2 of 2: "Sheds", inside the H1 before it\.$/],
  },
  {
    check: 'h1-multiple',
    when: 'a dialog has its own, and a script fills another',
    site: htmlPage({
      content: `<div role="dialog"><h1>A</h1></div><div class="modal fade"><h1>B</h1></div><h1 id="c"></h1>
        <script>document.querySelector('#c').hidden = true</script>`,
    }),
    outcome: 'pass',
  },
  {
    check: 'h1-multiple',
    when: 'each has a link to itself, which is no part of it',
    site: htmlPage({
      h1: `<h1 id="a">Sheds <a href="#a" aria-label="Permalink to &quot;Sheds&quot;">\u200b</a></h1>
        <h1 id="b"><a href="#b" aria-label="Direct link to Roofs">#</a> Roofs</h1><h1 id="c">Walls<a href="#c">¶</a></h1>
        <h1><a href="#d">Doors</a></h1>`,
    }),
    outcome: 'fail',
    says: [/: "Sheds"\.$/, /: "Roofs"\.$/, /: "Walls"\.$/, /: "Doors"\.$/],
  },
  { check: 'h1-multiple', when: 'one H1', site: htmlPage(), outcome: 'pass' },
  { check: 'h1-multiple', when: 'no H1', site: htmlPage({ h1: '' }), outcome: 'not-applicable' },
  {
    check: 'h1-too-long',
    when: '150 characters',
    site: htmlPage({ h1: `<h1>${'x'.repeat(150)}</h1>` }),
    outcome: 'pass',
  },
  {
    check: 'h1-too-long',
    when: '151 characters',
    site: htmlPage({ h1: `<h1>${'x'.repeat(151)}</h1>` }),
    outcome: 'fail',
    says: /151 characters/,
  },
  { check: 'h1-too-long', when: 'no H1', site: htmlPage({ h1: '' }), outcome: 'not-applicable' },
  {
    check: 'heading-empty',
    when: 'headings with text',
    site: htmlPage({ content: `<h2>Floor</h2>${ARTICLE}` }),
    outcome: 'pass',
  },
  {
    check: 'heading-empty',
    when: 'an H2 of white space',
    site: htmlPage({ content: '<h2> &nbsp; </h2>' }),
    outcome: 'fail',
    says: /This H2 has no text/,
    line: 8,
  },
  {
    check: 'heading-empty',
    when: 'a script of the page names it, or a dialog is filled as it opens',
    site: htmlPage({
      content: `<h2 id="price"></h2><h3 id="total"></h3><div class="modal" role="dialog"><h5></h5></div>
        <script>document.getElementById('price'); $('#total span')</script>`,
    }),
    outcome: 'pass',
  },
  {
    check: 'heading-empty',
    when: 'a framework fills it, or a file of a script may find it by its id',
    site: htmlPage({
      content:
        '<h2 x-text="section"> </h2><h2 v-html="name"></h2><h3 data-i18n="team"></h3><h2 id="bioName"></h2><script src="/app.js"></script>',
    }),
    outcome: 'pass',
  },
  {
    check: 'heading-empty',
    when: 'it has an id, and the page no script',
    site: htmlPage({ content: '<h2 id="bioName"></h2>' }),
    outcome: 'fail',
    says: /This H2 has no text/,
  },
  {
    check: 'heading-empty',
    when: 'a script counts up as they are scrolled into view',
    site: htmlPage({
      content:
        '<h2 class="figure" data-to="2000"></h2><h3 data-target="157"></h3><h3><span data-count="10"></span></h3><h3 class="counter"></h3><h3><b class="stat__odometer"></b></h3><script src="/count.js"></script>',
    }),
    outcome: 'pass',
  },
  {
    check: 'heading-empty',
    when: 'the page has no script that could count',
    site: htmlPage({ content: '<h2 class="counter" data-to="2000"></h2>' }),
    outcome: 'fail',
    says: /This H2 has no text/,
  },
  {
    check: 'heading-empty',
    when: 'what is said of it is no number, and no counter',
    site: htmlPage({
      content:
        '<h2 data-target="#menu"></h2><h3 class="encounter" data-aos="fade"></h3><script src="/a.js"></script>',
    }),
    outcome: 'fail',
    says: [/This H2 has no text/, /This H3 has no text/],
  },
  {
    check: 'heading-empty',
    when: 'no script names its id',
    site: htmlPage({
      content: `<h2 id="price"></h2><script>price('#total'); document.getElementById('prices')</script>`,
    }),
    outcome: 'fail',
    says: /This H2 has no text/,
  },
  { check: 'heading-empty', when: 'no headings', site: htmlPage(), outcome: 'not-applicable' },
  {
    check: 'heading-skipped',
    outcome: 'pass',
    when: 'the heading of a menu between them is read as well',
    site: htmlPage({
      content:
        '<h1>Sheds</h1><nav><h2 class="off-screen">Menu</h2><a href="/a">A</a></nav><h3>Roofs</h3><p>Reed.</p>',
    }),
  },
  {
    check: 'heading-skipped',
    when: 'ranks fall back by several levels',
    site: htmlPage({ content: '<h2>A</h2><h3>B</h3><h4>C</h4><h2>D</h2>' }),
    outcome: 'pass',
  },
  {
    check: 'heading-skipped',
    when: 'an H4 under an H2',
    site: htmlPage({ content: '<h2>A</h2>\n<h4>B</h4>' }),
    outcome: 'fail',
    says: /H4 "B" follows H2 "A"/,
    line: 9,
  },
  {
    check: 'heading-skipped',
    when: 'a footer has ranks of its own',
    site: htmlPage({ content: '<h2>A</h2>', after: '<footer><h4>About</h4></footer>' }),
    outcome: 'pass',
  },
  {
    check: 'heading-skipped',
    when: 'a dialog has ranks of its own',
    site: htmlPage({
      content:
        '<h2>A</h2><div class="modal"><h5>Sign in</h5></div><dialog open><h4>B</h4></dialog><div id="quiz-modal"><h5>Quiz</h5></div><h3>C</h3>',
    }),
    outcome: 'pass',
  },
  {
    check: 'heading-skipped',
    when: 'all of a heading is a link to itself, with a label of its own',
    site: htmlPage({
      content: '<h2><a href="#a" aria-label="Anchor link for: a">Sizes</a></h2><h4>Small</h4>',
    }),
    outcome: 'fail',
    says: 'H4 "Small" follows H2 "Sizes": use an H3.',
  },
  {
    check: 'heading-skipped',
    when: 'the label of a heading says something else than its text',
    site: htmlPage({ content: '<h2>Sizes</h2><h4><span aria-label="Treatments">For families</span></h4>' }),
    outcome: 'fail',
    says: 'H4 "For families" follows H2 "Sizes": use an H3.',
  },
  {
    check: 'heading-skipped',
    when: 'headings are long',
    site: htmlPage({ content: `<h2>${'A shed '.repeat(20)}</h2><h4>Small</h4>` }),
    outcome: 'fail',
    says: /^H4 "Small" follows H2 "A shed .{70,75}…": use an H3\.$/,
  },
  {
    check: 'heading-skipped',
    when: 'a paragraph is marked as a heading, which is reported as such',
    site: htmlPage({
      content: `<h2>Sizes</h2><h5>${'We build sheds of oak. '.repeat(20)}</h5><h3>Small</h3>`,
    }),
    outcome: 'pass',
  },
  {
    check: 'heading-skipped',
    when: 'an empty heading stands between, which is reported as such',
    site: htmlPage({ content: '<h4></h4><h2>A</h2><h5> </h5><h3>B</h3>' }),
    outcome: 'pass',
  },
  ...['Home', 'Accueil', 'Welcome!', 'Strona główna', 'ホーム'].map(
    (text): Case => ({
      check: 'h1-home-word',
      when: `the home page says "${text}"`,
      site: htmlPage({ h1: `<h1>${text}</h1>` }),
      outcome: 'fail',
      says: `The H1 is "${text}".`,
      line: 7,
    }),
  ),
  {
    check: 'h1-home-word',
    when: 'the word of the menu stands in front of what it says',
    site: htmlPage({ h1: '<h1>Accueil - Élevage de chevaux</h1>' }),
    outcome: 'fail',
    says: 'The H1 begins with "Accueil", the word of the menu: "Accueil - Élevage de chevaux".',
    line: 7,
  },
  ...['Home-made cakes from Bristol', 'Cakes - Home', 'Homes | Gardens', 'Home: where cakes come from'].map(
    (text): Case => ({
      check: 'h1-home-word',
      when: `it says "${text}"`,
      site: htmlPage({ h1: `<h1>${text}</h1>` }),
      outcome: 'pass',
    }),
  ),
  {
    check: 'h1-home-word',
    when: 'it says more, in one of several',
    site: htmlPage({ h1: '<h1>Home</h1><h1>Garden sheds from Bristol</h1>' }),
    outcome: 'pass',
  },
  {
    check: 'h1-home-word',
    when: 'it says whose home',
    site: htmlPage({ h1: '<h1>Welcome to the shed</h1>' }),
    outcome: 'pass',
  },
  {
    check: 'h1-home-word',
    when: 'another page is about it',
    site: htmlPage({ h1: '<h1>Home</h1>' }),
    path: '/insurance/home',
    outcome: 'not-applicable',
  },
  {
    check: 'h1-home-word',
    when: 'there is none',
    site: htmlPage({ h1: '' }),
    outcome: 'not-applicable',
  },
  ...(
    [
      ['fail', 'a slogan', '<h1>Where passion meets the road</h1>', '/'],
      ['pass', 'the trade', '<h1>We repair every bike</h1>', '/'],
      ['pass', 'the trade in a word of several', '<h1>The Leedsbike people</h1>', '/'],
      [
        'pass',
        'the trade, in the second of two',
        '<h1>Where passion meets the road</h1><h1>Kranz Cycles</h1>',
        '/',
      ],
      ['pass', 'the name, as the footer has it', '<h1>Sheds bring happiness</h1>', '/'],
      ['pass', 'the trade in a short name', '<h1>The road with a VW that never stops</h1>', '/'],
      ['fail', 'a slogan in capitals', '<h1>WHERE PASSION MEETS VW</h1>', '/'],
      ['not-applicable', 'a slogan, on another page', '<h1>Where passion meets the road</h1>', '/team'],
      ['not-applicable', 'nothing', '', '/'],
      [
        'not-applicable',
        'in a script whose words change their beginning',
        '<h1>نستعيد ما ظننته مفقودًا</h1>',
        '/',
      ],
      ['not-applicable', 'what is in another script', '<h1>いつも あなたの そばに</h1>', '/'],
    ] as const
  ).map(
    ([outcome, when, h1, path]): Case => ({
      check: 'h1-home-slogan',
      when: `the H1 is ${when}`,
      site: htmlPage({
        title: 'Kranz Cycles | Bicycle repair in Leeds',
        head: '<meta name="description" content="Bikes of all makes, and a VW, are repaired within a day.">',
        h1,
      }),
      path,
      outcome,
      ...(outcome === 'fail' && {
        says: /^"Where passion meets.*" has no word of the title or the description\.$/i,
      }),
    }),
  ),
  {
    check: 'h1-home-slogan',
    outcome: 'pass',
    when: 'the H1 names the trade by another word for it',
    site: htmlPage({
      title: 'Kranz legal alliance',
      head: '<meta name="description" content="Our attorneys in Leeds advise on contracts and estates.">',
      h1: '<h1>We make the difference in the world of law</h1>',
    }),
    path: '/',
  },
  {
    check: 'heading-too-long',
    when: 'an H3 is a paragraph',
    site: htmlPage({ content: `<h2>Sheds</h2><h3>${'We build sheds. '.repeat(20)}</h3>` }),
    outcome: 'fail',
    says: 'This H3 has 319 characters (notice above 250).',
  },
  {
    check: 'heading-too-long',
    when: 'a paragraph has the role of a heading',
    site: htmlPage({ content: `<h2>Sheds</h2><p role="heading">${'We build sheds. '.repeat(20)}</p>` }),
    outcome: 'fail',
    says: 'This <p role="heading"> has 319 characters (notice above 250). Remove role="heading".',
  },
  {
    check: 'heading-too-long',
    when: 'an H2 is a long question',
    site: htmlPage({ content: `<h2>${'We build sheds. '.repeat(15)}</h2>` }),
    outcome: 'pass',
  },
  { check: 'heading-too-long', when: 'there is none below H1', site: htmlPage(), outcome: 'not-applicable' },
  { check: 'heading-skipped', when: 'a single heading', site: htmlPage(), outcome: 'not-applicable' },
  {
    check: 'heading-duplicate',
    when: 'the same words in different chapters',
    site: htmlPage({ content: '<h2>A</h2><h3>Example</h3><h2>B</h2><h3>Example</h3>' }),
    outcome: 'pass',
  },
  {
    check: 'heading-duplicate',
    when: 'the same words under one parent',
    site: htmlPage({ content: '<h2>Roof</h2><h2>Roof</h2><h2>Roof</h2>' }),
    outcome: 'fail',
    says: [/^H2 "Roof" for the 2nd time; the first is in line \d+\.$/, /for the 3rd time/],
  },
  ...['Jan 24, 2024', '24. Januar 2024', '24 de enero de 2024', '2024-01-24'].map(
    (day): Case => ({
      check: 'heading-duplicate',
      when: `a list of changes has two of one day, ${day}`,
      site: htmlPage({ content: `<h2>${day}</h2><p>Mac</p><h2>${day}</h2><p>Phone</p>` }),
      outcome: 'pass',
    }),
  ),
  {
    check: 'heading-duplicate',
    when: 'a carousel has copies of its slides',
    site: htmlPage({
      content: `<h2>Sheds</h2><div class="swiper">${'<div class="swiper-slide"><h3>Shed</h3></div>'.repeat(2)}</div>
        <div>${['slick-slide slick-cloned', 'slick-slide', 'elementor-sticky__spacer'].map(name => `<div class="${name}"><h3>Roof</h3></div>`).join('')}</div>`,
    }),
    outcome: 'pass',
  },
  {
    check: 'heading-duplicate',
    when: 'a band of cards runs by and has each card twice',
    site: htmlPage({
      content: `<h2>Voices</h2><div>${'<div><div><h3>Ada</h3></div><p>Never saw a drier shed.</p></div>'.repeat(2)}</div>`,
    }),
    outcome: 'pass',
  },
  {
    check: 'heading-duplicate',
    when: 'a block is there once for larger screens and once for phones',
    site: htmlPage({
      content: `<div class="d-none d-sm-block"><p>We help.</p><div><h2>Coaching</h2><p>We visit every teacher.</p></div></div>
        <div class="d-sm-none"><div class="slides"><div><h2>Coaching</h2><p>We visit every teacher.</p></div></div></div>`,
    }),
    outcome: 'pass',
  },
  {
    check: 'heading-duplicate',
    when: 'two sections of one name say different things',
    site: htmlPage({
      content: '<div><h2>Ada</h2><p>Dry.</p></div><div><h2>Ada</h2><p>Warm.</p></div>',
    }),
    outcome: 'fail',
    says: /H2 "Ada"/,
    count: 1,
  },
  {
    check: 'heading-duplicate',
    when: 'a list of posts and the latest ones beside it lead to the same post',
    site: htmlPage({
      content:
        '<div><h2><a href="/roofs">Roofs</a></h2><p>All about them.</p></div><aside><a href="./roofs#top"><h2>Roofs</h2></a> 3 May</aside>',
    }),
    outcome: 'pass',
  },
  {
    check: 'heading-duplicate',
    when: 'a list of the latest posts beside a section leads to the page itself',
    site: htmlPage({
      content:
        '<h2>Roofs</h2><p>All about them.</p><aside><h2><a href="">Sheds</a></h2><h2><a href="/">Roofs</a></h2></aside>',
    }),
    outcome: 'pass',
  },
  ...[
    ['to different pages', '/roofs', '/roofs/flat'],
    ['within the page', '#roofs', '#roofs'],
  ].map(
    ([where, one, other]): Case => ({
      check: 'heading-duplicate',
      when: `two sections of one name lead ${where}`,
      site: htmlPage({
        content: `<h2><a href="${one}">Roofs</a></h2><p>Flat.</p><h2><a href="${other}">Roofs</a></h2><p>Steep.</p>`,
      }),
      outcome: 'fail',
      says: /H2 "Roofs"/,
    }),
  ),
  {
    check: 'heading-duplicate',
    when: 'two shops have opening hours by weekday',
    site: htmlPage({
      content: `<h2>Hours</h2>${['9 to 6', '10 to 4'].map(hours => `<div><h4>Monday</h4><p>${hours}</p></div>`).join('')}`,
    }),
    outcome: 'pass',
  },
  {
    check: 'heading-duplicate',
    when: 'an H1 for phones and one for larger screens',
    site: htmlPage({ h1: '<div><h1>Sheds</h1>here</div><div><h1>Sheds</h1>there</div>' }),
    outcome: 'pass',
  },
  {
    check: 'heading-duplicate',
    when: 'what stands in the place of headings has no word',
    site: htmlPage({ content: '<h2>...</h2><h2>...</h2>' }),
    outcome: 'pass',
  },
  {
    check: 'heading-duplicate',
    when: 'counters stand at their start',
    site: htmlPage({
      content:
        '<h2>In figures</h2><h3>0</h3>sheds<h3>0</h3>roofs<h3>0+</h3>screws<h3>0+</h3>nails<h3>0k</h3>x<h3>0k</h3>',
    }),
    outcome: 'pass',
  },
  {
    check: 'heading-duplicate',
    when: 'cards of a template were never written',
    site: htmlPage({
      content: `<h2>Services</h2><div>${'<div><span class="fa"></span><h4><strong>Service</strong></h4></div>'.repeat(4)}</div>`,
    }),
    outcome: 'fail',
    says: /^4 H4 in a row are "Service", with no text below them\.$/,
    count: 1,
  },
  {
    check: 'heading-duplicate',
    when: 'cards of one name say different things, or show them',
    site: htmlPage({
      content: `<h2>Dates</h2><div>${['May', 'June', 'July'].map(month => `<div><h3>Course</h3><p>${month}</p></div>`).join('')}</div>
        <h2>Talks</h2>${['Ada', 'Bob', 'Cy'].map(name => `<div><h3>Talk</h3></div><p>${name}</p>`).join('')}
        <h2>Before and after</h2><div>${['a', 'b', 'c'].map(name => `<div><h3>Roof</h3><img src="/${name}.png" alt="${name}"></div>`).join('')}</div>`,
    }),
    outcome: 'pass',
  },
  { check: 'heading-duplicate', when: 'a single heading', site: htmlPage(), outcome: 'not-applicable' },
  {
    check: 'heading-unmarked',
    when: 'titles of sections are plain elements',
    site: htmlPage({
      content: `${ARTICLE}${['Our sheds', 'Our doors'].map(title => `<section><div class="section-title">${title}</div><p>${'Made of oak by hand. '.repeat(4)}</p></section>`).join('')}`,
    }),
    outcome: 'fail',
    says: ['2 titles of sections, such as "Our sheds", are <div class="section-title">, not headings.'],
  },
  {
    check: 'heading-unmarked',
    when: 'titles of boxes with notes are plain elements',
    site: htmlPage({
      content: `${ARTICLE}${['Tip', 'Note'].map(title => `<div class="admonition tip"><p class="admonition-title">${title}</p><p>${'Made of oak by hand. '.repeat(4)}</p></div>`).join('')}`,
    }),
    outcome: 'not-applicable',
  },
  {
    check: 'heading-unmarked',
    when: 'nothing stands below one of them',
    site: htmlPage({
      content: `${ARTICLE}${['Our sheds', 'Our doors', 'Our roofs'].map((title, at) => `<section><div class="section-title">${title}</div>${at < 2 ? `<p>${'Made of oak by hand. '.repeat(4)}</p>` : ''}</section>`).join('')}`,
    }),
    outcome: 'fail',
    says: [
      'At least 2 titles of sections, such as "Our sheds", are <div class="section-title">, not headings.',
    ],
  },
  {
    check: 'heading-unmarked',
    when: 'they hold what a heading cannot',
    site: htmlPage({
      content: `${ARTICLE}${['Our sheds', 'Our doors'].map(title => `<section><div class="section-title"><p>${title}</p></div><p>${'Made of oak by hand. '.repeat(4)}</p></section>`).join('')}`,
    }),
    outcome: 'fail',
    says: /A heading cannot hold the <p> inside: remove its tags\.$/,
  },
  ...['form', 'dialog'].map(
    (tag): Case => ({
      check: 'heading-unmarked',
      when: `they are those of a ${tag}`,
      site: htmlPage({
        content: `${ARTICLE}<${tag} open>${['Log in', 'Forgot your password'].map(title => `<section><div class="title">${title}</div><p>${'Write your address. '.repeat(4)}</p></section>`).join('')}</${tag}>`,
      }),
      outcome: 'pass',
    }),
  ),
  {
    check: 'heading-unmarked',
    when: 'they hold headings, are headings by their role, or stand above one',
    site: htmlPage({
      content: `${ARTICLE}<section><div class="section-title"><h2>Our sheds</h2></div><p>${'Made of oak by hand. '.repeat(4)}</p></section>
      <section><div class="title" role="heading" aria-level="2">Doors</div><p>${'Made of oak by hand. '.repeat(4)}</p></section>
      <section><p class="title">Since 1970</p><h2>Roofs</h2><p>${'Made of oak by hand. '.repeat(4)}</p></section>
      <section><p class="title">By hand</p><h2>Floors</h2><p>${'Made of oak by hand. '.repeat(4)}</p></section>`,
    }),
    outcome: 'pass',
  },
  ...(
    [
      ['fail', 'the page has no other heading, and their class ends so', 'group__title', '', 'div'],
      ['fail', 'the page has no other heading, and their class is written in one', 'faqTitle', '', 'div'],
      [
        'not-applicable',
        'their class ends so, and the page has headings',
        'group__title',
        '<h2>Oak</h2>',
        'div',
      ],
      ['not-applicable', 'they are those of people', 'member-title', '', 'div'],
      ['not-applicable', 'they are subtitles', 'heroSubTitle', '', 'div'],
      ['not-applicable', 'they are labels in a line', 'info__title', '', 'span'],
    ] as const
  ).map(
    ([outcome, when, name, heading, tag]): Case => ({
      check: 'heading-unmarked',
      when,
      site: htmlPage({
        content: `<h1>Kranz</h1>${heading}${['Our sheds', 'Our doors'].map(title => `<section><${tag} class="${name}">${title}</${tag}><p>${'Made of oak by hand. '.repeat(4)}</p></section>`).join('')}`,
      }),
      outcome,
      ...(outcome === 'fail' && {
        says: [`2 titles of sections, such as "Our sheds", are <div class="${name}">, not headings.`],
      }),
    }),
  ),
  ...(
    [
      ['fail', 'they are bold paragraphs', ['Our sheds', 'Our doors', 'Our roofs'], 6],
      ['not-applicable', 'they are questions', ['Why oak?', 'Why pine?', 'Why us?'], 6],
      ['not-applicable', 'only two are bold', ['Our sheds', 'Our doors'], 6],
      ['not-applicable', 'a line follows each', ['Ann Lee', 'Bo Wu', 'Cy Fox'], 2],
    ] as const
  ).map(
    ([outcome, when, titles, sentences]): Case => ({
      check: 'heading-unmarked',
      when,
      site: htmlPage({
        content: `${ARTICLE}${titles.map(title => `<p><strong>${title}</strong></p><p>${'Made of oak by hand. '.repeat(sentences)}</p>`).join('')}`,
      }),
      outcome,
      ...(outcome === 'fail' && {
        says: ['3 titles of sections, such as "Our sheds", are bold paragraphs, not headings.'],
      }),
    }),
  ),
  {
    check: 'heading-unmarked',
    when: 'they are bold paragraphs, and the sections of some are of one line',
    site: htmlPage({
      content: `${ARTICLE}${['Sheds', 'Doors', 'Roofs', 'Seat'].map((title, at) => `<p><strong>${title}</strong></p><p>${'Made of oak by hand. '.repeat(at === 3 ? 1 : 6)}</p>`).join('')}`,
    }),
    outcome: 'fail',
    says: ['4 titles of sections, such as "Sheds", are bold paragraphs, not headings.'],
  },
  {
    check: 'heading-unmarked',
    when: 'each says below the heading with a name what its bearer does',
    site: htmlPage({
      content: `${ARTICLE}${['Ann Lee', 'Bo Wu', 'Cy Fox'].map(name => `<h2>${name}</h2><div><p><strong>Owner and midwife</strong></p><p>${'Trained in Leeds. '.repeat(8)}</p></div>`).join('')}`,
    }),
    outcome: 'not-applicable',
  },
  {
    check: 'heading-unmarked',
    when: 'nothing is called a title',
    site: htmlPage(),
    outcome: 'not-applicable',
  },
]
