/**
 * Words of dialogs and banners that ask for consent, which the law asks for and Google does not count as intrusive.
 *
 * @see https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials#avoid-interstitials
 */
export const ASKS_FOR_CONSENT =
  /cookie|consent|privacy|gdpr|ccpa|einwillig|datenschutz|zustimm|confidentialit|consentement|privacidad|consentimiento|privacidade|informativa|toestemming|samtyck|samtykke|zgod|souhlas|クッキー|同意|隐私|쿠키|süti|hozzájárul|eväste|slapuk|sīkdat|küpsis|kolačić|piškot|çerez|kakor|informasjonskaps|ciastecz|persetujuan|privasi|куки|бисквит|колачи(?:ћ|њ)|лични данни|съглас|vafrakök|քուքի|ქუქი|কুকি|соглас|згод|μπισκότ|συγκατάθεσ|คุกกี้|ยินยอม|کوکی|رضایت|موافق|ملفات تعريف|עוגיות|कुकी|सहमति/iu
