import type { TextBlock } from '../../page/text/blocks.ts'
import { DUMMY_STARTS } from './dummy-texts.ts'
import { isFiller } from './filler.ts'

/** Prompts to write something, as whole blocks. */
const PROMPTS: readonly RegExp[] = [
  /^\[?(?:please )?(?:insert|add|enter|put|type|write|edit|change|place) (?:your |a |an |some |the |in )?(?:own |short |brief |custom )?(?:text|title|heading|heading text|headline|content|description|paragraph|tagline|subtitle|caption|bio|company name|(?:business|site|product|service|image|page|meta) (?:name|title|description))(?: text)? (?:goes )?here\]?[.!…]*$/i,
  /^\[?(?:your |my )?(?:text|title|heading|headline|content|description|paragraph|tagline|subtitle|caption|bio|(?:company|business|site|product|service|image) (?:name|title|description)) (?:goes |comes )?here\]?[.!…]*$/i,
  /^\[?your (?:company|business|site|brand|product) name\]?$/i,
  /^(?:this is (?:a |an |some |just )?(?:sample|placeholder|dummy|example)|dummy|placeholder|sample) (?:text|paragraph|heading|title|content|description)[.!]?$/i,
  /^.{0,40}(?:이곳에|여기에) .{0,12}(?:추가|작성)(?:하세요|해 ?주세요)[.!]?$/,
  /^\[(?:insert|placeholder|your)\b[^\][]{0,60}\]$/i,
  /^(?:double[- ]?click|click)(?: here)? to (?:edit|add|change)(?: (?:this|the|your|a|some))?(?: own)? (?:text|title|content|description|subtitle|heading)[.!…]*$/i,
  /^\(?(?:describe your image|describe one of your services|add a (?:title|caption|description)|your content goes here)\)?[.!…]*$/i,
  /^(?:hier steht (?:ihr|dein) text|(?:ihr|dein) text hier|(?:ihr|dein) titel hier|hier (?:ihren|deinen) text (?:einfügen|eingeben)|blindtext|beispieltext|texte à insérer ici|votre texte ici|insérez votre texte ici|saisissez votre texte ici|tu texto aquí|escribe aquí tu texto|añade tu texto aquí|il tuo testo qui|inserisci (?:qui )?il tuo testo(?: qui)?|seu texto aqui|insira (?:o )?seu texto aqui|jouw tekst hier|uw tekst hier|din text här|twój tekst tutaj|ваш текст здесь|введите (?:ваш )?текст|здесь будет ваш текст|在此处添加文字|在这里输入文字|ここにテキストを入力)[.!…。]*$/i,
  /^(?:buraya (?:kısa |bir )?(?:açıklama|metin|metninizi|yazı|yazınızı|içerik|içeriğinizi|başlık) (?:ekle|ekleyin|ekleyelim|ekleyiniz|gelecek|yaz|yazın|yazılacak|girin|giriniz)|(?:zde|sem) (?:bude|vložte|napište) (?:svůj |váš )?text|textul (?:tău|dumneavoastră) aici|(?:skriv )?din tekst her|kirjoita tekstisi tähän)[.!…]*$/i,
]

