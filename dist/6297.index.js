export const id = 6297;
export const ids = [6297];
export const modules = {

/***/ 51570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tg: () => (/* binding */ isGenericAnchor),
/* harmony export */   V9: () => (/* binding */ isAnchorOfCard),
/* harmony export */   n8: () => (/* binding */ isGenericAnywhere)
/* harmony export */ });
const GENERIC_BY_LANGUAGE = {
    en: 'information|the link|view more|view details|see details|click|click here|click this|' +
        'click this link|go|go here|here|this|this link|link|this page|' +
        'click here for more information|click here to learn more|click here for more info|' +
        'click here for details|click here for more|right here|more|read more|learn more|see more|' +
        'show more|find out more|more info|more information|more details|details|continue|' +
        'continue reading|start|tap here|see here|full article|the full article|read the full article|read full article|full story|read the full story|read full story',
    de: 'klicken sie hier für mehr informationen|für mehr informationen hier klicken|' +
        'mehr informationen finden sie hier|klicke hier|siehe|dies|das|siehe hier|dieser link|' +
        'mehr anzeigen|hier|klick|klick hier|klicken|klicken sie hier|hier klicken|diese seite|link|' +
        'mehr|weiter|weiterlesen|mehr lesen|mehr erfahren|mehr dazu|mehr infos|mehr informationen|' +
        'weitere informationen|weitere infos|details|zum artikel|los|hier lang|hier entlang|' +
        'jetzt klicken|hier weiterlesen|hier mehr erfahren|hier erfahren sie mehr|weiter lesen|' +
        'erfahren sie mehr|erfahre mehr|erfahre hier mehr|lesen sie mehr|lies mehr|mehr ansehen|' +
        'mehr details|zum link|zum beitrag|artikel lesen|beitrag lesen|ganzen artikel lesen|' +
        'weiterführende informationen|ganzer artikel|der ganze artikel|zum ganzen artikel|vollständiger artikel|zum vollständigen artikel|vollständigen artikel lesen',
    fr: 'cliquez ici pour en savoir plus|cliquez ici pour plus d’informations|voir la suite|ici|' +
        'cliquez ici|cliquer ici|cliquez|lien|ce lien|cette page|plus|lire plus|lire la suite|' +
        'la suite|en savoir plus|savoir plus|voir plus|plus d’infos|plus d’informations|' +
        'plus de détails|par ici|cliquez-ici|cliquez sur ce lien|suivez ce lien|plus d’info|' +
        'plus d’information|lire l’article|lire davantage|lire la suite de l’article|en lire plus|' +
        'en savoir|en savoir davantage|afficher plus|voir plus d’informations|voir ici|découvrir plus|article complet|l’article complet|lire l’article complet|lire tout l’article',
    es: 'haz clic aquí para más información|haga clic aquí para más información|' +
        'click aquí para más información|click aqui|clicka aquí|clicka aqui|pincha aquí|pincha aqui|' +
        'aqui|mas|más informacion|mas información|mas informacion|este|ver detalles|aquí|clic aquí|' +
        'click aquí|haz clic aquí|haga clic aquí|pulse aquí|enlace|este enlace|más|leer más|ver más|' +
        'saber más|más información|más info|más detalles|seguir leyendo|continuar leyendo|empezar|ir|' +
        'leer mas|ver mas|saber mas|leer completo|leer artículo|leer el artículo|' +
        'leer artículo completo|conoce más|conocer más|descubre más|descubrir más|' +
        'más información aquí|ver más información|mas info|más detalles aquí|sigue leyendo|' +
        'continúa leyendo|lee más|en este enlace|en este link|este link|link|mostrar más|aprender más|' +
        'aprende más|artículo completo|articulo completo|el artículo completo|leer el artículo completo|ver artículo completo',
    it: 'clicca qui per maggiori informazioni|clicca qui per saperne di più|' +
        'clicca qui per più informazioni|qui|clicca qui|clicca|questo link|link|questa pagina|di più|' +
        'leggi|leggi di più|leggi tutto|scopri di più|per saperne di più|maggiori informazioni|' +
        'più informazioni|continua|continua a leggere|vai|qua|clicca qua|leggi l’articolo|' +
        'leggi articolo|leggi ancora|leggi qui|continua la lettura|vedi di più|vedi altro|' +
        'mostra di più|altre informazioni|ulteriori informazioni|più info|maggiori info|' +
        'maggiori dettagli|più dettagli|a questo link|a questo indirizzo|vai al link|' +
        'scopri di più qui|saperne di più|articolo completo|l’articolo completo|leggi l’articolo completo|leggi articolo completo|leggi tutto l’articolo',
    pt: 'mais informação|saber mais|ver detalhes|aqui|clique aqui|clique|este link|ligação|' +
        'esta página|mais|leia mais|ler mais|saiba mais|ver mais|veja mais|mais informações|' +
        'mais detalhes|continuar lendo|continuar|ir|leia mais aqui|saiba mais aqui|mais info|' +
        'conheça mais|conhecer mais|leia o artigo|ler artigo|ler o artigo|leia na íntegra|' +
        'continue lendo|continue a ler|continuar a ler|continuar leitura|neste link|link|' +
        'clicando aqui|clicar aqui|clica aqui|acesse|acesse aqui|veja aqui|confira aqui|descubra mais|' +
        'mostrar mais|ver mais detalhes|artigo completo|o artigo completo|ler artigo completo|ler o artigo completo|leia o artigo completo|ver artigo completo',
    nl: 'hier|klik hier|klik|deze link|deze pagina|meer|lees meer|lees verder|verder lezen|meer lezen|' +
        'meer info|meer informatie|meer weten|bekijk meer|verder|hier klikken|lees hier meer|' +
        'lees meer hier|lees hier verder|klik hier voor meer informatie|klik hier voor meer info|' +
        'lees het hele artikel|lees het artikel|lees artikel|meer details|ontdek meer|' +
        'kom meer te weten|toon meer|zie meer|link|via deze link|ga verder|meer hierover|' +
        'meer lezen over dit onderwerp|volledig artikel|het volledige artikel|lees het volledige artikel|hele artikel|het hele artikel',
    sv: 'här|klicka här|klicka|länk|den här länken|mer|läs mer|visa mer|mer info|mer information|' +
        'fortsätt|fortsätt läsa|läs vidare|läs hela artikeln|läs artikeln|läs mer här|' +
        'här kan du läsa mer|läs mera|se mer|mer detaljer|klicka här för mer information|' +
        'klicka här för att läsa mer|denna länk|ta reda på mer|få mer information|till artikeln|' +
        'lär dig mer|upptäck mer|hela artikeln',
    da: 'her|klik her|dette link|mere|læs mere|se mere|vis mere|mere info|mere information|fortsæt|' +
        'klik|klik her for at læse mere|klik her for mere information|læs mere her|læs hele artiklen|' +
        'læs artiklen|læs videre|fortsæt læsning|flere oplysninger|yderligere information|' +
        'få mere at vide|find ud af mere|se detaljer|link|linket|via dette link|denne side|lær mere|' +
        'se mere her|hele artiklen',
    no: 'her|klikk her|denne lenken|lenke|mer|les mer|se mer|vis mer|mer info|mer informasjon|' +
        'fortsett|klikk|klikk her for å lese mer|klikk her for mer informasjon|les mer her|' +
        'les hele saken|les saken|les artikkelen|les videre|fortsett å lese|finn ut mer|lær mer|' +
        'se detaljer|denne siden|denne linken|link|linken|lenken|mer om dette|flere detaljer|hele artikkelen|les hele artikkelen',
    fi: 'tästä|täältä|klikkaa|klikkaa tästä|klikkaa tätä|lue lisää|lisää|lisätietoja|katso lisää|' +
        'tästä linkistä|linkki|tämä linkki|lue lisää tästä|lue lisää täältä|klikkaa tästä lisätietoja|' +
        'lisätietoja täältä|lisätietoa|lisätiedot|näytä lisää|jatka lukemista|lue koko artikkeli|' +
        'lue artikkeli|lue juttu|tutustu lisää|katso tästä|täällä|täältä löydät lisätietoja|' +
        'lue enemmän|koko artikkeli',
    pl: 'tutaj|tu|kliknij|kliknij tutaj|link|ten link|więcej|czytaj więcej|czytaj dalej|zobacz więcej|' +
        'dowiedz się więcej|więcej informacji|dalej|kliknij tu|klik|przeczytaj więcej|' +
        'przeczytaj całość|czytaj całość|czytaj artykuł|pokaż więcej|zobacz tutaj|więcej szczegółów|' +
        'więcej info|więcej informacji tutaj|dowiedz się więcej tutaj|odkryj więcej|poznaj szczegóły|' +
        'sprawdź szczegóły|kontynuuj czytanie|pod tym linkiem|przejdź dalej|w tym miejscu|' +
        'cały artykuł|więcej na ten temat|pełny artykuł|przeczytaj cały artykuł',
    cs: 'zde|klikněte zde|klikni zde|tento odkaz|odkaz|více|číst více|číst dál|více informací|' +
        'zjistit více|pokračovat|sem|tady|klikněte|klikněte sem|klikni sem|viz zde|link|' +
        'na tomto odkazu|víc|více info|více zde|více informací zde|více se dozvíte zde|zjistěte více|' +
        'zjistit víc|chci vědět více|chci vědět víc|dozvědět se více|dozvědět se víc|dozvíte se více|' +
        'čtěte více|čtěte dál|čtěte dále|číst dále|přečíst|přečíst více|přečtěte si více|celý článek|' +
        'přečíst celý článek|zobrazit více|ukázat více|více podrobností|podrobnosti|' +
        'pokračovat ve čtení|pokračovat ve čtení článku',
    hu: 'itt|ide|kattintson ide|kattints ide|link|tovább|bővebben|több|részletek|olvass tovább|' +
        'kattintson|kattints|klikk|ezen a linken|ez a link|ide kattintva|itt olvasható|' +
        'bővebb információ|bővebb információk|további információ|további információk|' +
        'további részletek|további részletek itt|több információ|tudj meg többet|tudjon meg többet|' +
        'többet|megtudom|olvasson tovább|olvasd tovább|tovább olvasok|tovább a cikkhez|részletesen|' +
        'részletesebben|mutass többet|még több|folytatás|olvass többet|teljes cikk|a teljes cikk',
    ro: 'aici|click aici|apasă aici|link|mai mult|mai multe|citește mai mult|citește mai departe|' +
        'află mai multe|detalii|apăsați aici|apasa aici|click|da click aici|dă click aici|' +
        'pe acest link|acest link|această pagină|mai multe detalii|mai multe informații|' +
        'mai multe informatii|vezi detalii|vezi mai multe|vezi mai mult|află mai mult|afla mai mult|' +
        'afla mai multe|citeste mai mult|citeste mai multe|citește mai multe|citește tot|' +
        'citește articolul|continuă lectura|continuă|continuare|continuă să citești|vezi aici|' +
        'descoperă mai multe|intră aici|articolul complet|articol complet|citește articolul complet|citeste articolul complet',
    el: 'εδώ|πατήστε εδώ|κάντε κλικ εδώ|σύνδεσμος|περισσότερα|διαβάστε περισσότερα|μάθετε περισσότερα|' +
        'κλικ|κλικ εδώ|πατήστε|κάνε κλικ εδώ|εδω|κάντε κλικ|σε αυτόν τον σύνδεσμο|αυτός ο σύνδεσμος|' +
        'στον σύνδεσμο|περισσότερες πληροφορίες|περισσότερες λεπτομέρειες|περισσοτερα|' +
        'διάβασε περισσότερα|διαβάστε εδώ|δείτε περισσότερα|δείτε εδώ|δες περισσότερα|' +
        'μάθε περισσότερα|συνέχεια|συνέχεια ανάγνωσης|συνεχίστε την ανάγνωση|λεπτομέρειες|' +
        'δείτε λεπτομέρειες|διαβάστε τη συνέχεια|διαβάστε ολόκληρο το άρθρο|ολόκληρο το άρθρο|πλήρες άρθρο',
    he: 'כאן|לחץ כאן|לחצו כאן|קישור|עוד|קרא עוד|קראו עוד|למידע נוסף|פרטים נוספים|לחצו|לחץ|הקליקו כאן|' +
        'הקלק כאן|לחצי כאן|לחיצה כאן|קישור זה|לינק|בקישור|בקישור הזה|בלינק|המשך קריאה|להמשך קריאה|' +
        'לקריאה נוספת|מידע נוסף|פרטים|לקרוא עוד|ראה עוד|ראו עוד|הצג עוד|גלו עוד|למד עוד|לכתבה המלאה|' +
        'למידע נוסף לחצו כאן',
    id: 'di sini|klik di sini|klik|tautan|selengkapnya|baca selengkapnya|lihat selengkapnya|' +
        'info lebih lanjut|disini|klik disini|tautan ini|link ini|link|baca lebih lanjut|' +
        'baca lebih banyak|baca lagi|baca lanjut|baca artikel|pelajari lebih lanjut|' +
        'pelajari selengkapnya|lihat lebih banyak|lihat lebih lanjut|lihat detail|info selengkapnya|' +
        'informasi lebih lanjut|informasi selengkapnya|selengkapnya di sini|lanjut membaca|' +
        'lanjutkan membaca|temukan lebih banyak|artikel lengkap|baca artikel lengkap',
    vi: 'tại đây|ở đây|nhấn vào đây|bấm vào đây|xem thêm|đọc thêm|chi tiết|xem chi tiết|tìm hiểu thêm|' +
        'đây|click vào đây|ấn vào đây|nhấp vào đây|kích vào đây|liên kết|liên kết này|link|' +
        'đường dẫn này|xem tại đây|xem thêm chi tiết|xem chi tiết tại đây|xem tiếp|đọc tiếp|' +
        'đọc chi tiết|đọc bài viết|thêm|thêm thông tin|thông tin thêm|biết thêm|biết thêm chi tiết|' +
        'khám phá thêm|chi tiết hơn|tiếp tục đọc|thông tin chi tiết',
    tr: 'burada|buraya|buraya tıklayın|tıklayın|tıkla|bağlantı|devamı|devamını oku|daha fazla|' +
        'daha fazla bilgi|buradan|tıklayınız|buraya tıklayınız|buraya tıkla|burayı tıklayın|' +
        'detaylı bilgi|detaylı bilgi için tıklayın|detaylı bilgi için tıklayınız|' +
        'daha fazla bilgi için tıklayın|daha fazla bilgi edinin|daha fazla bilgi al|daha fazlası|' +
        'daha fazla oku|daha fazla göster|daha fazlasını oku|devamını okuyun|devamı için tıklayın|' +
        'devamı için tıklayınız|okumaya devam et|okumaya devam edin|devam et|bu link|bu bağlantı|link|' +
        'ayrıntılar|ayrıntılı bilgi|detayları gör|detaylı incele|tamamını oku|fazlası',
    ru: 'здесь|тут|сюда|нажмите|нажмите здесь|ссылка|эта ссылка|по ссылке|ещё|еще|далее|подробнее|' +
        'узнать больше|узнать подробнее|читать далее|читать дальше|читать полностью|читать больше|' +
        'читать статью|больше информации|тык|клик|нажмите сюда|кликните здесь|жмите сюда|жми сюда|' +
        'по этой ссылке|этой ссылке|перейти по ссылке|подробней|подробно|подробная информация|' +
        'подробнее здесь|подробнее тут|узнайте больше|узнать детали|узнать еще|узнать ещё|читать ещё|' +
        'читать еще|читать подробнее|читать всё|читать все|читайте далее|смотреть подробнее|' +
        'показать ещё|показать еще|больше|дополнительная информация|дальше|продолжить чтение|' +
        'детальнее|посмотреть подробнее|полная статья|статья полностью|читать статью полностью',
    uk: 'тут|сюди|натисніть тут|посилання|за посиланням|далі|детальніше|докладніше|читати далі|' +
        'читати повністю|читати більше|дізнатися більше|більше|тицяйте сюди|натисніть|натисніть сюди|' +
        'клікніть тут|за цим посиланням|це посилання|детальна інформація|дізнатись більше|' +
        'дізнайтеся більше|дізнатися детальніше|дізнатись детальніше|більше інформації|більше деталей|' +
        'детально|читати детальніше|читати ще|читати статтю|читайте далі|показати більше|показати ще|' +
        'ще|дивитися більше|переглянути більше|продовжити читання|додаткова інформація|' +
        'довідатися більше|повна стаття|читати статтю повністю',
    ja: '続く|全文表示|ここ|こちら|こちらをクリック|ここをクリック|クリック|リンク|続き|続きを読む|もっと見る|もっと読む|詳細|詳細を見る|詳しくはこちら|詳しく見る|さらに表示|' +
        '次へ|ココ|コチラ|こちらから|こちらへ|こちらをご覧ください|こちらをクリックしてください|クリックしてください|詳細はこちら|詳細はこちらから|詳しくは|詳しくはこちらから|' +
        '詳しくはこちらをご覧ください|くわしくはこちら|くわしく見る|もっと詳しく|もっと知る|続きはこちら|続きを見る|全文を読む|記事を読む|リンクはこちら|このページ|このリンク|' +
        '詳細情報|さらに詳しく|さらに見る|さらに読む|more|view more',
    zh: '这里|這裡|点击|點擊|点击这里|點擊這裡|点此|點此|链接|連結|更多|了解更多|查看更多|阅读更多|閱讀更多|查看详情|详情|继续阅读|繼續閱讀|此处|此處|在此|按此|按這裡|' +
        '按这里|點此查看|点此查看|点击此处|點擊此處|点击查看|點擊查看|点我|點我|点击进入|點擊進入|瞭解更多|了解详情|了解詳情|瞭解詳情|查看詳情|詳情|更多詳情|更多详情|更多资讯|' +
        '更多資訊|更多信息|更多內容|更多内容|查看全文|閱讀全文|阅读全文|全文|详细|詳細|详细信息|詳細資訊|详细内容|詳細內容|看更多|此链接|此連結|這個連結|这个链接|鏈接|连结|' +
        'more',
    ko: '이동|전체 보기|여기|여기를 클릭|여기를 클릭하세요|클릭|링크|이 링크|더보기|더 보기|자세히|자세히 보기|자세히 알아보기|계속|계속 읽기|바로가기|바로 가기|' +
        '보러가기|보러 가기|클릭하세요|여기에서|여기서|여기를 클릭해주세요|자세히보기|자세히 알아보세요|더 알아보기|더알아보기|더 읽기|더 자세히|상세보기|상세 보기|' +
        '본문 보기|내용 보기|더 많은 정보|추가 정보|more|view more',
    ta: 'அடுத்த பக்கம்|மறுபக்கம்|முந்தைய பக்கம்|முன்பக்கம்|மேலும் அறிக|மேலும் தகவலுக்கு|' +
        'மேலும் தரவுகளுக்கு|தயவுசெய்து இங்கே அழுத்தவும்|இங்கே கிளிக் செய்யவும்|இங்கே|இங்கு|மேலும்|' +
        'மேலும் படிக்க|மேலும் வாசிக்க|விவரங்கள்|இணைப்பு',
    ar: 'هنا|اضغط هنا|انقر هنا|رابط|هذا الرابط|المزيد|اقرأ المزيد|لمعرفة المزيد|معرفة المزيد|إضغط هنا|' +
        'اضغط|انقر|من هنا|في هذا الرابط|على هذا الرابط|للمزيد|مزيد|المزيد من المعلومات|' +
        'مزيد من المعلومات|لمزيد من المعلومات|اعرف المزيد|تعرف على المزيد|تعرّف على المزيد|' +
        'قراءة المزيد|إقرأ المزيد|اقرا المزيد|تابع القراءة|متابعة القراءة|أكمل القراءة|التفاصيل|' +
        'تفاصيل|لمزيد من التفاصيل|المزيد من التفاصيل|عرض المزيد|عرض التفاصيل|شاهد المزيد|اكتشف المزيد|' +
        'استكشف المزيد',
    fa: 'اطلاعات|این|اینجا بزنید|برو|بیشتر بدانید|شروع|اینجا|اینجا کلیک کنید|کلیک کنید|لینک|بیشتر|' +
        'ادامه مطلب|بیشتر بخوانید|اطلاعات بیشتر|این لینک|این جا|در اینجا|کلیک|اینجا را کلیک کنید|' +
        'ادامه|ادامه مطالب|ادامه‌ی مطلب|ادامهٔ مطلب|مطالعه بیشتر|خواندن بیشتر|جزئیات|جزئیات بیشتر|' +
        'مشاهده بیشتر|مشاهده جزئیات|بیشتر ببینید|توضیحات بیشتر|ادامه خواندن',
    hi: 'यहाँ|यहां|यहाँ क्लिक करें|यहां क्लिक करें|और पढ़ें|अधिक|अधिक जानें|और जानें|यहाँ देखें|' +
        'यहां देखें|क्लिक करें|लिंक|इस लिंक पर|आगे पढ़ें|विस्तार से पढ़ें|अधिक पढ़ें|और देखें|' +
        'और जानकारी|अधिक जानकारी|ज्यादा जानें|विवरण देखें|विवरण|पूरा पढ़ें',
    sk: 'tu|sem|kliknite|kliknite sem|kliknite tu|klikni sem|klikni tu|tento odkaz|na tomto odkaze|' +
        'odkaz|link|viac|viac info|viac informácií|viac informácií tu|viac tu|viac sa dozviete tu|' +
        'čítať viac|čítať ďalej|čítajte viac|čítajte ďalej|čítaj viac|čítaj ďalej|zistiť viac|' +
        'zistite viac|dozvedieť sa viac|chcem vedieť viac|prečítať|prečítajte si viac|celý článok|' +
        'zobraziť viac|ukázať viac|podrobnosti|pokračovať v čítaní',
    bg: 'тук|натиснете тук|кликнете тук|цъкни тук|линк|този линк|връзка|тази връзка|виж повече|' +
        'вижте повече|прочети повече|прочетете повече|научи повече|научете повече|повече|още|' +
        'повече информация|повече детайли|детайли|виж още|вижте още|прочети още|подробности|' +
        'продължи четенето',
    hr: 'ovdje|kliknite ovdje|klikni ovdje|ovaj link|poveznica|ova poveznica|link|više|pročitaj više|' +
        'pročitajte više|saznaj više|saznajte više|više informacija|više detalja|opširnije|detaljnije|' +
        'detalji|pogledaj više|pogledajte više|vidi više|nastavi čitati|čitaj dalje|cijeli članak',
    sr: 'ovde|kliknite ovde|klikni ovde|ovaj link|link|više|pročitaj više|pročitajte više|saznaj više|' +
        'saznajte više|više informacija|opširnije|detaljnije|detalji|vidi više|pogledaj više|' +
        'čitaj dalje|овде|кликните овде|кликни овде|овај линк|линк|више|прочитај више|прочитајте више|' +
        'сазнај више|сазнајте више|више информација|опширније|детаљније|детаљи|види више|' +
        'погледај више|читај даље',
    sl: 'tukaj|kliknite tukaj|klikni tukaj|povezava|ta povezava|na tej povezavi|link|več|preberi več|' +
        'preberite več|izvedi več|izvedite več|več informacij|več o tem|več podrobnosti|podrobnosti|' +
        'poglej več|oglej si več|nadaljuj z branjem|beri dalje|berite dalje|celoten članek',
    et: 'siin|siit|kliki siia|kliki siin|klõpsa siia|vajuta siia|link|see link|loe edasi|loe lähemalt|' +
        'loe rohkem|loe veel|vaata lähemalt|vaata rohkem|vaata veel|rohkem infot|lisainfo|lisainfot|' +
        'rohkem|uuri lähemalt|täpsemalt',
    lv: 'šeit|spiediet šeit|spied šeit|klikšķiniet šeit|saite|šī saite|lasīt vairāk|lasīt tālāk|' +
        'lasi vairāk|lasi tālāk|lasiet vairāk|vairāk|uzzināt vairāk|uzzini vairāk|uzziniet vairāk|' +
        'vairāk informācijas|plašāk|sīkāk|skatīt vairāk|apskatīt vairāk|turpināt lasīt',
    lt: 'čia|spauskite čia|paspauskite čia|nuoroda|ši nuoroda|plačiau|skaityti daugiau|' +
        'skaityti plačiau|skaityti toliau|skaitykite daugiau|daugiau|sužinoti daugiau|' +
        'sužinokite daugiau|daugiau informacijos|išsamiau|žiūrėti daugiau|peržiūrėti daugiau|' +
        'daugiau čia|tęsti skaitymą',
    ca: 'aquí|cliqueu aquí|clica aquí|feu clic aquí|fes clic aquí|enllaç|aquest enllaç|més|llegir més|' +
        'llegeix més|llegir-ne més|llegiu-ne més|llegeix-ne més|veure més|saber-ne més|més informació|' +
        'més info|més detalls|continua llegint|continuar llegint|segueix llegint|descobreix més|article complet|l’article complet|llegir l’article complet|llegeix l’article complet',
    eu: 'hemen|egin klik hemen|klikatu hemen|esteka|esteka hau|gehiago|irakurri gehiago|' +
        'gehiago irakurri|ikusi gehiago|gehiago ikusi|informazio gehiago|jakin gehiago|gehiago jakin|' +
        'xehetasunak',
    gl: 'aquí|preme aquí|fai clic aquí|ligazón|esta ligazón|máis|ler máis|le máis|ver máis|saber máis|' +
        'máis información|máis info|máis detalles|continuar lendo|seguir lendo',
    is: 'hér|smelltu hér|smellið hér|smella hér|hlekkur|þessi hlekkur|tengill|meira|lesa meira|' +
        'lestu meira|sjá meira|nánar|sjá nánar|lesa nánar|nánari upplýsingar|meiri upplýsingar|' +
        'frekari upplýsingar',
    ms: 'di sini|klik di sini|klik|pautan|pautan ini|baca lagi|baca selanjutnya|baca lanjut|' +
        'lebih lanjut|ketahui lebih lanjut|maklumat lanjut|lihat lagi|selanjutnya|teruskan membaca',
    th: 'ที่นี่|คลิก|คลิกที่นี่|กดที่นี่|ลิงก์|ลิงค์|ลิงก์นี้|อ่านเพิ่มเติม|อ่านต่อ|อ่านรายละเอียด|' +
        'ดูเพิ่มเติม|เพิ่มเติม|รายละเอียด|รายละเอียดเพิ่มเติม|ดูรายละเอียด|ดูรายละเอียดเพิ่มเติม|' +
        'เรียนรู้เพิ่มเติม|ข้อมูลเพิ่มเติม|อ่านทั้งหมด',
    bn: 'এখানে|এখানে ক্লিক করুন|ক্লিক করুন|লিংক|আরও|আরো|আরও পড়ুন|আরো পড়ুন|আরও জানুন|আরো জানুন|' +
        'আরও দেখুন|আরো দেখুন|আরও তথ্য|বিস্তারিত|বিস্তারিত পড়ুন|বিস্তারিত দেখুন',
    mr: 'येथे|इथे|येथे क्लिक करा|इथे क्लिक करा|लिंक|अधिक|अधिक वाचा|अधिक माहिती|अधिक जाणून घ्या|' +
        'पुढे वाचा|आणखी वाचा|सविस्तर|सविस्तर वाचा|तपशील',
    ur: 'یہاں|یہاں کلک کریں|کلک کریں|لنک|مزید|مزید پڑھیں|مزید جانیں|مزید معلومات|تفصیلات|تفصیل|' + 'مکمل پڑھیں',
    ka: 'აქ|დააჭირეთ აქ|ბმული|ვრცლად|მეტი|გაიგე მეტი|გაიგეთ მეტი|წაიკითხეთ მეტი|წაიკითხე მეტი|სრულად|' +
        'დაწვრილებით|იხილეთ მეტი|ნახე მეტი|მეტის ნახვა',
    hy: 'այստեղ|սեղմեք այստեղ|հղում|ավելին|կարդալ ավելին|տեսնել ավելին|իմանալ ավելին|մանրամասն|' + 'մանրամասներ',
    kk: 'осында|мұнда|мұнда басыңыз|осы жерде|сілтеме|толығырақ|толық оқу|көбірек|толығырақ оқу|' +
        'ары қарай|ары қарай оқу',
    az: 'burada|buraya klikləyin|bura klikləyin|keçid|daha çox|ətraflı|daha ətraflı|ətraflı oxu|' +
        'davamını oxu|daha çox oxu|ətraflı məlumat',
    sq: 'këtu|kliko këtu|klikoni këtu|lidhje|kjo lidhje|më shumë|lexo më shumë|lexoni më shumë|' +
        'mëso më shumë|mësoni më shumë|shiko më shumë|vazhdo leximin|më shumë informacion',
    mk: 'тука|овде|кликнете тука|кликни тука|линк|овој линк|повеќе|прочитај повеќе|прочитајте повеќе|' +
        'дознај повеќе|дознајте повеќе|повеќе информации|види повеќе|опширно',
    be: 'тут|націсніце тут|спасылка|падрабязней|чытаць далей|чытаць больш|чытаць цалкам|' +
        'даведацца больш|далей|больш',
    bs: 'ovdje|kliknite ovdje|klikni ovdje|ovaj link|poveznica|ova poveznica|link|više|pročitaj više|' +
        'pročitajte više|saznaj više|saznajte više|više informacija|više detalja|opširnije|detaljnije|' +
        'detalji|pogledaj više|pogledajte više|vidi više|nastavi čitati|čitaj dalje|cijeli članak',
};
const LONGEST_GENERIC = 60;
const POLITE = /^(?:bitte|please|por favor|per favore|prosím|prosim|proszę|lütfen|vänligen|vennligst|venligst|molimo|пожалуйста|будь ласка|vă rugăm|παρακαλώ),? | (?:bitte|please|por favor|per favore|alstublieft|aub|prosím|tack)$/;
function isGenericAnchor(text, language) {
    if (text.length > LONGEST_GENERIC)
        return false;
    const plain = plainOf(text).replace(POLITE, '');
    const isListed = (code) => GENERIC_BY_LANGUAGE[code]?.split('|').includes(plain) === true;
    if (language === '')
        return isListed('en');
    return isListed(language) || (plain.includes(' ') && isListed('en'));
}
const OF_A_CARD = {
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
    tr: 'incele|detaylar|görüntüle|oku|keşfet|aç',
    ru: 'открыть|посмотреть|смотреть|перейти|подробности|детали|читать|узнать',
    uk: 'відкрити|переглянути|дивитися|перейти|подробиці|деталі|читати',
    he: 'לפרטים|קרא|צפה|גלה עוד',
};
function isAnchorOfCard(text, language) {
    if (text.length > LONGEST_GENERIC)
        return false;
    if (isGenericAnchor(text, language))
        return true;
    const plain = plainOf(text);
    return OF_A_CARD[language === '' ? 'en' : language]?.split('|').includes(plain) === true;
}
function isGenericAnywhere(text) {
    return Object.keys(GENERIC_BY_LANGUAGE).some(language => isGenericAnchor(text, language));
}
function plainOf(text) {
    return (text
        .normalize('NFC')
        .toLowerCase()
        .replaceAll('i\u0307', 'i')
        .replaceAll("'", '’')
        .replace(/^(?!-)[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu, ''));
}


/***/ }),

