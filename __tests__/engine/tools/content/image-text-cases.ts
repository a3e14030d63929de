import type { Case } from '../../../support/tool-cases.ts'
import { ARTICLE, GERMAN, htmlPage } from './prose.ts'

const check = 'alt-text-meaningless'
const withImages = (content: string) => htmlPage({ content })
const inGerman = (content: string) => htmlPage({ lang: 'de', content: `<p>${GERMAN}</p>${content}` })
const image = (alt: string, src = '/a.jpg') => `<img src="${src}" alt="${alt}">`
const counted = (text: string, images: number) =>
  Array.from({ length: images }, (_, at) => image(`${text}${at + 1}`, `/${at}.jpg`)).join('')

const TELLING = [
  'A red bike in front of a shed',
  'Image of a red bike',
  'Photo by Ada Byron',
  '2024',
  'red-bike',
  'Kranz Cycles logo',
  'Step 3',
  'defaced facade',
  'iphone-15-pro-max',
  'red_bike',
  'Save the picture as bike.png',
  'Imagine',
  'Logo dark',
  'member.example',
]

const SAYING_NOTHING: [string, RegExp][] = [
  ['IMG_1234.JPG', /the name of a file/],
  ['Red bike.png', /the name of a file/],
  ['9b4a1e4c-0810-4997-80e5-2ac8735a7af3', /a name that a program gave/],
  ['IMG_20240102', /a name that a program gave/],
  ['WhatsApp Image 2024-05-01 at 10.20.30', /a name that a program gave/],
  ['image 3', / only numbers the image\.$/],
  ['tlo2_ml_resize_x2', /a name that a program gave/],
  ['이미지1', / only numbers the image\.$/],
  ['Banner', /it says only that there is an image/],
  ['这里写图片描述', /it says only that there is an image/],
  ['feature-image', /it says only that there is an image/],
  ['Circle Image', /it says only that there is an image/],
  ['member.name', /a template has not filled it in/],
  ['\u0024{photoAlt}', /a template has not filled it in/],
  ['Praxislogo', /it does not say whose/],
  ['Logo Footer', /it does not say whose/],
  ['dulux-logo-997CD46B58-seeklogo.com', /a name that a program gave/],
  ['Responsive image', /only that there is an image/],
  ['Foto', /only that there is an image/],
  ['画像', /only that there is an image/],
  ['...', /it has no word/],
  ['Italian Trulli', /the sample text of a tutorial/],
  ['Second slide', /the sample text of a template/],
  ['Avatar', /does not say whose/],
  ['Logo', /does not say whose/],
]

const EMPTY = 'This picture of the content has an empty alt.'

