/** Words of which the names of fields are made, in lower case. */
const FIELD_WORDS: ReadonlySet<string> = new Set(
  [
    'name company business organisation organization brand product service model city town street address zip postcode',
    'state country phone telephone mobile number email e-mail website url domain date year years price amount hours day days',
    'owner contact details information info surname title',
    'firma unternehmen unternehmens betrieb verein inhaber straße strasse hausnummer plz ort stadt anschrift adresse telefon',
    'telefonnummer nummer mail datum jahr jahre preis vorname nachname ansprechpartner kontaktdaten',
    'raison sociale siège social siren siret forme juridique capital',
    'nom prénom entreprise société adresse rue ville code postal téléphone numéro courriel année années prix modèle coordonnées',
    'nome cognome attività azienda ditta ragione sociale via indirizzo civico cap città provincia telefono cellulare numero',
    'modello tipologia anno anni prezzo orari recapiti contatti prodotto servizio giorni',
    'nombre apellido apellidos empresa negocio marca calle dirección ciudad teléfono correo electrónico año años precio datos',
    'sobrenome endereço rua cidade cep telefone celular número ano anos preço produto serviço dados contato contacto',
    'nazwa imię nazwisko firmy adres ulica miasto kod pocztowy telefonu rok cena dane kontaktowe',
    'naam bedrijf bedrijfsnaam straat huisnummer postcode plaats woonplaats telefoonnummer jaar prijs contactgegevens',
    'isim ad adı soyad soyadı şirket firma ürün adres adresi telefon numarası şehir il ilçe yıl fiyat iletişim bilgileri bilgisi',
    'название имя фамилия компании компания организации адрес улица город телефон телефона номер почта год цена',
    'اسم الشركة العنوان عنوان رقم الهاتف هاتف المدينة البريد الإلكتروني السنة',
  ]
    .join(' ')
    .split(' ')
    .map(word => word.normalize()),
)

/** Words that stand between those. */
const JOINING: ReadonlySet<string> = new Set(
  'of the a an and or your our de del della dello dell di du des la le les el e et y i o ou da do dos das van het und oder des der the ve veya и или d l or'.split(
    ' ',
  ),
)

/** Words that say in one that something is to be written here. */
const CERTAIN =
  /^(?:placeholder|platzhalter|segnaposto|marcador de posición|yer tutucu|заполнитель)$|^(?:placeholder|platzhalter|segnaposto) ?[:—–-] ?.|\b(?:testo|testi|immagine|foto) segnaposto\b|\b(?:placeholder|platzhalter) ?(?:text|image|bild)\b|\btexte? (?:à compléter|provisoire)\b|^(?:insert|inserire|inserisci|insérer|insérez|insertar|inserta|inserir|insira|wstaw|wpisz|einfügen|vul) .|.(?: einfügen| eintragen| here| à compléter| à remplir| invullen| girin| giriniz)$|^(?:your|votre|vos|ihr|ihre|dein|deine|tu|tus|seu|sua|twoj|twój|twoja|jouw|uw|ваш|ваша|ваше) [\p{L}-]+(?: [\p{L}-]+)?$|^(?:firmenname|musterfirma|bedrijfsnaam|公司名称|公司名|会社名|회사명|店舗名|電話番号|電話號碼|电话号码)$/iu

/** Words that ask somebody to write in the place of the bracket, behind what is to be written there or a condition. */
const ASKS =
  /(?<!\p{L})(?:(?:hier|bitte|noch) (?:noch |bitte )?(?:zu )?(?:ergänzen|einfügen|eintragen|ausfüllen|einsetzen)|(?:insert|add|fill in|enter) [^,;.]{1,40} here|à (?:compléter|remplir|renseigner)|(?:por|a|hay que) completar|completar (?:aquí|aqui)|a preencher|preencher aqui|da (?:inserire|completare|compilare)|inserire qui|(?:hier|nog) invullen|(?:in|aan) te vullen|(?:do|należy|proszę) uzupełni(?:ć|enia)|uzupełnić|(?:nutno |třeba )?dopln(?:it|iť|te)|fyll i (?:här|namn|adress)|fylls i|udfyld(?:es)? her|skal udfyldes|fyll(?:es)? inn)(?=\s*(?:$|[,;:.!)–—-]))/iu