/***/ 3023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ homePage)
/* harmony export */ });
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15917);
/* harmony import */ var _page_open_html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32222);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11312);



async function homePage(visit) {
    const { origin } = new URL(visit.url);
    const { final } = await visit.fetchForSite(`${(0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .deploymentRoot */ .gS)(visit.preview, origin)}/`);
    return final && (0,_network_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isSuccess */ .oJ)(final.status) ? (0,_page_open_html_js__WEBPACK_IMPORTED_MODULE_1__/* .openHtml */ .W)(final, visit.preview) : undefined;
}


/***/ }),

/***/ 89811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ ownScriptFiles),
/* harmony export */   m: () => (/* binding */ ownCode)
/* harmony export */ });
/* harmony import */ var _per_visit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9895);
/* harmony import */ var _script_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89921);


const ownScriptFiles = (0,_per_visit_js__WEBPACK_IMPORTED_MODULE_0__/* .perVisit */ .V)(async (visit) => (0,_script_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readScriptFiles */ .F8)(await visit.htmlPage(), url => visit.fetch(url)));
const ownCode = (0,_per_visit_js__WEBPACK_IMPORTED_MODULE_0__/* .perVisit */ .V)(async (visit) => (0,_script_files_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$N)(await visit.htmlPage(), await ownScriptFiles(visit)));


