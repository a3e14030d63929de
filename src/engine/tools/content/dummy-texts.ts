/**
 * Beginnings of texts that generators of filler give out and that nobody writes about anything, each in the languages
 * that the generators have them in.
 *
 * @see https://www.lipsum.com/ and the texts about Lorem Ipsum that it has in sixty languages
 * @see https://www.blindtextgenerator.com/
 */
export const DUMMY_STARTS: readonly RegExp[] = [
  // What lipsum.com says about Lorem Ipsum, which templates take for the text itself.
  /^(?:le |o |el |il |het |to )?lorem ipsum[,:]? (?:is simply (?:a )?dummy text|is slechts een proeftekst|ist ein einfacher demo-text|est simplement du faux texte|es simplemente el texto de relleno|è un testo segnaposto|é simplesmente uma simulação|jest tekstem stosowanym|je demonstrativní|je fiktívny text|jednostavno je probni|je jednostavno probni|este pur şi simplu|er ganske enkelt fyldtekst|er rett og slett dummytekst|är en utfyllnadstext|on yksinkertaisesti testausteksti|egy egyszer[uûű] szöveg|dizgi ve baskı|chỉ đơn giản là)/i,
  /^lorem ipsum [-–—] (?:это текст-["«“]?рыба|це текст-["«“]?риба)/i,
  /^το lorem ipsum είναι απλά/i,
  /^(?:it is a long established fact that a reader will be distracted|there are many variations of passages of lorem ipsum|contrary to popular belief, lorem ipsum is not)/i,
  /^(?:es un hecho establecido hace demasiado tiempo que un lector|hay muchas variaciones de los pasajes de lorem ipsum|on sait depuis longtemps que travailler avec du texte lisible|plusieurs variations de lorem ipsum|è universalmente riconosciuto che un lettore che osserva|é um fato conhecido de todos que um leitor se distrairá|es ist ein lang erwiesener fakt, dass ein leser|het is al geruime tijd een bekend gegeven dat een lezer|ogólnie znana teza głosi, iż użytkownika|yinelenen bir sayfa içeriğinin okuyucunun)/i,
  /^(?:давно выяснено, что при оценке дизайна и композиции|есть много вариантов lorem ipsum|вже давно відомо, що читабельний зміст)/i,
  // Cicero in translation, by which such texts go on.
  /^(?:but i must explain to you how all this mistaken idea of denouncing|on the other hand, we denounce with righteous indignation and dislike|auch gibt es niemanden, der den schmerz an sich liebt)/i,
  // Ammianus and Cicero in Latin, as French generators have them.
  /^(?:dum apud persas,? ut supra narravimus|quam ob rem circumspecta cautela observatum|haec igitur (?:prima )?lex (?:in )?amicitiae? sanciatur|saepissime igitur mihi de amicitia cogitanti|siquis enim militarium vel honoratorum|post hoc impie perpetratum quod in aliis|alii nullo quaerente vultus severitate adsimulata|nec vox accusatoris ulla licet subditicii|ego vero sic intellego,? patres conscripti|et est admodum mirum videre plebem|batnae municipium in anthemusia conditum|sed ut tum ad senem senex de senectute|eminuit autem inter humilia supergressa)/i,
  // Behind the word mountains
  /^(?:far far away,? behind the word mountains|separated they live in bookmarksgrove|a small river named duden flows by|even the all-powerful pointing has no control|weit hinten,? hinter den wortbergen|muy lejos,? más allá de las montañas de palabras|loin,? très loin,? au[- ]delà des monts mots|lontano lontano,? dietro le montagne di parole|далеко-далеко,? за словесными горами)/i,
  /^(?:dies ist ein typoblindtext|überall dieselbe alte leier\. das layout ist fertig|er hörte leise schritte hinter sich\. das bedeutete|(?:hallo\. )?ich bin ein (?:kleiner )?blindtext)/i,
  /^(?:the european languages are members of the same family|li europan lingues es membres del sam familie|this is some dummy copy\. you[’']re not really supposed)/i,
  /^(?:bacon|cupcake|zombie|hipster|mussum|pirate|samuel l\.?) ipsum\b/i,
  // Persian, Arabic, Hebrew
  /^لورم ?ایپسوم متن ساختگی/,
  /^(?:لوريم (?:إ|ا)يبسوم ?\(|لوريم (?:إ|ا)يبسوم هو|هذا النص هو مثال لنص يمكن أن يستبدل|هناك حقيقة مثبتة منذ زمن طويل|هنالك العديد من الأنواع المتوفرة لنصوص لوريم)/,
  /^לורם איפסום דולור/,
  // Japanese, Chinese, Korean
  /^(?:この(?:文章|テキスト)は|これは|こちらは)ダミー(?:テキスト|の?文章?)?です/,
  /^(?:(?:ダミー)?テキスト){3,}/,
  /^(?:ここに|こちらに|この部分に)?(?:説明文?|本文|テキスト|文章|タイトル|見出し|キャッチコピー)が入ります/,
  /^(?:这里?是|此处为?|這裡?是|此處為?)(?:一段)?(?:占位|佔位)(?:文字|文本|符)/,
  /^로렘 ?입숨/,
]