export const IMAGE_TEXT_CASES: readonly Case[] = [
  ...TELLING.map(
    (alt): Case => ({ check, when: `the alt is "${alt}"`, site: withImages(image(alt)), outcome: 'pass' }),
  ),
  ...SAYING_NOTHING.map(
    ([alt, says]): Case => ({
      check,
      when: `the alt is "${alt}"`,
      site: withImages(image(alt)),
      outcome: 'fail',
      says,
      selector: 'html > body > main > img',
    }),
  ),
  ...(
    [
      ['fail', 'two of a count', '/photos/beach.jpg beach, /photos/beach2.jpg beach2', 'beach2'],
      [
        'fail',
        'behind a hash',
        '/static/dde505ab/5fd6b/iso1.jpg iso1, /_astro/iso2.Bx12_Zk9.webp iso2',
        'iso1',
      ],
      [
        'fail',
        'behind a size',
        '/1Hallnew-1-1024x683.jpg 1Hallnew, /2Hallnew-1024x683.jpg 2Hallnew',
        '1Hallnew',
      ],
      [
        'fail',
        'that Next.js serves',
        '/_next/image?url=%2Fiso1.png&w=640 iso1, /iso2-1a2B3c4d.png iso2',
        'iso1',
      ],
      ['fail', 'with the size of an icon', '/clown128.png clown128', 'clown128'],
      ['fail', 'of parts', '/AB_CD_BridgeAd.png AB_CD_BridgeAd', 'AB_CD_BridgeAd'],
      [
        'fail',
        'among a habit',
        '/hut4.jpg hut4, /isle1.jpg isle1, /isle2.jpg isle2, /sun1.jpg sun1, /sun2.jpg sun2',
        'hut4',
      ],
      ['pass', 'with one number', '/windows11.png windows11'],
      ['pass', 'of a word', '/berlin.jpg berlin, /red_bike.jpg red_bike, /paris.jpg paris'],
      ['pass', 'of a format', '/html5.svg html5, /logos/acme32.png acme32, /css3.png css3, /es6.png es6'],
      [
        'pass',
        'that the page says',
        '/trail1.jpg trail1, /trail2.jpg trail2',
        undefined,
        '<p>Trail 1, Trail 2</p>',
      ],
      ['pass', 'of other files', '/a.jpg beach1, /beach2-at-night.jpg beach2, data:,x beach3'],
    ] as const
  ).map(
    ([outcome, when, images, named, besides = '']): Case => ({
      check,
      outcome,
      when: `it is the name of a file ${when}`,
      site: htmlPage({
        content: `${ARTICLE}${images
          .split(', ')
          .map(one => one.split(' '))
          .map(([src, alt]) => image(alt!, src))
          .join('')}${besides}`,
      }),
      ...(named !== undefined && {
        says: new RegExp(`^The alt is "${named}": the name of its file[.]$`),
      }),
    }),
  ),
  {
    check,
    when: 'a logo has variants for dark ground and narrow headers',
    site: withImages(
      ['logo.svg', 'logo-invert.svg', 'logo-mobile.svg']
        .map(file => image('Kranz Cycles logo', `/${file}`))
        .join(''),
    ),
    outcome: 'pass',
  },
  {
    check,
    when: 'a quotation mark too many ends the alt',
    site: withImages('<img src="/a.jpg" alt="alt="Summer party by the lake"">'),
    outcome: 'fail',
    says: 'The alt is "alt=": a quotation mark too many ends it early.',
  },
  {
    check,
    when: 'a logo stands beside its name in a link',
    site: withImages(`<a href="/b">${image('Logo')} Kranz Cycles</a>`),
    outcome: 'pass',
  },
  {
    check,
    when: 'nobody hears of the image',
    site: withImages(
      `<div hidden>${image('image')}</div><img src="/b.jpg" alt="image" role="presentation">${image('A')}`,
    ),
    outcome: 'pass',
  },
  ...(
    [
      ['pass', 'the site builder, which cms-default tells', 'Mobirise v5.9'],
      ['fail', 'a builder that did not make the page', 'Hugo 0.150.0'],
    ] as const
  ).map(
    ([outcome, when, generator]): Case => ({
      check: 'alt-text-repeated',
      when: `their one alt is the name of ${when}`,
      site: htmlPage({
        head: `<meta name="generator" content="${generator}">`,
        content: ['/a.jpg', '/b.jpg', '/c.jpg', '/d.jpg', '/e.jpg']
          .map(src => image('Mobirise', src))
          .join(''),
      }),
      outcome,
    }),
  ),
  {
    check: 'alt-text-repeated',
    when: 'five images have one alt',
    site: withImages(
      ['/a.jpg', '/b.jpg', '/c.jpg', '/d.jpg', '/e.jpg'].map(src => image('Our partners', src)).join(''),
    ),
    outcome: 'fail',
    says: ['The alt "Our partners" is that of 5 different images.'],
  },
  ...(
    [
      ['pass', 'each is the name of one kitten, as are those of others', 'Pezto'],
      ['fail', 'no others are names', 'A kitten in the grass'],
    ] as const
  ).map(
    ([outcome, when, other]): Case => ({
      check: 'alt-text-repeated',
      when: `five images have one alt, and ${when}`,
      site: withImages(
        [1, 2, 3, 4, 5].map(at => image('Pikazzo', `/Pikazzo/Pikazzo${at}.jpeg`)).join('') +
          ['', 2].map(at => image(other, `/Pezto/Pezto${at}.jpeg`)).join(''),
      ),
      outcome,
    }),
  ),
  {
    check: 'alt-text-repeated',
    when: 'three images show one thing from its sides',
    site: withImages(['/a.jpg', '/b.jpg', '/c.jpg'].map(src => image('Stables', src)).join('')),
    outcome: 'pass',
  },
  ...([3, 6] as const).map(
    (count): Case => ({
      check: 'alt-text-repeated',
      when: `${count} pictures of one village have one description`,
      site: withImages(
        Array.from({ length: count }, (_, at) => image('The village with its church', `/${at}.jpg`)).join(''),
      ),
      outcome: count < 6 ? 'pass' : 'fail',
    }),
  ),
  {
    check,
    when: 'three pictures of one person have her name, as their files do',
    site: withImages(
      ['/mary-hill-1.jpg', '/mary-hill-2.jpg', '/team/mary-hill-3.jpg']
        .map(src => image('Mary Hill', src))
        .join(''),
    ),
    outcome: 'pass',
  },
  {
    check,
    when: 'pictures for a light and a dark page have one alt',
    site: withImages(
      ['/a-light.webp', '/a-dark.webp', '/b-light.webp', '/b-dark.webp']
        .map(src => image('Our partners', src))
        .join(''),
    ),
    outcome: 'pass',
  },
  {
    check,
    when: 'alts only count what they show',
    site: withImages(['אירוע 1', 'Badge 2', 'Event 3'].map((alt, at) => image(alt, `/${at}.jpg`)).join('')),
    outcome: 'fail',
    says: ['3 images are only numbered: "אירוע 1" to "Event 3".'],
  },
  {
    check,
    when: 'two images are counted, or numbers are part of names',
    site: withImages(
      [
        'Event 1',
        'Event 2',
        'Kranz Gravel 1',
        'Kranz Gravel 2',
        'Kranz Gravel 3',
        'Step 1',
        'Step 2',
        'Step 3',
      ]
        .map((alt, at) => image(alt, `/${at}.jpg`))
        .join(''),
    ),
    outcome: 'pass',
  },
  {
    check,
    when: 'five alts are one text with a number',
    site: withImages(counted('apartment', 5)),
    outcome: 'fail',
    says: ['The alts of 5 images are one text with a number: "apartment1", "apartment2" …'],
  },
  ...[
    ['four alts are one text with a number', counted('apartment', 4)],
    [
      'the page tells the things apart by their numbers',
      `<p>Gravel 2 is lighter.</p>${counted('Gravel ', 6)}`,
    ],
    ['steps are counted', counted('Mounting, step ', 6)],
    [
      'the numbers behind a text do not follow each other',
      [1, 2, 5, 7, 11, 13].map(at => image(`Model ${at}`, `/${at}.jpg`)).join(''),
    ],
  ].map(([when, images]): Case => ({ check, when: when!, site: withImages(images!), outcome: 'pass' })),
  {
    check,
    when: 'the alt says that another image is to come',
    site: withImages(image('Logo placeholder', '/logo.png')),
    outcome: 'fail',
    says: 'The alt is "Logo placeholder": it says that another image is to come.',
  },
  {
    check,
    when: 'the alts of two are still to be written',
    site: withImages(`${image('TBA', '/img/jane-miller.jpg')}${image('TODO', '/img/workshop.jpg?1')}`),
    outcome: 'fail',
    says: [
      'The alt is "TBA": it says that the text is to come.',
      'The alt is "TODO": it says that the text is to come.',
    ],
  },
  {
    check,
    when: 'it may be a name, or the picture stands for somebody who is not known yet',
    site: withImages(
      `${image('TBA', '/img/tba.png')}${image('TBA', '/img/speaker-placeholder.png')}${image('TBA', '/img/bar.png')}`,
    ),
    outcome: 'pass',
  },
  {
    check,
    when: 'images have numbers for alts',
    site: withImages(['1', '2', '10'].map(alt => image(alt, `/${alt}.jpg`)).join('')),
    outcome: 'fail',
    says: [
      'The alt is "1": it is only a number, as are those of 3 images.',
      /^The alt is "2"/,
      /^The alt is "10"/,
    ],
  },
  {
    check,
    when: 'two images have numbers for alts, or more have links with texts',
    site: withImages(
      `${image('1')}${image('2')}${['3', '4', '5'].map(alt => `<a href="/${alt}">${image(alt)} Day ${alt}</a>`).join('')}`,
    ),
    outcome: 'pass',
  },
  {
    check,
    when: 'one image is there in three sizes',
    site: withImages(
      ['/a.jpg', '/a-300x200.jpg', '/a@2x.webp?v=2'].map(src => image('Our shop', src)).join(''),
    ),
    outcome: 'pass',
  },
  {
    check,
    when: 'two images have one alt',
    site: withImages(['/a.jpg', '/b.jpg', '/b.jpg'].map(src => image('Our shop', src)).join('')),
    outcome: 'pass',
  },
  ...[check, 'alt-text-repeated'].map(
    (check): Case => ({
      check,
      when: 'no image has an alt',
      site: withImages('<img src="/a.jpg" alt="">'),
      outcome: 'not-applicable',
    }),
  ),
  {
    check: 'alt-missing-beside-title',
    when: 'the logo of the home link has a title alone',
    site: withImages('<a href="/"><img src="/a.svg" title="Kranz  Cycles"></a>'),
    outcome: 'fail',
    says: ['The image has no alt, only title="Kranz Cycles".'],
  },
  {
    check: 'alt-missing-beside-title',
    when: 'the title names the license',
    site: withImages('<img src="/a.svg" title="Logo (c) Kranz CC BY-NC-ND 3.0">'),
    outcome: 'fail',
    says: ['The image has no alt, and title="Logo (c) Kranz CC BY-NC-ND 3.0" says only whose it is.'],
  },
  {
    check: 'alt-missing-beside-title',
    when: 'it has both, or is for nobody',
    site: withImages(
      '<img src="/a.svg" alt="Kranz" title="Home"><img src="/b.svg" title="B" role="none"><img src="/c.svg" alt="" title="C">',
    ),
    outcome: 'pass',
  },
  {
    check: 'alt-missing-beside-title',
    when: 'no image has a title',
    site: withImages('<img src="/a.svg">'),
    outcome: 'not-applicable',
  },
  {
    check: 'prices-in-image',
    when: 'the text has no price',
    site: withImages(`<p>Come and eat.</p>${image('Tarifs restaurant', '/images/tarifs-2.webp')}`),
    outcome: 'fail',
    says: ['"Tarifs restaurant" is an image, and the text of the page has no price.'],
  },
  {
    check: 'prices-in-image',
    when: 'the page links a PDF of something else',
    site: withImages(`<a href="/rules.pdf">House rules</a>${image('Tarifs restaurant', '/images/t.webp')}`),
    outcome: 'fail',
    says: ['"Tarifs restaurant" is an image, and the text of the page has no price.'],
  },
  {
    check: 'prices-in-image',
    when: 'only its file says what it is',
    site: withImages(image('Our inn, picture 1', '/Preisliste%202024.jpg')),
    outcome: 'fail',
    says: ['"Preisliste 2024.jpg" is an image, and the text of the page has no price.'],
  },
  ...['Wash 12,50 €', 'Wash from $12', '洗車 500円'].map(
    (text): Case => ({
      check: 'prices-in-image',
      when: `the text says "${text}"`,
      site: withImages(`<p>${text}</p>${image('Prices', '/prices.jpg')}`),
      outcome: 'pass',
    }),
  ),
  {
    check: 'prices-in-image',
    when: 'the page at /cenik has an image for a script to fill',
    site: { '/cenik': withImages('<p>Come and eat.</p><img alt="Detail"><img alt="" src="">') },
    path: '/cenik',
    outcome: 'not-applicable',
  },
  ...[
    ['a teaser leads to the prices', `<a href="/prices">${image('Prices', '/p.jpg')}</a>`],
    [
      'an icon is so called',
      '<img src="/price-list.svg" alt="Prices"><img src="/b.png" alt="Prices" width="48">',
    ],
    [
      'the alt is the heading of the page',
      `<h1>Prices &amp; Opening</h1>${image('Prices &amp; Opening', '/steam-train.jpg')}`,
    ],
    ['another word has it inside', image('Enterprices of tarifa', '/pricesless.jpg')],
    [
      'the page links it as a PDF too',
      `<p><a href="/menu/speisekarte.pdf">Als PDF öffnen</a></p>${image('Speisekarte, Seite 1 von 6', '/seite-1.jpg')}`,
    ],
  ].map(
    ([when, content]): Case => ({
      check: 'prices-in-image',
      when: when!,
      site: withImages(content!),
      outcome: 'not-applicable',
    }),
  ),
  ...(
    [
      [
        'fail',
        'a poster and a photo',
        '<img src="/poster.png" alt=""><img src="/class.jpg" alt=""><img src="/hall.jpg" alt="">',
      ],
      [
        'fail',
        'only the name of the site, which leads to the home page, has one',
        '<img src="/poster.png" alt=""><img src="/class.jpg" alt=""><img src="/hall.jpg" alt=""><a href="/"><img src="/a.png" alt="Kent"></a>',
      ],
      [
        'pass',
        'one of them has a text',
        '<img src="/poster.png" alt="Course on 21 March, 2 p.m."><img src="/class.jpg" alt=""><img src="/hall.jpg" alt="">',
      ],
      [
        'pass',
        'one lacks it as a whole, which is reported separately',
        '<img src="/poster.png"><img src="/class.jpg" alt=""><img src="/hall.jpg" alt="">',
      ],
      [
        'not-applicable',
        'the links around them say it',
        '<a href="/a"><img src="/a.jpg" alt="">Apples</a><a href="/b"><img src="/b.jpg" alt="">Pears</a>',
      ],
      [
        'not-applicable',
        'they are icons',
        '<img src="/a.svg" alt=""><img src="/b.png" alt="" width="24"><img src="/icons/c.png" alt="">',
      ],
      [
        'not-applicable',
        'they are marked as decoration',
        '<img src="/a.png" alt="" role="presentation"><img src="/b.png" alt="" aria-hidden="true">',
      ],
      [
        'not-applicable',
        'there are two, as beside a call to action',
        '<img src="/helmet.png" alt=""><img src="/spring.jpg" alt="">',
      ],
      [
        'not-applicable',
        'one of three names no file',
        '<img src="/helmet.png" alt=""><img src="/spring.jpg" alt=""><img src="" alt="">',
      ],
    ] as const
  ).map(
    ([outcome, when, images]): Case => ({
      check: 'alt-texts-empty',
      outcome,
      when,
      site: htmlPage({ content: `${ARTICLE}${images}` }),
      ...(outcome === 'fail' && { says: EMPTY }),
    }),
  ),
  ...(
    [
      ['not-applicable', 'beside the steps that they adorn', ' class="active"', `<div>${ARTICLE}</div>`],
      ['fail', 'and nothing stands beside them', ' class="active"', ''],
      ['fail', 'of which none is marked as shown', '', `<div>${ARTICLE}</div>`],
    ] as const
  ).map(
    ([outcome, when, mark, text]): Case => ({
      check: 'alt-texts-empty',
      outcome,
      when: `pictures are shown in turn ${when}`,
      site: htmlPage({
        content: `${ARTICLE}<section><div>${text}<div><img src="/a.jpg" alt=""${mark}><img src="/b.jpg" alt=""><img src="/c.jpg" alt=""></div></div></section>`,
      }),
    }),
  ),
  {
    check: 'alt-texts-empty',
    outcome: 'not-applicable',
    when: 'one of three lies behind the head of the page',
    site: htmlPage({
      content: `<div class="backdrop full"><img src="/hill.jpg" alt=""></div>${ARTICLE}<img src="/helmet.jpg" alt=""><img src="/spring.jpg" alt="">`,
    }),
  },
  {
    check: 'alt-texts-empty',
    outcome: 'not-applicable',
    when: 'drawings beside a picture, which are icons',
    site: htmlPage({
      content: `${ARTICLE}<img src="/close-mob.svg" alt=""><img src="/cart.svg?v=2" alt="" class="cart"><img src="/sofa.jpg" alt="">`,
    }),
  },
  ...[
    ['<div class="leaflet-pane leaflet-tile-pane">', ' class="leaflet-tile leaflet-tile-loaded"'],
    ['<div class="mapboxgl-map"><div><div class="mapboxgl-marker">', ''],
    ['<div class="ol-viewport">', ''],
    ['<div class="gm-style"><div><div>', ''],
  ].map(
    ([map, mark]): Case => ({
      check: 'alt-texts-empty',
      outcome: 'not-applicable',
      when: `they are pieces of a map in ${map}`,
      site: htmlPage({
        content: `${ARTICLE}${map}${[1, 2, 3, 4, 5].map(at => `<img${mark} src="https://tile.example/${at}.png" alt="">`).join('')}</div>`,
      }),
    }),
  ),
  ...['shape-1', 'blob', 'bg-pattern', 'cta-img-01', 'line-2'].map(
    (name): Case => ({
      check: 'alt-texts-empty',
      outcome: 'not-applicable',
      when: `${name} adorns the page beside a picture`,
      site: htmlPage({
        content: `${ARTICLE}<img src="/img/${name}.webp" alt=""><img src="/img/${name}.png" alt=""><img src="/sofa.jpg" alt="">`,
      }),
    }),
  ),
  {
    check: 'alt-texts-empty',
    outcome: 'not-applicable',
    when: 'one line parts the steps again and again',
    site: htmlPage({
      content: `${ARTICLE}${'<img src="/line.jpg" alt="">'.repeat(3)}<img src="/images/" alt=""><img src="data:image/png;base64,AA" alt=""><img src="/sofa.jpg" alt="">`,
    }),
  },
  ...(
    [
      ['#', 4],
      ['/', 3],
    ] as const
  ).map(
    ([href, count]): Case => ({
      check: 'alt-texts-empty',
      outcome: 'fail',
      when: `the first of those on the home page is in a link to ${href}`,
      site: htmlPage({
        content: `${ARTICLE}<a href="${href}"><img src="/photo-0.jpg" alt=""></a>${[1, 2, 3].map(at => `<img src="/photo-${at}.jpg" alt="">`).join('')}`,
      }),
      says: Array.from({ length: count }, () => EMPTY),
    }),
  ),
  {
    check: 'alt-texts-empty',
    outcome: 'fail',
    when: 'most of many have none',
    site: htmlPage({
      content: `${ARTICLE}${['', '', '', 'Sheds of Kent'].map((alt, at) => `<img src="/photo-${at}.jpg" alt="${alt}">`).join('')}`,
    }),
    says: [EMPTY, EMPTY, EMPTY],
  },
  {
    check: 'alt-texts-empty',
    outcome: 'pass',
    when: 'half of them have one',
    site: htmlPage({
      content: `${ARTICLE}${['', '', 'A shed', 'Sheds of Kent'].map((alt, at) => `<img src="/photo-${at}.jpg" alt="${alt}">`).join('')}`,
    }),
  },
  ...(
    [
      ['pass', 'each stands beside the name of a dish', '<h3>Trout</h3>'],
      ['pass', 'each is a drawing beside the number of a step', '<h1>1</h1>'],
      ['fail', 'each stands in a box of its own without a name', ''],
    ] as const
  ).map(
    ([outcome, when, name]): Case => ({
      check: 'alt-texts-empty',
      outcome,
      when,
      site: htmlPage({
        content: `${ARTICLE}<div class="dishes">${[1, 2, 3, 4].map(at => `<div class="dish"><img src="/dish-${at}.jpg" alt=""><div>${name}<p>With herbs</p></div></div>`).join('')}</div>`,
      }),
    }),
  ),
  {
    check: 'alt-texts-empty',
    outcome: 'pass',
    when: 'the pictures of entries have one beside their names',
    site: htmlPage({
      content: `${ARTICLE}<div class="dishes">${[1, 2, 3].map(at => `<div class="dish"><img src="/dish-${at}.jpg" alt="A plate of trout"><h3>Trout</h3></div>`).join('')}</div>${[1, 2, 3, 4].map(at => `<img src="/room-${at}.jpg" alt="">`).join('')}`,
    }),
  },
  {
    check: 'alt-texts-empty',
    outcome: 'fail',
    when: 'they stand under the heading of a part, and not in entries',
    site: htmlPage({
      content: `${ARTICLE}<section><h2>Our work</h2>${[1, 2, 3].map(at => `<img src="/work-${at}.jpg" alt="">`).join('')}</section>`,
    }),
  },
  ...['Slide 1', 'Gallery image 3', 'Galerie 12', 'Zdjęcie 4', 'Banner-2'].map(
    (alt): Case => ({
      check: 'alt-text-meaningless',
      outcome: 'fail',
      when: `it is ${alt}`,
      site: htmlPage({ content: `${ARTICLE}<img src="/a.jpg" alt="${alt}">` }),
      says: `The alt "${alt}" only numbers the image.`,
    }),
  ),
  {
    check: 'alt-text-meaningless',
    outcome: 'fail',
    when: 'it is the name of a kind of file',
    site: htmlPage({ content: `${ARTICLE}<img src="/a.svg" alt="Vector Graphic">` }),
    says: 'The alt is "Vector Graphic": it says only that there is an image.',
  },
  ...['&lt;nil&gt;', 'undefined', '[object Object]', '{{ title }} in spring', '{% include alt %}'].map(
    (alt): Case => ({
      check: 'alt-text-meaningless',
      outcome: 'fail',
      when: `a template has left ${alt}`,
      site: htmlPage({ content: `${ARTICLE}<img src="/a.jpg" alt="${alt}">` }),
      says: / a template has not filled it in\.$/,
    }),
  ),
  {
    check: 'alt-text-meaningless',
    outcome: 'fail',
    when: 'they call their images placeholders',
    site: htmlPage({
      content: `${ARTICLE}<img src="/a.jpg" alt="Red bike placeholder"><img src="/b.jpg" alt="Placeholder for our team at work">`,
    }),
    says: 'The alt is "Red bike placeholder": it calls the image a placeholder.',
  },
  {
    check: 'alt-text-meaningless',
    outcome: 'pass',
    when: 'one alone is of a placeholder',
    site: htmlPage({ content: `${ARTICLE}<img src="/a.jpg" alt="A field for a name with its placeholder">` }),
  },
  {
    check: 'alt-text-meaningless',
    outcome: 'pass',
    when: 'it speaks of what templates write',
    site: htmlPage({
      content: `${ARTICLE}<img src="/a.jpg" alt="A page that shows undefined in place of a price"><img src="/b.jpg" alt="How {{ name }} is filled in">`,
    }),
  },
  ...['Webpage Logo - responsive image', 'Second slide', 'SAMPLE LOGO'].map(
    (alt): Case => ({
      check: 'alt-text-meaningless',
      outcome: 'fail',
      when: `it is the sample text of a template, ${alt}`,
      site: htmlPage({ content: `${ARTICLE}<img src="/logo.png" alt="${alt}">` }),
      says: `The alt is "${alt}": the sample text of a template.`,
    }),
  ),
  {
    check: 'alt-texts-empty',
    outcome: 'fail',
    when: 'some pictures of a row have one and others do not',
    site: htmlPage({
      content: `${ARTICLE}<div class="team">${['A roof of reed', '', 'A roof of slate', 'A roof of tin', ''].map((alt, at) => `<div class="card"><img src="/photo-${at}.jpg" alt="${alt}"></div>`).join('')}</div>`,
    }),
    says: Array.from(
      { length: 2 },
      () => 'This picture has an empty alt, and others in the same row say what they show.',
    ),
  },
  ...(
    [
      ['fail', 'a row is nothing but pictures without one', '', 4],
      ['pass', 'the row has a text', '<p>Our clients</p>', 4],
      ['pass', 'the row has a drawing with a name', '<svg aria-label="Clients"></svg>', 4],
      ['pass', 'three pictures make a row', '', 3],
    ] as const
  ).map(
    ([outcome, when, besides, count]): Case => ({
      check: 'alt-texts-empty',
      outcome,
      when,
      site: htmlPage({
        content: `${ARTICLE}${['A shed', 'A roof', 'A wall', 'A door', 'A lock'].map((alt, at) => `<p><img src="/part-${at}.jpg" alt="${alt}"></p>`).join('')}<div class="row">${besides}${Array.from({ length: count }, (_, at) => `<div class="brand"><img src="/brands/${at}.png" alt=""></div>`).join('')}</div>`,
      }),
      ...(outcome === 'fail' && {
        says: 'The pictures of this row have no alt text, and the row has nothing else in it.',
      }),
    }),
  ),
  ...(
    [
      ['pass', 'a bold line names what each entry shows', '<p><strong>NAME</strong></p>'],
      ['fail', 'a word in the text of each entry is bold', '<p>It is <strong>NAME</strong>.</p>'],
    ] as const
  ).map(
    ([outcome, when, line]): Case => ({
      check: 'alt-texts-empty',
      outcome,
      when,
      site: htmlPage({
        content: `${ARTICLE}${['Reed', 'Slate', 'Tin', 'Oak'].map((name, at) => `<div class="item"><img src="/photo-${at}.png" alt="">${line.replace('NAME', name)}<p>It lasts.</p></div>`).join('')}`,
      }),
    }),
  ),
  {
    check: 'alt-texts-empty',
    outcome: 'pass',
    when: 'what has none is no part of the row',
    site: htmlPage({
      content: `${ARTICLE}<div class="team"><div class="wave"><img src="/wave.jpg" alt=""></div>${['A roof of reed', 'A roof of slate', 'A roof of tin'].map((alt, at) => `<div class="card"><img src="/photo-${at}.jpg" alt="${alt}"></div>`).join('')}</div>`,
    }),
  },
  {
    check: 'alt-text-meaningless',
    outcome: 'pass',
    when: 'flags say the names of languages in these',
    site: htmlPage({
      content: `${ARTICLE}<img src="/ru.jpg" alt="Русский"><img src="/ja.png" alt="日本語"><img src="/ar.png" alt="العربية"><img src="/bg.svg" alt="Български">`,
    }),
  },
  {
    check: 'alt-text-meaningless',
    outcome: 'fail',
    when: 'it is left over in the script of another language',
    site: htmlPage({ content: `${ARTICLE}<img src="/a.jpg" alt="Услуга 1">` }),
    says: 'The alt "Услуга 1" is in another script than the page.',
  },
  {
    check: 'alt-text-meaningless',
    outcome: 'pass',
    when: 'the page has such a text as well, or the image says so',
    site: htmlPage({
      content: `${ARTICLE}<p>${'Наши сараи. '.repeat(9)}</p><img src="/a.jpg" alt="Сарай у дома"><img lang="el" src="/b.jpg" alt="Αποθήκη κήπου">`,
    }),
  },
  {
    check: 'alt-text-says-image',
    when: 'several begin so',
    site: withImages(`${image('Bild von der Praxis')}${image('Image of a red bike', '/b.jpg')}`),
    outcome: 'fail',
    says: [
      'The alt "Bild von der Praxis" begins with "Bild von".',
      'The alt "Image of a red bike" begins with "Image of".',
    ],
  },
  {
    check: 'alt-text-says-image',
    when: 'one does, and others say what kind of image it is',
    site: withImages(
      `${image('Image of a red bike')}${image('Photo by Ada Byron')}${image('Foto de familia')}`,
    ),
    outcome: 'pass',
  },
  {
    check: 'alt-text-says-image',
    when: 'no image has an alt',
    site: withImages('<img src="/a.jpg">'),
    outcome: 'not-applicable',
  },
  {
    check: 'alt-texts-in-english',
    when: 'a German page has descriptions in English',
    site: inGerman(
      `${image('The front of our shop with a sign')}${image('A cup of tea and a biscuit', '/b.jpg')}${image('Werkstatt', '/c.jpg')}`,
    ),
    outcome: 'fail',
    says: [
      'The page is German, but alt texts say "The front of our shop with a sign", "A cup of tea and a biscuit".',
    ],
  },
  {
    check: 'alt-texts-in-english',
    when: 'a German page has short ones, as templates have them',
    site: inGerman(`${image('About us')}${image('clock', '/b.jpg')}${image('truck', '/c.jpg')}`),
    outcome: 'fail',
    says: ['The page is German, but alt texts say "About us", "clock".'],
  },
  {
    check: 'alt-texts-in-english',
    when: 'short ones may be names, or are words of the language',
    site: inGerman(`${image('Clock')}${image('truck', '/b.jpg')}${image('trailer', '/c.jpg')}`),
    outcome: 'pass',
  },
  {
    check: 'alt-texts-in-english',
    when: 'they are titles, one alone, or say that they are English',
    site: inGerman(
      `${image('The Lord of the Rings')}${image('Heart of Gold', '/b.jpg')}${image('The front of our shop', '/c.jpg')}<p lang="en">${image('A cup of tea and a biscuit', '/d.jpg')}</p>`,
    ),
    outcome: 'pass',
  },
  {
    check: 'alt-texts-in-english',
    when: 'the English is the name of the club, or of something in capitals',
    site: inGerman(
      `${image('Kranz Search and Rescue Dogs Berlin - Logo der Staffel')}${image('Logo Walks With dogs', '/b.jpg')}${image('Unser Stand beim Festival of the Dogs', '/c.jpg')}`,
    ).replace(/<title>[^<]*/, '<title>Verein - Walks with dogs'),
    outcome: 'pass',
  },
  {
    check: 'alt-texts-in-english',
    when: 'descriptions hold names',
    site: inGerman(
      `${image('View of Prague Castle at night')}${image('Anna and Bert from Kranz in the garden', '/b.jpg')}`,
    ),
    outcome: 'fail',
  },
  ...[
    ['the page is English', htmlPage({ content: `${ARTICLE}${image('A cup of tea')}` })],
    ['no image has an alt', inGerman('<img src="/a.jpg">')],
  ].map(
    ([when, site]): Case => ({
      check: 'alt-texts-in-english',
      when: when!,
      site: site!,
      outcome: 'not-applicable',
    }),
  ),
  {
    check: 'image-file-names',
    when: 'most have the name of a camera',
    site: withImages(
      `${['IMG_0017e.jpg', 'DSC01234.JPG', 'WhatsApp%20Image%202024-05-01.jpeg', 'bike.jpg'].map(file => image('A bike', `/p/${file}`)).join('')}`,
    ),
    outcome: 'fail',
    says: ['3 images have names such as "IMG_0017e.jpg", "DSC01234.JPG", "WhatsApp Image 2024-05-01.jpeg".'],
  },
  {
    check: 'image-file-names',
    when: 'few do, among others that say something',
    site: withImages(
      `${image('A', '/IMG_0017.jpg')}${image('B', '/IMG_0018.jpg')}${image('C', '/image-of-a-bike.jpg')}${image('D', '/p2.png')}`,
    ),
    outcome: 'pass',
  },
  {
    check: 'image-file-names',
    when: 'the only picture is drawn',
    site: withImages(image('A', '/IMG_0017.svg')),
    outcome: 'not-applicable',
  },
]