/***/ }),

/***/ 97382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ge: () => (/* binding */ ownRenderingOrReason),
/* harmony export */   Vy: () => (/* binding */ renderedOrReason),
/* harmony export */   b1: () => (/* binding */ ownRendering),
/* harmony export */   rk: () => (/* binding */ shownOrReason),
/* harmony export */   uu: () => (/* binding */ chosenRenderingOrReason),
/* harmony export */   x6: () => (/* binding */ chosenRendering)
/* harmony export */ });
/* harmony import */ var _api_rendering_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54792);
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39288);
/* harmony import */ var _page_render_choice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70252);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25218);




async function renderedOrReason(visit) {
    try {
        return await visit.rendered();
    }
    catch (error) {
        if (error instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotMeasured */ .ke)
            return error.message;
        throw error;
    }
}
async function ownRendering(visit) {
    const rendered = await visit.rendered();
    const { scripts } = await visit.judgedPage();
    if (scripts.state === 'unseen' && scripts.crash)
        throw new _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotApplicable */ .bQ(scripts.reason);
    if (rendered.ledTo === undefined)
        return rendered;
    const reason = `Chrome was redirected from it to ${rendered.ledTo}`;
    const { url } = await visit.htmlPage();
    const wasShown = rendered.documents.some(shown => (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_3__/* .isSamePage */ .kj)(shown, url));
    throw wasShown ? new _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotApplicable */ .bQ(reason) : new _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotMeasured */ .ke(reason);
}
async function shownOrReason(visit) {
    const reason = whyUnshown(await visit.renderChoice());
    return reason ?? (await orReason(visit.rendered()));
}
async function chosenRendering(visit) {
    const reason = whyUnshown(await visit.renderChoice());
    if (reason)
        throw reason;
    return await ownRendering(visit);
}
function whyUnshown(choice) {
    if (choice.shown)
        return undefined;
    return choice.because === 'template'
        ? new _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotApplicable */ .bQ((0,_page_render_choice_js__WEBPACK_IMPORTED_MODULE_1__/* .likeSample */ .K0)(choice.sample))
        : new _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotMeasured */ .ke(_api_rendering_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_RENDERED */ .om);
}
function chosenRenderingOrReason(visit) {
    return orReason(chosenRendering(visit));
}
function ownRenderingOrReason(visit) {
    return orReason(ownRendering(visit));
}
async function orReason(rendering) {
    try {
        return await rendering;
    }
    catch (error) {
        if (error instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotMeasured */ .ke || error instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotApplicable */ .bQ)
            return error;
        throw error;
    }
}


