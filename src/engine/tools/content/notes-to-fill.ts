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