/** A form that is still to come, where it is to be. */
const FORM_TO_COME =
  /^\p{L}{0,20}(?:form|formular|formulär|formulier|formulaire|formulario|formulário|skjema) (?:comes? here|coming soon|goes here|folgt|kommt(?: hier)?|kommer(?: her| hit)?|à venir|volgt|próximamente|em breve)$/iu
/** Letters that stand for the digits of a number: "XXX XXX XXX". */
const DIGITS = /^X{2,6}(?:[ .\u00a0/-]X{2,6}){1,5}$/u
/** Fewest of them. */
const MIN_DIGITS = 6

/** A bracket that is no link of Markdown, and its text. */
const BRACKETS = /[[［]([^[\]［］]{2,60})[\]］](?!\()/g
/** Brackets of a text that are looked at. */
const MAX_BRACKETS = 20

/** Characters between a bracket and the quotation marks around it. */
const MAX_QUOTED = 400
/** What readers are to say or to write somewhere else stands in quotation marks: "My name is [your name]". */
const QUOTE_BEFORE = /[“„«『「][^”»』」]*$/u
const QUOTE_BEHIND = /^[^„«『「]*[”“»』」]/u

/**
 * The first bracket of a text that names what somebody was to write there: "[Company name]", "[Testo segnaposto]",
 * "[İletişim Bilgileri]". One word alone, as in "[name]", is not enough: transcripts and manuals have such brackets.
 * Nor is a bracket within quotation marks, which belongs to what is quoted.
 */
export function fieldToFillIn(text: string): string | undefined {
  if (!/[[［]/.test(text)) return undefined
  let seen = 0
  for (const { 0: bracket, 1: inside, index } of text.matchAll(BRACKETS)) {
    if (++seen > MAX_BRACKETS) return undefined
    if (isFieldName(inside!.trim()) && !isQuoted(text, index, index + bracket.length)) return bracket
  }
  return undefined
}

function isQuoted(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - MAX_QUOTED), start)
  const behind = text.slice(end, end + MAX_QUOTED)
  if (QUOTE_BEFORE.test(before) && QUOTE_BEHIND.test(behind)) return true
  // Straight marks are the same at both ends.
  return before.split('"').length % 2 === 0 && behind.includes('"')
}

/** How letters begin, in the languages that are most frequent on the web. */
const SALUTATION =
  /^(?:dear|to whom it may concern|hi|hello|sehr geehrte[rs]?|liebe[rs]?|guten tag|madame|monsieur|ch(?:er|ère)|bonjour|estimad[oa]s?|querid[oa]s?|hola|gentil[ei]|egregi[oa]?|spett(?:abile)?|car[oai]|buongiorno|prezad[oa]s?|car[oa]s?|ol[áa]|geachte|beste|szanown[yai]|dzień dobry|vážen[ýáí]|dobrý den|hej|kära|kære|kjære|hei|уважаем\p{L}*|здравствуйте|шановн\p{L}*|sayın|merhaba)(?!\p{L})[^.!?]{0,100}[,:]$/iu
/** How requests to a model of language begin, which readers are to copy. */
const REQUEST =
  /^(?:act as|you are an?|imagine you are|i want you to|write (?:me )?an?|create (?:me )?an?|generate an?|summari[sz]e|rewrite|explain|draft an?|du bist|schreibe?|erstelle?|agis comme|rédige[rz]?|actúa como|escribe|agisci come|scrivi|aja como|escreva)(?!\p{L})/iu
/** Characters of a salutation. */
const LONGEST_SALUTATION = 120

/** Whether a text is the first line of a letter: what follows it may be a model of one, for readers to fill in. */
export function beginsLetter(text: string): boolean {
  return text.length <= LONGEST_SALUTATION && SALUTATION.test(text.trim())
}

/** Whether a text with brackets is a request to a model of language, for readers to fill in. */
export function isRequest(text: string): boolean {
  return REQUEST.test(text.trimStart())
}

function isFieldName(inside: string): boolean {
  if (CERTAIN.test(inside) || ASKS.test(inside) || FORM_TO_COME.test(inside)) return true
  if (DIGITS.test(inside)) return inside.replaceAll(/[^X]/g, '').length >= MIN_DIGITS
  const words = inside
    .normalize()
    .replaceAll('İ', 'i')
    .toLowerCase()
    .split(/[\s,/().’'–—-]+/u)
    .filter(word => word !== '' && !JOINING.has(word))
  return words.length >= 2 && words.every(word => FIELD_WORDS.has(word))
}
