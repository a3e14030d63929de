const MENU =
  'menu|menus|menü|menüyü|menyu|menú|menù|meny|menyen|menyn|menuen|menuet|meniu|meniul|izbornik|valikko|valikon|menüt|mobilmeny|navigation|navigationen|navigasjon|navigatie|navegación|navegação|navegació|navigazione|navigaci|navigace|nawigacja|nawigację|navigacija|navigaciju|navigacijo|меню|менюто|мени|навигация|навигацию|навігація|навігацію|μενού|תפריט|القائمة|قائمة|منو|メニュー|ナビゲーション|菜单|選單|菜單|导航|메뉴|เมนู'
const OPENS =
  'open|show|toggle|display|expand|öffnen|anzeigen|umschalten|einblenden|ouvrir|afficher|basculer|abrir|mostrar|alternar|obre|obrir|apri|mostra|attiva|openen|tonen|wisselen|öppna|visa|växla|åpne|vis|veksle|åbn|skift|avaa|näytä|otwórz|pokaż|przełącz|rozwiń|otevřít|otevři|zobrazit|přepnout|rozbalit|otvoriť|zobraziť|prepnúť|otvori|prikaži|odpri|pokaži|deschide|afișează|comută|megnyitása|nyitása|megjelenítése|aç|göster|открыть|показать|переключить|відкрити|показати|перемкнути|отвори|покажи|άνοιγμα|εμφάνιση|εναλλαγή|פתח|פתיחת|הצג|فتح|عرض|تبديل|باز کردن|بازکردن|نمایش|buka|tampilkan|mở|hiện|atidaryti|rodyti|atvērt|rādīt|ava|näita|開く|を開く|打开|打開|切换|切換|열기|เปิด'
const BETWEEN =
  'the|main|mobile|site|website|bar|drawer|button|el|la|le|il|lo|o|a|de|di|het|principal|principale|móvil|mobil|główne|mobilne|hlavní|hlavné|główną|mobilní|hoved|huvud|главное|мобильное|головне|المحمول'

/**
 * What a button is called that opens the menu of a site, in the languages of which sites were seen: "Menu", "Toggle
 * navigation", "Menü öffnen". A restaurant's "Our menu" is none. Source of a pattern for the whole label, without case.
 */
export const MENU_LABEL_PATTERN = `^\\s*(?:(?:${OPENS}|${BETWEEN})\\s{1,3}){0,4}(?:${MENU})(?:\\s{0,3}(?:${OPENS}|${BETWEEN})){0,3}\\s*$`
