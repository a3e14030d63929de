import { expect, test } from '@jest/globals'
import { fieldToFillIn } from '../../../../src/engine/tools/content/bracket-fields.ts'
import { doubleDecoded } from '../../../../src/engine/tools/content/double-decoding.ts'
import { isGenericAnchor } from '../../../../src/engine/tools/content/generic-anchors.ts'
import { saysNotFound } from '../../../../src/engine/tools/content/not-found-wording.ts'
import { isPlaceholder } from '../../../../src/engine/tools/content/placeholder-text.ts'
import { leadsToNobody, sampleNumberIn } from '../../../../src/engine/tools/content/sample-contacts.ts'
import { missingValueIn, templateTagIn } from '../../../../src/engine/tools/content/unresolved.ts'

test.each([
  '404',
  'Error 404',
  '404 Not Found',
  'Page not found',
  'Page Not Found | Sheds of Kent',
  '404: This page could not be found.',
  'Oops! That page can’t be found.',
  'Sorry, we couldn’t find that page',
  "This page doesn't exist",
  'Seite nicht gefunden – Gartenhaus',
  'Page non trouvée',
  'Página no encontrada',
  'Pagina non trovata',
  'Страница не найдена',
  '页面未找到',
  'ページが見つかりませんでした',
])('"%s" says that there is no page', text => {
  expect(saysNotFound(text)).toBe(true)
})

test.each([
  'How to fix a 404',
  'Lost and found',
  'Page not found errors explained',
  'Peugeot 404',
  'Room 404 in our hotel',
  'Not found in nature',
  'File systems',
  'The page you want',
  '',
  '4040',
])('"%s" does not', text => {
  expect(saysNotFound(text)).toBe(false)
})

test.each([
  ['Click here', 'en'],
  ['» more…', 'en'],
  ['Mehr erfahren', 'de'],
  ["Plus d'infos", 'fr'],
  ['続きを読む', 'ja'],
  ['Подробнее', 'ru'],
  ['Читать полностью', 'ru'],
  ['Learn more', 'sl'],
  ['Information', 'en'],
  ['siehe', 'de'],
  ['続く', 'ja'],
  ['이동', 'ko'],
  ['மேலும் அறிக', 'ta'],
  ['بیشتر بدانید', 'fa'],
  ['pincha aquí', 'es'],
  ['mais informação', 'pt'],
  ['Click here', ''],
])('the link text "%s" in %s says nothing', (text, language) => {
  expect(isGenericAnchor(text, language)).toBe(true)
})

test.each([
  ['More about roofs', 'en'],
  ['Her', 'en'],
  ['--details', 'en'],
  ['More', 'sl'],
  ['Link', 'cy'],
  ['Start', 'de'],
  ['ici', 'de'],
  ['→', 'en'],
  ['2', 'en'],
  ['', 'en'],
  ['!'.repeat(1000), 'en'],
])('the link text "%s" in %s may say something', (text, language) => {
  expect(isGenericAnchor(text, language)).toBe(false)
})

test.each([
  ['Ã¼ber', 'über'],
  ['GrÃ¶ÃŸe', 'GröÃŸe'],
  ['itâ€™s', 'it’s'],
  ['5â‚¬', '5€'],
  ['20Â°C', '20°C'],
  ['Â© 2026', '©'],
])('"%s" was decoded twice', (text, meant) => {
  expect(doubleDecoded(text)).toContain(`was meant to be "${meant}`)
})

test.each([
  'IRMÃ»',
  'CAFÉ®',
  'São Paulo',
  'SÃO PAULO',
  'Â',
  'crème brûlée',
  'naïve – “quoted”',
  'MAÇÃ',
  'Ñandú',
  'Ðuro',
  'â',
])('"%s" is as it was meant', text => {
  expect(doubleDecoded(text)).toBeUndefined()
})

