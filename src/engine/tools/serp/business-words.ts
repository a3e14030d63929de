/** Kinds of sites. */
const SITES =
  'docs?|documentation|blog|wiki|portfolio|magazine|podcast|festival|conference|conf|meetup|summit|hackathon|api|sdk|cli|css|js|linux|os'

/** Kinds of businesses and of places, in the languages that are most frequent on the web. */
const BUSINESSES = [
  'shop|store|hotel|hostel|restaurant|café|cafe|coffee|bistro|bar|pub|grill|pizza|pizzeria|kebab|sushi|brewery|winery|bakery|salon|clinic|pharmacy|school|university|college|academy',
  'church|museum|gallery|theat(?:er|re)|library|foundation|labs?|club|studios?|photography|design|consulting|solutions|software|services|engineering|construction|travel|tours|fitness|yoga',
  'dental|law|group|team|agency|media|music|band|films?|architects?|interiors?|gardens?|garage|motors|taxi|transport|logistics|farm|foods?|catering|flowers?|beauty|spa|nails|barbershop',
  'camping|campsite|campground|glamping|kamp|kemp|resort|villas?|apartments?|apartmani|lodge|guesthouse|pension|chalets?|cinema|kino|orchestra|choir|gym|pilates|crossfit|karate|judo|dojo|golf|tennis|surf|sailing|diving|cycles|bikes?|books|bookstore|toys',
  'gästehaus|verein|schule|praxis|kirche|gasthaus|gasthof|bäckerei|metzgerei|apotheke|werkstatt|kanzlei|friseur|blumen|garten|stiftung|feuerwehr|chor',
  'hôtels?|école|boulangerie|pâtisserie|pharmacie|traiteur|coiffure|garage|mairie|auberge|atelier|épicerie|librairie|musée|théâtre|cabinet',
  'tienda|restaurante|panadería|pastelería|farmacia|clínica|escuela|colegio|academia|iglesia|museo|peluquería|taller|floristería|estudio|abogados',
  'loja|padaria|pousada|escola|igreja|museu|salão|oficina|consultoria|advocacia|imobiliária|odontologia|estúdio',
  'ristorante|trattoria|osteria|panificio|pasticceria|gelateria|scuola|chiesa|teatro|agriturismo|albergo|parrucchieri|studio|officina',
  'winkel|bakkerij|kapsalon|praktijk|stichting|kerk|hotell|skola|kyrka|restaurang|frisör|bageri|butik|kirke|skole|bager|ravintola|koulu|kirkko|parturi|autokorjaamo|leipomo|kahvila',
  'sklep|restauracja|szkoła|kościół|kancelaria|gabinet|piekarnia|fundacja|kwiaciarnia|obchod|restaurace|škola|kostel|ordinace|pekárna|étterem|iskola|templom|pékség|panzió|fodrászat',
  'restoran|okul|kafe|kliniği|otel|lokanta|kuaför|fırın|magazin|școală|florărie|brutărie|cabinet|pensiunea',
  'ταβέρνα|εστιατόριο|ξενοδοχείο|σχολείο|φαρμακείο|ιατρείο|φούρνος|ресторан|кафе|отель|школа|магазин|клиника|клініка|студия|студія|пекарня|салон|гостиница|музей|театр',
]

/** What people are by profession, in these languages. */
const PROFESSIONS = [
  'lawyer|attorney|solicitor|notary|accountant|architect|photographer|videographer|developer|designer|engineer|programmer|writer|author|illustrator|artist|painter|musician|singer|composer',
  'dj|actor|actress|dancer|coach|trainer|therapist|psychologist|psychotherapist|physiotherapist|doctor|dentist|physician|surgeon|veterinarian|midwife|nutritionist|dietitian|teacher|tutor',
  'translator|consultant|electrician|plumber|plumbing|carpenter|mechanic|roofing|builders?|realtor|chef|florist|barber|hairdresser|tattoos?|stylist|professor|researcher|journalist|speaker',
  'advogad[oa]s?|abogad[oa]|avocate?s?|avvocat[oi]|rechtsanw(?:alt|ältin|älte)|anwalt|advokat(?:er|erna|erne|firma)?|adwokat|avukat|asianajaja|advokátní|ügyvéd|адвокат|юрист|δικηγόρος',
  'psic[óo]log[oa]|psicoterapeuta|psihologi?|psykologi?|psycholog(?:ue|e|in)?|psychologist|psikolog|pszichológus|психолог|психотерапевт|ψυχολόγος',
  'fot[óo]graf[oa]?|fotografi?e?|fotografia|photographe|fotograaf|valokuvaaja|fotoğrafçı|фотограф|arquitect[oa]s?|architecte|architett[oi]|architekt(?:in|en)?|arkkitehti|mimar(?:lık)?|архитектор',
  'dentistas?|dentiste|zahnarzt|zahnärztin|tandläkare|tandlæge|hammaslääkäri|zubař|fogorvos|stomatolog|diş|hekimi|стоматолог|médic[oa]|medico|médecin|arzt|ärztin|lääkäri|lékař|orvos|doktor|врач|лікар',
  'maler|malermester|elektriker|tischler|schreiner|installateur|dachdecker|gärtner|fysioterapeutti?|fisioterapeuta|fisioterapia|physiotherapie|kinésithérapeute|ostéopathe|osteopat[ae]?',
  'künstler(?:in)?|artista|artiste|autor(?:in|a)?|écrivain|scrittor[ei]|músic[oa]|musicista|pintora?|desarrollador|desenvolvedor(?:a)?|développeur|entwickler|utvecklare|geliştirici|разработчик|дизайнер',
  'notario?|notaire|notar|contador(?:a)?|contabilidade|commercialista|steuerberater(?:in)?|księgowa|účetní|könyvelő|tradutora?|traductora?|traduttrice|übersetzer(?:in)?|переводчик',
]

const SITE = wordOf([SITES])
const TRADE = wordOf([...BUSINESSES, ...PROFESSIONS])

function wordOf(lists: readonly string[]): RegExp {
  return new RegExp(`^(?:${lists.join('|')})$`, 'i')
}

/** Whether a word of a title says what a site, a business or a person is, even where the text takes that for granted. */
export function saysWhatItIs(word: string): boolean {
  return SITE.test(word) || namesTrade(word)
}

/** Whether a word of a title says what a business or a person is. */
export function namesTrade(word: string): boolean {
  return TRADE.test(word)
}
