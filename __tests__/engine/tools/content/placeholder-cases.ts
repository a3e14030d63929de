import type { Case } from '../../../support/tool-cases.ts'
import { ARTICLE, htmlPage } from './prose.ts'

const check = 'placeholder-text'
const HANDLEBARS =
  '<p>Write {{ title }} where the title is to be, {{#each}} before a list. Where it is missing, undefined shows.</p><p>undefined</p>'
const meta = (name: string, content: string) => `<meta property="${name}" content="${content}">`

/** What is left standing, what it says. */
const LEFT: readonly [when: string, content: string, says: RegExp | RegExp[]][] = [
  [
    'filler for Markdown',
    '<p>Lorem markdownum, dictis umbrosum dextrum, Lelegeia quamquam distantes pares ignisque quaerit dederat.</p>',
    /Lorem markdownum/,
  ],
  ['lorem ipsum', '<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p>', /Lorem ipsum dolor/],
  [
    'what an editor makes of lorem',
    '<p>Lorem ipsum, dolor sit amet consectetur adipisicing elit. Tempore repudiandae tenetur.</p>',
    /Lorem ipsum, dolor/,
  ],
  [
    'lorem ipsum that goes on with other words',
    '<p>Lorem ipsum dolor sit amed Vel ut spiritday all cultural notion supporting dance, we are everywhere.</p>',
    /Lorem ipsum dolor sit amed/,
  ],
  ['the article of a starter', '<h2>This is an exemplary article for the blog.</h2>', /exemplary article/],
  [
    'samples that will be replaced, in German',
    '<p>Beispieltexte, werden durch echte Stimmen aus dem Team ersetzt.</p>',
    /^A note of who builds the site: "Beispiel/,
  ],
  [
    'samples that will be replaced, in English',
    '<p>These are sample quotes and will be replaced soon.</p>',
    /^A note of who builds the site: "These ar/,
  ],
  [
    'samples that will be replaced, in French',
    '<p>Textes d’exemple, ils seront bientôt remplacés.</p>',
    /^A note of who builds the site: "Textes d/,
  ],
  [
    'samples that will be replaced, in Spanish',
    '<p>Textos de ejemplo que serán reemplazados.</p>',
    /^A note of who builds the site: "Textos d/,
  ],
  [
    'samples that will be replaced, in Italian',
    '<p>Testi di esempio, verranno sostituiti.</p>',
    /^A note of who builds the site: "Testi di/,
  ],
  [
    'samples that will be replaced, in Dutch',
    '<p>Voorbeeldteksten, deze worden nog vervangen.</p>',
    /^A note of who builds the site: "Voorbeel/,
  ],
  [
    'samples that will be replaced, in Portuguese',
    '<p>Textos de exemplo que serão substituídos.</p>',
    /^A note of who builds the site: "Textos d/,
  ],
  [
    'samples that will be replaced, in Polish',
    '<p>Przykładowe teksty, zostaną zastąpione.</p>',
    /^A note of who builds the site: "Przykład/,
  ],
  [
    'what is to be replaced, in Italian',
    '<p>Placeholder da sostituire con articolo reale.</p>',
    /Placeholder da sostituire/,
  ],
  ['what will be written, in Italian', '<p>Qui inseriremo poche righe secche.</p>', /Qui inseriremo/],
  [
    'a number that a register gives',
    '<p><b>Registration:</b> Your CAC Registration Number</p>',
    /Registration: Your CAC Registration Number/,
  ],
  ['details that the law asks for', '<p>Jan Kasl · IČO: doplnit · DIČ: doplnit</p>', /"?IČO: doplnit/],
  ['a day that nobody wrote', '<p>Bulletin municipal du xx/xx/2021</p>', /xx\/xx\/2021/],
  [
    'filler of Ammianus',
    '<p>Dum apud Persas, ut supra narravimus, perfidia regis motus agitat insperatos.</p>',
    /Dum apud Persas/,
  ],
  ['a person without a name', '<div><h3>Prénom Nom</h3><p>Maire</p></div>', /"?Prénom Nom/],
  ['one in German', '<div><h4>Vorname Name</h4><p>Physiotherapeut</p></div>', /Vorname Name/],
  [
    'a notice whose owner is nobody',
    '<footer><p>© 2025 Företaget. Alla rättigheter förbehållna.</p></footer>',
    /© 2025 Företaget/,
  ],
  [
    'the same in German',
    '<footer><p>&copy; 2024 Firmenname | Alle Rechte vorbehalten</p></footer>',
    /Firmenname/,
  ],
  [
    'a German customer who is nobody',
    '<div class="testimonials"><p>Noch nie so trocken.</p><p>Max Mustermann</p></div>',
    /Max Mustermann/,
  ],
  ['a number of zeros', '<p>Associazione • C.F. 00000000000 • Roma</p>', /C\.F\. 00000000000/],
  [
    'a street that stands for any',
    '<p>Kranz, Musterstraße 1, Berlin</p>',
    /^"Musterstraße 1" is a sample address: "Kranz, Musterstraße 1, Berlin"\.$/,
  ],
  [
    'a street and a town that stand for any',
    '<p>Versicherer:<br>Kranz AG<br>Musterweg 10<br>90210 Musterstadt</p>',
    /^"Musterweg 10 90210 Musterstadt" is a sample address: /,
  ],
  [
    'a town that there is not',
    '<p>Kranz GmbH<br>Am See 5<br>12345 Musterstadt</p>',
    /^"12345 Musterstadt" is a/,
  ],
  [
    'a number for VAT that nobody has',
    '<p>Umsatzsteuer-Identifikationsnummer gemäß § 27 a Umsatzsteuergesetz:<br>DE999999999</p>',
    /^"DE999999999" is a sample number for VAT: /,
  ],
  ['a phone number of zeros', '<p>Chiamaci: +39&nbsp;000&nbsp;0000000</p>', /\+39/],
  [
    'signs for digits',
    '<h3>Give us a call at (416) ###-####, or write to #####@####.com</h3>',
    /\(416\) ###-####/,
  ],
  ['zeros for digits', '<footer><span>(000) 000-0000</span></footer>', /\(000\) 000-0000/],
  ['zeros behind an area', '<footer><p>Sävar<br>+46 (0)70-000 00 00</p></footer>', /\+46 \(0\)70-000 00 00/],
  [
    'what says so itself',
    '<footer><small>Placeholder contact information</small></footer>',
    /Placeholder contact/,
  ],
  [
    'headings that only say that they are one',
    '<h3><a href="/a">Title</a></h3><p>First</p><h3><a href="/b">Title</a></h3><p>Second</p>',
    [/^A heading of the template: "Title"\.$/, /"Title"/],
  ],
  [
    'an author marks the place of pictures',
    '<p>It stores the data.</p><p>[ICONS]</p><p>We are proud.</p>',
    /^Placeholder text: "\[ICONS\]"\.$/,
  ],
  [
    'sections say in brackets what is to be written',
    '<section><h2>Methods</h2><p>[Description of routes, survey protocols]</p></section><section><h2>Results</h2><p>[Current findings on birds]</p></section><h2>More</h2>',
    [/^In place of a text: "\[Description of routes, survey protocols\]"\.$/, /findings/],
  ],
  [
    'pictures are described where they are to be',
    '<div class="post-image">[Image : Reprise des cours]</div><div class="map"><p>Map placeholder</p></div><p>3D-Viewer Platzhalter</p>',
    [
      /^In place of a picture: "\[Image : Reprise des cours\]"\.$/,
      /"Map placeholder"/,
      /"3D-Viewer Platzhalter"/,
    ],
  ],
  [
    'notes and names of pictures stand in places that are named as those of them',
    '<p class="ph-note"><strong>Za ispuniti:</strong> kratak opis zajednice.</p><div class="ph-media is-wide">Slika</div><div class="card-media"><!-- TODO: real photo -->Foto</div>',
    [
      /^A note of who builds the site: "Za ispuniti: kratak opis zajednice\."\.$/,
      /^In place of a picture: "Slika"\.$/,
      /"Foto"/,
    ],
  ],
  [
    'it says in capitals what is to be written',
    '<p>Strona <span class="todo">DO UZUPEŁNIENIA: adres domeny</span> (dalej „strona”)</p>',
    /^DO UZUPEŁNIENIA: adres domeny was not filled in: /,
  ],
  [
    'a bracket says that it stands for a date',
    '<p>Changed: [PLACEHOLDER — date]</p>',
    /\[PLACEHOLDER — date\]/,
  ],
  ['a heading of filler', '<h2>Proin sed libero</h2>', /Proin sed libero/],
  ['a heading that was never filled in', '<h2>Your title here</h2>', /Your title here/],
  ['the notice of a theme', '<p>Copyright © Your Website 2023</p>', /Your Website 2023/],
  [
    'the same with its year in front',
    '<p>&copy; 2021 Your Company. All rights reserved.</p>',
    /Your Company/,
  ],
  ['a prompt of a site builder', '<p>Enter your description here</p>', /Enter your description/],
  [
    'a tag that was not replaced',
    '<p>Hello {{ user.name }}, good to see you.</p>',
    /\{\{ user\.name \}\} was not replaced/,
  ],
  ['a tag of another engine', '<p>Hello <%= user.name %>, good to see you.</p>', /<%= user\.name %> was not/],
  ['a tag in an alternative text', '<img src="/a.png" alt="{{ product.title }}">', /product\.title/],
  ['a value that is missing', '<p>€NaN</p>', /"NaN" instead of a value: "€NaN"/],
  ['a button without its label', '<button>undefined</button>', /"undefined" instead of a value\.$/],
  [
    'values that are missing around code',
    '<label><span>undefined</span></label><pre><code>a = b</code></pre><nav><a href="/x">NaN</a></nav>',
    [/Shows "NaN"/, /Shows "undefined" instead of a value\.$/],
  ],
  ['an object', '<p>Our sheds: [object Object]</p>', /\[object Object\]/],
  [
    'a customer who is nobody',
    '<div class="testimonials"><p>Never saw a drier shed.</p><p>John Doe, CEO</p></div>',
    /John Doe, CEO/,
  ],
  [
    'a mailbox of nobody',
    '<p>Write to <a href="mailto:example@example.com">us</a>.</p>',
    /mailto:example@example\.com/,
  ],
  [
    'letters for the digits of a phone number, a price and a year',
    '<p>Numer Telefonu: XXXXX</p><p>Call us</p><a href="/c">📞 +66 93‑XXX‑XXXX</a><p>E-post: a@b.no Telefon: +47 XXX XX XXX, hver dag</p><p>Fra xxx kr/år</p><p>Fondé en XXXX, le club a grandi.</p>',
    [
      /^Numer Telefonu: XXXXX was not filled in/,
      /^📞 \+66 93‑XXX‑XXXX was not filled in/,
      /^Telefon: \+47 XXX XX XXX was not filled in/,
      /^xxx kr was not filled in/,
      /^Fondé en XXXX was not filled in/,
    ],
  ],
  [
    'fields in brackets that nobody filled in',
    '<p>[Testo segnaposto] Rispondiamo entro [X] giorni.</p><footer><p>© [Anno] [Nome Attività]</p></footer>',
    [/^\[Testo segnaposto\] was not filled in/, /^\[Nome Attività\] was not filled in/],
  ],
  [
    'a field between two quotations',
    '<p>"Never drier", says "Ann" of [Company name], "and cheap".</p>',
    /^\[Company name\] was not filled in/,
  ],
  ['a tag of a mailing', '<p>Read it %USER_NAME% in full.</p>', /%USER_NAME% was not replaced/],
  [
    'a field in brackets within a sentence, in Turkish',
    '<p>[İletişim Bilgileri] üzerinden bize ulaşabilirsiniz.</p>',
    /İletişim Bilgileri/,
  ],
  [
    'prompts to write a text, in Turkish and Czech',
    '<p>Buraya açıklama ekleyelim</p><footer><p>Zde vložte svůj text</p></footer>',
    [/Buraya açıklama ekleyelim/, /Zde vložte svůj text/],
  ],
  [
    'the sample text of an accordion',
    '<div>Anim pariatur cliche reprehenderit, enim eiusmod high life accusamus terry richardson ad squid.</div>',
    /Anim pariatur/,
  ],
  [
    'the notice of a generator',
    '<footer>Copyright © 2022 My Project, Inc. Built with Docusaurus.</footer>',
    /My Project, Inc/,
  ],
  [
    'a telephone number of nobody',
    '<a href="tel:+390000000000">Call us</a>',
    /^Links to a sample number: tel:\+390000000000/,
  ],
  [
    'a number of seven digits in a row behind zeros',
    '<a href="tel:001234567">Call us</a>',
    /^Links to a sample number: tel:001234567/,
  ],
  ['a link to nobody', '<a href="https://your-domain.com/shop">Shop</a>', /your-domain\.com/],
  ['a link to a site to come', '<a href="https://your-new-url.com">Shop</a>', /your-new-url\.com/],
  ['a chat with nobody', '<a href="https://wa.me/90XXXXXXXXXX">Ask</a>', /wa\.me\/90XXXXXXXXXX/],
  [
    'links to hosts that are kept for examples',
    '<ul><li>Website: <a href="https://riverlodge.example.com">https://riverlodge.example.com</a></li><li><a href="http://www.example.org/">Our partner</a></li></ul>',
    [/Links to a sample address: https:\/\/riverlodge\.example\.com\./, /http:\/\/www\.example\.org\//],
  ],
  [
    'a mailbox of nobody in the footer',
    '<footer><a href="mailto:info@example.com">info@example.com</a></footer>',
    /info@example\.com/,
  ],
  [
    'a mailbox in the contact data',
    '<div id="contact"><p>E-mail: info@yourdomain.com</p></div>',
    /yourdomain/,
  ],
  [
    'a mailbox that Google gives to nobody',
    '<p>Write to <a href="mailto:info@gmail.com?subject=Shed">us</a>.</p>',
    /mailto:info@gmail\.com/,
  ],
  [
    'what lipsum.com says about it',
    '<p>Lorem Ipsum is simply dummy text of the printing and typesetting industry.</p>',
    /simply dummy text/,
  ],
  [
    'a mark in front of a headline',
    '<h3>PLACEHOLDER — Paper accepted on immersion cooling</h3>',
    /Placeholder text: "PLACEHOLDER — Paper/,
  ],
  ['the word mountains', '<p>Far far away, behind the word mountains, far from it all</p>', /word mountains/],
  ['filler in Persian', '<p>لورم ایپسوم متن ساختگی با تولید سادگی نامفهوم از صنعت چاپ</p>', /لورم ایپسوم/],
  ['filler in Arabic', '<p>هذا النص هو مثال لنص يمكن أن يستبدل في نفس المساحة</p>', /هذا النص/],
  ['filler in Japanese', '<p>この文章はダミーです。文字の大きさを確認するためです。</p>', /ダミー/],
  ['filler in Russian', '<p>Далеко-далеко за словесными горами живут рыбные тексты</p>', /Далеко/],
  ['the address of a site builder', '<p>500 Terry Francois Street, San Francisco</p>', /Terry/],
  [
    'the owner of a theme',
    '<form><textarea></textarea></form><footer><div>Copyright &copy; Your Website 2023</div></footer>',
    /Placeholder text: "Copyright © Your Website 2023"/,
  ],
  [
    'a street of no town',
    '<p>123 Main Street<br>Anytown, CA 12345</p>',
    /Sample of a template: "123 Main Street Anytown/,
  ],
  [
    'a number that nobody can have',
    '<footer><ul><li><i class="fa fa-phone"></i> 888-111-2222</li></ul></footer>',
    /Sample of a template: "888-111-2222"/,
  ],
  [
    'a number of digits in a row among the details of a contact',
    '<div class="contact">WhatsApp: +54 9 11 3684-6066 Teléfono: +54 9 11 2345-6789</div>',
    /Sample of a template: "WhatsApp: .*2345-6789"/,
  ],
  ['a number of films', '<footer><p>Phone: (212) 555-0147</p></footer>', /555-0147/],
  [
    'a value of a legal notice is marked',
    '<p>TVA : &lt;à compléter si applicable&gt;</p>',
    /<à compléter si applicable>/,
  ],
  ['a Finnish street of no town', '<p>Esimerkkikatu 1, 00100 Helsinki</p>', /Esimerkkikatu 1/],
  ['a Finnish number of nobody', '<p>Soita +358 40 123 4567</p>', /\+358 40 123 4567/],
  ['a Korean number of nobody', '<table><tr><th>전화<td>02-000-0000</table>', /02-000-0000/],
  ['a Korean text asks for another', '<p>지하철·버스 이용 안내를 이곳에 추가하세요</p>', /이곳에 추가하세요/],
  ['the number of a template', '<ul><li><a href="#">+38 (099) 12-34-56</a></li></ul>', /12-34-56/],
]

/** What looks like it and is meant. */
const MEANT: readonly [when: string, content: string][] = [
  ['a transcript says what is seen', '<p>[MUSIC]</p><p>Hello.</p><p>[icons]</p>'],
  ['a link is in brackets', '<p><a href="/p">[PHOTOS]</a></p>'],
  [
    'a transcript has remarks among its lines',
    '<h2>Part one</h2><p>[Ann speaks in French]</p><p>Good morning.</p><h2>Part two</h2><p>[Bob comes back in]</p><p>Hello.</p>',
  ],
  [
    'one remark stands alone below a heading',
    '<h2>Part one</h2><p>[To be shown in May]</p><h2>Part two</h2>',
  ],
  [
    'brackets belong to the design, above headings',
    '<section><p>[What we do]</p><h2>Work</h2></section><section><p>[Where we work]</p><h2>Places</h2></section>',
  ],
  ['samples that the reader replaces', '<p>Die Beispieltexte werden durch Ihre Inhalte ersetzt.</p>'],
  ['samples that stay', '<p>Beispieltexte und Beispielbilder aus dem Unterricht.</p>'],
  ['something that is replaced', '<p>Defekte Teile werden beim Beispiel in zwei Tagen ersetzt.</p>'],
  [
    'samples, and a sentence on what is replaced',
    '<p>See the sample texts. Worn tools will be replaced.</p>',
  ],
  [
    'forms are to be filled in, and tabs are called so',
    '<ul><li>To fill in: registration form</li><li>À compléter : fiche sanitaire</li></ul><div class="tab">Photo</div><div class="tab">Video</div>',
  ],
  [
    'instructions name a detail',
    '<p>Il codice fiscale da inserire nel modulo è 91234567890. C.F.: da inserire nel modello 730.</p>',
  ],
  [
    'a form asks for a name, and a table has one in its head',
    '<form><p>Prénom Nom</p></form><table><tr><th>Vorname Nachname</th></tr></table>',
  ],
  [
    'labels of fields ask for a name, where a script sends them without a form',
    '<div class="form-group"><label for="n">Your Name</label><input id="n"></div><div><p>Vorname Nachname</p><input id="m"></div>',
  ],
  [
    'a firm is called nearly so',
    '<footer><p>© 2025 Företagets hus AB</p><p>© My Business Heroes</p></footer>',
  ],
  [
    'one heading is about titles, and a number has a sign',
    '<h2>Title</h2><p>Issue ###-2024 in C# and F#</p>',
  ],
  ['a number for VAT may be real', '<p>USt-IdNr.: DE123456788</p>'],
  ['a number for VAT is explained', '<p>Bitte die USt-IdNr. angeben, z. B. DE123456789</p>'],
  ['an address is explained', '<p>Straße und Hausnummer, z. B. Musterstraße 1</p>'],
  ['a number is explained in Japanese', '<p>電話番号（例：03-1234-5678）</p><p>半角 03-1234-5678</p>'],
  ['numbers are nearly so', '<p>02-000-1234</p><p>+358 40 123 4568</p><p>Version 10-1234-5678</p>'],
  ['a phone can be called all day', '<p>Tel: todo el día. Adresse bitte ergänzen.</p>'],
  ['a page with code explains tags', `${HANDLEBARS}<pre>&lt;h1>{{ title }}&lt;/h1></pre>`],
  ['a manual is about titles', '<h3>Title</h3><p>First</p><pre>{ title }</pre><h3>Title</h3><p>Second</p>'],
  ['code shows filler', '<p>It prints <code>Lorem ipsum dolor sit amet</code>.</p><pre>undefined</pre>'],
  ['code gives such values out', '<nav><a href="/x">NaN</a></nav><p>undefined</p><pre>isNaN(NaN)</pre>'],
  ['a table beside code has defaults', '<table><tr><td>undefined<td>NaN</table><code>name</code>'],
  ['a transcript describes its pictures', '<p>[Image: a red shed]</p><p>It has a map as a placeholder.</p>'],
  ['an article mentions filler', '<p>Until the texts came, the page said lorem ipsum dolor sit amet.</p>'],
  ['a firm keeps its rights', '<footer><p>© 2026 Your Website Heroes. All rights reserved.</p></footer>'],
  ['a real street has such a number', '<p>123 Main Street<br>Jupiter, FL 33458</p>'],
  [
    'numbers are real, or of other countries',
    '<footer><p>888-211-2222</p><p>(561) 555-2368</p><p>912-123-4567</p><p>0555 123 45 67</p></footer>',
  ],
  ['a table of samples has such a number', '<table><tr><td>(555) 123-4567<td>212-555-0123</table>'],
  ['a number has such digits', '<p>+38 (099) 812-34-56</p><p>Order 7 495 123-45-67 now</p>'],
  [
    'a number of digits in a row is explained, asked for or shown in a table',
    '<footer><p>Format, e.g. Tel. 06 12 34 56 78</p><form><p>Tel. 06 12 34 56 78</p></form><table><tr><td>Tel. 06 12 34 56 78</table></footer><p>A tool reads Tel. 06 12 34 56 78</p>',
  ],
  [
    'a list of posts shows the start of one about templates',
    '<p>JSP1234基本格式:&lt;%@ page language="" %&gt;page指令:&lt;%@ include file="a" %&gt; 每个jsp必须有的标识</p><p>1234const a = {}; function b() { return {{ name }} } if (a === b) c();</p>',
  ],
  ['a slope is undefined', '<p>The slope is undefined.</p><p>Undefined</p>'],
  ['a formula has braces', '<p>\\(\\frac{{a}}{{b}}\\)</p>'],
  ['a mailbox has such a name elsewhere', '<p><a href="mailto:info@gmail.de">us</a></p>'],
  ['a mailbox has six letters', '<p><a href="mailto:sheds1@gmail.com">us</a></p>'],
  ['far away are other mountains', '<p>Far far away, behind the mountains, lie our sheds.</p>'],
  ['the law knows a John Doe', '<p>The court calls him John Doe.</p><h2>John Doe</h2>'],
  [
    'a program is shown in use',
    '<div class="hero-mockup"><div class="customer"><span>John Doe</span></div></div><div class="app-window"><p class="member">Jane Doe</p></div>',
  ],
  ['a heading names the text of a lesson', '<h2>Beispieltext</h2><p>Der Hund bellt.</p><h2>Sample text</h2>'],
  ['a form shows how to fill it in', '<form><p>name@example.com</p><p>Enter your text here</p></form>'],
  [
    'a text has an address as an example',
    '<p>Say who you are, such as <a href="mailto:ada@example.com">ada@example.com</a>.</p>',
  ],
  [
    'a text explains addresses by an example',
    '<p>Write the whole URL: <a href="https://example.com/shop">https://example.com/shop</a></p><p>For instance <a href="https://example.com">a shop</a>.</p><p>Search engines took each page of the shop for a copy of the other, as <a href="https://www.example.com">www.example.com</a> and the host without www were both there for years.</p><p>This is <a href="http://example.com/">an example</a> inline.</p><blockquote><a href="https://example.com/a">Shop</a></blockquote><p><a href="https://example.com.au/">Real</a> <a href="https://myexample.com/">Real</a></p>',
  ],
  ['a tool takes a text', '<p>Enter your text here</p><textarea></textarea>'],
  [
    'a guide has models of a text to fill in',
    '<p>Such as this:</p><blockquote>Doña [Nombre y Apellidos] falleció el [fecha].</blockquote>',
  ],
  [
    'a letter is for readers to fill in',
    '<p>Dear [name of your MP],</p><p>My name is [your name], and I live in [your street].</p><p>[Your Name]</p>',
  ],
  [
    'what readers are to say stands in quotation marks',
    '<p>Say “My name is [your name]” or "I call from [your town]" and wait.</p>',
  ],
  [
    'a model of language is asked for a text',
    '<p>Write an offer for [product name] at [your price], in 100 words.</p>',
  ],
  ['a variable of Windows is named', '<p>Add %JAVA_HOME%\\bin to Path. Or %APP_DATA%\\npm;</p>'],
  ['filler is hidden', '<p hidden>Lorem ipsum dolor sit amet</p><button hidden>undefined</button>'],
  [
    'a motto is Latin',
    '<p lang="la">Donec eris felix, vivamus, phasellus</p><p>Si vis pacem, para bellum.</p>',
  ],
]

export const PLACEHOLDER_CASES: readonly Case[] = [
  ...LEFT.map(
    ([when, content, says]): Case => ({
      check,
      when,
      site: htmlPage({ content }),
      outcome: 'fail',
      says,
      line: 8,
    }),
  ),
  ...MEANT.map(([when, content]): Case => ({ check, when, site: htmlPage({ content }), outcome: 'pass' })),
  ...(
    [
      ['is set to noindex and left out by the sitemap', '/other', '/new', 'not-applicable'],
      ['is set to noindex, but the sitemap lists it', '/new', '/new', 'fail'],
      ['is the home page', '/other', '/', 'fail'],
    ] as const
  ).map(
    ([when, listed, path, outcome]): Case => ({
      check,
      when: `the page ${when}`,
      site: {
        [path]: htmlPage({
          head: '<meta name="robots" content="noindex">',
          content: '<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p>',
        }),
        '/sitemap.xml': `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>{origin}${listed}</loc></url></urlset>`,
      },
      path,
      outcome,
    }),
  ),
  ...(
    [
      ['the sitemap lists it', '/author/john-doe/', '/author/john-doe/', 'not-applicable'],
      ['no sitemap lists it', '/', '/author/john-doe/', 'fail'],
      ['it has another name', '/author/ann-lee/', '/author/ann-lee/', 'fail'],
    ] as const
  ).map(
    ([when, listed, path, outcome]): Case => ({
      check,
      when: `the page is that of a person of the theme and ${when}`,
      site: {
        [path]: htmlPage({ content: '<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p>' }),
        '/sitemap.xml': `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>{origin}${listed}</loc></url></urlset>`,
      },
      path,
      outcome,
    }),
  ),
  {
    check,
    when: 'the generator left the settings of the page in it',
    site: `---\nlayout: landing-page\n---\n${htmlPage({ content: '<p>Sheds</p>' })}`,
    outcome: 'fail',
    says: /^The page begins with front matter/,
    count: 1,
  },
  {
    check,
    when: 'a rule stands before the text',
    site: `---\n${htmlPage({ content: '<p>Sheds</p>' })}`,
    outcome: 'pass',
  },
  {
    check,
    when: 'the title has a tag',
    site: htmlPage({ title: '{{ page.title }} | Sheds' }),
    outcome: 'fail',
    says: /\{\{ page\.title \}\} was not replaced in title/,
    line: 3,
  },
  {
    check,
    when: 'the title has no value',
    site: htmlPage({ title: 'undefined | Sheds' }),
    outcome: 'fail',
    says: /title has "undefined" instead of a value/,
  },
  {
    check,
    when: 'the title is still that of a theme',
    site: htmlPage({
      title: 'Clean Blog - Start Bootstrap Template',
      content: '<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p>',
    }),
    outcome: 'fail',
    says: /Lorem ipsum dolor/,
  },
  {
    check,
    when: 'a social card has filler',
    site: htmlPage({ head: meta('og:description', 'Lorem ipsum dolor sit amet') }),
    outcome: 'fail',
    says: /og:description/,
    line: 3,
  },
  {
    check,
    when: 'a default title, which serp reports',
    site: htmlPage({ title: 'undefined', head: meta('description', 'Lorem ipsum') }),
    outcome: 'pass',
  },
  {
    check,
    when: 'scripts that were not seen may still replace a tag',
    site: htmlPage({ content: '<p>{{ title }}</p>', after: '<script src="/app.js"></script>' }),
    outcome: 'pass',
  },
  {
    check,
    when: 'a manual of a template language',
    site: htmlPage({ title: 'Handlebars: expressions', content: HANDLEBARS }),
    outcome: 'pass',
  },
  {
    check,
    when: 'a page of documentation, by its address',
    site: htmlPage({ content: HANDLEBARS }),
    path: '/docs/expressions',
    outcome: 'pass',
  },
  {
    check: 'placeholder-text',
    when: 'keys of translations are shown',
    site: htmlPage({
      h1: '<h1>home.hero.title</h1>',
      content: `${ARTICLE}<p>home.hero.subtitle</p>`,
    }),
    outcome: 'fail',
    says: [
      'Shows the key of a translation: "home.hero.title".',
      'Shows the key of a translation: "home.hero.subtitle".',
    ],
  },
  {
    check: 'placeholder-text',
    when: 'keys of translations stand in titles and names of links',
    site: htmlPage({
      content: `${ARTICLE}<a href="/ann" title="speakers.items.ann.title">Ann</a><a href="/bob" title="speakers.items.bob.title">Bob</a>
        <a href="/a" aria-label="nav.home.label">A</a><a href="/b" aria-label="nav.shop.label">B</a><a href="/c" title="www.bikes.title">C</a>`,
    }),
    outcome: 'fail',
    says: [
      'title is the key of a translation: "speakers.items.ann.title".',
      'title is the key of a translation: "speakers.items.bob.title".',
      'aria-label is the key of a translation: "nav.home.label".',
      'aria-label is the key of a translation: "nav.shop.label".',
    ],
    count: 4,
  },
  {
    check: 'placeholder-text',
    when: 'the text says that the page is yet to be written, in the language of its template',
    site: htmlPage({
      content: `${ARTICLE}<p>Diese Seite ist ein Platzhalter. Ergänzen Sie eine vollständige Erklärung.</p>
        <p>Dieser Bereich kann für aktuelle Meldungen, Termine oder Ergebnisse genutzt werden. Ergänzen Sie hier Ihre neuesten Nachrichten.</p>
        <p>This page is a placeholder.</p><p>Esta página es un marcador de posición.</p><p>Эта страница — заглушка.</p>`,
    }),
    outcome: 'fail',
    count: 5,
  },
  {
    check: 'placeholder-text',
    when: 'a note to colleagues is shown',
    site: htmlPage({
      content: `${ARTICLE}<p><b>Hinweis (intern):</b> Vor dem Start mit Susan klären.</p><p>Note (internal): ask Ada for the year.</p><p>Interne Hinweise: keine.</p>`,
    }),
    outcome: 'fail',
    count: 2,
  },
  {
    check: 'placeholder-text',
    when: 'a place or a person is a placeholder of something, or a form says what to add',
    site: htmlPage({
      content: `${ARTICLE}<p>Dieser Baum ist ein Platzhalter für den alten.</p><p>This attribute is a placeholder for the name.</p><p>Placeholder: the text in a field.</p><p>Ergänzen Sie hier Ihre Kontaktdaten.</p>`,
    }),
    outcome: 'pass',
  },
  {
    check: 'placeholder-text',
    when: 'a text with dots is one, or a host or a file',
    site: htmlPage({
      h1: '<h1>kranz.berlin</h1>',
      content: `${ARTICLE}<p>chart.options.title</p><p>www.kranz.example</p><p>main.page.html</p><p>One.two.label is a field.</p>`,
    }),
    outcome: 'pass',
  },
  {
    check: 'placeholder-text',
    when: 'H1s are filler themselves, which is no subject',
    site: htmlPage({
      h1: '<h1>News</h1><h1>Lorem ipsum dolor, sit amet consectetur adipisicing elit.</h1>',
      content: '<p>We have moved to new rooms.</p>',
    }),
    outcome: 'fail',
    says: /Lorem ipsum dolor/,
  },
  {
    check: 'placeholder-text',
    when: 'the H1 names such text, which the page explains',
    site: htmlPage({ h1: '<h1>Lorem ipsum</h1>', content: '<p>Lorem ipsum dolor sit amet.</p>' }),
    outcome: 'not-applicable',
    says: /about such text/,
  },
  {
    check,
    when: 'a page about filler',
    site: htmlPage({ title: 'What is lorem ipsum?', content: '<p>Lorem ipsum dolor sit amet.</p>' }),
    outcome: 'not-applicable',
  },
  {
    check,
    when: 'a picture alone',
    site: '<html lang="en"><body><img src="/a.png" alt="">',
    outcome: 'not-applicable',
    says: /no text/,
  },
  { check, when: 'real text', site: htmlPage(), outcome: 'pass' },
]