/***/ }),

/***/ 89921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   F8: () => (/* binding */ readScriptFiles),
/* harmony export */   Q: () => (/* binding */ ownScriptUrls)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15917);
/* harmony import */ var _page_scripts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3916);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11312);




const MAX_SCRIPTS = 5;
const MAX_BYTES = 200_000;
const MAX_INLINE = 1_000_000;
const LIBRARY = /\/(?:jquery|bootstrap|popper|owl|aos|wow|swiper|slick|gsap|scrolltrigger|scrollax|isotope|imagesloaded|masonry|lightbox|glightbox|magnific|fancybox|modernizr|html5shiv|respond|lazysizes|waypoints|purecounter|typed|particles|easing|fontawesome|feather)(?=[.-])[^/]{0,100}$/i;
function ownScriptUrls(document, preview) {
    const urls = allScriptUrls(document, preview);
    const isLibrary = (url) => LIBRARY.test(new URL(url).pathname.slice(-200));
    return [...urls.filter(url => !isLibrary(url)), ...urls.filter(isLibrary)].slice(0, MAX_SCRIPTS);
}
function allScriptUrls(document, preview) {
    const { origin } = new URL(document.url);
    const urls = document
        .elements('script')
        .flatMap(script => document.resolve((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'src') ?? '') ?? [])
        .filter(url => URL.canParse(url))
        .map(url => (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .askedAt */ .YG)(preview, url))
        .filter(url => new URL(url).origin === origin && url !== document.url);
    return [...new Set(urls)];
}
async function readScriptFiles({ document, preview }, fetch, maxBytes = MAX_BYTES) {
    const read = await Promise.all(ownScriptUrls(document, preview).map(async (url) => {
        const { final } = await fetch(url);
        const isRead = final && (0,_network_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuccess */ .oJ)(final.status) && !final.truncated && final.body.length <= maxBytes;
        return isRead ? [{ url, text: final.body.toString('utf8') }] : [];
    }));
    return read.flat();
}
function codeOf({ document, preview }, files) {
    const inline = (0,_page_scripts_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineScripts */ .Yx)(document).map(_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6).join('\n');
    const isWhole = inline.length <= MAX_INLINE && files.length === allScriptUrls(document, preview).length;
    return { texts: [inline.slice(0, MAX_INLINE), ...files.map(({ text }) => text)], isWhole };
}


/***/ })

};
