import { attribute, type Element, parentOf } from '../../formats/html/document.ts'
import type { TextBlock } from '../../page/text/blocks.ts'

/** What says in one language or another that somebody still has to write something. */
const TO_FILL = [
  'to fill in|to be (?:filled in|completed|added|written|replaced|translated)|(?:still )?to do|todo|fixme',
  'auszufüllen|noch (?:auszufüllen|zu ergänzen|einzufügen|zu klären)|(?:bitte )?(?:ergänzen|einfügen)',
  '(?:à|a) (?:compléter|remplir|remplacer|rédiger|définir|traduire|ajouter)|da (?:compilare|completare|inserire|definire|sostituire|aggiungere)',
  '(?:por|a) (?:completar|rellenar|definir|añadir|preencher|adicionar|substituir)|per (?:completar|omplir)',
  '(?:nog )?(?:in|aan) te vullen|att fylla i|ska fyllas i|skal udfyldes|(?:må|skal) fylles ut|täydennettävä|lisättävä',
  'do (?:uzupełnienia|wypełnienia|ustalenia)|k (?:doplnění|vyplnění)|na doplnenie|kitöltendő|pótlandó|de completat',
  'za (?:ispuniti|popuniti|dopuniti|izpolniti|dopolniti)|treba (?:ispuniti|dopuniti|doplniť)|за (?:попълване|допълване|пополнување)',
  '(?:нужно |надо )?(?:заполнить|дополнить|дописать)|(?:потрібно |треба )?(?:заповнити|доповнити)|προς συμπλήρωση|να συμπληρωθεί',
  'jāaizpilda|jāpapildina|reikia (?:užpildyti|papildyti)|tuleb täita|doldurulacak|tamamlanacak|eklenecek|perlu dilengkapi|cần bổ sung',
  '待(?:补充|補充|填写|填寫)|要(?:記入|追記)|記入(?:予定|してください)|(?:작성|입력) ?(?:필요|예정)|يُ?ستكمل|להשלמה|تکمیل شود',
].join('|')
/** A text that begins with it and goes on with what is to be written. */
const NOTE = new RegExp(
  `^[\\p{P}\\p{S}\\s]{0,6}(?:${TO_FILL})\\s?(?:[:：]|\\s[–—-]\\s)\\s?[\\p{L}\\p{N}"“„«(]`,
  'iu',
)
/** How builders name the places that are to be filled. */
const PLACE = /(?:^|[\s_-])(?:todo|fixme|tbd|ph|placeholder|platzhalter)(?:$|[\s_-])/i
/** Characters of a name, and of a text at whose start that is looked for. */
const MAX_NAMES = 200
const MAX_START = 60
const MAX_CHILDREN = 10

/** Pictures as the text in their places calls them. */
const PICTURE =
  /^(?:image|photo|picture|video|bild|foto|fotos|fotografie|abbildung|vidéo|immagine|imagen|fotografía|vídeo|imagem|fotografia|afbeelding|zdjęcie|obraz|obrázek|obrázok|kép|fénykép|slika|fotografija|görsel|resim|fotoğraf|kuva|valokuva|billede|bilde|attēls|nuotrauka|pilt|imagine|изображение|фото|фотография|зображення|снимка|слика|εικόνα|φωτογραφία|画像|写真|图片|照片|圖片|이미지|사진|صورة|תמונה|تصویر)$/iu

/** Whether a block is a note of who builds the site to who is to write it, in a place that is named as one of those. */
export function isNoteToFill({ element, kind, prose }: TextBlock): boolean {
  return kind !== 'code' && isInPlace(element) && NOTE.test(prose.slice(0, MAX_START))
}

/** Whether a block only says what picture or film is to come, in a place that is named as the one of it. */
export function isPictureToCome({ element, kind, prose }: TextBlock): boolean {
  return (
    kind !== 'code' &&
    PICTURE.test(prose.trim().slice(0, MAX_START)) &&
    (isPlace(element) || hasTodo(element))
  )
}

