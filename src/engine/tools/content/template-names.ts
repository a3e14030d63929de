/** What templates call a person until somebody writes a name there. Names that people may have, such as "Jan Kowalski", are none. */
const PEOPLE = [
  'first ?name last ?name|name surname|your name(?: here)?|full name here',
  'vorname (?:nach)?name|(?:nach)?name,? vorname',
  'prénom nom|nom prénom',
  'nombre apellidos?|nome cognome|nome sobrenome|nome apelido',
  'imię nazwisko|jméno příjmení|meno priezvisko|voornaam (?:achter)?naam|förnamn efternamn|fornavn efternavn|fornavn etternavn|etunimi sukunimi',
  'keresztnév vezetéknév|vezetéknév keresztnév|prenume nume|nume prenume|имя фамилия|фамилия имя|ім’я прізвище|όνομα επώνυμο',
].join('|')
const PERSON = new RegExp(`^(?:(?:dr|prof|mr|mrs|ms|herr|frau|mme|m)\\.? )?(?:${PEOPLE})$`, 'i')

/** What templates call a business or a site. */
const BUSINESS = new RegExp(
  `^(?:the )?(?:${[
    'my project inc',
    '(?:your |my )(?:company|business|brand|site|website|web site|organi[sz]ation|shop|store|restaurant|logo)(?: name)?|(?:company|business|brand|site|website|organi[sz]ation|shop|store) ?name',
    '(?:ihr|dein|mein) (?:unternehmen|firmenname|logo)|(?:ihre|deine|meine) (?:firma|webseite|website)|firmenname|musterfirma(?: gmbh)?|mustermann gmbh',
    "(?:votre|mon) (?:entreprise|société|site|logo)|nom (?:de l['’]entreprise|de la société|du site|d['’]entreprise)",
    '(?:tu|su|mi) (?:empresa|negocio|marca|sitio(?: web)?|logo)|nombre (?:de la empresa|del negocio|de empresa|del sitio)',
    "(?:la )?(?:tua|mia) (?:azienda|attività)|nome (?:azienda|attività|del sito|dell[’']azienda)",
    '(?:sua|minha) (?:empresa|marca)|nome da (?:empresa|sua empresa|marca)',
    'företaget|företagsnamn|ditt företag|mitt företag|firmanavn|din virksomhed|virksomhedens navn|bedriftsnavn|yrityksen nimi|yrityksesi',
    '(?:jouw|uw|mijn) bedrijf(?:snaam)?|bedrijfsnaam|nazwa firmy|twoja firma|název firmy|vaše firma|názov firmy|cégnév|az ön cége|numele companiei|compania ta',
    '(?:ваша|моя) компания|название компании|назва компанії|şirket (?:adı|adınız|ismi)|firma adı|会社名|公司名称|公司名稱|회사명|اسم الشركة',
  ].join('|')})$`,
  'i',
)
/** What belongs to a notice of copyright beside the name. */
const SIGN = /©|\(c\)|&copy;|(?<!\p{L})copyright(?!\p{L})/iu
const RIGHTS =
  /all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos reservados|todos os direitos reservados|tutti i diritti riservati|alle rechten voorbehouden|wszelkie prawa zastrzeżone|všechna práva vyhrazena|všetky práva vyhradené|minden jog fenntartva|toate drepturile rezervate|t[üu]m haklar[ıi] sakl[ıi]d[ıi]r|alla rättigheter förbehållna|med ensamrätt|все права защищены|всі права захищені|جميع الحقوق محفوظة/giu
/** Characters of a text that is nothing but such a name, and of a notice. */
const LONGEST_NAME = 60
const LONGEST_NOTICE = 120

/** Whether a whole text is what stands for the name of a person: "Prénom Nom". */
export function isTemplatePerson(text: string): boolean {
  return text.length <= LONGEST_NAME && PERSON.test(text)
}

/** Whether a whole text is a notice of copyright whose owner is nobody: "© 2025 Företaget. Alla rättigheter förbehållna." */
export function isTemplateNotice(text: string): boolean {
  if (text.length > LONGEST_NOTICE || !SIGN.test(text)) return false
  const owner = text
    .replace(/©|\(c\)|&copy;|(?<!\p{L})copyright(?!\p{L})/giu, ' ')
    .replace(RIGHTS, ' ')
    .replace(/built with docusaurus/i, ' ')
    .replace(/(?:19|20)\d\d/g, ' ')
    .replace(/[\s.,|·•–—-]+/gu, ' ')
    .replace(/^ ?(?:by|von|par|por|di|av) /i, '')
    .trim()
  return BUSINESS.test(owner)
}
