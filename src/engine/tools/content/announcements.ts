/** Things that people are asked to come to. */
const EVENTS = {
  en: 'concert|show|gig|event|meeting|meetup|workshop|course|class|session|tournament|match|fair|market|festival|conference|exhibition|performance|rehearsal|open day|edition',
  de: 'konzert|auftritt|termin|veranstaltung|treffen|workshop|kurs|seminar|turnier|spiel|markt|festival|tagung|ausstellung|vorstellung|probe|fest|versammlung|gottesdienst',
  fr: 'concert|spectacle|événement|évènement|réunion|atelier|stage|cours|tournoi|match|marché|festival|conférence|exposition|rencontre|assemblée',
  es: 'concierto|evento|reunión|taller|curso|torneo|partido|feria|festival|conferencia|exposición|encuentro|función',
  it: 'concerto|evento|incontro|laboratorio|corso|torneo|partita|fiera|festival|conferenza|mostra|spettacolo|appuntamento',
  pt: 'concerto|evento|reunião|workshop|curso|torneio|jogo|feira|festival|conferência|exposição|encontro|espetáculo',
  nl: 'concert|optreden|evenement|bijeenkomst|workshop|cursus|toernooi|wedstrijd|markt|festival|tentoonstelling|voorstelling|repetitie',
  nordic:
    'konsert|koncert|möte|møde|møte|kurs|kursus|turnering|match|kamp|marknad|marked|festival|föreställning|forestilling|utställning|evenemang|arrangement',
  slavic:
    'koncert\\p{L}*|spotkani\\p{L}|warsztat\\p{L}*|kurs\\p{L}*|setkání|turnaj|schůzka|výstava|představení',
}

/**
 * What says of something that people can go to, or sign up for, that it is yet to come, in the languages that are most
 * frequent on the web. German has its present for it.
 */
export const ANNOUNCEMENT = new RegExp(
  `(?<!\\p{L})(?:${[
    `(?:will|is going to) (?:be held|take place|be hosted)|(?:our|the|your) (?:next|upcoming) (?:\\p{L}+ )?(?:${EVENTS.en})(?: (?:is|will|takes)|[:,]| (?:in|on) )|join us (?:on|in|from) (?!our|the|a )|save the date|(?:registration|applications?|submissions?|entries) (?:is |are |will be )?(?:open (?:until|till)|opens?|closes?) |(?:register|sign up|apply|rsvp|book) (?:by|before|until) `,
    `(?:(?:findet|finden) .{3,90} statt|(?:wird|werden) .{3,90} statt(?:finden)?)(?!\\p{L})|(?:unser|der|das|die|unsere) nächste[rs]? (?:\\p{L}*)(?:${EVENTS.de})|wir eröffnen (?:am|im)|anmeldeschluss(?: ist)?|anmeldung(?:en)? (?:bis|möglich bis)|noch bis (?:zum)? `,
    `(?:aura|auront) lieu|se (?:tiendra|tiendront|déroulera|dérouleront)|(?:notre|nos|le|la) prochaine?s? (?:${EVENTS.fr})|(?:ouvrira|ouvrirons) (?:ses|nos) portes|(?:inscriptions?|inscrivez-vous) (?:jusqu[’']au|avant le)`,
    `tendrá lugar|tendrán lugar|se (?:celebrará|celebrarán|realizará|llevará a cabo)|(?:nuestr[oa]|el|la) próxim[oa] (?:${EVENTS.es})|(?:inscripciones?|inscríbete) (?:hasta|antes del)`,
    `si (?:terrà|terranno|svolgerà|svolgeranno)|avrà luogo|(?:il|la|nostro|nostra) prossim[oa] (?:${EVENTS.it})|iscrizioni (?:entro|fino al|aperte fino)`,
    `(?:acontecerá|decorrerá|será realizad[oa]|terá lugar)|(?:o|a|nosso|nossa) próxim[oa] (?:${EVENTS.pt})|inscrições (?:até|abertas até)`,
    `(?:vindt|vinden) .{3,90} plaats|zal .{3,90} plaatsvinden|(?:ons|onze|de|het) volgende (?:${EVENTS.nl})|aanmelden (?:kan )?(?:tot|vóór)`,
    `(?:äger .{0,60}rum|finder .{0,60}sted|finner .{0,60}sted|kommer att (?:hållas|äga rum)|afholdes|avholdes) (?:den |i |lördag|søndag|lørdag|söndag)|(?:vår|vårt|vores|nästa|næste|neste) (?:nästa |næste |neste )?(?:${EVENTS.nordic})`,
    `(?:odbędzie|odbędą) się|(?:nasz|nasze|najbliższ[ye]) (?:najbliższ[ye] )?(?:${EVENTS.slavic})|zapisy do|(?:se (?:bude )?(?:koná|konat|uskuteční))|(?:náš|příští|nejbližší) (?:${EVENTS.slavic})|přihlášky do`,
    '(?:состоится|состоятся|пройдет|пройдёт|відбудеться|відбудуться)|(?:следующ|наш следующ|наступн)\\p{L}+ (?:концерт|встреч|занят|зустріч)\\p{L}*',
  ].join('|')})`,
  'iu',
)
