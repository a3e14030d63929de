/** What pages of most sites are called in their menus, in the languages that are most frequent on the web. */
const PAGE_KINDS = new RegExp(
  `^(?:${[
    'about(?: us| me)?|contacts?(?: us| me)?|(?:our )?(?:services|products|team|work|story|prices|menu|gallery|projects|portfolio|partners|clients|events|news|blog|shop|staff|facilities|courses|classes)|get in touch|who we are|what we do|book(?:ing)?(?: now)?|tickets|location|opening hours|reservations?|testimonials|faqs?',
    '(?:über|ueber) (?:uns|mich)|kontakt(?:ieren sie uns)?|(?:unsere? )?(?:leistungen|produkte|team|preise|galerie|projekte|referenzen|partner|veranstaltungen|termine|aktuelles|angebote?|speisekarte|anfahrt|öffnungszeiten|praxis|kurse)|standort|buchung|neuigkeiten',
    '(?:à|a) propos|qui sommes[- ]nous|contact(?:ez[- ]nous)?|(?:nos )?(?:services|produits|prestations|tarifs|réalisations|actualités|partenaires|équipe|activités)|galerie|réservation|carte|horaires',
    '(?:sobre|acerca de) (?:nosotros|mí)|nosotros|quiénes somos|contact[oa](?:nos)?|(?:nuestros? )?(?:servicios|productos|equipo|precios|proyectos|clientes|eventos|noticias|tarifas)|galería|reservas?|carta|ubicación',
    '(?:chi siamo|chi sono|contatti|contattaci|servizi|prodotti|galleria|prezzi|prenota(?:zioni)?|dove siamo|lavori|eventi|notizie|listino|i nostri (?:servizi|prodotti|lavori)|il nostro team|orari)',
    '(?:sobre (?:nós|mim)|quem somos|contato|contacto|serviços|produtos|galeria|preços|equipe|equipa|projetos|notícias|localização)',
    '(?:over (?:ons|mij)|wie (?:zijn wij|ben ik)|contact(?:eer ons)?|(?:onze )?(?:diensten|producten|prijzen|projecten|tarieven)|team|nieuws|openingstijden|reserveren|galerij|menukaart)',
    '(?:om (?:oss|mig|meg|os)|kontakta? oss|kontakt|(?:våra |vores |våre )?(?:tjänster|produkter|priser|referenser|tjenester|ydelser|referencer)|galleri|nyheter|nyheder|öppettider|bilder|meistä|yhteystiedot|palvelut|hinnasto|tietoa meistä)',
    '(?:o (?:nas|nás|mnie|mně|firmie)|kontakt|usługi|oferta|cennik|galeria|aktualności|realizacje|služby|ceník|galerie|reference|cenník|galéria|ponuka|rólunk|kapcsolat|szolgáltatások|(?:szolgáltatás)?áraink|árak|termékek|galéria|despre noi|servicii|produse)',
    '(?:hakkımızda|iletişim|hizmetler(?:imiz)?|ürünler(?:imiz)?|galeri|fiyatlar|о нас|о компании|контакты|услуги|цены|галерея|новости|про нас|контакти|послуги|会社概要|お問い合わせ|サービス|关于我们|联系我们)',
    'agenda|calendar|programme|schedule|categories|all (?:posts|categories|tags)|archives?|speakers|sponsors|downloads|membership|members|directions|practical information',
    'programm|kalender|terminkalender|mitglieder|mitgliedschaft|mitglied werden|vorstand|satzung|sponsoren|unser team|presse|archiv|spielplan',
    'programme|calendrier|liens(?: utiles)?|adhésion|bureau|plan d’accès|programa|programación|calendario|enlaces|afiliación|programma|sostenitori|iscrizioni|agenda cultural|inscrições|calendário',
    'kalender|lid worden|lidmaatschap|bestuur|sponsors|program|kalendarium|styrelsen?|bli medlem|medlemskap|bliv medlem|bestyrelsen?|ohjelma|jäsenyys|hallitus|tapahtumat',
    'program|kalendarz|zarząd|członkostwo|kalendář|členství|výbor|naptár|programok|tagság|vezetőség|calendar evenimente|programı|takvim|программа|календарь|правление|програма|календар|правління',
    'photo gallery|frequently asked questions|upcoming events|latest news|how to find us|price list',
    'häufige fragen|häufig gestellte fragen|so finden sie uns|preisliste|bildergalerie',
    'notre équipe|questions fréquentes|foire aux questions|galerie photos|horaires d’ouverture|infos pratiques',
    'quienes somos|contáctanos|preguntas frecuentes|galería de fotos',
    'domande frequenti|galleria fotografica|listino prezzi',
    'fale conosco|nossos serviços|nossa equipe|perguntas frequentes|galeria de fotos',
    'neem contact op|ons team|veelgestelde vragen|openingsuren|fotogalerij|prijslijst',
    'nasza oferta|nasze usługi|nasz zespół|najczęściej zadawane pytania|galeria zdjęć|kontakty|naše služby|náš tým|časté dotazy|často kladené otázky|fotogalerie|szolgáltatásaink|gyakori kérdések|serviciile noastre|întrebări frecvente',
    'vanliga frågor|kontakt os|ofte stillede spørgsmål|ofte stilte spørsmål|ota yhteyttä|usein kysytyt kysymykset|sıkça sorulan sorular',
    'наши услуги|наша команда|частые вопросы|часто задаваемые вопросы|наши работы|наші послуги|поширені запитання|часті запитання|за нас|за контакти|σχετικά με εμάς|επικοινωνία|οι υπηρεσίες μας|συχνές ερωτήσεις',
    'よくある質問|よくあるご質問|お問合せ|会社案内|アクセス|お知らせ|サービス内容|採用情報|料金表|ギャラリー|スタッフ紹介|ご利用案内|聯絡我們|關於我們|常见问题|常見問題|新闻动态|产品中心|最新消息|자주 묻는 질문|문의하기|회사 소개|회사소개|공지사항|오시는 길',
    'אודות|צור קשר|צרו קשר|שאלות נפוצות|מי אנחנו|الأسئلة الشائعة|اتصل بنا|من نحن|خدماتنا|เกี่ยวกับเรา|ติดต่อเรา|คำถามที่พบบ่อย|liên hệ|giới thiệu|về chúng tôi|câu hỏi thường gặp|hubungi kami|tentang kami',
  ].join('|')})$`,
  'iu',
)
const LONGEST = 40

/**
 * Whether a whole title is only what a page of any site may be called: "Contact us". Legal notices and logins, which nobody
 * searches for, are not among them.
 *
 * @param title with white space folded
 */
export function isPageKind(title: string): boolean {
  const name = title.replaceAll("'", '’').replace(/[\s!?.:…！？]{1,4}$/, '')
  return name.length <= LONGEST && PAGE_KINDS.test(name)
}
