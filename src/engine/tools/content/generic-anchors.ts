/**
 * Link texts that say nothing about where the link leads, by language, in lower case and without punctuation: our own
 * list, with all that Lighthouse's `link-text` audit has.
 *
 * @see https://developer.chrome.com/docs/lighthouse/seo/link-text
 */
const GENERIC_BY_LANGUAGE: Readonly<Record<string, string>> = {
  en:
    'information|the link|view more|view details|see details|click|click here|click this|click this link|go|go here|here|this|this link|link|this page|' +
    'click here for more information|click here to learn more|click here for more info|click here for details|click here for more|right here|more|read more|learn more|see more|show more|find out more|more info|' +
    'more information|more details|details|continue|continue reading|start|tap here|see here',
  de:
    'klicken sie hier für mehr informationen|für mehr informationen hier klicken|mehr informationen finden sie hier|klicke hier|siehe|dies|das|siehe hier|dieser link|mehr anzeigen|hier|klick|klick hier|klicken|klicken sie hier|hier klicken|diese seite|link|mehr|weiter|' +
    'weiterlesen|mehr lesen|mehr erfahren|mehr dazu|mehr infos|mehr informationen|' +
    'weitere informationen|weitere infos|details|zum artikel|los',
  fr:
    'cliquez ici pour en savoir plus|cliquez ici pour plus d’informations|voir la suite|ici|cliquez ici|cliquer ici|cliquez|lien|ce lien|cette page|plus|lire plus|lire la suite|' +
    'la suite|en savoir plus|savoir plus|voir plus|plus d’infos|plus d’informations|plus de détails',
  es:
    'haz clic aquí para más información|haga clic aquí para más información|click aquí para más información|click aqui|clicka aquí|clicka aqui|pincha aquí|pincha aqui|aqui|mas|más informacion|mas información|mas informacion|este|ver detalles|aquí|clic aquí|click aquí|haz clic aquí|haga clic aquí|pulse aquí|enlace|este enlace|más|' +
    'leer más|ver más|saber más|más información|más info|más detalles|seguir leyendo|' +
    'continuar leyendo|empezar|ir',
  it:
    'clicca qui per maggiori informazioni|clicca qui per saperne di più|clicca qui per più informazioni|qui|clicca qui|clicca|questo link|link|questa pagina|di più|leggi|leggi di più|leggi tutto|' +
    'scopri di più|per saperne di più|maggiori informazioni|più informazioni|continua|' +
    'continua a leggere|vai',
  pt:
    'mais informação|saber mais|ver detalhes|aqui|clique aqui|clique|este link|ligação|esta página|mais|leia mais|ler mais|saiba mais|' +
    'ver mais|veja mais|mais informações|mais detalhes|continuar lendo|continuar|ir',
  nl:
    'hier|klik hier|klik|deze link|deze pagina|meer|lees meer|lees verder|verder lezen|meer lezen|' +
    'meer info|meer informatie|meer weten|bekijk meer|verder',
  sv:
    'här|klicka här|klicka|länk|den här länken|mer|läs mer|visa mer|mer info|mer information|' +
    'fortsätt|fortsätt läsa',
  da: 'her|klik her|dette link|mere|læs mere|se mere|vis mere|mere info|mere information|fortsæt',
  no: 'her|klikk her|denne lenken|lenke|mer|les mer|se mer|vis mer|mer info|mer informasjon|fortsett',
  fi: 'tästä|täältä|klikkaa|klikkaa tästä|klikkaa tätä|lue lisää|lisää|lisätietoja|katso lisää',
  pl:
    'tutaj|tu|kliknij|kliknij tutaj|link|ten link|więcej|czytaj więcej|czytaj dalej|zobacz więcej|' +
    'dowiedz się więcej|więcej informacji|dalej',
  cs:
    'zde|klikněte zde|klikni zde|tento odkaz|odkaz|více|číst více|číst dál|více informací|' +
    'zjistit více|pokračovat',
  hu: 'itt|ide|kattintson ide|kattints ide|link|tovább|bővebben|több|részletek|olvass tovább',
  ro: 'aici|click aici|apasă aici|link|mai mult|mai multe|citește mai mult|citește mai departe|află mai multe|detalii',
  el: 'εδώ|πατήστε εδώ|κάντε κλικ εδώ|σύνδεσμος|περισσότερα|διαβάστε περισσότερα|μάθετε περισσότερα',
  he: 'כאן|לחץ כאן|לחצו כאן|קישור|עוד|קרא עוד|קראו עוד|למידע נוסף|פרטים נוספים',
  id: 'di sini|klik di sini|klik|tautan|selengkapnya|baca selengkapnya|lihat selengkapnya|info lebih lanjut',
  vi: 'tại đây|ở đây|nhấn vào đây|bấm vào đây|xem thêm|đọc thêm|chi tiết|xem chi tiết|tìm hiểu thêm',
  tr:
    'burada|buraya|buraya tıklayın|tıklayın|tıkla|bağlantı|devamı|devamını oku|daha fazla|' +
    'daha fazla bilgi',
  ru:
    'здесь|тут|сюда|нажмите|нажмите здесь|ссылка|эта ссылка|по ссылке|ещё|еще|далее|подробнее|' +
    'узнать больше|узнать подробнее|читать далее|читать дальше|читать полностью|читать больше|читать статью|больше информации',
  uk:
    'тут|сюди|натисніть тут|посилання|за посиланням|далі|детальніше|докладніше|читати далі|читати повністю|читати більше|дізнатися більше|' +
    'більше',
  ja: '続く|全文表示|ここ|こちら|こちらをクリック|ここをクリック|クリック|リンク|続き|続きを読む|もっと見る|もっと読む|詳細|詳細を見る|詳しくはこちら|詳しく見る|さらに表示|次へ',
  zh: '这里|這裡|点击|點擊|点击这里|點擊這裡|点此|點此|链接|連結|更多|了解更多|查看更多|阅读更多|閱讀更多|查看详情|详情|继续阅读|繼續閱讀',
  ko: '이동|전체 보기|여기|여기를 클릭|여기를 클릭하세요|클릭|링크|이 링크|더보기|더 보기|자세히|자세히 보기|자세히 알아보기|계속|계속 읽기',
  ta: 'அடுத்த பக்கம்|மறுபக்கம்|முந்தைய பக்கம்|முன்பக்கம்|மேலும் அறிக|மேலும் தகவலுக்கு|மேலும் தரவுகளுக்கு|தயவுசெய்து இங்கே அழுத்தவும்|இங்கே கிளிக் செய்யவும்',
  ar: 'هنا|اضغط هنا|انقر هنا|رابط|هذا الرابط|المزيد|اقرأ المزيد|لمعرفة المزيد|معرفة المزيد',
  fa: 'اطلاعات|این|اینجا بزنید|برو|بیشتر بدانید|شروع|اینجا|اینجا کلیک کنید|کلیک کنید|لینک|بیشتر|ادامه مطلب|بیشتر بخوانید|اطلاعات بیشتر',
  hi: 'यहाँ|यहां|यहाँ क्लिक करें|यहां क्लिक करें|और पढ़ें|अधिक|अधिक जानें|और जानें',
}