test.each([
  'Sed ut: Lorem ipsum dolor sit amet.',
  'Lorem Ipsum',
  'LOREM—IPSUM',
  '„Lorem ip\u017fum dolor \u017fit“ und so weiter',
  'Proin sed libero',
  'Vestibulum ante ipsum primis in faucibus',
  '...consectetur adipiscing elit. Pellentesque elementum dignissim ultricies.',
  'Sed ut perspiciatis unde omnis iste natus error sit voluptatem',
  'Voluptatum officiis quia',
  'Temporibus autem quibusdam et aut officiis debitis aut rerum necessitatibus saepe eveniet',
  'Ut enim ad minima veniam, quis nostrum exercitationem ullam corporis suscipit laboriosam',
  'ea molestias quasi exercitationem repellat qui ipsa sit aut',
  '[Insert your slogan]',
  'Enter your description here',
  'Add Your Heading Text Here',
  'Your title here',
  'Your content goes here. Edit or remove this text inline or in the module Content settings.',
  'Double click to edit this text',
  "I'm a paragraph. Click here to add your own text and edit me.",
  'Welcome to WordPress. This is your first post. Edit or delete it.',
  'Hier steht Ihr Text.',
  'Введите текст',
  'Some quick example text to build on the card title and make up the bulk of the card’s content.',
  'Write an awesome description for your new site here. You can edit this line in _config.yml.',
])('"%s" is filler', prose => {
  expect(isPlaceholder({ kind: 'text', prose, lang: 'en' })).toBe(true)
})

test.each([
  ['You can insert text here and save it.', 'en'],
  ['Todo lists made easy', 'en'],
  ['Click here to edit', 'en'],
  ['We filled it with lorem ipsum dolor sit amet until the texts came.', 'en'],
  ['Gallia est omnis divisa in partes tres', 'en'],
  ['Nulla poena sine lege', 'de'],
  ['Laudamus te, benedicimus te, gratias agimus tibi propter magnam gloriam tuam', 'en'],
  ['Factum est autem in diebus illis, exiit edictum a Caesare Augusto', 'de'],
  ['Sub tuum praesidium confugimus, nostras deprecationes ne despicias in necessitatibus nostris', 'it'],
  ['Facilis Optio SRL', 'ro'],
  ['Leo, Felis, Diam', 'en'],
  ['Donec eris felix, multos numerabis amicos; vivamus, morbi nulla', 'la'],
  ['Libero da vincoli', 'it'],
  ['The content goes here, the tools go there.', 'en'],
  ['Your heading tells readers what the page is about.', 'en'],
])('"%s" is not', (prose, lang) => {
  expect(isPlaceholder({ kind: 'text', prose, lang })).toBe(false)
})

test.each([
  ['Welcome, {{ user.first_name }}!', '{{ user.first_name }}'],
  ['{{#if sale}}Now{{/if}} cheaper', '{{#if sale}}'],
  ['{{{body}}}', '{{{body}}}'],
  ['{% include footer.html %}', '{% include footer.html %}'],
  ['<%= @title %>', '<%= @title %>'],
  ['Dear \u0024{customer.name},', '\u0024{customer.name}'],
  ['%%title%% %%sep%% %%sitename%%', '%%title%%'],
  ['Open %PUBLIC_URL%', '%PUBLIC_URL%'],
  ['[vc_row full_width="stretch"]Sheds', '[vc_row full_width="stretch"]'],
  ['[contact-form-7 id="12" title="Contact"]', '[contact-form-7 id="12" title="Contact"]'],
  [
    '[player type=mini title="Agora" cover="https://x.example/a.jpg"]',
    '[player type=mini title="Agora" cover="https://x.example/a.jpg"]',
  ],
  ['translation missing: en.products.price', 'translation missing: en.products.price'],
  ['[MISSING TRANSLATION] Delen op LinkedIn', '[MISSING TRANSLATION]'],
  ['missing "en.home.title" translation', 'missing "en.home.title" translation'],
  ['Missing translation: "home.hero.title"', 'Missing translation: "home.hero.title"'],
])('"%s" shows a tag that was not replaced', (text, tag) => {
  expect(templateTagIn(text)).toBe(tag)
})

test.each([
  'f(x) = {x | x > 0}',
  '\\frac{{a}}{{b}}',
  'x_{{i}} and \u0024{x}^2$',
  'Sheds {small, medium, large}',
  '100%% sure',
  'It costs $5 {or less}',
  '{{}}',
  '[1] [see above]',
  'The missing translation of the book came out in 1999',
  'In the missing "Act II" translation there is a letter',
])('"%s" shows none', text => {
  expect(templateTagIn(text)).toBeUndefined()
})

test.each([
  'undefined',
  'NaN',
  'NaN/NaN/NaN',
  'undefined undefined',
  '€NaN',
  'NaN %',
  '$undefined',
  '(NaN reviews)',
  'Invalid Date',
  'By [object Object]',
  'undefined | Sheds of Kent',
])('"%s" shows that a value is missing', text => {
  expect(missingValueIn(text)).toBeDefined()
})

test.each([
  'The slope of a vertical line is undefined.',
  'Undefined',
  'NaN is not a number',
  'Nan',
  'null',
  'An undefined number of sheds',
  'Roofs and undefined behaviour – a talk',
])('"%s" does not', text => {
  expect(missingValueIn(text)).toBeUndefined()
})

