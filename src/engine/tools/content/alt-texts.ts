/** Characters of an alternative text that are looked at. */
const MOST_CHARACTERS = 200

/** Words that are no more than the kind of thing that an image is, in the languages that are most frequent on the web. */
const KIND_WORDS = new Set(
  [
    ...[
      'image',
      'images',
      'img',
      'picture',
      'pic',
      'photo',
      'photograph',
      'graphic',
      'vector',
      'vector graphic',
      'thumbnail',
      'thumb',
    ],
    ...[
      'image alt',
      'alt',
      'alt text',
      'alt image',
      'image description',
      'alt description',
      'image here',
      'your image',
      'my image',
    ],
    ...['alternative text', 'placeholder', 'dummy', 'untitled'],
    ...[
      'bild',
      'bilder',
      'foto',
      'fotos',
      'grafik',
      'abbildung',
      'platzhalter',
      'beschreibung',
      'alternativtext',
    ],
    ...[
      'imagen',
      'imágenes',
      'fotografía',
      'imagem',
      'immagine',
      'afbeelding',
      'plaatje',
      'obraz',
      'zdjęcie',
    ],
    ...['bildet', 'billede', 'kuva', 'resim', 'fotoğraf', 'фото', 'изображение', 'картинка', 'зображення'],
    ...['画像', '写真', 'イメージ', '图片', '圖片', '照片', '이미지', '사진', 'صورة', 'תמונה'],
    ...[
      'photographie',
      'illustration',
      'titelbild',
      'headerbild',
      'beitragsbild',
      'produktbild',
      'vorschaubild',
    ],
    ...[
      'obrázek',
      'obrázok',
      'fotka',
      'obrazek',
      'grafika',
      'ilustracja',
      'slika',
      'fotografija',
      'kép',
      'fotó',
    ],
    ...['fénykép', 'poză', 'imatge', 'irudia', 'attēls', 'nuotrauka', 'paveikslėlis', 'valokuva'],
    ...['gambar', 'ảnh', 'hình ảnh', 'εικόνα', 'φωτογραφία', 'снимка', 'снимок', 'фотография', 'світлина'],
    ...[
      'รูปภาพ',
      'รูป',
      'تصویر',
      'عکس',
      '图像',
      '图片描述',
      '圖片描述',
      '这里写图片描述',
      '在这里插入图片描述',
    ],
    ...[
      'banner',
      'baner',
      'bannière',
      'баннер',
      'банер',
      'バナー',
      'background',
      'hintergrund',
      'hintergrundbild',
    ],
    ...['arka plan', 'sfondo', 'achtergrond', '背景', '배너', '배경'],
  ].map(word => word.normalize()),
)

/** What programs and templates write in place of a value that they lack: Go and JavaScript, and tags that nothing filled in. */
const UNFILLED =
  /^(?:undefined|null|nan|<?nil>?|<no value>|\[object \w{1,30}\]|%!\w\(<nil>\))$|^(?:\{\{[^{}]{0,100}\}\}|\{%[^{}]{0,100}%\}|<%=?[^<>]{0,100}%>|\$\{[^{}]{0,100}\})|^(?:item|member|post|product|user|image|img|props|data|project|article|slide|p)\.(?:name|title|alt|label|text|description|caption)$/

