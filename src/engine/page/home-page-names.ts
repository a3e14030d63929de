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

/** @param part of a title between its separators, or a heading */
export function isNameOfHomePage(part: string): boolean {
  return NAMES_OF_HOME_PAGES.has(part.toLowerCase())
}