test.each([
  'mailto:example@example.com',
  'mailto:info@your-domain.com?subject=Hi',
  'mailto:your@email.com',
  'mailto:info@mysite.com',
  'mailto:kontakt@ihre-domain.de',
  'https://www.yourwebsite.com/',
  'mailto:info@nomeattivita.it',
  'tel:+1234567890',
  'tel:001234567',
  'tel:+90 000 000 00 00',
  'tel:(555) 123-4567',
  'tel:0612345678',
  'tel:+5511999999999',
  'https://wa.me/49000000000?text=Hi',
  'https://api.whatsapp.com/send?text=Hi&phone=+1234567890',
])('%s leads to nobody', href => {
  expect(leadsToNobody(href)).toBe(true)
})

test.each([
  ['WhatsApp: +54 9 11 3684-6066 Tel.: +54 9 11 2345-6789', '+54 9 11 2345-6789'],
  ['Téléphone : 01 23 45 67 89', '01 23 45 67 89'],
  ['Phone: +55 (11) 99999-9999', '+55 (11) 99999-9999'],
])('%s has a number of nobody', (text, number) => {
  expect(sampleNumberIn(text)).toBe(number)
})

test.each([
  'Tel. +49 30 1234567',
  'Order 12345678',
  'Write the phone as in this example: +49 30 12345678',
  `Tel. +48 123 456 789 ${'and so on '.repeat(40)}`,
])('%s has none', text => {
  expect(sampleNumberIn(text)).toBeUndefined()
})

test.each([
  'mailto:info@sheds.example',
  'mailto:info@email.com',
  'mailto:info@myshop.com',
  'https://example.com/',
  'https://www.yourdomainregistrar.com/',
  'https://sheds.example/your-domain.com',
  '/your-domain',
  'tel:+971 4 2222222',
  'tel:+491234567',
  'tel:+6588888888',
  'https://wa.me/971501234567',
  'https://wa.me/1234567890123',
  'tel:0800 000 0001',
  'tel:+49 30 1234567',
])('%s may lead to somebody', href => {
  expect(leadsToNobody(href)).toBe(false)
})

test.each([
  ['Contatti — [Nome Attività]', '[Nome Attività]'],
  ['© [Company name] 2024', '[Company name]'],
  ['[Via/Indirizzo, Città]', '[Via/Indirizzo, Città]'],
  ['Willkommen bei [Firmenname]', '[Firmenname]'],
  ["[Nom de l'entreprise] vous répond", "[Nom de l'entreprise]"],
  ['[Nombre de la empresa]', '[Nombre de la empresa]'],
  ['[Nazwa firmy] – kontakt', '[Nazwa firmy]'],
  ['[Şirket Adı]', '[Şirket Adı]'],
  ['[اسم الشركة]', '[اسم الشركة]'],
  ['株式会社［会社名］', '［会社名］'],
  ['Write to [your email]', '[your email]'],
  [
    'Befreit von der Steuer. [Falls USt-IdNr. vorhanden: hier ergänzen]',
    '[Falls USt-IdNr. vorhanden: hier ergänzen]',
  ],
  ['[RAISON SOCIALE — À COMPLÉTER]', '[RAISON SOCIALE — À COMPLÉTER]'],
  ['[ADRESSE DU SIÈGE SOCIAL]', '[ADRESSE DU SIÈGE SOCIAL]'],
  ['SIREN\u00a0: [XXX XXX XXX]', '[XXX XXX XXX]'],
  ['[Add the number of the register here]', '[Add the number of the register here]'],
  ['[NIP: uzupełnić]', '[NIP: uzupełnić]'],
  ['[Kontaktskjema kommer]', '[Kontaktskjema kommer]'],
  ['[Formular folgt]', '[Formular folgt]'],
])('"%s" has a field that was not filled in', (text, field) => {
  expect(fieldToFillIn(text)).toBe(field)
})

test.each([
  'He met [name] there',
  'A source [1] says so [citation needed]',
  'info [at] sheds.example',
  '[Video] Our roofs',
  'Read the [contact details](https://sheds.example/)',
  'copy [options] [file]',
  '[Casagrande Caminetti]',
  'The year [of the roof]',
  'Sizes [XX-XXL] are sold out',
  '[Formular ausfüllen]',
  'Part three [coming soon]',
  '[Wer noch ergänzen will, schreibe uns]',
  'What is left [to fill in the gap] is sand',
])('"%s" has none', text => {
  expect(fieldToFillIn(text)).toBeUndefined()
})