/** Beginnings of sample texts, each of one builder or starter. */
const SAMPLE_STARTS: readonly RegExp[] = [
  // WordPress
  /^welcome to wordpress\. this is your first post\./i,
  /^this is an example page\. it[’']s different from a blog post\b/i,
  /^hi, this is a comment\. to get started with moderating, editing, and deleting comments\b/i,
  /^just another wordpress (?:site|weblog)\b/i,
  // WPBakery, Elementor, Divi
  /^i am (?:a )?text block\. click (?:the )?edit button to change this text\b/i,
  /^i am (?:an? )?(?:promo|slide|example|accordion|toggle|tab) (?:text|content|box)?\.? ?click (?:the )?edit button to change\b/i,
  /^click (?:on )?(?:the )?edit button to change this text\b/i,
  /^add your heading text here\b/i,
  /^your content goes here\. edit or remove this text inline\b/i,
  // Wix, Squarespace, Weebly, GoDaddy, Shopify, Webflow
  /^i[’']m a (?:paragraph|title)\. ?(?:click here|double click|click once)\b/i,
  /^(?:this is a|i[’']m a) (?:paragraph|great place)\b.{0,60}\b(?:click on [“"]?edit text|click here to add your own text)\b/i,
  /^this is a great place to (?:tell|add|write) (?:people|more|your)\b/i,
  /^(?:this is the space to|use this space to) (?:introduce|tell|promote|share|describe) (?:the |your |customers |people )/i,
  /^it all begins with an idea\. maybe you want to launch a business\b/i,
  /^(?:whatever it is, the way|the way) you tell your story online can make all the difference\b/i,
  /^this is your (?:new blog|very first|project) (?:post|page)\b.{0,80}\b(?:click|great|perfect)\b/i,
  /^type your (?:paragraph|text|content) here\b/i,
  /^pair text with an image to focus on your chosen (?:product|collection)\b/i,
  /^(?:share information about your brand with your customers|give customers details about the banner image|talk about your brand$|use this text to share (?:information|details) about)/i,
  /^this is some text inside of a div block\b/i,
  // Bootstrap, starters of generators
  /^(?=.{0,20}(?:copyright|©))(?:copyright\b|©|\s|\d{4}){1,8}your (?:web ?site|company|brand|business)(?: name)?(?:[,.]? \d{4})?[.,]?(?: all rights reserved\.?)?$/i,
  /^some quick example text to build on the card title\b/i,
  /^anim pariatur cliche reprehenderit, enim eiusmod\b/i,
  /^this is a (?:wider|longer) card with supporting text below\b/i,
  /^write an awesome description for your new site here\b/i,
  /^(?:edit|get started by editing) (?:src|app|pages|\.\/src)[/\\].{1,60}(?:save|reload|$)/i,
  /^my great project tagline$/i,
  /^this is an exemplary article\b/i,
  /^this description will be used for the article listing\b/i,
  // What people and assistants write where the text is yet to come.
  /^placeholder (?:contact|address|company|business|team|profile|product|social) (?:info|information|details|data|name|bio|links?)[.!]?$/i,
  /^(?:placeholder|segnaposto|platzhalter|marcador) (?:articolo|testo|da sostituire|da completare|wird ersetzt|zum ersetzen|à remplacer|a reemplazar|por reemplazar|to be replaced|to replace)\b/i,
  /^(?:this (?:page|section|area|text|paragraph) is (?:just |only |currently )?a placeholder|diese[rs]? (?:seite|bereich|abschnitt|text) ist (?:nur |noch |derzeit )?ein platzhalter|esta (?:página|sección) es un marcador de posición|cette (?:page|section) est un (?:espace réservé|texte de remplacement)|questa (?:pagina|sezione) è un segnaposto|esta (?:página|seção|secção) é um (?:marcador de posição|espaço reservado)|deze (?:pagina|sectie|tekst) is een (?:placeholder|plaatshouder|tijdelijke aanduiding)|(?:denna|den här) (?:sidan?|text(?:en)?) är en platshållare|denne (?:siden?|tekst(?:en)?) er en (?:pladsholder|plassholder)|tämä (?:sivu|teksti) on paikkamerkki|ta (?:strona|sekcja) jest (?:symbolem zastępczym|placeholderem)|(?:tato|tahle) (?:stránka|sekce) je (?:jen |pouze )?(?:zástupn|placeholder)|эта страница\s?[-–—]\s?(?:это )?заглушка|ця сторінка\s?[-–—]\s?(?:це )?заглушка|bu (?:sayfa|bölüm) (?:bir )?yer tutucu)/i,
  // What colleagues are to read, and no visitor.
  /^(?:hinweis|anmerkung|notiz|bemerkung|note|remark|reminder|remarque|nota|opmerking|uwaga|notatka|poznámka|notat|huomautus|huomio|anmärkning|bemærkning|merknad|megjegyzés|notă)\s?\((?:nur )?intern(?:al|e|a|o|t|í|ă|y)?(?: only)?\)\s?[:–—-]/i,
  /^(?:dies ist ein platzhalter\b.{0,60}\. (?:fügen|ergänzen|ersetzen|übernehmen) sie|dieser bereich kann für .{3,60} genutzt werden\. (?:fügen|ergänzen|tragen) sie hier|ergänzen sie hier ihre? (?:neuesten|aktuellen|eigenen))\b/i,
  /^(?:qui|in questa sezione) (?:inseriremo|inserirai|verrà inserit[oa]|andrà inserit[oa])\b/i,
  /^hier (?:wird (?:später|noch|bald) (?:ein|der|ihr) text|folgt (?:noch|bald|später) (?:ein|der) text)\b/i,
  /^(?:aquí (?:irá|insertaremos|pondremos)|ici,? (?:nous insérerons|sera inséré)|aqui (?:vamos inserir|será inserido))\b/i,
]

/** One expression, which fails as soon as one of them would. Letters that have no other case are the same in any. */
function anyOf(patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), 'i')
}

const PROMPT = anyOf(PROMPTS)
const START = anyOf([...SAMPLE_STARTS, ...DUMMY_STARTS])
/** For what may be either: to look once takes half the time. */
const START_OR_PROMPT = anyOf([...SAMPLE_STARTS, ...DUMMY_STARTS, ...PROMPTS])

/** In capitals in front of a text that is yet to be written: "PLACEHOLDER — Paper accepted". */
const MARKED = /^\[?(?:PLACEHOLDER|PLATZHALTER|SEGNAPOSTO)\]?\s?[—–:|-]\s?\p{L}/u

/** Characters of a block that is nothing but a prompt, and by which other samples are known. */
const LONGEST = 120

/** What a lesson, a specimen of a font or the page of a book calls the text below its heading. */
const NAME_OF_EXAMPLE = /^(?:sample (?:text|content)|beispieltext)$/i

/** Whether a block is filler or a sample text, which are never written to be read. */
export function isPlaceholder({ kind, prose, lang }: Pick<TextBlock, 'kind' | 'prose' | 'lang'>): boolean {
  if (kind === 'code' || (kind === 'heading' && NAME_OF_EXAMPLE.test(prose))) return false
  return (!isLatin(lang) && isFiller(prose)) || isSampleText(prose)
}

function isLatin(lang: string): boolean {
  return lang.startsWith('la') && /^la\b/.test(lang)
}

/** Whether a text asks to write another one in its place. */
export function isPrompt(text: string): boolean {
  return text.length <= LONGEST && PROMPT.test(text)
}

/** Whether a text is what a template or a site builder puts where the author is to write. */
export function isSampleText(text: string): boolean {
  if (MARKED.test(text)) return true
  return text.length <= LONGEST
    ? START_OR_PROMPT.test(text)
    : START.test(text.slice(0, LONGEST)) || isPrompt(text)
}
