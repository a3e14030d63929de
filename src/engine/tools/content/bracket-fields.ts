/** Words of which the names of fields are made, in lower case. */
const FIELD_WORDS: ReadonlySet<string> = new Set(
  [
    'name company business organisation organization brand product service model city town street address zip postcode',
    'state country phone telephone mobile number email e-mail website url domain date year years price amount hours day days',
    'owner contact details information info surname title',
    'firma unternehmen unternehmens betrieb verein inhaber straße strasse hausnummer plz ort stadt anschrift adresse telefon',
    'telefonnummer nummer mail datum jahr jahre preis vorname nachname ansprechpartner kontaktdaten',
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
  /^(?:placeholder|platzhalter|segnaposto|marcador de posición|yer tutucu|заполнитель)$|\b(?:testo|testi|immagine|foto) segnaposto\b|\b(?:placeholder|platzhalter) ?(?:text|image|bild)\b|\btexte? (?:à compléter|provisoire)\b|^(?:insert|inserire|inserisci|insérer|insérez|insertar|inserta|inserir|insira|wstaw|wpisz|einfügen|vul) .|.(?: einfügen| eintragen| here| à compléter| à remplir| invullen| girin| giriniz)$|^(?:your|votre|vos|ihr|ihre|dein|deine|tu|tus|seu|sua|twoj|twój|twoja|jouw|uw|ваш|ваша|ваше) [\p{L}-]+(?: [\p{L}-]+)?$|^(?:firmenname|musterfirma|bedrijfsnaam|公司名称|公司名|会社名|회사명|店舗名|電話番号|電話號碼|电话号码)$/iu

/** A bracket that is no link of Markdown, and its text. */
const BRACKETS = /[[［]([^[\]［］]{2,60})[\]］](?!\()/g
/** Brackets of a text that are looked at. */
const MAX_BRACKETS = 20

/**
 * The first bracket of a text that names what somebody was to write there: "[Company name]", "[Testo segnaposto]",
 * "[İletişim Bilgileri]". One word alone, as in "[name]", is not enough: transcripts and manuals have such brackets.
 */
export function fieldToFillIn(text: string): string | undefined {
  if (!/[[［]/.test(text)) return undefined
  let seen = 0
  for (const [bracket, inside] of text.matchAll(BRACKETS)) {
    if (++seen > MAX_BRACKETS) return undefined
    if (isFieldName(inside!.trim())) return bracket
  }
  return undefined
}

function isFieldName(inside: string): boolean {
  if (CERTAIN.test(inside)) return true
  const words = inside
    .normalize()
    .replaceAll('İ', 'i')
    .toLowerCase()
    .split(/[\s,/().’'–—-]+/u)
    .filter(word => word !== '' && !JOINING.has(word))
  return words.length >= 2 && words.every(word => FIELD_WORDS.has(word))
}
