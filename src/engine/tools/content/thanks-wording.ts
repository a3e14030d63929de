import { foldSpace, type HtmlDocument } from '../../formats/html/document.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'

/** Characters of a heading that says no more than that something has arrived. */
const LONGEST = 120
const MAX_HEADINGS = 3

/** Words of thanks in the languages that are most frequent on the web, of which some stand in front of the name of a person. */
const THANKS =
  'thank you(?: (?:so|very) much)?|(?:many )?thanks|(?:vielen |herzlichen |besten )?dank|danke(?: schön| sehr)?|merci(?: beaucoup)?|(?:muchas )?gracias|(?:muito )?obrigad[oa]|(?:moltes )?gràcies|grazie(?: mille)?|(?:hartelijk )?bedankt|dank je(?: wel)?|dziękujemy|děkujeme|ďakujeme|köszönjük|hvala(?: vam)?|tack|(?:mange )?tak|(?:tusen )?takk|kiitos|aitäh|paldies|ačiū|dėkojame|mulțumim|mulţumim|teşekkür(?:ler| ederiz)|спасибо|дякуємо|благодар(?:им|я)|ευχαριστούμε|terima kasih|cảm ơn|شكر[اً]+|תודה(?: רבה)?|धन्यवाद|ขอบคุณ'
/** What stands behind them where they are for what was sent. */
const FOR_IT =
  '$|[!.,;:–—-]|(?: (?:for|für|pour|por|per|pels?|voor|za|för|for|til|de|pentru|atas|vì|עבור|על|за|για)(?![\\p{L}]))'
const SAYS_THANKS = new RegExp(`^¡?(?:${THANKS})\\s*(?:${FOR_IT})`, 'iu')
const IN_SIGNS =
  /^(?:(?:お問い?合わ?せ|ご(?:注文|予約|応募|登録))?.{0,12}ありがとうございま(?:す|した)|감사합니다|谢谢|謝謝|感谢您|感謝您)/u
/** What is sent, and behind it that it has arrived, in the order of these languages. */
const SENT = [
  [
    'message|form|enquiry|inquiry|request|order|booking|application|registration|submission',
    '(?:has been|was|is) (?:successfully )?(?:sent|received|submitted|confirmed)',
  ],
  [
    'nachricht|anfrage|formular|anmeldung|bestellung|buchung',
    'gesendet|versendet|übermittelt|verschickt|eingegangen|erhalten',
  ],
  ['message|demande|formulaire|commande|inscription|soumission', 'envoyée?|reçue?|enregistrée?'],
  ['mensaje|solicitud|formulario|pedido|reserva', 'enviad[oa]|recibid[oa]'],
  ['mensagem|pedido|formulário', 'enviad[oa]|recebid[oa]'],
  ['messaggio|richiesta|ordine|modulo', 'inviat[oa]|ricevut[oa]'],
  ['bericht|aanvraag|bestelling', 'verzonden|ontvangen'],
  ['wiadomość|formularz', 'wysłan[ay]|wysłane'],
  ['zpráva|formulář', 'odeslána?'],
  ['сообщение|заявка', 'отправлен[оа]|принята'],
] as const
const ARRIVED = SENT.map(
  ([what, arrived]) =>
    new RegExp(`(?<!\\p{L})(?:${what})(?!\\p{L}).{0,30}(?<!\\p{L})(?:${arrived})(?!\\p{L})`, 'iu'),
)

/** Whether a page says by its headline, or where it has none by its title, that what its visitors have sent has arrived. */
export function saysThanks(document: HtmlDocument): boolean {
  const texts = (tag: string) =>
    document
      .elements(tag)
      .slice(0, MAX_HEADINGS)
      .map(element => foldSpace(startOfSeenText(element, LONGEST + 1)))
      .filter(text => text !== '')
  const headlines = texts('h1')
  return (headlines.length > 0 ? headlines : texts('title')).some(isThanks)
}

function isThanks(text: string): boolean {
  if (text.length > LONGEST) return false
  return SAYS_THANKS.test(text) || IN_SIGNS.test(text) || ARRIVED.some(pattern => pattern.test(text))
}