/** Characters above which a text is not in the lists; longer ones need not be looked at. */
const LONGEST_GENERIC = 60

/**
 * Whether a link text says nothing in the language that it is in. English phrases count in every language, where they
 * were left untranslated; single words do not, since "link", "start", "more" and "her" are words of others too.
 *
 * @param language primary subtag; empty where none is known: then only English counts
 */
export function isGenericAnchor(text: string, language: string): boolean {
  if (text.length > LONGEST_GENERIC) return false
  const plain = plainOf(text)
  const isListed = (code: string) => GENERIC_BY_LANGUAGE[code]?.split('|').includes(plain) === true
  if (language === '') return isListed('en')
  return isListed(language) || (plain.includes(' ') && isListed('en'))
}

/**
 * Texts that say what a click does with the thing of a card and not with which, by language, beside those that say nothing
 * on their own: one such link is clear beside its heading, and a list of them reads out as the same words again and again.
 */
const OF_A_CARD: Readonly<Record<string, string>> = {
  en: 'view|view product|view project|view page|view item|see project|see product|discover|discover more|explore|explore more|open|learn',
  de: 'ansehen|anschauen|jetzt ansehen|details ansehen|details anzeigen|zum produkt|zum projekt|zum angebot|zur seite|entdecken|jetzt entdecken|mehr entdecken|mehr sehen',
  fr: 'voir|voir la fiche|voir le produit|voir le projet|voir le bien|voir l’offre|voir les détails|voir le détail|détails|découvrir|je découvre|consulter|lire',
  es: 'ver|ver ficha|ver la ficha|ver producto|ver proyecto|ver página|consultar|descubrir|descubre más|descubrir más|conocer más|conoce más|detalles',
  it: 'vedi|vedi dettagli|vedi prodotto|vedi scheda|vedi di più|dettagli|scopri|scopri tutto|visualizza|vai alla scheda|approfondisci',
  pt: 'ver|ver produto|ver projeto|ver página|detalhes|descobrir|conheça|conhecer',
  nl: 'bekijk|bekijken|bekijk product|bekijk project|bekijk details|details|ontdek|ontdek meer|lees',
  sv: 'visa|se|se produkt|utforska|upptäck',
  da: 'vis|se|se produkt|udforsk',
  no: 'vis|se|se produkt|utforsk',
  pl: 'zobacz|sprawdź|szczegóły|zobacz szczegóły|pokaż|odkryj|czytaj',
  cs: 'zobrazit|zobrazit detail|detail|prohlédnout|číst|více info',
  sk: 'zobraziť|zobraziť detail|detail|pozrieť|čítať|viac|viac info|čítať viac|čítať ďalej|zistiť viac',
  hu: 'megnézem|megtekintés|részletek|érdekel|elolvasom|tovább olvasom',
  ro: 'vezi|vezi detalii|vezi mai mult|vezi produsul|descoperă',
  tr: 'incele|detaylar|görüntüle|oku|keşfet',
  ru: 'открыть|посмотреть|смотреть|перейти|подробности|детали|читать|узнать',
  uk: 'відкрити|переглянути|дивитися|перейти|подробиці|деталі|читати',
  he: 'לפרטים|קרא|צפה|גלה עוד',
}

/** Whether a link text names no target in a row of cards: see {@link OF_A_CARD}, and {@link isGenericAnchor} of the others. */
export function isAnchorOfCard(text: string, language: string): boolean {
  if (text.length > LONGEST_GENERIC) return false
  if (isGenericAnchor(text, language)) return true
  const plain = plainOf(text)
  return OF_A_CARD[language === '' ? 'en' : language]?.split('|').includes(plain) === true
}

function plainOf(text: string): string {
  return (
    text
      .toLowerCase()
      .replaceAll("'", '’')
      // A dash in front is part of the word: "--details" is the name of an option.
      .replace(/^(?!-)[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu, '')
  )
}
