import { attribute, type Element, parentOf } from '../../formats/html/document.ts'
import type { TextBlock } from '../../page/text/blocks.ts'

/** What a text in the place of a picture calls it. */
const MEDIA = [
  'image|img|photo|picture|illustration|graphic|screenshot|logo|video|map',
  'bild|foto|fotos|abbildung|grafik|karte|vidéo|carte|plan',
  'immagine|mappa|imagen|fotografía|imagem|mapa|fotografia|afbeelding|kaart',
  'zdjęcie|obraz|obrázek|kép|görsel|resim|harita|изображение|фото|карта|зображення|画像|写真|图片|圖片|照片|이미지|사진',
].join('|')
/** The picture is described where it is to be: "[Image: the first course]", "[Foto hier]". */
const BRACKETED = new RegExp(
  `^[[［]\\s?(?:${MEDIA})(?:\\s?[:：]\\s?[^\\][［］]{2,100}|\\s(?:placeholder|platzhalter|here|hier|ici|aquí|qui|à venir|folgt))\\s?[\\]］]$`,
  'iu',
)
/** The place is named as that of a picture: "Map placeholder", "3D-Viewer Platzhalter", "Bildplatzhalter". */
const NAMED = new RegExp(
  `^(?:[\\p{L}\\p{N}&./+-]{1,20}[ -]){0,4}(?:${MEDIA}|maps|viewer|player|embed|banner|galerie|gallery|slider)[ -]?\\(?(?:placeholder|platzhalter|segnaposto)\\)?$|^(?:placeholder|platzhalter)[ -]?(?:image|photo|picture|map|video|logo|bild|foto|karte)$`,
  'iu',
)
/** In capitals, as authors mark a place in their manuscript: "[ICONS]". Words for what is heard or done are of transcripts. */
const MARKED =
  /^\[(?:ICONS?|IMAGES?|PHOTOS?|PICTURES?|LOGOS?|SCREENSHOTS?|ILLUSTRATIONS?|BILD(?:ER)?|FOTOS?|GRAFIK(?:EN)?|ICÔNES?|IMÁGENES|IMAGEN|IMAGEM|IMAGENS|ICONOS|ÍCONES|IMMAGIN[EI]|ICONE)(?: HERE| HIER| ICI| AQUÍ| AQUI| QUI| \d{1,2})?\]$/
/** Characters of such a text. */
const LONGEST = 120

/** What holds a picture, by its name; text that only has pictures described, as a transcript, stands in none. */
const HOLDER =
  /(?:^|[\s_-])(?:images?|img|photos?|pictures?|foto|bild|thumb(?:nail)?s?|media|visual|placeholder|map|video|cover|gallery|hero)(?:$|[\s_-])/i
const MAX_STEPS_UP = 2
const MAX_NAMES = 200

/** Whether a block is nothing but the name or the description of a picture that is not there yet. */
export function isMediaToCome({ element, kind, prose }: TextBlock): boolean {
  if (kind === 'code' || kind === 'heading' || prose.length > LONGEST) return false
  const text = prose.trim()
  return NAMED.test(text) || (BRACKETED.test(text) && isInHolder(element))
}

/** Whether a paragraph is nothing but the mark of its author for pictures that are to come. */
export function isMarkOfMedia({ element, kind, prose, linkCharacters }: TextBlock): boolean {
  return kind === 'text' && element.tagName === 'p' && linkCharacters === 0 && MARKED.test(prose)
}

function isInHolder(element: Element): boolean {
  let at: Element | undefined = element
  for (let step = 0; at && step <= MAX_STEPS_UP; step++, at = parentOf(at)) {
    const names = `${attribute(at, 'class') ?? ''} ${attribute(at, 'id') ?? ''}`
    if (HOLDER.test(names.slice(0, MAX_NAMES))) return true
  }
  return false
}
