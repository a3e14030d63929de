/** Welcomes to nothing or to "our website", in the languages that are most frequent on the web. */
const GREETINGS = new RegExp(
  `^(?:${[
    '(?:a )?(?:very |warm )?welcome(?: to (?:our|my|the|this) (?:new )?(?:web ?site|home ?page|site|page))?',
    '(?:herzlich )?willkommen(?: (?:auf|bei) (?:unserer|meiner|der) (?:home ?page|web ?site|webseite|internetseite|seite))?|willkommen bei uns',
    'bienvenue(?: (?:sur|à) (?:notre|mon|le|ce) (?:site(?: (?:web|internet))?|page))?|soyez les bienvenus',
    'bienvenid[oa]s?(?: a (?:nuestr[oa]|mi|la|este) (?:sitio(?: web)?|página(?: web)?|web))?|benvinguts?|ongi etorri|benvid[oa]s?',
    'benvenut[oiae](?: (?:nel|sul) (?:nostro |mio )?sito(?: web)?)?',
    '(?:sejam? )?bem[- ]vind[oa]s?(?: ao (?:nosso|meu) site)?',
    '(?:hartelijk )?welkom(?: op (?:onze|mijn|de) (?:web ?site|home ?page|site))?',
    '(?:hjärtligt )?välkommen(?: till (?:oss|vår (?:hemsida|webbplats|sida)))?|(?:hjertelig )?velkommen(?: til (?:os|oss|vores (?:hjemmeside|side)|vår (?:hjemmeside|nettside)))?|velkomin|tervetuloa(?: (?:sivuillemme|kotisivuillemme))?',
    'hello|witaj|hoş ?geldiniz|witamy(?: na naszej stronie)?|zapraszamy|vítejte|vítáme vás|vitajte|vitajte na našej stránke|üdvözöljük|isten hozott|bine ați venit|bun venit|dobrodošli|mirë se vini|sveiki atvykę|laipni lūdzam|tere tulemast',
    'добро пожаловать(?: на наш сайт)?|ласкаво просимо|добре дошли|добродошли|вітаємо|καλώς (?:ήρθατε|ήλθατε|ορίσατε)|καλωσορίσατε|καλωσήρθατε|hoş ?geldiniz',
    'ようこそ|いらっしゃいませ|(?:欢迎|歡迎)(?:光临|光臨|您|访问|訪問)?|환영합니다|어서오세요|ברוכים הבאים|أهلا(?: وسهلا)?|مرحبا(?: بكم)?|خوش آمدید|ยินดีต้อนรับ|chào mừng(?: bạn)?|selamat datang|स्वागत(?: है)?',
  ].join('|')})[\\s!.…！。]{0,5}$`,
  'iu',
)
const LONGEST = 60

/**
 * Whether a text only greets where a site would say what it is, as "Welcome to our website!".
 *
 * @param text with white space folded
 */
export function isGreeting(text: string): boolean {
  return text.length <= LONGEST && GREETINGS.test(text)
}
