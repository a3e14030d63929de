/** Names of the pages that the law asks for, as footers have them, in the languages that are most frequent on the web. */
const LEGAL = new RegExp(
  `^(?:${[
    'privacy(?: (?:policy|notice|statement))?|terms|terms (?:of (?:service|use)|(?:and|&) conditions)|(?:cookies?|refund|shipping|return) policy|legal notice|imprint',
    'impressum|datenschutz(?:erklärung|hinweise?)?|agb|widerruf(?:srecht|sbelehrung)?',
    "mentions légales|politique de (?:confidentialité|cookies)|confidentialité|cg[vu]|conditions générales(?: de vente| d['’]utilisation)?|données personnelles",
    'aviso legal|política de (?:privacidad|cookies|privacidade)|privacidad|privacidade|términos (?:y condiciones|de uso)|termos (?:e condições|de uso)',
    'note legali|informativa (?:sulla )?privacy|privacy e cookie(?: policy)?|termini e condizioni',
    'privacy(?:verklaring|beleid)|algemene voorwaarden|integritetspolicy|köpvillkor|privatlivspolitik|handelsbetingelser|personvern(?:erklæring)?|tietosuojaseloste',
    'polityka prywatności|regulamin|zásady ochrany osobních údajů|ochrana osobních údajů|obchodní podmínky|adatvédelmi (?:tájékoztató|nyilatkozat)|ászf|impresszum',
    'politica de confidențialitate|termeni și condiții|gizlilik politikası|kullanım (?:koşulları|şartları)|политика конфиденциальности|политика (?:cookies?|обработки(?: персональных)? данных|cookies? и обработки(?: персональных)? данных)|согласие на обработку персональных данных|публичная оферта|пользовательское соглашение|політика конфіденційності|публічна оферта|угода користувача',
    'политика за поверителност|общи условия|πολιτική απορρήτου|όροι χρήσης|politika privatnosti|uvjeti korištenja|pravila privatnosti|privatumo politika|privaatsuspoliitika|privātuma politika|kebijakan privasi|syarat (?:dan|&) ketentuan|chính sách bảo mật|นโยบายความเป็นส่วนตัว',
    'プライバシーポリシー|利用規約|特定商取引法に基づく表記|개인정보 ?처리방침|이용약관|隐私政策|隱私權?政策|服务条款|سياسة الخصوصية|מדיניות פרטיות',
  ].join('|')})$`,
  'i',
)
/** What promises more of a text. */
const READ_MORE = new RegExp(
  `^(?:${[
    '(?:read|learn|see|view|discover) more|more (?:info|information|details)|view details|read the (?:full )?(?:article|story|post)|continue reading',
    '(?:mehr|weiter)(?: ?lesen)|mehr (?:erfahren|infos?|dazu|details)|zum (?:artikel|beitrag)',
    "lire (?:la suite|plus|l['’]article)|en savoir plus|plus d['’]infos?",
    'leer (?:más|artículo)|ver más|saber más|más información|leia mais|ler mais|saiba mais|ver mais',
    "leggi (?:tutto|di più|l[’']articolo)|scopri di più|continua a leggere|maggiori informazioni",
    'lees (?:meer|verder)|meer (?:info|lezen)|läs mer|læs mere|les mer|lue lisää',
    'czytaj (?:więcej|dalej)|dowiedz się więcej|číst (?:více|dále|dál)|více informací|čítať viac|tovább(?: olvasom)?|citește mai (?:mult|departe)|devamını oku|daha fazla(?: bilgi)?',
    'читать (?:далее|дальше|больше|полностью)|подробнее|читати (?:далі|більше)|детальніше|もっと見る|続きを読む|詳しくはこちら|더 ?보기|자세히 보기|了解更多|阅读更多|閱讀更多|查看更多',
  ].join('|')})$`,
  'i',
)
const LONGEST = 60

/** Between two of them, and what the second one may be called beside the first. */
const AND = /\s(?:&|\+|and|und|et|e|y|en|i|a|og|och|ve)\s/i
const SECOND =
  /^(?:cookies?|conditions|voorwaarden|bedingungen|condizioni|condiciones|podmínky|villkor|vilkår)$/i

/** Whether a whole text is the name of a page that the law asks for, or of two: "Privacy policy", "Privacy & cookies". */
export function isLegalName(text: string): boolean {
  if (text.length > LONGEST) return false
  if (LEGAL.test(text)) return true
  const [first, second, ...more] = text.split(AND)
  return (
    second !== undefined &&
    more.length === 0 &&
    LEGAL.test(first!) &&
    (LEGAL.test(second) || SECOND.test(second))
  )
}

/** Whether a whole text promises more of another one: "Read more →". */
export function isReadMore(text: string): boolean {
  return text.length <= LONGEST && READ_MORE.test(text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
}