/** What templates put before the word "image". */
const TEMPLATE_IMAGE =
  /^(?:responsive|featured|hero|post|blog|card|slider?|carousel|gallery|sample|default|placeholder|generic|background) ?-?(?:image|img|photo|picture|pic)s?(?: cap)?(?: ?#?\d{1,3})?$|^(?:circle|pop-?up|banner|header|cover|preview|feature|profile|product|project|service|news|event|article|section|content|page|main|user)[ -]?(?:image|img)s?(?: ?#?\d{1,3})?$/

/** What templates and tutorials say of the image of their example, at its end: "Webpage Logo - responsive image". */
const TEMPLATE_ENDING =
  /\S[\s-]{1,5}(?:responsive|placeholder|dummy|sample|example) (?:image|img|photo|picture|logo)$/
/** What the logo of a template is called until somebody puts in their own. */
const TEMPLATE_LOGO = /^(?:sample|dummy) (?:site )?logo$/
/** What says of itself that another image is to come. */
const PLACEHOLDER =
  /^(?:(?:your |company |brand |team |profile |product |hero )?(?:logo|image|photo|picture|avatar|banner|icon|video|map) placeholder|placeholder (?:for )?(?:logo|image|photo|picture|avatar|banner|icon))(?: ?#?\d{1,3})?$/

/** Words for what stands for somebody, without whom; beside a text that says who they are no fault. */
const STANDS_FOR_SOMEBODY =
  /^(?:logo|image logo|imagen logo|logo image|(?:site|brand|company|header|footer|main|mobile|nav(?:bar)?)[ -]logo|logo[ -](?:header|footer|mobile|nav(?:bar)?|small)|the logo|logotype|logotyp|logotipo|logotip|logó|λογότυπο|logo (?:perusahaan|firmy|empresa|de la empresa|da empresa|de l[’']entreprise|dell[’']azienda)|(?:firmen|vereins|praxis|unternehmens|schul)-?logo|로고|شعار|לוגו|โลโก้|网站标志|logo of (?:the|our) (?:company|site|website|firm|business|brand)|логотип|ロゴ|ロゴボタン|avatar|user avatar|icon|brand|イコン)$/

/** Texts of the examples of a well-known tutorial, which are copied with their markup and left on other pictures. */
const TUTORIAL_TEXTS: ReadonlySet<string> = new Set([
  'italian trulli',
  'girl in a jacket',
  'girl with a jacket',
  'flowers in chania',
])

/** What the slides of the examples of Bootstrap are called. */
const SAMPLE_SLIDE = /^(?:first|second|third|fourth|fifth) slide(?: label)?$/

/** Signs that stand in place of a text, as the three dots in the examples of Bootstrap. */
const NO_WORDS = /^[.…_\-–—,;:'"\s]+$/

/** Names that files have, alone. */
const FILE_NAME = /^[^/\\<>"?*|]{1,150}\.(?:jpe?g|jfif|png|gif|webp|avif|svg|bmp|tiff?|heic)$/
/** A kind of picture with a number, which people write as well as programs: "Foto 1", "gallery image 3". */
const NUMBERED_KIND =
  /^(?:image|img|photo|foto|picture|bild|imagen|imagem|immagine|afbeelding|obrázek|obrazek|zdjęcie|kép|kuva|resim|gambar|slika|imagine|fotografija|фото|изображение|картинка|снимка|εικόνα|이미지|사진|画像|写真|图片|圖片|slide|slajd|слайд|diapositive|diapositiva|banner|gallery|galerie|galería|galleria|galeria|thumbnail|carousel) ?(?:image|img|photo|foto|bild|imagen)? ?[#-]? ?\(?\d{1,3}\)?$/

/** Names without ending that cameras, telephones and databases give. */
const GIVEN_NAMES: readonly RegExp[] = [
  /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}(?:[\s_-].{0,40})?$/,
  /^(?=.{0,40}\d)(?=.{0,40}[a-f])[\da-f]{24,64}$/,
  /^(?:img|image|dsc[nf]?|_dsc|_mg|pxl|mvimg|gopr|wp|dji|photo|foto|pic|picture|bild)[_-]\d{3,14}(?:[\s_.-][\da-z()_-]{0,30})?$/,
  /^(?:img|image|dsc[nf]?|pxl|gopr|dji)\d{4,14}$/,
  /^p\d{7}$/,
  // Words joined by underscores, as `tlo2_ml_resize_x2`: a person writes blanks.
  /^(?=[^_]{1,60}_)(?=\D{0,60}\d)[\p{L}\d]{1,60}(?:_[\p{L}\d.-]{1,60}){2,12}$/u,
  // What a collection of logos adds: `dulux-logo-997CD46B58-seeklogo.com`.
  /^\S{1,100}[-_.]seeklogo(?:\.(?:com|net))?$/,
  /^(?:screenshot|screen shot|bildschirmfoto|captura de pantalla|capture d[’']écran|whatsapp image|снимок экрана)[ _-]+(?:from |um |del? )?\d[\d\sa-z.:_()-]{5,60}$/,
]

/** What the text does, in place of a reason behind it. */
export const ONLY_NUMBERS = 'only numbers the image'

/**
 * Why an alternative text says nothing of its image; undefined where it may say something.
 *
 * @param alt with white space folded
 * @param isNamedBeside a text beside it says the same or more, as in a link of an image and a name
 */
export function whyMeaningless(alt: string, isNamedBeside: boolean): string | undefined {
  if (alt.length > MOST_CHARACTERS) return undefined
  const text = alt.normalize().toLowerCase()
  if (NO_WORDS.test(text)) return 'it has no word'
  if (/^alt ?=/.test(text)) return 'a quotation mark too many ends it early'
  if (UNFILLED.test(text)) return 'a template has not filled it in'
  if (FILE_NAME.test(text) && !/\s\S+\s\S+\s/.test(text)) return 'the name of a file'
  if (NUMBERED_KIND.test(text)) return ONLY_NUMBERS
  if (GIVEN_NAMES.some(pattern => pattern.test(text))) return 'a name that a program gave to a file'
  if (TUTORIAL_TEXTS.has(text)) return 'the sample text of a tutorial'
  if (TEMPLATE_ENDING.test(text) || TEMPLATE_LOGO.test(text) || SAMPLE_SLIDE.test(text))
    return 'the sample text of a template'
  if (PLACEHOLDER.test(text)) return 'it says that another image is to come'
  if (KIND_WORDS.has(text) || TEMPLATE_IMAGE.test(text)) return 'it says only that there is an image'
  if (!isNamedBeside && STANDS_FOR_SOMEBODY.test(text)) return 'it does not say whose'
  return undefined
}

/**
 * Words for the kind of thing that is on many images of a site, which tell with a number behind them only which of a row one
 * is: "Client 3", "Slide 1", "Team member 2".
 */
const OF_A_ROW = new RegExp(
  `^(?:${[
    'event|slide|gallery(?: image| photo)?|screenshot|screen|client(?: logo)?|customer|badge|partner(?: logo)?|sponsor(?: logo)?|brand|team(?: member)?|member|service|product|project|portfolio|work|item|card|banner|hero|feature|thumbnail|illustration|certificate',
    'galerie|galeriebild|kunde|projekt|produkt|referenz|leistung|mitarbeiter(?:in)?|teammitglied|veranstaltung|folie|beispiel',
    'diapositive|galerie photo|partenaire|produit|projet|réalisation|équipe|événement|exemple|actualité',
    'galería|cliente|proyecto|producto|servicio|evento|equipo|socio|trabajo|galeria|projeto|produto|serviço|equipe|parceiro|trabalho',
    'galleria|progetto|prodotto|servizio|lavoro|realizzazione|membro',
    'klant|project|dienst|galerij|klient|usługa|realizacja|galeria zdjęć|projekt|člen týmu|člen tímu|galéria|ukázka|referencia|szolgáltatás|munka|termék',
    'галерея|клиент|партнер|партнёр|услуга|проект|товар|слайд|работа|сертификат|отзыв|галерея фото|клієнт|послуга|робота',
    'אירוע|ארוע|גלריה|לקוח|פרויקט|שותף|מוצר|שירות|ギャラリー|スライド|作品|イベント|갤러리|프로젝트|슬라이드|项目|產品|产品|客户|作品',
  ].join('|')}) ?[-–#:]? ?(?:\\d{1,3})$`,
  'u',
)

/** Whether an alternative text has such a word and a number; of one image alone that may be its name. */
export function isOneOfRow(alt: string): boolean {
  return alt.length <= MOST_CHARACTERS && OF_A_ROW.test(alt.normalize().toLowerCase())
}

/** A text that names what is to be on an image, and that this is none: "Placeholder for our team", "Puppy placeholder". */
const STANDS_FOR_IMAGE =
  /^(?:placeholder (?:for|of)|platzhalter für|espace réservé pour|segnaposto per) |\S[\s-]{1,3}(?:placeholder|platzhalter|segnaposto)(?: ?#?\d{1,3})?$/

/** Whether an alternative text calls its image a placeholder for what it names; of one image alone that may be on it. */
export function callsPlaceholder(alt: string): boolean {
  return alt.length <= MOST_CHARACTERS && STANDS_FOR_IMAGE.test(alt.normalize().toLowerCase())
}

/** What says of a text that it is to come. */
const TO_COME =
  /^(?:tba|tbd|todo|to[ -]do|fixme|to be (?:announced|added|confirmed|defined|determined|filled))$/
/** Names of files with a picture of nobody, which stands there until it is known who comes. */
const OF_NOBODY =
  /(?:^|[^a-z])(?:tba|tbd|to-?do|fixme|soon|announced|confirmed|placeholder|default|dummy|blank|empty|none|unknown|mystery|anonymous|silhouette|avatar|user|profile|person|question|coming|logo)(?:[^a-z]|$)/

/**
 * Whether an alternative text was never written, as "TBA" of jane-miller.jpg. On the picture of a speaker who is not known
 * yet it may be all that is to be said, and alone it may be the letters of a name.
 *
 * @param file the address of the image
 */
export function isToCome(alt: string, file: string): boolean {
  const name = file.split(/[?#]/, 1)[0]!.split('/').at(-1)!.slice(0, MOST_CHARACTERS).toLowerCase()
  return TO_COME.test(alt.slice(0, MOST_CHARACTERS).toLowerCase()) && !OF_NOBODY.test(name)
}

/** The beginning of an alternative text that says no more than that there is an image, as screen readers do themselves. */
const SAYS_IMAGE =
  /^(?:(?:an? )?(?:image|picture)s? (?:of|showing)|(?:ein )?bild(?:er)? (?:von|vom|der|des)|(?:une )?images? (?:de|du|des|d[’'])|(?:una )?im[aá]gen(?:es)? (?:de|del)|(?:un[’'])?immagin[ei] (?:di|de[il]|del(?:la|lo|l[’'])|delle|degli)|(?:uma )?image(?:m|ns) (?:de|d[aoe]s?)|(?:een )?afbeelding(?:en)? van|(?:obraz(?:ek)?|zdjęcie) przedstawiając[aey]|bild(?:er)? (?:på|av)|billede(?:r)? af|bilde(?:r)? av|изображение)(?=[\s\p{L}])/iu

/** The words with which an alternative text begins in place of what is on the image: "Bild von". */
export function imageWordsOf(alt: string): string | undefined {
  return SAYS_IMAGE.exec(alt.slice(0, MOST_CHARACTERS).normalize())?.[0]
}
