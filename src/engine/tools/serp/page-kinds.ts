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
  ].join('|')})$`,
  'iu',
)
const LONGEST = 40

/** Whether a whole title is only what a page of any site may be called: "Contact us". */
export function isPageKind(title: string): boolean {
  return title.length <= LONGEST && PAGE_KINDS.test(title.replace(/[\s.!…]+$/, ''))
}
