/** What navigation calls a home page, in the languages that are most frequent on the web. */
const NAMES_OF_HOME_PAGES = new Set([
  ...['home', 'homepage', 'home page', 'startseite', 'accueil', "page d'accueil", 'page d’accueil', 'inicio'],
  ...['página de inicio', 'página principal', 'início', 'página inicial', 'pagina iniziale', 'startpagina'],
  ...[
    'strona główna',
    'úvod',
    'domů',
    'kezdőlap',
    'főoldal',
    'etusivu',
    'hjem',
    'forside',
    'startsida',
    'hem',
  ],
  ...['главная', 'главная страница', 'головна', 'начало', 'ana sayfa', 'anasayfa', 'αρχική', 'acasă'],
  ...[
    'ホーム',
    'トップページ',
    'トップ',
    '首页',
    '首頁',
    '主页',
    '홈',
    'الرئيسية',
    'الصفحة الرئيسية',
    'דף הבית',
    'trang chủ',
  ],
  ...['inici', 'startsidan', 'forsiden', 'pagina principală', 'acasa', 'strona startowa', 'hlavní stránka'],
  ...['domovská stránka', 'domov', 'naslovna', 'naslovnica', 'početna', 'početna stranica', 'etusivulle'],
  ...[
    'hauptseite',
    'beginpagina',
    'hoofdpagina',
    'головна сторінка',
    'начална страница',
    'sākums',
    'avaleht',
  ],
  ...[
    'beranda',
    'halaman utama',
    'laman utama',
    'หน้าแรก',
    'หน้าหลัก',
    'صفحه اصلی',
    'עמוד הבית',
    '메인',
    '메인 페이지',
  ],
])

/** Greetings that stand alone where a site would say what it is. */
const GREETING =
  /^(?:welcome|hello|(?:herzlich )?willkommen|bienvenue|bienvenid[oa]s?|benvenut[aeio]|bem[- ]vind[oa]s?|welkom|välkommen|velkommen|tervetuloa|witamy|witaj|vítejte|vitajte|dobrodošli|üdvözöljük|hoş ?geldiniz|bun venit|ласкаво просимо|добре дошли|добро пожаловать|καλώς ήρθατε|ようこそ|欢迎|歡迎|환영합니다)[!.]?$/i

/** @param part of a title between its separators, or a heading */
export function isNameOfHomePage(part: string): boolean {
  return NAMES_OF_HOME_PAGES.has(part.toLowerCase())
}

/** Whether a text is a greeting alone, as "Welcome!". */
export function isGreeting(text: string): boolean {
  return GREETING.test(text)
}