/** Whether the source says beside a text that there is something to do: `<!-- TODO: real photo -->Photo`. */
function hasTodo(element: Element): boolean {
  return element.childNodes
    .slice(0, MAX_CHILDREN)
    .some(node => node.nodeName === '#comment' && 'data' in node && /^\s{0,10}todo\b/i.test(node.data))
}

function isInPlace(element: Element): boolean {
  const parent = parentOf(element)
  return isPlace(element) || (parent !== undefined && isPlace(parent))
}

function isPlace(element: Element): boolean {
  return PLACE.test((attribute(element, 'class') ?? '').slice(0, MAX_NAMES))
}

/** What a text calls itself, or the texts and pictures beside it, in eight languages. */
const SAMPLES = [
  '(?:beispiel|muster|platzhalter|blind|dummy)-?(?:text|bild|foto|inhalt|zitat|stimme|bewertung|daten)\\p{L}{0,3}',
  '(?:sample|placeholder|dummy|example) (?:texts?|images?|photos?|content|copy|quotes?|reviews?|testimonials?|data)',
  "(?:textes?|images?|photos?|contenus?|citations?|avis) (?:d[’']exemple|fictif|fictive)s?",
  '(?:textos?|im[aá]gen(?:es|s)?|imagem|fotos?|contenidos?|conteúdos?|citas?|citaç(?:ão|ões)) de (?:ejemplo|muestra|exemplo)',
  "(?:test[oi]|immagin[ei]|foto|contenut[oi]|citazion[ei]) (?:di|d[’'])\\s?esempio",
  'voorbeeld(?:tekst|foto|afbeelding|citaat|inhoud)\\p{L}{0,3}',
  'przykładow[aey] (?:tekst|teksty|zdjęci[ae]|treś(?:ć|ci)|opini[ae])|(?:tekst|teksty|zdjęci[ae]|treś(?:ć|ci)) przykładow[aey]',
].join('|')
const REPLACED = [
  '(?:wird|werden) (?:[^.!?]{0,60} )?(?:ersetzt|ausgetauscht)',
  '(?:(?:will|shall) be|to be|are being|is being) (?:[^.!?]{0,20} )?(?:replaced|exchanged)',
  '(?:sera|seront|à être) (?:[^.!?]{0,20} )?remplacée?s?',
  'ser(?:á|án|ão) (?:[^.!?]{0,20} )?(?:reemplazad|sustituid|substituíd)[oa]s?',
  '(?:sarà|saranno|verrà|verranno) (?:[^.!?]{0,20} )?sostituit[aeio]',
  '(?:wordt|worden) (?:[^.!?]{0,60} )?vervangen',
  'zostan(?:ie|ą) (?:[^.!?]{0,20} )?zastąpion[aey]',
].join('|')
const TO_BE_REPLACED = new RegExp(
  `^[^.!?]{0,40}(?<!\\p{L})(?:${SAMPLES})(?!\\p{L})[^.!?]{0,40}(?<!\\p{L})(?:${REPLACED})(?!\\p{L})`,
  'iu',
)
/** Who explains a template says whose text comes in its place. */
const OF_READER =
  /(?<!\p{L})(?:your?|du|dein\p{L}{0,2}|ihre?[mnrs]?|sie|vous|votre|vos|tus?|sus?|tuo[ia]?|vostr[aeio]|seus?|suas?|uw|jouw?|tw[óo]j\p{L}{0,3})(?!\p{L})/iu
/** Characters of such a sentence. */
const LONGEST = 140

/** Whether a short text says of the texts or pictures of the page that they are samples and will be replaced. */
export function isSampleToReplace({ kind, prose }: TextBlock): boolean {
  return kind !== 'code' && prose.length <= LONGEST && TO_BE_REPLACED.test(prose) && !OF_READER.test(prose)
}
