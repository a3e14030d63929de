export const id = 2930;
export const ids = [2930];
export const modules = {

/***/ 52930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CATEGORIES: () => (/* binding */ CATEGORIES),
/* harmony export */   TECHNOLOGIES: () => (/* binding */ TECHNOLOGIES)
/* harmony export */ });
/*!
 * Fingerprints of Wappalyzer 6.10.47 (the npm package), reduced and rewritten by
 * scripts/generate-technologies.ts: do not edit.
 *
 * MIT License
 *
 * Copyright (c) Wappalyzer
 *
 * Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
 * documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
 * rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
 * persons to whom the Software is furnished to do so, subject to the following conditions:
 *
 * The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
 * Software.
 *
 * THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
 * WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
 * COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
 * OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
 */
const CATEGORIES = [
    [1, 'CMS'],
    [2, 'Message boards'],
    [3, 'Database managers'],
    [4, 'Documentation'],
    [5, 'Widgets'],
    [6, 'Ecommerce'],
    [7, 'Photo galleries'],
    [8, 'Wikis'],
    [9, 'Hosting panels'],
    [10, 'Analytics'],
    [11, 'Blogs'],
    [12, 'JavaScript frameworks'],
    [13, 'Issue trackers'],
    [14, 'Video players'],
    [15, 'Comment systems'],
    [16, 'Security'],
    [17, 'Font scripts'],
    [18, 'Web frameworks'],
    [19, 'Miscellaneous'],
    [20, 'Editors'],
    [21, 'LMS'],
    [22, 'Web servers'],
    [23, 'Caching'],
    [24, 'Rich text editors'],
    [25, 'JavaScript graphics'],
    [26, 'Mobile frameworks'],
    [27, 'Programming languages'],
    [28, 'Operating systems'],
    [29, 'Search engines'],
    [30, 'Webmail'],
    [31, 'CDN'],
    [32, 'Marketing automation'],
    [33, 'Web server extensions'],
    [34, 'Databases'],
    [35, 'Maps'],
    [36, 'Advertising'],
    [41, 'Payment processors'],
    [42, 'Tag managers'],
    [44, 'CI'],
    [46, 'Remote access'],
    [47, 'Development'],
    [48, 'Network storage'],
    [49, 'Feed readers'],
    [50, 'DMS'],
    [51, 'Page builders'],
    [52, 'Live chat'],
    [53, 'CRM'],
    [54, 'SEO'],
    [55, 'Accounting'],
    [56, 'Cryptominers'],
    [57, 'Static site generator'],
    [58, 'User onboarding'],
    [59, 'JavaScript libraries'],
    [60, 'Containers'],
    [62, 'PaaS'],
    [63, 'IaaS'],
    [64, 'Reverse proxies'],
    [65, 'Load balancers'],
    [66, 'UI frameworks'],
    [67, 'Cookie compliance'],
    [68, 'Accessibility'],
    [69, 'Authentication'],
    [71, 'Affiliate programs'],
    [72, 'Appointment scheduling'],
    [73, 'Surveys'],
    [74, 'A/B Testing'],
    [75, 'Email'],
    [76, 'Personalisation'],
    [77, 'Retargeting'],
    [78, 'RUM'],
    [79, 'Geolocation'],
    [80, 'WordPress themes'],
    [83, 'Browser fingerprinting'],
    [84, 'Loyalty & rewards'],
    [85, 'Feature management'],
    [86, 'Segmentation'],
    [87, 'WordPress plugins'],
    [88, 'Hosting'],
    [89, 'Translation'],
    [90, 'Reviews'],
    [91, 'Buy now pay later'],
    [92, 'Performance'],
    [93, 'Reservations & delivery'],
    [94, 'Referral marketing'],
    [95, 'Digital asset management'],
    [96, 'Content curation'],
    [97, 'Customer data platform'],
    [98, 'Cart abandonment'],
    [99, 'Shipping carriers'],
    [100, 'Shopify apps'],
    [101, 'Recruitment & staffing'],
    [102, 'Returns'],
    [103, 'Livestreaming'],
    [104, 'Ticket booking'],
    [105, 'Augmented reality'],
    [106, 'Cross border ecommerce'],
    [107, 'Fulfilment'],
    [108, 'Ecommerce frontends'],
];
const TECHNOLOGIES = String.raw `
{"name":"1C-Bitrix","categories":[1,6],"website":"www.1c-bitrix.ru","headers":{"set-cookie":["BITRIX_"],"x-powered-cms":["Bitrix Site Manager"]},"cookies":{"bitrix_sm_guest_id":[""],"bitrix_sm_last_ip":[""],"bitrix_sm_sale_uid":[""]},"scriptSrc":["bitrix(?:\\.info/|/js/main/core)"],"implies":["PHP"]}
{"name":"2B Advice","categories":[67],"website":"www.2b-advice.com/en/data-privacy-software/cookie-consent-plugin","scriptSrc":["2badvice-cdn\\.azureedge\\.net"],"js":{"BBCookieControler":[""]}}
{"name":"30namaPlayer","categories":[14],"website":"30nama.com","dom":[["section[class*='player30nama']","exists",""]]}
{"name":"33Across","categories":[36],"website":"www.33across.com","scriptSrc":["\\.33across\\.com/","\\.tynt\\.com/"],"js":{"Tynt":[""]},"dom":[["iframe[src*='.33across.com'], link[href*='.33across.com'], link[href*='.tynt.com']","exists",""]]}
{"name":"4-Tell","categories":[76],"website":"4-tell.com","cookies":{"4tell":[""],"4tellcart":[""],"4tellsession":[""]},"scriptSrc":["4tellcdn\\.azureedge\\.net"],"js":{"_4TellBoost":[""]}}
{"name":"51.LA","categories":[10],"website":"www.51.la","js":{"LA.config.ck":[""]}}
{"name":"6sense","categories":[32,76],"website":"6sense.com","headers":{"content-security-policy":["\\.6sc\\.co/\\;confidence:50"]},"scriptSrc":["\\.6sc\\.co/"]}
{"name":"<model-viewer>","categories":[105],"website":"modelviewer.dev","scriptSrc":["/model-viewer/dist/model-viewer\\.min\\.js"],"dom":[["model-viewer","exists",""]]}
{"name":"@sulu/web","categories":[59],"website":"github.com/sulu/web-js","js":{"web.startComponents":[""]}}
{"name":"A-Frame","categories":[25],"website":"aframe.io","scriptSrc":["/?([\\d.]{1,250})?/aframe(?:\\.min)?\\.js\\;version:\\1"],"html":["<a-scene[^<>]{0,250}>"],"js":{"AFRAME.version":["^(.{1,250})$\\;version:\\1"]},"implies":["three.js"]}
{"name":"A8.net","categories":[71],"website":"www.a8.net","scriptSrc":["statics\\.a8\\.net"],"js":{"A8salesCookieRepository":[""],"a8sales":[""],"map_A8":[""]},"dom":[["img[src*='.a8.net']","exists",""]]}
{"name":"AB Tasty","categories":[74],"website":"www.abtasty.com","scriptSrc":["try\\.abtasty\\.com"],"js":{"ABTasty":[""],"_abtasty":[""],"loadABTasty":[""]}}
{"name":"ABOUT YOU Commerce Suite","categories":[6],"website":"commercesuite.aboutyou.com","dom":[["link[href*='cdn.aboutyou.de/'], img[src*='cdn.aboutyou.de/']","exists",""]]}
{"name":"ABP Framework","categories":[18],"website":"abp.io","js":{"abp.timing.timeZone":[""],"abp.version":["(.{0,250})\\;version:\\1"]},"implies":["Microsoft ASP.NET"]}
{"name":"AD EBiS","categories":[36,32],"website":"www.ebis.ne.jp","scriptSrc":["\\.ebis\\.ne\\.jp/"],"js":{"ebis.c.pageurl":[""]}}
{"name":"ADAPT","categories":[6],"website":"adapt.ws","meta":{"image":["assets\\.adapt\\.ws/"]}}
{"name":"ADFOX","categories":[36],"website":"adfox.yandex.ru","js":{"AdFox_getCodeScript":[""],"Site.adFoxParams":[""],"adFoxParams":[""],"adfoxAsyncParams":[""],"adfoxBiddersMap":[""]}}
{"name":"AFThemes CoverNews","categories":[80],"website":"afthemes.com/products/covernews","scriptSrc":["/wp-content/themes/covernews(?:-pro)?/"],"requires":["WordPress"]}
{"name":"AMP","categories":[12],"website":"www.amp.dev","html":["<html[^>]{0,250} (?:amp|⚡)[^-]","<link rel=\"amphtml\""]}
{"name":"AMP for WordPress","categories":[87],"website":"amp-wp.org","meta":{"generator":["^AMP Plugin v(\\d{1,100}\\.\\d{1,100}.{0,100})$\\;version:\\1"]},"dom":[["link[href*='/wp-content/plugins/amp/']","exists",""]],"implies":["AMP"],"requires":["WordPress"]}
{"name":"AOLserver","categories":[22],"website":"aolserver.com","headers":{"server":["AOLserver/?([\\d.]{1,250})?\\;version:\\1"]}}
{"name":"AOS","categories":[59],"website":"michalsnik.github.io/aos","scriptSrc":["unpkg\\.com/aos@([\\d\\.]{1,250})/dist/aos\\.js\\;version:\\1","/typo3conf/ext/udem_vendor/Resources/Public/aos-([\\d\\.]{1,250})\\;version:\\1"],"js":{"AOS.init":[""],"AOS.refresh":[""],"AOS.refreshHard":[""]}}
{"name":"ARI Network Services","categories":[6],"website":"arinet.com","scriptSrc":["\\.ari-secure\\.com/"]}
{"name":"ASP.NET Boilerplate","categories":[18],"website":"www.aspnetboilerplate.com","js":{"abp.aspnetboilerplate.version":["(.{0,250})\\;version:\\1"],"abp.timing.utcClockProvider":[""]},"implies":["Microsoft ASP.NET"]}
{"name":"AT Internet Analyzer","categories":[10],"website":"atinternet.com/en","js":{"ATInternet":[""],"xtsite":[""]}}
{"name":"AT Internet XiTi","categories":[10],"website":"atinternet.com/en","scriptSrc":["xiti\\.com/hit\\.xiti"],"js":{"xt_click":[""]}}
{"name":"ATSHOP","categories":[6],"website":"atshop.io","scriptSrc":["\\.atshop\\.io"],"dom":[["link[href*='cdn.atshop.io']","exists",""]]}
{"name":"AWIN","categories":[71],"website":"www.awin.com","cookies":{"bagawin":[""],"_aw_xid":[""]},"scriptSrc":["dwin1\\.com"],"js":{"AWIN.Tracking":[""]}}
{"name":"AWS WAF Captcha","categories":[16],"website":"docs.aws.amazon.com/waf/latest/developerguide/waf-captcha.html","headers":{"x-amzn-waf-action":["^captcha$"]},"scriptSrc":["captcha\\.awswaf\\.com/"],"implies":["Amazon Web Services"]}
{"name":"AWStats","categories":[10],"website":"awstats.sourceforge.net","meta":{"generator":["AWStats ([\\d.]{1,250}(?: \\(build [\\d.]{1,250}\\))?)\\;version:\\1"]},"implies":["Perl"]}
{"name":"Abicart","categories":[6],"website":"abicart.com","meta":{"generator":["Abicart","Textalk Webshop"]}}
{"name":"Absorb","categories":[21],"website":"www.absorblms.com","cookies":{"_absorb_ui_session":[""]},"js":{"AbsorbLMS":[""]}}
{"name":"Accentuate Custom Fields","categories":[100],"website":"www.accentuate.io","scripts":["\\.accentuate\\.io/"],"dom":[["a[style*='.accentuate.io/'], a[data-bg*='.accentuate.io/'], div[style*='.accentuate.io/'], img[src*='.accentuate.io/'], img[data-src*='.accentuate.io/']","exists",""]],"requires":["Shopify"]}
{"name":"AccessTrade","categories":[71],"website":"accesstrade.global","scriptSrc":["accesstrade\\.net/js/","click\\.accesstra\\.de/js/nct/lp\\.js"],"dom":[["img[src*='.accesstrade.net'], img[data-src*='.accesstrade.net']","exists",""]]}
{"name":"AccessiBe","categories":[68],"website":"accessibe.com","scriptSrc":["acsbapp?\\.com/.{0,250}/acsb\\.js"],"js":{"acsb":["\\;confidence:50"],"acsbJS":["\\;confidence:50"]}}
{"name":"Accessibility Toolbar Plugin","categories":[68],"website":"webworks.ga/acc_toolbar","js":{"MicAccessTool.prototype.openCloseBoxKeyboard":[""]}}
{"name":"Accessible360","categories":[68],"website":"accessible360.com","scriptSrc":["/npm/@accessible360/accessible-slick@([\\d\\.]{1,250})/\\;version:\\1","/accessible360/accessible-slick/slick/slick\\.min\\.js\\?v=([\\d\\.]{1,250})\\;version:\\1"],"dom":[["a[href*='accessible360.com/'] > img","exists",""]]}
{"name":"Accessibly","categories":[68],"website":"www.onthemapmarketing.com/accessibly","scriptSrc":["accessibly\\.onthemapmarketing\\.com"],"js":{"accessibilityWidget.name":["bound"]}}
{"name":"Accesso","categories":[6,72],"website":"accesso.com","scriptSrc":["/embed/accesso\\.js"],"js":{"accesso":[""]}}
{"name":"Ace","categories":[24],"website":"github.com/ajaxorg/ace","js":{"ace.EditSession":[""],"ace.Editor":[""],"ace.version":["([\\d\\.]{1,250})\\;version:\\1"]}}
{"name":"Ackee","categories":[10],"website":"ackee.electerious.com","js":{"ackeeTracker":[""]},"dom":[["[data-ackee-domain-id], [data-ackee-server]","exists",""]]}
{"name":"Acoustic Experience Analytics","categories":[10],"website":"acoustic.com/tealeaf","js":{"TLT.config.core.modules.TLCookie":[""],"TLT_VERSION":[""],"TeaLeaf":[""]}}
{"name":"Acquia Campaign Factory","categories":[32],"website":"www.acquia.com/products/marketing-cloud/campaign-factory","scriptSrc":["mautic\\.net","maestro\\.mautic\\.com"],"implies":["Mautic"]}
{"name":"Acquia Cloud IDE","categories":[47],"website":"www.acquia.com/products/drupal-cloud/cloud-ide","scriptSrc":["https?:\\/\\/.{1,250}\\.web\\.ahdev\\.cloud"],"url":["https:?\\/\\/.{1,250}\\.web\\.ahdev\\.cloud"],"implies":["Acquia Cloud Platform"]}
{"name":"Acquia Cloud Platform","categories":[62],"website":"www.acquia.com/products/drupal-cloud/cloud-platform","headers":{"x-ah-environment":["^(next)?.{0,250}$\\;version:\\1?Next:"]},"implies":["Amazon Web Services"]}
{"name":"Acquia Cloud Platform CDN","categories":[31],"website":"docs.acquia.com/cloud-platform/platformcdn","headers":{"via":["Acquia Platform CDN (.{1,250})\\;version:\\1"]},"implies":["Acquia Cloud Platform"]}
{"name":"Acquia Cloud Site Factory","categories":[88],"website":"www.acquia.com/products/drupal-cloud/site-factory","scriptSrc":["sites\\/g\\/files"],"dom":[["script[src*='sites/g/files']","exists",""],["img[src*='sites/g/files']","exists",""],["img[data-src*='sites/g/files']","exists",""],["link[href*='sites/g/files']","exists",""]],"implies":["Acquia Cloud Platform","Drupal Multisite"]}
{"name":"Acquia Content Hub","categories":[19],"website":"www.acquia.com/products/drupal-cloud/content-hub","headers":{"content-security-policy":["content-hub\\.acquia\\.com\\;confidence:50"]},"scriptSrc":["content-hub\\.acquia\\.com"],"url":["https?:\\/\\/.{1,250}\\.content-hub\\.acquia\\.com"],"dom":[["[data-lift-slot]","exists",""]],"implies":["Acquia Cloud Platform"]}
{"name":"Acquia Customer Data Platform","categories":[97],"website":"www.acquia.com/products/marketing-cloud/customer-data-platform","scriptSrc":["^https?:\\/\\/.{1,250}\\.agilone\\.com","^https?:\\/\\/scripts\\.agilone\\.com\\/latest\\/a1.js"],"js":{"$A1":[""],"$A1Config":[""],"agiloneObject":[""]},"dom":[["[data-function*='Agilone']","exists",""]]}
{"name":"Acquia Personalization","categories":[10,76],"website":"www.acquia.com/products/marketing-cloud/personalization","scriptSrc":["lift\\.acquia\\.com"],"js":{"AcquiaLift":[""],"_tcaq":[""]},"dom":[["[data-lift-slot]","exists",""]],"implies":["Acquia Cloud Platform\\;confidence:95"]}
{"name":"Acquia Site Studio","categories":[51],"website":"www.acquia.com/products/drupal-cloud/site-studio","scriptSrc":["sites/\\w{0,250}/files/cohesion"],"dom":[["div[class*='coh-component coh-component-instance']","exists",""]],"implies":["Acquia Cloud Platform"]}
{"name":"Acquire Cobrowse","categories":[19,103],"website":"acquire.io/co-browsing","scriptSrc":["\\.acquire\\.io/cobrowse/"],"js":{"acquireCobrowseRTC":[""],"acquireCobrowseSettings":[""],"acquireConfigNodeServer":[""]}}
{"name":"Acquire Live Chat","categories":[52],"website":"acquire.io","scriptSrc":["\\.acquire\\.io/(?!cobrowse)"],"js":{"_acquire_init_config":[""],"acquire":[""]}}
{"name":"Act-On","categories":[32],"website":"act-on.com","scriptSrc":["/cdnr/\\d{1,250}/acton/bn/tracker/\\d{1,250}"],"js":{"ActOn":[""]}}
{"name":"Actito","categories":[32,76],"website":"www.actito.com","cookies":{"smartfocus":[""]},"scriptSrc":["cdn\\.actito\\.be","\\.advisor\\.smartfocus\\.com"],"js":{"_actGoal":[""],"smartFocus":[""]}}
{"name":"ActiveCampaign","categories":[32,75],"website":"www.activecampaign.com","scriptSrc":["plugins/activecampaign-subscription-forms/site_tracking\\.js","\\.activehosted\\.com","\\.app-us1\\.com","\\.ac-page\\.com"],"url":["\\.activehosted\\.com","\\.ac-page\\.com"],"js":{"acEnableTracking":[""]}}
{"name":"Acuity Scheduling","categories":[72],"website":"acuityscheduling.com","scriptSrc":["\\.acuityscheduling\\.com"],"js":{"ACUITY_MODAL_INIT":[""]}}
{"name":"AcuityAds","categories":[36],"website":"www.acuityads.com","headers":{"content-security-policy":["\\.acuityplatform\\.com\\;confidence:50"]},"js":{"acuityAdsEventQueue":[""],"acuityAdsPixelKey":[""]}}
{"name":"Ad Lightning","categories":[36],"website":"www.adlightning.com","scriptSrc":["\\.adlightning\\.com"]}
{"name":"AdBridg","categories":[36],"website":"www.adbridg.com","js":{"AdBridg.cmd":[""]}}
{"name":"AdInfinity","categories":[36],"website":"adinfinity.com.au","scriptSrc":["adinfinity\\.com\\.au"]}
{"name":"AdOcean","categories":[36],"website":"adocean-global.com","scriptSrc":["adocean\\.pl/files/js/ado\\.js","adocean\\.pl\\;confidence:80"],"js":{"ado.master":[""],"ado.placement":[""],"ado.slave":[""]},"implies":["Gemius"]}
{"name":"AdOpt","categories":[67],"website":"goadopt.io","js":{"adoptApp.domain":[""],"adopt_website_code":[""]}}
{"name":"AdRiver","categories":[36],"website":"adriver.ru","scriptSrc":["\\.adriver\\.ru/"],"js":{"AdriverCounter":[""],"AdriverPrebid":[""],"adfoxBiddersMap.adriver":[""],"adriver":[""]},"dom":[["link[href*='.adriver.ru'], img[src*='.adriver.ru'], iframe[src*='.adriver.ru']","exists",""]]}
{"name":"AdRoll","categories":[36,77],"website":"adroll.com","scriptSrc":["(?:a|s)\\.adroll\\.com"],"js":{"adroll_adv_id":[""],"adroll_pix_id":[""],"adroll_version":["([\\d\\.]{1,250})\\;version:\\1"]},"dom":[["link[href*='.adroll.com']","exists",""]]}
{"name":"AdRoll CMP System","categories":[67],"website":"www.adroll.com/features/consent-management","js":{"__adroll_consent":[""],"__adroll_consent_is_gdpr":[""]}}
{"name":"AdScale","categories":[36],"website":"www.adscale.com","scriptSrc":["\\.adscale\\.com/"],"js":{"_adscale":[""],"adscaleAddToCart":[""],"adscaleViewProduct":[""]}}
{"name":"AdThrive","categories":[36],"website":"www.adthrive.com","scriptSrc":["ads\\.adthrive\\.com"],"js":{"adthrive":[""],"adthriveVideosInjected":[""]}}
{"name":"Ada","categories":[52],"website":"www.ada.cx","scriptSrc":["\\.ada\\.support"],"js":{"__AdaEmbedConstructor":[""],"adaEmbed":[""]}}
{"name":"AdaSiteCompliance","categories":[68],"website":"adasitecompliance.com","js":{"ADASTOOLBOXAPPSTATE":[""],"adascHelper":[""]}}
{"name":"Adabra","categories":[32],"website":"www.adabra.com","scriptSrc":["track\\.adabra\\.com"],"js":{"adabraPreview":[""],"adabra_version_panel":["(^.{1,250}$)\\;version:\\1"],"adabra_version_track":["(^.{1,250}$)\\;version:\\1"]}}
{"name":"Adally","categories":[68],"website":"adally.com","scriptSrc":["cloudfront\\.net/.{0,250}/adally\\.js"]}
{"name":"Adalyser","categories":[36],"website":"adalyser.com","scriptSrc":["c5\\.adalyser\\.com"],"js":{"adalyserModules":[""]}}
{"name":"Adcash","categories":[36],"website":"adcash.com","scriptSrc":["^[^\\/]{0,250}//(?:[^\\/]{1,250}\\.)?adcash\\.com/(?:script|ad)/"],"url":["^https?://(?:[^\\/]{1,250}\\.)?adcash\\.com/script/pop_"],"js":{"SuLoaded":[""],"SuUrl":[""],"ac_bgclick_URL":[""],"ct_nOpp":[""],"ct_nSuUrl":[""],"ct_siteunder":[""],"ct_tag":[""]}}
{"name":"AddShoppers","categories":[5,10],"website":"www.addshoppers.com","scriptSrc":["(?:cdn\\.)?shop\\.pe/widget/"]}
{"name":"AddThis","categories":[5],"website":"www.addthis.com","scriptSrc":["addthis\\.com/js/"],"js":{"addthis":[""]}}
{"name":"AddToAny","categories":[5],"website":"www.addtoany.com","scriptSrc":["addtoany\\.com/menu/page\\.js"],"js":{"a2apage_init":[""]}}
{"name":"AddToAny Share Buttons","categories":[87],"website":"github.com/projectestac/wordpress-add-to-any","scriptSrc":["/wp-content/plugins/add-to-any/addtoany\\.min\\.js(?:\\?ver=(\\d{1,250}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"implies":["AddToAny"],"requires":["WordPress"]}
{"name":"Addi","categories":[91],"website":"co.addi.com","scriptSrc":["s3\\.amazonaws\\.com/widgets\\.addi\\.com/bundle\\.min\\.js"]}
{"name":"Addsearch","categories":[29],"website":"www.addsearch.com","scriptSrc":["//addsearch\\.com/js/"],"js":{"AddSearchClient":[""],"AddSearchUI":[""]}}
{"name":"Adform","categories":[36],"website":"site.adform.com","scriptSrc":["\\.adform\\.net/"],"dom":[["link[href*='.adformdsp.net'], link[href*='.adform.net']","exists",""]]}
{"name":"Adjust","categories":[10],"website":"www.adjust.com","js":{"Adjust.initSdk":[""]},"dom":[["div[data-adjust*='app.adjust.com/'], form[action*='app.adjust.com/']","exists",""]]}
{"name":"Adloox","categories":[36],"website":"www.adloox.com","scriptSrc":["\\.adlooxtracking\\.com/"]}
{"name":"Adminer","categories":[3],"website":"www.adminer.org","html":["Adminer</a> <span class=\"version\">([\\d.]{1,250})</span>\\;version:\\1","onclick=\"bodyClick\\(event\\);\" onload=\"verifyVersion\\('([\\d.]{1,250})'\\);\">\\;version:\\1"],"implies":["PHP"]}
{"name":"Admiral","categories":[19],"website":"www.getadmiral.com","scripts":["admiral(?:-engaged|:enabled)"],"js":{"admiral":[""]}}
{"name":"Admitad","categories":[71],"website":"www.admitad.com","scriptSrc":["artfut\\.com/static/(?:tracking|crossdevice)\\.min\\.js","cdn\\.admitad\\.com"],"js":{"ADMITAD":[""],"admitad":[""]}}
{"name":"Admixer","categories":[36],"website":"admixer.com","scriptSrc":["\\.admixer\\.net/"],"js":{"admixerAds":[""],"admixerML":[""]}}
{"name":"Admo.tv","categories":[36],"website":"www.admo.tv","js":{"ADMO_TT":[""],"ADMO_config":[""]},"dom":[["link[href*='.admo.tv'], iframe[src*='.admo.tv/']","exists",""]]}
{"name":"Adnegah","categories":[36],"website":"adnegah.net","headers":{"x-advertising-by":["adnegah\\.net"]},"scriptSrc":["\\.adnegah\\.net/"],"dom":[["iframe[scr*='adnegah.net']","exists",""]]}
{"name":"Adobe Analytics","categories":[10],"website":"www.adobe.com/analytics/adobe-analytics.html","js":{"s_c_il.0._c":["s_c"],"s_c_il.0.constructor.name":["AppMeasurement"],"s_c_il.1._c":["s_c"],"s_c_il.1.constructor.name":["AppMeasurement"],"s_c_il.2._c":["s_c"],"s_c_il.2.constructor.name":["AppMeasurement"],"s_c_il.3._c":["s_c"],"s_c_il.3.constructor.name":["AppMeasurement"],"s_c_il.4._c":["s_c"],"s_c_il.4.constructor.name":["AppMeasurement"],"s_c_il.5._c":["s_c"],"s_c_il.5.constructor.name":["AppMeasurement"]}}
{"name":"Adobe Audience Manager","categories":[86],"website":"business.adobe.com/products/audience-manager/adobe-audience-manager.html","cookies":{"demdex":[""],"aam_uuid":[""]}}
{"name":"Adobe Client Data Layer","categories":[12],"website":"github.com/adobe/adobe-client-data-layer","js":{"adobeDataLayer.version":["([\\d\\.]{1,250})\\;version:\\1"]}}
{"name":"Adobe ColdFusion","categories":[18],"website":"adobe.com/products/coldfusion-family.html","headers":{"cookie":["CFTOKEN="]},"scriptSrc":["/cfajax/"],"html":["<!-- START headerTags\\.cfm"],"url":["\\.cfm(?:$|\\?)"],"js":{"_cfEmails":[""]},"implies":["CFML"]}
{"name":"Adobe DTM","categories":[42],"website":"marketing.adobe.com/resources/help/en_US/dtm/c_overview.html","js":{"_satellite.buildDate":[""]}}
{"name":"Adobe Dynamic Media Classic","categories":[95],"website":"business.adobe.com/uk/products/experience-manager/scene7-login.html","headers":{"content-security-policy":["\\.scene7\\.com\\;confidence:50"]},"dom":[["source[srcset*='.scene7.com/'], link[href*='.scene7.com']","exists",""]]}
{"name":"Adobe Experience Manager","categories":[1],"website":"www.adobe.com/marketing/experience-manager.html","scriptSrc":["/etc/designs/","/etc/clientlibs/","/etc\\.clientlibs/"],"scripts":["aem-(?:GridColumn|apps/)"],"html":["<div class=\"[^\"]{0,250}parbase","<div[^>]{1,250}data-component-path=\"[^\"+]jcr:","<div class=\"[^\"]{0,250}aem-Grid"],"implies":["Java"]}
{"name":"Adobe Experience Platform Identity Service","categories":[97],"website":"docs.adobe.com/content/help/en/id-service/using/home.html","js":{"s_c_il.0._c":["Visitor"],"s_c_il.1._c":["Visitor"],"s_c_il.2._c":["Visitor"],"s_c_il.3._c":["Visitor"],"s_c_il.4._c":["Visitor"],"s_c_il.5._c":["Visitor"]}}
{"name":"Adobe Experience Platform Launch","categories":[42],"website":"docs.adobelaunch.com/getting-started","js":{"_satellite.buildInfo":[""]}}
{"name":"Adobe Flash","categories":[27],"website":"www.adobe.com/products/flashplayer","dom":[["object[type='application/x-shockwave-flash']","exists",""],["param[value*='.swf']","exists",""]]}
{"name":"Adobe GoLive","categories":[20],"website":"www.adobe.com/products/golive","meta":{"generator":["Adobe GoLive(?:\\s([\\d.]{1,250}))?\\;version:\\1"]}}
{"name":"Adobe RoboHelp","categories":[4],"website":"adobe.com/products/robohelp.html","meta":{"generator":["^Adobe RoboHelp(?: ([\\d]{1,250}))?\\;version:\\1"]},"scriptSrc":["(?:wh(?:utils|ver|proxy|lang|topic|msg)|ehlpdhtm)\\.js"],"js":{"gbWhLang":[""],"gbWhMsg":[""],"gbWhProxy":[""],"gbWhUtil":[""],"gbWhVer":[""]}}
{"name":"Adobe Target","categories":[74,76],"website":"www.adobe.com/marketing/target.html","js":{"adobe.target":[""],"adobe.target.VERSION":["^(.{1,250})$\\;version:\\1"]}}
{"name":"AdonisJS","categories":[18],"website":"adonisjs.com","cookies":{"adonis-session":[""],"adonis-session-values":[""]},"implies":["Node.js"]}
{"name":"Advally","categories":[36],"website":"www.advally.com","scriptSrc":["cdn\\.adligature\\.com/.{1,250}/advally-([\\d.]{1,250})\\.js\\;version:\\1"],"js":{"advally":[""]}}
{"name":"Advanced Custom Fields","categories":[87],"website":"www.advancedcustomfields.com","scriptSrc":["/wp-content/plugins/advanced-custom-fields(?:-pro)?/.{1,100}\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"js":{"acf":[""],"acfL10n":[""]},"requires":["WordPress"]}
{"name":"Advert Stream","categories":[36],"website":"www.advertstream.com","scriptSrc":["ad\\.advertstream\\.com","adxcore\\.com"],"js":{"advst_is_above_the_fold":[""]}}
{"name":"Adverticum","categories":[36],"website":"adverticum.net","scriptSrc":["\\.adverticum\\.net/"],"dom":[["div.goAdverticum","exists",""]]}
{"name":"Adyen","categories":[41],"website":"www.adyen.com","js":{"adyen.encrypt.version":["^(.{1,250})$\\;version:\\1"]}}
{"name":"Aegea","categories":[11],"website":"blogengine.ru","headers":{"x-powered-by":["^E2 Aegea v(\\d{1,250})$\\;version:\\1"]},"implies":["PHP","jQuery"]}
{"name":"Aero Commerce","categories":[6],"website":"www.aerocommerce.com","js":{"AeroEvents.on":[""]}}
{"name":"Affilae","categories":[71],"website":"affilae.com","scriptSrc":["static\\.affilae\\.com/(?:.{1,250}v([\\d\\.]{1,250})|.{1,250})?\\.js\\;version:\\1"]}
{"name":"Affiliate B","categories":[71,36],"website":"affiliate-b.com","scriptSrc":["t\\.afi-b\\.com"],"dom":[["img[src*='www.afi-b.com']","exists",""]]}
{"name":"Affiliate Future","categories":[71],"website":"affiliatefuture.com","scriptSrc":["tags\\.affiliatefuture\\.com"],"dom":[["img[src*='banners.affiliatefuture.com']","exists",""]]}
{"name":"Affiliatly","categories":[71],"website":"www.affiliatly.com","scriptSrc":["static\\.affiliatly\\.com/"]}
{"name":"Affilo","categories":[71,100],"website":"affilo.io","scriptSrc":["//affilo\\.io/"],"requires":["Shopify"]}
{"name":"Affirm","categories":[41,91],"website":"www.affirm.com","scriptSrc":["\\.affirm\\.com/js/v([\\d\\.]{1,250})/affirm\\.js\\;version:\\1"],"js":{"_affirm_config":[""],"affirm.Rollbar":[""]},"dom":[["link[href*='.affirm.com']","exists",""]]}
{"name":"Afosto","categories":[6],"website":"afosto.com","headers":{"x-powered-by":["Afosto SaaS BV"]}}
{"name":"AfterBuy","categories":[6],"website":"www.afterbuy.de","scriptSrc":["\\.afterbuy\\.de/"],"js":{"AfterbuyString":[""]}}
{"name":"AfterShip","categories":[107],"website":"www.aftership.com","js":{"aftership.__VERSION__":["([\\d\\.]{1,250})\\;version:\\1"]}}
{"name":"AfterShip Returns Center","categories":[102],"website":"www.aftership.com/returns","url":["https.{1,250}\\.returnscenter\\.com"]}
{"name":"Afterpay","categories":[41,91],"website":"www.afterpay.com","scriptSrc":["portal\\.afterpay\\.com","static\\.afterpay\\.com","present-afterpay\\.js","afterpay-products\\.min\\.js","js\\.stripe\\.com/v3/fingerprinted/js/elements-afterpay-clearpay-message-.{1,250}\\.js"],"js":{"Afterpay":[""],"Afterpay.version":["([\\d\\.]{1,250})\\;version:\\1"],"AfterpayAttractWidget":[""],"AfterpayGenericErrorHtml":[""],"AfterpayWidgetHtml":[""],"afterpay_product":[""],"checkout.enabledpayments.afterpay":["^true$"]},"dom":[["#afterpay, .afterpay, .AfterpayMessage, [aria-label='Afterpay'], link[href*='/wp-content/plugins/afterpay-gateway-for-woocommerce/']","exists",""]],"requiresCategory":[6]}
{"name":"Ahoy","categories":[10],"website":"github.com/ankane/ahoy","cookies":{"ahoy_track":[""],"ahoy_visit":[""],"ahoy_visitor":[""]},"js":{"ahoy":[""]}}
{"name":"AiSpeed","categories":[92,100],"website":"apps.shopify.com/aispeed","scriptSrc":["aispeed\\.js"],"js":{"aispeed_init":[""]},"implies":["Shopify"]}
{"name":"Aimtell","categories":[32],"website":"aimtell.com","scriptSrc":["cdn\\.aimtell\\.\\w{1,250}/"],"js":{"_aimtellLoad":[""],"_aimtellPushToken":[""],"_aimtellWebhook":[""]}}
{"name":"Air360","categories":[10],"website":"www.air360.io","js":{"Air360.SDK_Version":["^([\\d\\.]{1,250})$\\;version:\\1"]}}
{"name":"AirRobe","categories":[5],"website":"airrobe.com","js":{"airrobe.app_id":[""]}}
{"name":"Aircall","categories":[52],"website":"aircall.io","scriptSrc":["^https?://cdn\\.aircall\\.io/"]}
{"name":"Airee","categories":[31],"website":"xn--80aqc2a.xn--p1ai","headers":{"server":["^Airee"]}}
{"name":"Airform","categories":[19],"website":"airform.io","dom":[["form[action*='airform.io/']","exists",""]]}
{"name":"Airship","categories":[32,10],"website":"www.airship.com","scriptSrc":["urbanairship\\.\\w{1,250}/notify/v([\\d.]{1,250})\\;version:\\1"]}
{"name":"Akamai","categories":[31],"website":"akamai.com","headers":{"x-akamai-transformed":[""],"x-edgeconnect-midmile-rtt":[""],"x-edgeconnect-origin-mex-latency":[""]}}
{"name":"Akamai Bot Manager","categories":[16],"website":"www.akamai.com/us/en/products/security/bot-manager.jsp","cookies":{"ak_bmsc":[""],"bm_sv":[""],"bm_sz":[""]},"implies":["Akamai"]}
{"name":"Akamai Web Application Protector","categories":[16],"website":"www.akamai.com/us/en/products/security/web-application-protector-enterprise-waf-firewall-ddos-protection.jsp","scriptSrc":["ds-aksb-a\\.akamaihd\\.net/aksb.min.js","aksb\\.min\\.js\\;confidence:50"],"js":{"AKSB":["\\;confidence:50"]},"implies":["Akamai"]}
{"name":"Akamai mPulse","categories":[78],"website":"developer.akamai.com/akamai-mpulse-real-user-monitoring-solution","cookies":{"akaas_ab-testing":[""]},"html":["<script>[\\s\\S]{0,250}?go-mpulse\\.net\\/boomerang[\\s\\S]{0,250}?</script>"],"js":{"BOOMR_API_key":[""]},"implies":["Boomerang"]}
{"name":"Akaunting","categories":[55],"website":"akaunting.com","headers":{"x-akaunting":["^Free Accounting Software$"]},"html":["<link[^>]{1,250}akaunting-green\\.css","Powered By Akaunting: <a [^>]{0,250}href=\"https?://(?:www\\.)?akaunting\\.com[^>]{1,250}>"],"implies":["Laravel"]}
{"name":"Akinon","categories":[6],"website":"www.akinon.com","scriptSrc":["cdn-mgsm\\.akinon\\.net/"]}
{"name":"Akismet","categories":[87],"website":"akismet.com","scriptSrc":["/wp-content/plugins/akismet/.{1,100}\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"js":{"ak_js.checkValidity":[""]},"dom":[["link[href*='/wp-content/plugins/akismet/']","exists",""]],"requires":["WordPress"]}
{"name":"Akka HTTP","categories":[18,22],"website":"akka.io","headers":{"server":["akka-http(?:/([\\d.]{1,250}))?\\;version:\\1"]}}
{"name":"Aksara CMS","categories":[1],"website":"aksaracms.com","dom":[["div.aksara-footer","exists",""]],"implies":["PHP","MySQL","CodeIgniter","Bootstrap","jQuery","OpenLayers"]}
{"name":"Albacross","categories":[10,77],"website":"albacross.com","scriptSrc":["\\.albacross\\.com"],"js":{"_nQsv":["^([\\d.])$\\;version:\\1"]}}
{"name":"AlertifyJS","categories":[12],"website":"alertifyjs.com","scriptSrc":["/alertify/alertify\\.min\\.js"],"js":{"alertify.defaults.autoReset":[""]}}
{"name":"Alexa Certified Site Metrics","categories":[10],"website":"support.alexa.com/hc/en-us/sections/200063374","scriptSrc":["\\.cloudfront\\.net/atrk\\.js"],"js":{"_atrk_opts.domain":[""]}}
{"name":"Algolia","categories":[29],"website":"www.algolia.com","headers":{"content-security-policy":["\\.algolia\\;confidence:50"]},"cookies":{"_algolia":[""]},"js":{"ALGOLIA_INSIGHTS_SRC":[""],"AlgoliaSearch":[""],"__GLOBAL__.algolia":[""],"__NEXT_DATA__.props.pageProps.appSettings.ALGOLIA_APP_ID":[""],"__algolia":[""],"algoliasearch.version":["^(.{1,250})$\\;version:\\1"]}}
{"name":"Ali Reviews","categories":[90,100],"website":"apps.shopify.com/ali-reviews","js":{"alireviews_tags":[""]}}
{"name":"All in One SEO Pack","categories":[54,87],"website":"aioseo.com","html":["<!-- All in One SEO Pack ([\\d.]{1,250}) \\;version:\\1"],"requires":["WordPress"]}
{"name":"Alli","categories":[54],"website":"www.alliai.com","scriptSrc":["\\.alliai\\.com/"]}
{"name":"AlloyUI","categories":[12],"website":"www.alloyui.com","scriptSrc":["^https?://cdn\\.alloyui\\.com/"],"js":{"AUI":[""]},"implies":["Bootstrap","YUI"]}
{"name":"Allyable","categories":[68],"website":"allyable.com","scriptSrc":["portal\\.allyable\\.com/"]}
{"name":"AlmaLinux","categories":[28],"website":"almalinux.org","headers":{"server":["AlmaLinux"]}}
{"name":"Alpine Linux","categories":[28],"website":"www.alpinelinux.org","headers":{"x-powered-by":["Alpine"]}}
{"name":"Alpine.js","categories":[12],"website":"github.com/alpinejs/alpine","scriptSrc":["/alpine(?:\\.min)?\\.js"],"html":["<[^>]{1,250}[^\\w-]x-data[^\\w-][^<]{1,250}\\;confidence:75"],"js":{"Alpine.version":["^(.{1,250})$\\;version:\\1"]}}
{"name":"AlternC","categories":[9],"website":"alternc.com","scriptSrc":["js/alternc\\.js"],"requires":["Debian"]}
{"name":"Amaya","categories":[20],"website":"www.w3.org/Amaya","meta":{"generator":["Amaya(?: V?([\\d.]{1,250}[a-z]))?\\;version:\\1"]}}
{"name":"Amazon ALB","categories":[65],"website":"aws.amazon.com/elasticloadbalancing","cookies":{"awsalb":[""],"awsalbcors":[""]},"implies":["Amazon Web Services"]}
{"name":"Amazon Advertising","categories":[36],"website":"advertising.amazon.com","scriptSrc":["\\.amazon-adsystem\\.com"],"dom":[["iframe[src*='.amazon-adsystem.com/']","exists",""]]}
{"name":"Amazon Associates","categories":[71],"website":"affiliate-program.amazon.com","scriptSrc":["\\.associates-amazon\\.com"]}
{"name":"Amazon CloudWatch RUM","categories":[78],"website":"docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch-RUM.html","js":{"AwsRum":[""],"AwsRumClient":[""],"AwsRumClient.v":["([\\d\\.]{1,250})\\;version:\\1"],"AwsRumConfig":[""]}}
{"name":"Amazon Cloudfront","categories":[31],"website":"aws.amazon.com/cloudfront","headers":{"via":["\\(CloudFront\\)$"],"x-amz-cf-id":[""]},"implies":["Amazon Web Services"]}
{"name":"Amazon EC2","categories":[22],"website":"aws.amazon.com/ec2","headers":{"server":["\\(Amazon\\)"]},"implies":["Amazon Web Services"]}
{"name":"Amazon ECS","categories":[63],"website":"aws.amazon.com/ecs","headers":{"server":["^ECS"]},"implies":["Amazon Web Services","Docker"]}
{"name":"Amazon ELB","categories":[65],"website":"aws.amazon.com/elasticloadbalancing","cookies":{"awselb":[""]},"implies":["Amazon Web Services"]}
{"name":"Amazon Pay","categories":[41],"website":"pay.amazon.com","meta":{"id":["amazon-payments-metadata"]},"scriptSrc":["/amazonpayments(?:\\.min)?\\.js","\\.payments-amazon\\.com/"],"js":{"AmazonPayments":[""],"OffAmazonPayments":[""],"enableAmazonPay":[""],"onAmazonPaymentsReady":[""]},"dom":[["img[src*='amazonpay'], [aria-labelledby='pi-amazon'], meta[id='amazon-payments-metadata'], [data-amazon-payments='true']","exists",""]]}
{"name":"Amazon S3","categories":[31],"website":"aws.amazon.com/s3","headers":{"content-security-policy":["s3[^ ]{0,250}amazonaws\\.com\\;confidence:50"],"content-security-policy-report-only":["s3[^ ]{0,250}\\.amazonaws\\.com\\;confidence:50"],"server":["^AmazonS3$"]},"scriptSrc":["s3[^ ]{0,250}\\.amazonaws\\.com/"],"implies":["Amazon Web Services"]}
{"name":"Amazon Web Services","categories":[62],"website":"aws.amazon.com","headers":{"x-amz-delete-marker":[""],"x-amz-err-code":[""],"x-amz-err-message":[""],"x-amz-id-2":[""],"x-amz-req-time-micros":[""],"x-amz-request-id":[""],"x-amz-rid":[""],"x-amz-version-id":[""]}}
{"name":"Amazon Webstore","categories":[6],"website":"aws.amazon.com/marketplace/pp/Amazon-Web-Services-Amazon-Webstore/B007NLVI2S","js":{"amzn":[""]}}
{"name":"Ambassador","categories":[94],"website":"www.getambassador.com","scriptSrc":["cdn\\.getambassador\\.com/"],"js":{"_mbsy.integrations":[""]}}
{"name":"Amber","categories":[18,22],"website":"amberframework.org","headers":{"x-powered-by":["^Amber$"]}}
{"name":"American Express","categories":[41],"website":"www.americanexpress.com","dom":[["[aria-labelledby='pi-american_express']","exists",""]]}
{"name":"Ametys","categories":[1],"website":"ametys.org","meta":{"generator":["Ametys","Anyware Technologies"]},"scriptSrc":["ametys\\.js"],"implies":["Java"]}
{"name":"Amex Express Checkout","categories":[41],"website":"www.americanexpress.com/us/express-checkout","scriptSrc":["aexp-static\\.com"]}
{"name":"Amiro.CMS","categories":[1],"website":"amirocms.com","meta":{"generator":["Amiro"]},"implies":["PHP"]}
{"name":"Amobee","categories":[36],"website":"www.amobee.com","dom":[["img[src*='.turn.com/r/beacon']","exists",""]]}
{"name":"Amplience","categories":[1],"website":"amplience.com","js":{"amplianceTemplates":[""]},"dom":[["link[href*='.amplience.net'], img[src*='.amplience.net']","exists",""]]}
{"name":"Amplitude","categories":[10],"website":"amplitude.com","scriptSrc":["cdn\\.(?:segment.{1,250})?amplitude(?:\\.com|-plugins)"],"js":{"AMPLITUDE_KEY":[""]}}
{"name":"Analysys Ark","categories":[10],"website":"ark.analysys.cn","cookies":{"ark_id":[""]},"scriptSrc":["AnalysysFangzhou_JS_SDK\\.min\\.js\\?v=([\\d.]{1,250})\\;version:\\1"],"js":{"AnalysysAgent":[""]}}
{"name":"AndersNoren Baskerville","categories":[80],"website":"andersnoren.se/teman/baskerville-wordpress-theme","scriptSrc":["/wp-content/themes/baskerville(?:-2)?/"],"requires":["WordPress"]}
{"name":"AndersNoren Fukasawa","categories":[80],"website":"andersnoren.se/teman/fukasawa-wordpress-theme","scriptSrc":["/wp-content/themes/fukasawa/"],"requires":["WordPress"]}
{"name":"AndersNoren Hemingway","categories":[80],"website":"andersnoren.se/teman/hemingway-wordpress-theme","scriptSrc":["/wp-content/themes/hemingway/"],"requires":["WordPress"]}
{"name":"AndersNoren Hitchcock","categories":[80],"website":"andersnoren.se/teman/hitchcock-wordpress-theme","scriptSrc":["/wp-content/themes/hitchcock/"],"requires":["WordPress"]}
{"name":"AndersNoren Lovecraft","categories":[80],"website":"andersnoren.se/teman/lovecraft-wordpress-theme","scriptSrc":["/wp-content/themes/lovecraft/"],"requires":["WordPress"]}
{"name":"Anetwork","categories":[36],"website":"www.anetwork.ir","scriptSrc":["static-cdn\\.anetwork\\.ir/"]}
{"name":"Angular","categories":[12],"website":"angular.io","js":{"ng.coreTokens":[""],"ng.probe":[""]},"dom":[["[ng-version]","ng-version","^([\\d\\.]{1,250})\\;version:\\1"]],"implies":["TypeScript"],"excludes":["AngularDart","AngularJS"]}
{"name":"Angular Material","categories":[66],"website":"material.angularjs.org","scriptSrc":["/([\\d.rc-]{1,250})?/angular-material(?:\\.min)?\\.js\\;version:\\1"],"js":{"ngMaterial":[""]},"implies":["AngularJS"]}
{"name":"AngularDart","categories":[18],"website":"webdev.dartlang.org/angular","js":{"ngTestabilityRegistries":[""]},"implies":["Dart"],"excludes":["Angular","AngularJS"]}
{"name":"AngularJS","categories":[12],"website":"angularjs.org","scriptSrc":["angular[.-]([\\d.]{0,250}\\d)[^/]{0,250}\\.js\\;version:\\1","/([\\d.]{1,250}(?:-?rc[.\\d]{0,10}){0,5})/angular(?:\\.min)?\\.js\\;version:\\1","(?!angular\\.io)\\bangular.{0,32}\\.js"],"html":["<(?:div|html)[^>]{1,250}ng-app=","<ng-app"],"js":{"angular":[""],"angular.version.full":["^(.{1,250})$\\;version:\\1"]},"excludes":["Angular","AngularDart"]}
{"name":"Animate.css","categories":[66],"website":"animate.style","dom":[[".animate__animated","class","\\;confidence:99"],["link[href*='animate']","href","([\\d\\.]{1,250})?/animate\\.min\\.css\\;version:\\1"]]}
{"name":"AnswerDash","categories":[5],"website":"www.answerdash.com","scriptSrc":["\\.answerdash\\.com/"],"js":{"AnswerDash":[""],"AnswerDash.__plugin":[""]}}
{"name":"Ant Design","categories":[66],"website":"ant.design","html":["<[^>]{0,250}class=\"ant-(?:btn|col|row|layout|breadcrumb|menu|pagination|steps|select|cascader|checkbox|calendar|form|input-number|input|mention|rate|radio|slider|switch|tree-select|time-picker|transfer|upload|avatar|badge|card|carousel|collapse|list|popover|tooltip|table|tabs|tag|timeline|tree|alert|modal|message|notification|progress|popconfirm|spin|anchor|back-top|divider|drawer)","<i class=\"anticon anticon-"],"js":{"antd.version":["^([\\d\\.]{1,250})$\\;version:\\1"]},"dom":[["link[href*='antd']","href","antd(?:@|/)?([\\d\\.]{1,250})?(?:.{1,250}|)?\\.css\\;version:\\1"]]}
{"name":"AntV G2","categories":[25],"website":"g2plot.antv.vision","js":{"G2.Chart":[""],"G2.VERSION":["([\\d\\.]{1,250})\\;version:\\1"]},"dom":[["div.g2-tooltip","exists",""]]}
{"name":"AntV G6","categories":[25],"website":"g6.antv.vision","js":{"g6.Graph":[""],"g6.version":["([\\d\\.]{1,250})\\;version:\\1"]}}
{"name":"Antee IPO","categories":[1],"website":"ipo.antee.cz","meta":{"author":["Antee\\ss\\.r\\.o\\."]},"js":{"ipo.api.hideSpinner":[""]}}
{"name":"Antsomi CDP 365","categories":[97],"website":"www.antsomi.com","scriptSrc":["\\.cdp\\.asia/"]}
{"name":"AnyClip","categories":[36],"website":"www.anyclip.com","scriptSrc":["\\.anyclip\\.com"],"js":{"anyclip":[""]},"dom":[["img[src*='.anyclip.com'], video[poster*='.anyclip.com']","exists",""]]}
{"name":"Apache","categories":[22],"website":"apache.org","headers":{"server":["Apache(?:$|/([\\d.]{1,250})|[^/-])\\;version:\\1","(?:^|\\b)HTTPD\\;version:\\1"]}}
{"name":"Apache JSPWiki","categories":[8],"website":"jspwiki.org","scriptSrc":["jspwiki"],"html":["<html[^>]{0,250} xmlns:jspwiki="],"implies":["Apache Tomcat"]}
{"name":"Apache Tomcat","categories":[22],"website":"tomcat.apache.org","headers":{"server":["^Apache-Coyote"],"x-powered-by":["\\bTomcat\\b(?:-([\\d.]{1,250}))?\\;version:\\1"]},"implies":["Java"]}
{"name":"Apache Traffic Server","categories":[22],"website":"trafficserver.apache.org","headers":{"server":["ATS/?([\\d.]{1,250})?\\;version:\\1"]}}
{"name":"Apache Wicket","categories":[18],"website":"wicket.apache.org","js":{"Wicket":[""]},"implies":["Java"]}
{"name":"ApexPages","categories":[51],"website":"developer.salesforce.com/docs/atlas.en-us.apexcode.meta/apexcode/apex_intro.htm","headers":{"x-powered-by":["Salesforce\\.com ApexPages"]},"implies":["Salesforce"]}
{"name":"Apigee","categories":[4],"website":"cloud.google.com/apigee","scriptSrc":["/profiles/apigee"],"html":["<script>[^>]{0,50}script src=[^>]/profiles/apigee"]}
{"name":"Apisearch","categories":[29],"website":"apisearch.io","scriptSrc":["static\\.apisearch\\.cloud"]}
{"name":"Aplazame","categories":[41,91],"website":"aplazame.com","scriptSrc":["cdn\\.aplazame\\.com/aplazame\\.js","aplazame\\.com/static/aplazame\\.js"],"js":{"aplazame":[""]}}
{"name":"Apollo","categories":[59],"website":"www.apollographql.com","js":{"__APOLLO_CLIENT__":[""],"__APOLLO_CLIENT__.version":["^(.{1,250})$\\;version:\\1"]},"dom":[["script#__APOLLO_STATE__","exists",""]],"implies":["GraphQL","TypeScript\\;confidence:50"]}
{"name":"Apollo13Themes Rife","categories":[80],"website":"apollo13themes.com/rife","scriptSrc":["/wp-content/themes/rife(?:-free)?/(?:.{1,250}script\\.min\\.js(?:\\?ver=([\\d\\.]{1,250})))?\\;version:\\1"],"requires":["WordPress"]}
{"name":"ApostropheCMS","categories":[1],"website":"apostrophecms.com","js":{"APOS_DIALOGS.dialogAttributes":[""],"apos.csrfCookieName":[""]},"implies":["Node.js"]}
{"name":"AppDynamics","categories":[10,78],"website":"appdynamics.com","scriptSrc":["adrum"],"js":{"ADRUM.conf.agentVer":["^(.{1,250})$\\;version:\\1"]}}
{"name":"AppNexus","categories":[36],"website":"appnexus.com","scriptSrc":["adnxs\\.(?:net|com)"],"js":{"appnexus":[""],"appnexusVideo":[""]},"dom":[["iframe[src*='.adnxs.com'], img[src*='.adnxs.com'], link[href*='.adnxs.com']","exists",""]]}
{"name":"Appcues","categories":[58],"website":"www.appcues.com","scriptSrc":["fast\\.appcues\\.com"],"js":{"Appcues":[""]}}
{"name":"Appian","categories":[62],"website":"www.appian.com","scriptSrc":["tempo/ui/sail-client/embeddedBootstrap\\.nocache\\.js"],"js":{"APPIAN":[""],"Appian":[""],"_APPIAN_PROXIES_INITIALIZED":[""],"webpackJsonpAppian":[""]}}
{"name":"Apple Business Chat","categories":[52],"website":"developer.apple.com/documentation/businesschat","scriptSrc":["/apple_business_chat_commerce/.{1,250}/apple_message_button_v([\\d\\.]{1,250})\\.js\\;version:\\1"],"js":{"appleBusinessChat.version":["^([\\d\\.]{1,250})$\\;version:\\1"]}}
{"name":"Apple Pay","categories":[41],"website":"www.apple.com/apple-pay","js":{"ApplePay":[""],"applePayButtonClicked":[""],"braintree.applePay":[""],"checkout.enabledpayments.applepay":["^true$"],"dw.applepay":[""],"enableApplePay":[""]},"dom":[["[aria-labelledby='pi-apple_pay']","exists",""],["script#apple-pay","exists",""],["script#apple-pay-shop-capabilities","exists",""],["input#applePayMerchantId","exists",""]]}
{"name":"Apple Sign-in","categories":[69],"website":"developer.apple.com/sign-in-with-apple","meta":{"appleid-signin-client-id":[""]},"scriptSrc":["appleid\\.auth\\.js"],"js":{"AppleID":[""]},"dom":[["button","text","(Sign (in|up)|Log in|Continue) with Apple"]]}
{"name":"ApplicantStack","categories":[101],"website":"www.applicantstack.com","scriptSrc":["\\.applicantstack\\.com/"]}
{"name":"Application Request Routing","categories":[65],"website":"www.iis.net/downloads/microsoft/application-request-routing","headers":{"x-powered-by":["^ARR/([\\d\\.]{1,250})$\\;version:\\1"]},"implies":["IIS"]}
{"name":"Appointy","categories":[72],"website":"www.appointy.com","dom":[["iframe[src*='.appointy.com/']","exists",""]]}
{"name":"Appsflyer","categories":[10],"website":"www.appsflyer.com","scriptSrc":["websdk\\.appsflyer\\.com"],"js":{"AppsFlyerSdkObject":[""]}}
{"name":"Apptus","categories":[76],"website":"www.apptus.com","cookies":{"apptus.customerkey":[""],"apptus.sessionkey":[""]},"scriptSrc":["cdn\\.esales\\.apptus\\.com.{1,250}(?:apptus-esales-api-([\\d.]{1,250}))\\.min\\.js\\;version:\\1"],"js":{"ApptusEsales":[""],"apptusConfig":[""],"apptusDebug":[""]}}
{"name":"Aprimo","categories":[95],"website":"www.aprimo.com","dom":[["source[data-srcset*='/media/aprimo'], img[data-src*='/media/Aprimo'], img[src*='aprimo']","exists",""]]}
{"name":"AptusShop","categories":[6],"website":"www.aptusshop.pl","meta":{"generator":["^AptusShop\\.pl$"]}}
{"name":"AquilaCMS","categories":[1],"website":"www.aquila-cms.com","meta":{"powered-by":["AquilaCMS"]},"implies":["Next.js","Node.js","React","MongoDB","Amazon Web Services"]}
{"name":"Arastta","categories":[6],"website":"arastta.org","headers":{"arastta":["^(.{1,250})$\\;version:\\1"],"x-arastta":[""]},"scriptSrc":["arastta\\.js"],"implies":["PHP"],"excludes":["OpenCart"]}
{"name":"Arc","categories":[31],"website":"arc.io","scriptSrc":["arc\\.io/widget\\.js"],"js":{"arc.p2pClient":[""],"arcWidgetJsonp":[""]},"dom":[["#arc-widget","exists",""]]}
{"name":"Arc XP","categories":[1,95],"website":"www.arcxp.com","js":{"Fusion.arcSite":[""]},"dom":[["#pb-root","exists",""]]}
{"name":"ArcGIS API for JavaScript","categories":[35],"website":"developers.arcgis.com/javascript","scriptSrc":["js\\.arcgis\\.com","basemaps\\.arcgis\\.com"]}
{"name":"Artifactory","categories":[47],"website":"jfrog.com/open-source/#os-arti","scriptSrc":["wicket/resource/org\\.artifactory\\."],"html":["<span class=\"version\">Artifactory(?: Pro)?(?: Power Pack)?(?: ([\\d.]{1,250}))?\\;version:\\1"],"js":{"ArtifactoryUpdates":[""]}}
{"name":"Artifactory Web Server","categories":[22],"website":"jfrog.com/open-source/#os-arti","headers":{"server":["Artifactory(?:/([\\d.]{1,250}))?\\;version:\\1"]},"implies":["Artifactory"]}
{"name":"Aruba.it","categories":[88,62],"website":"www.aruba.it","headers":{"x-servername":["\\.aruba\\.it"]}}
{"name":"ArvanCloud","categories":[31],"website":"www.arvancloud.com","headers":{"server":["ArvanCloud"]},"js":{"ArvanCloud":[""]}}
{"name":"AsciiDoc","categories":[1,20,27],"website":"www.methods.co.nz/asciidoc","meta":{"generator":["^AsciiDoc ([\\d.]{1,250})\\;version:\\1"]},"js":{"asciidoc":[""]}}
{"name":"Asciidoctor","categories":[4],"website":"github.com/asciidoctor/asciidoctor","meta":{"generator":["^Asciidoctor\\s([\\d\\.]{1,250})$\\;version:\\1"]},"implies":["Ruby"]}
{"name":"Asciinema","categories":[14],"website":"asciinema.org","scriptSrc":["asciinema\\.org/"],"html":["<asciinema-player"],"js":{"asciinema":[""]}}
{"name":"Asgaros Forum","categories":[87,2],"website":"www.asgaros.de","scriptSrc":["/wp-content/plugins/asgaros-forum/"],"dom":[["link[href*='/wp-content/plugins/asgaros-forum/']","exists",""]],"requires":["WordPress"]}
{"name":"Astra","categories":[80],"website":"wpastra.com","scriptSrc":["themes/astra\\S{0,250}\\.js(?:\\?ver=([0-9.]{1,250}))?\\;version:\\1"],"dom":[["link[href*='themes/astra']","href","astra\\S{0,250}\\.css(?:\\?ver=([0-9.]{1,250}))?\\;version:\\1"],["style[id*='astra-theme'], body[class*='astra-'], script[id*='astra-']","text",""]],"requires":["WordPress"]}
{"name":"Astra Widgets","categories":[87,5],"website":"wpastra.com/did-you-know-astra-is-widget-ready","dom":[["link[href*='/wp-content/plugins/astra-widgets/']","href","/wp-content/plugins/astra-widgets/.{1,100}\\.css(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"]],"requires":["WordPress","Astra"]}
{"name":"Astro","categories":[57,12],"website":"astro.build","meta":{"generator":["^Astro\\sv([\\d\\.]{1,250})$\\;version:\\1"]},"js":{"Astro":[""]},"dom":[["[class^='astro-']","class","astro-[\\d\\w]{8,250}"],["astro-root","uid",""],["link[href*='/_astro/']","href","/_astro/(?:common|index)-[\\d\\w]{1,250}\\.css"]]}
{"name":"Astute Solutions","categories":[53],"website":"astutesolutions.com","scriptSrc":["\\.iperceptions\\.com"],"dom":[["iframe[src*='.iperceptions.com'], link[href*='.iperceptions.com']","exists",""]]}
{"name":"Atatus","categories":[78,13],"website":"www.atatus.com","scriptSrc":["/atatus\\.js"],"js":{"atatus.VERSION":["([\\d\\.]{1,250})\\;version:\\1"]}}
{"name":"Athena Search","categories":[29],"website":"www.athenasearch.io","scriptSrc":["wp-content/plugins/athena-search"],"dom":[["link[href*='athena/autocomplete/css/autocomplete.css']","exists",""]]}
{"name":"Atlassian Bitbucket","categories":[47],"website":"www.atlassian.com/software/bitbucket/overview","meta":{"application-name":["Bitbucket"]},"js":{"bitbucket":[""]},"implies":["Python"]}
{"name":"Atlassian Confluence","categories":[8],"website":"www.atlassian.com/software/confluence/overview/team-collaboration-software","headers":{"x-confluence-request-time":[""]},"meta":{"confluence-request-time":[""]},"dom":[["li.print-only","text","Atlassian Confluence ([\\d.]{1,250})\\;version:\\1"]],"implies":["Java"]}
{"name":"Atlassian FishEye","categories":[47],"website":"www.atlassian.com/software/fisheye/overview","cookies":{"fesessionid":[""]},"html":["<title>(?:Log in to )?FishEye (?:and Crucible )?([\\d.]{1,250})?</title>\\;version:\\1"]}
{"name":"Atlassian Jira","categories":[13],"website":"www.atlassian.com/software/jira/overview","meta":{"application-name":["JIRA"],"data-version":["([\\d.]{1,250})\\;version:\\1\\;confidence:0"]},"js":{"jira.id":[""]},"dom":[["#jira","exists",""]],"implies":["Java"]}
{"name":"Atlassian Jira Issue Collector","categories":[13,47],"website":"www.atlassian.com/software/jira/overview","scriptSrc":["jira-issue-collector-plugin","atlassian\\.jira\\.collector\\.plugin"]}
{"name":"Atlassian Statuspage","categories":[13,62],"website":"www.statuspage.io","headers":{"x-statuspage-skip-logging":[""],"x-statuspage-version":[""]}}
{"name":"Atome","categories":[91],"website":"www.atome.sg","scriptSrc":["gateway\\.apaylater\\.com/"],"js":{"atomeWidget":[""]}}
{"name":"Attentive","categories":[76],"website":"www.attentivemobile.com","scriptSrc":["cdn\\.attn\\.tv"],"js":{"__attentive":[""],"__attentive_domain":[""],"attn_email_save":[""]}}
{"name":"Attraqt","categories":[29,76],"website":"www.attraqt.com","scriptSrc":["cdn\\.attraqt\\.io"],"js":{"_attraqt":[""]}}
{"name":"AudioEye","categories":[68],"website":"www.audioeye.com","scriptSrc":["(?:\\.)?audioeye\\.com/(?:ae\\.js)?"],"js":{"$ae.attrHooks":[""],"window.AudioEye.version":["^([\\d.]{1,250})-\\d{1,250}$\\;version:\\1"]},"dom":[["iframe[scr*='.audioeye.com/']","exists",""]]}
{"name":"Audiohook","categories":[36],"website":"www.audiohook.com","dom":[["img[src*='listen.audiohook.com/']","exists",""]]}
{"name":"Aura","categories":[66],"website":"github.com/forcedotcom/aura","js":{"Aura.app":["siteforce\\:communityApp"]}}
{"name":"Aurelia","categories":[12],"website":"aurelia.io","scriptSrc":["/aurelia[\\d\\w\\-\\.]{1,250}\\.js"],"js":{"_aureliaConfigureModuleLoader":[""],"localAurelia":[""]},"dom":[["div[aurelia-app], body[aurelia-app], a[au-target-id]","exists",""]]}
{"name":"Auryc","categories":[10],"website":"www.auryc.com","scriptSrc":["cdn\\.auryc\\.com/"],"js":{"aurycJsLibConfig.base.code_version":["([\\d\\.]{1,250})\\;version:\\1"]}}
{"name":"Auth0","categories":[69],"website":"auth0.github.io/auth0.js/index.html","headers":{"x-auth0-requestid":[""]},"scriptSrc":["/auth0(?:-js)?/([\\d.]{1,250})/auth0(?:.min)?\\.js\\;version:\\1","/auth0-js@([\\d.]{1,250})/([a-z]{1,250})/auth0\\.min\\.js\\;version:\\1"],"dom":[["link[href*='cdn.auth0.com']","exists",""]]}
{"name":"Auth0 Lock","categories":[69],"website":"auth0.com/docs/libraries/lock","scriptSrc":["/lock/([\\d.]{1,250})/lock(?:.min)?\\.js\\;version:\\1"],"implies":["Auth0"]}
{"name":"Autoketing","categories":[32],"website":"autoketing.com"}
{"name":"Autoketing Product Reviews","categories":[100,90],"website":"apps.shopify.com/product-reviews-autoketing","js":{"autoketingproduct_reivew":[""]},"implies":["Shopify","Autoketing"]}
{"name":"Automizely","categories":[32],"website":"www.automizely.com/marketing","scriptSrc":["\\.automizely\\.com/"],"js":{"AM_CONSENT_SDK.product":["automizely"],"amStorefrontKit.hRequestEventTarget":[""],"automizelyConversions":[""]}}
{"name":"Autopilot","categories":[32,74,75],"website":"www.autopilothq.com","js":{"Autopilot":["\\;confidence:50"],"AutopilotAnywhere":[""]}}
{"name":"Autoptimize","categories":[87,92],"website":"autoptimize.com","scriptSrc":["/wp-content/plugins/autoptimize/.{1,100}\\.js(?:\\?ao_version=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"dom":[["link[href*='/wp-content/plugins/autoptimize/']","exists",""]],"requires":["WordPress"]}
{"name":"Avada AVASHIP","categories":[100],"website":"apps.shopify.com/avaship","scriptSrc":["freeshippingbar\\.apps\\.avada\\.io/"],"js":{"AVADA_FSB.bars":[""]},"requires":["Shopify"]}
{"name":"Avada Boost Sales","categories":[100,5],"website":"apps.shopify.com/avada-boost-sales","scriptSrc":["boostsales\\.apps\\.avada\\.io/"],"js":{"AVADA_BS_LAST_UPDATE":[""]},"requires":["Shopify"]}
{"name":"Avada SEO","categories":[100,54],"website":"apps.shopify.com/avada-seo-suite","scriptSrc":["seo\\.apps\\.avada\\.io/"],"requires":["Shopify"]}
{"name":"Avada Size Chart","categories":[100],"website":"apps.shopify.com/avada-size-chart","scriptSrc":["sizechart\\.apps\\.avada\\.io/"],"requires":["Shopify"]}
{"name":"Avangate","categories":[6],"website":"www.2checkout.com","scriptSrc":["^https?://edge\\.avangate\\.net/"],"js":{"AvaCart.version":["(.{1,250})\\;version:\\1"],"__avng8_callbacks":[""],"avaSlugify":[""]},"implies":["Verifone 2Checkout"]}
{"name":"Avasize","categories":[5],"website":"www.avasize.com","scriptSrc":["^https?://cdn\\.avasize\\.com/"]}
{"name":"Avis Verifies","categories":[90],"website":"www.netreviews.com","scriptSrc":["\\.avis-verifies\\.com/"],"js":{"avisVerifies":[""]},"dom":[["iframe[src*='.avis-verifies.com/']","exists",""]]}
{"name":"Aweber","categories":[32,75],"website":"www.aweber.com","scriptSrc":["\\.aweber\\.com/"],"js":{"awt_analytics":[""]},"dom":[["form[action*='aweber.com']","exists",""]]}
{"name":"Awesomplete","categories":[29],"website":"leaverou.github.io/awesomplete","scriptSrc":["/awesomplete\\.js(?:$|\\?)"],"html":["<link[^>]{1,250}href=\"[^>]{0,250}awesomplete(?:\\.min)?\\.css"],"js":{"awesomplete":[""]}}
{"name":"Axeptio","categories":[67],"website":"www.axeptio.eu","js":{"axeptioSDK":[""],"axeptioSettings":[""]},"dom":[["img[src*='axeptio.imgix.net/']","exists",""]]}
{"name":"Axios","categories":[59],"website":"github.com/axios/axios","scriptSrc":["/axios(@|/)([\\d.]{1,250})(?:/[a-z]{1,250})?/axios(?:.min)?\\.js\\;version:\\2"],"js":{"axios.get":[""]}}
{"name":"Azion","categories":[31],"website":"www.azion.com","headers":{"server":["^Azion "]}}
{"name":"Azoya","categories":[6,106],"website":"www.azoyagroup.com","headers":{"x-azoya-webisteid":[""]},"js":{"IMAGE_CDN_HOST":["\\.azoyacdn\\.com"]},"excludes":["Magento"]}
{"name":"Azure","categories":[62],"website":"azure.microsoft.com","headers":{"azure-regionname":[""],"azure-sitename":[""],"azure-slotname":[""],"azure-version":[""],"server":["^Windows-Azure"],"x-ms-client-request-id":[""],"x-ms-correlation-request-id":[""],"x-ms-gateway-requestid":[""]},"cookies":{"arraffinity":[""],"tipmix":[""]}}
{"name":"Azure AD B2C","categories":[69],"website":"azure.microsoft.com/en-us/services/active-directory/external-identities/b2c","url":["https.{1,250}\\.b2clogin\\.com"],"implies":["Azure"]}
{"name":"Azure CDN","categories":[31],"website":"azure.microsoft.com/en-us/services/cdn","headers":{"x-ec-debug":[""],"server":["^(?:ECAcc|ECS|ECD)"]},"implies":["Azure"]}
{"name":"Azure Front Door","categories":[65],"website":"docs.microsoft.com/en-us/azure/frontdoor","headers":{"x-azure-ref":[""]},"cookies":{"aslbsa":[""],"aslbsacors":[""]},"implies":["Azure"]}
{"name":"Azure Monitor","categories":[10,92],"website":"azure.microsoft.com/en-us/services/monitor","headers":{"content-security-policy":["js\\.monitor\\.azure\\.com\\;confidence:50"]},"scriptSrc":["js\\.monitor\\.azure\\.com/"],"dom":[["link[href*='js.monitor.azure.com']","exists",""]],"implies":["Azure"]}
{"name":"a-blog cms","categories":[1],"website":"www.a-blogcms.jp","meta":{"generator":["a-blog cms"]},"implies":["PHP"]}
{"name":"a3 Lazy Load","categories":[87,92],"website":"a3rev.com/shop/a3-lazy-load","scriptSrc":["/wp-content/plugins/a3-lazy-load/.{1,100}\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"js":{"a3_lazyload_extend_params":[""],"a3_lazyload_params":[""]},"requires":["WordPress"]}
{"name":"aThemes Airi","categories":[80],"website":"athemes.com/theme/airi","scriptSrc":["/wp-content/themes/airi/"],"dom":[["link#airi-style-css","exists",""]],"requires":["WordPress"]}
{"name":"aThemes Astrid","categories":[80],"website":"athemes.com/theme/astrid","scriptSrc":["/wp-content/themes/astrid/"],"dom":[["link#astrid-style-css","exists",""]],"requires":["WordPress"]}
{"name":"aThemes Hiero","categories":[80],"website":"athemes.com/theme/hiero","scriptSrc":["/wp-content/themes/hiero/"],"requires":["WordPress"]}
{"name":"aThemes Moesia","categories":[80],"website":"athemes.com/theme/moesia","scriptSrc":["/wp-content/themes/moesia(?:-pro-ii)?/"],"dom":[["link#moesia-style-css","exists",""]],"requires":["WordPress"]}
{"name":"aThemes Sydney","categories":[80],"website":"athemes.com/theme/sydney","scriptSrc":["/wp-content/themes/sydney(?:-pro-ii)?/"],"dom":[["link#sydney-style-css","exists",""]],"requires":["WordPress"]}
{"name":"actionhero.js","categories":[18,22],"website":"www.actionherojs.com","headers":{"x-powered-by":["actionhero API"]},"scriptSrc":["actionheroClient\\.js"],"js":{"actionheroClient":[""]},"implies":["Node.js"]}
{"name":"amCharts","categories":[25],"website":"amcharts.com","scriptSrc":["amcharts.{0,250}\\.js"],"html":["<svg[^>]{0,250}><desc>JavaScript chart by amCharts ([\\d.]{0,250})\\;version:\\1"],"js":{"AmCharts":[""]}}
{"name":"amoCRM","categories":[53],"website":"www.amocrm.com","scriptSrc":["\\.amocrm\\.(?:ru|com)"],"js":{"AMOCRM":[""],"AMO_PIXEL_CLIENT":[""],"amoFormsWidget":[""],"amoSocialButton":[""]}}
{"name":"anime.js","categories":[25],"website":"animejs.com","js":{"anime.version":["^([\\d\\.]{1,250})$\\;version:\\1"]}}
{"name":"augmented-ui","categories":[66],"website":"augmented-ui.com","dom":[["[data-augmented-ui]","exists",""]]}
{"name":"autoComplete.js","categories":[59],"website":"tarekraafat.github.io/autoComplete.js","scriptSrc":["@tarekraafat/autocomplete\\.js@([\\d\\.]{1,250})/\\;version:\\1"]}
{"name":"BEM","categories":[12],"website":"en.bem.info","html":["<[^>]{1,250}data-bem"]}
{"name":"BIGACE","categories":[1],"website":"github.com/bigace","meta":{"generator":["BIGACE ([\\d.]{1,250})\\;version:\\1"]},"implies":["PHP"]}
{"name":"BON Loyalty","categories":[84,100],"website":"bonloyalty.com","scriptSrc":["app\\.bonloyalty\\.com/"],"js":{"bonShopInfo.appearance":[""]},"requires":["Shopify"]}
{"name":"BOOM","categories":[1],"website":"manaandisheh.com","headers":{"x-supplied-by":["MANA"]},"meta":{"generator":["^boom site builder$"]},"implies":["WordPress"]}
{"name":"BSmart","categories":[6],"website":"www.bsmart.co.il","cookies":{"bsmartstate":[""]},"js":{"BSmartConfirmWindow":[""],"bsGetBSmartStock":[""],"bsmartPriceList":[""]}}
{"name":"Babel","categories":[19],"website":"babeljs.io","js":{"_babelPolyfill":[""]}}
{"name":"Bablic","categories":[89],"website":"www.bablic.com","js":{"bablic":[""]}}
{"name":"Babylist","categories":[5],"website":"www.babylist.com","scriptSrc":["babylist\\.com/"]}
{"name":"Babylon.js","categories":[25],"website":"www.babylonjs.com","js":{"BABYLON.AddressMode":[""]},"dom":[["canvas[data-engine*='Babylon.js']","exists",""]]}
{"name":"Back In Stock","categories":[100],"website":"backinstock.org","scriptSrc":["app\\.backinstock\\.org/"],"requires":["Shopify"]}
{"name":"Backbone.js","categories":[12],"website":"backbonejs.org","scriptSrc":["backbone.{0,250}\\.js"],"js":{"Backbone":[""],"Backbone.VERSION":["^(.{1,250})$\\;version:\\1"]},"implies":["Underscore.js"]}
{"name":"Backdrop","categories":[1],"website":"backdropcms.org","headers":{"x-backdrop-cache":[""],"x-generator":["^Backdrop CMS(?:\\s([\\d.]{1,250}))?\\;version:\\1"]},"meta":{"generator":["^Backdrop CMS(?:\\s([\\d.]{1,250}))?\\;version:\\1"]},"js":{"Backdrop":[""]},"implies":["PHP"],"excludes":["Drupal"]}
{"name":"Baidu Analytics (百度统计)","categories":[10],"website":"tongji.baidu.com","scriptSrc":["hm\\.baidu\\.com/hm?\\.js"]}
{"name":"Baidu Maps","categories":[35],"website":"map.baidu.com","js":{"BMAP_API_VERSION":["(.{1,250})\\;version:\\1"],"bmap.version":["(.{1,250})\\;version:\\1"]}}
{"name":"BambooHR","categories":[101],"website":"www.bamboohr.com","headers":{"content-security-policy":["\\.bamboohr\\.com\\;confidence:50"]},"scriptSrc":["\\.bamboohr\\.com/"],"js":{"scrollToBambooHR":[""]}}
{"name":"Bambuser","categories":[103],"website":"bambuser.com","scriptSrc":["\\.bambuser\\.com/"],"js":{"BambuserLiveShopping":[""],"_bambuser":[""]}}
{"name":"BandsInTown Events Widget","categories":[5],"website":"artists.bandsintown.com/support/events-widget","scriptSrc":["widget\\.bandsintown\\.com/"]}
{"name":"Banshee","categories":[1,18],"website":"www.banshee-php.org","headers":{"x-powered-by":["Banshee PHP framework v([\\d\\.]{1,250})\\;version:\\1"]},"meta":{"generator":["Banshee PHP"]},"implies":["PHP"]}
{"name":"Barba.js","categories":[59],"website":"barba.js.org","js":{"barba.version":["^([\\d\\.]{1,250})$\\;version:\\1"]}}
{"name":"Barilliance","categories":[76,98],"website":"www.barilliance.com","scriptSrc":["\\.barilliance\\.net/"]}
{"name":"Base","categories":[6],"website":"thebase.in","meta":{"base-theme-name":["\\;confidence:50"],"base-theme-version":["\\d{1,250}\\;confidence:50"]},"scriptSrc":["thebase\\.in/js"],"js":{"BASE_API.shop_id":[""],"Base.App.open_nav":[""]}}
{"name":"Basic","categories":[16],"website":"tools.ietf.org/html/rfc7617","headers":{"www-authenticate":["^Basic"]}}
{"name":"Basis Technologies","categories":[36],"website":"basis.net","scriptSrc":["cdn01\\.basis\\.net"]}
{"name":"Batflat","categories":[1],"website":"batflat.org","meta":{"generator":["^Batflat$"]},"implies":["PHP","SQLite"]}
{"name":"Bazaarvoice Curation","categories":[96],"website":"www.bazaarvoice.com/products/visual-and-social-content","scriptSrc":["edge\\.curalate\\.com","cdn\\.curalate\\.com"]}
{"name":"Bazaarvoice Reviews","categories":[90],"website":"www.bazaarvoice.com/products/ratings-and-reviews","scriptSrc":["apps\\.bazaarvoice\\.com"],"js":{"BV.api":[""]}}
{"name":"Beam AfterSell","categories":[100],"website":"www.aftersell.com","scriptSrc":["\\.aftersell\\.app/"],"js":{"aftersell.hooks":[""]},"implies":["Shopify"]}
{"name":"Beam OutSell","categories":[100],"website":"apps.shopify.com/outsell","scriptSrc":["//outsellapp\\.com/"],"js":{"outsellAiRecommendationsIsEnabled":[""],"outsellApp":[""]},"implies":["Shopify"]}
{"name":"Beans","categories":[84],"website":"www.trybeans.com","scriptSrc":["cdn\\.trybeans\\.com"],"js":{"Beans3":[""]}}
{"name":"Beeketing","categories":[32],"website":"beeketing.com","scriptSrc":["sdk\\.beeketing\\.com/"],"js":{"beeketingAnalyticsParams":[""],"beeketingSDKLoaded":[""]}}
{"name":"Beeswax","categories":[36],"website":"www.beeswax.com","scriptSrc":["segment\\.prod\\.bidr\\.io"]}
{"name":"Bentobox","categories":[1,93],"website":"getbento.com","scriptSrc":["\\.getbento\\.com/"],"js":{"BentoAnalytics":[""]}}
{"name":"Better Price","categories":[100],"website":"apps.shopify.com/better-price","scriptSrc":["/shopify-apps//js/betterprice/betterprice\\.js"],"js":{"fc_metafield_betterprice.betterpricesuccess":[""]},"implies":["Shopify"]}
{"name":"Better Uptime","categories":[13],"website":"betterstack.com/better-uptime","scriptSrc":["//betteruptime\\.com/"]}
{"name":"BetterDocs","categories":[4],"website":"betterdocs.co","js":{"betterdocs.FEEDBACK":[""],"betterdocs_pro.FEEDBACK":[""],"betterdocspublic.post_id":[""]}}
{"name":"BetterDocs plugin","categories":[87],"website":"betterdocs.co/docs/wordpress","scriptSrc":["/wp-content/plugins/betterdocs(?:-pro)?/.{1,100}\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"implies":["BetterDocs"],"requires":["WordPress"]}
{"name":"Betty Blocks","categories":[47,62],"website":"www.bettyblocks.com","meta":{"description":["^Made with Betty Blocks$"]},"implies":["React"]}
{"name":"Beyable","categories":[76],"website":"beyable.com","cookies":{"beyable-cart":[""],"beyable-cartd":[""]},"scriptSrc":["msecnd\\.net/api/beYableJSv(\\d{1,250})\\;version:\\1"],"js":{"BEYABLE":[""],"beYableDomain":[""],"beYableKey":[""]}}
{"name":"BeyondMenu","categories":[51,93],"website":"www.beyondmenu.com/contactus.aspx","scriptSrc":["static\\.beyondmenu\\.com/"]}
{"name":"Big Cartel","categories":[6],"website":"www.bigcartel.com","meta":{"generator":["Big Cartel"]}}
{"name":"BigCommerce","categories":[6],"website":"www.bigcommerce.com","scriptSrc":["(?:\\.|plugins/)?bigcommerce(?:\\.com)?/(?:assets)?"],"scripts":["bigcommerceProductId"],"url":["mybigcommerce\\.com"],"js":{"bigcommerce_config":[""],"bigcommerce_i18n":[""]},"dom":[["img[data-src*='.bigcommerce.com'], img[src*='.bigcommerce.com'], link[href*='.bigcommerce.com']","exists",""]]}
{"name":"BigTree CMS","categories":[1],"website":"www.bigtreecms.org","js":{"BigTree.Growling":[""],"BigTreeMatrix":[""],"BigTreeTagAdder":[""]},"implies":["PHP","MySQL"]}
{"name":"Bigware","categories":[6],"website":"bigware.de","cookies":{"bigwadminid":[""],"bigwarecsid":[""]},"html":["Diese <a href=[^>]{1,250}bigware\\.de","<a href=[^>]{1,250}/main_bigware_\\d{1,250}\\.php"],"url":["(?:\\?|&)bigWAdminID="],"implies":["PHP"]}
{"name":"Bikayi","categories":[6],"website":"bikayi.com","scriptSrc":["assets\\.bikayi\\.com/"]}
{"name":"Birdeye","categories":[32,5],"website":"birdeye.com","scriptSrc":["birdeye\\.com/embed","birdeye\\.com"],"js":{"bfiframe":[""]}}
{"name":"Bitcoin","categories":[41],"website":"en.wikipedia.org/wiki/Bitcoin","dom":[["[aria-labelledby='pi-bitcoin']","exists",""]]}
{"name":"BiteSpeed","categories":[100,98],"website":"www.bitespeed.co","scriptSrc":["cdn\\.bitespeed\\.co/"],"scripts":["app\\.bitespeed\\.co/"],"requires":["Shopify"]}
{"name":"Bitrix24","categories":[53],"website":"www.bitrix24.com","scriptSrc":["cdn\\.bitrix24\\.com","\\.bitrix24\\..{1,250}/bitrix/js/crm/form_loader\\.js"],"js":{"Bitrix24FormLoader":[""],"Bitrix24FormObject":[""],"b24Tracker":[""]}}
{"name":"BittAds","categories":[36],"website":"bittads.com","scriptSrc":["bittads\\.com/js/bitt\\.js$"],"js":{"bitt":[""]}}
{"name":"Bizweb","categories":[6],"website":"www.bizweb.vn","js":{"Bizweb":[""]}}
{"name":"Blackbaud Luminate Online","categories":[32,41,53],"website":"www.blackbaud.com/products/blackbaud-luminate-online","scriptSrc":["js/convio/modules\\.js"],"js":{"BLACKBAUD":[""],"don_premium_map":[""]}}
{"name":"Blade","categories":[18,22],"website":"lets-blade.com","headers":{"x-powered-by":["blade-([\\w.]{1,250})?\\;version:\\1"]},"implies":["Java"]}
{"name":"Blazor","categories":[18],"website":"dotnet.microsoft.com/apps/aspnet/web-apps/blazor","scriptSrc":["blazor\\.server\\.js","blazor\\.host\\.min\\.js","blazor\\.webassembly\\.js"],"implies":["Microsoft ASP.NET"]}
{"name":"Blessing Skin","categories":[7],"website":"github.com/bs-community/blessing-skin-server","js":{"blessing.version":["^(.{1,250})$\\;version:\\1"]},"implies":["Laravel"]}
{"name":"Blesta","categories":[6],"website":"www.blesta.com","cookies":{"blesta_sid":[""]}}
{"name":"Blitz","categories":[92],"website":"putyourlightson.com/plugins/blitz","headers":{"x-powered-by":["^Blitz$"]},"html":["<!-- Cached by Blitz on"],"js":{"Blitz":[""],"blitzReplace":[""]},"implies":["Craft CMS"]}
{"name":"Blocksy","categories":[80],"website":"creativethemes.com/blocksy","scriptSrc":["/wp-content/themes/blocksy/(?:.{1,250}main\\.js(?:\\?ver=([\\d\\.]{1,250})))?\\;version:\\1"],"js":{"blocksyJsonP":[""],"blocksyResponsiveMenuCache":[""]},"dom":[["link[href*='/wp-content/themes/blocksy/']","exists",""]],"requires":["WordPress"]}
{"name":"Blogger","categories":[11],"website":"www.blogger.com","meta":{"generator":["^Blogger$"]},"url":["^https?://[^/]{1,250}\\.(?:blogspot|blogger)\\.com"],"implies":["Python"]}
{"name":"Bloomreach","categories":[1],"website":"developers.bloomreach.com","html":["<[^>]{1,250}/binaries/(?:[^/]{1,10}/){0,5}content/gallery/"]}
{"name":"Bloomreach Discovery","categories":[29,74],"website":"www.bloomreach.com/en/products/discovery","scriptSrc":["\\.brsrvr\\.com/","\\.brcdn\\.com/"],"js":{"BrTrk.scriptVersion":["([\\d\\.]{1,250})\\;version:\\1"],"br_data.acct_id":[""]}}
{"name":"Blossom Travel","categories":[80],"website":"blossomthemes.com/wordpress-themes/blossom-travel","scriptSrc":["/wp-content/themes/blossom-travel(?:-pro)?/.{1,100}custom\\.min\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"js":{"blossom_travel_data":[""],"blossom_travel_pro_data":[""]},"requires":["WordPress"]}
{"name":"Blue","categories":[77],"website":"web.getblue.io/en","scriptSrc":["\\.getblue\\.io"],"js":{"blueProductId":[""],"bluecpy_id":[""]},"dom":[["iframe[src*='.getblue.io']","exists",""]]}
{"name":"Blue Triangle","categories":[16,78],"website":"bluetriangle.com","scriptSrc":["\\.btttag\\.com/btt\\.js"],"js":{"_bttUtil.version":["([\\d.]{1,250})\\;version:\\1"]}}
{"name":"BlueConic","categories":[97],"website":"www.blueconic.com","js":{"BlueConicEngagement":[""],"blueConicClient":[""],"blueConicPreListeners":[""],"loadValuesFromBlueConic":[""]}}
{"name":"Bluecore","categories":[32,75],"website":"www.bluecore.com","scriptSrc":["\\.bluecore\\.com"],"js":{"_bluecoreTrack":[""],"bluecore_action_trigger":[""],"triggermail":[""],"triggermail_email_address":[""]}}
{"name":"Bluefish","categories":[20],"website":"sourceforge.net/projects/bluefish","meta":{"generator":["Bluefish(?:\\s([\\d.]{1,250}))?\\;version:\\1"]}}
{"name":"Bluehost","categories":[88],"website":"www.bluehost.com","headers":{"host-header":["c2hhcmVkLmJsdWVob3N0LmNvbQ=="]}}
{"name":"Blueknow","categories":[76],"website":"www.blueknow.com","scriptSrc":["\\.blueknow\\.com"],"js":{"Blueknow":[""],"BlueknowTracker":[""]}}
{"name":"Blueshift","categories":[10],"website":"blueshift.com","scriptSrc":["cdn.getblueshift.com/"]}
{"name":"Boba.js","categories":[59],"website":"boba.space150.com","scriptSrc":["boba(?:\\.min)?\\.js"],"implies":["Google Analytics"]}
{"name":"BoidCMS","categories":[1],"website":"boidcms.github.io","headers":{"x-powered-by":["BoidCMS"]},"implies":["PHP"]}
{"name":"Bokeh","categories":[25],"website":"bokeh.org","scriptSrc":["bokeh.{0,250}\\.js"],"js":{"Bokeh":[""],"Bokeh.version":["^(.{1,250})$\\;version:\\1"]},"implies":["Python"]}
{"name":"Bokun","categories":[5,72],"website":"www.bokun.io","js":{"BokunWidgetEmbedder":[""],"__bokunWidgets":[""],"bokunBookingChannelUUID":[""],"bokunSessionId":[""]}}
{"name":"Bold Brain","categories":[100],"website":"boldcommerce.com/bold-brain","scriptSrc":["brain-assets\\.boldapps\\.net/"],"js":{"BOLD.brain":[""]},"implies":["Shopify","Bold Commerce"]}
{"name":"Bold Bundles","categories":[100],"website":"boldcommerce.com/bundles","scriptSrc":["bundles\\.boldapps\\.net/"],"js":{"BOLD.bundles":[""]},"implies":["Shopify","Bold Commerce"]}
{"name":"Bold Chat","categories":[52],"website":"www.boldchat.com","scriptSrc":["^https?://vmss\\.boldchat\\.com/aid/\\d{18}/bc\\.vms4/vms\\.js"]}
{"name":"Bold Commerce","categories":[76],"website":"boldcommerce.com","scriptSrc":["\\.boldapps\\.net/","\\.boldcommerce\\.com"]}
{"name":"Bold Custom Pricing","categories":[100],"website":"boldcommerce.com/custom-pricing","scriptSrc":["cp.\\.boldapps\\.net/"],"js":{"BOLD.csp.version":["([\\d\\.]{1,250})\\;version:\\1"]},"implies":["Shopify","Bold Commerce"]}
{"name":"Bold Motivator","categories":[100],"website":"boldcommerce.com/motivator","scriptSrc":["motivate\\.boldapps\\.net/"],"implies":["Shopify","Bold Commerce"]}
{"name":"Bold Product Options","categories":[100],"website":"boldcommerce.com/product-options","scriptSrc":["option\\.boldapps\\.net/"],"js":{"BOLD.options.version":["([\\d\\.]{1,250})\\;version:\\1"]},"implies":["Shopify","Bold Commerce"]}
{"name":"Bold Subscriptions","categories":[100],"website":"boldcommerce.com/shopify-subscription-app","scriptSrc":["sub\\.boldapps\\.net/"],"js":{"BOLD.subscriptions":[""]},"implies":["Shopify","Bold Commerce"]}
{"name":"Bold Upsell","categories":[100],"website":"boldcommerce.com/upsell","scriptSrc":["upsells\\.boldapps\\.net/"],"js":{"BOLD.upsell":[""]},"implies":["Shopify","Bold Commerce"]}
{"name":"BoldGrid","categories":[1,11,87],"website":"boldgrid.com","scriptSrc":["/wp-content/plugins/post-and-page-builder"],"html":["<link rel=[\"']stylesheet[\"'] [^>]{1,250}boldgrid","<link rel=[\"']stylesheet[\"'] [^>]{1,250}post-and-page-builder","<link[^>]{1,250}s\\d{1,250}\\.boldgrid\\.com"],"requires":["WordPress"]}
{"name":"Bolt CMS","categories":[1],"website":"bolt.cm","meta":{"generator":["Bolt"]},"implies":["PHP"]}
{"name":"Bolt Payments","categories":[41],"website":"www.bolt.com","scriptSrc":["connect\\.bolt\\.com/","account\\.bolt\\.com/"],"js":{"BoltCheckout":[""],"BoltPopup":[""],"BoltTrack":[""],"bolt_callbacks":[""]},"dom":[["bolt-checkout-button","exists",""]]}
{"name":"Bonfire","categories":[18],"website":"cibonfire.com","cookies":{"bf_session":[""]},"html":["Powered by <a[^>]{1,100}href=\"https?://(?:www\\.)?cibonfire\\.com[^>]{0,100}>Bonfire v([^<]{1,100})\\;version:\\1"],"implies":["CodeIgniter"]}
{"name":"BookDinners","categories":[93],"website":"www.bookdinners.nl","scriptSrc":["bookdinners\\.nl/widget\\.js"]}
{"name":"BookStack","categories":[4],"website":"www.bookstackapp.com","cookies":{"bookstack_session":[""]},"implies":["PHP","MySQL","Laravel"]}
{"name":"BookThatApp","categories":[100,72],"website":"www.bookthatapp.com","scriptSrc":["\\.bookthatapp\\.com/"],"js":{"BookThatApp":[""]},"implies":["Shopify"]}
{"name":"Bookatable","categories":[93],"website":"www.bookatable.co.uk","scriptSrc":["bda\\.bookatable\\.com/deploy/lbui\\.direct\\.min\\.js"]}
{"name":"Bookeo","categories":[72],"website":"www.bookeo.com","js":{"bookeo_start":[""],"bookeo_startMobileLabel":[""]},"dom":[["iframe[src*='//bookeo.com/']","exists",""]]}
{"name":"Bookero","categories":[72],"website":"www.bookero.org","scriptSrc":["cdn\\.bookero\\.pl"],"url":["\\.bookero\\.(?:org|pl)"],"js":{"bookero_config":[""]}}
{"name":"Booking.com","categories":[71],"website":"www.booking.com/affiliate-program/v2/selfmanaged.html","scriptSrc":["aff\\.bstatic\\.com/"]}
{"name":"Booking.com widget","categories":[5],"website":"www.booking.com/affiliate-program/v2/selfmanaged.html","scriptSrc":["q\\.bstatic\\.com/"],"dom":[["form[action*='.booking.com/'][target='_blank'], img[src*='q-xx.bstatic.com/']","exists",""]],"implies":["Booking.com"]}
{"name":"Bookingkit","categories":[5,72],"website":"bookingkit.net","js":{"BookingKitApp":[""]}}
{"name":"Booksy","categories":[5,72],"website":"booksy.com","scriptSrc":["booksy\\.com/widget/code\\.js"],"js":{"booksy":[""]}}
{"name":"Boomerang","categories":[59,78],"website":"akamai.github.io/boomerang","js":{"BOOMR":[""],"BOOMR_lstart":[""],"BOOMR_mq":[""]}}
{"name":"Boost Commerce","categories":[29,100],"website":"boostcommerce.net","js":{"bcSfFilterConfig.api.filterUrl":["services\\.mybcapps\\.com/"],"boostPFSAppConfig.api.filterUrl":["services\\.mybcapps\\.com/"]},"requires":["Shopify"]}
{"name":"Booster Page Speed Optimizer","categories":[100,92],"website":"apps.shopify.com/page-speed-optimizer","scriptSrc":["/assets/booster-page-speed-optimizer\\.js"],"requires":["Shopify"]}
{"name":"Bootstrap","categories":[66],"website":"getbootstrap.com","html":["<style>\\s{1,250}/\\*!\\s{1,250}\\* Bootstrap v(\\d\\.\\d\\.\\d)\\;version:\\1"],"js":{"bootstrap.Alert.VERSION":["^(.{1,250})$\\;version:\\1"],"jQuery.fn.tooltip.Constructor.VERSION":["^(.{1,250})$\\;version:\\1"]}}
{"name":"Bootstrap Icons","categories":[17],"website":"icons.getbootstrap.com","dom":[["link[href*='bootstrap-icons']","href","bootstrap-icons(?:@|/)?([\\d\\.]{1,250})?\\;version:\\1"]]}
{"name":"Bootstrap Table","categories":[59],"website":"bootstrap-table.wenzhixin.net.cn","scriptSrc":["bootstrap-table(?:\\.min)?\\.js"],"html":["<link[^>]{1,250}href=\"[^>]{0,250}bootstrap-table(?:\\.min)?\\.css"],"implies":["Bootstrap","jQuery"]}
{"name":"Booxi","categories":[72],"website":"www.booxi.com","scriptSrc":["/bxe_core\\.js"],"js":{"booxi":[""],"booxiController":[""],"bxe_core":[""]}}
{"name":"Borderfree","categories":[106],"website":"www.borderfree.com","cookies":{"bfx.apikey:":["^[\\w\\d-]{1,250}$"],"bfx.country:":["^\\w{1,250}$"],"bfx.language":["^\\w{1,250}$"],"bfx.loglevel":["^\\w{1,250}$"]},"scriptSrc":["global\\.prd\\.borderfree\\.com","wm\\.prd\\.borderfree\\.com","bfx-objects\\.prd\\.borderfree\\.com"],"js":{"bfx._apiKey":[""],"bfx._brand":[""]}}
{"name":"Borlabs Cookie","categories":[67,87],"website":"borlabs.io/borlabs-cookie","js":{"borlabsCookieConfig":[""]},"dom":[["#BorlabsCookieBox","exists",""]],"requires":["WordPress"]}
{"name":"Botble CMS","categories":[1,6],"website":"botble.com","headers":{"cms-version":["^(.{1,250})$\\;version:\\1\\;confidence:0"]},"cookies":{"botble_session":[""]},"implies":["Laravel"]}
{"name":"Boutiq","categories":[100,103],"website":"www.getboutiq.com","js":{"caazamApp":[""]},"requires":["Shopify"]}
{"name":"BowNow","categories":[32],"website":"bow-now.jp","cookies":{"bownow_act":[""],"bownow_aid":[""],"bownow_cid":[""],"bownow_mbid":[""]},"js":{"_bownow_ts":[""]}}
{"name":"BrainSINS","categories":[76],"website":"brainsins.com","scriptSrc":["mw\\.brainsins\\.com","cloudfront\\.net/brainsins(?:_v)?(\\d{1,250})\\.js\\;version:\\1"],"js":{"BrainSINS":[""],"BrainSINSRecommender":[""],"brainsins_token":[""],"launchBrainSINS":[""]}}
{"name":"Braintree","categories":[41],"website":"www.braintreepayments.com","scriptSrc":["js\\.braintreegateway\\.com"],"js":{"Braintree":[""],"Braintree.version":["^(.{1,250})$\\;version:\\1"]}}
{"name":"Branch","categories":[32,10],"website":"branch.io","scriptSrc":["cdn\\.branch\\.io","app\\.link/_r\\?sdk=web([\\d.]{1,250})\\;version:\\1"],"js":{"branch.setBranchViewData":[""],"branch_callback__0":[""]}}
{"name":"Brandfolder","categories":[95],"website":"brandfolder.com","scriptSrc":["cdn\\.brandfolder\\.com/"],"js":{"Brandfolder.account":[""]}}
{"name":"Braze","categories":[32,10],"website":"www.braze.com","scriptSrc":["js\\.appboycdn\\.com/web-sdk/([\\d.]{1,250})\\;version:\\1"],"js":{"appboy":[""],"appboyQueue":[""]}}
{"name":"Bread","categories":[41,91],"website":"www.breadpayments.com","scriptSrc":["\\.getbread\\.com"],"js":{"BreadCalc":[""],"BreadError":[""],"BreadLoaded":[""],"BreadShopify":[""],"bread.appHost":[""]},"dom":[["#bread-mini-cart-btn","exists",""]]}
{"name":"Breadcrumb NavXT","categories":[87],"website":"github.com/mtekk/Breadcrumb-NavXT","html":["<!-- Breadcrumb NavXT ([\\d\\.]{1,250})\\;version:\\1"],"requires":["WordPress"]}
{"name":"Breinify","categories":[76],"website":"home.breinify.ai","js":{"Breinify.version":["([\\d\\.]{1,250})\\;version:\\1"]}}
{"name":"Bricks","categories":[51,80],"website":"bricksbuilder.io","scriptSrc":["/wp-content/themes/bricks/assets/"],"requires":["WordPress"]}
{"name":"Bricksite","categories":[51],"website":"bricksite.io","meta":{"generator":["^Bricksite$"]},"js":{"brickSite.common.apiUrls.base":["\\.bricksite\\.com"]}}
{"name":"BrightEdge","categories":[54],"website":"www.brightedge.com","scriptSrc":["\\.brightedge\\.com/"],"js":{"BEJSSDK.CLIENT_VERSION":["([\\d\\.]{1,250})\\;version:\\1"],"_bright3.VERSION":["([\\d\\.]{1,250})\\;version:\\1"],"be_sdk_options":[""]}}
{"name":"BrightInfo","categories":[32,74],"website":"www.brightinfo.com","scriptSrc":["app\\.brightinfo\\.com"],"js":{"_BI_":["\\;confidence:50"],"_biq":["\\;confidence:50"],"biJsUrl":["//app\\.brightinfo\\.com"]}}
{"name":"Brightcove","categories":[14],"website":"www.brightcove.com","scripts":["players\\.brightcove\\.net/"],"dom":[["iframe[src*='players.brightcove.'], link[href*='players.brightcove.']","exists",""]]}
{"name":"Brightspot","categories":[1],"website":"www.brightspot.com","headers":{"x-powered-by":["^Brightspot$"]},"implies":["Java"]}
{"name":"Broadstreet","categories":[36],"website":"broadstreetads.com","scriptSrc":["cdn\\.broadstreetads\\.com"],"js":{"broadstreet":[""]}}
{"name":"Bronto","categories":[32,75],"website":"bronto.com","scriptSrc":["(?:snip|cdn)\\.bronto\\.com"],"js":{"BrontoShopify":[""],"bronto.versions.sca":["(.{1,250})\\;version:\\1"],"brontoCookieConsent":[""]}}
{"name":"Brownie","categories":[1,6],"website":"www.browniesuite.com","headers":{"x-powered-by":["Brownie"]},"scriptSrc":["assets\\.youthsrl\\.com/brownie"],"dom":[["a[href*='browniesuite.com'][target='_blank'] img[src*='brownie']","exists",""]],"implies":["PHP","MySQL","Amazon Web Services","Bootstrap","jQuery"]}
{"name":"Browser-Update.org","categories":[5,59],"website":"browser-update.org","js":{"$bu_.version":["^([\\d\\.]{1,250})$\\;version:\\1"],"$bu_getBrowser":[""]}}
{"name":"BrowserCMS","categories":[1],"website":"browsercms.org","meta":{"generator":["BrowserCMS ([\\d.]{1,250})\\;version:\\1"]},"implies":["Ruby"]}
{"name":"Bsale","categories":[6],"website":"www.bsale.cl","cookies":{"_bsalemarket_session":[""]},"meta":{"autor":["Bsale"],"generator":["Bsale"]},"js":{"Bsale.version":["([\\d.]{1,250})\\;version:\\1"]},"implies":["Nginx"]}
{"name":"Bubble","categories":[51,18],"website":"bubble.io","headers":{"x-bubble-capacity-limit":[""],"x-bubble-capacity-used":[""],"x-bubble-perf":[""]},"js":{"_bubble_page_load_data":[""],"bubble_environment":[""],"bubble_hostname_modifier":[""],"bubble_version":[""]},"implies":["Node.js"]}
{"name":"BuddyPress","categories":[87],"website":"buddypress.org","scriptSrc":["/wp-content/plugins/buddypress/.{1,100}\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"requires":["WordPress"]}
{"name":"BugHerd","categories":[13],"website":"bugherd.com","scriptSrc":["\\.bugherd\\.com/"],"js":{"BugHerdConfig":[""]}}
{"name":"BugSnag","categories":[10],"website":"bugsnag.com","scriptSrc":["/bugsnag.{0,250}\\.js"],"js":{"Bugsnag":[""],"bugsnag":[""],"bugsnagClient":[""]}}
{"name":"Bugzilla","categories":[13],"website":"www.bugzilla.org","cookies":{"bugzilla_login_request_cookie":[""]},"meta":{"generator":["Bugzilla ?([\\d.]{1,250})?\\;version:\\1"]},"html":["href=\"enter_bug\\.cgi\">","<main id=\"bugzilla-body\"","<span id=\"information\" class=\"header_addl_info\">version ([\\d.]{1,250})<\\;version:\\1"],"js":{"BUGZILLA":[""]},"implies":["Perl"]}
{"name":"Builder.io","categories":[1],"website":"builder.io","dom":[["[data-builder-content-id], img[src*='cdn.builder.io']","exists",""]]}
{"name":"Buildertrend","categories":[19],"website":"buildertrend.com","dom":[["iframe[src*='buildertrend.net'], script[src*='buildertrend.net']","exists",""]]}
{"name":"Bulma","categories":[66],"website":"bulma.io","js":{"Bulma.VERSION":["([\\d\\.]{1,250})\\;version:\\1"]},"dom":[["link[href*='bulma.min.css']","href","(?:([\\d\\.]{1,250})/css/)?bulma\\.min\\.css\\;version:\\1"]]}
{"name":"Bump","categories":[4],"website":"bump.sh","dom":[[".doc-navigation footer, footer.catalog-footer","text","Powered by Bump"]]}
{"name":"Bunny","categories":[31],"website":"bunny.net","headers":{"server":["^BunnyCDN"]},"dom":[["[src*='.b-cdn.net'], [data-src*='.b-cdn.net']","exists",""]]}
{"name":"Business Catalyst","categories":[1],"website":"businesscatalyst.com","scriptSrc":["CatalystScripts"],"html":["<!-- BC_OBNW -->"]}
{"name":"Buy me a coffee","categories":[5,41],"website":"www.buymeacoffee.com","scriptSrc":["cdnjs\\.buymeacoffee\\.com/([\\d.]{1,250})\\;version:\\1"]}
{"name":"BuySellAds","categories":[36],"website":"buysellads.com","scriptSrc":["^https?://s\\d\\.buysellads\\.com/","servedby-buysellads\\.com/monetization(?:\\.[\\w\\d]{1,250})?\\.js"],"js":{"_bsa":[""],"_bsaPRO":[""],"_bsap":[""],"_bsap_serving_callback":[""]}}
{"name":"Buyapowa","categories":[94],"website":"www.buyapowa.com","scriptSrc":["cdn\\.co-buying\\.com/"],"js":{"Buyapowa.CanaryCheck":[""]}}
{"name":"BySide","categories":[32,76],"website":"byside.com","scriptSrc":["webcare\\.byside\\.com/"],"js":{"BySide":[""],"bysideWebcare_banner":[""]}}
{"name":"Bynder","categories":[95],"website":"www.bynder.com","js":{"Bynder.cloudfront":["\\.cloudfront\\.net/frontend/([\\d\\.]{1,250})/\\;version:\\1"]}}
{"name":"bSecure","categories":[41],"website":"www.bsecure.pk","js":{"bsecure_js_object":[""]}}
{"name":"basket.js","categories":[59],"website":"addyosmani.github.io/basket.js","js":{"basket.isValidItem":[""]}}
{"name":"bdok","categories":[6],"website":"bdok.ir","scriptSrc":["cdn\\.ibdok\\.ir/"]}
{"name":"C","categories":[27],"website":"www.open-std.org/jtc1/sc22/wg14"}
{"name":"CCV Shop","categories":[6],"website":"ccvshop.be","scriptSrc":["/website/JavaScript/Vertoshop\\.js"]}
{"name":"CDN77","categories":[31],"website":"www.cdn77.com","headers":{"server":["^CDN77-Turbo$"]}}
{"name":"CEMax","categories":[52],"website":"cemax.ai","dom":[["div[data-chat-url*='.cemaxai.com/']","exists",""]]}
{"name":"CFML","categories":[27],"website":"adobe.com/products/coldfusion-family.html"}
{"name":"CIVIC","categories":[67],"website":"www.civicuk.com/cookie-control","scriptSrc":["cc\\.cdn\\.civiccomputing\\.com"]}
{"name":"CJDropshipping app","categories":[100],"website":"apps.shopify.com/cucheng","scriptSrc":["app\\.cjdropshipping\\.com/"],"requires":["Shopify"]}
{"name":"CKEditor","categories":[24],"website":"ckeditor.com","js":{"CKEDITOR":[""],"CKEDITOR.version":["^([\\d\\.])$\\;version:\\1"],"CKEDITOR_BASEPATH":[""],"apex.libVersions.ckeditor5":["^([\\d\\.])$\\;version:\\1"]}}
{"name":"CMS Made Simple","categories":[1],"website":"cmsmadesimple.org","cookies":{"cmssessid":[""]},"meta":{"generator":["CMS Made Simple"]},"implies":["PHP"]}
{"name":"CMSimple","categories":[1],"website":"www.cmsimple.org/en","meta":{"generator":["CMSimple( [\\d.]{1,250})?\\;version:\\1"]},"implies":["PHP"]}
{"name":"CNZZ","categories":[10],"website":"web.umeng.com","scriptSrc":["//[^./]{1,250}\\.cnzz\\.com/(?:z_stat.php|core)\\?"],"js":{"cnzz_protocol":[""]}}
{"name":"CPABuild","categories":[71],"website":"cpabuild.com","js":{"CPABuildLock":[""]}}
{"name":"CPG Dragonfly","categories":[1],"website":"dragonflycms.org","headers":{"x-powered-by":["^Dragonfly CMS"]},"meta":{"generator":["CPG Dragonfly"]},"implies":["PHP"]}
{"name":"CRM+","categories":[53],"website":"www.brainformatik.com","dom":[["div.footer > div.floatRight","text","Powered by Brainformatik GmbH"]],"implies":["MariaDB","amCharts","Sentry","Vtiger"],"requires":["Apache","PHP"]}
{"name":"CS Cart","categories":[6],"website":"www.cs-cart.com","scriptSrc":["var/cache/misc/assets/js/tygh/scripts-(?:[\\d\\w]{1,250})\\.js"],"js":{"fn_buy_together_apply_discount":[""],"fn_calculate_total_shipping":[""],"fn_compare_strings":[""]},"implies":["PHP"]}
{"name":"CSSIgniter Olsen Light","categories":[80],"website":"www.cssigniter.com/themes/olsen-light","scriptSrc":["/wp-content/themes/olsen-light/.{1,100}scripts(?:\\.min)?\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"requires":["WordPress"]}
{"name":"Caast.tv","categories":[5],"website":"en.caast.tv","scriptSrc":["cdn\\.caast\\.tv/"],"js":{"caast.open":[""],"caastInstance":[""]}}
{"name":"CacheFly","categories":[31],"website":"www.cachefly.com","headers":{"server":["^CFS "],"x-cf1":[""],"x-cf2":[""]}}
{"name":"Cachet","categories":[13],"website":"cachethq.io","js":{"Cachet.Notifier":[""]},"implies":["PHP"]}
{"name":"Caddy","categories":[22],"website":"caddyserver.com","headers":{"server":["^Caddy$"]},"implies":["Go"]}
{"name":"Cafe24","categories":[6],"website":"www.cafe24.com/en","js":{"EC_GLOBAL_DATETIME":[""],"EC_GLOBAL_INFO":[""],"EC_ROOT_DOMAIN":[""]}}
{"name":"CakePHP","categories":[18],"website":"cakephp.org","cookies":{"cakephp":[""]},"meta":{"application-name":["CakePHP"]},"implies":["PHP"]}
{"name":"Caldera Forms","categories":[87],"website":"calderaforms.com","scriptSrc":["/wp-content/plugins/caldera-forms/.{1,100}\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"js":{"calderaForms":[""]},"dom":[["link[href*='/wp-content/plugins/caldera-forms/']","href","/wp-content/plugins/caldera-forms/.{1,100}\\.css(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"]],"requires":["WordPress"]}
{"name":"CalendarHero","categories":[72],"website":"calendarhero.com","js":{"ZOOMAI.VARS":[""]}}
{"name":"Calendly","categories":[72],"website":"calendly.com","scriptSrc":["assets\\.calendly\\.com/"],"js":{"Calendly":[""]}}
{"name":"CallRail","categories":[10],"website":"www.callrail.com","js":{"CallTrk":[""],"CallTrkSwap":[""],"crwpVer":["^([\\d\\.]{1,250})$\\;version:\\1"]}}
{"name":"CallTrackingMetrics","categories":[10],"website":"www.calltrackingmetrics.com","js":{"__ctm.numbers":[""],"__ctm_tracked_numbers":[""]}}
{"name":"Callbell","categories":[52],"website":"www.callbell.eu","scriptSrc":["\\.callbell\\.eu/"],"js":{"Callbell":[""],"callbellSettings":[""]}}
{"name":"Campaign Monitor","categories":[32,75],"website":"www.campaignmonitor.com","scriptSrc":["\\.createsend1\\.com/"],"dom":[["input[value='campaignmonitor_subscribe_form'][name='form_id'], form[action*='createsend'][class='js-cm-form']","exists",""]]}
{"name":"Candid Themes Fairy","categories":[80],"website":"www.candidthemes.com/themes/fairy","scriptSrc":["/wp-content/themes/fairy(?:-premium)?/.{1,100}custom\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"requires":["WordPress"]}
{"name":"Canny","categories":[13],"website":"canny.io","headers":{"content-security-policy":["//canny\\.io\\;confidence:50"]},"js":{"Canny":[""]}}
{"name":"Canto","categories":[95],"website":"www.canto.com","dom":[["link[href*='.canto.com/'], img[src*='.canto.com/']","exists",""]]}
{"name":"Captch Me","categories":[16,36],"website":"captchme.com","scriptSrc":["^https?://api\\.captchme\\.net/"],"js":{"Captchme":[""]}}
{"name":"Carbon Ads","categories":[36],"website":"carbonads.net","scriptSrc":["\\.carbonads\\.com/"],"js":{"_carbonads":[""],"_carbonads_go":[""]},"dom":[["div#carbonads-container","exists",""]]}
{"name":"CareCart","categories":[98,100],"website":"carecart.io/abandoned-cart-recovery-app","scriptSrc":["app\\.carecart\\.io/api/abandoned-cart/"],"implies":["Shopify"]}
{"name":"CareCart Sales Pop Up","categories":[100,5],"website":"carecart.io/sales-pop-up-app","scriptSrc":["sales-pop\\.carecart\\.io/"],"implies":["Shopify"]}
{"name":"Cargo","categories":[51],"website":"cargo.site","meta":{"cargo_title":[""]},"scriptSrc":["/cargo\\."],"js":{"Cargo.Config":[""],"__cargo_js_ver__":[""]},"implies":["PHP"]}
{"name":"Carrd","categories":[51],"website":"carrd.co","scripts":["\\(\\!section\\s\\|\\|\\ssection\\.tagName\\s\\!\\=\\s\\'SECTION\\'\\)"],"requires":["Apache"]}
{"name":"Carro","categories":[100],"website":"getcarro.com","scriptSrc":["\\.getcarro\\.com/","/carro\\.min\\.js(?:\\?ver=(\\d{1,250}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"implies":["Shopify"]}
{"name":"Cart.com","categories":[6],"website":"www.americommerce.com","scriptSrc":["\\.americommerce\\.com/"],"js":{"AC.storeDomain":[""]}}
{"name":"Cart.js","categories":[59],"website":"cartjs.org","scriptSrc":["(?:shopify-cartjs/([\\d\\.]{1,250})|assets)/rivets-cart\\.min\\.js\\;version:\\1"],"implies":["Shopify"]}
{"name":"CartKit","categories":[32],"website":"www.cartkit.com","scriptSrc":["\\.cartkitcdn\\.com/"]}
{"name":"CartStack","categories":[98],"website":"www.cartstack.com","scriptSrc":["api\\.cartstack\\.\\w{1,250}"],"js":{"_cartstack":[""]}}
{"name":"Carts Guru","categories":[32,75],"website":"www.carts.guru","scriptSrc":["cdn\\.cartsguru\\.io/"]}
{"name":"Cashew Payments","categories":[91],"website":"www.cashewpayments.com","headers":{"content-security-policy":["\\.cashewpayments\\.com\\;confidence:50"]},"scriptSrc":["\\.cashewpayments\\.com/"],"requiresCategory":[6]}
{"name":"Catberry.js","categories":[12,18],"website":"catberry.github.io","headers":{"x-powered-by":["Catberry"]},"js":{"catberry":[""],"catberry.version":["^(.{1,250})$\\;version:\\1"]},"implies":["Node.js"]}
{"name":"Catch","categories":[41],"website":"www.getcatch.com","js":{"Catch":[""]}}
{"name":"Catch Themes Catch Box","categories":[80],"website":"catchthemes.com/themes/catch-box","scriptSrc":["/wp-content/themes/catch-box(?:-pro)?/"],"dom":[["link[href*='/wp-content/themes/catch-box/']","exists",""]],"requires":["WordPress"]}
{"name":"Catch Themes Fotografie","categories":[80],"website":"catchthemes.com/themes/fotografie","scriptSrc":["/wp-content/themes/fotografie(?:-pro)?/"],"dom":[["link[href*='/wp-content/themes/fotografie/']","exists",""]],"requires":["WordPress"]}
{"name":"Cecil","categories":[57],"website":"cecil.app","meta":{"generator":["^Cecil(?: ([0-9.]{1,250}))?$\\;version:\\1"]}}
{"name":"Celum","categories":[95],"website":"www.celum.com","dom":[["img[src*='/celum/'], img[src*='/celum_assets/']","exists",""]]}
{"name":"Cendyn","categories":[1],"website":"www.cendyn.com","headers":{"x-powered-by":["^NextGuest CMS"]}}
{"name":"Censhare","categories":[95],"website":"www.censhare.com","dom":[["img[data-src*='CENSHARE'], img[src*='CENSHARE']","exists",""]]}
{"name":"CentOS","categories":[28],"website":"centos.org","headers":{"server":["CentOS"],"x-powered-by":["CentOS"]}}
{"name":"Centminmod","categories":[22],"website":"centminmod.com","headers":{"x-powered-by":["centminmod"]},"implies":["CentOS","Nginx","PHP"]}
{"name":"Chabokan","categories":[62],"website":"chabokan.net","headers":{"ch-powered-by":["Chabokan\\s\\(chabokan\\.net\\)"]}}
{"name":"Chakra UI","categories":[66],"website":"chakra-ui.com","scriptSrc":["\\.chakra-ui\\."],"dom":[["html[style*='chakra-ui-color-mode'], body.chakra-ui-dark, body.chakra-ui-light, div.chakra-portal","exists",""]],"implies":["React"]}
{"name":"Chameleon","categories":[58],"website":"www.trychameleon.com","scriptSrc":["\\.trychameleon\\.com/"],"js":{"chmln.Snippet.urls.fast":["fast\\.trychameleon\\.com"],"chmlnData.organizationAttributes":[""]}}
{"name":"Chameleon system","categories":[1,6],"website":"www.chameleon-system.de","meta":{"generator":["Chameleon CMS/Shop System"]}}
{"name":"Chamilo","categories":[21],"website":"www.chamilo.org","headers":{"x-powered-by":["Chamilo ([\\d.]{1,250})\\;version:\\1"]},"meta":{"generator":["Chamilo ([\\d.]{1,250})\\;version:\\1"]},"dom":[["link[href*='chamilo.org/']","exists",""]],"implies":["PHP"]}
{"name":"ChannelAdvisor","categories":[10,32],"website":"www.channeladvisor.com","scriptSrc":["\\.channeladvisor\\.com/"],"dom":[["link[href*='.channeladvisor.com']","exists",""]]}
{"name":"Chaport","categories":[52],"website":"www.chaport.com","scriptSrc":["\\.chaport\\.com"],"js":{"chaport":[""],"chaportConfig":[""]}}
{"name":"ChargeAfter","categories":[41,91],"website":"chargeafter.com","scriptSrc":["cdn\\.chargeafter\\.com"],"js":{"ChargeAfter":[""]}}
{"name":"Chargebee","categories":[41],"website":"www.chargebee.com","scriptSrc":["js\\.chargebee\\.com/v([\\d.]{1,250})\\;version:\\1"],"js":{"Chargebee":[""],"chargebeeTrackFunc":[""]}}
{"name":"Chart.js","categories":[25],"website":"www.chartjs.org","scriptSrc":["/Chart(?:\\.bundle)?(?:\\.min)?\\.js\\;confidence:75","chartjs\\.org/dist/([\\d.]{1,100}(?:-[^/]{1,100})?|master|latest)/Chart.{0,100}\\.js\\;version:\\1","cdnjs\\.cloudflare\\.com/ajax/libs/Chart\\.js/([\\d.]{1,100}(?:-[^/]{1,100})?)/Chart.{0,100}\\.js\\;version:\\1","cdn\\.jsdelivr\\.net/(?:npm|gh/chartjs)/chart\\.js@([\\d.]{1,100}(?:-[^/]{1,100})?|latest)/dist/Chart.{0,100}\\.js\\;version:\\1"],"js":{"Chart":["\\;confidence:50"],"Chart.defaults.doughnut":[""],"chart.ctx.bezierCurveTo":[""]}}
{"name":"Chartbeat","categories":[10],"website":"chartbeat.com","scriptSrc":["chartbeat\\.js"],"js":{"_sf_async_config":[""],"_sf_endpt":[""]}}
{"name":"ChatStack","categories":[52],"website":"www.chatstack.com","js":{"Chatstack.chatState":[""],"Chatstack.server":[""]}}
{"name":"Chatango","categories":[5],"website":"chatango.com","scriptSrc":["st\\.chatango\\.com"],"dom":[["iframe[src*='st.chatango.com']","exists",""]]}
{"name":"Chatra","categories":[52],"website":"chatra.com","scriptSrc":["call\\.chatra\\.io/chatra\\.js"],"js":{"ChatraID":[""],"ChatraSetup":[""]}}
{"name":"Chatwoot","categories":[52],"website":"www.chatwoot.com","js":{"$chatwoot":[""],"chatwootSDK":[""]}}
{"name":"Checkfront","categories":[5,6,72],"website":"www.checkfront.com","scriptSrc":["\\.checkfront\\.com/"]}
{"name":"Checkout.com","categories":[41],"website":"www.checkout.com","scriptSrc":["cdn\\.checkout\\.com/js/.{1,250}js(?:\\?ver=)?([\\d\\.]{1,250})?\\;version:\\1"]}
{"name":"Chekkit","categories":[52],"website":"www.chekkit.io","js":{"chekkitSettings.toggleChat":[""]}}
{"name":"Cherokee","categories":[22],"website":"www.cherokee-project.com","headers":{"server":["^Cherokee(?:/([\\d.]{1,250}))?\\;version:\\1"]}}
{"name":"CherryPy","categories":[22],"website":"cherrypy.org","headers":{"server":["CherryPy(?:/([\\d.]{1,250}))?\\;version:\\1"]}}
{"name":"Chevereto","categories":[7,19],"website":"chevereto.com","meta":{"generator":["Chevereto\\s(?:[\\d\\.]{1,250})"]},"scriptSrc":["/chevereto\\.js"],"js":{"CHEVERETO.version":["([\\d\\.]{1,250})\\;version:\\1"]},"implies":["PHP"]}
{"name":"Chili Piper","categories":[72],"website":"www.chilipiper.com","scriptSrc":["js\\.chilipiper\\.com/marketing\\.js"],"js":{"ChiliPiper":[""]}}
{"name":"Chimpmatic","categories":[87],"website":"chimpmatic.com","dom":[["form[class*='chimpmatic']","class","chimpmatic-([\\d\\.]{1,250})\\;version:\\1"]],"implies":["Contact Form 7","MailChimp"],"requires":["WordPress"]}
{"name":"Chitika","categories":[36],"website":"chitika.com","scriptSrc":["scripts\\.chitika\\.net/"],"js":{"ch_client":[""],"ch_color_site_link":[""]}}
{"name":"Chord","categories":[52,103],"website":"m.chord.us","scriptSrc":["chord\\.us/embeddable/client-([\\d\\.]{1,250})\\.min\\.js\\;version:\\1"],"js":{"CHORDCONNECT":[""],"ChordConnect.__esModule":[""]}}
{"name":"Chorus","categories":[1],"website":"getchorus.voxmedia.com","cookies":{"_chorus_geoip_continent":[""],"chorus_preferences":[""]},"js":{"Chorus.AddScript":[""],"ChorusAds.beforeAdsRequested":[""],"ChorusCampaigns.recordClickUrl":[""]}}
{"name":"ChurnZero","categories":[97],"website":"churnzero.net","js":{"ChurnZero":[""],"ChurnZero.version":["([\\d\\.]{1,250})\\;version:\\1"]}}
{"name":"CitrusPay","categories":[41],"website":"consumers.citruspay.com","scriptSrc":["checkout-static\\.citruspay\\.com/"]}
{"name":"City Hive","categories":[6],"website":"www.cityhive.net","js":{"cityHiveSites":[""],"cityHiveWebsiteName":[""]}}
{"name":"Ckan","categories":[1],"website":"ckan.org","headers":{"access-control-allow-headers":["X-CKAN-API-KEY"],"link":["<http://ckan\\.org/>; rel=shortlink"]},"meta":{"generator":["^ckan ?([0-9.]{1,250})$\\;version:\\1"]},"implies":["Python","Solr","Java","PostgreSQL"]}
{"name":"Clarip","categories":[67],"website":"www.clarip.com","scriptSrc":["//cdn\\.clarip\\.com/"],"js":{"claripCdnHost":[""],"claripHost":[""],"pageData.claripConsentJSUrl":[""]}}
{"name":"Claris FileMaker","categories":[34],"website":"www.claris.com/filemaker","url":["\\.[\\w]{1,250}/fmi/webd/"],"requires":["Vaadin","Application Request Routing","Java"]}
{"name":"Clarity","categories":[66],"website":"clarity.design","scriptSrc":["clr-angular(?:\\.umd)?(?:\\.min)?\\.js"],"js":{"ClarityIcons":[""]},"dom":[["link[href*='clr-ui'], clr-main-container","exists",""]],"implies":["Angular"]}
{"name":"Classeh","categories":[21],"website":"fanavar.org","meta":{"author":["^fanavar\\.org$"]},"implies":["PHP","React","Python"]}
{"name":"Classy","categories":[51],"website":"www.classy.org","js":{"Classy":[""]}}
{"name":"ClearSale","categories":[10],"website":"www.clear.sale","scriptSrc":["device\\.clearsale\\.com\\.br"],"js":{"csdm":["\\;confidence:50"]}}
{"name":"Clearbit Reveal","categories":[10],"website":"clearbit.com/reveal","scriptSrc":["reveal\\.clearbit\\.com/v[(0-9)]/"]}
{"name":"Clerk.io","categories":[76],"website":"clerk.io","scriptSrc":["\\.clerk\\.io/"],"js":{"__clerk_cb_0":[""],"__clerk_q":[""]}}
{"name":"CleverTap","categories":[32,10],"website":"clevertap.com","js":{"clevertap":[""]}}
{"name":"Cleverbridge","categories":[6],"website":"www.cleverbridge.com","scriptSrc":["static-cf\\.cleverbridge\\.\\w{1,250}/js/Shop\\.js"],"js":{"cbCartProductSelection":[""]}}
{"name":"ClickCease","categories":[16],"website":"www.clickcease.com","scriptSrc":["\\.clickcease\\.com/monitor/"]}
{"name":"ClickDimensions","categories":[32],"website":"clickdimensions.com","scriptSrc":["analytics\\.clickdimensions\\.com/"],"js":{"clickdimensions":[""]}}
{"name":"ClickFunnels","categories":[32,51],"website":"www.clickfunnels.com","meta":{"cf:app_domain:":["app\\.clickfunnels\\.com"]},"js":{"CFAppDomain":["app\\.clickfunnels\\.com"],"CFSurveyParticipantID":[""],"ClickFunnels":[""],"cfAddPolyfill":[""]}}
{"name":"ClickHeat","categories":[10],"website":"www.labsmedia.com/clickheat/index.html","scriptSrc":["clickheat.{0,250}\\.js"],"js":{"clickHeatServer":[""]},"implies":["PHP"]}
{"name":"ClickTale","categories":[10],"website":"www.clicktale.com","scriptSrc":["\\.clicktale\\.net"],"js":{"ClickTale":[""],"ClickTaleEvent":[""],"ClickTaleGlobal":[""],"clickTaleStartEventSignal":[""]}}
{"name":"Clickbank","categories":[71],"website":"www.clickbank.com","scriptSrc":["r\\.wdfl\\.co"],"js":{"cbtb":[""]},"dom":[["img[width='1'][src*='hop.clickbank.net?affiliate']","exists",""]]}
{"name":"Clicky","categories":[10],"website":"getclicky.com","scriptSrc":["static\\.getclicky\\.com"],"js":{"clicky":[""]}}
{"name":"ClientJS","categories":[59,83],"website":"clientjs.org","scriptSrc":["/clientjs@(\\d.{0,250}?)/\\;version:\\1","/ClientJS/(?:(\\d.{0,250}?)/)?\\;version:\\1"],"js":{"ClientJS":[""]}}
{"name":"Clinch","categories":[76],"website":"clinch.co","scriptSrc":["cdn\\.clinch\\.co"]}
{"name":"Clipboard.js","categories":[59],"website":"clipboardjs.com","scriptSrc":["clipboard(?:-([\\d.]{1,250}))?(?:\\.min)?\\.js\\;version:\\1"]}
{"name":"Clockwork","categories":[47],"website":"github.com/underground-works/clockwork-app","headers":{"x-clockwork-version":["^([\\d\\.]{1,250})$\\;version:\\1"]},"implies":["PHP"]}
{"name":"CloudCart","categories":[6],"website":"cloudcart.com","meta":{"author":["^CloudCart LLC$"]},"scriptSrc":["/cloudcart-(?:assets|storage)/"]}
{"name":"CloudSuite","categories":[6],"website":"cloudsuite.com","cookies":{"cs_secure_session":[""]}}
{"name":"Cloudbeds","categories":[72],"website":"www.cloudbeds.com","scriptSrc":["\\.cloudbeds\\.com/"],"js":{"CloudBeds_widget":[""]}}
{"name":"Cloudera","categories":[34],"website":"www.cloudera.com","headers":{"server":["cloudera"]}}
{"name":"Cloudflare","categories":[31],"website":"www.cloudflare.com","headers":{"server":["^cloudflare$"],"cf-cache-status":[""],"cf-ray":[""]},"cookies":{"__cfduid":[""]},"js":{"CloudFlare":[""]}}
{"name":"Cloudflare Bot Management","categories":[16],"website":"www.cloudflare.com/en-gb/products/bot-management","cookies":{"__cf_bm":[""]},"implies":["Cloudflare"]}
{"name":"Cloudflare Browser Insights","categories":[10,78],"website":"www.cloudflare.com","scriptSrc":["static\\.cloudflareinsights\\.com/beacon(?:\\.min)?\\.js"],"js":{"__cfBeaconCustomTag":[""]}}
{"name":"Cloudflare Rocket Loader","categories":[92],"website":"support.cloudflare.com/hc/en-us/articles/200168056-Understanding-Rocket-Loader","js":{"__cfQR.done":[""],"__cfRLUnblockHandlers":[""]}}
{"name":"Cloudflare Turnstile","categories":[16],"website":"www.cloudflare.com/products/turnstile","js":{"turnstile":[""]}}
{"name":"Cloudimage","categories":[31,95],"website":"www.cloudimage.io","js":{"ciResponsive.config.domain":["cloudimg\\.io"]},"dom":[["img[src*='.cloudimg.io/'], link[href*='.cloudimg.io/'], amp-img[src*='.cloudimg.io/']","exists",""]]}
{"name":"Cloudinary","categories":[31,95],"website":"cloudinary.com","headers":{"content-security-policy":["player\\.cloudinary\\.com\\;confidence:50"]},"js":{"_cloudinary":[""]},"dom":[["img[src*='.cloudinary.com/'], img[data-src*='.cloudinary.com/']","exists",""]]}
{"name":"Cloudways","categories":[62],"website":"www.cloudways.com","headers":{"cache-provider":["CLOUDWAYS-CACHE-DE"]}}
{"name":"Cloverly","categories":[5],"website":"www.cloverly.com","scriptSrc":["apps\\.cloverly\\.com/"],"js":{"removeCloverly":[""]}}
{"name":"Cluep","categories":[36],"website":"cluep.com","scriptSrc":["cas\\.cluep\\.com"]}
{"name":"ClustrMaps Widget","categories":[35],"website":"clustrmaps.com","scriptSrc":["clustrmaps\\.com"],"dom":[["img[src*='clustrmaps.com']","exists",""]]}
{"name":"CoConstruct","categories":[19],"website":"www.coconstruct.com","dom":[["iframe[src*='co-construct.com']","exists",""]]}
{"name":"CoRover","categories":[52],"website":"corover.ai","scriptSrc":["\\.corover\\.mobi/"],"js":{"CoRover_tag":[""]}}
{"name":"Coaster CMS","categories":[1],"website":"www.coastercms.org","meta":{"generator":["^Coaster CMS v([\\d.]{1,250})$\\;version:\\1"]},"implies":["Laravel"]}
{"name":"Cococart","categories":[6],"website":"www.cococart.co","dom":[["meta[property='og:image'][content*='static.cococart.co']","exists",""],["div[style*='static.cococart.co']","exists",""]]}
{"name":"CoconutSoftware","categories":[5,72],"website":"www.coconutsoftware.com","cookies":{"coconut_calendar":[""]}}
{"name":"Cocos2d","categories":[19],"website":"www.cocos.com/en/cocos2dx","js":{"CocosEngine":["([\\d\\.]{2,250})\\;version:\\1"]}}
{"name":"CodeIgniter","categories":[18],"website":"codeigniter.com","cookies":{"ci_csrf_token":["^(.{1,250})$\\;version:\\1?2+:"],"ci_session":[""],"exp_last_activity":[""],"exp_tracker":[""]},"html":["<input[^>]{1,250}name=\"ci_csrf_token\"\\;version:2+"],"implies":["PHP"]}
{"name":"CodeMirror","categories":[19],"website":"codemirror.net","js":{"CodeMirror":[""],"CodeMirror.version":["^(.{1,250})$\\;version:\\1"]}}
{"name":"CodeSandbox","categories":[5,20],"website":"codesandbox.io","dom":[["iframe[src^='https://codesandbox.io/embed/']","exists",""]]}
{"name":"Coin Currency Converter","categories":[100],"website":"apps.shopify.com/coin","scriptSrc":["/apps/coin/coin\\.js.{1,250}\\.myshopify\\.com"],"implies":["Shopify"]}
{"name":"CoinHive","categories":[56],"website":"coinhive.com","scriptSrc":["\\/(?:coinhive|(authedmine))(?:\\.min)?\\.js\\;version:\\1?opt-in:","coinhive\\.com/lib"],"url":["https?://cnhv\\.co/"],"js":{"CoinHive":[""]}}
{"name":"CoinHive Captcha","categories":[16,56],"website":"coinhive.com","scriptSrc":["https?://authedmine\\.com/(?:lib/captcha|captcha)"],"dom":[["div.coinhive-captcha","exists",""]]}
{"name":"Coinhave","categories":[56],"website":"coin-have.com","scriptSrc":["https?://coin-have\\.com/c/[0-9a-zA-Z]{4}\\.js"]}
{"name":"Coinimp","categories":[56],"website":"www.coinimp.com","scriptSrc":["https?://www\\.hashing\\.win/scripts/min\\.js"],"js":{"Client.Anonymous":["\\;confidence:50"]}}
{"name":"Colibri WP","categories":[80,51],"website":"colibriwp.com","scriptSrc":["/wp-content/plugins/colibri-page-builder.{1,100}\\.js(?:.{1,100}ver=([\\d\\.\\-\\w]{1,100}))?\\;version:\\1"],"js":{"Colibri":[""],"colibriData":[""],"colibriFrontendData":[""]},"dom":[["link[href*='/wp-content/plugins/colibri-page-builder']","exists",""]],"requires":["WordPress"]}
{"name":"ColorMag","categories":[80],"website":"themegrill.com/themes/colormag","scriptSrc":["themes/colormag.{0,250}\\.js(?:\\?ver=([0-9.]{1,250}))?\\;version:\\1"],"dom":[["body[class*='colormag-theme']","text",""],["link[id*='colormag']","href","themes/colormag\\S{0,250}\\.css(?:\\?ver=([0-9.]{1,250}))?\\;version:\\1"]],"requires":["WordPress"]}
{"name":"ColorMeShop","categories":[6],"website":"shop-pro.jp","js":{"Colorme":[""]}}
{"name":"Colorlib Activello","categories":[80],"website":"colorlib.com/wp/themes/activello","scriptSrc":["/wp-content/themes/activello/"],"js":{"ActivelloIsMobile":[""]},"dom":[["link#activello-style-css","exists",""]],"requires":["WordPress"]}
{"name":"Colorlib Illdy","categories":[80],"website":"colorlib.com/wp/themes/illdy","scriptSrc":["/wp-content/themes/illdy/"],"dom":[["link#illdy-style-css","exists",""]],"requires":["WordPress"]}
{"name":"Colorlib Shapely","categories":[80],"website":"colorlib.com/wp/themes/shapely","scriptSrc":["/wp-content/themes/shapely/"],"js":{"ShapelyAdminObject":[""]},"dom":[["link#shapely-style-css","exists",""]],"requires":["WordPress"]}
{"name":"Colorlib Sparkling","categories":[80],"website":"colorlib.com/wp/themes/sparkling","scriptSrc":["/wp-content/themes/sparkling/"],"dom":[["link#sparkling-style-css","exists",""]],"requires":["WordPress"]}
{"name":"Colorlib Travelify","categories":[80],"website":"colorlib.com/wp/themes/travelify","scriptSrc":["/wp-content/themes/travelify/"],"js":{"travelify_slider_value":[""]},"dom":[["link#travelify-style-css","exists",""]],"requires":["WordPress"]}
{"name":"Combeenation","categories":[76],"website":"www.combeenation.com","dom":[["iframe[src*='portal.combeenation.com/']","exists",""]]}
{"name":"Comm100","categories":[52],"website":"www.comm100.com","js":{"Comm100API":[""],"comm100_chatButton":[""],"comm100_livechat_open_link":[""]}}
{"name":"Commanders Act TagCommander","categories":[42],"website":"www.commandersact.com/en/solutions/tagcommander","scriptSrc":["\\.tagcommander\\.com"],"js":{"tc_vars":[""]}}
{"name":"Commanders Act TrustCommander","categories":[67],"website":"www.commandersact.com/en/solutions/trustcommander","scriptSrc":["\\.trustcommander\\.net/privacy/.{1,100}_v([\\d]{1,100})_([\\d]{1,100})\\.js\\;version:\\1.\\2"]}
{"name":"Commerce Server","categories":[6],"website":"commerceserver.net","headers":{"commerce-server-software":[""]},"implies":["Microsoft ASP.NET"]}
{"name":"Commerce.js","categories":[6],"website":"www.commercejs.com","headers":{"chec-version":[".{0,250}"],"x-powered-by":["Commerce.js"]},"scriptSrc":["cdn\\.chec\\.io/v(\\d{1,250})/commerce\\.js\\;version:\\1","chec/commerce\\.js"],"url":["\\.spaces.chec\\.io"],"js":{"CommercejsSpace":[""]}}
{"name":"Commerce7","categories":[6],"website":"commerce7.com","scriptSrc":["cdn\\.commerce7\\.com"]}
{"name":"Complianz","categories":[74,67,87],"website":"complianz.io","scriptSrc":["wp-content/plugins/complianz-gdpr-premium"],"js":{"complianz.version":["([\\d.]{1,250})\\;version:\\1"]},"requires":["WordPress"]}
{"name":"Concrete CMS","categories":[1],"website":"www.concretecms.com","cookies":{"concrete5":[""]},"meta":{"generator":["^concrete5(?: - ([\\d.]{1,250})$)?\\;version:\\1"]},"scriptSrc":["/concrete/js/"],"js":{"CCM_IMAGE_PATH":[""],"Concrete":[""]},"implies":["PHP"]}
{"name":"Conekta","categories":[41],"website":"conekta.com","scriptSrc":["conektaapi/v([\\d.]{1,250})\\;version:\\1","cdn\\.conekta\\.\\w{1,250}/js/(?:v([\\d.]{1,250})|)\\;version:\\1"]}
{"name":"Confer With","categories":[103],"website":"conferwith.io","scriptSrc":["\\.conferwith\\.io/"],"requiresCategory":[6]}
{"name":"Congressus","categories":[1],"website":"congressus.nl","cookies":{"_gat_congressus_analytics":[""],"congressus_session":[""]},"meta":{"generator":["^Congressus\\s-\\s.{1,250}$"]}}
{"name":"Conjured","categories":[100],"website":"conjured.co","scriptSrc":["app\\.conjured\\.co/"]}
{"name":"Connectif","categories":[76,32],"website":"connectif.ai","scriptSrc":["cdn\\.connectif\\.cloud/"],"js":{"connectif.version":["^([\\d\\.]{1,250})$\\;version:\\1"],"connectifInfo.store":[""]}}
{"name":"Constant Contact","categories":[32,75],"website":"www.constantcontact.com","scriptSrc":["\\.ctctcdn\\.com/"],"js":{"_ctct_m":[""],"ctctOnLoadCallback":[""]}}
{"name":"Contact Form 7","categories":[87],"website":"contactform7.com","scriptSrc":["/wp-content/plugins/contact-form-7/.{1,100}\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"js":{"wpcf7":[""]},"dom":[["link[href*='/wp-content/plugins/contact-form-7/']","exists",""]],"requires":["WordPress"]}
{"name":"Contao","categories":[1],"website":"contao.org","meta":{"generator":["^Contao Open Source CMS$"]},"dom":[["link[href*='/typolight.css'], link[href*='/contao.css']","exists",""]],"implies":["PHP"]}
{"name":"Contenido","categories":[1],"website":"contenido.org/en","meta":{"generator":["Contenido ([\\d.]{1,250})\\;version:\\1"]},"implies":["PHP"]}
{"name":"Contensis","categories":[1],"website":"zengenti.com/en-gb/products/contensis","meta":{"generator":["Contensis CMS Version ([\\d.]{1,250})\\;version:\\1"]},"implies":["Java","CFML"]}
{"name":"ContentBox","categories":[1,11],"website":"www.gocontentbox.org","meta":{"generator":["ContentBox powered by ColdBox"]},"implies":["Adobe ColdFusion"]}
{"name":"ContentStudio","categories":[96],"website":"contentstudio.io","dom":[["link[href*='/wp-content/plugins/contentstudio']","exists",""]]}
{"name":"Contentful","categories":[1],"website":"www.contentful.com","headers":{"x-contentful-request-id":[""]},"html":["<[^>]{1,250}(?:https?:)?//(?:assets|downloads|images|videos)\\.(?:ct?fassets\\.net|contentful\\.com)"]}
{"name":"Contently","categories":[96],"website":"contently.com","js":{"_contently.siteId":[""]}}
{"name":"Contentsquare","categories":[10,74],"website":"contentsquare.com","scriptSrc":["\\.contentsquare\\.net/"],"js":{"CS_CONF.trackerDomain":[""]}}
{"name":"Contentstack","categories":[1],"website":"www.contentstack.com","dom":[["img[src*='images.contentstack.io']","exists",""]]}
{"name":"Contlo","categories":[90,32],"website":"www.contlo.com","scriptSrc":["\\.contlo\\.com/"],"js":{"CONTLO_ENV":[""]}}
{"name":"Conversant Consent Tool","categories":[67],"website":"www.conversantmedia.eu/consent-tool","scriptSrc":["cdn\\.conversant\\.mgr\\.consensu\\.org/"],"js":{"conversant":[""]}}
{"name":"Convert","categories":[74],"website":"www.convert.com","scriptSrc":["\\.convertexperiments\\.com/js"],"js":{"convert":["\\;confidence:34"],"convertData":["\\;confidence:33"],"convert_temp":["\\;confidence:33"]}}
{"name":"ConvertFlow","categories":[10,74],"website":"www.convertflow.com","scriptSrc":["(?:app|js)\\.convertflow\\.co"],"js":{"convertflow":[""]}}
{"name":"ConvertKit","categories":[32,75],"website":"convertkit.com","scriptSrc":["\\.convertkit\\.com"],"dom":[["form[action*='.convertkit.com'], link[href*='.convertkit.com']","exists",""]]}
{"name":"Convertcart","categories":[32],"website":"www.convertcart.com","scriptSrc":["cdn\\.convertcart\\.com"]}
{"name":"Convertr","categories":[6],"website":"convertr.com.br","meta":{"author":["^Convertr Commerce$"]},"implies":["PHP","MySQL","Vue.js","Nuxt.js","Amazon Web Services"]}
{"name":"Convertri","categories":[51],"website":"www.convertri.com","scriptSrc":["cdn\\.convertri\\.com/"],"js":{"CONVERTRI_CONSTANTS":[""],"ConvertriAnalytics":[""],"convertriParameters":[""]}}
{"name":"ConveyThis","categories":[89],"website":"www.conveythis.com","scriptSrc":["cdn\\.conveythis\\.com"]}
{"name":"Cookie Information","categories":[67],"website":"cookieinformation.com","js":{"CookieInformation.config.cdnUrl":[""]}}
{"name":"Cookie Information plugin","categories":[87,67],"website":"wordpress.org/plugins/wp-gdpr-compliance","scriptSrc":["/wp-content/plugins/wp-gdpr-compliance/"],"implies":["Cookie Information"],"requires":["WordPress"]}
{"name":"Cookie Notice","categories":[67,87],"website":"wordpress.org/plugins/cookie-notice","scriptSrc":["/wp-content/plugins/cookie-notice/.{1,100}\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"]}
{"name":"Cookie Script","categories":[67],"website":"cookie-script.com","scriptSrc":["\\.cookie-script\\.com/"]}
{"name":"CookieFirst","categories":[67],"website":"cookiefirst.com","scriptSrc":["consent\\.cookiefirst\\.com/"],"js":{"cookiefirst_show_settings":[""]}}
{"name":"CookieHub","categories":[67],"website":"www.cookiehub.com","scriptSrc":["cookiehub\\.net/.{0,250}\\.js"]}
{"name":"CookieYes","categories":[67],"website":"www.cookieyes.com","scriptSrc":["app\\.cookieyes\\.com/client_data/","cdn-cookieyes\\.com/client_data/","/wp-content/plugins/cookie-law-info/.{1,100}\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"js":{"cookieYes":[""]},"dom":[["#cookie-law-info-bar","text",""],["link[href*='/wp-content/plugins/cookie-law-info/']","exists",""]]}
{"name":"Cookiebot","categories":[67],"website":"www.cookiebot.com","scriptSrc":["consent\\.cookiebot\\.com"]}
{"name":"Cooladata","categories":[97],"website":"www.cooladata.com","scriptSrc":["cdn\\.cooladata\\.com/"],"js":{"cooladata":[""]}}
{"name":"Coppermine","categories":[7],"website":"coppermine-gallery.net","html":["<!--Coppermine Photo Gallery ([\\d.]{1,250})\\;version:\\1"],"implies":["PHP"]}
{"name":"CopyPoison","categories":[19],"website":"copypoison.com","scriptSrc":["copypoison\\.com/cp\\.js"]}
{"name":"CoreUI","categories":[66],"website":"coreui.io","scripts":["webpackJsonp@coreui/coreui"],"js":{"coreui":[""]}}
{"name":"Corebine","categories":[1],"website":"corebine.com","js":{"corebine":[""]},"dom":[["#corebine-app","exists",""]]}
{"name":"Correos Ecommerce","categories":[6],"website":"www.correosecommerce.com","scriptSrc":["\\.mycorreosecommerce\\.com/"],"js":{"Comandia":[""]}}
{"name":"Cosmoshop","categories":[6],"website":"cosmoshop.de","scriptSrc":["cosmoshop_functions\\.js"]}
{"name":"Cotonti","categories":[1],"website":"www.cotonti.com","meta":{"generator":["Cotonti"]},"implies":["PHP"]}
{"name":"CouchDB","categories":[22],"website":"couchdb.apache.org","headers":{"server":["CouchDB/([\\d.]{1,250})\\;version:\\1"]}}
{"name":"Countly","categories":[10],"website":"count.ly","js":{"Countly":[""]}}
{"name":"Coveo","categories":[29,76],"website":"www.coveo.com","scriptSrc":["static\\.cloud\\.coveo\\.com"],"js":{"Coveo":[""]}}
{"name":"CoverManager","categories":[93],"website":"www.covermanager.com","scriptSrc":["\\.covermanager\\.com/"],"dom":[["iframe[src*='.covermanager.com/']","exists",""]]}
{"name":"Covet.pics","categories":[96,100],"website":"covet.pics","scriptSrc":["\\.covet\\.pics/"]}
{"name":"Cowboy","categories":[22],"website":"ninenines.eu","headers":{"server":["^Cowboy$"]}}
{"name":"Cozy AntiTheft","categories":[100],"website":"apps.shopify.com/cozy-antitheft-for-images-and-more","scriptSrc":["cdncozyantitheft\\.addons\\.business/"],"js":{"cozyEcoAdnsUa":[""]},"implies":["Shopify"]}
{"name":"CppCMS","categories":[1],"website":"cppcms.com","headers":{"x-powered-by":["^CppCMS/([\\d.]{1,250})$\\;version:\\1"]}}
{"name":"Craft CMS","categories":[1],"website":"craftcms.com","headers":{"x-powered-by":["\\bCraft CMS\\b"]},"cookies":{"craftsessionid":[""]},"implies":["Yii"]}
{"name":"Craft Commerce","categories":[6],"website":"craftcommerce.com","headers":{"x-powered-by":["\\bCraft Commerce\\b"]},"implies":["Craft CMS"]}
{"name":"Cratejoy","categories":[1,6],"website":"www.cratejoy.com","cookies":{"cratejoy_muffin42":[""],"statjoy_metrics":[""]},"js":{"statjoyServer":["stats\\.cratejoy\\.com"]}}
{"name":"Crazy Egg","categories":[10],"website":"crazyegg.com","scriptSrc":["script\\.crazyegg\\.com/pages/scripts/\\d{1,250}/\\d{1,250}\\.js"],"js":{"CE2":[""]}}
{"name":"CreateJS","categories":[31],"website":"code.createjs.com","scriptSrc":["code\\.createjs\\.com/"]}
{"name":"Creativ.eMail","categories":[87,75],"website":"www.creativemail.com","scriptSrc":["/wp-content/plugins/creative-mail-by-constant-contact/"],"requires":["WordPress"]}
{"name":"Crisp Live Chat","categories":[52],"website":"crisp.chat","scriptSrc":["client\\.crisp\\.chat/"],"js":{"$__CRISP_INCLUDED":[""],"$crisp":[""],"CRISP_WEBSITE_ID":[""]}}
{"name":"Criteo","categories":[36,77],"website":"criteo.com","scriptSrc":["//(?:cas\\.criteo\\.com|(?:[^/]\\.)?criteo\\.net)/","//static\\.criteo\\.net/js/ld/ld\\.js"],"js":{"Criteo":[""],"criteo_pubtag":[""],"criteo_q":[""]},"dom":[["link[href*='.criteo.com']","exists",""]]}
{"name":"Crobox","categories":[5],"website":"crobox.com","scriptSrc":["cdn\\.crobox\\.com"],"js":{"crobox":[""]}}
{"name":"Cross Pixel","categories":[77],"website":"crosspixel.net","scriptSrc":["tag\\.crsspxl\\.com"],"js":{"cp_C4w1ldN2d9PmVrkN":[""]}}
{"name":"Cross Sell","categories":[76],"website":"csell.io","scriptSrc":["load\\.csell\\.co"],"implies":["Shopify"]}
{"name":"CrossBox","categories":[30],"website":"crossbox.io","headers":{"server":["CBX-WS"]}}
{"name":"CrownPeak","categories":[19],"website":"www.crownpeak.com","scriptSrc":["js/crownpeak\\."],"js":{"CrownPeakAutocomplete":[""],"CrownPeakSearch":[""]}}
{"name":"Cryout Creations Bravada","categories":[80],"website":"www.cryoutcreations.eu/wordpress-themes/bravada","scriptSrc":["/wp-content/themes/bravada(?:-plus)?/.{1,100}frontend\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"dom":[["link#bravada-style-css, img[src*='/wp-content/themes/bravada/']","exists",""]],"requires":["WordPress"]}
{"name":"Cryout Creations Fluida","categories":[80],"website":"www.cryoutcreations.eu/wordpress-themes/fluida","scriptSrc":["/wp-content/themes/fluida(?:-plus)?/.{1,100}frontend\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"dom":[["link#fluida-themefonts-css","exists",""]],"requires":["WordPress"]}
{"name":"Cryout Creations Mantra","categories":[80],"website":"www.cryoutcreations.eu/wordpress-themes/mantra","scriptSrc":["/wp-content/themes/mantra(?:-plus)?/.{1,100}frontend\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"js":{"mantra_mobilemenu_init":[""],"mantra_onload":[""],"mantra_options":[""]},"dom":[["link#mantra-style-css, img[src*='/wp-content/themes/mantra/']","exists",""]],"requires":["WordPress"]}
{"name":"Cryout Creations Parabola","categories":[80],"website":"www.cryoutcreations.eu/wordpress-themes/parabola","scriptSrc":["/wp-content/themes/parabola/.{1,100}frontend\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"js":{"parabola_mobilemenu_init":[""],"parabola_settings":[""]},"dom":[["link#parabola-style-css, img[src*='/wp-content/themes/parabola/']","exists",""]],"requires":["WordPress"]}
{"name":"Crypto-Loot","categories":[56],"website":"crypto-loot.com","scriptSrc":["^/crypto-loot\\.com/lib/","^/webmine\\.pro/","^/cryptoloot\\.pro/","/crlt\\.js\\;confidence:75"],"js":{"CRLT.CONFIG.ASMJS_NAME":[""],"CryptoLoot":[""]}}
{"name":"CubeCart","categories":[6],"website":"www.cubecart.com","meta":{"generator":["cubecart"]},"implies":["PHP"]}
{"name":"Cufon","categories":[17],"website":"cufon.shoqolate.com","scriptSrc":["cufon-yui\\.js"],"js":{"Cufon":[""]}}
{"name":"Custom Fonts","categories":[87,17],"website":"github.com/brainstormforce/custom-fonts","scriptSrc":["/wp-content/plugins/custom-fonts/"],"requires":["WordPress"]}
{"name":"Customer.io","categories":[32],"website":"customer.io","scriptSrc":["assets\\.customer\\.io"]}
{"name":"Customily","categories":[76],"website":"www.customily.com","scriptSrc":["(?:cdn|app)\\.customily\\.com/"],"js":{"customily.sticky":[""]}}
{"name":"Cxense","categories":[76,86],"website":"www.cxense.com","meta":{"cxenseparse:itm-meta-keywords":[""],"cxenseparse:pageclass":[""],"cxenseparse:publishtime":[""],"cxenseparse:url":[""]},"scriptSrc":["\\.cxense\\.com/"]}
{"name":"CyberChimps Responsive","categories":[80],"website":"cyberchimps.com/responsive","scriptSrc":["/wp-content/themes/responsive(?:pro)?/"],"dom":[["link[href*='/wp-content/themes/responsive/'], link[href*='/wp-content/themes/responsivepro/']","exists",""]],"requires":["WordPress"]}
{"name":"Cybersource","categories":[41],"website":"www.cybersource.com","scriptSrc":["cybersource\\..{1,250}\\.js"]}
{"name":"Czater","categories":[52],"website":"www.czater.pl","scriptSrc":["\\.czater\\.pl"],"js":{"$czater":[""],"$czaterMethods":[""]}}
{"name":"cPanel","categories":[9],"website":"www.cpanel.net","headers":{"server":["cpsrvd/([\\d.]{1,250})\\;version:\\1"]},"cookies":{"cprelogin":[""],"cpsession":[""]},"html":["<!-- cPanel"]}
{"name":"cState","categories":[13],"website":"github.com/cstate/cstate","meta":{"generator":["cState v([\\d\\.]{1,250})\\;version:\\1"]}}
{"name":"cdnjs","categories":[31],"website":"cdnjs.com","scriptSrc":["cdnjs\\.cloudflare\\.com"],"dom":[["link[href*='cdnjs.cloudflare.com/']","exists",""]]}
{"name":"cgit","categories":[19],"website":"git.zx2c4.com/cgit","meta":{"generator":["^cgit v([\\d.a-z-]{1,250})$\\;version:\\1"]},"implies":["git","C"]}
{"name":"clickio","categories":[67],"website":"www.gdpr.clickio.com","scriptSrc":["clickio\\.mgr\\.consensu\\.org/t/consent_[0-9]{1,250}\\.js"]}
{"name":"comScore","categories":[10],"website":"comscore.com","scriptSrc":["\\.scorecardresearch\\.com/beacon\\.js","COMSCORE\\.beacon"],"js":{"COMSCORE":[""],"_COMSCORE":[""]},"dom":[["iframe[src*='.scorecardresearch.com/beacon'], iframe#comscore, iframe[src*='COMSCORE.beacon']","exists",""]]}
{"name":"commercetools","categories":[6],"website":"commercetools.com","dom":[["link[href*='.commercetools.com/'], body[data-commerce-tools-host*='.commercetools.com']","exists",""]]}
{"name":"core-js","categories":[59],"website":"github.com/zloirock/core-js","js":{"_babelPolyfill":[""],"core":[""],"core.version":["^(.{1,250})$\\;version:\\1"]}}
{"name":"crypto-js","categories":[59],"website":"github.com/brix/crypto-js","scriptSrc":["(?:/([\\d\\.-]{1,250}))?/crypto-js(?:\\.min)?\\.js\\;version:\\1"],"js":{"CryptoJS.Rabbit":[""],"CryptoJS.algo":[""]}}
{"name":"D3","categories":[25],"website":"d3js.org","scriptSrc":["/d3(?:\\. v\\d{1,250})?(?:\\.min)?\\.js"],"js":{"d3.version":["^(.{1,250})$\\;version:\\1"]}}
{"name":"DDoS-Guard","categories":[16],"website":"ddos-guard.net","headers":{"server":["^ddos-guard$"]}}
{"name":"DERAK.CLOUD","categories":[31],"website":"derak.cloud","headers":{"derak-umbrage":[""],"server":["^DERAK\\.CLOUD$"]},"cookies":{"__derak_auth":[""],"__derak_user":[""]},"js":{"derakCloud.init":[""]}}
{"name":"DHL","categories":[99],"website":"www.dhl.com","dom":[["img[alt*='dhl' i]","alt","\\bDHL\\b"]],"requiresCategory":[6]}
{"name":"DHTMLX","categories":[59],"website":"dhtmlx.com","scriptSrc":["dhtmlxcommon\\.js"]}
{"name":"DM Polopoly","categories":[1],"website":"www.atex.com/products/dm-polopoly","dom":[["img[data-src*='/polopoly_fs/'], link[href*='/polopoly_fs/'], img[src*='/polopoly_fs/']","exists",""]],"implies":["Java"]}
{"name":"DNN","categories":[1],"website":"www.dnnsoftware.com","headers":{"cookie":["dnn_IsMobile="],"dnnoutputcache":[""],"x-compressed-by":["DotNetNuke"]},"cookies":{"dotnetnukeanonymous":[""]},"meta":{"generator":["DotNetNuke"]},"scriptSrc":["/js/dnncore\\.js","/js/dnn\\.js"],"html":["<!-- by DotNetNuke Corporation","<!-- DNN Platform"],"js":{"DotNetNuke":[""],"dnn.apiversion":["^([\\d\\.]{1,250})$\\;version:\\1"]},"implies":["Microsoft ASP.NET"]}
{"name":"DPlayer","categories":[14],"website":"dplayer.js.org","scriptSrc":["/dplayer\\.js"],"js":{"DPlayer":[""],"DPlayer.version":["([\\d\\.]{1,250})\\;version:\\1"]}}
{"name":"DTScout","categories":[36],"website":"www.dtscout.com","scriptSrc":["\\.dtscout\\.com/"]}
{"name":"Daily Deals","categories":[5],"website":"dailydeals.ai","scriptSrc":["assets\\.dailydeals\\.ai/"],"js":{"ddAddToCheckout":["\\;confidence:50"],"ddAddToOrder":["\\;confidence:50"]}}
{"name":"DailyKarma","categories":[5],"website":"www.dailykarma.com","scriptSrc":["assets\\.dailykarma\\.io/"],"js":{"dkWidgetInit":["\\;confidence:50"],"dk_widget":["\\;confidence:50"]}}
{"name":"Dailymotion","categories":[14],"website":"www.dailymotion.com","meta":{"name":["dailymotion-domain-verification"]},"dom":[["img[data-src*='.dailymotion.com/'], iframe[scr*='.dailymotion.com/']","exists",""]]}
{"name":"Dancer","categories":[18],"website":"perldancer.org","headers":{"server":["Perl Dancer ([\\d.]{1,250})\\;version:\\1"],"x-powered-by":["Perl Dancer ([\\d.]{1,250})\\;version:\\1"]},"implies":["Perl"]}
{"name":"Danneo CMS","categories":[1],"website":"danneo.com","headers":{"x-powered-by":["CMS Danneo ([\\d.]{1,250})\\;version:\\1"]},"meta":{"generator":["Danneo CMS ([\\d.]{1,250})\\;version:\\1"]},"implies":["Apache","PHP"]}
{"name":"Daphne","categories":[22],"website":"github.com/django/daphne","headers":{"server":["Daphne"]},"implies":["TwistedWeb","Python","Zope"]}
{"name":"Darkmode.js","categories":[59],"website":"github.com/sandoche/Darkmode.js","scriptSrc":["darkmode-js@([\\d\\.]{1,250})/lib/darkmode-js\\.min\\.js\\;version:\\1"],"js":{"Darkmode":[""]}}
{"name":"Dart","categories":[27],"website":"dart.dev","scriptSrc":["/(?:\\.)?(?:dart)(?:\\.js)?/"],"js":{"$__dart_deferred_initializers__":[""],"___dart__$dart_dartObject_ZxYxX_0_":[""],"___dart_dispatch_record_ZxYxX_0_":[""]}}
{"name":"Darwin","categories":[28],"website":"opensource.apple.com","headers":{"server":["Darwin"],"x-powered-by":["Darwin"]}}
{"name":"DataLife Engine","categories":[1],"website":"dle-news.ru","meta":{"generator":["DataLife Engine"]},"js":{"dle_root":[""]},"implies":["PHP","Apache"]}
{"name":"DataMilk","categories":[10,19],"website":"www.datamilk.ai","js":{"datamilkMagicAiExecuted":[""]}}
{"name":"DataTables","categories":[59],"website":"datatables.net","scriptSrc":["dataTables.{0,250}\\.js"],"js":{"$.fn.dataTable.version":["^(.{1,250})$\\;version:\\1"],"jQuery.fn.dataTable.version":["^(.{1,250})$\\;version:\\1"]},"implies":["jQuery"]}
{"name":"Datadog","categories":[78,10],"website":"www.datadoghq.com","scriptSrc":["www\\.datadoghq-browser-agent\\.com"],"js":{"DD_LOGS":["\\;confidence:1"],"DD_RUM":["\\;confidence:99"]}}
{"name":"Datadome","categories":[16],"website":"datadome.co","headers":{"server":["^DataDome$"],"x-datadome":[""],"x-datadome-cid":[""]},"cookies":{"datadome":[""],"datadome-_zldp":[""],"datadome-_zldt":[""]},"scriptSrc":["^https://ct\\.datadome\\.co/[a-z]\\.js$"]}
{"name":"DatoCMS","categories":[1],"website":"www.datocms.com","headers":{"content-security-policy":["\\.datocms-assets\\.com\\;confidence:50"]},"dom":[["link[href*='datocms-assets.com'], img[src*='datocms-assets.com'], source[src*='datocms-assets.com'], div[style*='datocms-assets.com']","exists",""]]}
{"name":"Day.js","categories":[59],"website":"github.com/iamkun/dayjs","js":{"dayjs":[""]}}
{"name":"Dealer Spike","categories":[36,32],"website":"www.dealerspike.com","scriptSrc":["cdn\\.dealerspike\\.com"],"dom":[["meta[name='author'][content*='Dealer Spike']","exists",""]]}
{"name":"Debian","categories":[28],"website":"debian.org","headers":{"server":["Debian"],"x-powered-by":["(?:Debian|dotdeb|(potato|woody|sarge|etch|lenny|squeeze|wheezy|jessie|stretch|buster|sid))\\;version:\\1"]}}
{"name":"Decibel","categories":[10,74],"website":"decibel.com","scriptSrc":["cdn\\.decibelinsight\\.net"],"js":{"decibelInsight":[""],"decibelInsightLayer":[""]}}
{"name":"DedeCMS","categories":[1],"website":"dedecms.com","scriptSrc":["dedeajax"],"js":{"DedeContainer":[""]},"implies":["PHP"]}
{"name":"Deliverr","categories":[107],"website":"deliverr.com","scriptSrc":["fast-tags\\.deliverr\\.com"],"js":{"deliverrScript":[""]}}
{"name":"Demandbase","categories":[10,76],"website":"www.demandbase.com","scriptSrc":["tag.demandbase.com"],"js":{"Demandbase":[""],"Demandbase.version":["^(.{1,250})$\\;version:\\1"]}}
{"name":"Deno","categories":[22],"website":"deno.land"}
{"name":"Deno Deploy","categories":[62],"website":"deno.land","headers":{"server":["^deno/{0,250}"]},"implies":["Deno"]}
{"name":"DeskPro","categories":[1,53],"website":"www.deskpro.com","meta":{"generator":["^DeskPRO.{1,250}$"]}}
{"name":"DeskPro Chat","categories":[52],"website":"www.deskpro.com/product/chat","js":{"DESKPRO_WIDGET_OPTIONS.chat":[""]}}
{"name":"Deta","categories":[62],"website":"deta.sh","headers":{"server":["^Deta$"]},"url":["^https?://[^/]{1,250}\\.deta\\.(?:app|dev)"]}
{"name":"DiamondCDN","categories":[31],"website":"diamondcdn.com","headers":{"server":["^DiamondCDN$"]}}
{"name":"Dianomi","categories":[36],"website":"www.dianomi.com","scriptSrc":["\\.dianomi\\.com/"],"dom":[["iframe[src*='.dianomi.com/']","exists",""]]}
{"name":"Didomi","categories":[67],"website":"www.didomi.io/en/consent-preference-management","scriptSrc":["sdk\\.privacy-center\\.org/.{0,250}/loader\\.js"]}
{"name":"Digest","categories":[16],"website":"tools.ietf.org/html/rfc7616","headers":{"www-authenticate":["^Digest"]}}
{"name":"Digismoothie Candy Rack","categories":[100],"website":"www.digismoothie.com/apps/candy-rack","js":{"CANDYRACK_DOCUMENT_LISTENER":[""],"candyrackEnableDebug":[""]},"implies":["Shopify"]}
{"name":"Digistore24","categories":[71],"website":"www.digistore24.com","scriptSrc":["digistore/digistore\\.js","www\\.digistore24\\.com"],"js":{"DIGISTORE_LINK_ID_KEY":[""],"DIGISTORE_VENDORKEY":[""],"getTheSourceForDigistoreLinks":[""]}}
{"name":"Digital Showroom","categories":[6],"website":"digitalshowroom.in","dom":[["div.dd-showrom__layout","exists",""]]}
{"name":"DigitalRiver","categories":[6,41],"website":"www.digitalriver.com","cookies":{"x-dr-shopper-ets":[""],"x-dr-theme":["^\\d{1,250}$"]},"scriptSrc":["\\.digitalriver\\.com/"],"js":{"DigitalRiver":[""]}}
{"name":"DirectAdmin","categories":[9],"website":"www.directadmin.com","headers":{"server":["DirectAdmin Daemon v([\\d.]{1,250})\\;version:\\1"]},"html":["<a[^>]{1,250}>DirectAdmin</a> Web Control Panel"],"implies":["PHP","Apache"]}
{"name":"Directus","categories":[1],"website":"directus.io","headers":{"x-powered-by":["^Directus$"]},"implies":["Vue.js","TinyMCE","core-js"]}
{"name":"Discourse","categories":[2],"website":"discourse.org","meta":{"generator":["Discourse(?: ?/?([\\d.]{1,250}\\d))?\\;version:\\1"]},"js":{"Discourse":[""]},"implies":["Ruby on Rails"]}
{"name":"Discuz! X","categories":[2],"website":"www.discuz.net","meta":{"generator":["Discuz! X([\\d\\.]{1,250})?\\;version:\\1"]},"js":{"DISCUZCODE":[""],"discuzVersion":["^(.{1,250})$\\;version:\\1"],"discuz_uid":[""]},"implies":["PHP"]}
{"name":"Disqus","categories":[15],"website":"disqus.com","scriptSrc":["disqus_url"],"js":{"DISQUS":[""],"disqus_shortname":[""],"disqus_url":[""]},"dom":[["div#disqus_thread","exists",""]]}
{"name":"Distributor","categories":[87],"website":"distributorplugin.com","headers":{"x-distributor":["yes"]},"scriptSrc":["/wp-content/plugins/distributor"],"requires":["WordPress"]}
{"name":"District M","categories":[36],"website":"districtm.net","dom":[["iframe[src*='.districtm.io']","exists",""]]}
{"name":"Dito","categories":[53],"website":"www.dito.com.br","scriptSrc":["storage\\.googleapis\\.com/dito/sdk\\.js"],"js":{"dito.AppSettings":[""]}}
{"name":"Divi","categories":[51,80,87],"website":"www.elegantthemes.com/gallery/divi","meta":{"generator":["Divi"]},"scriptSrc":["Divi/js/custom\\.(?:min|unified)\\.js\\?ver=([\\d.]{1,250})\\;version:\\1"],"js":{"DIVI":[""]},"requires":["WordPress"]}
{"name":"DivideBuy","categories":[41,91],"website":"dividebuy.co.uk","js":{"display_dividebuy_modal":[""]},"dom":[["div[class*='dividebuy-softcredit']","exists",""]]}
{"name":"Divido","categories":[41,91],"website":"www.divido.com","scriptSrc":["cdn\\.divido\\.com"]}
{"name":"Django","categories":[18],"website":"djangoproject.com","cookies":{"django_language":[""]},"html":["powered by <a[^>]{1,250}>Django ?([\\d.]{1,250})?<\\/a>\\;version:\\1","<input[^>]{0,250}name=[\"']csrfmiddlewaretoken[\"'][^>]{0,250}>\\;version:\\1"],"js":{"__admin_media_prefix__":[""],"django":[""]},"implies":["Python"]}
{"name":"Django CMS","categories":[1],"website":"www.django-cms.org","scriptSrc":["/djangocms_"],"implies":["Python","Django","PostgreSQL"]}
{"name":"DocFX","categories":[4],"website":"github.com/dotnet/docfx","meta":{"docfx:navrel":["toc.html"],"docfx:tocrel":["toc.html"],"generator":["docfx\\s([\\d\\.]{1,250})\\;version:\\1"]}}
{"name":"Docker","categories":[60],"website":"www.docker.com","html":["<!-- This comment is expected by the docker HEALTHCHECK  -->"]}
{"name":"Docusaurus","categories":[4,57],"website":"docusaurus.io","meta":{"generator":["^Docusaurus(?: v(.{1,250}))?$\\;version:\\1"]},"implies":["React","webpack"]}
{"name":"Dojo","categories":[59],"website":"dojotoolkit.org","scriptSrc":["([\\d.]{1,250})/dojo/dojo(?:\\.xd)?\\.js\\;version:\\1"],"js":{"dojo":[""],"dojo.version.major":["^(.{1,250})$\\;version:\\1"]}}
{"name":"Dokan","categories":[6],"website":"wedevs.com/dokan","js":{"dokan":[""]}}
{"name":"Dokeos","categories":[21],"website":"dokeos.com","headers":{"x-powered-by":["Dokeos"]},"meta":{"generator":["Dokeos"]},"html":["Portal <a[^>]{1,250}>Dokeos","@import \"[^\"]{1,250}dokeos_blue"],"implies":["PHP","Xajax","jQuery","CKEditor"]}
{"name":"DokuWiki","categories":[8],"website":"www.dokuwiki.org","cookies":{"dokuwiki":[""]},"meta":{"generator":["^DokuWiki( Release [\\d-]{1,250})?\\;version:\\1"]},"js":{"DOKU_TPL":["\\;confidence:50"],"doku_edit_text_content":["\\;confidence:50"]},"implies":["PHP"]}
{"name":"Dominate WooCommerce","categories":[87],"website":"www.dominate.co/woocommerce","scriptSrc":["/wp-content/plugins/iwd-checkout-connector/"],"requires":["WordPress","WooCommerce"]}
{"name":"Doofinder","categories":[29],"website":"www.doofinder.com","scriptSrc":["cdn\\.doofinder\\.com/"],"js":{"doofinder.classic.version":["(.{1,250})\\;version:\\1"]}}
{"name":"Dotclear","categories":[1],"website":"dotclear.org","headers":{"x-dotclear-static-cache":[""]},"implies":["PHP"]}
{"name":"Dotdigital","categories":[32,10],"website":"dotdigital.com","scriptSrc":["js/_dmptv([\\d.]{1,250})\\.js\\;version:\\1"],"js":{"dmPt":["\\;confidence:25"],"dm_insight_id":[""],"dmtrackingobjectname":["\\;confidence:75"]}}
{"name":"Dotdigital Chat","categories":[52],"website":"dotdigital.com","js":{"_ddgChatConfig.urlBase":["\\.dotdigital\\.com"]},"implies":["Dotdigital"]}
{"name":"DoubleClick Ad Exchange (AdX)","categories":[36],"website":"www.doubleclickbygoogle.com/solutions/digital-marketing/ad-exchange","scriptSrc":["googlesyndication\\.com/pagead/show_ads\\.js","tpc\\.googlesyndication\\.com/safeframe","googlesyndication\\.com.{0,250}abg\\.js"]}
{"name":"DoubleClick Campaign Manager (DCM)","categories":[36],"website":"www.doubleclickbygoogle.com/solutions/digital-marketing/campaign-manager","scriptSrc":["2mdn\\.net"]}
{"name":"DoubleClick Floodlight","categories":[36],"website":"support.google.com/ds/answer/6029713?hl=en","scriptSrc":["https?://fls\\.doubleclick\\.net"]}
{"name":"DoubleClick for Publishers (DFP)","categories":[36],"website":"www.google.com/dfp","scriptSrc":["googletagservices\\.com/tag/js/gpt(?:_mobile)?\\.js"]}
{"name":"DoubleVerify","categories":[36,10],"website":"doubleverify.com","dom":[["link[href*='.doubleverify.com']","exists",""]]}
{"name":"Dovetale","categories":[71],"website":"dovetale.com","scriptSrc":["dttrk\\.com"],"js":{"Dovetale":[""]}}
{"name":"Doxygen","categories":[4],"website":"www.doxygen.nl","meta":{"generator":["Doxygen ([\\d.]{1,250})\\;version:\\1"]},"html":["<!-- Generated by Doxygen ([\\d.]{1,250})\\;version:\\1","<link[^>]{1,250}doxygen\\.css\\;version:\\1"]}
{"name":"Draft.js","categories":[20],"website":"draftjs.org","scriptSrc":["draft-js(@|/)([\\d.]{1,250})\\;version:\\2"]}
{"name":"Draftpress HFCM","categories":[87],"website":"draftpress.com/products/header-footer-code-manager-pro","html":["<!--[^>]{0,250}HFCM\\sby\\s99\\sRobots"],"requires":["WordPress"]}
{"name":"Dragon","categories":[27],"website":"dragon-lang.org","headers":{"x-powered-by":["Dragon Native ([\\d.]{1,250})\\;version:\\1"]},"url":["^.{0,250}(?:\\.dgn)$"],"implies":["Apache"]}
{"name":"Drapr","categories":[76],"website":"www.drapr.com","scriptSrc":["draprpubsubtest\\.firebaseapp\\.com/"],"js":{"drapr_data":[""],"drapr_deferLoading":[""]},"requiresCategory":[6]}
{"name":"DreamWeaver","categories":[20],"website":"www.adobe.com/products/dreamweaver.html","html":["<!--[^>]{0,250}(?:InstanceBeginEditable|Dreamweaver([^>]{1,250})target|DWLayoutDefaultTable)\\;version:\\1","<!-- #BeginDate format:"],"js":{"MM_preloadImages":[""],"MM_showHideLayers":[""],"MM_showMenu":[""]}}
{"name":"Dreamdata","categories":[32,10],"website":"dreamdata.io","scriptSrc":["\\.bizible\\.com/"],"js":{"BizTrackingA":[""],"Bizible":[""]},"dom":[["link[href*='.bizible.com']","exists",""]]}
{"name":"Drift","categories":[52],"website":"www.drift.com","js":{"drift":[""],"driftt":[""]}}
{"name":"Drip","categories":[32],"website":"www.drip.com","scriptSrc":["\\.getdrip\\.com/"]}
{"name":"Drop A Hint","categories":[100],"website":"apps.shopify.com/drop-a-hint-v2","js":{"DropAHint.BaseURL":["dropahint\\.love/"],"dropAHintTypeProduct":[""]},"requires":["Shopify"]}
{"name":"DropInBlog","categories":[11],"website":"dropinblog.com","scriptSrc":["\\.dropinblog\\.com/"],"dom":[["link[href*='.dropinblog.com/']","exists",""]]}
{"name":"Dropzone","categories":[59],"website":"www.dropzone.dev","js":{"Dropzone":[""],"Dropzone.version":["([\\d\\.]{1,250})\\;version:\\1"]}}
{"name":"Droxit","categories":[68],"website":"www.droxit.com","cookies":{"droxit_a11y_state":[""]},"scriptSrc":["/droxit-a11y/js/activator\\.js"]}
{"name":"Droz Bot","categories":[52],"website":"meudroz.com/droz-bot","scriptSrc":["chat-app\\.meudroz\\.com/"]}
{"name":"Drupal","categories":[1],"website":"www.drupal.org","headers":{"expires":["19 Nov 1978"],"x-drupal-cache":[""],"x-generator":["^Drupal(?:\\s([\\d.]{1,250}))?\\;version:\\1"]},"meta":{"generator":["^Drupal(?:\\s([\\d.]{1,250}))?\\;version:\\1"]},"scriptSrc":["drupal\\.js"],"scripts":["drupal_internal__nid"],"html":["<(?:link|style)[^>]{1,250}\"/sites/(?:default|all)/(?:themes|modules)/"],"js":{"Drupal":[""]},"implies":["PHP"]}
{"name":"Drupal Commerce","categories":[6],"website":"drupalcommerce.org","scriptSrc":["/modules/(?:contrib/)?commerce/js/conditions\\.js\\;confidence:50","/profiles/commerce_kickstart/modules/contrib/commerce/modules/checkout/commerce_checkout\\.js\\;confidence:50","/sites/(?:all|default)/modules/(?:contrib/)?commerce/modules/checkout/commerce_checkout\\.js\\;confidence:50"],"html":["<[^>]{1,250}(?:id=\"block[_-]commerce[_-]cart[_-]cart|class=\"commerce[_-]product[_-]field)"],"dom":[["aside#cart-offcanvas, form.commerce-order-item-add-to-cart-form, form.commerce-add-to-cart","exists",""]],"implies":["Drupal"]}
{"name":"Drupal Multisite","categories":[88],"website":"www.drupal.org/docs/multisite-drupal","scriptSrc":["/sites/(?!.{0,250}(default|all)).{0,250}/(?:files|themes|modules)/"],"implies":["Drupal"]}
{"name":"Duda","categories":[1],"website":"www.duda.co/website-builder","js":{"SystemID":["^.{0,250}DIRECT.{0,250}$"],"d_version":["^(.{0,250})$\\;version:\\1\\;confidence:0"]}}
{"name":"Duel","categories":[71],"website":"www.duel.tech","cookies":{"_duelcsrf":[""]},"scriptSrc":["\\.duel\\.me/"],"js":{"DUEL.apiURL":["api\\.duel\\.me"]},"implies":["Node.js","Angular","MongoDB"]}
{"name":"Dukaan","categories":[6],"website":"mydukaan.io","meta":{"apple-mobile-web-app-title":["^MyDukaan$"]},"scriptSrc":["apps\\.mydukaan\\.io/"]}
{"name":"Duopana","categories":[1,11,51],"website":"duopana.com","scriptSrc":["\\.beracode\\.com/"]}
{"name":"Dynamic Yield","categories":[74,76],"website":"www.dynamicyield.com","cookies":{"_dy_geo":[""],"_dy_ses_load_seq":[""]},"scriptSrc":["cdn(?:-eu)?\\.dynamicyield\\.\\w{1,250}/"],"js":{"DY.AdDetection":[""],"DYExps.sectionConfig":[""],"_dy_memStore":[""]}}
{"name":"Dynamicweb","categories":[1,6],"website":"www.dynamicweb.dk","cookies":{"dynamicweb":[""]},"meta":{"generator":["Dynamicweb ([\\d.]{1,250})\\;version:\\1"]},"implies":["Microsoft ASP.NET"]}
{"name":"Dynatrace","categories":[10],"website":"www.dynatrace.com","cookies":{"dtcookie1":[""]},"js":{"dtrum":[""]}}
{"name":"Dynatrace RUM","categories":[78],"website":"www.dynatrace.com/platform/real-user-monitoring","scriptSrc":["/ruxitagentjs_(?:.{1,250})_(?:.{1,250})\\.js"],"implies":["Dynatrace"]}
{"name":"Dyte","categories":[103],"website":"dyte.io","js":{"triggerDyteRecording":[""]},"implies":["WebRTC"]}
{"name":"db-ip","categories":[79],"website":"db-ip.com","scriptSrc":["cdn\\.db-ip\\.com"],"js":{"ENV.dbip":[""]}}
{"name":"decimal.js","categories":[59],"website":"mikemcl.github.io/decimal.js","scriptSrc":["decimal[.-]([\\d.]{0,250}\\d{1,250})(?:\\.min)?\\.js\\;version:\\1","/([\\d.]{0,250}\\d{1,250})/decimal(?:\\.min)?\\.js\\;version:\\1","decimal(?:\\.min)?\\.js(?:\\?ver(?:sion)?=([\\d.]{0,250}\\d{1,250}))?\\;version:\\1"],"js":{"Decimal.ROUND_HALF_FLOOR":[""]}}
{"name":"deepMiner","categories":[56],"website":"github.com/deepwn/deepMiner","scriptSrc":["deepMiner\\.js"],"js":{"deepMiner":[""]}}
{"name":"EC-CUBE","categories":[6],"website":"www.ec-cube.net","scriptSrc":["eccube\\.js","win_op\\.js"],"implies":["PHP"]}
{"name":"ECharts","categories":[25],"website":"echarts.apache.org","scriptSrc":["/echarts\\.min\\.[a-zA-Z0-9]{0,250}\\.js","/echarts(?:\\.simple)?(?:\\.esm)?(?:\\.common)?(?:\\.min)?\\.js","cdn\\.jsdelivr\\.net/(?:npm|gh/apache)/echarts@([\\d.]{1,100}(?:-[^/]{1,100})?|latest)/dist/echarts.{0,100}\\.js\\;version:\\1"],"dom":[["div[_echarts_instance_]","exists",""]]}
{"name":"EKM","categories":[6],"website":"www.ekm.com","cookies":{"ekmpowershop":[""]},"js":{"_ekmpinpoint":[""]}}
{"name":"ELOG","categories":[19],"website":"midas.psi.ch/elog","html":["<title>ELOG Logbook Selection</title>"]}
{"name":"ELOG HTTP","categories":[22],"website":"midas.psi.ch/elog","headers":{"server":["ELOG HTTP ?([\\d.-]{1,250})?\\;version:\\1"]},"implies":["ELOG"]}
{"name":"EPrints","categories":[19],"website":"www.eprints.org","meta":{"generator":["EPrints ([\\d.]{1,250})\\;version:\\1"]},"js":{"EPJS_menu_template":[""],"EPrints":[""]},"implies":["Perl"]}
{"name":"ERPNext","categories":[1],"website":"erpnext.com","js":{"erpnext.shopping_cart":[""],"erpnext.subscribe_to_newsletter":[""]},"implies":["Frappe"]}
{"name":"ESW","categories":[106],"website":"esw.com","scriptSrc":["Eswhooks\\.js"],"js":{"eshopworld":[""],"eswRetailerDisplayConfiguration":[""]}}
{"name":"EWWW Image Optimizer","categories":[87,92],"website":"github.com/nosilver4u/ewww-image-optimizer","scriptSrc":["/wp-content/plugins/ewww-image-optimizer/"],"js":{"ewww_webp_supported":[""]},"requires":["WordPress"]}
{"name":"EX.CO","categories":[5],"website":"ex.co","scriptSrc":["\\.ex\\.co","\\.playbuzz\\.com"],"js":{"__EXCO":[""],"__EXCO_INTEGRATION_TYPE":[""],"excoPixelUrl":[""]}}
{"name":"Easy Hide PayPal","categories":[100],"website":"apps.shopify.com/easyhide","scriptSrc":["easyhide\\.herculesapps\\.com/"],"implies":["Shopify"]}
{"name":"Easy Redirects","categories":[100],"website":"apps.shopify.com/easyredirects","scriptSrc":["easy-redirects\\..{1,250}/redirect-app\\.js"],"implies":["Shopify"]}
{"name":"EasyDigitalDownloads","categories":[6,87],"website":"easydigitaldownloads.com","meta":{"generator":["^Easy Digital Downloads v(.{0,250})$\\;version:\\1"]},"requires":["WordPress"]}
{"name":"EasyEngine","categories":[47,9],"website":"easyengine.io","headers":{"x-powered-by":["^EasyEngine (.{0,250})$\\;version:\\1"]},"implies":["Docker"]}
{"name":"EasyStore","categories":[6],"website":"www.easystore.co","scriptSrc":["\\.easystore\\.co/"],"js":{"EasyStore":[""]}}
{"name":"Ebasnet","categories":[1],"website":"ebasnet.com","meta":{"author":["^Ebasnet Web Solutions$"]},"scriptSrc":["cdnebasnet\\.com/"],"implies":["PHP","MySQL","Varnish","Symfony"]}
{"name":"EcForce","categories":[6],"website":"ec-force.com","js":{"EcForce.Models":[""],"EcForce.Models.Shop":[""]},"implies":["Ruby","Ruby on Rails","Nginx"]}
{"name":"Ecwid","categories":[6],"website":"www.ecwid.com","scriptSrc":["https://app\\.multiscreenstore\\.com/script\\.js","https://app\\.ecwid\\.com/script\\.js"],"js":{"Ecwid":[""],"EcwidCart":[""]}}
{"name":"EdgeCast","categories":[31],"website":"www.edgecast.com","headers":{"server":["^ECD\\s\\(\\S{1,250}\\)"]},"url":["https?://(?:[^/]{1,250}\\.)?edgecastcdn\\.net/"]}
{"name":"Edgio","categories":[31,62],"website":"edg.io","headers":{"x-0-status":[""],"x-0-t":[""],"x-0-version":["^\\d{1,250} ([\\d.]{1,250}) \\;version:\\1"]},"cookies":{"layer0_bucket":[""],"layer0_destination":[""],"layer0_eid":[""]},"scriptSrc":["/__layer0__/cache-manifest\\.js"],"js":{"Layer0.Metrics":[""]}}
{"name":"Editor.js","categories":[24],"website":"editorjs.io","js":{"EditorJS":[""]}}
{"name":"Eggplant","categories":[78],"website":"www.eggplantsoftware.com","headers":{"content-security-policy":["\\.eggplant\\.cloud\\;confidence:50"]},"scriptSrc":["\\.eggplant\\.cloud/"]}
{"name":"Ektron CMS","categories":[1],"website":"www.optimizely.com/ektron-cms","scriptSrc":["/ektron\\.javascript\\.ashx"],"js":{"Ektron":[""]},"implies":["Microsoft ASP.NET"]}
{"name":"Elastic APM","categories":[10,13,78],"website":"www.elastic.co/apm","js":{"elasticApm":[""]},"implies":["Elasticsearch"]}
{"name":"ElasticPress","categories":[87],"website":"www.elasticpress.io","headers":{"x-elasticpress-query":[""]},"implies":["Elasticsearch"]}
{"name":"ElasticSuite","categories":[29],"website":"elasticsuite.io","cookies":{"stuid":["\\;confidence:50"],"stvid":["\\;confidence:50"]},"scriptSrc":["/Smile_ElasticsuiteTracker/"],"js":{"smileTracker":[""]},"implies":["PHP","Elasticsearch"],"requires":["OroCommerce","Magento"]}
{"name":"Elasticsearch","categories":[29],"website":"www.elastic.co","dom":[["div#topsearchelastic_widget","exists",""]]}
{"name":"Elcodi","categories":[6],"website":"elcodi.io","headers":{"x-elcodi":[""]},"implies":["PHP","Symfony"]}
{"name":"Elcom","categories":[1],"website":"www.elcom.com.au","meta":{"generator":["^elcomCMS"]},"implies":["Microsoft ASP.NET"]}
{"name":"Eleanor CMS","categories":[1],"website":"eleanor-cms.ru","meta":{"generator":["Eleanor"]},"implies":["PHP"]}
{"name":"Element UI","categories":[12],"website":"element.eleme.io","html":["<(?:div|button) class=\"el-(?:table-column|table-filter|popper|pagination|pager|select-group|form|form-item|color-predefine|color-hue-slider|color-svpanel|color-alpha-slider|color-dropdown|color-picker|badge|tree|tree-node|select|message|dialog|checkbox|checkbox-button|checkbox-group|container|steps|carousel|menu|menu-item|submenu|menu-item-group|button|button-group|card|table|select-dropdown|row|tabs|notification|radio|progress|progress-bar|tag|popover|tooltip|cascader|cascader-menus|cascader-menu|time-spinner|spinner|spinner-inner|transfer|transfer-panel|rate|slider|dropdown|dropdown-menu|textarea|input|input-group|popup-parent|radio-group|main|breadcrumb|time-range-picker|date-range-picker|year-table|date-editor|range-editor|time-spinner|date-picker|time-panel|date-table|month-table|picker-panel|collapse|collapse-item|alert|select-dropdown|select-dropdown__empty|select-dropdown__wrap|select-dropdown__list|scrollbar|switch|carousel|upload|upload-dragger|upload-list|upload-cover|aside|input-number|header|message-box|footer|radio-button|step|autocomplete|autocomplete-suggestion|loading-parent|loading-mask|loading-spinner|)"],"implies":["Vue.js"]}
{"name":"Elementor","categories":[51],"website":"elementor.com","scriptSrc":["elementor/assets/js/[^/]{1,250}\\.js\\?ver=([\\d.]{1,250})$\\;version:\\1"],"html":["<div class=(?:\"|')[^\"']{0,250}elementor","<section class=(?:\"|')[^\"']{0,250}elementor","<link [^>]{0,250}href=(?:\"|')[^\"']{0,250}elementor/assets","<link [^>]{0,250}href=(?:\"|')[^\"']{0,250}uploads/elementor/css"],"js":{"elementorFrontend.getElements":[""]}}
{"name":"Elementor Header & Footer Builder","categories":[87],"website":"github.com/brainstormforce/header-footer-elementor","dom":[["link[href*='/wp-content/plugins/header-footer-elementor/']","exists",""]],"implies":["Elementor"],"requires":["WordPress","Elementor"]}
{"name":"Elevar","categories":[10],"website":"www.getelevar.com","js":{"ElevarGtmSuite":[""],"elevar_gtm_errors":[""],"webpackChunkelevar_gtm_suite_scripts":[""]}}
{"name":"Eleventy","categories":[57],"website":"www.11ty.dev","meta":{"generator":["^Eleventy\\sv([\\d\\.]{1,250})$\\;version:\\1"]}}
{"name":"Elfsight","categories":[5],"website":"elfsight.com","scriptSrc":["\\.elfsight\\.com/"]}
{"name":"Elm","categories":[27,12],"website":"elm-lang.org","js":{"Elm.Main.embed":["\\;version:0.18"],"Elm.Main.init":["\\;version:0.19"]}}
{"name":"Elm-ui","categories":[66],"website":"github.com/mdgriffith/elm-ui","html":["<style>[\\s\\S]{0,250}\\.explain > \\.s[\\s\\S]{0,250}\\.explain > \\.ctr > \\.s"],"implies":["Elm"]}
{"name":"Eloqua","categories":[32],"website":"eloqua.com","cookies":{"eloqua":[""]},"scriptSrc":["elqCfg\\.js"],"js":{"_elq":[""],"_elqQ":[""],"eloqContactData":[""],"eloquaActionSettings":[""],"elqCookieValue":[""],"elqCurESite":[""],"elqLoad":[""],"elqSiteID":[""],"elq_global":[""]}}
{"name":"Emarsys","categories":[32,97],"website":"emarsys.com","scriptSrc":["(?:static|cdn)\\.scarabresearch\\.com"],"js":{"Scarab":[""],"ScarabQueue":[""]}}
{"name":"Ematic Solutions","categories":[32],"website":"www.ematicsolutions.com","js":{"EmaticsObject":[""],"ematicApikey":[""],"ematics":[""],"ematicsSubscribe":[""]}}
{"name":"EmbedPlus","categories":[87],"website":"www.embedplus.com","scriptSrc":["/wp-content/plugins/youtube-embed-plus(?:-pro)?/.{1,100}\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"requires":["WordPress"]}
{"name":"EmbedSocial","categories":[5],"website":"embedsocial.com","scriptSrc":["embedsocial\\.com/"],"js":{"EMBEDSOCIALHASHTAG":[""],"EmbedSocialIframeLightbox":[""]}}
{"name":"EmbedThis Appweb","categories":[22],"website":"embedthis.com/appweb","headers":{"server":["Mbedthis-Appweb(?:/([\\d.]{1,250}))?\\;version:\\1"]}}
{"name":"Embedly","categories":[5],"website":"embed.ly","scriptSrc":["cdn\\.embedly\\.com/"],"js":{"embedly":[""]}}
{"name":"Ember.js","categories":[12],"website":"emberjs.com","js":{"Ember":[""],"Ember.VERSION":["^(.{1,250})$\\;version:\\1"],"EmberENV":[""]}}
{"name":"Emotion","categories":[12,47],"website":"emotion.sh","dom":[["style[data-emotion], style[data-emotion-css]","exists",""]]}
{"name":"Emotive","categories":[32],"website":"emotive.io","scriptSrc":["emotivecdn\\.io/"],"js":{"emotivePopupInitializing":[""]}}
{"name":"Enable","categories":[68],"website":"www.enable.co.il","scriptSrc":["cdn\\.enable\\.co\\.il/"],"js":{"enable_toolbar.is_premium":[""]}}
{"name":"Endurance Page Cache","categories":[87,23],"website":"github.com/bluehost/endurance-page-cache","headers":{"x-endurance-cache-level":[""]},"requires":["WordPress"]}
{"name":"Engagio","categories":[10],"website":"www.engagio.com","scriptSrc":["web-analytics\\.engagio\\.com/js/ei\\.js","web-analytics\\.engagio\\.com/api/"]}
{"name":"Engintron","categories":[33],"website":"github.com/engintron/engintron","headers":{"x-server-powered-by":["^Engintron$"]},"requires":["Nginx"]}
{"name":"Enigma","categories":[80],"website":"wordpress.org/themes/enigma","scriptSrc":["/wp-content/themes/enigma/"],"requires":["WordPress"]}
{"name":"Enjin CMS","categories":[1],"website":"www.enjin.com","scriptSrc":["\\.enjin\\.com/"],"js":{"Enjin_Core_Storage_Cache":[""],"Enjin_UI":[""]}}
{"name":"Enlistly","categories":[100],"website":"enlistly.com","scriptSrc":["cdn\\.enlistly\\.com/"],"implies":["Shopify"]}
{"name":"Ensi","categories":[6],"website":"ensi.tech","headers":{"x-ensi-platform":[""]},"meta":{"generator":["Ensi Platform"]}}
{"name":"Ensighten","categories":[42],"website":"success.ensighten.com/hc/en-us","scriptSrc":["//nexus\\.ensighten\\.com/"]}
{"name":"Envo Shop","categories":[80],"website":"envothemes.com/free-envo-shop","scriptSrc":["/wp-content/themes/envo-shop/.{1,100}customscript\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"requires":["WordPress"]}
{"name":"Envo Storefront","categories":[80],"website":"envothemes.com/free-envo-storefront","scriptSrc":["/wp-content/themes/envo-storefront/.{1,100}customscript\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"requires":["WordPress"]}
{"name":"Envo eCommerce","categories":[80],"website":"envothemes.com/free-envo-ecommerce","scriptSrc":["/wp-content/themes/envo-ecommerce/.{1,100}customscript\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"requires":["WordPress"]}
{"name":"Envoy","categories":[64],"website":"www.envoyproxy.io","headers":{"server":["^envoy$"],"x-envoy-upstream-service-time":[""]}}
{"name":"Envybox","categories":[5,52],"website":"envybox.io","scriptSrc":["static\\.saas-support\\.com/"],"js":{"EnvyWidget":[""]}}
{"name":"Enyo","categories":[12,26],"website":"enyojs.com","scriptSrc":["enyo\\.js"],"js":{"enyo":[""]}}
{"name":"Epoch","categories":[25],"website":"fastly.github.io/epoch","scriptSrc":["epoch(?:\\.min)?\\.js"],"html":["<link[^>]{1,250}?href=\"[^\"]{1,250}epoch(?:\\.min)?\\.css"],"implies":["D3"]}
{"name":"Epom","categories":[36],"website":"epom.com","url":["^https?://(?:[^/]{1,250}\\.)?ad(?:op)?shost1\\.com/"],"js":{"epomCustomParams":[""]}}
{"name":"EqualWeb","categories":[68],"website":"www.equalweb.com","scriptSrc":["cdn\\.equalweb\\.com.{0,250}\\.js"]}
{"name":"EraofEcom Cartroids","categories":[100],"website":"eraofecom.org/collections/tech/products/cartroids","js":{"cartroids.appBase":["cartroids\\.eraofecom\\.org"]},"implies":["Shopify"]}
{"name":"EraofEcom MTL","categories":[100],"website":"eraofecom.org/collections/tech/products/milk-the-leads","scriptSrc":["mtl\\.eraofecom\\.org"],"implies":["Shopify"]}
{"name":"EraofEcom WinAds","categories":[100],"website":"eraofecom.org/collections/tech/products/win-ads-manager","js":{"win_ads.baseURL":["winads\\.eraofecom\\.org"]},"dom":[["link[href*='winads.eraofecom.org']","exists",""]],"implies":["Shopify"]}
{"name":"Erlang","categories":[27],"website":"www.erlang.org","headers":{"server":["Erlang( OTP/(?:[\\d.ABR-]{1,250}))?\\;version:\\1"]}}
{"name":"Errorception","categories":[10],"website":"errorception.com","js":{"_errs":[""]}}
{"name":"Essent SiteBuilder Pro","categories":[1,6],"website":"www.essent.com/SiteBuilderPro.html","meta":{"generator":["^Essent® SiteBuilder Pro$"]}}
{"name":"Essential Addons for Elementor","categories":[87],"website":"essential-addons.com/elementor","scriptSrc":["/wp-content/uploads/essential-addons-elementor/"],"dom":[["link[href*='/wp-content/uploads/essential-addons-elementor/']","exists",""]],"requires":["WordPress"]}
{"name":"Essential JS 2","categories":[12,59],"website":"www.syncfusion.com/javascript-ui-controls","html":["<[^>]{1,100} class ?= ?\"(?:e-control|[^\"]{1,100} e-control)(?: )[^\"]{0,100} e-lib\\b"]}
{"name":"Estore Compare","categories":[74],"website":"estore.co.jp/estorecompare","scriptSrc":["cdn\\d{1,250}\\.estore\\.jp/"]}
{"name":"Estore Shopserve","categories":[6],"website":"estore.co.jp/shopserve","scriptSrc":["cart\\d{1,250}\\.shopserve\\.jp/"]}
{"name":"Etherpad","categories":[24],"website":"etherpad.org","headers":{"server":["^Etherpad"]},"scriptSrc":["/ep_etherpad-lite/"],"js":{"padeditbar":[""],"padimpexp":[""]},"implies":["Node.js"]}
{"name":"Ethers","categories":[59],"website":"ethers.org","js":{"_ethers":[""]}}
{"name":"EthicalAds","categories":[36],"website":"www.ethicalads.io","scriptSrc":["media\\.ethicalads\\.io"]}
{"name":"Etix","categories":[104],"website":"hello.etix.com","js":{"Etix.javaContext":[""]}}
{"name":"Etracker","categories":[10,74],"website":"www.etracker.com","scriptSrc":["\\.etracker\\.com"],"js":{"_etracker":[""]}}
{"name":"Everflow","categories":[10],"website":"www.everflow.io","scriptSrc":["everflow\\.js"]}
{"name":"Eveve","categories":[5,72],"website":"www.eveve.com","html":["<iframe[^>]{0,250}[\\w]{1,250}\\.eveve\\.com"],"implies":["PHP"]}
{"name":"Evidon","categories":[67],"website":"www.evidon.com","scriptSrc":["\\.evidon\\.com/"],"js":{"EB.EvidonConsent":[""],"evidon":[""]}}
{"name":"ExactMetrics","categories":[87,10],"website":"www.exactmetrics.com","scriptSrc":["/wp-content/plugins/google-analytics-dashboard-for-wp/.{1,100}\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"js":{"ExactMetrics":[""],"exactmetrics_frontend":[""]},"requires":["WordPress"]}
{"name":"Exemptify","categories":[106,100],"website":"modules4u.biz/exemptify","scriptSrc":["\\.modules4u\\.biz/shopify/exemptify"],"js":{"ExemptifyTriggerUpdate":[""],"m4u_ex_vat_postfix_txt":[""]},"implies":["Shopify"]}
{"name":"Exhibit","categories":[25],"website":"simile-widgets.org/exhibit","scriptSrc":["exhibit.{0,250}\\.js"],"js":{"Exhibit":[""],"Exhibit.version":["^(.{1,250})$\\;version:\\1"]}}
{"name":"ExitIntel","categories":[32],"website":"exitintelligence.com","scriptSrc":["(?:get.)?exitintel\\.com"],"js":{"exitintel.VERSION":["(.{1,250})$\\;version:\\1"],"exitintelAccount":[""],"exitintelConfig":[""]}}
{"name":"ExoClick","categories":[36],"website":"www.exoclick.com","meta":{"exoclick-site-verification":[""]},"scriptSrc":["\\.exoclick\\.com/"]}
{"name":"ExpertRec","categories":[29],"website":"www.expertrec.com","scriptSrc":["expertrec\\.com/api/js/ci_common\\.js\\?id=.{0,250}"],"js":{"_er_config":[""]}}
{"name":"Exponea","categories":[97],"website":"go.exponea.com","scriptSrc":["(?:\\.exponea\\.com)?/js/exponea\\.min\\.js"],"js":{"exponea.version":["^v([\\d.]{1,250})$\\;version:\\1"]}}
{"name":"Express","categories":[18,22],"website":"expressjs.com","headers":{"x-powered-by":["^Express(?:$|,)"]},"implies":["Node.js"]}
{"name":"ExpressionEngine","categories":[1],"website":"expressionengine.com","cookies":{"exp_csrf_token":[""],"exp_last_activity":[""],"exp_tracker":[""]},"implies":["PHP"]}
{"name":"ExtJS","categories":[12],"website":"www.sencha.com","scriptSrc":["ext-base\\.js"],"js":{"Ext":[""],"Ext.version":["^(.{1,250})$\\;version:\\1"],"Ext.versions.extjs.version":["^(.{1,250})$\\;version:\\1"]}}
{"name":"ExtendThemes Calliope","categories":[80],"website":"wordpress.org/themes/calliope","scriptSrc":["/wp-content/themes/calliope/"],"dom":[["link[href*='/wp-content/themes/calliope/']","exists",""]],"requires":["WordPress"]}
{"name":"ExtendThemes EmpowerWP","categories":[80],"website":"extendthemes.com/empowerwp","scriptSrc":["/wp-content/themes/empowerwp(?:-pro)?/"],"dom":[["link[href*='/wp-content/themes/empowerwp']","exists",""]],"requires":["WordPress"],"excludes":["ExtendThemes Mesmerize"]}
{"name":"ExtendThemes Highlight","categories":[80],"website":"extendthemes.com/highlight","scriptSrc":["/wp-content/themes/highlight(?:-pro)?/"],"dom":[["link[href*='/wp-content/themes/highlight/'], link[href*='/wp-content/themes/highlight-pro/']","exists",""]],"requires":["WordPress"],"excludes":["ExtendThemes Mesmerize"]}
{"name":"ExtendThemes Materialis","categories":[80],"website":"extendthemes.com/materialis","scriptSrc":["/wp-content/themes/materialis(?:-pro)?/"],"js":{"MaterialisTheme":[""],"materialisSetHeaderTopSpacing":[""],"materialis_theme_pro_settings":[""]},"dom":[["link#materialis-style-css","exists",""]],"requires":["WordPress"]}
{"name":"ExtendThemes Mesmerize","categories":[80],"website":"extendthemes.com/mesmerize","scriptSrc":["/wp-content/themes/mesmerize(?:-pro)?/"],"js":{"MesmerizeKube":[""],"mesmerizeDomReady":[""],"mesmerizeFooterParalax":[""],"mesmerizeMenuSticky":[""]},"dom":[["link#mesmerize-style-css","exists",""]],"requires":["WordPress"]}
{"name":"Extendify","categories":[87],"website":"extendify.com","meta":{"framework":["^Redux ([\\d\\.]{1,250})\\;version:\\1"]},"requires":["WordPress"]}
{"name":"Extole","categories":[94,84],"website":"www.extole.com","scriptSrc":["\\.(?:extole|xtlo)\\.(?:com|net)/"],"js":{"extole.VERSION":["^([\\d\\.]{1,250})$\\;version:\\1"]}}
{"name":"Ezoic","categories":[10,36],"website":"www.ezoic.com","scriptSrc":["\\.ezo(?:js|ic|dn)\\.(?:com|net)"],"js":{"EzoicA":[""],"EzoicBanger":[""],"ezoicTestActive":[""]}}
{"name":"e-Shop Commerce","categories":[6],"website":"www.e-shop.co.il","scriptSrc":["/template_inc/eshopstoresframework"]}
{"name":"e-goi","categories":[32,75],"website":"www.e-goi.com","scriptSrc":["\\.e-goi\\.com/egoimmerce\\.js"],"js":{"Egoimmerce":[""],"_egoiaq":[""]}}
{"name":"e107","categories":[1],"website":"e107.org","headers":{"x-powered-by":["e107"]},"cookies":{"e107_tz":[""]},"scriptSrc":["[^a-z\\d]e107\\.js"],"implies":["PHP"]}
{"name":"eBay Partner Network","categories":[71,94],"website":"partnernetwork.ebay.com","scriptSrc":["epnt\\.ebay\\.com/"]}
{"name":"eCaupo","categories":[6],"website":"www.ecaupo.com","scriptSrc":["\\.ecaupo\\.(?:at|com)/"]}
{"name":"eClass","categories":[1],"website":"www.eclass.com.hk","js":{"fe_eclass":["\\;confidence:50"],"fe_eclass_guest":["\\;confidence:50"]}}
{"name":"eDokan","categories":[6],"website":"edokan.co","dom":[["img[src*='cdn.edokan.co']","exists",""]],"implies":["Node.js","Angular","MongoDB"]}
{"name":"eKomi","categories":[5],"website":"www.ekomi.de","js":{"ekomiWidgetMain":[""]},"dom":[[".ekomi-widget-container","exists",""]]}
{"name":"eNamad","categories":[19],"website":"enamad.ir","meta":{"enamad":["^\\d{1,250}$"]},"dom":[["div.e-namad-widget-wrapper, img[src*='.enamad.ir/']","exists",""]]}
{"name":"ePages","categories":[6],"website":"www.epages.com","headers":{"x-epages-requestid":[""]},"js":{"epages":[""]}}
{"name":"eSSENTIAL Accessibility","categories":[68],"website":"www.essentialaccessibility.com","dom":[["a[href*='.essentialaccessibility.com'] > img","exists",""]]}
{"name":"eShopCRM","categories":[53],"website":"eshopcrm.com","scriptSrc":["eshopcrm\\.com/"],"implies":["Shopify"]}
{"name":"eSputnik","categories":[32,97],"website":"esputnik.com","scriptSrc":["(?://|\\.)esputnik\\.com/"],"js":{"esSdk":["^es$"]}}
{"name":"eSyndiCat","categories":[1],"website":"esyndicat.com","headers":{"x-drectory-script":["^eSyndiCat"]},"meta":{"generator":["^eSyndiCat "]},"js":{"esyndicat":[""]},"implies":["PHP"]}
{"name":"eWAY Payments","categories":[41],"website":"www.eway.com.au","scriptSrc":["secure\\.ewaypayments\\.com"],"html":["<img [^>]{0,100}src=\"[^/]{0,100}//[^/]{0,100}eway\\.com"]}
{"name":"eZ Platform","categories":[1,6],"website":"ezplatform.com","meta":{"generator":["eZ Platform"]},"implies":["Symfony"]}
{"name":"eZ Publish","categories":[1,6],"website":"github.com/ezsystems/ezpublish-legacy","headers":{"x-powered-by":["^eZ Publish"]},"cookies":{"ezsessid":[""]},"meta":{"generator":["eZ Publish"]},"implies":["PHP"]}
{"name":"ebisumart","categories":[6],"website":"www.ebisumart.com","js":{"Ebisu.FontChanger":[""],"Ebisu.FontChanger.map.L":[""],"ebisu_conv":[""]}}
{"name":"ef.js","categories":[12],"website":"ef.js.org","scriptSrc":["/ef(?:-core)?(?:\\.min|\\.dev)?\\.js"],"js":{"ef.version":["^(.{1,250})$\\;version:\\1"],"efCore":[""]}}
{"name":"emBlue","categories":[32,75],"website":"www.embluemail.com/en","scriptSrc":["\\.embluemail\\.com/(?:library/([\\d.]{1,250}))?\\;version:\\1"],"js":{"emblueOnSiteApp":[""]}}
{"name":"enduro.js","categories":[1],"website":"endurojs.com","headers":{"x-powered-by":["^enduro\\.js"]},"implies":["Node.js"]}
{"name":"etika","categories":[91],"website":"etika.com","js":{"EtikaProductJsHelper":[""],"etikaBannerInject":[""],"etikaGlobal":[""]}}
{"name":"eucookie.eu","categories":[67],"website":"www.eucookie.eu","scriptSrc":["eucookie\\.eu/public/gdpr-cookie-consent\\.js"]}
{"name":"experiencedCMS","categories":[1],"website":"experiencedcms.berkearas.de","meta":{"generator":["^experiencedCMS$"]},"implies":["PHP"]}
{"name":"F5 BigIP","categories":[64],"website":"www.f5.com/products/big-ip-services","headers":{"server":["^big-?ip$"]},"cookies":{"f5_ht_shrinked":[""],"f5_st":[""],"f5_fullwt":[""],"lastmrh_session":[""],"mrhshint":[""],"mrhsequence":[""],"mrhsession":[""],"tin":[""]}}
{"name":"FARFETCH Black & White","categories":[6],"website":"www.farfetchplatformsolutions.com","scriptSrc":["cdn-static\\.farfetch-contents.com\\.js"]}
{"name":"FAST ESP","categories":[29],"website":"microsoft.com/enterprisesearch","html":["<form[^>]{1,250}id=\"fastsearch\""]}
{"name":"FAST Search for SharePoint","categories":[29],"website":"sharepoint.microsoft.com/en-us/product/capabilities/search/Pages/Fast-Search.aspx","html":["<input[^>]{1,250} name=\"ParametricSearch"],"url":["Pages/SearchResults\\.aspx\\?k="],"implies":["Microsoft SharePoint","Microsoft ASP.NET"]}
{"name":"FUDforum","categories":[2],"website":"github.com/fudforum/FUDforum","js":{"fud_msg_focus":[""],"fud_tree_msg_focus":[""]},"implies":["Perl","PHP"]}
{"name":"Fabric","categories":[6],"website":"fabric.inc","meta":{"powered-by":["FabricInc"]},"dom":[["img[data-src*='fabric.imgix.net/']","exists",""]]}
{"name":"Facebook Chat Plugin","categories":[52],"website":"developers.facebook.com/docs/messenger-platform/discovery/facebook-chat-plugin","scriptSrc":["connect\\.facebook\\.net/.{1,250}\\.customerchat\\.js"],"js":{"facebookChatSettings":[""]},"dom":[["iframe[src*='.facebook.com/']","src","\\.facebook\\.com/v([\\d\\.]{1,250})/plugins/customerchat\\;version:\\1"]]}
{"name":"Facebook Login","categories":[69],"website":"developers.facebook.com/docs/facebook-login","js":{"FB.getLoginStatus":[""]}}
{"name":"Facebook Pay","categories":[41],"website":"pay.facebook.com","dom":[["[aria-labelledby='pi-facebook_pay']","exists",""]]}
{"name":"Facebook Pixel","categories":[10],"website":"facebook.com","scriptSrc":["connect\\.facebook.\\w{1,100}/signals/config/\\d{1,100}\\?v=([\\d\\.]{1,100})\\;version:\\1","connect\\.facebook\\.\\w{1,250}/.{1,250}/fbevents\\.js"],"js":{"_fbq":[""]},"dom":[["img[src*='facebook.com/tr']","exists",""]]}
{"name":"Facil-iti","categories":[68],"website":"www.facil-iti.com","scriptSrc":["ws\\.facil-iti\\.com/tag/faciliti-tag\\.min\\.js"]}
{"name":"Fact Finder","categories":[29],"website":"fact-finder.com","scriptSrc":["Suggest\\.ff"],"html":["<!-- Factfinder"],"url":["/ViewParametricSearch","ffsuggest\\.[a-z]htm"]}
{"name":"FalguniThemes Nisarg","categories":[80],"website":"www.falgunithemes.com/downloads/nisarg","scriptSrc":["/wp-content/themes/nisarg(?:pro)?/"],"js":{"nisargpro_script_vars":[""]},"requires":["WordPress"]}
{"name":"FameThemes OnePress","categories":[80],"website":"www.famethemes.com/themes/onepress","js":{"OnePress_Plus":[""],"onepressIsMobile":[""],"onepress_js_settings":[""]},"requires":["WordPress"]}
{"name":"FameThemes Screenr","categories":[80],"website":"www.famethemes.com/themes/screenr","js":{"Screenr.autoplay":[""],"Screenr_Plus":[""]},"requires":["WordPress"]}
{"name":"FancyBox","categories":[59],"website":"fancyapps.com/fancybox","scriptSrc":["jquery\\.fancybox(?:\\.pack|\\.min)?\\.js(?:\\?v=([\\d.]{1,250}))?$\\;version:\\1"],"js":{"$.fancybox.version":["^(.{1,250})$\\;version:\\1"],"Fancybox.version":["^(.{1,250})$\\;version:\\1"],"jQuery.fancybox.version":["^(.{1,250})$\\;version:\\1"]},"implies":["jQuery"]}
{"name":"Fanplayr","categories":[76],"website":"fanplayr.com","scriptSrc":["cdn\\.fanplayr\\.com/.{1,250}/([\\d\\.]{1,250})\\;version:\\1"],"js":{"fanplayr.platform.version":["^([\\d\\.]{1,250})$\\;version:\\1"]},"dom":[["link[href*='cdn.fanplayr.com']","exists",""]]}
{"name":"FaraPy","categories":[1],"website":"faral.tech","html":["<!-- Powered by FaraPy."],"implies":["Python"]}
{"name":"FareHarbor","categories":[5,72],"website":"fareharbor.com","scriptSrc":["fareharbor\\.com/embeds/api/"],"html":["<iframe[^>]{1,250}fareharbor"]}
{"name":"Fast Bundle","categories":[100],"website":"fastbundle.co","scriptSrc":["api\\.fastbundle\\.co/"],"js":{"FastBundleConf.bundleBox":[""],"FastBundleConf.cartInfo.app_version":["v([\\d\\.]{1,250})\\;version:\\1"]},"implies":["Shopify"]}
{"name":"Fast Checkout","categories":[6],"website":"www.fast.co","scriptSrc":["js\\.fast\\.co/"],"js":{"FAST_VERSION":["([\\d\\.]{1,250})\\;version:\\1"],"Fast.Events":[""]}}
{"name":"Fastcommerce","categories":[6],"website":"www.fastcommerce.com.br","meta":{"generator":["^Fastcommerce"]}}
{"name":"Fasterize","categories":[92],"website":"www.fasterize.com","js":{"fstrz":[""]}}
{"name":"Fastly","categories":[31],"website":"www.fastly.com","headers":{"fastly-debug-digest":[""],"vary":["Fastly-SSL"],"x-fastly-request-id":[""],"server":["Fastly"],"x-fastly-origin":[""],"x-via-fastly:":[""]}}
{"name":"Fastspring","categories":[6],"website":"fastspring.com","html":["<form [^>]{0,250}action=\"https?://sites\\.fastspring\\.com"]}
{"name":"Fat Zebra","categories":[41],"website":"www.fatzebra.com","scriptSrc":["paynow\\.pmnts\\.io"],"html":["<(?:iframe|img|form)[^>]{1,250}paynow\\.pmnts\\.io","<(?:iframe)[^>]{1,250}FatZebraFrame"]}
{"name":"Fat-Free Framework","categories":[18],"website":"fatfreeframework.com","headers":{"x-powered-by":["^Fat-Free Framework$"]},"implies":["PHP"]}
{"name":"Fathom","categories":[10],"website":"usefathom.com","scriptSrc":["cdn\\.usefathom\\.com/"],"js":{"fathom.blockTrackingForMe":[""]}}
{"name":"Fbits","categories":[6],"website":"www.traycorp.com.br","js":{"fbits":[""]}}
{"name":"FeatherX","categories":[90],"website":"featherx.ai","js":{"featherx.clientId":[""]}}
{"name":"Fedora","categories":[28],"website":"fedoraproject.org","headers":{"server":["Fedora"]}}
{"name":"Feedback Fish","categories":[13],"website":"feedback.fish","scriptSrc":["^https://feedback\\.fish/ff\\.js"]}
{"name":"Feefo","categories":[90],"website":"www.feefo.com","scriptSrc":["\\.feefo\\.com/"],"js":{"feefoTracker":[""],"feefoWidget":[""]},"dom":[["link[href*='.feefo.com/'], img[src*='.feefo.com/']","exists",""]]}
{"name":"Fenicio","categories":[6],"website":"fenicio.io","js":{"_FN.validadorTelefono":[""],"fnWishlist.cargarInfoArticulos":[""],"fneCommerce.miCompraVisto":[""]}}
{"name":"Fera","categories":[90],"website":"fera.ai","scriptSrc":["cdn\\.fera\\.ai"],"js":{"fera":[""]}}
{"name":"FilePond","categories":[59],"website":"pqina.nl/filepond","scriptSrc":["filepond.js"],"js":{"FilePond":[""],"FilePond.create":[""],"FilePond.setOptions":[""]}}
{"name":"FinanceAds","categories":[71],"website":"www.financeads.com","dom":[["link[href*='js.financeads.net'], link[href*='js.financeads.com']","exists",""]]}
{"name":"Findify","categories":[29,76],"website":"www.findify.io","scriptSrc":["@findify/bundle@([\\d.]{1,250})/dist/.{1,250}\\.js\\;version:\\1"],"js":{"FindifyAnalytics":[""],"findify":[""]}}
{"name":"Findmeashoe","categories":[76],"website":"findmeashoe.com","js":{"FmasJavaScript":[""],"fmasGenderSizeTextVariantIdCollection":[""],"fmasUniversalWidgetJsFileName":[""]}}
{"name":"Fing","categories":[62],"website":"fing.ir","headers":{"server":["^Fing"]}}
{"name":"FingerprintJS","categories":[59,83],"website":"fingerprintjs.com","scriptSrc":["fingerprint(?:/fp)?(\\d)?(?:\\.min)?\\.js\\;version:\\1","fingerprintjs(?:\\-pro|2)?(?:@|/)(\\d.{0,250}?)?/\\;version:\\1"],"js":{"Fingerprint":["(\\d)?$\\;version:\\1"],"Fingerprint2":[""],"Fingerprint2.VERSION":["^(.{1,250})$\\;version:\\1"],"FingerprintJS":[""]}}
{"name":"FintechOS","categories":[58],"website":"fintechos.com","meta":{"ftos-app-version":["\\sv([\\d\\.]{1,250})\\s\\;version:\\1"]},"js":{"FtosChat":[""],"ftos.core.getB2CCulture":[""]}}
{"name":"Firebase","categories":[34,47],"website":"firebase.google.com","headers":{"vary":["x-fh-requested-host"]},"scriptSrc":["/(?:([\\d.]{1,250})/)?firebase(?:\\.min)?\\.js\\;version:\\1","/firebasejs/([\\d.]{1,250})/firebase\\;version:\\1"],"js":{"firebase.SDK_VERSION":["([\\d.]{1,250})$\\;version:\\1"]}}
{"name":"Fireblade","categories":[31],"website":"fireblade.com","headers":{"server":["fbs"]}}
{"name":"Firepush","categories":[32,100],"website":"getfirepush.com","scriptSrc":["cdn\\.firepush\\.\\w{1,250}","fpcdn\\.me/.{1,250}shopify"],"dom":[["link[href*='cdn.firepush.net']","exists",""]],"implies":["Shopify"]}
{"name":"FirstHive","categories":[97],"website":"firsthive.com","scriptSrc":["firsthive\\.com/engage/"]}
{"name":"FirstImpression.io","categories":[36],"website":"www.firstimpression.io","scriptSrc":["\\.firstimpression\\.io"],"js":{"FI.options":[""],"fiPrebidAnalyticsHandler":[""]}}
{"name":"Fit Analytics","categories":[76],"website":"www.fitanalytics.com","scriptSrc":["\\.fitanalytics\\.com"],"js":{"FitAnalyticsWidget":[""],"_fitAnalytics":[""]}}
{"name":"FlagSmith","categories":[85],"website":"flagsmith.com","scriptSrc":["cdn\\.flagsmith\\.com/"],"js":{"flagsmith":[""]}}
{"name":"Flarum","categories":[2],"website":"flarum.org","html":["<div id=\"flarum-loading\""],"js":{"app.cache.discussionList":[""],"app.forum.freshness":[""]},"implies":["PHP","MySQL"]}
{"name":"Flask","categories":[18,22],"website":"flask.pocoo.org","headers":{"server":["Werkzeug/?([\\d\\.]{1,250})?\\;version:\\1"]},"implies":["Python"]}
{"name":"Flat UI","categories":[66],"website":"designmodo.github.io/Flat-UI","html":["<link[^>]{0,250} href=[^>]{1,250}flat-ui(?:\\.min)?\\.css"],"implies":["Bootstrap"]}
{"name":"Flazio","categories":[1,51],"website":"flazio.com","scriptSrc":["//flazio\\.org/"],"js":{"_exaudiflazio":[""],"flazio_global_conversion":[""]}}
{"name":"Fleksa","categories":[6,93],"website":"fleksa.com","dom":[["link[href*='//fleksa-cdn']","exists",""]],"implies":["Node.js","Next.js"]}
{"name":"FlexCMP","categories":[1],"website":"www.flexcmp.com/cms/home","headers":{"x-flex-lang":[""],"x-powered-by":["FlexCMP.{1,250}\\[v\\. ([\\d.]{1,250})\\;version:\\1"]},"meta":{"generator":["^FlexCMP"]},"html":["<!--[^>]{1,100}FlexCMP[^>v]{1,100}v\\. ([\\d.]{1,100})\\;version:\\1"]}
{"name":"FlexSlider","categories":[5],"website":"woocommerce.com/flexslider","scriptSrc":["jquery\\.flexslider(?:\\.min)?\\.js$"],"implies":["jQuery"]}
{"name":"Flickity","categories":[59],"website":"flickity.metafizzy.co","scriptSrc":["flickity(?:/|@)([\\d\\.]{1,250}).{1,250}flickity(?:\\.pkgd)?(?:\\.min)?\\.js\\;version:\\1"],"js":{"Flickity":[""]},"dom":[["style[data-context='foundation-flickity-css'], div.flickity-enabled","exists",""]]}
{"name":"Flits","categories":[100],"website":"getflits.com","js":{"flitsObjects.accountPage":[""]},"implies":["Shopify"]}
{"name":"Flocktory","categories":[94,84],"website":"www.flocktory.com","scriptSrc":["\\.flocktory\\.com/"],"js":{"flocktory":[""],"flocktoryPurchase":[""]},"dom":[["iframe[src*='.flocktory.com/']","exists",""]]}
{"name":"Flow","categories":[106],"website":"www.flow.io","scriptSrc":["(?:shopify-)?cdn\\.flow\\.io/"],"js":{"flow.cart":[""],"flow.countryPicker":[""],"flow_cart_localize":[""]}}
{"name":"Flowbite","categories":[66],"website":"github.com/themesberg/flowbite","scriptSrc":["/flowbite(?:@([\\d\\.]{1,250})/|\\.bundle\\.js)\\;version:\\1"],"implies":["Tailwind CSS"]}
{"name":"Flowplayer","categories":[14],"website":"flowplayer.com","js":{"flowplayer":[""],"flowplayer.version":["([\\d\\.]{1,250})\\;version:\\1"]}}
{"name":"Flutter","categories":[66],"website":"flutter.dev","meta":{"id":["^flutterweb-theme$"]},"js":{"_flutter.loader":[""],"_flutter_web_set_location_strategy":[""],"flutterCanvasKit":[""]},"implies":["Dart"]}
{"name":"FluxBB","categories":[2],"website":"fluxbb.org","html":["<p id=\"poweredby\">[^<]{1,250}<a href=\"https?://fluxbb\\.org/\">"],"implies":["PHP"]}
{"name":"Fly.io","categories":[22],"website":"fly.io","headers":{"fly-request-id":[""],"server":["^Fly/[\\w]{1,250}\\s\\(.{0,250}\\)$"],"via":["^.{0,250}\\sfly\\.io$"]},"cookies":{"_fly":[""]}}
{"name":"Flyspray","categories":[13],"website":"flyspray.org","cookies":{"flyspray_project":[""]},"html":["<a[^>]{1,250}>Powered by Flyspray","<map id=\"projectsearchform"],"implies":["PHP"]}
{"name":"Flywheel","categories":[62,88],"website":"getflywheel.com","headers":{"x-fw-hash":[""],"x-fw-serve":[""],"x-fw-server":["^Flywheel(?:/([\\d.]{1,250}))?\\;version:\\1"],"x-fw-static":[""],"x-fw-type":[""]},"implies":["WordPress"]}
{"name":"Fomo","categories":[32],"website":"fomo.com","scriptSrc":["fomo\\.com/api/v"],"js":{"fomo.version":["(.{1,250})\\;version:\\1"]}}
{"name":"Font Awesome","categories":[17],"website":"fontawesome.com","scriptSrc":["\\.fontawesome\\.com/([0-9a-z]{1,250}).js"],"html":["<link[^>]{0,100} href=[^>]{1,100}(?:([\\d.]{1,100})/)?(?:css/)?font-awesome(?:\\.min)?\\.css\\;version:\\1","<link[^>]{0,100} href=[^>]{0,100}kit\\-pro\\.fontawesome\\.com/releases/v([0-9.]{1,100})/\\;version:\\1"],"js":{"FontAwesomeCdnConfig":[""],"___FONT_AWESOME___":[""]},"dom":[["link[href*='font-awesome']","href","/font-awesome/([\\d\\.]{1,250})/css/\\;version:\\1"]]}
{"name":"FontServer","categories":[17],"website":"fontserver.ir","dom":[["link[href*='.font']","href","\\.font(?:api|cdn)\\.ir"]]}
{"name":"Fontify","categories":[100],"website":"apps.shopify.com/fontify-change-customize-font-for-your-store","scriptSrc":["fontify\\.nitroapps\\.co/"],"requires":["Shopify"]}
{"name":"FooPlugins FooGallery","categories":[87,7],"website":"fooplugins.com/foogallery-wordpress-gallery-plugin","js":{"FooGallery":[""]},"dom":[["link[href*='/wp-content/plugins/foogallery/']","href","/wp-content/plugins/foogallery/.{1,100}\\.css(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"]],"requires":["WordPress"]}
{"name":"Food-Ordering.co.uk","categories":[6,93],"website":"www.food-ordering.co.uk","js":{"GetOrderAcceptFor":["\\;confidence:25"],"StoreToC":["\\;confidence:25"],"disablecollection":["No\\;confidence:25"],"disabledelivery":["No\\;confidence:25"]},"requires":["Microsoft ASP.NET","Bootstrap","Plesk","Google Maps"]}
{"name":"FoodBooking","categories":[93],"website":"www.foodbooking.com","scriptSrc":["\\.(?:fbgcdn|foodbooking)\\.com/"],"implies":["GloriaFood"]}
{"name":"Foodomaa","categories":[93],"website":"foodomaa.com","cookies":{"foodomaa_session":[""]}}
{"name":"Fork Awesome","categories":[17],"website":"forkaweso.me","dom":[["link[href*='fork-awesome.min.css']","href",".{1,250}fork-awesome\\.min\\.css(?:\\?ver=([\\d.]{1,250}))?\\;version:\\1"],["link[href*='npm/fork-awesome']","href","/npm/fork-awesome@([\\d.]{1,250})/css/fork-awesome\\.min\\.css\\;version:\\1"]]}
{"name":"Fork CMS","categories":[1],"website":"www.fork-cms.com","meta":{"generator":["^Fork CMS$"]},"implies":["Symfony"]}
{"name":"Formidable Form","categories":[87,73],"website":"formidableforms.com","dom":[["link[href*='/wp-content/plugins/formidable/']","exists",""]],"requires":["WordPress"]}
{"name":"Formitable","categories":[93],"website":"formitable.com","scriptSrc":["formitable\\.js(?:\\?ver=([\\d.]{1,250}))?\\;version:\\1","cdn\\.formitable\\.com"]}
{"name":"ForoshGostar","categories":[6],"website":"www.foroshgostar.com","cookies":{"aws.customer":[""]},"meta":{"generator":["^Forosh\\s?Gostar.{0,250}","Arsina Webshop.{0,250}$"]},"implies":["Microsoft ASP.NET"]}
{"name":"Forte","categories":[41],"website":"www.forte.net","scriptSrc":["checkout\\.forte\\.net"]}
{"name":"Forter","categories":[16],"website":"www.forter.com","cookies":{"fortertoken":[""]},"scriptSrc":["forter\\.com"],"js":{"ftr__startScriptLoad":[""]}}
{"name":"Fortune3","categories":[6],"website":"fortune3.com","scriptSrc":["cartjs\\.php\\?(?:.{0,250}&)?s=[^&]{0,250}myfortune3cart\\.com"],"html":["<link [^>]{0,100}href=\"[^\\/]{0,100}\\/\\/www\\.fortune3\\.com\\/[^\"]{0,100}siterate\\/rate\\.css","Powered by <a [^>]{0,250}href=\"[^\"]{1,250}fortune3\\.com"]}
{"name":"Foswiki","categories":[8],"website":"foswiki.org","headers":{"x-foswikiaction":[""],"x-foswikiuri":[""]},"cookies":{"foswikistrikeone":[""],"sfoswikisid":[""]},"meta":{"foswiki.servertime":[""],"foswiki.wikiname":[""]},"html":["<div class=\"foswiki(?:Copyright|Page|Main)\">"],"js":{"foswiki":[""]},"implies":["Perl"]}
{"name":"Four","categories":[41,91],"website":"paywithfour.com","scriptSrc":["scripts\\.paywithfour\\.com"],"js":{"Four":[""]}}
{"name":"Foursixty","categories":[96],"website":"foursixty.com","scriptSrc":["foursixty\\.com"],"js":{"FoursixtyEmbed":[""]}}
{"name":"Fourthwall","categories":[6],"website":"fourthwall.com","meta":{"version":["^(.{1,250})$\\;version:\\1\\;confidence:0"]},"scriptSrc":["\\.fourthwall\\.com"],"js":{"FourthwallAnalytics":[""],"fourthwallTheme":[""]}}
{"name":"Foxy.io","categories":[6],"website":"www.foxy.io","scriptSrc":["cdn\\.foxycart\\.com"]}
{"name":"Framer Sites","categories":[51],"website":"framer.com/sites","scriptSrc":["framerusercontent\\.com"],"js":{"Framer":[""],"Framer.Animatable":[""],"Framer.version":["([\\d\\.]{1,250})\\;version:\\1\\;confidence:0"],"__framer_importFromPackage":[""]},"implies":["React"]}
{"name":"Frappe","categories":[18],"website":"frappeframework.com","meta":{"generator":["^frappe$"]},"js":{"frappe.avatar":[""]},"implies":["Python","MariaDB"]}
{"name":"FreakOut","categories":[36],"website":"www.fout.co.jp","scriptSrc":["\\.fout\\.jp/"],"js":{"FOut":[""],"_fout_jsurl":[""],"_fout_queue":[""]},"dom":[["img[src*='.fout.jp/'], link[href*='.fout.jp']","exists",""]]}
{"name":"FreeBSD","categories":[28],"website":"freebsd.org","headers":{"server":["FreeBSD(?: ([\\d.]{1,250}))?\\;version:\\1"]}}
{"name":"FreeTextBox","categories":[24],"website":"freetextbox.com","html":["<!-- \\* FreeTextBox v\\d \\((\\d{1,100}\\.\\d{1,100}\\.\\d{1,100})\\;version:\\1"],"js":{"FTB_API":[""],"FTB_AddEvent":[""]},"implies":["Microsoft ASP.NET"]}
{"name":"Freespee","categories":[10],"website":"www.freespee.com","scriptSrc":["analytics\\.freespee\\.com/js/external/fs\\.(?:min\\.)?js"]}
{"name":"Frequently Bought Together","categories":[100],"website":"www.codeblackbelt.com","scriptSrc":["\\.codeblackbelt\\.com/js/modules/frequently-bought-together/"],"requires":["Shopify"]}
{"name":"Fresco","categories":[59],"website":"github.com/staaky/fresco","js":{"Fresco.version":["^([\\d\\.]{1,250})$\\;version:\\1"]}}
{"name":"Fresh","categories":[18,22],"website":"fresh.deno.dev","dom":[["style[id='__FRSH_TWIND']","exists",""],["style[id='__FRSH_STYLE']","exists",""],["script[id='__FRSH_STATE']","exists",""]],"implies":["Deno","Preact"]}
{"name":"Freshchat","categories":[52],"website":"www.freshworks.com/live-chat-software","scriptSrc":["wchat\\.freshchat\\.com/js/widget\\.js"],"js":{"Freshbots":[""]}}
{"name":"Freshop","categories":[6],"website":"www.freshop.com","meta":{"author":["^Freshop, Inc\\.$"]},"scriptSrc":["asset(?:cdn)?\\.freshop\\.com/"],"js":{"freshop":[""],"freshopInitialized":[""]}}
{"name":"Freshteam","categories":[101],"website":"www.freshworks.com/hrms","scriptSrc":["assets\\.freshteam\\.com/"]}
{"name":"Freshworks CRM","categories":[53,32,74],"website":"www.freshworks.com/crm","scriptSrc":["cdn\\.freshmarketer\\.com","cdn\\.zarget\\.com"],"js":{"ZargetForm":[""],"zarget":[""],"zargetAPI":[""]}}
{"name":"Friendbuy","categories":[94],"website":"www.friendbuy.com","scriptSrc":["\\.cloudfront\\.net/js/friendbuy\\.min\\.js","static\\.fbot\\.me/friendbuy\\.js"],"js":{"friendbuy":[""],"friendbuyAPI.merchantId":[""]}}
{"name":"Friendly Captcha","categories":[16],"website":"friendlycaptcha.com","scripts":["x-frc-client\",\"js-(\\d{1,250}(\\.\\d{1,10}){1,5})\\;version:\\1"],"dom":[["div.frc-captcha","exists",""]]}
{"name":"Frizbit","categories":[32],"website":"frizbit.com","scriptSrc":["cdn\\.frizbit\\.com/"],"js":{"frizbit.configurationManager":[""],"frizbit.remoteConfigs":[""]},"dom":[["link[href*='cdn.frizbit.com']","exists",""]]}
{"name":"Froala Editor","categories":[24],"website":"froala.com/wysiwyg-editor","js":{"FroalaEditor.VERSION":["([\\d\\.]{1,250})\\;version:\\1"]},"dom":[[".fr-view, .fr-box, .fr-popup","exists","\\;version:2+"],[".froala-box","exists","\\;version:1"]],"implies":["jQuery","Font Awesome"]}
{"name":"Front Chat","categories":[52],"website":"front.com","scriptSrc":["//chat-assets\\.frontapp\\.com/"],"js":{"FrontChat":[""]}}
{"name":"FrontPage","categories":[20],"website":"office.microsoft.com/frontpage","meta":{"progid":["^FrontPage\\."],"generator":["Microsoft FrontPage(?:\\s((?:Express )?[\\d.]{1,250}))?\\;version:\\1"]}}
{"name":"Frontastic","categories":[51],"website":"www.frontastic.cloud","headers":{"frontastic-request-id":[""]}}
{"name":"Frontify","categories":[95],"website":"www.frontify.com","dom":[["img[src*='.frontify.com/'], link[href*='.frontify.com/']","exists",""]]}
{"name":"Frontity","categories":[12,18],"website":"frontity.org","meta":{"generator":["^Frontity"]},"implies":["React","webpack","WordPress"]}
{"name":"Frosmo","categories":[32,74],"website":"frosmo.com","scriptSrc":["frosmo\\.easy\\.js"],"js":{"_frosmo":[""],"frosmo":[""]}}
{"name":"FullContact","categories":[10],"website":"www.fullcontact.com","scriptSrc":["tags\\.fullcontact\\.com/"],"js":{"Fullcontact":[""]}}
{"name":"FullStory","categories":[10],"website":"www.fullstory.com","scriptSrc":["\\.fullstory\\.com/"],"js":{"FS.clearUserCookie":[""]}}
{"name":"Fundiin","categories":[91],"website":"fundiin.vn","js":{"websiteEnableSuggestFundiin":["true"],"websiteMaximumSuggestFundiinWithPrediction":[""]}}
{"name":"FunnelCockpit","categories":[32],"website":"funnelcockpit.com","scriptSrc":["\\.funnelcockpit\\.com/"],"dom":[["iframe[src*='.funnelcockpit.com/']","exists",""]]}
{"name":"FurnitureDealer","categories":[6],"website":"www.furnituredealer.net","scriptSrc":["\\.furnituredealer\\.net/"]}
{"name":"Fusion Ads","categories":[36],"website":"fusionads.net","scriptSrc":["^[^\\/]{0,250}//[ac]dn\\.fusionads\\.net/(?:api/([\\d.]{1,250})/)?\\;version:\\1"],"js":{"_fusion":[""]}}
{"name":"Future Shop","categories":[6],"website":"www.future-shop.jp","scriptSrc":["future-shop.{0,250}\\.js"]}
{"name":"Futurio","categories":[80],"website":"futuriowp.com","scriptSrc":["/wp-content/themes/futurio/.{1,250}customscript\\.js(?:\\?ver=([\\d\\.]{1,250}))?\\;version:\\1"],"dom":[["link[href*='/wp-content/themes/futurio/']","exists",""]],"requires":["WordPress"]}
{"name":"Fynd Platform","categories":[6],"website":"platform.fynd.com","js":{"__fyndAction":[""]},"implies":["Vue.js"]}
{"name":"fullPage.js","categories":[59],"website":"github.com/alvarotrigo/fullpage.js","scriptSrc":["/fullPage\\.js(?:/([\\d\\.]{1,250})/)?\\;version:\\1"],"js":{"fullpage_api.version":["([\\d\\.]{1,250})\\;version:\\1"]},"implies":["jQuery"]}
{"name":"GOV.UK Elements","categories":[66],"website":"github.com/alphagov/govuk_elements","html":["<link[^>]{1,250}elements-page[^>\"]{1,250}css\\;confidence:25","<div[^>]{1,250}phase-banner-alpha\\;confidence:25","<div[^>]{1,250}phase-banner-beta\\;confidence:25","<div[^>]{1,250}govuk-box-highlight\\;confidence:25"],"implies":["GOV.UK Toolkit"]}
{"name":"GOV.UK Frontend","categories":[66],"website":"design-system.service.gov.uk","html":["<body[^>]{1,250}govuk-template__body\\;confidence:80","<a[^>]{1,250}govuk-link\\;confidence:10"],"js":{"GOVUKFrontend":[""]}}
{"name":"GOV.UK Template","categories":[66],"website":"github.com/alphagov/govuk_template","scriptSrc":["govuk-template\\.js"],"html":["<link[^>]{1,250}govuk-template[^>\"]{1,250}css","<link[^>]{1,250}govuk-template-print[^>\"]{1,250}css","<link[^>]{1,250}govuk-template-ie6[^>\"]{1,250}css","<link[^>]{1,250}govuk-template-ie7[^>\"]{1,250}css","<link[^>]{1,250}govuk-template-ie8[^>\"]{1,250}css"],"js":{"GOVUK":[""]}}
{"name":"GOV.UK Toolkit","categories":[66],"website":"github.com/alphagov/govuk_frontend_toolkit","js":{"GOVUK.details":[""],"GOVUK.modules":[""],"GOVUK.primaryLinks":[""]}}
{"name":"GSAP","categories":[12],"website":"greensock.com/gsap","scriptSrc":["TweenMax(?:\\.min)?\\.js"],"js":{"TweenLite.version":["([\\d.]{1,250})\\;version:\\1"],"TweenMax.version":["([\\d.]{1,250})\\;version:\\1"],"gsap.version":["([\\d.]{1,250})\\;version:\\1"],"gsapVersions":[""]}}
{"name":"GTranslate","categories":[87,89],"website":"gtranslate.io","dom":[["link[href*='/wp-content/plugins/gtranslate/'], img[src*='/wp-content/plugins/gtranslate/']","exists",""]],"requires":["WordPress"]}
{"name":"GTranslate app","categories":[100,89],"website":"apps.shopify.com/multilingual-shop-by-gtranslate","scriptSrc":["gtranslate\\.io/shopify/"],"dom":[["img[src*='gtranslate.io/shopify']","exists",""]],"requires":["Shopify"]}
{"name":"GX WebManager","categories":[1],"website":"www.gxsoftware.com/en/products/web-content-management.htm","meta":{"generator":["GX WebManager(?: ([\\d.]{1,250}))?\\;version:\\1"]},"html":["<!--\\s{1,250}Powered by GX"]}
{"name":"Gallery","categories":[7],"website":"galleryproject.org","html":["<div id=\"gsNavBar\" class=\"gcBorder1\">"],"js":{"$.fn.gallery_valign":[""],"galleryAuthToken":[""]}}
{"name":"Gambio","categories":[6],"website":"gambio.de","scriptSrc":["gm_javascript\\.js\\.php"],"html":["<link[^>]{0,250} href=\"templates/gambio/","<a[^>]content\\.php\\?coID=\\d","<!-- gambio eof -->","<!--[\\s=]{1,250}Shopsoftware by Gambio GmbH \\(c\\)"],"js":{"gambio":[""]},"implies":["PHP"]}
{"name":"Gameball","categories":[84],"website":"www.gameball.co","scriptSrc":["assets\\.gameball\\.co/"],"js":{"GbSdk.settings.shop":[""],"gbReferralCodeInput":[""]}}
{"name":"Gatsby","categories":[57,12],"website":"www.gatsbyjs.org","meta":{"generator":["^Gatsby(?: ([0-9.]{1,250}))?$\\;version:\\1"]},"dom":[["div#___gatsby, style#gatsby-inlined-css","exists",""]],"implies":["React","webpack"]}
{"name":"Gatsby Cloud Image CDN","categories":[31],"website":"www.gatsbyjs.com/products/cloud/image-cdn","dom":[["img[srcset*='/_gatsby/image/'], source[srcset*='/_gatsby/image/']","exists",""]]}
{"name":"Gauges","categories":[10],"website":"get.gaug.es","cookies":{"_gauges_":[""]},"js":{"_gauges":[""]}}
{"name":"GeeTest","categories":[16],"website":"www.geetest.com","headers":{"content-security-policy":["\\.geetest\\.com\\;confidence:50"]},"scriptSrc":["\\.geetest\\.com/"]}
{"name":"GemPages","categories":[100,51],"website":"gempages.net","scriptSrc":["/files/gempagev\\d{1,250}\\.js"],"js":{"GEMSTORE":[""],"GEMVENDOR":[""]},"implies":["Shopify"]}
{"name":"Gemius","categories":[10],"website":"www.gemius.com","scriptSrc":["hit\\.gemius\\.pl/xgemius\\.js","hit\\.gemius\\.pl\\;confidence:80","xgemius\\.js\\;confidence:30"],"html":["<a [^>]{0,250}onclick=\"gemius_hit"],"js":{"gemius_hit":[""],"gemius_init":[""],"gemius_pending":[""],"pp_gemius_hit":[""]}}
{"name":"GeneXus","categories":[27],"website":"www.genexus.com","scriptSrc":["/static/gxgral\\.js","/static/gxtimezone\\.js"],"html":["<link[^>]{1,250}?id=\"gxtheme_css_reference\""],"js":{"gx.gxVersion":["^(.{1,250})-.{0,250}$\\;version:\\1"]}}
{"name":"GeneratePress","categories":[80],"website":"generatepress.com","scriptSrc":["themes/generatepress\\S{0,250}\\.js(?:\\?ver=([0-9.]{1,250}))?\\;version:\\1"],"dom":[["body[class*='generatepress-theme']","text",""],["link[id*='generate-style']","href","generatepress\\S{0,250}\\.css(?:\\?ver=([0-9.]{1,250}))?\\;version:\\1"],["link[id*='generatepress']","href","generatepress\\S{0,250}\\.css(?:\\?ver=([0-9.]{1,250}))?\\;version:\\1"]],"requires":["WordPress"]}
{"name":"Genesis theme","categories":[80],"website":"www.studiopress.com/themes/genesis","scriptSrc":["/wp-content/themes/genesis/lib/js/"],"js":{"genesisBlocksShare":[""],"genesis_responsive_menu":[""]},"requires":["WordPress"]}
{"name":"Genesys Cloud","categories":[32,5,75],"website":"www.genesys.com","scriptSrc":["apps\\.mypurecloud\\.\\w{1,250}/widgets/([\\d.]{1,250})\\;version:\\1","apps\\.mypurecloud\\.\\w{1,250}"],"js":{"PURECLOUD_WEBCHAT_FRAME_CONFIG":[""]}}
{"name":"Geniee","categories":[36],"website":"geniee.co.jp","scriptSrc":["\\.gsspcln\\.jp/"],"dom":[["img[src*='.gssprt.jp/'], link[href*='.gssprt.jp']","exists",""]]}
{"name":"Gentoo","categories":[28],"website":"www.gentoo.org","headers":{"x-powered-by":["gentoo"]}}
{"name":"Geo Targetly","categories":[79],"website":"geotargetly.com","scriptSrc":["geotargetly\\.co/"]}
{"name":"Gerrit","categories":[47],"website":"www.gerritcodereview.com","meta":{"title":["^Gerrit Code Review$"]},"scriptSrc":["^gerrit_ui/gerrit_ui"],"html":[">Gerrit Code Review</a>\\s{0,100}\"\\s{0,100}\\(([0-9.]{1,100})\\)\\;version:\\1","<(?:div|style) id=\"gerrit_"],"js":{"Gerrit":[""],"gerrit_ui":[""]},"implies":["Java","git"]}
{"name":"Get Satisfaction","categories":[13],"website":"getsatisfaction.com/corp","js":{"GSFN":[""]}}
{"name":"GetButton","categories":[5,52],"website":"getbutton.io","scriptSrc":["\\.getbutton\\.io/"]}
{"name":"GetFeedback","categories":[13],"website":"www.getfeedback.com","js":{"usabilla_live":[""]}}
{"name":"GetMeAShop","categories":[6],"website":"www.getmeashop.com","js":{"gmas_base_url":["'\\.getmeashop\\.com"],"search_api_base_uri":["search\\.getmeashop\\.com"]},"dom":[["link[href*='.getmeashop.com']","exists",""]]}
{"name":"GetResponse","categories":[32,75],"website":"www.getresponse.com","scriptSrc":["\\.getresponse\\.com/"],"js":{"GRAPP":[""],"GRWF2":[""]},"dom":[["form[action*='.getresponse.com/']","exists",""]]}
{"name":"GetSimple CMS","categories":[1],"website":"get-simple.info","meta":{"generator":["GetSimple"]},"implies":["PHP"]}
{"name":"GetSocial","categories":[69,10],"website":"getsocial.io","scriptSrc":["api\\.at\\.getsocial\\.io"],"js":{"GETSOCIAL_VERSION":["(.{1,250})\\;version:\\1"]}}
{"name":"GetYourGuide","categories":[72],"website":"partner.getyourguide.com","scriptSrc":["\\.getyourguide\\.com/"]}
{"name":"Getsitecontrol","categories":[5,73],"website":"getsitecontrol.com","scriptSrc":["\\.getsitecontrol\\.com/"]}
{"name":"Ghost","categories":[1,11],"website":"ghost.org","headers":{"x-ghost-cache-status":[""]},"meta":{"generator":["Ghost(?:\\s([\\d.]{1,250}))?\\;version:\\1"]},"implies":["Node.js"]}
{"name":"Gist Giftship","categories":[100],"website":"gist-apps.com/giftship","scriptSrc":["assets/js/giftship\\.([\\d\\.]{1,250})\\.js\\;version:\\1"],"requires":["Shopify"]}
{"name":"GitBook","categories":[4],"website":"www.gitbook.com","meta":{"generator":["GitBook ([\\d.]{1,250})?\\;version:\\1"]},"url":["^https?://[^/]{1,250}\\.gitbook\\.com/"],"js":{"__GITBOOK_INITIAL_PROPS__":[""],"__GITBOOK_INITIAL_STATE__":[""],"__GITBOOK_LAZY_MODULES__":[""]}}
{"name":"GitHub Pages","categories":[62],"website":"pages.github.com","headers":{"server":["^GitHub\\.com$"],"x-github-request-id":[""]},"url":["^https?://[^/]{1,250}\\.github\\.io"]}
{"name":"GitLab","categories":[13,47],"website":"about.gitlab.com","cookies":{"_gitlab_session":[""]},"meta":{"og:site_name":["^GitLab$"]},"html":["<meta content=\"https?://[^/]{1,250}/assets/gitlab_logo-","<header class=\"navbar navbar-fixed-top navbar-gitlab with-horizontal-nav\">"],"js":{"GitLab":[""],"gl.dashboardOptions":[""]},"implies":["Ruby on Rails","Vue.js"]}
{"name":"GitLab CI/CD","categories":[44,47],"website":"about.gitlab.com/gitlab-ci","meta":{"description":["GitLab CI/CD is a tool built into GitLab for software development through continuous methodologies."]},"implies":["Ruby on Rails"]}
{"name":"Gitea","categories":[47],"website":"gitea.io","cookies":{"i_like_gitea":[""]},"meta":{"keywords":["^go,git,self-hosted,gitea$"]},"html":["<div class=\"ui left\">\\n\\s{1,250}© Gitea Version: ([\\d.]{1,250})\\;version:\\1"],"implies":["Go"]}
{"name":"Gitiles","categories":[47],"website":"gerrit.googlesource.com/gitiles","html":["Powered by <a href=\"https://gerrit\\.googlesource\\.com/gitiles/\">Gitiles<"],"implies":["Java","git"]}
{"name":"GiveWP","categories":[41,87],"website":"givewp.com","scriptSrc":["/wp-content/plugins/give/.{1,100}give\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"js":{"Give.donor":[""],"giveApiSettings":[""]},"requires":["WordPress"]}
{"name":"Gladly","categories":[52,53],"website":"www.gladly.com","scriptSrc":["cdn\\.gladly\\.com"],"js":{"Gladly":[""]}}
{"name":"GlassFish","categories":[22],"website":"glassfish.java.net","headers":{"server":["GlassFish(?: Server)?(?: Open Source Edition)?(?: ?/?([\\d.]{1,250}))?\\;version:\\1"]},"implies":["Java"]}
{"name":"Glassbox","categories":[10],"website":"www.glassbox.com","scriptSrc":["cdn\\.glassboxcdn\\.com/"],"js":{"SessionCamRecorder":[""],"sessioncamConfiguration":[""]}}
{"name":"Glider.js","categories":[59],"website":"nickpiscitelli.github.io/Glider.js","scriptSrc":["(?:/|@)?([\\d\\.]{2,250})?/glider\\.min\\.js\\;version:\\1"]}
{"name":"Glitch","categories":[62],"website":"glitch.com","url":["https://[^.]{1,250}\\.glitch\\.me"]}
{"name":"Global-e","categories":[106],"website":"www.global-e.com","cookies":{"globale_ct_data":[""],"globale_data":[""],"globale_supportthirdpartcookies":[""]},"scriptSrc":["\\.global-e\\.com"],"js":{"GLOBALE_ENGINE_CONFIG":[""],"GlobalE":[""]}}
{"name":"GlobalShopex","categories":[106],"website":"www.globalshopex.com","scriptSrc":["//globalshopex\\.com/"],"js":{"GSXMiniCheckout":[""],"GSXPreviewCheckout":[""]}}
{"name":"Globo Also Bought","categories":[100],"website":"apps.shopify.com/globo-related-products","scriptSrc":["assets/globo\\.alsobought\\.js"],"implies":["Shopify"]}
{"name":"Globo Color Swatch","categories":[100],"website":"apps.shopify.com/globo-related-products","scriptSrc":["assets/globo\\.swatch\\.data\\.js"],"implies":["Shopify"]}
{"name":"Globo Form Builder","categories":[100],"website":"apps.shopify.com/form-builder-contact-form","scriptSrc":["/assets/globo\\.formbuilder\\.init\\.js"],"implies":["Shopify"]}
{"name":"Globo Pre-Order","categories":[100],"website":"apps.shopify.com/pre-order-pro","js":{"GloboPreorderParams":[""]},"implies":["Shopify"]}
{"name":"Glopal","categories":[106],"website":"www.glopal.com","scriptSrc":["\\.glopal\\.com/"]}
{"name":"GloriaFood","categories":[93],"website":"www.gloriafood.com","js":{"glfBindButtons":[""],"glfWidget":[""]}}
{"name":"Glyphicons","categories":[17],"website":"glyphicons.com","html":["<link[^>]{0,250} href=[^>]{1,250}glyphicons(?:\\.min)?\\.css","<img[^>]{0,250} src=[^>]{1,250}glyphicons"]}
{"name":"Gnuboard","categories":[1],"website":"github.com/gnuboard","js":{"g4_bbs_img":[""],"g4_is_admin":[""],"g5_is_admin":[""],"g5_js_ver":[""]},"dom":[["link[href*='/gnuboard/style.css']","href",""]],"implies":["PHP","MySQL"]}
{"name":"Go","categories":[27],"website":"golang.org"}
{"name":"Go Instore","categories":[103],"website":"goinstore.com","headers":{"content-security-policy":["\\.goinstore\\.com\\;confidence:50"]},"scriptSrc":["//gis\\.goinstore\\.com/"],"js":{"GISAPP.videoJsCtrl":[""],"gisAppLib.postRobot":[""]}}
{"name":"GoAffPro","categories":[71],"website":"goaffpro.com","scriptSrc":["api\\.goaffpro\\.com/loader\\.js"],"js":{"gfp_api_server":[""]}}
{"name":"GoAhead","categories":[22],"website":"embedthis.com/products/goahead/index.html","headers":{"server":["GoAhead"]}}
{"name":"GoAnywhere","categories":[19],"website":"www.goanywhere.com","headers":{"server":["goanywhere"]},"js":{"appContainer":["GoAnywhereWebClientContainer"]}}
{"name":"GoCache","categories":[31],"website":"www.gocache.com.br","headers":{"server":["^gocache$"],"x-gocache-cachestatus":[""]}}
{"name":"GoCertify","categories":[5],"website":"www.gocertify.me","cookies":{"_gocertify_session":[""]},"scriptSrc":["assets\\.gocertify\\.me/"]}
{"name":"GoDaddy CoBlocks","categories":[87,51],"website":"github.com/godaddy-wordpress/coblocks","scriptSrc":["/wp-content/plugins/coblocks/"],"dom":[["link[href*='/wp-content/plugins/coblocks/']","exists",""]],"requires":["WordPress"]}
{"name":"GoDaddy Escapade","categories":[80],"website":"github.com/godaddy-wordpress/primer-child-escapade","dom":[["link[href*='/wp-content/themes/escapade/']","exists",""]],"requires":["WordPress"],"excludes":["GoDaddy Primer"]}
{"name":"GoDaddy Go","categories":[80],"website":"github.com/godaddy-wordpress/go","scriptSrc":["/wp-content/themes/go/.{1,100}frontend\\.min\\.js(?:.{1,100}ver=([\\d\\.]{1,100}))?\\;version:\\1"],"js":{"goFrontend.openMenuOnHover":[""]},"dom":[["link#go-style-css","exists",""]],"requires":["WordPress"]}
{"name":"GoDaddy Lyrical","categories":[80],"website":"github.com/godaddy-wordpress/primer-child-lyrical","dom":[["link[href*='/wp-content/themes/lyrical/']","exists",""]],"requires":["WordPress"],"excludes":["GoDaddy Primer"]}
{"name":"GoDaddy Online Store","categories":[6],"website":"www.godaddy.com/en-uk/websites/online-store","headers":{"via":["^1\\.1 mysimplestore\\.com$"]}}
{"name":"GoDaddy Primer","categories":[80],"website":"github.com/godaddy-wordpress/primer","scriptSrc":["/wp-content/themes/primer/.{1,100}navigation\\.min\\.js(?:.{1,100}ver=([\\d\\.]{1,100}))?\\;version:\\1"],"dom":[["link[href*='/wp-content/themes/primer/']","exists",""]],"requires":["WordPress"]}
{"name":"GoDaddy Uptown Style","categories":[80],"website":"github.com/godaddy-wordpress/primer-child-uptownstyle","dom":[["link[href*='/wp-content/themes/uptown-style/']","exists",""]],"requires":["WordPress"],"excludes":["GoDaddy Primer"]}
{"name":"GoDaddy Website Builder","categories":[1],"website":"www.godaddy.com/websites/website-builder","cookies":{"dps_site_id":[""]},"meta":{"generator":["Go Daddy Website Builder (.{1,250})\\;version:\\1"]}}
{"name":"GoJS","categories":[25],"website":"gojs.net","js":{"go.GraphObject":[""],"go.version":["(.{0,250})\\;version:\\1"]}}
{"name":"GoKwik","categories":[19],"website":"www.gokwik.co","js":{"gokwikBuyNow":[""],"gokwikCheckoutApp":[""],"gokwikSdk":[""]},"requiresCategory":[6]}
{"name":"GoMage","categories":[19],"website":"www.gomage.com/magento-2-pwa","js":{"GomageNavigation":[""],"GomageNavigationClass":[""],"gomageSpinnerModal":[""],"gomage_navigation_loadinfo_text":[""],"gomage_navigation_urlhash":[""]},"implies":["PWA","Magento"]}
{"name":"GoStats","categories":[10],"website":"gostats.com","js":{"_goStatsRun":[""],"_go_track_src":[""],"go_msie":[""]}}
{"name":"GoatCounter","categories":[10],"website":"www.goatcounter.com","scriptSrc":["gc\\.zgo\\.at/count\\.js"]}
{"name":"Goftino","categories":[52],"website":"www.goftino.com","scriptSrc":["\\.goftino\\.com/"],"js":{"Goftino.setWidget":[""],"goftinoRemoveLoad":[""],"goftino_1":[""],"goftino_getUrl":[""]}}
{"name":"Gogs","categories":[47],"website":"gogs.io","cookies":{"i_like_gogits":[""]},"meta":{"keywords":["go, git, self-hosted, gogs"]},"scriptSrc":["js/gogs\\.js"],"html":["<div class=\"ui left\">\\n\\s{1,250}© \\d{4} Gogs Version: ([\\d.]{1,250}) Page:\\;version:\\1","<button class=\"ui basic clone button\" id=\"repo-clone-ssh\" data-link=\"gogs@"],"implies":["Go","Macaron"]}
{"name":"Google AdSense","categories":[36],"website":"www.google.com/adsense/start","scriptSrc":["googlesyndication\\.com/","ad\\.ca\\.doubleclick\\.net","2mdn\\.net"],"js":{"Goog_AdSense_":[""],"Goog_AdSense_OsdAdapter":[""],"__google_ad_urls":[""],"adsbygoogle":[""],"google_ad_":[""]}}
{"name":"Google Ads","categories":[36],"website":"ads.google.com"}
{"name":"Google Ads Conversion Tracking","categories":[10],"website":"support.google.com/google-ads/answer/1722022","scriptSrc":["\\.googleadservices\\.com/pagead/conversion_async\\.js"],"scripts":["gtag\\([^)]{1,250}'(AW-)"],"js":{"google_trackConversion":[""]},"implies":["Google Ads"]}
{"name":"Google Analytics","categories":[10],"website":"google.com/analytics","cookies":{"__utma":[""],"_ga":[""],"_ga_*":["\\;version:GA4"],"_gat":["\\;version:UA"]},"scriptSrc":["google-analytics\\.com/(?:ga|urchin|analytics)\\.js","googletagmanager\\.com/gtag/js"],"scripts":["gtag\\([^)]{1,250}'(UA-)\\;version:\\1?UA:","gtag\\([^)]{1,250}'(G-)\\;version:\\1?GA4:"],"js":{"GoogleAnalyticsObject":[""],"gaGlobal":[""]},"dom":[["amp-analytics[type*=googleanalytics]","exists",""]]}
{"name":"Google Analytics Enhanced eCommerce","categories":[10],"website":"developers.google.com/analytics/devguides/collection/analyticsjs/enhanced-ecommerce","scriptSrc":["google-analytics\\.com\\/plugins\\/ua\\/(?:ec|ecommerce)\\.js"],"js":{"gaplugins.EC":[""]},"implies":["Google Analytics"]}
{"name":"Google Call Conversion Tracking","categories":[10],"website":"support.google.com/google-ads/answer/6100664","scriptSrc":["gstatic\\.com/call-tracking/.{1,250}\\.js"],"js":{"_googCallTrackingImpl":[""],"google_wcc_status":[""]}}
{"name":"Google Charts","categories":[25],"website":"developers.google.com/chart","js":{"__googleVisualizationAbstractRendererElementsCount__":[""],"__gvizguard__":[""]}}
{"name":"Google Cloud","categories":[63],"website":"cloud.google.com"}
{"name":"Google Cloud CDN","categories":[31],"website":"cloud.google.com/cdn","headers":{"via":["^1\\.1 google$"]},"implies":["Google Cloud"]}
{"name":"Google Cloud Storage","categories":[19],"website":"cloud.google.com/storage","headers":{"x-goog-storage-class":["^\\w{1,250}$"]},"implies":["Google Cloud"]}
{"name":"Google Cloud Trace","categories":[92],"website":"cloud.google.com/trace","headers":{"x-cloud-trace-context":[""]},"implies":["Google Cloud"]}
{"name":"Google Code Prettify","categories":[19],"website":"code.google.com/p/google-code-prettify","js":{"prettyPrint":[""]}}
{"name":"Google Customer Reviews","categories":[90],"website":"support.google.com/merchants/answer/7105655?hl=en","dom":[["iframe[src*='.google.com/shopping/customerreviews/']","exists",""]]}
{"name":"Google Font API","categories":[17],"website":"google.com/fonts","scriptSrc":["googleapis\\.com/.{1,250}webfont"],"js":{"WebFonts":[""]},"dom":[["link[href*='fonts.g']","href","fonts\\.(?:googleapis|google|gstatic)\\.com"],["style[data-href*='fonts.g']","data-href","fonts\\.(?:googleapis|google|gstatic)\\.com"]]}
{"name":"Google Hosted Libraries","categories":[31],"website":"developers.google.com/speed/libraries","scriptSrc":["ajax\\.googleapis\\.com/ajax/libs/"],"dom":[["link[href*='ajax.googleapis.com/ajax/libs']","exists",""]]}
{"name":"Google Maps","categories":[35],"website":"maps.google.com","scriptSrc":["maps\\.google\\.com/maps\\?file=api(?:&v=([\\d.]{1,250}))?\\;version:API v\\1","maps\\.google\\.com/maps/api/staticmap\\;version:API v\\1","//maps\\.google(?:apis)?\\.com/maps/api/js"]}
{"name":"Google My Business","categories":[1],"website":"www.google.com/business/website-builder","url":["https?://[^.]{1,250}\\.business\\.site"]}
{"name":"Google Optimize","categories":[74],"website":"optimize.google.com","scriptSrc":["googleoptimize\\.com/optimize\\.js"],"js":{"google_optimize":[""]}}
{"name":"Google PageSpeed","categories":[23,33,92],"website":"developers.google.com/speed/pagespeed/mod","headers":{"x-mod-pagespeed":["([\\d.]{1,250})\\;version:\\1"],"x-page-speed":["(.{1,250})\\;version:\\1"]}}
{"name":"Google Pay","categories":[41],"website":"pay.google.com","scriptSrc":["pay\\.google\\.com/([a-z/]{1,250})/pay\\.js"],"dom":[["[aria-labelledby='pi-google_pay'], ul[data-shopify-buttoncontainer] li","exists",""]]}
{"name":"Google Publisher Tag","categories":[36],"website":"developers.google.com/publisher-tag/guides/get-started","scriptSrc":["googletagservices\\.com/tag/js/gpt\\.js","securepubads\\.g\\.doubleclick\\.net/gpt"]}
{"name":"Google Sign-in","categories":[69],"website":"developers.google.com/identity/sign-in/web","meta":{"google-signin-client_id":[""],"google-signin-scope":[""]},"scriptSrc":["accounts\\.google\\.com/gsi/client"],"dom":[["iframe[src*='accounts.google.com/o/oauth2']","exists",""]]}
{"name":"Google Sites","categories":[1],"website":"sites.google.com","url":["^https?://sites\\.google\\.com"],"dom":[["[data-abuse-proto*='https://sites.google.com/']","exists",""]]}
{"name":"Google Tag Manager","categories":[42],"website":"www.google.com/tagmanager","scriptSrc":["googletagmanager\\.com/gtm\\.js"],"html":["googletagmanager\\.com/ns\\.html[^>]{1,250}></iframe>","<!-- (?:End )?Google Tag Manager -->"]}
{"name":"Google Tag Manager for WordPress","categories":[87],"website":"gtm4wp.com","scriptSrc":["/wp-content/plugins/duracelltomi-google-tag-manager/.{1,100}\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"dom":[["link[href*='/wp-content/plugins/duracelltomi-google-tag-manager/']","exists",""]],"implies":["Google Tag Manager"],"requires":["WordPress"]}
{"name":"Google Wallet","categories":[41],"website":"wallet.google.com","scriptSrc":["checkout\\.google\\.com","wallet\\.google\\.com"]}
{"name":"Google Web Server","categories":[22],"website":"en.wikipedia.org/wiki/Google_Web_Server","headers":{"server":["gws"]}}
{"name":"Google Web Toolkit","categories":[18],"website":"developers.google.com/web-toolkit","meta":{"gwt:property":[""]},"js":{"__gwt_":[""],"__gwt_activeModules":[""],"__gwt_getMetaProperty":[""],"__gwt_isKnownPropertyValue":[""],"__gwt_stylesLoaded":[""],"__gwtlistener":[""]},"implies":["Java"]}
{"name":"Gorgias","categories":[52],"website":"www.gorgias.com","js":{"gorgiasChat":[""]}}
{"name":"GotiPath","categories":[31],"website":"gotipath.com","headers":{"x-cache":["\\.swiftserve\\.com"]},"dom":[["img[src*='.gotipath.com/'], link[href*='.gpcdn.net/']","exists",""]]}
{"name":"Govalo","categories":[100],"website":"govalo.com","scriptSrc":["cdn\\.shopify\\.com/extensions/.{1,250}/([\\d\\.]{1,250})/assets/govalo\\.min\\.js\\;version:\\1"],"js":{"Govalo.meta":[""]},"implies":["Shopify"]}
{"name":"Grab Pay Later","categories":[41,91],"website":"www.grab.com/sg/finance/pay-later","scriptSrc":["grab-paylater\\.js"],"js":{"GrabWidget":[""],"grab_widget_money_format":[""]}}
{"name":"Grafana","categories":[10],"website":"grafana.com","scriptSrc":["grafana\\..{1,250}\\.com/public/build/"],"scripts":[".{1,100}latestVersion\":\"[\\d\\.\\w\\-]{1,100}\"\\,\"version\":\"([\\d\\.]{1,100})\\;version:\\1\\;confidence:75"],"js":{"__grafana_public_path__":[""]},"implies":["Go","Macaron"]}
{"name":"Graffiti CMS","categories":[1],"website":"graffiticms.codeplex.com","cookies":{"graffitibot":[""]},"meta":{"generator":["Graffiti CMS ([^\"]{1,250})\\;version:\\1"]},"scriptSrc":["/graffiti\\.js"],"implies":["Microsoft ASP.NET"]}
{"name":"GrandNode","categories":[6],"website":"grandnode.com","cookies":{"grand.customer":[""]},"meta":{"generator":["grandnode"]},"html":["<!--GrandNode ","<a[^>]{1,250}grandnode - Powered by ","Powered by: <a[^>]{1,250}nopcommerce"],"implies":["Microsoft ASP.NET"]}
{"name":"Granim.js","categories":[59],"website":"sarcadass.github.io/granim.js","js":{"Granim":[""]}}
{"name":"GrapesJS","categories":[51,18],"website":"grapesjs.com","js":{"grapesjs.version":["^([\\d\\.]{1,250})$\\;version:\\1"]}}
{"name":"GraphCMS","categories":[1],"website":"graphcms.com","dom":[[".graphcms-image-wrapper","text",""],["img[src*='media.graphcms.com']","text",""]],"implies":["GraphQL","PostgreSQL","Go","TypeScript"]}
{"name":"GraphQL","categories":[27],"website":"graphql.org","meta":{"store-config":["graphqlMethod"]}}
{"name":"Graphene","categories":[80],"website":"www.graphene-theme.com/graphene-theme","scriptSrc":["/wp-content/themes/graphene(?:-plus)?/.{1,100}graphene\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"js":{"grapheneGetInfScrollBtnLbl":[""],"grapheneJS.templateUrl":[""]},"requires":["WordPress"]}
{"name":"Grav","categories":[1],"website":"getgrav.org","meta":{"generator":["GravCMS(?:\\s([\\d.]{1,250}))?\\;version:\\1"]},"implies":["PHP"]}
{"name":"Gravatar","categories":[19],"website":"gravatar.com","html":["<[^>]{1,250}gravatar\\.com/avatar/"],"js":{"Gravatar":[""]}}
{"name":"Gravitec","categories":[5],"website":"gravitec.net","scriptSrc":["(?:cdn|id)\\.gravitec\\.(?:media|net)"],"js":{"Gravitec":[""],"gravitecWebpackJsonp":[""]}}
{"name":"Gravity Forms","categories":[19,87],"website":"gravityforms.com","scriptSrc":["/wp-content/plugins/gravityforms/js/[^/]{1,250}\\.js\\?ver=([\\d.]{1,250})$\\;version:\\1"],"html":["<div class=(?:\"|')[^>]{0,250}gform_wrapper","<div class=(?:\"|')[^>]{0,250}gform_body","<ul [^>]{0,250}class=(?:\"|')[^>]{0,250}gform_fields","<link [^>]{0,250}href=(?:\"|')[^>]{0,250}wp-content/plugins/gravityforms/css/"],"requires":["WordPress"]}
{"name":"Green Valley CMS","categories":[1],"website":"www.greenvalley.nl/Public/Producten/Content_Management/CMS","meta":{"dc.identifier":["/content\\.jsp\\?objectid="]},"html":["<img[^>]{1,250}/dsresource\\?objectid="],"implies":["Apache Tomcat"]}
{"name":"Greenhouse","categories":[101],"website":"www.greenhouse.io","scriptSrc":["\\.greenhouse\\.io/"],"js":{"populateGreenhouseJobs":[""]}}
{"name":"Griddo","categories":[1],"website":"griddo.io","meta":{"generator":["^Griddo$"]},"implies":["React","Gatsby"]}
{"name":"Gridsome","categories":[57],"website":"gridsome.org","meta":{"generator":["^Gridsome v([\\d.]{1,250})$\\;version:\\1"]},"implies":["Vue.js"]}
{"name":"Grin","categories":[32],"website":"grin.co","scriptSrc":["grin-sdk\\.js"],"js":{"Grin":[""]}}
{"name":"GrocerKey","categories":[6],"website":"grocerkey.com","scriptSrc":["\\.grocerywebsite\\.com/","grocerkey-widget\\.s3\\.amazonaws\\.com/"]}
{"name":"GroupBy","categories":[29],"website":"groupbyinc.com","scriptSrc":["cdn\\.groupbycloud\\.com"]}
{"name":"Growave","categories":[32,69],"website":"growave.io","scriptSrc":["\\.socialshopwave\\.com/"],"requires":["Shopify"]}
{"name":"GrowingIO","categories":[10],"website":"www.growingio.com","cookies":{"gr_user_id":[""],"grwng_uid":[""]},"scriptSrc":["assets\\.growingio\\.com/([\\d.]{1,250})/gio\\.js\\;version:\\1"]}
{"name":"Guestonline","categories":[93],"website":"www.guestonline.io","scriptSrc":["ib\\.guestonline\\.\\w{1,250}"],"dom":[["iframe[src*='ib.guestonline.']","exists",""]]}
{"name":"GumGum","categories":[36],"website":"gumgum.com","dom":[["iframe[src*='gumgum.com'], img[src*='gumgum.com']","exists",""]]}
{"name":"Gumlet","categories":[92],"website":"www.gumlet.com","scriptSrc":["cdn\\.gumlet\\.com"],"js":{"gumlet":[""]}}
{"name":"Gumroad","categories":[6],"website":"gumroad.com","scriptSrc":["gumroad\\.com/js/gumroad\\.js"],"js":{"GumroadOverlay":[""],"createGumroadOverlay":[""]}}
{"name":"Gumstack","categories":[5],"website":"gumstack.com","scriptSrc":["w\\.gumstack\\.com"],"js":{"Gumstack":[""]}}
{"name":"Gutenberg","categories":[87,20],"website":"github.com/WordPress/gutenberg","scriptSrc":["/wp-content/plugins/gutenberg/"],"dom":[["link[href*='/wp-content/plugins/gutenberg/']","href","/wp-content/plugins/gutenberg/.{1,100}\\.css(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"]],"requires":["WordPress"]}
{"name":"Gutenberg Blocks","categories":[87],"website":"ultimategutenberg.com","scriptSrc":["/wp-content/plugins/ultimate-addons-for-gutenberg/.{1,100}\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"dom":[["link[href*='/wp-content/plugins/ultimate-addons-for-gutenberg/']","exists",""]],"requires":["WordPress"]}
{"name":"git","categories":[47],"website":"git-scm.com","meta":{"generator":["\\bgit/([\\d.]{1,250}\\d)\\;version:\\1"]}}
{"name":"gitlist","categories":[47],"website":"gitlist.org","html":["<p>Powered by <a[^>]{1,250}>GitList ([\\d.]{1,250})\\;version:\\1"],"implies":["PHP","git"]}
{"name":"gitweb","categories":[47],"website":"git-scm.com","meta":{"generator":["gitweb(?:/([\\d.]{1,250}\\d))?\\;version:\\1"]},"scriptSrc":["static/gitweb\\.js$"],"html":["<!-- git web interface version ([\\d.]{1,250})?\\;version:\\1"],"implies":["Perl","git"]}
{"name":"govCMS","categories":[1],"website":"www.govcms.gov.au","meta":{"generator":["Drupal ([\\d]{1,250}) \\(http:\\/\\/drupal\\.org\\) \\+ govCMS\\;version:\\1"]},"implies":["Drupal"]}
{"name":"gunicorn","categories":[22],"website":"gunicorn.org","headers":{"server":["gunicorn(?:/([\\d.]{1,250}))?\\;version:\\1"]},"implies":["Python"]}
{"name":"H2O","categories":[22],"website":"github.com/h2o/h2o","headers":{"server":["^h2o(?:/)?([\\d\\.]{1,250})?\\;version:\\1"]},"cookies":{"h2o_casper":[""]},"implies":["C","HTTP/2"]}
{"name":"HCL Commerce","categories":[6],"website":"www.hcltechsw.com/commerce","scripts":["/webapp/wcs/"],"dom":[["link[href*='/wcsstore/'], link[href*='webapp/wcs/'], script[src*='/wcsstore/'], script[src*='webapp/wcs/']","exists",""]],"implies":["Java"]}
{"name":"HCL Digital Experience","categories":[1],"website":"www.hcltechsw.com/dx","headers":{"ibm-web2-location":[""],"itx-generated-timestamp":[""]},"js":{"ibmCfg.themeConfig.modulesWebAppBaseURI":["/wps/themeModules"]},"implies":["Java"]}
{"name":"HCL Domino","categories":[22],"website":"www.hcltechsw.com/domino","headers":{"server":["^Lotus-Domino$"]},"implies":["Java"]}
{"name":"HHVM","categories":[22],"website":"hhvm.com","headers":{"x-powered-by":["HHVM/?([\\d.]{1,250})?\\;version:\\1"]},"implies":["PHP\\;confidence:75"]}
{"name":"HP Compact Server","categories":[22],"website":"hp.com","headers":{"server":["HP_Compact_Server(?:/([\\d.]{1,250}))?\\;version:\\1"]}}
{"name":"HP iLO","categories":[22,46],"website":"hp.com","headers":{"server":["HP-iLO-Server(?:/([\\d.]{1,250}))?\\;version:\\1"]}}
{"name":"HSTS","categories":[16],"website":"www.rfc-editor.org/rfc/rfc6797#section-6.1","headers":{"strict-transport-security":[""]},"url":["^https://[\\w\\d\\.\\-]{1,250}(?:\\.dev)(?:/.{1,250}||/)$"]}
{"name":"HTTP/2","categories":[19],"website":"http2.github.io","headers":{"alt-svc":["h2"],"x-firefox-spdy":["h2"]},"excludes":["SPDY"]}
{"name":"HTTP/3","categories":[19],"website":"httpwg.org","headers":{"alt-svc":["h3"],"x-firefox-http3":["h3"]},"excludes":["HTTP/2"]}
{"name":"Haddock","categories":[4],"website":"www.haskell.org/haddock","scriptSrc":["haddock-util\\.js"],"html":["<p>Produced by <a href=\"http://www\\.haskell\\.org/haddock/\">Haddock</a> version ([0-9.]{1,250})</p>\\;version:\\1"]}
{"name":"Halo","categories":[1,11],"website":"halo.run","meta":{"generator":["Halo ([\\d.]{1,250})?\\;version:\\1"]},"implies":["Java"]}
{"name":"Hamechio","categories":[18],"website":"hamech.io","meta":{"generator":["hamech\\.io/"]},"implies":["PHP"]}
{"name":"Hammer.js","categories":[59],"website":"hammerjs.github.io","scriptSrc":["hammer(?:\\.min)?\\.js"],"js":{"Ha.VERSION":["^(.{1,250})$\\;version:\\1"],"Hammer":[""],"Hammer.VERSION":["^(.{1,250})$\\;version:\\1"]}}
{"name":"Handlebars","categories":[12],"website":"handlebarsjs.com","scriptSrc":["handlebars(?:\\.runtime)?(?:-v([\\d.]{1,250}?))?(?:\\.min)?\\.js\\;version:\\1"],"html":["<[^>]{0,250}type=[^>]text\\/x-handlebars-template"],"js":{"Handlebars":[""],"Handlebars.VERSION":["^(.{1,250})$\\;version:\\1"]}}
{"name":"Handtalk","categories":[68],"website":"www.handtalk.me","scriptSrc":["api\\.handtalk\\.me"],"js":{"HandTalk":[""]}}
{"name":"Hansel","categories":[58],"website":"hansel.io","scriptSrc":["\\.hansel\\.io/web/([\\d\\.]{1,250})/\\;version:\\1"],"js":{"Hansel":[""],"HanselPX":[""]}}
{"name":"Happy Returns","categories":[102],"website":"happyreturns.com","dom":[["img[src*='.happyreturns.com/']","exists",""]]}
{"name":"HappyFox Helpdesk","categories":[53],"website":"www.happyfox.com/customer-service-software","scriptSrc":["\\.happyfox\\.com/media/"]}
{"name":"HappyFox Live Chat","categories":[52],"website":"www.happyfox.com/live-chat","scriptSrc":["\\.happyfoxchat\\.com/"],"js":{"HappyFoxChatObject":[""]}}
{"name":"Haptik","categories":[52],"website":"www.haptik.ai","scriptSrc":["\\.haptikapi\\.com/"],"js":{"HaptikSDK":[""],"haptik":[""],"haptikInitSettings":[""]}}
{"name":"Haravan","categories":[6],"website":"www.haravan.com","scriptSrc":["haravan.{0,250}\\.js"],"js":{"Haravan":[""]}}
{"name":"Harbor","categories":[60],"website":"goharbor.io","dom":[["harbor-app","exists",""]],"implies":["Go"]}
{"name":"HashThemes Total","categories":[80],"website":"hashthemes.com/wordpress-theme/total","scriptSrc":["/wp-content/themes/(?:t|T)otal(?:-plus)?/"],"requires":["WordPress"]}
{"name":"Hashnode","categories":[11],"website":"hashnode.com","scriptSrc":["hashnode\\.com"],"url":["^https?://[^/]{1,250}\\.(?:hashnode)\\.dev"],"dom":[["div.css-zigog8","exists",""]]}
{"name":"Haskell","categories":[27],"website":"wiki.haskell.org/Haskell"}
{"name":"Hatena Blog","categories":[1,11],"website":"hatenablog.com","scriptSrc":["cdn\\.blog\\.st-hatena\\.com/"]}
{"name":"HeadJS","categories":[59],"website":"headjs.com","scriptSrc":["head\\.(?:core|load)(?:\\.min)?\\.js"],"html":["<[^>]{0,250}data-headjs-load"],"js":{"head.browser.name":[""]}}
{"name":"Headless UI","categories":[66],"website":"headlessui.dev","dom":[["button","id","headlessui-"],["div","id","headlessui-"]]}
{"name":"Heap","categories":[10],"website":"heap.io","scriptSrc":["cdn\\.heapanalytics\\.com","heap-\\d{1,250}\\.js"],"js":{"heap.version.heapJsVersion":["([\\d.]{1,250})\\;version:\\1"]}}
{"name":"Heartland Payment Systems","categories":[41],"website":"www.heartlandpaymentsystems.com","scriptSrc":["\\.heartlandportico\\.com"]}
{"name":"Helhost","categories":[88],"website":"www.helhost.com","headers":{"x-powered-by":["Helhost"]}}
{"name":"HeliumWeb","categories":[18],"website":"heliumweb.adrikikicp-development.ml","headers":{"x-powered-by":["Adrikikicp Development"]},"scriptSrc":["helium/src/helium.js/helium_web.js","http://maven.enriquitomcfh.ml/helium.js/helium_web.js","http://maven.enriquitomcfh.ml/helium.js/helium_web.min.js"],"js":{"helium.js":[""]},"implies":["PHP"]}
{"name":"Helix Ultimate","categories":[18],"website":"www.joomshaper.com/joomla-templates/helixultimate","dom":[["header#sp-header, body.helix-ultimate","exists",""]],"implies":["Joomla"]}
{"name":"Helixo UFE","categories":[100],"website":"helixo.co/upsell-funnel-engine","js":{"ufe.funnelData":[""],"ufeStore.cartTotal":[""]},"implies":["Shopify"]}
{"name":"Hello Bar","categories":[5],"website":"hellobar.com","scriptSrc":["\\.?hellobar\\.(?:com|js)"],"js":{"HelloBar":[""],"hellobarSiteSettings":[""]}}
{"name":"Hello Elementor","categories":[80],"website":"elementor.com/hello-theme","dom":[["link[id*='elementor-hello']","href","elementor-hello\\S{0,250}\\.css(?:\\?ver=([0-9.]{1,250}))?\\;version:\\1"],["link[id*='hello-elementor']","href","hello-elementor\\S{0,250}\\.css(?:\\?ver=([0-9.]{1,250}))?\\;version:\\1"],["script[id*='hello-elementor']","text",""]],"implies":["Elementor"],"requires":["WordPress"]}
{"name":"Help Scout","categories":[13,52],"website":"www.helpscout.com","scriptSrc":["\\.helpscout\\.net/"],"js":{"__onBeaconDestroy":["\\;confidence:25"],"beaconStore":["\\;confidence:25"]}}
{"name":"HelpDocs","categories":[4],"website":"www.helpdocs.io","scriptSrc":["cdn\\.helpdocs\\.io"],"js":{"HDAnalytics":["\\;confidence:25"],"HDUtils":["\\;confidence:25"],"hd_instant_search":["\\;confidence:50"]}}
{"name":"Hero","categories":[103],"website":"www.usehero.com","scriptSrc":["cdn\\.usehero\\.com"],"js":{"HeroWebPluginSettings":[""]}}
{"name":"Heroku","categories":[62],"website":"www.heroku.com","headers":{"via":["[\\d.-]{1,250} vegur$"]},"url":["\\.herokuapp\\.com"]}
{"name":"Hestia","categories":[80],"website":"themeisle.com/themes/hestia","scriptSrc":["themes/hestia.{0,250}\\.js(?:\\?ver=([0-9.]{1,250}))?\\;version:\\1"],"dom":[["body[class*='hestia-theme']","text",""],["link[id*='hestia']","href","hestia\\S{0,250}\\.css(?:\\?ver=([0-9.]{1,250}))?\\;version:\\1"]],"requires":["WordPress"]}
{"name":"HetrixTools","categories":[13],"website":"hetrixtools.com","headers":{"content-security-policy":["\\.hetrixtools\\.com\\;confidence:50"]},"scriptSrc":["\\.hetrixtools\\.com/"],"js":{"htoolz":[""]}}
{"name":"Hetzner","categories":[88,62],"website":"www.hetzner.com","headers":{"x-powered-by":["Hetzner"]}}
{"name":"Hexo","categories":[57],"website":"hexo.io","meta":{"generator":["Hexo(?: v?([\\d.]{1,250}))?\\;version:\\1"]},"html":["Powered by <a href=\"https?://hexo\\.io/?\"[^>]{0,250}>Hexo</"],"implies":["Node.js"]}
{"name":"Hextom Free Shipping Bar","categories":[100],"website":"hextom.com/case_study/free-shipping-bar","scriptSrc":["\\.hextom\\.com/js/freeshippingbar\\.js"],"implies":["Shopify"]}
{"name":"Hextom Ultimate Sales Boost","categories":[100],"website":"hextom.com/case_study/ultimate-sales-boost","scriptSrc":["\\.hextom\\.com/js/ultimatesalesboost\\.js"],"js":{"hextom_usb":[""],"ht_usb.isLoaded":[""]},"implies":["Shopify"]}
{"name":"Hi Platform","categories":[53],"website":"www.hiplatform.com","scriptSrc":["\\.hiplatform\\.com/"],"dom":[["link[href*='.hiplatform.com']","exists",""]]}
{"name":"Hiawatha","categories":[22],"website":"hiawatha-webserver.org","headers":{"server":["Hiawatha v([\\d.]{1,250})\\;version:\\1"]}}
{"name":"HighStore","categories":[6],"website":"digitalserver.ir","meta":{"generator":["^HighStore\\.IR$"],"hs:version":["^([\\d\\.]{1,250})$\\;version:\\1\\;confidence:50"]},"implies":["Microsoft ASP.NET"]}
{"name":"Highcharts","categories":[25],"website":"www.highcharts.com","scriptSrc":["highcharts.{0,250}\\.js"],"html":["<svg[^>]{0,250}><desc>Created with Highcharts ([\\d.]{0,250})\\;version:\\1"],"js":{"Highcharts":[""],"Highcharts.version":["^(.{1,250})$\\;version:\\1"]}}
{"name":"Highlight.js","categories":[59],"website":"highlightjs.org","scriptSrc":["/(?:([\\d.]){1,5}/)?highlight(?:\\.min)?\\.js\\;version:\\1"],"js":{"hljs.highlightBlock":[""],"hljs.listLanguages":[""]}}
{"name":"Highstock","categories":[25],"website":"highcharts.com/products/highstock","scriptSrc":["highstock[.-]?([\\d\\.]{0,250}\\d).{0,250}\\.js\\;version:\\1"],"html":["<svg[^>]{0,250}><desc>Created with Highstock ([\\d.]{0,250})\\;version:\\1"]}
{"name":"HikeOrders","categories":[68],"website":"hikeorders.com","scriptSrc":["hikeorders\\.com/main/assets/js/hko-accessibility\\.min\\.js"]}
{"name":"Hinza Advanced CMS","categories":[1,6],"website":"hinzaco.com","meta":{"generator":["hinzacms"]},"implies":["Laravel"]}
{"name":"Hireology","categories":[101],"website":"hireology.com","url":["sites\\.hireology\\.com/"]}
{"name":"Histats","categories":[10],"website":"www.histats.com","js":{"Histats.ver":["^([\\d\\.]{1,250})$\\;version:\\1"]},"dom":[["img[src*='.histats.com/']","exists",""]]}
{"name":"History","categories":[19],"website":"github.com/ReactTraining/history","scriptSrc":["/history(@|/)([\\d.]{1,250})(?:/[a-z]{1,250})?/history(?:(.production|.development))?(?:.min)?\\.js\\;version:\\2"]}
{"name":"Hoefler&Co","categories":[17],"website":"www.typography.com","dom":[["link[href*='cloud.typography.com/']","exists",""]]}
{"name":"Hogan.js","categories":[12],"website":"twitter.github.io/hogan.js","scriptSrc":["hogan-[.-]([\\d.]{0,250}\\d)[^/]{0,250}\\.js\\;version:\\1","([\\d.]{1,250})/hogan(?:\\.min)?\\.js\\;version:\\1"],"js":{"Hogan":[""]}}
{"name":"Homestead","categories":[51],"website":"www.homestead.com","meta":{"generator":["^Homestead SiteBuilder$"]}}
{"name":"Hostmeapp","categories":[93,72],"website":"www.hostmeapp.com","scriptSrc":["tables\\.hostmeapp\\.com"]}
{"name":"Hotaru CMS","categories":[1],"website":"hotarucms.org","cookies":{"hotaru_mobile":[""]},"meta":{"generator":["Hotaru CMS"]},"implies":["PHP"]}
{"name":"Hotjar","categories":[10],"website":"www.hotjar.com","scriptSrc":["//static\\.hotjar\\.com/"],"js":{"HotLeadfactory":[""],"HotleadController":[""],"hj.apiUrlBase":[""]}}
{"name":"Hotjar Incoming Feedback","categories":[73],"website":"www.hotjar.com","scriptSrc":["\\.hotjar\\.com/preact-incoming-feedback"]}
{"name":"Howler.js","categories":[59],"website":"howlerjs.com","scriptSrc":["howler@([\\d.]{1,250})/dist/howler\\.min\\.js\\;version:\\1","howler/([\\d.]{1,250})/howler(?:\\.core)?\\.min\\.js\\;version:\\1"],"js":{"Howler":[""],"HowlerGlobal":[""]}}
{"name":"HrFlow.ai","categories":[101],"website":"hrflow.ai","scriptSrc":["\\.hrflow\\.ai"]}
{"name":"Htmx","categories":[59],"website":"htmx.org","scriptSrc":["/htmx\\.org@([\\d\\.]{1,250})\\;version:\\1"],"js":{"htmx":[""]},"dom":[["script[data-src*='/dist/htmx.min.js']","exists",""]]}
{"name":"HubSpot","categories":[32],"website":"www.hubspot.com","html":["<!-- Start of Async HubSpot"],"js":{"_hsq":[""],"hubspot":[""]}}
{"name":"HubSpot Analytics","categories":[10],"website":"www.hubspot.com/products/marketing/analytics","scriptSrc":["js\\.hs-analytics\\.net/analytics"]}
{"name":"HubSpot CMS Hub","categories":[1],"website":"www.hubspot.com/products/cms","headers":{"x-hs-hub-id":[""],"x-powered-by":["HubSpot"]},"meta":{"generator":["HubSpot"]},"implies":["HubSpot"]}
{"name":"HubSpot Chat","categories":[52],"website":"www.hubspot.com/products/crm/live-chat","scriptSrc":["js\\.usemessages\\.com"],"js":{"HubSpotConversations":[""]}}
{"name":"HubSpot Cookie Policy Banner","categories":[67],"website":"knowledge.hubspot.com/reports/customize-your-cookie-tracking-settings-and-privacy-policy-alert","dom":[["#hs-eu-cookie-confirmation","exists",""]]}
{"name":"HubSpot WordPress plugin","categories":[87],"website":"wordpress.org/plugins/leadin","js":{"leadin_wordpress.leadinPluginVersion":["^([\\d.]{1,250})$\\;version:\\1"]},"implies":["HubSpot","HubSpot Analytics"],"requires":["WordPress"]}
{"name":"Huberway","categories":[1],"website":"www.huberway.com","cookies":{"huberway_session":[""]},"implies":["PHP","MySQL"]}
{"name":"Huberway Analytics","categories":[10],"website":"www.huberway.com/analytics-software","scriptSrc":["analytics\\.huberway\\.com/pixel/"]}
{"name":"Hugo","categories":[57],"website":"gohugo.io","meta":{"generator":["Hugo ([\\d.]{1,250})?\\;version:\\1"]}}
{"name":"HulkApps Age Verification","categories":[100],"website":"www.hulkapps.com/products/age-verification-shopify","scriptSrc":["age-verification\\.hulkapps\\.com/"],"implies":["Shopify"]}
{"name":"HulkApps Form Builder","categories":[73,100],"website":"www.hulkapps.com/products/form-builder-shopify","scriptSrc":["formbuilder\\.hulkapps\\.com/"],"implies":["Shopify"]}
{"name":"HulkApps GDPR/CCPA Compliance Manager","categories":[67,100],"website":"www.hulkapps.com/products/gdpr-ccpa-cookie-manager-shopify-app","scriptSrc":["cookiebar\\.hulkapps\\.com/hulk_cookie_bar\\.js"],"js":{"hulkSetCookie":[""]},"implies":["Shopify"]}
{"name":"HulkApps Infinite Product Options","categories":[76,100],"website":"www.hulkapps.com/products/infinite-product-options-shopify","js":{"hulkapps.po_url":["productoption\\.hulkapps\\.com"]},"implies":["Shopify"]}
{"name":"HulkApps Product Reviews","categories":[90,100],"website":"www.hulkapps.com/products/product-reviews-shopify","js":{"hulkappsProductReview":[""],"hulkappsReviews":[""]},"dom":[["link[href*='reviews.hulkapps.com/']","exists",""]],"implies":["Shopify"]}
{"name":"Humm","categories":[91],"website":"www.shophumm.com","scriptSrc":["widgets\\.shophumm\\.com","/wp-content/plugins/oxipay-payment-gateway/"],"js":{"checkout.enabledpayments.humm":["^true$"]}}
{"name":"Hund.io","categories":[13],"website":"hund.io","scriptSrc":["\\.hund\\.io/"],"dom":[["link[href*='hund-client-logos']","exists",""]]}
{"name":"Hushly","categories":[32],"website":"www.hushly.com","scriptSrc":["\\.hushly\\.com/"],"js":{"__hly_widget_object":[""]},"dom":[["link[href*='.hushly.com/']","exists",""]]}
{"name":"Hydrogen","categories":[12],"website":"hydrogen.shopify.dev","headers":{"powered-by":["^Shopify-Hydrogen$"]},"implies":["Shopify","React","Vite"]}
{"name":"Hypercorn","categories":[22],"website":"pgjones.gitlab.io/hypercorn","headers":{"server":["hypercorn"]},"implies":["Python"]}
{"name":"Hyperspeed","categories":[92,100],"website":"www.hyperspeed.me","scriptSrc":["cdn\\.shopify\\.com/.{1,250}/assets/hs-(?:instantload|lazysizes)\\.min\\.js"],"js":{"hyperscripts":[""]},"implies":["Shopify","Instant.Page"]}
{"name":"Hypervisual Page Builder","categories":[51,100],"website":"gethypervisual.com","scriptSrc":["cdn\\.gethypervisual\\.com/"],"js":{"hypervisualPreflight":[""]},"requires":["Shopify"]}
{"name":"Hypestyle CSS","categories":[66],"website":"www.hypestylecss.xyz","dom":[["link[href*='hypestyle']","href","/hypestyle@([\\d\\.]{1,250})/dist/css/hypestyle\\.min\\.css\\;version:\\1"]],"implies":["Sass"]}
{"name":"Hyva Themes","categories":[108],"website":"hyva.io","headers":{"x-built-with":["^Hyva Themes$"]},"implies":["Magento\\;version:2","Tailwind CSS","Alpine.js"]}
{"name":"h5ai","categories":[19],"website":"github.com/lrsjng/h5ai","scriptSrc":["/_h5ai/(?:public|client)/js/scripts\\.js"],"implies":["PHP"]}
{"name":"hCaptcha","categories":[16],"website":"www.hcaptcha.com","headers":{"content-security-policy":["(?:\\.|//)hcaptcha\\.com\\;confidence:50"]},"scriptSrc":["hcaptcha\\.com/([\\d]{1,250}?)/api\\.js\\;version:\\1"],"js":{"hcaptcha.getRespKey":[""],"hcaptchaOnLoad":[""],"hcaptcha_sitekey":[""]},"dom":[["link[href*='hcaptcha.com']","exists",""]]}
{"name":"hantana","categories":[10],"website":"hantana.org","scriptSrc":["//hantana\\.org/widget"],"js":{"Hantana":[""]}}
{"name":"hoolah","categories":[91],"website":"www.hoolah.co","scriptSrc":["merchant\\.cdn\\.hoolah\\.co/"],"js":{"hoolah":[""]}}
{"name":"IBM Coremetrics","categories":[10],"website":"ibm.com/software/marketing-solutions/coremetrics","scriptSrc":["cmdatatagutils\\.js"]}
{"name":"IBM DataPower","categories":[64],"website":"www.ibm.com/products/datapower-gateway","headers":{"x-backside-transport":[""],"x-global-transaction-id":[""]}}
{"name":"IBM HTTP Server","categories":[22],"website":"ibm.com/software/webservers/httpservers","headers":{"server":["IBM_HTTP_Server(?:/([\\d.]{1,250}))?\\;version:\\1"]}}
{"name":"IIS","categories":[22],"website":"www.iis.net","headers":{"server":["^(?:Microsoft-)?IIS(?:/([\\d.]{1,250}))?\\;version:\\1"]},"implies":["Windows Server"]}
{"name":"INFOnline","categories":[10],"website":"www.infonline.de","scriptSrc":["^https?://(?:[^/]{1,250}\\.)?i(?:oam|v)wbox\\.de/"],"js":{"iam_data":[""],"szmvars":[""]}}
{"name":"IPB","categories":[2],"website":"invisioncommunity.com","cookies":{"ipbwwlmodpids":[""],"ipbwwlsession_id":[""]},"scriptSrc":["jscripts/ips_"],"html":["<link[^>]{1,250}ipb_[^>]{1,250}\\.css"],"js":{"IPBoard":[""],"ipb_var":[""],"ipsSettings":[""]},"implies":["PHP","MySQL"]}
{"name":"IPFS","categories":[48],"website":"ipfs.io","headers":{"x-cf-ipfs-cache-status":[""],"x-ipfs-datasize":[""],"x-ipfs-gateway-host":[""],"x-ipfs-lb-pop":[""],"x-ipfs-path":[""],"x-ipfs-pop":[""],"x-ipfs-root":[""],"x-ipfs-root-cid":[""],"x-ipfs-roots":[""]}}
{"name":"IPinfo","categories":[79],"website":"ipinfo.io","scriptSrc":["ipinfo\\.io/"]}
{"name":"Iamport","categories":[41],"website":"www.iamport.kr","scriptSrc":["cdn\\.iamport\\.kr/js/iamport\\.payment-([\\d\\.]{1,250})\\.js\\;version:\\1"],"js":{"IMP.request_pay":[""]}}
{"name":"Ibexa DXP ","categories":[1],"website":"www.ibexa.co","headers":{"x-powered-by":["^Ibexa\\sExperience\\sv([\\d\\.]{1,250})$\\;version:\\1"]},"implies":["PHP","Symfony"]}
{"name":"Ideasoft","categories":[6],"website":"www.ideasoft.com.tr","scriptSrc":["\\.myideasoft\\.com/([\\d.]{1,250})\\;version:\\1"]}
{"name":"IdoSell Shop","categories":[6],"website":"www.idosell.com","js":{"IAI_Ajax":[""]}}
{"name":"Iluria","categories":[6,63],"website":"www.iluria.com.br","scriptSrc":["template-assets\\.iluria\\.com/commons/"],"js":{"Iluria":[""],"iluriaShowPagination":[""]}}
{"name":"Image Relay","categories":[95],"website":"www.imagerelay.com","scriptSrc":["static\\.imagerelay\\.com/"],"js":{"ImageRelay.accounts":[""]}}
{"name":"ImageEngine","categories":[31,92],"website":"imageengine.io","dom":[["link[href*='.imgeng.in/'], img[src*='.imgeng.in/'], img[data-src*='.imgeng.in/'], source[srcset*='.imgeng.in/']","exists",""]]}
{"name":"Imagely NextGEN Gallery","categories":[87,7],"website":"www.imagely.com/wordpress-gallery-plugin","scriptSrc":["/wp-content/plugins/nextgen-gallery(?:-pro|-plus)?/"],"dom":[["link[href*='/wp-content/plugins/nextgen-gallery/']","exists",""]],"requires":["WordPress"]}
{"name":"Imber","categories":[52],"website":"imber.live","js":{"$imber.getVisitor":[""],"IMBER_ID":[""],"IMBER_SOCKET":[""]}}
{"name":"Imgix","categories":[31,95],"website":"imgix.com","dom":[["img[src*='.imgix.net/'], img[data-src*='.imgix.net/'], img[srcset*='.imgix.net/'], source[src*='.imgix.net/'], source[data-src*='.imgix.net/']","exists",""]]}
{"name":"Immutable.js","categories":[59],"website":"facebook.github.io/immutable-js","scriptSrc":["^immutable\\.(?:min\\.)?js$"],"js":{"Immutable":[""],"Immutable.version":["^(.{1,250})$\\;version:\\1"]}}
{"name":"Impact","categories":[71],"website":"impact.com","scriptSrc":["d\\.impactradius-event\\.com"],"js":{"ImpactRadiusEvent":[""],"irEvent":[""]}}
{"name":"Imperva","categories":[16],"website":"www.imperva.com","headers":{"x-iinfo":[""]},"scriptSrc":["/_Incapsula_Resource"]}
{"name":"ImpressCMS","categories":[1],"website":"www.impresscms.org","cookies":{"icmssession":[""],"impresscms":[""]},"meta":{"generator":["ImpressCMS"]},"scriptSrc":["include/linkexternal\\.js"],"implies":["PHP"]}
{"name":"ImpressPages","categories":[1],"website":"impresspages.org","meta":{"generator":["ImpressPages(?: CMS)?( [\\d.]{0,250})?\\;version:\\1"]},"implies":["PHP"]}
{"name":"Imweb","categories":[6],"website":"imweb.me","scriptSrc":["vendor-cdn\\.imweb\\.me/"],"js":{"IMWEB_TEMPLATE":[""]}}
{"name":"In Cart Upsell & Cross-Sell","categories":[100],"website":"incartupsell.com","scriptSrc":["\\.incartupsell\\.com/"],"requires":["Shopify"]}
{"name":"InMoment","categories":[10,73],"website":"inmoment.com","headers":{"content-security-policy":["\\.inmoment\\.com\\;confidence:50"],"content-security-policy-report-only":["\\.inmoment\\.com\\;confidence:50"]},"scriptSrc":["\\.inmoment\\.com(?:\\.\\w{1,250})?/"]}
{"name":"InSyncai","categories":[52],"website":"www.insyncai.com","dom":[["iframe[src*='insync_iframe_webchat_js_prod'], iframe#insync-iframe","exists",""]]}
{"name":"Incapsula","categories":[31],"website":"www.incapsula.com","headers":{"x-cdn":["Incapsula"]}}
{"name":"Includable","categories":[18],"website":"includable.com","headers":{"x-includable-version":[""]}}
{"name":"Indexhibit","categories":[1],"website":"www.indexhibit.org","meta":{"generator":["Indexhibit"]},"html":["<(?:link|a href) [^>]{1,250}ndxz-studio"],"implies":["PHP","Apache","Exhibit"]}
{"name":"Indi","categories":[94],"website":"indi.com","js":{"indi.formatStats":[""],"indiCountly.check_any_consent":[""],"indi_carousel.productCta":[""]}}
{"name":"Indico","categories":[1],"website":"indico-software.org","cookies":{"makacsession":[""]},"html":["Powered by\\s{1,250}(?:CERN )?<a href=\"http://(?:cdsware\\.cern\\.ch/indico/|indico-software\\.org|cern\\.ch/indico)\">(?:CDS )?Indico( [\\d\\.]{1,250})?\\;version:\\1"]}
{"name":"Indy","categories":[22],"website":"indyproject.org","headers":{"server":["Indy(?:/([\\d.]{1,250}))?\\;version:\\1"]}}
{"name":"Inertia.js","categories":[12],"website":"inertiajs.com","headers":{"x-inertia":[""]},"dom":[["div[data-page*='component']","data-page","component.{1,250}props.{1,250}url"]]}
{"name":"InfernoJS","categories":[12],"website":"infernojs.org","js":{"Inferno":[""],"Inferno.version":["^(.{1,250})$\\;version:\\1"]}}
{"name":"Infogram","categories":[5],"website":"infogram.com","js":{"InfogramEmbeds":[""]},"dom":[["iframe[src*='.infogram.com/']","exists",""]]}
{"name":"Infolinks","categories":[36],"website":"www.infolinks.com","js":{"infolinks_pid":[""],"infolinks_wsid":[""]}}
{"name":"Insider","categories":[97],"website":"useinsider.com","scriptSrc":["api\\.useinsider\\.\\w{1,250}/"],"js":{"Insider":["\\;confidence:20"]}}
{"name":"Inspectlet","categories":[10],"website":"www.inspectlet.com","scriptSrc":["cdn\\.inspectlet\\.com"],"html":["<!-- (?:Begin|End) Inspectlet Embed Code -->"],"js":{"__insp":[""],"__inspld":[""]}}
{"name":"Instabot","categories":[5,10,32,52,58],"website":"instabot.io","scriptSrc":["/rokoInstabot\\.js"],"js":{"Instabot":[""]}}
{"name":"Instafeed","categories":[100],"website":"apps.shopify.com/instafeed","scriptSrc":["instafeed\\.nfcube\\.com/"],"requires":["Shopify"]}
{"name":"Instana","categories":[10,13,78],"website":"www.instana.com","scriptSrc":["eum\\.instana\\.io"],"js":{"ineum":[""]}}
{"name":"Instant.Page","categories":[59,92],"website":"instant.page","scriptSrc":["instant\\.page"]}
{"name":"InstantCMS","categories":[1],"website":"www.instantcms.ru","cookies":{"instantcms[logdate]":[""]},"meta":{"generator":["InstantCMS"]},"implies":["PHP"]}
{"name":"InstantClick","categories":[59,92],"website":"instantclick.io","scriptSrc":["instantclick\\.min\\.js"],"js":{"InstantClick":[""]}}
{"name":"InstantGeo","categories":[59],"website":"instantgeo.info","scriptSrc":["js\\.instantgeo\\.info","script\\.instantgeo\\.info"],"js":{"geojs":[""]}}
{"name":"Instapage","categories":[51,74,10],"website":"instapage.com","scriptSrc":["cdn\\.instapagemetrics\\.com","heatmap-events-collector\\.instapage\\.com"],"js":{"_instapageSnowplow":[""],"instapageSp":[""]},"implies":["Lua","Node.js"]}
{"name":"Instatus","categories":[13],"website":"instatus.com","dom":[["iframe[src*='.instatus.com']","exists",""]]}
{"name":"Integral Ad Science","categories":[36],"website":"integralads.com","scriptSrc":["\\.adsafeprotected\\.com/"],"dom":[["link[href*='.adsafeprotected.com']","exists",""]]}
{"name":"Intel Active Management Technology","categories":[22,46],"website":"intel.com","headers":{"server":["Intel\\(R\\) Active Management Technology(?: ([\\d.]{1,250}))?\\;version:\\1"]}}
{"name":"IntenseDebate","categories":[15],"website":"intensedebate.com","scriptSrc":["intensedebate\\.com"]}
{"name":"Interact","categories":[5],"website":"www.tryinteract.com","scriptSrc":["\\.tryinteract\\.com/"],"js":{"InteractApp.name":["InteractApp"],"InteractPromotionObject":[""]}}
{"name":"Intercom","categories":[52,53],"website":"www.intercom.com","scriptSrc":["api\\.intercom\\.io/api","static\\.intercomcdn\\.com/intercom\\.v1"],"js":{"Intercom":[""]}}
{"name":"Intersection Observer","categories":[92,59],"website":"www.w3.org/TR/intersection-observer","scriptSrc":["cdn\\.jsdelivr\\.net/npm/intersection-observer@([\\d\\.]{1,250})\\;version:\\1","/assets/(?:.{1,250})?intersection-observer\\.[\\d\\w\\.]{1,250}\\.js"]}
{"name":"Intershop","categories":[6],"website":"intershop.com","scriptSrc":["is-bin","INTERSHOP"],"html":["<ish-root"]}
{"name":"Invenio","categories":[50],"website":"invenio-software.org","cookies":{"inveniosession":[""]},"html":["(?:Powered by|System)\\s{1,100}(?:CERN )?<a (?:class=\"footer\" )?href=\"http://(?:cdsware\\.cern\\.ch(?:/invenio)?|invenio-software\\.org|cern\\.ch/invenio)(?:/)?\">(?:CDS )?Invenio</a>\\s{0,100}v?([\\d\\.]{1,100})?\\;version:\\1"]}
{"name":"Inventrue","categories":[6],"website":"www.inventrue.com","meta":{"author":["^Inventrue, LLC.$"]}}
{"name":"Inveon","categories":[6],"website":"www.inveon.com","cookies":{"inv.customer":["\\;confidence:50"],"inveonsessionid":[""]},"scriptSrc":["Scripts/_app/Inv(?:\\w{1,250})\\.js\\?v=(.{1,250})$\\;version:\\1"],"js":{"InvApp":["\\;confidence:50"],"invTagManagerParams":[""]}}
{"name":"Invoca","categories":[32,10],"website":"www.invoca.com","scriptSrc":["\\.dialogtech\\.com/"],"js":{"Invoca.PNAPI.version":["([\\d\\.]{1,250})\\;version:\\1"],"InvocaTagId":[""]}}
{"name":"Ionic","categories":[18],"website":"ionicframework.com","js":{"Ionic.config":[""],"Ionic.version":["^(.{1,250})$\\;version:\\1"]}}
{"name":"Ionicons","categories":[17],"website":"ionicons.com","html":["<link[^>]{0,250} href=[^>]{1,250}ionicons(?:\\.min)?\\.css"]}
{"name":"IrisLMS","categories":[21],"website":"irislms.ir","scriptSrc":["\\.irislms\\.ir/"]}
{"name":"Isotope","categories":[59],"website":"isotope.metafizzy.co","js":{"Isotope":[""],"init_isotope":[""]}}
{"name":"Issuu","categories":[19,5],"website":"issuu.com","scriptSrc":["\\.issuu\\.com/"],"js":{"IssuuReaders":[""],"issuuPanel":[""]}}
{"name":"Iterable","categories":[32],"website":"iterable.com","scriptSrc":["js\\.iterable\\.com"],"js":{"iterableAnalytics":[""]}}
{"name":"Izooto","categories":[32,5],"website":"www.izooto.com","scriptSrc":["cdn\\.izooto\\.\\w{1,250}"],"js":{"Izooto":[""],"_izooto":[""]}}
{"name":"i-MSCP","categories":[9],"website":"github.com/i-MSCP/imscp","meta":{"application-name":["^i-MSCP$"]}}
{"name":"i-mobile","categories":[36],"website":"www2.i-mobile.co.jp","scriptSrc":["\\.i-mobile\\.co\\.jp/"],"dom":[["img[src*='.i-mobile.co.jp/']","exists",""]]}
{"name":"i30con","categories":[17],"website":"30nama.com","dom":[["[class^='i30con']","exists",""]]}
{"name":"iAdvize","categories":[52],"website":"www.iadvize.com","scriptSrc":["\\.iadvize\\.com/"],"dom":[["link[href*='.iadvize.com']","exists",""]]}
{"name":"iEXExchanger","categories":[1],"website":"exchanger.iexbase.com","cookies":{"iexexchanger_session":[""]},"meta":{"generator":["iEXExchanger"]},"implies":["PHP","Apache","Angular"]}
{"name":"iGoDigital","categories":[76],"website":"www.igodigital.com","scriptSrc":["\\.igodigital\\.com/"]}
{"name":"iHomefinder IDX","categories":[19],"website":"www.ihomefinder.com","scriptSrc":["\\.idxhome\\.com/"],"js":{"ihfJquery":[""]}}
{"name":"iPresta","categories":[6],"website":"ipresta.ir","meta":{"designer":["iPresta"]},"implies":["PHP","PrestaShop"]}
{"name":"iSina Chat","categories":[52],"website":"isina.agency","scriptSrc":["chat\\.isina\\.agency/"]}
{"name":"iThemes Security","categories":[87,16],"website":"ithemes.com/security","scriptSrc":["/wp-content/plugins/better-wp-security/"],"dom":[["link[href*='/wp-content/plugins/better-wp-security/']","exists",""]],"requires":["WordPress"]}
{"name":"iWeb","categories":[20],"website":"apple.com/ilife/iweb","meta":{"generator":["^iWeb( [\\d.]{1,250})?\\;version:\\1"]}}
{"name":"ikiwiki","categories":[8],"website":"ikiwiki.info","html":["<link rel=\"alternate\" type=\"application/x-wiki\" title=\"Edit this page\" href=\"[^\"]{0,250}/ikiwiki\\.cgi"]}
{"name":"imperia CMS","categories":[1],"website":"www.pirobase-imperia.com/de/produkte/produktuebersicht/imperia-cms","meta":{"generator":["^IMPERIA ([0-9.]{2,3})\\;version:\\1"],"x-imperia-live-info":[""]},"html":["<imp:live-info sysid=\"[0-9a-f-]{1,100}\"(?: node_id=\"[0-9/]{0,100}\")? {0,100}\\/>"],"implies":["Perl"]}
{"name":"inSales","categories":[6],"website":"www.insales.com","meta":{"insales-redefined-api-method":[""]},"js":{"InSales":[""],"InSalesUI":[""],"insalesGeocodeResults":[""]}}
{"name":"inSided","categories":[97],"website":"www.insided.com","js":{"inSidedData":[""],"insided":[""]}}
{"name":"ip-label","categories":[10],"website":"www.ip-label.com","scriptSrc":["clobs\\.js"],"js":{"clobs":[""]}}
{"name":"ipify","categories":[79],"website":"ipify.org","scriptSrc":["\\.ipify\\.org"]}
{"name":"ipstack","categories":[79],"website":"ipstack.com","js":{"ENV.ipStackAccessToken":[""]}}
{"name":"iubenda","categories":[67],"website":"www.iubenda.com","scriptSrc":["iubenda\\.com/"],"js":{"_iub":[""],"addIubendaCs":[""]}}
{"name":"J2Store","categories":[6],"website":"www.j2store.org","js":{"j2storeURL":[""]},"implies":["Joomla"]}
{"name":"JANet","categories":[71],"website":"j-a-net.jp","dom":[["img[src*='.j-a-net.jp'], img[data-src*='.j-a-net.jp']","exists",""]]}
{"name":"JAlbum","categories":[7],"website":"jalbum.net/en","meta":{"generator":["JAlbum( [\\d.]{1,250})?\\;version:\\1"]},"implies":["Java"]}
{"name":"JBoss Application Server","categories":[22],"website":"jboss.org/jbossas.html","headers":{"x-powered-by":["JBoss(?:-([\\d.]{1,250}))?\\;version:\\1"]}}
{"name":"JBoss Web","categories":[22],"website":"jboss.org/jbossweb","headers":{"x-powered-by":["JBossWeb(?:-([\\d.]{1,250}))?\\;version:\\1"]},"implies":["JBoss Application Server"],"excludes":["Apache Tomcat"]}
{"name":"JET Enterprise","categories":[6],"website":"www.jetecommerce.com.br","headers":{"powered":["jet-enterprise"]}}
{"name":"JS Charts","categories":[25],"website":"www.jscharts.com","scriptSrc":["jscharts.{0,32}\\.js"],"js":{"JSChart":[""]}}
{"name":"JSEcoin","categories":[56],"website":"jsecoin.com","scriptSrc":["^(?:https):?//load\\.jsecoin\\.com/load/"],"js":{"jseMine":[""]}}
{"name":"JSS","categories":[12,47],"website":"cssinjs.org","dom":[["style[data-jss]","exists",""]]}
{"name":"JShop","categories":[6],"website":"www.whorl.co.uk","js":{"jss_1stepDeliveryType":[""],"jss_1stepFillShipping":[""]}}
{"name":"JTL Shop","categories":[6],"website":"www.jtl-software.de/online-shopsystem","cookies":{"jtlshop":[""]},"html":["<input[^>]{1,250}name=\"JTLSHOP","<a href=\"jtl\\.php"]}
{"name":"JW Player","categories":[14],"website":"www.jwplayer.com","scriptSrc":["\\.jwplayer\\.com","\\.jwpcdn\\.com"],"js":{"jwDefaults":[""],"jwplayer":[""],"jwplayerApiUrl":[""],"webpackJsonpjwplayer":[""]},"dom":[["div[data-video-provider*=jwplayer]","exists",""]]}
{"name":"Jahia DX","categories":[1,47],"website":"www.jahia.com/dx","html":["<script id=\"staticAssetAggregatedJavascrip"]}
{"name":"Jalios","categories":[1],"website":"www.jalios.com","meta":{"generator":["Jalios"]}}
{"name":"Java","categories":[27],"website":"java.com","cookies":{"jsessionid":[""]}}
{"name":"Java Servlet","categories":[18],"website":"www.oracle.com/technetwork/java/index-jsp-135475.html","headers":{"x-powered-by":["Servlet(?:\\/([\\d.]{1,250}))?\\;version:\\1"]},"implies":["Java"]}
{"name":"JavaScript Infovis Toolkit","categories":[25],"website":"philogb.github.io/jit","scriptSrc":["jit(?:-yc)?\\.js"],"js":{"$jit":[""],"$jit.version":["^(.{1,250})$\\;version:\\1"]}}
{"name":"JavaServer Faces","categories":[18],"website":"javaserverfaces.java.net","headers":{"x-powered-by":["JSF(?:/([\\d.]{1,250}))?\\;version:\\1"]},"dom":[["input[type='hidden'][name='javax.faces.ViewState']","exists",""]],"implies":["Java"]}
{"name":"JavaServer Pages","categories":[18],"website":"www.oracle.com/technetwork/java/javaee/jsp/index.html","headers":{"x-powered-by":["JSP(?:/([\\d.]{1,250}))?\\;version:\\1"]},"implies":["Java"]}
{"name":"Javadoc","categories":[4],"website":"docs.oracle.com/javase/8/docs/technotes/tools/windows/javadoc.html","html":["<!-- Generated by javadoc -->"]}
{"name":"Jekyll","categories":[57],"website":"jekyllrb.com","meta":{"generator":["Jekyll\\sv([\\d.]{1,250})?\\;version:\\1"]},"html":["Powered by <a href=\"https?://jekyllrb\\.com\"[^>]{0,250}>Jekyll</","<!-- Created with Jekyll Now -","<!-- Begin Jekyll SEO tag"],"implies":["Ruby"]}
{"name":"Jenkins","categories":[44],"website":"jenkins.io","headers":{"x-jenkins":["([\\d.]{1,250})\\;version:\\1"]},"html":["<span class=\"jenkins_ver\"><a href=\"https://jenkins\\.io/\">Jenkins ver\\. ([\\d.]{1,250})\\;version:\\1"],"js":{"jenkinsCIGlobal":[""],"jenkinsRules":[""]},"implies":["Java"]}
{"name":"Jetpack","categories":[87],"website":"jetpack.com","scriptSrc":["/wp-content/plugins/jetpack/"],"dom":[["link[href*='/wp-content/plugins/jetpack/']","exists",""]],"requires":["WordPress"]}
{"name":"Jetshop","categories":[6],"website":"jetshop.se","html":["<(?:div|aside) id=\"jetshop-branding\">"],"js":{"JetshopData":[""]}}
{"name":"Jetty","categories":[22],"website":"www.eclipse.org/jetty","headers":{"server":["Jetty(?:\\(([\\d\\.]{0,250}\\d{1,250}))?\\;version:\\1"]},"implies":["Java"]}
{"name":"Jibres","categories":[6,55],"website":"jibres.com","headers":{"x-powered-by":["Jibres"]},"cookies":{"jibres":[""]},"meta":{"generator":["Jibres"]},"scriptSrc":["/jibres\\.js"],"js":{"jibres":[""]}}
{"name":"Jimdo","categories":[1],"website":"www.jimdo.com","headers":{"x-jimdo-instance":[""],"x-jimdo-wid":[""]},"url":["\\.jimdo(?:site)?\\.com/"],"js":{"jimdoDolphinData":[""]}}
{"name":"Jirafe","categories":[10,32],"website":"docs.jirafe.com","scriptSrc":["/jirafe\\.js"],"js":{"jirafe":[""]}}
{"name":"Jitsi","categories":[52],"website":"jitsi.org","scriptSrc":["lib-jitsi-meet.{0,250}\\.js"]}
{"name":"Jive","categories":[19],"website":"www.jivesoftware.com","headers":{"x-jive-user-id":[""],"x-jsl":[""],"x-jive-flow-id":[""],"x-jive-request-id":[""],"x-jive-chrome-wrapped":[""]}}
{"name":"JivoChat","categories":[52],"website":"www.jivosite.com","scriptSrc":["\\.jivosite\\.com"],"js":{"jivo_api":[""],"jivo_version":["([\\d.]{1,250})\\;version:\\1"]}}
{"name":"Jivox","categories":[76],"website":"jivox.com","scriptSrc":["\\.jivox\\.com/"],"dom":[["link[href*='.jivox.com']","exists",""]]}
{"name":"JobAdder","categories":[101],"website":"jobadder.com","scriptSrc":["\\.jobadder\\.com/"],"dom":[["link[href*='jobadder.com']","exists",""]]}
{"name":"JobberBase","categories":[19,101],"website":"www.jobberbase.com","meta":{"generator":["Jobberbase"]},"js":{"Jobber":[""]},"implies":["PHP"]}
{"name":"Jobvite","categories":[101],"website":"www.jobvite.com","js":{"Jobvite":[""]}}
{"name":"JoomShopping","categories":[6],"website":"www.webdesigner-profi.de/joomla-webdesign/joomla-shop","scriptSrc":["/components/com_jshopping/"],"js":{"joomshoppingVideoHtml5":[""]},"implies":["Joomla"]}
{"name":"Joomla","categories":[1],"website":"www.joomla.org","headers":{"x-content-encoded-by":["Joomla! ([\\d.]{1,250})\\;version:\\1"]},"meta":{"generator":["Joomla!(?: ([\\d.]{1,250}))?\\;version:\\1"]},"html":["<div[^>]{1,250}id=\"wrapper_r\"\\;confidence:50","<(?:link|script)[^>]{1,250}(?:feed|components)/com_\\;confidence:50","<table[^>]{1,250}class=\"pill\\;confidence:50"],"js":{"Joomla":[""],"jcomments":[""]},"implies":["PHP"]}
{"name":"JouwWeb","categories":[1,51],"website":"www.jouwweb.nl","scriptSrc":["(?:cdn)?\\.(?:jwwb|jouwweb)\\.nl/"],"js":{"JOUWWEB":[""]}}
{"name":"JsObservable","categories":[59],"website":"www.jsviews.com/#jsobservable"}
{"name":"JsRender","categories":[59],"website":"www.jsviews.com/#jsrender","scriptSrc":["([\\d\\.]{1,250})?/jsrender(?:\\.min)?\\.js\\;version:\\1"],"implies":["JsViews"]}
{"name":"JsViews","categories":[59],"website":"www.jsviews.com/#jsviews","scriptSrc":["([\\d\\.]{1,250})?/jsviews(?:\\.min)?\\.js\\;version:\\1"],"implies":["JsObservable","JsRender"]}
{"name":"Judge.me","categories":[90],"website":"judge.me","scriptSrc":["cdn\\.judge\\.me"],"js":{"judgeme":[""]}}
{"name":"JuicyAds","categories":[36],"website":"www.juicyads.com","meta":{"juicyads-site-verification":[""]},"js":{"adsbyjuicy":[""]}}
{"name":"Jumbo","categories":[92],"website":"www.tryjumbo.com","scriptSrc":["mt\\.tryjumbo\\.com"],"implies":["Shopify"]}
{"name":"Jumio","categories":[16],"website":"www.jumio.com","dom":[["iframe[src*='.netverify.com/']","exists",""]]}
{"name":"Jumpseller","categories":[6],"website":"jumpseller.com","scriptSrc":["assets\\.jumpseller\\.\\w{1,250}/","jumpseller-apps\\.herokuapp\\.\\w{1,250}/"],"js":{"Jumpseller":[""]}}
{"name":"Junip","categories":[90],"website":"junip.co","scriptSrc":["\\.juniphq\\.com/"],"js":{"junipLoaded":["\\;confidence:50"],"webpackChunkjunip_scripts":["\\;confidence:50"]},"requiresCategory":[6]}
{"name":"Juo","categories":[74],"website":"get.juo.io","scriptSrc":["cdn\\.juo\\.io/"]}
{"name":"Justo","categories":[6],"website":"www.getjusto.com","scriptSrc":["\\.getjusto\\.com/"]}
{"name":"Justuno","categories":[76],"website":"www.justuno.com","scriptSrc":["my\\.jst\\.ai","cdn\\.justuno\\.com"],"js":{"JustunoApp":[""]}}
{"name":"jComponent","categories":[12,59],"website":"componentator.com","js":{"MAIN.version":[".{0,250}\\;version:\\1"]},"implies":["jQuery"]}
{"name":"jPlayer","categories":[14,59],"website":"jplayer.org","scriptSrc":["/jquery\\.jplayer\\.min\\.js"],"scripts":["jquery\\.jplayer\\.min\\.js"],"js":{"jPlayerPlaylist":[""]},"implies":["jQuery"]}
{"name":"jQTouch","categories":[26],"website":"jqtouch.com","scriptSrc":["jqtouch.{0,250}\\.js"],"js":{"jQT":[""]}}
{"name":"jQuery","categories":[59],"website":"jquery.com","scriptSrc":["jquery","/jquery(?:-(\\d{1,100}\\.\\d{1,100}\\.\\d{1,100}))[/.-]\\;version:\\1","/(\\d{1,100}\\.\\d{1,100}\\.\\d{1,100})/jquery[/.-][^u]\\;version:\\1"],"js":{"$.fn.jquery":["([\\d.]{1,250})\\;version:\\1"],"jQuery.fn.jquery":["([\\d.]{1,250})\\;version:\\1"]}}
{"name":"jQuery CDN","categories":[31],"website":"code.jquery.com","scriptSrc":["code\\.jquery\\.com/"],"implies":["jQuery"]}
{"name":"jQuery DevBridge Autocomplete","categories":[59],"website":"www.devbridge.com/sourcery/components/jquery-autocomplete","scriptSrc":["/devbridgeAutocomplete(?:-min)?\\.js","/jquery\\.devbridge-autocomplete/([0-9.]{1,250})/jquery\\.autocomplete(?:.min)?\\.js\\;version:\\1"],"js":{"$.devbridgeAutocomplete":[""],"jQuery.devbridgeAutocomplete":[""]},"implies":["jQuery"]}
{"name":"jQuery Migrate","categories":[59],"website":"github.com/jquery/jquery-migrate","scriptSrc":["jquery[.-]migrate(?:-([\\d.]{1,250}))?(?:\\.min)?\\.js(?:\\?ver=([\\d.]{1,250}))?\\;version:\\1?\\1:\\2"],"js":{"jQuery.migrateVersion":["([\\d.]{1,250})\\;version:\\1"],"jQuery.migrateWarnings":[""],"jqueryMigrate":[""]},"implies":["jQuery"]}
{"name":"jQuery Mobile","categories":[26],"website":"jquerymobile.com","scriptSrc":["jquery[.-]mobile(?:-([\\d.]))?(?:\\.min)?\\.js(?:\\?ver=([\\d.]{1,250}))?\\;version:\\1?\\1:\\2"],"js":{"jQuery.mobile.version":["^(.{1,250})$\\;version:\\1"]},"implies":["jQuery"]}
{"name":"jQuery Modal","categories":[59],"website":"jquerymodal.com","scriptSrc":["jquery-modal/([\\d\\.]{1,250})/jquery\\.modal\\.min\\.js\\;version:\\1"],"dom":[["link[href*='jquery.modal.min.css']","exists",""]],"implies":["jQuery"]}
{"name":"jQuery Sparklines","categories":[25],"website":"omnipotent.net/jquery.sparkline","scriptSrc":["jquery\\.sparkline.{0,250}\\.js"],"implies":["jQuery"]}
{"name":"jQuery UI","categories":[59],"website":"jqueryui.com","scriptSrc":["jquery-ui[.-]([\\d.]{0,250}\\d)[^/]{0,250}\\.js\\;version:\\1","([\\d.]{1,250})/jquery-ui(?:\\.min)?\\.js\\;version:\\1","jquery-ui.{0,250}\\.js"],"js":{"jQuery.ui.version":["^(.{1,250})$\\;version:\\1"]},"implies":["jQuery"]}
{"name":"jQuery-pjax","categories":[26],"website":"github.com/defunkt/jquery-pjax","meta":{"pjax-push":[""],"pjax-replace":[""],"pjax-timeout":[""]},"scriptSrc":["jquery[.-]pjax(?:-([\\d.]))?(?:\\.min)?\\.js(?:\\?ver=([\\d.]{1,250}))?\\;version:\\1?\\1:\\2"],"html":["<div[^>]{1,250}data-pjax-container"],"js":{"jQuery.pjax":[""]},"implies":["jQuery"]}
{"name":"jqPlot","categories":[25],"website":"www.jqplot.com","scriptSrc":["jqplot.{0,250}\\.js"],"implies":["jQuery"]}
{"name":"jsDelivr","categories":[31],"website":"www.jsdelivr.com","scriptSrc":["cdn\\.jsdelivr\\.net"],"dom":[["link[href*='cdn.jsdelivr.net']","exists",""]]}
{"name":"K2","categories":[19],"website":"getk2.org","html":["<!--(?: JoomlaWorks \"K2\"| Start K2)"],"js":{"K2RatingURL":[""]},"implies":["Joomla"]}
{"name":"KISSmetrics","categories":[10],"website":"www.kissmetrics.com","js":{"KM_COOKIE_DOMAIN":[""]}}
{"name":"KMK","categories":[6],"website":"www.kmk.net.tr","dom":[["div#kmkCopyright","exists",""]]}
{"name":"KQS.store","categories":[6],"website":"www.kqs.pl","js":{"kqs_box":["\\;confidence:50"],"kqs_off":["\\;confidence:50"]},"dom":[["#kqs-box, kqs-cookie","exists",""]]}
{"name":"KaTeX","categories":[25],"website":"katex.org","scriptSrc":["katex(@|/)[0-9.]{1,250}(?:/dist)?/katex(?:\\.min)?\\.(mjs|js|css)\\;version:\\1"],"js":{"katex":[""],"katex.version":["^(.{1,250})$\\;version:\\1"]},"dom":[["link[href*=katex]","href","katex(?:\\.min)?\\.css"]]}
{"name":"Kadence WP Kadence","categories":[80],"website":"www.kadencewp.com/kadence-theme","scriptSrc":["/wp-content/themes/kadence/.{1,250}navigation\\.min\\.js(?:\\?ver=([\\d\\.]{1,250}))?\\;version:\\1"],"js":{"kadence":[""],"kadenceConfig":[""]},"dom":[["link#kadence-global-css","exists",""]],"requires":["WordPress"]}
{"name":"Kadence WP Virtue","categories":[80],"website":"www.kadencewp.com/product/virtue-free-theme","scriptSrc":["/wp-content/themes/virtue/.{1,250}main-min\\.js(?:\\?ver=([\\d\\.]{1,250}))?\\;version:\\1"],"dom":[["link[href*='/wp-content/themes/virtue/']","exists",""]],"requires":["WordPress"]}
{"name":"Kaira Vogue","categories":[80],"website":"kairaweb.com/wordpress-theme/vogue","scriptSrc":["/wp-content/themes/vogue(?:-child)?/"],"dom":[["link#vogue-style-css","exists",""]],"requires":["WordPress"]}
{"name":"Kajabi","categories":[6],"website":"kajabi.com","cookies":{"_kjb_session":[""]},"js":{"Kajabi":[""]}}
{"name":"Kakao","categories":[19],"website":"developers.kakao.com/product","scriptSrc":["\\.kakao\\.com/"],"js":{"Kakao.VERSION":["^([\\d\\.]{1,250})$\\;version:\\1"]}}
{"name":"Kaltura","categories":[14,103],"website":"corp.kaltura.com","scriptSrc":["api\\.kaltura\\.(?:nordu\\.net|com)/"],"scripts":["kalturaPlayer"],"js":{"Kplayer":[""],"kGetKalturaEmbedSettings":[""],"kGetKalturaPlayerList":[""],"kalturaIframeEmbed":[""],"restoreKalturaKDPCallback":[""]},"dom":[["link[href*='.kaltura.com'], div.kaltura-zone","exists",""]]}
{"name":"Kameleoon","categories":[74],"website":"kameleoon.com","cookies":{"kameleoonvisitorcode":[""]},"scriptSrc":["\\.kameleoon\\.\\w{1,250}/kameleoon\\.js"],"js":{"Kameleoon.Gatherer.SCRIPT_VERSION":["(.{1,250})\\;version:\\1"],"kameleoonEndLoadTime":[""],"kameleoonS":[""]},"dom":[["link[href*='.kameleoon.eu/kameleoon.js']","exists",""]]}
{"name":"Kamva","categories":[6],"website":"kamva.ir","meta":{"generator":["[CK]amva"]},"scriptSrc":["cdn\\.mykamva\\.ir"],"js":{"Kamva":[""]}}
{"name":"Kapture CRM","categories":[52,53],"website":"www.kapturecrm.com","scriptSrc":["\\.kapturecrm\\.com/.{1,250}\\?ver=([\\d\\.]{1,250})\\;version:\\1"],"js":{"Kapchat":[""],"kap_chat_js":[""]}}
{"name":"Karma","categories":[59],"website":"karma-runner.github.io","scriptSrc":["karma\\.mdpcdn\\.com"],"js":{"karma.vars.version":["(.{1,250})\\;version:\\1"]},"implies":["Node.js"]}
{"name":"Kartra","categories":[32],"website":"home.kartra.com","scriptSrc":["app\\.kartra\\.com"],"js":{"init_kartra_tracking":[""],"kartra_tracking_loaded":[""]},"dom":[["form[action*='app.kartra.com']","exists",""]]}
{"name":"Keap","categories":[53],"website":"keap.com","scriptSrc":["\\.infusionsoft\\.com/"],"dom":[["form[action*='property.infusionsoft.com'], link[href*='.infusionsoft.com']","exists",""]]}
{"name":"Kemal","categories":[18,22],"website":"kemalcr.com","headers":{"x-powered-by":["Kemal"]}}
{"name":"Kendo UI","categories":[66],"website":"www.telerik.com/kendo-ui","js":{"kendo":[""],"kendo.version":["^(.{1,250})$\\;version:\\1"]},"implies":["jQuery"]}
{"name":"Kentico CMS","categories":[1],"website":"www.kentico.com","cookies":{"cmspreferredculture":[""]},"meta":{"generator":["Kentico CMS ([\\d.R]{1,250} \\(build [\\d.]{1,250}\\))\\;version:\\1"]},"scriptSrc":["/CMSPages/GetResource\\.ashx"],"js":{"CMS.Application":[""]}}
{"name":"Keptify","categories":[98],"website":"keptify.com","scriptSrc":["app\\.keptify\\.com/"],"js":{"KEPTIFY_BASE_URL":[""],"_keptify.version":["^([\\d\\.]{1,250})$\\;version:\\1"]}}
{"name":"Kerberos","categories":[16],"website":"tools.ietf.org/html/rfc4559","headers":{"www-authenticate":["^Kerberos"]}}
{"name":"Kestrel","categories":[22],"website":"docs.microsoft.com/en-us/aspnet/core/fundamentals/servers/kestrel","headers":{"server":["^Kestrel"]},"implies":["Microsoft ASP.NET"]}
{"name":"Ketch","categories":[67],"website":"www.ketch.com","scriptSrc":["\\.ketchcdn\\.com/"]}
{"name":"Kevel","categories":[36],"website":"www.kevel.com","scriptSrc":["adzerk\\.net/"],"js":{"ados":[""],"adosResults":[""]},"dom":[["iframe[src*='adzerk.net'], link[href*='adzerk.net']","exists",""]]}
{"name":"KeyCDN","categories":[31],"website":"www.keycdn.com","headers":{"server":["^keycdn-engine$"]}}
{"name":"Kibana","categories":[29,25],"website":"www.elastic.co/products/kibana","headers":{"kbn-name":["kibana"],"kbn-version":["^([\\d.]{1,250})$\\;version:\\1"]},"html":["<title>Kibana</title>"],"url":["kibana#/dashboard/"],"implies":["Node.js","Elasticsearch"]}
{"name":"Kibo Commerce","categories":[6],"website":"kibocommerce.com","scriptSrc":["cdn-tp\\d{1,250}\\.mozu\\.com"]}
{"name":"Kibo Personalization","categories":[76,74],"website":"kibocommerce.com/personalization-software","scriptSrc":["\\.monetate\\.net","\\.baynote\\.net","\\.certona\\.net"],"js":{"BaynoteAPI":[""],"BaynoteJSVersion":[""],"certona.recommendations":[""],"certonaRecommendations":[""],"monetate":[""],"monetateQ":[""],"monetateT":[""]}}
{"name":"KineticJS","categories":[25],"website":"github.com/ericdrowell/KineticJS","scriptSrc":["kinetic(?:-v?([\\d.]{1,250}))?(?:\\.min)?\\.js\\;version:\\1"],"js":{"Kinetic":[""],"Kinetic.version":["^(.{1,250})$\\;version:\\1"]}}
{"name":"Kinsta","categories":[62,88],"website":"kinsta.com","headers":{"x-kinsta-cache":[""]},"implies":["WordPress"]}
{"name":"Kirki Customizer Framework","categories":[87],"website":"kirki.org","scriptSrc":["/wp-content/plugins/kirki/"],"dom":[["link[href*='/wp-content/plugins/kirki/']","exists",""]],"requires":["WordPress"]}
{"name":"Kitcart","categories":[6],"website":"kitcart.net","dom":[["form[action*='kitcart.net/']","exists",""]],"implies":["Laravel","PHP"]}
{"name":"Kiwi Sizing","categories":[76],"website":"www.kiwisizing.com","scriptSrc":["cdn\\.static\\.kiwisizing\\.com/"],"js":{"KiwiSizing":[""]}}
{"name":"Klarna Checkout","categories":[41,91],"website":"www.klarna.com/international","headers":{"content-security-policy":["\\.klarna(?:cdn|services)\\.(?:net|com)\\;confidence:50"]},"cookies":{"ku1-sid":[""],"ku1-vid":[""]},"scriptSrc":["\\.klarnaservices\\.com/lib\\.js"],"js":{"KlarnaOnsiteService":[""],"_klarnaCheckout":[""]},"dom":[["[aria-labelledby='pi-klarna']","exists",""]]}
{"name":"Klaro","categories":[67],"website":"heyklaro.com","js":{"klaro":[""],"klaroConfig":[""]}}
{"name":"Klasha","categories":[41],"website":"www.klasha.com","scriptSrc":["klasha-integration\\.js"],"js":{"KlashaClient":[""]}}
{"name":"Klaviyo","categories":[32],"website":"www.klaviyo.com","scriptSrc":["klaviyo\\.com"],"js":{"KlaviyoSubscribe":[""],"klaviyo":[""]}}
{"name":"Klevu","categories":[29],"website":"www.klevu.com","scriptSrc":["js\\.klevu\\.\\w{1,250}/klevu-js-v([\\d.]{1,250})\\;version:\\1"],"js":{"klevu_apiKey":[""],"klevu_layout":[""],"klevu_sessionId":[""]}}
{"name":"KlickPages","categories":[32,51],"website":"klickpages.com.br","meta":{"klickart:url":[""]},"scriptSrc":["\\.klickpages\\.com\\.br/"],"js":{"klickart.analytics":[""]}}
{"name":"Klickly","categories":[36],"website":"www.klickly.com","scriptSrc":["analytics\\.klickly\\.com/pixel\\.js\\?v=([\\d\\.]{1,250})\\;version:\\1"]}
{"name":"Knockout.js","categories":[12],"website":"knockoutjs.com","js":{"ko.version":["^(.{1,250})$\\;version:\\1"]}}
{"name":"Ko-fi","categories":[5,41],"website":"ko-fi.com","scriptSrc":["ko-fi\\.com/widgets"],"js":{"kofiwidget2":[""]}}
{"name":"Koa","categories":[18,22],"website":"koajs.com","headers":{"x-powered-by":["^koa$"]},"implies":["Node.js"]}
{"name":"Koala Framework","categories":[1,18],"website":"koala-framework.org","meta":{"generator":["^Koala Web Framework CMS"]},"html":["<!--[^>]{1,250}This website is powered by Koala Web Framework CMS"],"implies":["PHP"]}
{"name":"KobiMaster","categories":[6],"website":"www.kobimaster.com.tr","js":{"kmGetSession":[""],"kmPageInfo":[""]},"implies":["Microsoft ASP.NET"]}
{"name":"Koha","categories":[50],"website":"koha-community.org","meta":{"generator":["^Koha ([\\d.]{1,250})$\\;version:\\1"]},"html":["<input name=\"koha_login_context\" value=\"intranet\" type=\"hidden\">"],"js":{"KOHA":[""]},"implies":["Perl"]}
{"name":"Kohana","categories":[18],"website":"kohanaframework.org","headers":{"x-powered-by":["Kohana Framework ([\\d.]{1,250})\\;version:\\1"]},"cookies":{"kohanasession":[""]},"implies":["PHP"]}
{"name":"Koken","categories":[1],"website":"koken.me","cookies":{"koken_referrer":[""]},"meta":{"generator":["Koken ([\\d.]{1,250})\\;version:\\1"]},"scriptSrc":["koken(?:\\.js\\?([\\d.]{1,250})|/storage)\\;version:\\1"],"html":["<html lang=\"en\" class=\"k-source-essays k-lens-essays\">","<!--\\s{1,250}KOKEN DEBUGGING"],"implies":["PHP","MySQL"]}
{"name":"Komodo CMS","categories":[1],"website":"www.komodocms.com","meta":{"generator":["^Komodo CMS"]},"implies":["PHP"]}
{"name":"Konduto","categories":[16],"website":"www.konduto.com","scriptSrc":["\\.k-analytix\\.com"],"js":{"Konduto":[""],"getKondutoID":[""]},"dom":[["link[href*='.konduto.com']","exists",""]]}
{"name":"Kong","categories":[64],"website":"konghq.com","headers":{"via":["^kong/([\\d\\.]{1,250})(?:.{1,250})?$\\;version:\\1"]}}
{"name":"Kontent.ai","categories":[1],"website":"kontent.ai","headers":{"content-security-policy":["\\.kc-usercontent\\.com\\;confidence:50"]},"dom":[["img[src*='.kc-usercontent.com'], link[href*='.kc-usercontent.com']","exists",""]]}
{"name":"Koobi","categories":[1],"website":"dream4.de/cms","meta":{"generator":["Koobi"]},"html":["<!--[^K>-]{1,250}Koobi ([a-z\\d.]{1,250})\\;version:\\1"]}
{"name":"Kooboo CMS","categories":[1],"website":"kooboo.com","headers":{"x-kooboocms-version":["^(.{1,250})$\\;version:\\1"]},"scriptSrc":["/Kooboo"],"implies":["Microsoft ASP.NET"]}
{"name":"Kooomo","categories":[6],"website":"www.kooomo.com","meta":{"generator":["Kooomo(?: v([\\d.]{1,250}))?\\;version:\\1"]},"dom":[["img[src*='.kooomo-cloud.com']","exists",""]],"implies":["PHP","MySQL"]}
{"name":"Kotisivukone","categories":[1],"website":"www.kotisivukone.fi","scriptSrc":["kotisivukone(?:\\.min)?\\.js"]}
{"name":"Kotlin","categories":[27],"website":"kotlinlang.org"}
{"name":"Kount","categories":[10,16],"website":"kount.com","scriptSrc":["shopify\\.kount\\.net/js"],"js":{"ka.ClientSDK":[""],"ka.collectData":[""]}}
{"name":"Ktor","categories":[18],"website":"ktor.io","headers":{"server":["^Ktor/debug$"],"x-engine":["^Ktor$"]},"implies":["Kotlin"]}
{"name":"Kubernetes Dashboard","categories":[47],"website":"kubernetes.io","dom":[["[ng-app='kubernetesDashboard']","exists",""]]}
{"name":"KueskiPay","categories":[41,91],"website":"kueskipay.com","scriptSrc":["cdn\\.kueskipay\\.com"],"js":{"kueskypushhead":[""]}}
{"name":"Kustomer","categories":[52,53],"website":"www.kustomer.com","scriptSrc":["cdn\\.kustomerapp\\.com"],"js":{"Kustomer":[""]}}
{"name":"Kwai pixel","categories":[10],"website":"www.kwai.com","js":{"KwaiAnalyticsObject":[""],"kwaiq":[""]}}
{"name":"k-eCommerce","categories":[6],"website":"www.k-ecommerce.com","meta":{"generator":["k-eCommerce"]}}
{"name":"keep. archeevo","categories":[95],"website":"www.keep.pt/en/produts/archeevo-archival-management-software","js":{"ArcheevoSnippets.mostviewedDocumentsURL":[""],"embedArcheevoBasicSearch":[""]}}
{"name":"LEPTON","categories":[1],"website":"www.lepton-cms.org","meta":{"generator":["LEPTON"]},"implies":["PHP"]}
{"name":"LINE Login","categories":[69],"website":"developers.line.biz/en/services/line-login","js":{"Constants.authorization_request_url":["access\\.line\\.me/oauth2/v([\\d\\.]{1,250})/\\;version:\\1"]}}
{"name":"LKQD","categories":[36],"website":"wiki.lkqd.com","scriptSrc":["\\.lkqd\\.net"],"js":{"lkqdCall":[""],"lkqdErrorCount":[""],"lkqdSettings":[""],"lkqd_http_response":[""]},"dom":[["iframe[src*='.lkqd.net']","exists",""]]}
{"name":"LOU","categories":[58],"website":"www.louassist.com","scriptSrc":["cdn\\.louassist\\.com{0,250}"]}
{"name":"Lagoon","categories":[62],"website":"lagoon.sh","headers":{"x-lagoon":[""]}}
{"name":"LangShop","categories":[100,89],"website":"langshop.io","scriptSrc":["\\.langshop\\.app/"],"js":{"LangShop":[""],"LangShopConfig":[""],"LangShopSDK":[""]},"implies":["Shopify"]}
{"name":"Laravel","categories":[18],"website":"laravel.com","cookies":{"laravel_session":[""]},"js":{"Laravel":[""]},"implies":["PHP"]}
{"name":"Laterpay","categories":[41,91],"website":"www.laterpay.net","meta":{"laterpay:connector:callbacks:on_user_has_access":["deobfuscateText"]},"scriptSrc":["https?://connectormwi\\.laterpay\\.net/([0-9.]{1,100})[a-zA-z-]{0,100}/live/[\\w-]{1,100}\\.js\\;version:\\1"]}
{"name":"LatitudePay","categories":[91],"website":"www.latitudepay.com","scriptSrc":["\\.latitudepayapps\\.com/"],"js":{"checkout.enabledpayments.latitudepay":["^true$"],"wc_ga_pro.available_gateways.latitudepay":[""]},"dom":[["img[src='.latitudepayapps.com/']","exists",""]]}
{"name":"LaunchDarkly","categories":[85],"website":"launchdarkly.com","scriptSrc":["(?:\\.|\\-)launchdarkly(?:\\.com/|\\-sdk\\.)"],"js":{"DDC.WS.state":[""],"launchDarkly":[""]},"dom":[["link[href*='.launchdarkly.com']","exists",""]]}
{"name":"Launchrock","categories":[51,75],"website":"www.launchrock.com","scriptSrc":["builder\\.launchrock\\.com"],"js":{"lrIgnition":["\\;confidence:25"],"lrLoadedJs":["\\;confidence:25"],"lrSiteRenderingData.apiEndpoint":[""],"lrSiteSettingAsBoolean":["\\;confidence:25"],"lrignition":["\\;confidence:25"]}}
{"name":"LayBuy","categories":[91],"website":"www.laybuy.com","scriptSrc":["\\.laybuy\\.com/","/wp-content/plugins/woo-laybuy/"],"js":{"LaybuyHelper":[""],"checkout.enabledpayments.laybuy":["^true$"],"laybuyEnableCart":[""],"laybuyMoneyOverides":[""],"wc_ga_pro.available_gateways.laybuy":[""]},"dom":[["iframe[src='.laybuy.com/']","exists",""]],"requiresCategory":[6]}
{"name":"LayoutHub","categories":[100,51],"website":"layouthub.com","scriptSrc":["app\\.layouthub\\.com/shopify/layouthub\\.js"],"implies":["Shopify"]}
{"name":"Lazada","categories":[6],"website":"www.lazada.com","meta":{"aplus-auto-exp":["lzdhome\\.desktop\\."]}}
{"name":"LazySizes","categories":[59,92],"website":"github.com/aFarkas/lazysizes","js":{"lazySizes":[""],"lazySizesConfig":[""]}}
{"name":"LazySizes unveilhooks plugin","categories":[59,92],"website":"github.com/aFarkas/lazysizes/tree/gh-pages/plugins/unveilhooks","scriptSrc":["ls\\.unveilhooks(?:\\.min)?\\.js"]}
{"name":"Leadfeeder","categories":[10],"website":"www.leadfeeder.com","headers":{"content-security-policy":["\\.(?:lfeeder|leadfeeder)\\.com\\;confidence:50"]},"scriptSrc":["\\.leadfeeder\\.com/"],"js":{"ldfdr.getTracker":[""]}}
{"name":"Leadinfo","categories":[10],"website":"www.leadinfo.com","scriptSrc":["cdn\\.leadinfo\\.net"],"js":{"GlobalLeadinfoNamespace":["\\;confidence:50"],"leadinfo":["\\;confidence:50"]}}
{"name":"Leadster","categories":[52],"website":"leadster.com.br","js":{"neurolead.convoScript":[""],"neurolead.elChatbot":[""],"neuroleadLanguage":[""]}}
{"name":"Leaflet","categories":[35],"website":"leafletjs.com","scriptSrc":["leaflet.{0,32}\\.js(?!.{1,250}shopify)"],"js":{"L.DistanceGrid":[""],"L.PosAnimation":[""],"L.version":["^(.{1,250})$\\;version:\\1\\;confidence:0"]}}
{"name":"Leaflet platform","categories":[100,74],"website":"join.leaflet.co","scriptSrc":["scripts\\.leaflet\\.co/"],"implies":["Shopify"]}
{"name":"Leanplum","categories":[32,74],"website":"www.leanplum.com","scriptSrc":["npm/leanplum-sdk\\@([\\d.]{1,250})\\;version:\\1"],"js":{"Leanplum":[""]}}
{"name":"LearnWorlds","categories":[21],"website":"www.learnworlds.com","scriptSrc":["cdn\\.mycourse\\.app/v([\\d\\.]{1,250})/\\;version:\\1"],"js":{"LWClient.ebooks":[""],"LWSettings.deactive_components":[""]}}
{"name":"Lede","categories":[1],"website":"joinlede.com","meta":{"og:image":["https?\\:\\/\\/lede-admin"]},"js":{"ledeChartbeatViews":[""],"ledeEngagement":[""],"ledeEngagementReset":[""]},"implies":["WordPress","WordPress VIP"]}
{"name":"Legal Monster","categories":[67],"website":"www.legalmonster.com","scriptSrc":["\\.legalmonster\\.com/"],"js":{"legal.__VERSION__":["([\\d.]{1,250})\\;version:\\1"]}}
{"name":"Lengow","categories":[19],"website":"www.lengow.com","scriptSrc":["\\.lengow\\.com/"]}
{"name":"Lenis","categories":[59],"website":"lenis.studiofreight.com","js":{"lenisVersion":["([\\d\\.]{1,250})\\;version:\\1"]}}
{"name":"Less","categories":[19],"website":"lesscss.org","html":["<link[^>]{1,250} rel=\"stylesheet/less\""]}
{"name":"Letro","categories":[90,96],"website":"service.aainc.co.jp/product/letro","scriptSrc":["letro\\.jp/tags"],"js":{"__letroUgcGadget":[""],"letroUgcSet":[""]}}
{"name":"Level 5","categories":[51],"website":"level5advertising.com/websites","js":{"l5_inventory_url":[""]},"requires":["WordPress"]}
{"name":"Lever","categories":[101],"website":"www.lever.co","headers":{"content-security-policy":["\\.lever\\.co\\;confidence:50"]}}
{"name":"Lexity","categories":[10],"website":"lexity.com","scriptSrc":["\\.lexity\\.com/"]}
{"name":"Liberapay","categories":[41],"website":"liberapay.com","scriptSrc":["//liberapay\\.com/"]}
{"name":"Libravatar","categories":[19],"website":"www.libravatar.org","dom":[["img[src*='.libravatar.org/avatar/']","exists",""]]}
{"name":"Lieferando","categories":[1,93],"website":"www.lieferando.de","js":{"Tealium.pagedata.country":["lieferando\\.de"]}}
{"name":"Liferay","categories":[1],"website":"www.liferay.com","headers":{"liferay-portal":["[a-z\\s]{1,250}([\\d.]{1,250})\\;version:\\1"]},"js":{"Liferay":[""]},"implies":["Java"]}
{"name":"Lift","categories":[18],"website":"liftweb.net","headers":{"x-lift-version":["(.{1,250})\\;version:\\1"]},"implies":["Scala"]}
{"name":"LightMon Engine","categories":[1],"website":"lightmon.ru","cookies":{"lm_online":[""]},"meta":{"generator":["LightMon Engine"]},"html":["<!-- Lightmon Engine Copyright Lightmon"],"implies":["PHP"]}
{"name":"Lightbox","categories":[59],"website":"lokeshdhakar.com/projects/lightbox2","scriptSrc":["lightbox(?:-plus-jquery)?.{0,32}\\.js"],"html":["<link [^>]{0,250}href=\"[^\"]{1,250}lightbox(?:\\.min)?\\.css"]}
{"name":"Lightning","categories":[80],"website":"lightning.vektor-inc.co.jp/en","scriptSrc":["/wp-content/themes/lightning(?:-pro)?/.{1,100}lightning\\.min\\.js(?:.{1,100}ver=([\\d\\.]{1,100}))?\\;version:\\1"],"js":{"lightningOpt.header_scrool":[""]},"dom":[["link[href*='/wp-content/themes/lightning/'], link[href*='/wp-content/themes/lightning-pro/']","exists",""]],"requires":["WordPress"]}
{"name":"Lightspeed eCom","categories":[6],"website":"www.lightspeedhq.com/products/ecommerce","scriptSrc":["http://assets\\.webshopapp\\.com"],"html":["<!-- \\[START\\] 'blocks/head\\.rain' -->"],"url":["seoshop.webshopapp.com"]}
{"name":"LimeChat","categories":[52],"website":"www.limechat.ai","scriptSrc":["\\.limechat\\.ai/"]}
{"name":"LimeSpot","categories":[76],"website":"www.limespot.com","scriptSrc":["\\.personalizer\\.io/"],"js":{"LimeSpot.CartItems":[""],"LimeSpot.Recommendations":[""]}}
{"name":"Limepay","categories":[91],"website":"www.limepay.com.au","scriptSrc":["/wp-content/plugins/Limepay-v\\d{1,250}/","/limepay-installment-show\\.js"],"js":{"LimepayIdentity":[""],"wc_ga_pro.available_gateways.limepay":[""]}}
{"name":"Limit Login Attempts Reloaded","categories":[87,16],"website":"www.limitloginattempts.com","dom":[["link#llar-login-page-styles-css","exists",""]],"requires":["WordPress"]}
{"name":"LinkSmart","categories":[36],"website":"linksmart.com","scriptSrc":["^https?://cdn\\.linksmart\\.com/linksmart_([\\d.]{1,250}?)(?:\\.min)?\\.js\\;version:\\1"],"js":{"LS_JSON":[""],"LinkSmart":[""],"_mb_site_guid":[""]}}
{"name":"Linkedin Ads","categories":[36],"website":"business.linkedin.com/marketing-solutions/ads","headers":{"content-security-policy":["px\\.ads\\.linkedin\\.com\\;confidence:50"]},"html":["<img [^>]{0,100}src=\"[^/]{0,100}//[^/]{0,100}px\\.ads\\.linkedin\\.com"],"dom":[["img[src*='dc.ads.linkedin.com']","src","dc\\.ads\\.linkedin\\.com"],["link[href*='px.ads.linkedin.com']","href","px\\.ads\\.linkedin\\.com"]]}
{"name":"Linkedin Insight Tag","categories":[10],"website":"business.linkedin.com/marketing-solutions/insight-tag","scriptSrc":["snap\\.licdn\\.com/li\\.lms-analytics/insight\\.min\\.js","cdn\\.oribi\\.io"],"scripts":["_linkedin_partner_id"],"js":{"ORIBI":[""],"_linkedin_data_partner_id":[""],"_linkedin_partner_id":[""]}}
{"name":"Linkedin Sign-in","categories":[69],"website":"www.linkedin.com/developers","scriptSrc":["platform\\.linkedin\\.com/(?:.{0,250})?in\\.js(?:\\?version)?([\\d.]{1,250})?\\;version:\\1"],"js":{"OnLinkedInAuth":[""],"onLinkedInLoad":[""]}}
{"name":"Linx Commerce","categories":[6],"website":"www.linx.com.br/linx-commerce","js":{"EzGaCfg.Config.Store":[""],"EzGaCfg.Shopper":[""],"linxImpulse.config.integrationFlags.platformProvider":["linxCommerce"]}}
{"name":"Linx Impulse","categories":[77,76],"website":"www.linx.com.br/linx-impulse","js":{"linx.banner":[""],"linxImpulse.config":[""],"linxImpulseInitialized":[""]},"dom":[["link[href*='.linximpulse.net']","exists",""]]}
{"name":"Liquid Web","categories":[62,88],"website":"www.liquidweb.com","headers":{"x-lw-cache":[""]}}
{"name":"List.js","categories":[59],"website":"listjs.com","scriptSrc":["list\\.js/\\;confidence:50","@([\\d.]{1,250})/(?:/dist)?list\\.(?:min\\.)?js\\;version:\\1"],"js":{"List":["\\;confidence:50"]}}
{"name":"Listrak","categories":[32,97],"website":"www.listrak.com","scriptSrc":["(?:cdn|s1)\\.listrakbi\\.com","services\\.listrak\\.com"],"js":{"_LTKSignup":[""],"_LTKSubscriber":[""]}}
{"name":"LiteSpeed","categories":[22],"website":"litespeedtech.com","headers":{"server":["^LiteSpeed$"]}}
{"name":"Litespeed Cache","categories":[23,87],"website":"wordpress.org/plugins/litespeed-cache","headers":{"x-litespeed-cache":[""],"x-turbo-charged-by":["LiteSpeed"]},"requires":["WordPress"]}
{"name":"Lithium","categories":[1],"website":"www.lithium.com","cookies":{"lithiumvisitor":[""]},"html":[" <a [^>]{1,250}Powered by Lithium"],"js":{"LITHIUM":[""]},"implies":["PHP"]}
{"name":"Littledata","categories":[100],"website":"www.littledata.io","js":{"LittledataLayer":[""],"LittledataLayer.version":["v([\\d\\.]{1,250})\\;version:\\1"]},"implies":["Shopify"],"requiresCategory":[6]}
{"name":"Live Story","categories":[1],"website":"www.livestory.nyc","js":{"LSHelpers":[""],"LiveStory":[""]}}
{"name":"LiveAgent","categories":[52],"website":"www.liveagent.com","js":{"LiveAgent":[""]}}
{"name":"LiveChat","categories":[52],"website":"livechatinc.com","scriptSrc":["cdn\\.livechatinc\\.com/.{0,250}tracking\\.js"]}
{"name":"LiveHelp","categories":[52,53],"website":"www.livehelp.it","js":{"LHready":[""]}}
{"name":"LiveIntent","categories":[75,36],"website":"www.liveintent.com","scriptSrc":["\\.liadm\\.com"],"js":{"LI.advertiserId":["\\d{1,250}"]}}
{"name":"LiveJournal","categories":[11],"website":"www.livejournal.com","url":["\\.livejournal\\.com"]}
{"name":"LivePerson","categories":[52],"website":"www.liveperson.com","scriptSrc":["\\.(?:liveperson|contactatonce)?\\.(?:com|net|co\\.uk)/"],"js":{"lpTag.Chronos":[""]}}
{"name":"LiveRamp DPM","categories":[36],"website":"liveramp.com/data-plus-math","scriptSrc":["c\\.tvpixel\\.com/js/current/dpm_pixel_min\\.js"],"js":{"dpmComscoreVars":[""]}}
{"name":"LiveRamp PCM","categories":[67],"website":"liveramp.com/our-platform/preference-consent-management","scriptSrc":["gdpr\\.privacymanager\\.io"],"js":{"wpJsonpLiverampGdprCmp":[""]},"dom":[["iframe[src*='gdpr-consent-tool\\.privacymanager\\.io']","exists",""]]}
{"name":"LiveSession","categories":[10],"website":"livesession.io","scriptSrc":["cdn\\.livesession\\.io"]}
{"name":"LiveStreet CMS","categories":[1],"website":"livestreetcms.com","headers":{"x-powered-by":["LiveStreet CMS"]},"js":{"LIVESTREET_SECURITY_KEY":[""]},"implies":["PHP"]}
{"name":"LiveZilla","categories":[52],"website":"www.livezilla.net","js":{"lz_chat_execute":[""],"lz_code_id":["[\\w\\d]{1,250}"],"lz_tracking_set_widget_visibility":[""]},"dom":[["#lz_overlay_chat","exists",""]]}
{"name":"Livefyre","categories":[15],"website":"livefyre.com","scriptSrc":["livefyre_init\\.js"],"html":["<[^>]{1,250}(?:id|class)=\"livefyre"],"js":{"FyreLoader":[""],"L.version":["^(.{1,250})$\\;confidence:0\\;version:\\1"],"LF.CommentCount":[""],"fyre":[""]}}
{"name":"Liveinternet","categories":[10],"website":"liveinternet.ru/rating","html":["<script [^>]{0,250}>[\\s\\S]{0,250}//counter\\.yadro\\.ru/hit","<!--LiveInternet counter-->","<!--/LiveInternet-->"]}
{"name":"Livescale","categories":[100,103],"website":"www.livescale.tv","scriptSrc":["\\.livescale\\.tv/"],"implies":["Shopify"]}
{"name":"Livewire","categories":[18,19],"website":"laravel-livewire.com","scriptSrc":["livewire(?:\\.min)?\\.js"],"html":["<[^>]{1,250}\\bwire:"],"js":{"livewire":[""]},"implies":["Laravel"]}
{"name":"Loadable-Components","categories":[59],"website":"github.com/gregberge/loadable-components","js":{"__LOADABLE_LOADED_CHUNKS__":[""]},"dom":[["script#__LOADABLE_REQUIRED_CHUNKS__","exists",""]]}
{"name":"Loadify","categories":[92,100],"website":"apps.shopify.com/loadify","scriptSrc":["\\.loadifyapp\\.ninety9\\.dev"],"implies":["Shopify"]}
{"name":"LocalFocus","categories":[25],"website":"www.localfocus.nl/en","html":["<iframe[^>]{1,250}\\blocalfocus\\b"],"implies":["Angular","D3"]}
{"name":"Localised","categories":[106],"website":"www.localised.com","dom":[["img[src='.localised.com']","src",""],["span","text",".{1,250}Localised Inc\\..{1,250}"]]}
{"name":"Locksmith","categories":[100],"website":"apps.shopify.com/locksmith","js":{"Locksmith":[""]},"implies":["Shopify"]}
{"name":"LocomotiveCMS","categories":[1],"website":"www.locomotivecms.com","html":["<link[^>]{0,250}/sites/[a-z\\d]{24}/theme/stylesheets"],"implies":["Ruby on Rails","MongoDB"]}
{"name":"Lodash","categories":[59],"website":"www.lodash.com","scriptSrc":["lodash.{0,250}\\.js"],"js":{"_.VERSION":["^(.{1,250})$\\;confidence:0\\;version:\\1"],"_.differenceBy":[""],"_.templateSettings.imports._.templateSettings.imports._.VERSION":["^(.{1,250})$\\;version:\\1"]},"excludes":["Underscore.js"]}
{"name":"LogRocket","categories":[10],"website":"logrocket.com","scriptSrc":["cdn\\.logrocket\\.(com|io)","cdn\\.lr-ingest\\.io"]}
{"name":"Loggly","categories":[10],"website":"www.loggly.com","scriptSrc":["\\.loggly\\.com/"],"js":{"LogglyTracker":[""]},"dom":[["link[href*='.loggly.com']","exists",""]]}
{"name":"LogiCommerce","categories":[6],"website":"www.logicommerce.com","meta":{"generator":["^LogiCommerce$"],"logicommerce":[""]},"js":{"logicommerceGlobal":[""]}}
{"name":"Login with Amazon","categories":[69],"website":"developer.amazon.com/apps-and-games/login-with-amazon","js":{"onAmazonLoginReady":[""]}}
{"name":"LoginRadius","categories":[69],"website":"www.loginradius.com","scriptSrc":["\\.loginradius\\.com","\\.lrcontent\\.com"],"js":{"LoginRadius":[""],"LoginRadiusDefaults":[""],"LoginRadiusSDK":[""],"LoginRadiusUtility":[""]}}
{"name":"Loja Integrada","categories":[6],"website":"lojaintegrada.com.br","headers":{"x-powered-by":["vtex-integrated-store"]},"js":{"LOJA_ID":[""]}}
{"name":"Loja Mestre","categories":[6],"website":"www.lojamestre.com.br","meta":{"webmaster":["www\\.lojamestre\\.\\w{1,250}\\.br"]},"scriptSrc":["lojamestre\\.\\w{1,250}\\.br"]}
{"name":"Loja Virtual","categories":[6],"website":"www.lojavirtual.com.br","scriptSrc":["/js/ljvt_v(\\d{1,250})/\\;version:\\1\\;confidence:20","cdn1\\.solojavirtual\\.com"],"js":{"id_loja_virtual":[""],"link_loja_virtual":[""],"loja_sem_dominio":[""]}}
{"name":"Loja2","categories":[6],"website":"www.loja2.com.br","scriptSrc":["loja2\\.com\\.br"]}
{"name":"Loop Returns","categories":[102],"website":"www.loopreturns.com","js":{"Loop.config.variantParam":[""],"LoopOnstore":[""]},"requiresCategory":[6]}
{"name":"Loop54","categories":[29,76],"website":"www.loop54.com","cookies":{"loop54user":[""]},"js":{"Loop54.config.libVersion":["([\\d\\.]{1,250})\\;version:\\1"]}}
{"name":"Lootly","categories":[84,94],"website":"lootly.io","scriptSrc":["lootly\\.io/"],"js":{"Lootly.config":[""],"lootlyWidgetInit":[""]},"dom":[["iframe[src*='lootly.io/']","exists",""]]}
{"name":"Loox","categories":[90,100],"website":"loox.app","scriptSrc":["loox\\.io/widget"],"js":{"loox_global_hash":[""]},"implies":["Shopify"]}
{"name":"Loqate","categories":[19],"website":"www.loqate.com","js":{"loqateAccountCode":[""],"pca.platform.productList":[""]}}
{"name":"LottieFiles","categories":[19],"website":"lottiefiles.com","scriptSrc":["/dist/lottie-player\\.js","/dist/tgs-player\\.js"],"dom":[["lottie-player, div[data-animation-type='lottie'], div[data-testid='lottie-player'], clipPath[id*='__lottie_element_']","exists",""]]}
{"name":"LoyaltyLion","categories":[84],"website":"loyaltylion.com","scriptSrc":["sdk\\.loyaltylion\\.net/"],"js":{"loyaltylion.version":["([\\d\\-]{1,250})\\;version:\\1"]}}
{"name":"Lozad.js","categories":[59,92],"website":"apoorv.pro/lozad.js","scripts":["/lozad\\.min\\.js"],"js":{"lozad":[""]}}
{"name":"Lua","categories":[27],"website":"www.lua.org","headers":{"x-powered-by":["\\bLua(?: ([\\d.]{1,250}))?\\;version:\\1"]}}
{"name":"Luana","categories":[18],"website":"luanaframework.github.io","meta":{"generator":["^Luana\\sFramework\\s([\\d\\.]{1,250})$\\;version:\\1"]},"js":{"luanaframework":[""]},"implies":["PWA"]}
{"name":"Lucene","categories":[34],"website":"lucene.apache.org/core","implies":["Java"]}
{"name":"Lucky Orange","categories":[10],"website":"www.luckyorange.com","scriptSrc":["\\.luckyorange\\.com/"],"js":{"__wtw_lucky_site_id":[""]},"dom":[["link[href*='.luckyorange.com']","exists",""]]}
{"name":"Luigi’s Box","categories":[10,29],"website":"www.luigisbox.com","js":{"Luigis":[""]}}
{"name":"Luna","categories":[105],"website":"luna.io","headers":{"content-security-policy":["bsdk\\.api\\.ditto.com\\;confidence:50"]},"js":{"Ditto.__esModule":[""],"dittoIdLifetime":[""],"globalDittoKey":[""],"globalDittoServer":[""],"jstextmap.DittoSdkUrl":[""]},"dom":[["link[href*='bsdk.api.ditto.com']","exists",""]]}
{"name":"LyraThemes Kale","categories":[80],"website":"www.lyrathemes.com/kale","scriptSrc":["/wp-content/themes/kale(?:-pro)?/"],"js":{"kale_responsive_videos":[""]},"requires":["WordPress"]}
{"name":"Lytics","categories":[97],"website":"www.lytics.com","scriptSrc":["\\.lytics\\.io/"],"js":{"__lytics__jstag__.version":["(.{1,250})\\;version:\\1"]}}
{"name":"langify","categories":[89],"website":"langify-app.com","js":{"Langify":[""],"langify":[""],"langify.settings.switcher.version":["([\\d\\.]{1,250})\\;version:\\1"]},"requiresCategory":[6]}
{"name":"libphonenumber","categories":[59],"website":"github.com/google/libphonenumber","scriptSrc":["(?:/([\\d\\.]{1,250}))?/libphonenumber(?:-js\\.min)?\\.js\\;version:\\1"],"js":{"libphonenumber.AsYouType":[""],"libphonenumber.DIGITS":[""]}}
{"name":"libwww-perl-daemon","categories":[22],"website":"metacpan.org/pod/HTTP::Daemon","headers":{"server":["libwww-perl-daemon(?:/([\\d\\.]{1,250}))?\\;version:\\1"]},"implies":["Perl"]}
{"name":"lighttpd","categories":[22],"website":"www.lighttpd.net","headers":{"server":["(?:L|l)ight(?:y)?(?:tpd)?(?:/([\\d\\.]{1,250}))?\\;version:\\1"]}}
{"name":"lit-element","categories":[59],"website":"lit.dev","js":{"litElementVersions.0":["([\\d\\.]{1,250})\\;version:\\1"]}}
{"name":"lit-html","categories":[59],"website":"lit.dev","js":{"litHtmlVersions.0":["([\\d\\.]{1,250})\\;version:\\1"]}}
{"name":"lite-youtube-embed","categories":[59],"website":"github.com/paulirish/lite-youtube-embed","dom":[["lite-youtube","exists",""]],"implies":["YouTube"]}
{"name":"MAAK","categories":[1],"website":"maak-code.ir","meta":{"author":["^MAAK$"]}}
{"name":"MAJIN","categories":[32],"website":"ma-jin.jp","js":{"ma.Touch":[""]}}
{"name":"MATORI.NET","categories":[64],"website":"matori.net","headers":{"x-powered-by":["MATORI.NET"]},"implies":["OpenResty"]}
{"name":"MDBootstrap","categories":[66],"website":"mdbootstrap.com","scriptSrc":["(?:/mdbootstrap/([\\d\\.]{1,250})/)?js/mdb\\.min\\.js\\;version:\\1"],"js":{"mdb.ScrollSpy":[""]}}
{"name":"MDUI","categories":[66],"website":"www.mdui.org","js":{"_mduiEventId":[""],"mdui.Drawer":[""]}}
{"name":"MGID","categories":[36],"website":"www.mgid.com","scriptSrc":["\\.mgid\\.com/"],"js":{"MgSensor.mgqWorker":[""]}}
{"name":"MGPanel","categories":[1],"website":"mgpanel.org","scriptSrc":["\\.mgpanel\\.org/"],"implies":["MySQL"],"requires":["PHP"]}
{"name":"MIYN Online Appointment","categories":[72],"website":"miyn.app/online-appointment","js":{"MIYNLive.settings":[""]}}
{"name":"MODX","categories":[1],"website":"modx.com/content-management-framework","headers":{"x-powered-by":["^MODX"]},"meta":{"generator":["MODX[^\\d.]{0,250}([\\d.]{1,250})?\\;version:\\1"]},"html":["<a[^>]{1,250}>Powered by MODX</a>","<!-- Modx process time debug info -->","<(?:link|script)[^>]{1,250}assets/snippets/\\;confidence:20","<form[^>]{1,250}id=\"ajaxSearch_form\\;confidence:20","<input[^>]{1,250}id=\"ajaxSearch_input\\;confidence:20"],"js":{"MODX":[""],"MODX_MEDIA_PATH":[""]},"implies":["PHP"]}
{"name":"MSHOP","categories":[6],"website":"hotishop.com","scriptSrc":["static\\.hotishop\\.com/"]}
{"name":"MTCaptcha","categories":[16],"website":"www.mtcaptcha.com","scriptSrc":["service(?:2)?\\.mtcaptcha\\.com/"],"js":{"mtcaptcha.getVerifiedToken":[""],"mtcaptchaConfig.sitekey":[""]}}
{"name":"MUI","categories":[66],"website":"mui.com","dom":[["style[data-meta='MuiPaper'], div.MuiBox-root, div.MuiPaper-root, style[data-meta='MuiButton']","exists",""]],"implies":["React"]}
{"name":"Macaron","categories":[18],"website":"go-macaron.com","implies":["Go"]}
{"name":"MachoThemes NewsMag","categories":[80],"website":"www.machothemes.com/item/newsmag-lite","scriptSrc":["/wp-content/themes/Newsmag(?:-child)?/"],"dom":[["link[href*='/wp-content/themes/Newsmag']","exists",""]],"requires":["WordPress"]}
{"name":"MadAdsMedia","categories":[36],"website":"madadsmedia.com","scriptSrc":["^https?://(?:ads-by|pixel)\\.madadsmedia\\.com/"],"js":{"setMIframe":[""],"setMRefURL":[""]}}
{"name":"Magazord","categories":[6],"website":"www.magazord.com.br","meta":{"web-author":["^Magazord$"]}}
{"name":"MageWorx Search Autocomplete","categories":[29],"website":"github.com/mageworx/search-suite-autocomplete","scriptSrc":["MageWorx_SearchSuiteAutocomplete"],"dom":[["link[href*='MageWorx_SearchSuiteAutocomplete']","exists",""]],"requires":["Magento"]}
{"name":"Magento","categories":[6],"website":"magento.com","cookies":{"x-magento-vary":[""],"frontend":["\\;confidence:50"],"mage-cache-storage":[""],"mage-cache-storage-section-invalidation":[""],"mage-translation-file-version":[""],"mage-translation-storage":[""]},"scriptSrc":["js/mage","skin/frontend/(?:default|(enterprise))\\;version:\\1?Enterprise:Community","static/_requirejs\\;confidence:50\\;version:2"],"js":{"Mage":[""],"VarienForm":[""]},"dom":[["script[data-requiremodule*='mage/'], script[data-requiremodule*='Magento_'], html[data-image-optimizing-origin]","exists","\\;version:2"],["script[type='text/x-magento-init']","exists",""]],"implies":["PHP","MySQL"]}
{"name":"Magewire","categories":[19],"website":"github.com/magewirephp/magewire","js":{"Magewire.connection-author":[""],"magewire":[""]},"implies":["Laravel","Livewire"]}
{"name":"Magisto","categories":[14],"website":"www.magisto.com","scriptSrc":["\\.magisto\\.com/"],"js":{"MagistoPlayerFrame":[""],"magisto_server":[""]}}
{"name":"MailChimp","categories":[32,75],"website":"mailchimp.com","scriptSrc":["s3\\.amazonaws\\.com/downloads\\.mailchimp\\.com/js/mc-validate\\.js","cdn-images\\.mailchimp\\.com/[^>]{0,250}\\.css","chimpstatic\\.com/mcjs-connected"],"html":["<form [^>]{0,250}data-mailchimp-url","<form [^>]{0,250}id=\"mc-embedded-subscribe-form\"","<form [^>]{0,250}name=\"mc-embedded-subscribe-form\"","<input [^>]{0,250}id=\"mc-email\"\\;confidence:20","<!-- Begin MailChimp Signup Form -->"]}
{"name":"MailChimp for WooCommerce","categories":[87],"website":"mailchimp.com/integrations/woocommerce","scriptSrc":["/wp-content/plugins/mailchimp-for-woocommerce/.{1,100}\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"implies":["MailChimp"],"requires":["WordPress"]}
{"name":"MailChimp for WordPress","categories":[87,32],"website":"www.mc4wp.com","scriptSrc":["/wp-content/plugins/mailchimp-for-wp/.{1,100}\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"js":{"mc4wp":[""]},"dom":[["link[href*='/wp-content/plugins/mailchimp-for-wp/']","exists",""]],"implies":["MailChimp"],"requires":["WordPress"]}
{"name":"MailerLite","categories":[32],"website":"www.mailerlite.com","scriptSrc":["\\.mailerlite\\.com/"],"js":{"MailerLiteObject":[""]},"dom":[["link[href*='.mailerlite.com']","exists",""]]}
{"name":"MailerLite Website Builder","categories":[51],"website":"www.mailerlite.com/features/website-builder","scriptSrc":["cdn\\.mailerlite\\.com/moment/moment\\.min\\.js"],"requires":["MailerLite","Go","Caddy"]}
{"name":"MailerLite plugin","categories":[87],"website":"ru.wordpress.org/plugins/official-mailerlite-sign-up-forms","scriptSrc":["/wp-content/plugins/woo-mailerlite/.{1,100}\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"implies":["MailerLite"],"requires":["WordPress"]}
{"name":"Mailman","categories":[75],"website":"list.org","scriptSrc":["/mailman\\d{1,250}/static/.{1,250}\\.js","/static/(?:hyperkitty|django-mailman3)/.{1,250}\\.js"],"implies":["Python"]}
{"name":"Mailmunch","categories":[75,32],"website":"www.mailmunch.com","js":{"MailMunchWidgets":[""],"mailmunch":[""]}}
{"name":"MainAd","categories":[36],"website":"www.mainad.com","scriptSrc":["\\.mainadv\\.com/"],"dom":[["iframe[src*='.mainadv.com/']","exists",""]]}
{"name":"Make-Sense","categories":[68],"website":"mk-sense.com","scriptSrc":["mk-sense\\.com/aweb\\?license"]}
{"name":"MakeShop","categories":[6],"website":"www.makeshop.jp","js":{"MakeShop_TopSearch":[""],"makeshop_ga_gtag":[""]},"dom":[["link[href*='gigaplus.makeshop.jp'], img[src*='gigaplus.makeshop.jp']","exists",""]]}
{"name":"MakeShopKorea","categories":[6],"website":"www.makeshop.co.kr","js":{"Makeshop":[""],"MakeshopLogUniqueId":[""]}}
{"name":"Malomo","categories":[107],"website":"gomalomo.com","scriptSrc":["\\.gomalomo\\.com/"],"js":{"Malomo":[""]}}
{"name":"Mambo","categories":[1],"website":"mambo-foundation.org","meta":{"generator":["Mambo"]},"excludes":["Joomla"]}
{"name":"Mangeznotez","categories":[5,72],"website":"www.mangeznotez.com","scriptSrc":["www\\.mangeznotez\\.\\w{1,250}"]}
{"name":"Mantine","categories":[59],"website":"mantine.dev","dom":[["style[data-emotion='mantine-global'], style[data-emotion='mantine']","exists",""]],"implies":["TypeScript"]}
{"name":"MantisBT","categories":[13],"website":"www.mantisbt.org","html":["<img[^>]{1,250} alt=\"Powered by Mantis Bugtracker"],"implies":["PHP"]}
{"name":"ManyChat","categories":[32,52],"website":"manychat.com","scriptSrc":["widget\\.manychat\\.com"],"js":{"mcwidget":[""]}}
{"name":"ManyContacts","categories":[32,5],"website":"www.manycontacts.com","scriptSrc":["\\.manycontacts\\.com"]}
{"name":"MapLibre GL JS","categories":[35],"website":"github.com/maplibre/maplibre-gl-js","scriptSrc":["maplibre-gl@([\\d\\.]{1,250})/dist/maplibre-gl\\.js\\;version:\\1"],"js":{"apex.libVersions.maplibre":["([\\d\\.]{1,250})\\;version:\\1"],"maplibregl":[""],"rmap2.maplibreglCompare":[""]}}
{"name":"Mapbox GL JS","categories":[35],"website":"github.com/mapbox/mapbox-gl-js","scriptSrc":["mapbox-gl\\.js"],"js":{"mapboxgl.version":["^(.{1,250})$\\;version:\\1\\;confidence:0"]},"dom":[["link[href*='mapbox-gl.css']","exists",""]]}
{"name":"Mapp","categories":[10,32],"website":"mapp.com","js":{"WebtrekkV3":[""],"webtrekk":[""],"webtrekkConfig":[""],"webtrekkHeatmapObjects":[""],"webtrekkLinktrackObjects":[""],"webtrekkUnloadObjects":[""],"webtrekkV3":[""],"wtSmart":[""],"wt_tt":[""],"wt_ttv2":[""]}}
{"name":"Mapplic","categories":[35],"website":"mapplic.com","scriptSrc":["wp-content/plugins/mapplic/","/include/mapplic/mapplic\\.js"],"dom":[["div.mapplic-layer > div.mapplic-map-image","exists",""]]}
{"name":"Maptalks","categories":[35],"website":"maptalks.org","js":{"map._eventMap":[""],"maptalks.GeoJSON":[""]},"dom":[["div.maptalks-wrapper","exists",""]]}
{"name":"Marchex","categories":[10],"website":"www.marchex.com","scriptSrc":["\\.marchex\\.io/"],"dom":[["link[href*='.marchex.io']","exists",""]]}
{"name":"Marfeel","categories":[10,36],"website":"www.marfeel.com","scriptSrc":["\\.marfeel\\.com/","\\.mrf\\.io/"],"js":{"marfeel":[""]}}
{"name":"MariaDB","categories":[34],"website":"mariadb.org"}
{"name":"Marionette.js","categories":[12],"website":"marionettejs.com","scriptSrc":["backbone\\.marionette.{0,250}\\.js"],"js":{"Marionette":[""],"Marionette.VERSION":["^(.{1,250})$\\;version:\\1"]},"implies":["Underscore.js","Backbone.js"]}
{"name":"Marked","categories":[59],"website":"marked.js.org","scriptSrc":["/marked(?:\\.min)?\\.js"],"js":{"marked":[""]}}
{"name":"Marker","categories":[13],"website":"marker.io","scriptSrc":["edge\\.marker\\.io"],"js":{"markerConfig":[""]}}
{"name":"Marketo","categories":[32],"website":"www.marketo.com","scriptSrc":["munchkin\\.marketo\\.\\w{1,250}/(?:([\\d.]{1,250})/)?munchkin\\.js\\;version:\\1"],"js":{"Munchkin":[""]}}
{"name":"Marketo Forms","categories":[5],"website":"www.marketo.com","scriptSrc":["marketo\\.\\w{1,100}/js/forms(?:[\\d.]{1,100})/js/forms([\\d.]{1,100})\\.min\\.js\\;version:\\1","v([\\d.]{1,250})/js/marketo-alt-form\\.min\\.js\\;version:\\1"],"js":{"formatMarketoForm":[""]}}
{"name":"Marko","categories":[18,66],"website":"markojs.com","scripts":["\\.marko(\\.js)?"],"js":{"markoComponent":[""],"markoSections":[""],"markoVars":[""]},"dom":[["#data-marko-key, html[data-framework='marko']","exists",""]],"implies":["Node.js"]}
{"name":"Mastercard","categories":[41],"website":"www.mastercard.com","dom":[["[aria-labelledby='pi-mastercard'], [aria-labelledby='pi-master']","exists",""]]}
{"name":"MasterkinG32 Framework","categories":[18],"website":"masterking32.com","headers":{"x-powered-framework":["MasterkinG(?:)"]},"meta":{"generator":["^MasterkinG(?:)"]}}
{"name":"Mastodon","categories":[2],"website":"joinmastodon.org","headers":{"server":["^Mastodon$"]},"cookies":{"_mastodon_session":[""]}}
{"name":"Matajer","categories":[6],"website":"mapp.sa","scriptSrc":["cdn\\.mapp\\.sa/"]}
{"name":"Material Design Lite","categories":[66],"website":"getmdl.io","scriptSrc":["(?:/([\\d.]{1,250}))?/material(?:\\.min)?\\.js\\;version:\\1"],"js":{"MaterialIconToggle":[""]}}
{"name":"Materialize CSS","categories":[66],"website":"materializecss.com","scriptSrc":["materialize(?:\\.min)?\\.js"],"html":["<link[^>]{0,250} href=\"[^\"]{0,250}materialize(?:\\.min)?\\.css"]}
{"name":"MathJax","categories":[25],"website":"www.mathjax.org","scriptSrc":["([\\d.]{1,250})?/mathjax\\.js\\;version:\\1"],"js":{"MathJax":[""],"MathJax.version":["^(.{1,250})$\\;version:\\1"]}}
{"name":"Matomo Analytics","categories":[10],"website":"matomo.org","cookies":{"piwik_sessid":[""]},"meta":{"apple-itunes-app":["app-id=737216887"],"generator":["(?:Matomo|Piwik) - Open Source Web Analytics"],"google-play-app":["app-id=org\\.piwik\\.mobile2"]},"scriptSrc":["piwik\\.js","piwik\\.php"],"js":{"Matomo":[""],"Piwik":[""],"_paq":[""]}}
{"name":"Matomo Tag Manager","categories":[42],"website":"developer.matomo.org/guides/tagmanager/introduction","js":{"MatomoTagManager":[""]}}
{"name":"Mattermost","categories":[2],"website":"about.mattermost.com","html":["<noscript> To use Mattermost, please enable JavaScript\\. </noscript>"],"js":{"mm_config":[""],"mm_current_user_id":[""],"mm_license":[""],"mm_user":[""]},"implies":["Go","React"]}
{"name":"Mautic","categories":[32],"website":"www.mautic.org","scriptSrc":["[^a-z]mtc.{0,250}\\.js"],"js":{"MauticTrackingObject":[""]}}
{"name":"MaxCDN","categories":[31],"website":"www.maxcdn.com","headers":{"server":["^NetDNA"],"x-cdn-forward":["^maxcdn$"]}}
{"name":"MaxMind","categories":[79,83],"website":"www.maxmind.com","scriptSrc":["(?:device|js)\\.maxmind\\.com/","geoip\\.maxmind\\.min\\.js","geoip-js\\.com/.{1,250}/v([\\d\\.]{1,250})/\\;version:\\1"]}
{"name":"MaxSite CMS","categories":[1],"website":"max-3000.com","meta":{"generator":["MaxSite CMS"]},"implies":["PHP"]}
{"name":"Maxemail","categories":[32],"website":"maxemail.xtremepush.com","js":{"Mxm.Basket":[""],"Mxm.FormHandler":[""],"Mxm.Tracker":[""]}}
{"name":"MaxenceDEVCMS","categories":[1],"website":"cms.maxencedev.fr","meta":{"author":["^MaxenceDEV$"]},"implies":["PHP","MySQL"]}
{"name":"Measured","categories":[10],"website":"www.measured.com","scriptSrc":["tag\\.measured\\.com"]}
{"name":"Medallia","categories":[10,13,73],"website":"www.medallia.com","cookies":{"k_visit":[""]},"scriptSrc":["cf\\.kampyle\\.com/k_button\\.js"],"js":{"KAMPYLE_COMMON":[""],"k_track":[""],"kampyle":[""]}}
{"name":"Media.net","categories":[36],"website":"www.media.net","scriptSrc":["\\.media\\.net/"],"dom":[["link[href*='.media.net']","exists",""]]}
{"name":"MediaElement.js","categories":[14],"website":"www.mediaelementjs.com","js":{"mejs":[""],"mejs.version":["^(.{1,250})$\\;version:\\1"]}}
{"name":"MediaWiki","categories":[8],"website":"www.mediawiki.org","meta":{"generator":["^MediaWiki ?(.{1,250})$\\;version:\\1"]},"html":["<body[^>]{1,250}class=\"mediawiki\"","<(?:a|img)[^>]{1,250}>Powered by MediaWiki</a>","<a[^>]{1,250}/Special:WhatLinksHere/"],"js":{"mw.util.toggleToc":[""],"wgTitle":[""],"wgVersion":["^(.{1,250})$\\;version:\\1"]},"implies":["PHP"]}
{"name":"Mediavine","categories":[36],"website":"www.mediavine.com","cookies":{"mediavine_session":[""]},"scriptSrc":["\\.mediavine\\.com/"],"js":{"$mediavine.web":[""]}}
{"name":"Medium","categories":[11],"website":"medium.com","headers":{"x-powered-by":["^Medium$"]},"scriptSrc":["medium\\.com"],"url":["^https?://(?:www\\.)?medium\\.com"],"implies":["Node.js"]}
{"name":"Meebo","categories":[5],"website":"www.meebo.com","html":["<iframe id=\"meebo-iframe\"","Meebo\\('domReady'\\)"]}
{"name":"Meeting Scheduler","categories":[5,72],"website":"bookmenow.info","scriptSrc":["bookmenow\\.info/(?:runtime|main).{1,250}\\.js"]}
{"name":"Megagroup CMS.S3","categories":[1],"website":"megagroup.ru/cms","js":{"megacounter_key":[""]}}
{"name":"Meilisearch","categories":[29],"website":"www.meilisearch.com","js":{"MeiliSearch":[""],"MeiliSearchApiError":[""],"MeiliSearchTimeOutError":[""],"ac_apsulis_meilisearch":[""],"instantMeiliSearch":[""]},"dom":[["span.meilisearch-autocomplete","exists",""]]}
{"name":"Melis Platform","categories":[1,6,11,32],"website":"www.melistechnology.com","meta":{"generator":["^Melis Platform\\."],"powered-by":["^Melis CMS\\."]},"html":["<!-- Rendered with Melis CMS V2","<!-- Rendered with Melis Platform"],"implies":["Apache","PHP","MySQL","Symfony","Laravel","Zend"]}
{"name":"MemberStack","categories":[1],"website":"www.memberstack.io","cookies":{"memberstack":[""]},"scriptSrc":["memberstack\\.js"],"url":["^https?//.{1,250}\\.memberstack\\.io"],"js":{"MemberStack":[""]}}
{"name":"Mention Me","categories":[94],"website":"www.mention-me.com","scriptSrc":["\\.mention-me\\.com/"],"js":{"MentionMe":[""]}}
{"name":"Menufy Website","categories":[51],"website":"restaurant.menufy.com","scriptSrc":["sitecontent-menufycom\\.netdna-ssl\\.com/"],"js":{"Views_Website_Layouts_Footer_Menufy":[""]}}
{"name":"Mercado Shops","categories":[6],"website":"www.mercadoshops.com","cookies":{"_mshops_ga_gid":[""]},"scriptSrc":["frontend-assets/mshops-web-home/vendor"]}
{"name":"Mermaid","categories":[25],"website":"mermaidjs.github.io","scriptSrc":["/mermaid(?:\\.min)?\\.js"],"html":["<div [^>]{0,250}class=[\"']mermaid[\"']>\\;confidence:90"],"js":{"mermaid":[""]}}
{"name":"MetaSlider","categories":[87],"website":"www.metaslider.com","scriptSrc":["/wp-content/plugins/ml-slider(?:-pro)?/"],"dom":[["link[href*='/wp-content/plugins/ml-slider/'], link#metaslider-pro-public-css","exists",""]],"requires":["WordPress"]}
{"name":"Meteor","categories":[12,18],"website":"www.meteor.com","html":["<link[^>]{1,250}__meteor-css__"],"js":{"Meteor":[""],"Meteor.release":["^METEOR@([\\d.]{1,250})\\;version:\\1"]},"implies":["MongoDB","Node.js"]}
{"name":"Methode","categories":[1],"website":"www.eidosmedia.com","meta":{"eomportal-id":["\\d{1,250}"],"eomportal-instanceid":["\\d{1,250}"],"eomportal-lastupdate":[""],"eomportal-loid":["[\\d.]{1,250}"],"eomportal-uuid":["[a-f\\d]{1,250}"]},"html":["<!-- Methode uuid: \"[a-f\\d]{1,250}\" ?-->"]}
{"name":"Metomic","categories":[67],"website":"metomic.io","scriptSrc":["metomic\\.js"]}
{"name":"Metrilo","categories":[10,75],"website":"www.metrilo.com","scriptSrc":["\\.metrilo\\.com/"],"js":{"metrilo":[""],"metriloBotRegexp":[""],"metriloCookie":[""]}}
{"name":"Mews","categories":[72],"website":"www.mews.com","scriptSrc":["\\.mews\\.li/"],"js":{"Mews":[""]}}
{"name":"Microsoft ASP.NET","categories":[18],"website":"www.asp.net","headers":{"x-aspnet-version":["(.{1,250})\\;version:\\1"],"x-powered-by":["^ASP\\.NET"],"set-cookie":["\\.AspNetCore"]},"cookies":{"asp.net_sessionid":[""],"aspsession":[""]},"html":["<input[^>]{1,250}name=\"__VIEWSTATE"],"url":["\\.aspx?(?:$|\\?)"]}
{"name":"Microsoft Advertising","categories":[36],"website":"ads.microsoft.com","cookies":{"_uetsid":["\\w{1,250}"],"_uetvid":["\\w{1,250}"]},"scriptSrc":["bat\\.bing\\.com/bat\\.js"],"js":{"UET":[""]}}
{"name":"Microsoft Ajax Content Delivery Network","categories":[31],"website":"docs.microsoft.com/en-us/aspnet/ajax/cdn/overview","scriptSrc":["ajax\\.aspnetcdn\\.com/ajax/"]}
{"name":"Microsoft Application Insights","categories":[78],"website":"docs.microsoft.com/en-us/azure/azure-monitor/app/app-insights-overview","js":{"appInsights.SeverityLevel":[""],"appInsights.addTelemetryInitializer":[""],"appInsightsSDK":["appInsights"]}}
{"name":"Microsoft Authentication","categories":[69,59],"website":"github.com/AzureAD/microsoft-authentication-library-for-js","js":{"Msal.Authority":[""],"msal.authorityInstance":[""],"msalConfig.auth":[""]}}
{"name":"Microsoft Clarity","categories":[10],"website":"clarity.microsoft.com","scriptSrc":["www\\.clarity\\.ms/.{1,250}/([\\d.]{1,250})/clarity\\.js\\;version:\\1"]}
{"name":"Microsoft Dynamics 365 Commerce","categories":[6],"website":"dynamics.microsoft.com/commerce/overview","scriptSrc":["\\.dynamics365commerce\\.ms/"],"requires":["React","Azure"]}
{"name":"Microsoft Excel","categories":[20],"website":"office.microsoft.com/excel","meta":{"progid":["^Excel\\."],"generator":["Microsoft Excel( [\\d.]{1,250})?\\;version:\\1"]},"html":["<html [^>]{0,250}xmlns:w=\"urn:schemas-microsoft-com:office:excel\"","<!--\\s{0,250}(?:START|END) OF OUTPUT FROM EXCEL PUBLISH AS WEB PAGE WIZARD\\s{0,250}-->","<div [^>]{0,250}x:publishsource=\"?Excel\"?"]}
{"name":"Microsoft HTTPAPI","categories":[22],"website":"microsoft.com","headers":{"server":["Microsoft-HTTPAPI(?:/([\\d.]{1,250}))?\\;version:\\1"]}}
{"name":"Microsoft PowerPoint","categories":[20],"website":"office.microsoft.com/powerpoint","meta":{"progid":["^PowerPoint\\."],"generator":["Microsoft PowerPoint ( [\\d.]{1,250})?\\;version:\\1"]}}
{"name":"Microsoft Publisher","categories":[20],"website":"office.microsoft.com/publisher","meta":{"progid":["^Publisher\\."],"generator":["Microsoft Publisher( [\\d.]{1,250})?\\;version:\\1"]},"html":["<html [^>]{0,250}xmlns:w=\"urn:schemas-microsoft-com:office:publisher\"","<!--[if pub]><xml>"]}
{"name":"Microsoft SharePoint","categories":[1],"website":"sharepoint.microsoft.com","headers":{"microsoftsharepointteamservices":["^(.{1,250})$\\;version:\\1"],"sprequestguid":[""],"sharepointhealthscore":[""],"x-sharepointhealthscore":[""]},"meta":{"generator":["Microsoft SharePoint"]},"js":{"SPDesignerProgID":[""],"_spBodyOnLoadCalled":[""]}}
{"name":"Microsoft Word","categories":[20],"website":"office.microsoft.com/word","meta":{"progid":["^Word\\."],"generator":["Microsoft Word( [\\d.]{1,250})?\\;version:\\1"]},"html":["<html [^>]{0,250}xmlns:w=\"urn:schemas-microsoft-com:office:word\"","<w:WordDocument>","<div [^>]{0,250}class=\"?WordSection1[\" >]","<style[^>]{0,250}>[^>]{0,250}@page WordSection1"]}
{"name":"Miestro","categories":[6],"website":"miestro.com","meta":{"base_url":[".{1,250}\\.miestro\\.com"]},"scriptSrc":["\\.miestro\\.com"]}
{"name":"Milestone CMS","categories":[1],"website":"www.milestoneinternet.com/products/milestone-cms","meta":{"generator":["^Milestone\\sCMS\\s([\\d\\.]{1,250})$\\;version:\\1"]},"implies":["Microsoft ASP.NET"]}
{"name":"Milligram","categories":[66],"website":"milligram.io","html":["<link[^>]{1,250}?href=\"[^\"]{1,250}milligram(?:\\.min)?\\.css"]}
{"name":"MinMaxify","categories":[100],"website":"apps.shopify.com/order-limits-minmaxify","js":{"minMaxify.checkLimits":[""],"minMaxify.shop":[""]},"implies":["Shopify"]}
{"name":"MindBody","categories":[5,72],"website":"www.mindbodyonline.com","scriptSrc":["\\w{1,250}\\.healcode\\.com"],"js":{"HealcodeWidget":[""]}}
{"name":"Mindbox","categories":[32],"website":"mindbox.ru","js":{"MindboxEndpointSettings":[""],"mindbox":[""],"mindboxBatchedModulesInitialized":[""]}}
{"name":"Minero.cc","categories":[56],"website":"minero.cc","scriptSrc":["//minero\\.cc/lib/minero(?:-miner|-hidden)?\\.min\\.js"]}
{"name":"MiniServ","categories":[22],"website":"github.com/webmin/webmin/blob/master/miniserv.pl","headers":{"server":["MiniServ/([\\d\\.]{1,250})\\;version:\\1"]},"implies":["Webmin"]}
{"name":"Mint","categories":[10],"website":"haveamint.com","scriptSrc":["mint/\\?js"],"js":{"Mint":[""]}}
{"name":"Misskey","categories":[2],"website":"join.misskey.page","meta":{"application-name":["Misskey"]},"html":["<!-- Thank you for using Misskey! @syuilo -->"]}
{"name":"Miva","categories":[6],"website":"www.miva.com","headers":{"content-disposition":["filename=(?:mvga\\.js|MivaEvents\\.js)"]},"scriptSrc":["mvga\\.js"],"js":{"MivaVM_API":[""],"MivaVM_Version":["^(.{1,250})$\\;version:\\1"],"mivaJS":[""],"mivaJS.Page":[""],"mivaJS.Product_Code":[""],"mivaJS.Product_ID":[""],"mivaJS.Screen":[""],"mivaJS.Store_Code":[""]}}
{"name":"Mixin","categories":[6],"website":"mixin.ir","meta":{"mixin_hash_id":[""]}}
{"name":"Mixpanel","categories":[10],"website":"mixpanel.com","scriptSrc":["cdn\\.mxpnl\\.com/libs/mixpanel\\-([0-9.]{1,250})\\.min\\.js\\;version:\\1","api\\.mixpanel\\.com/track"],"js":{"mixpanel":[""]}}
{"name":"MizbanCloud","categories":[31],"website":"mizbancloud.com","headers":{"server":["^MizbanCloud$"]}}
{"name":"MkDocs","categories":[4],"website":"www.mkdocs.org","meta":{"generator":["^mkdocs-([\\d.]{1,250})\\;version:\\1"]}}
{"name":"MoEngage","categories":[32,10],"website":"www.moengage.com","scriptSrc":["cdn\\.moengage\\.\\w{1,250}"],"js":{"MOENGAGE_API_KEY":[""],"Moengage":[""],"downloadMoengage":[""],"moengage_object":[""]}}
{"name":"Moat","categories":[10],"website":"moat.com","scriptSrc":["moatads\\.com"]}
{"name":"MobX","categories":[59],"website":"mobx.js.org","scriptSrc":["(?:/([\\d\\.]{1,250}))?/mobx(?:\\.[a-z]{1,10}){0,2}\\.js(?:$|\\?)\\;version:\\1"],"js":{"__mobxGlobal":[""],"__mobxGlobals":[""],"__mobxInstanceCount":[""]}}
{"name":"Mobify","categories":[6,26],"website":"www.mobify.com","headers":{"x-powered-by":["Mobify"]},"scriptSrc":["//cdn\\.mobify\\.com/","//a\\.mobify\\.com/"],"js":{"Mobify":[""]}}
{"name":"Mobirise","categories":[51],"website":"mobirise.com","meta":{"generator":["^Mobirise v([\\d.]{1,250})\\;version:\\1"]},"html":["<!-- Site made with Mobirise Website Builder v([\\d.]{1,250})\\;version:\\1"]}
{"name":"MochiKit","categories":[59],"website":"mochi.github.io/mochikit","scriptSrc":["MochiKit(?:\\.min)?\\.js"],"js":{"MochiKit":[""],"MochiKit.MochiKit.VERSION":["^(.{1,250})$\\;version:\\1"]}}
{"name":"MochiWeb","categories":[22],"website":"github.com/mochi/mochiweb","headers":{"server":["MochiWeb(?:/([\\d.]{1,250}))?\\;version:\\1"]}}
{"name":"Modernizr","categories":[59],"website":"modernizr.com","scriptSrc":["([\\d.]{1,100})?/modernizr(?:\\.([\\d.]{1,100}))?.{0,100}\\.js\\;version:\\1?\\1:\\2"],"js":{"Modernizr._version":["^(.{1,250})$\\;version:\\1"]}}
{"name":"ModiFace","categories":[105],"website":"modiface.com","headers":{"content-security-policy":["\\.modiface\\.com\\;confidence:50"]},"scriptSrc":["\\.modiface\\.com/"],"js":{"initModiface":[""]},"dom":[["iframe[src*='.modiface.com/']","exists",""]]}
{"name":"Modified","categories":[6],"website":"www.modified-shop.org","meta":{"generator":["\\(c\\) by modified eCommerce Shopsoftware ------ http://www\\.modified-shop\\.org"]}}
{"name":"Module Federation","categories":[19],"website":"webpack.js.org/concepts/module-federation","scripts":["data-webpack\\;confidence:50","Container missing\\;confidence:50","Initialization of sharing external failed\\;confidence:50"],"implies":["webpack"]}
{"name":"Moguta.CMS","categories":[1,6],"website":"moguta.ru","scriptSrc":["mg-(?:core|plugins|templates)/"],"html":["<link[^>]{1,250}href=[\"'][^\"]{1,250}mg-(?:core|plugins|templates)/"],"implies":["PHP"]}
{"name":"MoinMoin","categories":[8],"website":"moinmo.in","cookies":{"moin_session":[""]},"scriptSrc":["moin(?:_static(\\d)(\\d)(\\d)|.{1,250})/common/js/common\\.js\\;version:\\1.\\2.\\3"],"js":{"show_switch2gui":[""]},"implies":["Python"]}
{"name":"Mojolicious","categories":[18],"website":"mojolicio.us","headers":{"server":["^mojolicious"],"x-powered-by":["mojolicious"]},"implies":["Perl"]}
{"name":"Mokka","categories":[41,91],"website":"mokka.ro","scriptSrc":["revoiframe\\.js"]}
{"name":"Mollie","categories":[41],"website":"www.mollie.com","scriptSrc":["/wp-content/plugins/mollie-payments-for-woocommerce/"],"js":{"Mollie":[""]}}
{"name":"Mollom","categories":[16],"website":"mollom.com","scriptSrc":["mollom(?:\\.min)?\\.js"],"html":["<img[^>]{1,250}\\.mollom\\.com"]}
{"name":"Moment Timezone","categories":[59],"website":"momentjs.com/timezone","scriptSrc":["moment-timezone(?:-data)?(?:\\.min)?\\.js"],"implies":["Moment.js"]}
{"name":"Moment.js","categories":[59],"website":"momentjs.com","scriptSrc":["moment(?:\\.min)?\\.js"],"js":{"moment":[""],"moment.version":["^(.{1,250})$\\;version:\\1"]}}
{"name":"Monaco Editor","categories":[24],"website":"microsoft.github.io/monaco-editor","js":{"MonacoEnvironment":[""],"apex.libVersions.monacoEditor":["^([\\d\\.]{1,250})$\\;version:\\1"],"monaco.editor":[""]}}
{"name":"Mondo Media","categories":[6],"website":"mondo-media.de","meta":{"generator":["Mondo Shop"]}}
{"name":"Moneris","categories":[41],"website":"www.moneris.com","headers":{"content-security-policy":["\\.moneris\\.com\\;confidence:50"]},"js":{"initialServerData.monerisConfiguration":[""]}}
{"name":"Moneris Payment Gateway","categories":[87],"website":"wordpress.org/plugins/wc-moneris-payment-gateway","scriptSrc":["/wp-content/plugins/woocommerce-gateway-moneris/"],"js":{"wc_moneris_hosted_tokenization_params":[""]},"implies":["Moneris","WooCommerce"],"requires":["WordPress"]}
{"name":"MongoDB","categories":[34],"website":"www.mongodb.org"}
{"name":"Mongrel","categories":[22],"website":"mongrel2.org","headers":{"server":["Mongrel"]},"implies":["Ruby"]}
{"name":"Monkey HTTP Server","categories":[22],"website":"monkey-project.com","headers":{"server":["Monkey/?([\\d.]{1,250})?\\;version:\\1"]}}
{"name":"Mono","categories":[18],"website":"mono-project.com","headers":{"x-powered-by":["Mono"]}}
{"name":"Mono.net","categories":[1],"website":"www.mono.net/en","scriptSrc":["monotracker(?:\\.min)?\\.js"],"js":{"_monoTracker":[""]},"implies":["Matomo Analytics"]}
{"name":"Monsido","categories":[10,67,68],"website":"monsido.com","js":{"_monsido":[""],"monsido_tracking":[""]}}
{"name":"MonsterInsights","categories":[87,10],"website":"www.monsterinsights.com","scriptSrc":["/wp-content/plugins/google-analytics-for-wordpress/.{1,100}\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"js":{"MonsterInsights":[""],"monsterinsights_frontend":[""]},"requires":["WordPress"]}
{"name":"MooTools","categories":[12],"website":"mootools.net","scriptSrc":["mootools.{0,250}\\.js"],"js":{"MooTools":[""],"MooTools.version":["^(.{1,250})$\\;version:\\1"]}}
{"name":"Moodle","categories":[21],"website":"moodle.org","cookies":{"moodleid_":[""],"moodlesession":[""]},"meta":{"keywords":["^moodle"]},"html":["<img[^>]{1,250}moodlelogo"],"js":{"M.core":[""],"Y.Moodle":[""]},"implies":["PHP"]}
{"name":"Moon","categories":[12],"website":"kbrsh.github.io/moon","scriptSrc":["/moon(?:\\.min)?\\.js$"]}
{"name":"Moove GDPR Consent","categories":[67,87],"website":"www.mooveagency.com/wordpress/gdpr-cookie-compliance-plugin","js":{"moove_frontend_gdpr_scripts":[""]},"requires":["WordPress"]}
{"name":"Mopinion","categories":[13],"website":"mopinion.com","scriptSrc":["deploy\\.mopinion\\.com/"],"js":{"Pastease":[""]}}
{"name":"Moshimo","categories":[71],"website":"af.moshimo.com","scriptSrc":["\\.moshimo\\.com/af/"],"dom":[["link[href*='i.moshimo.com'], img[src*='i.moshimo.com']","exists",""]]}
{"name":"MotoCMS","categories":[1],"website":"motocms.com","scriptSrc":["/mt-includes/js/website(?:assets)?\\.(?:min)?\\.js"],"html":["<link [^>]{0,100}href=\"[^>]{0,100}\\/mt-content\\/[^>]{0,100}\\.css"],"implies":["PHP","AngularJS","jQuery"]}
{"name":"Mouse Flow","categories":[10],"website":"mouseflow.com","scriptSrc":["cdn\\.mouseflow\\.com"],"js":{"_mfq":[""]}}
{"name":"Movable Ink","categories":[76],"website":"movableink.com","js":{"MovableInkTrack":[""]}}
{"name":"Movable Type","categories":[1],"website":"movabletype.org","meta":{"generator":["Movable Type"]}}
{"name":"Mozard Suite","categories":[1],"website":"mozard.nl","meta":{"author":["Mozard"]}}
{"name":"Mulberry","categories":[5],"website":"www.getmulberry.com","scriptSrc":["\\.getmulberry\\.com/"],"js":{"mulberry.cta":[""],"mulberryShop":[""]}}
{"name":"Mura CMS","categories":[1,11],"website":"www.getmura.com","meta":{"generator":["Mura\\sCMS\\s([\\d\\.]{1,250})\\;version:\\1"]},"implies":["Adobe ColdFusion"]}
{"name":"Mustache","categories":[12],"website":"mustache.github.io","scriptSrc":["mustache(?:\\.min)?\\.js"],"js":{"Mustache.version":["^(.{1,250})$\\;version:\\1"]}}
{"name":"Muuri","categories":[59],"website":"muuri.dev","js":{"Muuri":[""]}}
{"name":"My Food Link","categories":[6],"website":"www.myfoodlink.com.au","js":{"Myfoodlink":[""],"myfoodlink":[""]}}
{"name":"MyBB","categories":[2],"website":"mybb.com","cookies":{"mybb[lastactive]":[""],"mybb[lastvisit]":[""]},"js":{"MyBB":[""],"MyBBEditor":[""]},"implies":["PHP","MySQL"]}
{"name":"MyBlogLog","categories":[5],"website":"www.mybloglog.com","scriptSrc":["pub\\.mybloglog\\.com"]}
{"name":"MyCashFlow","categories":[6],"website":"www.mycashflow.fi","headers":{"x-mcf-id":[""]}}
{"name":"MyFonts","categories":[17],"website":"www.myfonts.com","headers":{"content-security-policy":["\\.myfonts\\.net\\;confidence:50"]},"dom":[["link[href*='.myfonts.net']","exists",""]]}
{"name":"MyLiveChat","categories":[52],"website":"mylivechat.com","scriptSrc":["mylivechat\\.com/"],"js":{"MyLiveChat.Version":["(.{1,250})$\\;version:\\1"]}}
{"name":"MyOnlineStore","categories":[6],"website":"www.myonlinestore.com/ ","meta":{"generator":["Mijnwebwinkel"]}}
{"name":"MySQL","categories":[34],"website":"mysql.com"}
{"name":"MySiteNow","categories":[51],"website":"mysitenow.gr","meta":{"app-platform":["^MySiteNow$"]}}
{"name":"MyWebsite","categories":[51],"website":"www.ionos.com","meta":{"generator":["IONOS MyWebsite\\;version:8"]},"js":{"SystemID":["^.{0,250}1AND1.{0,250}$\\;version:8"]},"excludes":["Jimdo"]}
{"name":"MyWebsite Creator","categories":[51],"website":"www.ionos.com","scriptSrc":["website-editor\\.net","mywebsite-editor\\.com"],"dom":[["body#dmRoot","exists",""]],"implies":["Duda"]}
{"name":"MyWebsite Now","categories":[51],"website":"www.ionos.com","meta":{"generator":["MyWebsite NOW"]},"dom":[["img[src*='/-_-/res/']","exists",""]],"implies":["React","Node.js","GraphQL"]}
{"name":"Myhkw player","categories":[5],"website":"myhkw.cn","js":{"myhk_player_songid":[""],"myhkplayerlist":[""]}}
{"name":"Mynetcap","categories":[1],"website":"www.netcap-creation.fr","meta":{"generator":["Mynetcap"]}}
{"name":"Mysitefy","categories":[51],"website":"www.mysitefy.com","dom":[["img[src*='//cdn.mysitefy.com/']","exists",""]]}
{"name":"MysteryThemes News Portal","categories":[80],"website":"mysterythemes.com/wp-themes/news-portal","scriptSrc":["/wp-content/themes/news-portal(?:-pro)?/.{1,100}np-custom-scripts\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"requires":["WordPress"]}
{"name":"MysteryThemes News Portal Lite","categories":[80],"website":"mysterythemes.com/wp-themes/news-portal-lite","dom":[["link[href*='/wp-content/themes/news-portal-lite/']","exists",""]],"requires":["WordPress"],"excludes":["MysteryThemes News Portal"]}
{"name":"MysteryThemes News Portal Mag","categories":[80],"website":"mysterythemes.com/wp-themes/news-portal-mag","dom":[["link[href*='/wp-content/themes/news-portal-mag/']","exists",""]],"requires":["WordPress"],"excludes":["MysteryThemes News Portal"]}
{"name":"mParticle","categories":[97],"website":"www.mparticle.com","scriptSrc":["\\.mparticle\\.com/"],"js":{"mParticle":[""],"mParticle.config.snippetVersion":["(.{1,250})\\;version:\\1"]}}
{"name":"math.js","categories":[59],"website":"mathjs.org","scriptSrc":["math(?:\\.min)?\\.js"],"js":{"mathjs":[""]}}
{"name":"mdBook","categories":[4],"website":"github.com/rust-lang/mdBook","scripts":["localStorage\\.getItem\\('mdbook-(?:sidebar|theme)'\\)"],"implies":["Rust","Handlebars"]}
{"name":"metisMenu","categories":[59],"website":"github.com/onokumus/metismenu","scriptSrc":["(?:/|\\.)metisMenu(?:js)?(?:\\.min)?\\.js(?:\\?([\\d\\.]{1,250}))?\\;version:\\1"],"js":{"MetisMenu":[""],"metisMenu":[""]},"implies":["jQuery"]}
{"name":"microCMS","categories":[1],"website":"microcms.io","dom":[["img[src*='.microcms-assets.io/']","exists",""]]}
{"name":"mini_httpd","categories":[22],"website":"acme.com/software/mini_httpd","headers":{"server":["mini_httpd(?:/([\\d.]{1,250}))?\\;version:\\1"]}}
{"name":"mirrAR","categories":[105],"website":"www.mirrar.com","js":{"initMirrarUI":[""],"loadmirrAR":[""]}}
{"name":"mobicred","categories":[41,91],"website":"mobicred.co.za","scriptSrc":["app\\.mobicredwidget\\.co\\.za"]}
{"name":"mod_auth_pam","categories":[33],"website":"pam.sourceforge.net/mod_auth_pam","headers":{"server":["mod_auth_pam(?:/([\\d\\.]{1,250}))?\\;version:\\1"]},"implies":["Apache"]}
{"name":"mod_dav","categories":[33],"website":"webdav.org/mod_dav","headers":{"server":["\\b(?:mod_)?DAV\\b(?:/([\\d.]{1,250}))?\\;version:\\1"]},"implies":["Apache"]}
{"name":"mod_fastcgi","categories":[33],"website":"www.fastcgi.com/mod_fastcgi/docs/mod_fastcgi.html","headers":{"server":["mod_fastcgi(?:/([\\d.]{1,250}))?\\;version:\\1"]},"implies":["Apache"]}
{"name":"mod_jk","categories":[33],"website":"tomcat.apache.org/tomcat-3.3-doc/mod_jk-howto.html","headers":{"server":["mod_jk(?:/([\\d\\.]{1,250}))?\\;version:\\1"]},"implies":["Apache Tomcat","Apache"]}
{"name":"mod_perl","categories":[33],"website":"perl.apache.org","headers":{"server":["mod_perl(?:/([\\d\\.]{1,250}))?\\;version:\\1"]},"implies":["Perl","Apache"]}
{"name":"mod_python","categories":[33],"website":"www.modpython.org","headers":{"server":["mod_python(?:/([\\d.]{1,250}))?\\;version:\\1"]},"implies":["Python","Apache"]}
{"name":"mod_rack","categories":[33],"website":"phusionpassenger.com","headers":{"server":["mod_rack(?:/([\\d.]{1,250}))?\\;version:\\1"],"x-powered-by":["mod_rack(?:/([\\d.]{1,250}))?\\;version:\\1"]},"implies":["Ruby on Rails\\;confidence:50","Apache"]}
{"name":"mod_rails","categories":[33],"website":"phusionpassenger.com","headers":{"server":["mod_rails(?:/([\\d.]{1,250}))?\\;version:\\1"],"x-powered-by":["mod_rails(?:/([\\d.]{1,250}))?\\;version:\\1"]},"implies":["Ruby on Rails\\;confidence:50","Apache"]}
{"name":"mod_ssl","categories":[33],"website":"modssl.org","headers":{"server":["mod_ssl(?:/([\\d.]{1,250}))?\\;version:\\1"]},"implies":["Apache"]}
{"name":"mod_wsgi","categories":[33],"website":"code.google.com/p/modwsgi","headers":{"server":["mod_wsgi(?:/([\\d.]{1,250}))?\\;version:\\1"],"x-powered-by":["mod_wsgi(?:/([\\d.]{1,250}))?\\;version:\\1"]},"implies":["Python\\;confidence:50","Apache"]}
{"name":"NEO - Omnichannel Commerce Platform","categories":[6],"website":"www.jetecommerce.com.br","headers":{"powered":["jet-neo"]},"url":["\\.plataformaneo\\.com"],"dom":[["#svr[value^=\"NEOWEBV\"]","exists",""]]}
{"name":"NSW Design System","categories":[66],"website":"www.digital.nsw.gov.au/digital-design-system","js":{"NSW.initSite":[""]},"dom":[[".nsw-container, .nsw-header, .nsw-icon, link[href*='nsw-design-system']","exists",""]]}
{"name":"NTLM","categories":[16],"website":"docs.microsoft.com/en-us/openspecs/windows_protocols/ms-ntht","headers":{"www-authenticate":["^NTLM"]}}
{"name":"NVD3","categories":[25],"website":"nvd3.org","scriptSrc":["nv\\.d3(?:\\.min)?\\.js"],"html":["<link[^>]{0,250} href=[^>]{1,250}nv\\.d3(?:\\.min)?\\.css"],"js":{"nv.addGraph":[""],"nv.version":["^(.{1,250})$\\;confidence:0\\;version:\\1"]},"implies":["D3"]}
{"name":"Nacelle","categories":[6],"website":"nacelle.com","js":{"nacelleEventData":[""]},"dom":[["[class*='nacelle']","text","\\;confidence:51"]]}
{"name":"NagaCommerce","categories":[6],"website":"www.nagacommerce.com","meta":{"generator":["^NagaCommerce$"]}}
{"name":"Nagich","categories":[68],"website":"www.nagich.co.il","scriptSrc":["\\.nagich\\.co(?:m|\\.il)/core/([\\d.]{1,250})/accessibility\\.js\\;version:\\1"],"js":{"interdeal.version":["([\\d.]{1,250})\\;version:\\1"]}}
{"name":"NagishLi","categories":[68],"website":"www.nagish.li","js":{"$NagishLi":[""],"initNagishLi":[""],"nagishli_commons.version":["(.{1,250})\\;version:\\1"]}}
{"name":"Naive UI","categories":[66],"website":"www.naiveui.com","dom":[["style[cssr-id^='n-']","cssr-id","^n-[a-z-]{1,250}$\\;confidence:99"]],"implies":["Vue.js","TypeScript"]}
{"name":"Najva","categories":[32],"website":"www.najva.com","scriptSrc":["app\\.najva\\.com/"],"js":{"Najva.identifyEmailSubscriber":[""]}}
{"name":"Narrativ","categories":[71],"website":"narrativ.com","scriptSrc":["static\\.narrativ\\.com/"]}
{"name":"Narvar","categories":[102,99],"website":"corp.narvar.com","headers":{"content-security-policy":["\\.narvar\\.com\\;confidence:50"]},"js":{"NARVARJS_URL":[""],"narvar":["\\;confidence:1"]},"dom":[["img[src*='.narvar.com/']","exists",""]]}
{"name":"NationBuilder","categories":[1,53],"website":"nationbuilder.com","js":{"NB.FBAppId":[""],"NB.Liquid":[""]}}
{"name":"Nativo","categories":[36],"website":"www.nativo.com","scriptSrc":["\\.ntv\\.io/","\\.postrelease\\.com/"],"js":{"ntvConfig":[""]},"dom":[["link[href*='.postrelease.com/'], img[src*='.postrelease.com/']","exists",""]]}
{"name":"Navegg","categories":[10],"website":"www.navegg.com","scriptSrc":["tag\\.navdmp\\.com"]}
{"name":"Naver Analytics","categories":[10],"website":"analytics.naver.com","meta":{"naver-site-verification":[""]},"scriptSrc":["wcs\\.naver\\.net/wcslog\\.js"]}
{"name":"Naver Maps","categories":[35],"website":"www.ncloud.com/product/applicationService/maps","scriptSrc":["openapi\\.map\\.naver\\.com/openapi/v([\\d\\.]{1,250})\\;version:\\1"],"js":{"naver.maps":[""]}}
{"name":"Naver RUA","categories":[92,78],"website":"analytics.naver.com","scriptSrc":["rua-api\\.ncloud\\.com/"]}
{"name":"Neat A/B testing","categories":[74,100],"website":"neatab.com","scriptSrc":["cdn\\.neatab\\.com/"],"implies":["Shopify"]}
{"name":"Neos CMS","categories":[1],"website":"neos.io","headers":{"x-flow-powered":["Neos/?(.{1,250})?$\\;version:\\1"]},"implies":["Neos Flow"],"excludes":["TYPO3 CMS"]}
{"name":"Neos Flow","categories":[18],"website":"flow.neos.io","headers":{"x-flow-powered":["Flow/?(.{1,250})?$\\;version:\\1"]},"implies":["PHP"],"excludes":["TYPO3 CMS"]}
{"name":"Nepso","categories":[1],"website":"www.nepso.com","headers":{"x-powered-cms":["Nepso"]}}
{"name":"Nestify","categories":[88],"website":"nestify.io","headers":{"x-nestify-cache":[""]}}
{"name":"NetSuite","categories":[6],"website":"netsuite.com","cookies":{"ns_ver":[""]}}
{"name":"Netcore Cloud","categories":[97,32],"website":"netcorecloud.com","scriptSrc":["\\.netcoresmartech\\.com/"]}
{"name":"Netlify","categories":[62,31],"website":"www.netlify.com","headers":{"server":["^Netlify"],"x-nf-request-id":[""]},"url":["^https?://[^/]{1,250}\\.netlify\\.(?:com|app)/"]}
{"name":"Neto","categories":[6],"website":"www.neto.com.au","scriptSrc":["jquery\\.neto.{0,250}\\.js"],"js":{"NETO":[""]}}
{"name":"Nette Framework","categories":[18],"website":"nette.org","headers":{"x-powered-by":["^Nette Framework"]},"cookies":{"nette-browser":[""]},"html":["<input[^>]{1,250}data-nette-rules","<div[^>]{1,250}id=\"snippet-","<input[^>]{1,250}id=\"frm-"],"js":{"Nette":[""],"Nette.version":["^(.{1,250})$\\;version:\\1"]},"implies":["PHP"]}
{"name":"Neve","categories":[80],"website":"themeisle.com/themes/neve","scriptSrc":["themes/neve\\S{0,250}\\.js(?:\\?ver=([0-9.]{1,250}))?\\;version:\\1"],"dom":[["body[class*='neve-theme']","text",""],["link[id*='neve-style']","href","neve\\S{0,250}\\.css(?:\\?ver=([0-9.]{1,250}))?\\;version:\\1"]],"requires":["WordPress"]}
{"name":"New Relic","categories":[78],"website":"newrelic.com","js":{"NREUM":[""],"newrelic":[""]},"dom":[["link[href*='.newrelic.com']","exists",""]]}
{"name":"NewStore","categories":[19],"website":"www.newstore.com","scriptSrc":["\\.api\\.highstreetapp\\.com/"],"js":{"highstreetBanner.config":[""]}}
{"name":"Newspack","categories":[87],"website":"github.com/Automattic/newspack-plugin"}
{"name":"Newspack by Automattic","categories":[88],"website":"newspack.pub","headers":{"host-header":["Newspack"]},"implies":["Newspack"]}
{"name":"Nexcess","categories":[62,88],"website":"www.nexcess.net","headers":{"x-hostname":["nxcli\\.net$"]}}
{"name":"Next Total","categories":[6],"website":"www.next.co.uk","scriptSrc":["\\.nextdirect\\.com/"],"js":{"NextBasket.NextUnlimited":[""],"NextFavourites.Busy":[""],"NextFavourites.Data.ShoppingLists":[""]}}
{"name":"Next.js","categories":[18,22],"website":"nextjs.org","headers":{"x-powered-by":["^Next\\.js ?([0-9.]{1,250})?\\;version:\\1"]},"js":{"__NEXT_DATA__":[""],"next.version":["^(.{1,250})$\\;version:\\1"]},"implies":["React","Node.js"]}
{"name":"NextGEN Gallery","categories":[7,87],"website":"www.imagely.com/wordpress-gallery-plugin","scriptSrc":["/nextgen-gallery/js/"],"html":["<!-- <meta name=\"NextGEN\" version=\"([\\d.]{1,250})\" /> -->\\;version:\\1"],"requires":["WordPress"]}
{"name":"Nextcloud","categories":[95,19],"website":"nextcloud.com","cookies":{" __host-nc_samesitecookielax":[""],"__host-nc_samesitecookiestrict":[""]},"js":{"oc_config.version":["^([\\.\\d]{1,250})$\\;version:\\1\\;confidence:0"]},"implies":["PHP"]}
{"name":"Nextdoor Ads","categories":[36],"website":"help.nextdoor.com/s/article/About-Neighborhood-Ad-Center-NAC-Conversion-Pixel","scriptSrc":["ads\\.nextdoor\\.com/"]}
{"name":"Nextsale","categories":[5,32],"website":"nextsale.io","scriptSrc":["(?:api|sdk)\\.nextsale\\.io/"],"js":{"NextsaleObject":[""]}}
{"name":"NexusPIPE","categories":[16],"website":"nexuspipe.com","headers":{"server":["^Nexuspipe.com"]}}
{"name":"Nginx","categories":[22,64],"website":"nginx.org/en","headers":{"server":["nginx(?:/([\\d.]{1,250}))?\\;version:\\1"],"x-fastcgi-cache":[""]}}
{"name":"Niagahoster","categories":[88],"website":"niagahoster.co.id","headers":{"x-powered-by":["Niagahoster"]},"implies":["Niagahoster"]}
{"name":"Nicepage","categories":[51],"website":"nicepage.com","meta":{"generator":["Nicepage\\s([\\d\\.]{1,250})\\;version:\\1"]},"js":{"_npAccordionInit":[""],"_npDialogsInit":[""]},"dom":[["link[href*='nicepage.css']","exists",""]]}
{"name":"Nift","categories":[84],"website":"www.gonift.com","js":{"NiftAnalytics":[""],"NiftJS":[""]}}
{"name":"Ninja Forms","categories":[87],"website":"ninjaforms.com","scriptSrc":["/wp-content/plugins/ninja-forms/.{1,100}\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"js":{"nfForms":[""]},"dom":[["link[href*='/wp-content/plugins/ninja-forms/']","exists",""]],"requires":["WordPress"]}
{"name":"NitroPack","categories":[23,92],"website":"nitropack.io","meta":{"generator":["NitroPack"]}}
{"name":"NoFraud","categories":[16],"website":"www.nofraud.com","scriptSrc":["services\\.nofraud\\.com/"],"requiresCategory":[6]}
{"name":"Noddus","categories":[10,32],"website":"www.enterprise.noddus.com","scriptSrc":["noddus\\.com/"]}
{"name":"Node.js","categories":[27],"website":"nodejs.org"}
{"name":"NodeBB","categories":[2],"website":"nodebb.org","headers":{"x-powered-by":["^NodeBB$"]},"scriptSrc":["/nodebb\\.min\\.js\\?"],"implies":["Node.js"]}
{"name":"NodePing","categories":[13],"website":"nodeping.com","dom":[["footer#poweredbynodeping","exists",""]]}
{"name":"Norton Shopping Guarantee","categories":[16],"website":"norton.buysafe.com","scriptSrc":["nsg\\.symantec\\.com/"],"js":{"DO_NORTON_SHOPPING":[""]}}
{"name":"Nosto","categories":[76,74],"website":"www.nosto.com","meta":{"nosto-version":["([\\d.]{1,250})\\;version:\\1"]},"scriptSrc":["connect\\.nosto\\.\\w{1,250}/"],"js":{"nosto":["\\;confidence:50"],"nostojs":["\\;confidence:50"]}}
{"name":"Nosto Visual UGC","categories":[96],"website":"www.nosto.com/products/visual-ugc","scriptSrc":["\\.stackla\\.com/"],"js":{"Stackla":[""],"stacklaWidgetJsonp":[""]}}
{"name":"Notion","categories":[51],"website":"notion.so","dom":[["html.notion-html","exists",""]]}
{"name":"Nudgify","categories":[32],"website":"www.nudgify.com","scriptSrc":["\\.nudgify\\.com/","cdn\\.convertize\\.com/nudgify-shopify\\.js"],"js":{"nudgify.cart":[""]},"requiresCategory":[6]}
{"name":"Nukeviet CMS","categories":[1],"website":"nukeviet.vn/en","meta":{"generator":["NukeViet v([\\d.]{1,250})\\;version:\\1"]},"js":{"nv_DigitalClock":["\\;confidence:50"],"nv_is_change_act_confirm":["\\;confidence:50"]}}
{"name":"Nuqlium","categories":[76,29],"website":"www.nuqlium.com","scriptSrc":["\\.nuqlium\\.com/api"],"js":{"nuqliumObject":[""]}}
{"name":"Nuvemshop","categories":[6],"website":"www.nuvemshop.com.br","js":{"LS.store.url":["^.{1,250}nuvem.com.br$"],"nuvemShopIdProduct":[""]}}
{"name":"Nuxt.js","categories":[12,18,22,57],"website":"nuxtjs.org","scriptSrc":["/_nuxt/"],"html":["<div [^>]{0,250}id=\"__nuxt\"","<script [^>]{0,250}>window\\.__NUXT__"],"js":{"$nuxt":[""]},"implies":["Vue.js","Node.js"]}
{"name":"nghttpx - HTTP/2 proxy","categories":[22],"website":"nghttp2.org","headers":{"server":["nghttpx nghttp2/?([\\d.]{1,250})?\\;version:\\1"]}}
{"name":"nopCommerce","categories":[6],"website":"www.nopcommerce.com","cookies":{"nop.customer":[""]},"meta":{"generator":["^nopCommerce$"]},"html":["<!--Powered by nopCommerce","Powered by: <a[^>]{1,250}nopcommerce"],"implies":["Microsoft ASP.NET"]}
{"name":"novomind iSHOP","categories":[6],"website":"www.novomind.com/en/shopsystem/novomind-ishop-software","js":{"_ishopevents":[""],"_ishopevents_url":["/ishop-api/events/"],"iShop.config.baseUrl":[""]}}
{"name":"OWL Carousel","categories":[59],"website":"owlcarousel2.github.io/OwlCarousel2","scriptSrc":["owl\\.carousel.{0,250}\\.js"],"html":["<link [^>]{0,250}href=\"[^\"]{1,250}owl\\.carousel(?:\\.min)?\\.css"],"implies":["jQuery"]}
{"name":"OXID eShop","categories":[6],"website":"www.oxid-esales.com","cookies":{"sid_key":["oxid"]},"js":{"oxCookieNote":[""],"oxInputValidator":[""],"oxLoginBox":[""],"oxMiniBasket":[""],"oxModalPopup":[""],"oxTopMenu":[""]},"implies":["PHP"]}
{"name":"OXID eShop Community Edition","categories":[6],"website":"www.oxid-esales.com","html":["<!--[^-]{0,250}OXID eShop Community Edition, Version (\\d{1,250})\\;version:\\1"],"implies":["PHP"],"excludes":["OXID eShop"]}
{"name":"OXID eShop Enterprise Edition","categories":[6,62],"website":"www.oxid-esales.com","html":["<!--[^-]{0,250}OXID eShop Enterprise Edition, Version (\\d{1,250})\\;version:\\1"],"implies":["PHP"],"excludes":["OXID eShop"]}
{"name":"OXID eShop Professional Edition","categories":[6],"website":"exchange.oxid-esales.com/OXID-Products/OXID-eShop/OXID-eShop-Professional-Edition-6-Professional-Edition-6-Stable-PE-6-0-x.html","html":["<!--[^-]{0,250}OXID eShop Professional Edition, Version (\\d{1,250})\\;version:\\1"],"implies":["PHP"],"excludes":["OXID eShop"]}
{"name":"Obsidian Incentivize","categories":[100],"website":"obsidianapps.co","scriptSrc":["cdn\\.shopify\\.com/extensions/.{1,250}/([\\.\\d]{3,250})/assets/upsell\\.min\\.js\\;version:\\1"],"js":{"Obsidian.IncentiveApi":[""]},"requires":["Shopify"]}
{"name":"Obviyo","categories":[100,76],"website":"www.obviyo.com","scriptSrc":["deploy\\.hiconversion\\.com"],"js":{"__hic.version":["([\\d.]{1,250})\\;version:\\1"]},"requires":["Shopify"]}
{"name":"Occasion","categories":[72],"website":"www.getoccasion.com","scriptSrc":["app\\.getoccasion\\.com"],"js":{"OCCSN.stack":[""],"occsnMerchantToken":[""]},"dom":[["iframe[src*='app.getoccasion.com']","exists",""]]}
{"name":"OceanWP","categories":[80],"website":"oceanwp.org","scriptSrc":["themes/oceanwp\\S{0,250}\\.js(?:\\?ver=([0-9.]{1,250}))?\\;version:\\1"],"dom":[["body[class*='oceanwp-theme']","text",""],["link[id*='oceanwp']","href","oceanwp\\S{0,250}\\.css(?:\\?ver=([0-9.]{1,250}))?\\;version:\\1"]],"requires":["WordPress"]}
{"name":"Ochanoko","categories":[6],"website":"www.ocnk.com","scriptSrc":["ocnk-min\\.js"],"js":{"ocnkProducts":[""]}}
{"name":"Oct8ne","categories":[52],"website":"oct8ne.com","scriptSrc":["\\.oct8ne\\.com/"],"js":{"oct8ne.agentsAvailable":[""],"oct8neApi":[""],"oct8neVars.pluginVersion":["([\\d\\.]{1,250})\\;version:\\1"]}}
{"name":"Octane AI","categories":[5,52],"website":"www.octaneai.com","scriptSrc":["\\.octaneai\\.com/"],"js":{"OctaneConfig":[""]}}
{"name":"October CMS","categories":[1],"website":"octobercms.com","cookies":{"october_session":[""]},"meta":{"generator":["OctoberCMS"]},"implies":["Laravel"]}
{"name":"Octopress","categories":[57],"website":"octopress.org","meta":{"generator":["Octopress"]},"scriptSrc":["/octopress\\.js"],"html":["Powered by <a href=\"http://octopress\\.org\">"],"implies":["Jekyll"]}
{"name":"Ocuco FitMix","categories":[105],"website":"www.ocuco.com/fitmix","js":{"FitMix.WIDGET_BASE_URL":["static\\.fittingbox\\.com"]}}
{"name":"Odoo","categories":[1,6],"website":"odoo.com","meta":{"generator":["Odoo"]},"scriptSrc":["/web/js/(?:web\\.assets_common/|website\\.assets_frontend/)\\;confidence:25"],"html":["<link[^>]{0,250} href=[^>]{1,250}/web/css/(?:web\\.assets_common/|website\\.assets_frontend/)\\;confidence:25"],"implies":["Python","PostgreSQL","Node.js","Less"]}
{"name":"Oh Dear","categories":[13],"website":"ohdear.app","scriptSrc":["\\.ohdear\\.app/"],"js":{"__NEXT_DATA__.props.pageProps.config.userAgent":["OhDear\\.app"]}}
{"name":"Okendo","categories":[90,100],"website":"www.okendo.io","js":{"okeReviewsWidgetOnInit":[""],"okeWidgetControlInit":[""],"okendoReviews":[""]},"dom":[["div.okeReviews","data-oke-reviews-version","^([\\d.]{1,250})$\\;version:\\1"]],"implies":["Shopify"]}
{"name":"Okta","categories":[69],"website":"developer.okta.com","scriptSrc":["oktacdn\\.com/.{1,250}/([\\d.]{1,250})/\\;version:\\1"],"js":{"OktaAuth":[""],"isOktaEnabled":[""],"okta.cdnUrlHostname":[""],"okta.locale":[""],"oktaCurrentSessionUrl":[""]}}
{"name":"Olapic","categories":[96],"website":"www.olapic.com","js":{"olapic":[""],"olapic.version":["^v([\\d\\.]{1,250})$\\;version:\\1"]}}
{"name":"Olark","categories":[52],"website":"www.olark.com","scriptSrc":["\\.olark\\.com/"],"js":{"olark":[""],"olarkUserData":[""]}}
{"name":"Omeka","categories":[1],"website":"omeka.org","js":{"Omeka":[""]}}
{"name":"Ometria","categories":[32,97],"website":"ometria.com","cookies":{"ometria":[""]},"scriptSrc":["cdn\\.ometria\\.com"],"js":{"AddOmetriaBasket":[""],"AddOmetriaIdentify":[""],"ometria":[""]},"dom":[["form[action*='api.ometria.com']","exists",""]]}
{"name":"Omise","categories":[41],"website":"www.omise.co","scriptSrc":["cdn\\.omise\\.co"],"js":{"Omise":[""],"OmiseCard":[""]}}
{"name":"Omniconvert","categories":[74],"website":"www.omniconvert.com","scriptSrc":["cdn\\.omniconvert\\.com"],"js":{"_omni":[""]},"dom":[["link[href*='app.omniconvert.com']","exists",""]]}
{"name":"Omnisend","categories":[32,75],"website":"www.omnisend.com","cookies":{"omnisendsessionid":[""]},"meta":{"omnisend-site-verification":[""]},"scriptSrc":["omnisrc\\.com"],"js":{"_omnisend":[""]}}
{"name":"Omny Studio","categories":[5],"website":"omnystudio.com","dom":[["iframe[src*='//omny.fm/shows/']","exists",""]]}
{"name":"Omurga Sistemi","categories":[1],"website":"www.os.com.tr","meta":{"generator":["^OS-Omurga Sistemi"]},"implies":["MySQL","PHP"]}
{"name":"OnShop","categories":[6],"website":"onshop.asia","meta":{"generator":["Onshop Ecommerce"]},"dom":[["link[href*='cdn.onshop.asia/']","exists",""]],"implies":["PHP"],"excludes":["OpenCart"]}
{"name":"OnUniverse","categories":[51],"website":"onuniverse.com","dom":[["link[href*='onuniverse-assets.imgix.net'], img[src*='onuniverse-assets.imgix.net']","exists",""]]}
{"name":"OneAPM","categories":[10],"website":"www.oneapm.com","js":{"BWEUM":[""]}}
{"name":"OneAll","categories":[69],"website":"www.oneall.com","scriptSrc":["api\\.oneall\\.com/socialize"],"js":{"oa_social_login":[""]}}
{"name":"OnePage Express","categories":[80],"website":"onepageexpress.com","scriptSrc":["/wp-content/themes/one-page-express(?:-pro)?/"],"js":{"one_page_express_settings":[""]},"dom":[["link#one-page-express-style-css","exists",""]],"requires":["WordPress"]}
{"name":"OnePress Social Locker","categories":[87],"website":"wordpress.org/plugins/social-locker","scriptSrc":["/wp-content/plugins/social-?locker(?:-next-premium)?/bizpanda/assets/"],"js":{"__pandalockers":[""],"bizpanda":[""]},"requires":["WordPress"]}
{"name":"OneSignal","categories":[32,74],"website":"onesignal.com","scriptSrc":["cdn\\.onesignal\\.com"],"js":{"OneSignal":[""],"__oneSignalSdkLoadCount":[""]}}
{"name":"OneStat","categories":[10],"website":"www.onestat.com","js":{"OneStat_Pageview":[""]}}
{"name":"OneTrust","categories":[67],"website":"www.onetrust.com","cookies":{"optanonconsent":[""]},"scriptSrc":["cdn\\.cookielaw\\.org","optanon\\.blob\\.core\\.windows\\.net","otSDKStub\\.js"]}
{"name":"Oney","categories":[91],"website":"www.oney.com","scriptSrc":["/modules/oney(?:/)?/views/js/front\\.js"],"js":{"OneyMarketplace":[""],"isOneyActive":[""],"openOneyLayer":[""]},"requiresCategory":[6]}
{"name":"Onfido","categories":[16,69],"website":"onfido.com","headers":{"content-security-policy":["(?:api|sync)\\.onfido\\.com\\;confidence:50"]},"dom":[["link[href*='.onfido.com'], iframe[src*='onfido.com']","exists",""]]}
{"name":"Ookla Speedtest Custom","categories":[5],"website":"www.ookla.com/speedtest-custom","headers":{"content-security-policy":["\\.speedtestcustom\\.com\\;confidence:50"]},"scriptSrc":["\\.speedtestcustom\\.com/"],"dom":[["iframe[src*='.speedtestcustom.com']","exists",""]]}
{"name":"Oopy","categories":[51],"website":"oopy.us","js":{"__OOPY__":[""]},"implies":["Notion","Next.js"]}
{"name":"Open AdStream","categories":[36],"website":"www.xaxis.com","js":{"OAS_AD":[""]}}
{"name":"Open Classifieds","categories":[6],"website":"open-classifieds.com","meta":{"author":["open-classifieds\\.com"],"copyright":["Open Classifieds ?([0-9.]{1,250})?\\;version:\\1"]}}
{"name":"Open Graph","categories":[19],"website":"ogp.me","dom":[["meta[property*='og:']","exists",""]]}
{"name":"Open Journal Systems","categories":[50],"website":"pkp.sfu.ca/ojs","cookies":{"ojssid":[""]},"meta":{"generator":["Open Journal Systems(?: ([\\d.]{1,250}))?\\;version:\\1"]},"implies":["PHP"]}
{"name":"Open Web Analytics","categories":[10],"website":"www.openwebanalytics.com","html":["<!-- (?:Start|End) Open Web Analytics Tracker -->"],"js":{"OWA.config.baseUrl":[""],"owa_baseUrl":[""],"owa_cmds":[""]}}
{"name":"Open eShop","categories":[6],"website":"open-eshop.com","meta":{"author":["open-eshop\\.com"],"copyright":["Open eShop ?([0-9.]{1,250})?\\;version:\\1"]},"implies":["PHP"]}
{"name":"Open-Xchange App Suite","categories":[30,75],"website":"www.open-xchange.com","js":{"ox.version":[""]},"dom":[["#io-ox-core, form > input[value='open-xchange-appsuite']","exists",""]],"implies":["Java"]}
{"name":"OpenBSD httpd","categories":[22],"website":"man.openbsd.org/httpd.8","headers":{"server":["^OpenBSD httpd"]},"excludes":["Apache"]}
{"name":"OpenCart","categories":[6],"website":"www.opencart.com","cookies":{"ocsessid":[""]},"implies":["PHP"]}
{"name":"OpenCities","categories":[1],"website":"granicus.com/solution/govaccess/opencities","js":{"OpenCities":[""]}}
{"name":"OpenCms","categories":[1],"website":"www.opencms.org","headers":{"server":["OpenCms"]},"scriptSrc":["opencms"],"html":["<link href=\"/opencms/"],"implies":["Java"]}
{"name":"OpenElement","categories":[1],"website":"openelement.uk","meta":{"generator":["openElement\\s\\(([\\d\\.]{1,250})\\)\\;version:\\1"]},"js":{"OE.GETools":[""],"OEConfWEMenu":[""]},"implies":["PHP"]}
{"name":"OpenGSE","categories":[22],"website":"code.google.com/p/opengse","headers":{"server":["GSE"]},"implies":["Java"]}
{"name":"OpenGrok","categories":[19],"website":"hub.opensolaris.org/bin/view/Project+opengrok/WebHome","cookies":{"opengrok":[""]},"meta":{"generator":["OpenGrok(?: v?([\\d.]{1,250}))?\\;version:\\1"]},"implies":["Java"]}
{"name":"OpenLayers","categories":[35],"website":"openlayers.org","scriptSrc":["openlayers"],"js":{"OpenLayers.VERSION_NUMBER":["([\\d.]{1,250})\\;version:\\1"],"ol.CanvasMap":[""]}}
{"name":"OpenNemas","categories":[1],"website":"www.opennemas.com","headers":{"x-powered-by":["OpenNemas"]},"meta":{"generator":["OpenNemas"]}}
{"name":"OpenPay","categories":[41,91],"website":"www.openpay.com.au","scriptSrc":["openpay\\.com.\\au"]}
{"name":"OpenResty","categories":[22],"website":"openresty.org","headers":{"server":["openresty(?:/([\\d.]{1,250}))?\\;version:\\1"]},"implies":["Nginx"]}
{"name":"OpenSSL","categories":[33],"website":"openssl.org","headers":{"server":["OpenSSL(?:/([\\d.]{1,250}[a-z]?))?\\;version:\\1"]}}
{"name":"OpenStreetMap","categories":[35],"website":"www.openstreetmap.org","dom":[["iframe[src*='openstreetmap.org'], iframe[data-lazy-src*='openstreetmap.org']","exists",""]]}
{"name":"OpenTable","categories":[93],"website":"restaurant.opentable.com","dom":[["iframe[src*='.opentable.com/'], form[action*='.opentable.com/'][target='_blank']","exists",""]]}
{"name":"OpenText Web Solutions","categories":[1],"website":"websolutions.opentext.com","html":["<!--[^>]{1,250}published by Open Text Web Solutions"],"implies":["Microsoft ASP.NET"]}
{"name":"OpenUI5","categories":[12],"website":"openui5.org","scriptSrc":["sap-ui-core\\.js"],"js":{"sap.ui.version":["^(.{1,250})$\\;version:\\1"]}}
{"name":"OpenWeb","categories":[36],"website":"www.openweb.com","meta":{"spotim-ads":[""]},"js":{"SPOTIM.initConversation":[""]}}
{"name":"OpenX","categories":[36],"website":"openx.com","scriptSrc":["https?://[^/]{0,250}\\.openx\\.net","https?://[^/]{0,250}\\.servedbyopenx\\.com"],"js":{"openx.name":["openx"]},"dom":[["iframe[src*='.openx.net'], img[src*='.openx.net'], link[href*='.openx.net']","exists",""]]}
{"name":"OpinionLab","categories":[73],"website":"www.opinionlab.com","scriptSrc":["\\.foresee\\.com/code/([\\d.]{1,250})-oo/oo_engine\\.min\\.js\\;version:\\1"],"js":{"OOo.Browser":[""],"OOo.version":["([\\d.]{1,250})\\;version:\\1"]}}
{"name":"OptiMonk","categories":[98,77],"website":"www.optimonk.com","scriptSrc":["\\.optimonk\\.com/"],"dom":[["link[href*='.optimonk.com']","exists",""]]}
{"name":"Optimise","categories":[71,36],"website":"www.optimisemedia.com","scriptSrc":["track\\.omguk\\.com"],"js":{"OMID":["^[0-9]{1,250}$"]}}
{"name":"Optimizely","categories":[74],"website":"www.optimizely.com","cookies":{"optimizelyenduserid":[""]},"scriptSrc":["optimizely\\.com.{0,250}\\.js"],"js":{"optimizely":[""],"optimizelyClient.clientVersion":["([\\d\\.]{1,250})\\;version:\\1"],"optimizelySdk":[""]}}
{"name":"Optimizely CMS","categories":[1],"website":"www.optimizely.com","cookies":{"episerver":[""],"episessionid":[""],"epitrace":[""]},"meta":{"generator":["EPiServer"]},"implies":["Microsoft ASP.NET"]}
{"name":"Optimove","categories":[97],"website":"www.optimove.com","scriptSrc":["\\.optimove\\.net/.{1,250}v([\\d\\.]{1,250})\\.js\\;version:\\1"],"js":{"optimoveSDK":[""],"optimoveSDKVersion":["([\\d\\.]{1,250})\\;version:\\1"]}}
{"name":"OptinMonster","categories":[32],"website":"optinmonster.com","js":{"OptinMonsterApp":[""]}}
{"name":"OptinMonster plugin","categories":[87],"website":"optinmonster.com","scriptSrc":["/wp-content/plugins/optinmonster/.{1,100}\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"implies":["OptinMonster"],"requires":["WordPress"]}
{"name":"Oracle Application Express","categories":[51],"website":"apex.oracle.com","js":{"apex.libVersions":[""],"apex_img_dir":[""]}}
{"name":"Oracle Application Server","categories":[22],"website":"www.oracle.com/technetwork/middleware/ias/overview/index.html","headers":{"server":["Oracle[- ]Application[- ]Server(?: Containers for J2EE)?(?:[- ](\\d[\\da-z./]{1,250}))?\\;version:\\1"]}}
{"name":"Oracle BlueKai","categories":[86],"website":"www.oracle.com/cx/marketing/data-management-platform","scriptSrc":["tags\\.(?:bluekai|bkrtx)\\.com/"],"js":{"bluekaiLoaded":[""]},"dom":[["link[href*='tags.bluekai.com'], link[href*='tags.bkrtx.com']","exists",""]]}
{"name":"Oracle Commerce","categories":[6],"website":"www.oracle.com/applications/customer-experience/commerce/products/commerce-platform/index.html","headers":{"x-atg-version":["(?:ATGPlatform/([\\d.]{1,250}))?\\;version:\\1"]},"dom":[["input[name*='/atg/commerce/'], .atgShoppingBagContent","exists",""]]}
{"name":"Oracle Commerce Cloud","categories":[6],"website":"cloud.oracle.com/commerce-cloud","headers":{"oraclecommercecloud-version":["^(.{1,250})$\\;version:\\1"]},"dom":[["#oracle-cc","exists",""]]}
{"name":"Oracle Dynamic Monitoring Service","categories":[19],"website":"oracle.com","headers":{"x-oracle-dms-ecid":[""]}}
{"name":"Oracle HTTP Server","categories":[22],"website":"oracle.com","headers":{"server":["Oracle-HTTP-Server(?:/([\\d.]{1,250}))?\\;version:\\1"]}}
{"name":"Oracle Infinity","categories":[10],"website":"www.oracle.com/cx/marketing/digital-intelligence","scriptSrc":["c\\.oracleinfinity\\.io"]}
{"name":"Oracle Maxymiser","categories":[74,76],"website":"www.oracle.com/uk/cx/marketing/personalization-testing","scriptSrc":["service\\.maxymiser\\.net"],"js":{"maxy":["\\;confidence:20"],"mmsystem.getConfig":["\\;confidence:80"]}}
{"name":"Oracle Recommendations On Demand","categories":[10],"website":"www.oracle.com/us/products/applications/commerce/recommendations-on-demand/index.html","scriptSrc":["atgsvcs.{1,250}atgsvcs\\.js"]}
{"name":"Oracle Web Cache","categories":[23],"website":"oracle.com","headers":{"server":["Oracle(?:AS)?[- ]Web[- ]Cache(?:[- /]([\\da-z./]{1,250}))?\\;version:\\1"]}}
{"name":"Orankl","categories":[90],"website":"www.orankl.com","scriptSrc":["www\\.orankl\\.com/"],"js":{"Orankl":[""],"oranklInit":[""]}}
{"name":"OrbitFox","categories":[87,5],"website":"themeisle.com/plugins/orbit-fox-companion","dom":[["link[href*='/wp-content/plugins/themeisle-companion/']","exists",""]],"requires":["WordPress"]}
{"name":"Orchard Core","categories":[1],"website":"orchardcore.net","headers":{"x-generator":["^Orchard$"],"x-powered-by":["OrchardCore"]},"meta":{"generator":["Orchard"]},"scriptSrc":["/OrchardCore\\."],"implies":["Microsoft ASP.NET"]}
{"name":"Orckestra","categories":[6],"website":"www.orckestra.com","headers":{"x-orckestra-commerce":[".NET Client"],"x-powered-by":["Orckestra"]},"meta":{"generator":["^C1 CMS Foundation - Free Open Source from Orckestra and https://github.com/Orckestra/C1-CMS-Foundation$"]},"implies":["Microsoft ASP.NET"]}
{"name":"Order Deadline","categories":[100],"website":"apps.shopify.com/order-deadline","js":{"orderDeadlineAppByEESL":[""]},"implies":["Shopify"]}
{"name":"OrderLogic app","categories":[100],"website":"apps.shopify.com/orderlogic","js":{"OrderLogic.ALERTS_KEY":[""],"OrderLogic.DEFAULT_MONEY_FORMAT":[""],"OrderLogic.cartData":[""]},"implies":["Shopify"]}
{"name":"OrderYOYO","categories":[6],"website":"orderyoyo.com","js":{"SmartBannerOY":[""]}}
{"name":"Ordersify Product Alerts","categories":[100],"website":"ordersify.com/products/product-alerts","scriptSrc":["cdn\\.ordersify\\.com/sdk/productalerts-shopify\\.js"],"js":{"ORDERSIFY_BIS.stockRemainingSetting":[""]},"implies":["Shopify"]}
{"name":"OroCommerce","categories":[6],"website":"oroinc.com","scriptSrc":["oro\\.min\\.js\\?version=([\\d.]{1,250})\\;version:\\1"],"html":["<script [^>]{1,250}data-requiremodule=\"oro/","<script [^>]{1,250}data-requiremodule=\"oroui/"],"implies":["PHP","MySQL"]}
{"name":"Osano","categories":[67],"website":"www.osano.com","scriptSrc":["cookieconsent\\.min\\.js","cmp\\.osano\\.com/"],"js":{"Osano":[""]}}
{"name":"OutSystems","categories":[47],"website":"www.outsystems.com","scriptSrc":["scripts/OutSystems(?:[\\w]{1,250})?\\.js"],"js":{"OutSystemsDebugger":[""],"outsystems":[""]},"implies":["Windows Server","IIS"]}
{"name":"OutTheBoxThemes Panoramic","categories":[80],"website":"www.outtheboxthemes.com/wordpress-themes/panoramic","scriptSrc":["/wp-content/themes/panoramic/.{1,100}custom\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"dom":[["link#panoramic_customizer_theme_fonts-css","exists",""]],"requires":["WordPress"]}
{"name":"Outbrain","categories":[5,36],"website":"www.outbrain.com","scriptSrc":["\\.outbrain\\.com/"],"js":{"OB_ADV_ID":[""],"OB_releaseVer":["^(.{1,250})$\\;version:\\1"],"OutbrainPermaLink":[""],"obApi.version":["^[\\d.]{1,250}$"]}}
{"name":"Outlook Web App","categories":[30],"website":"help.outlook.com","headers":{"x-owa-version":["([\\d\\.]{1,250})?\\;version:\\1"]},"html":["<link[^>]{1,250}/owa/auth/([\\d\\.]{1,250})/themes/resources\\;version:\\1"],"url":["/owa/auth/log(?:on|off)\\.aspx"],"js":{"IsOwaPremiumBrowser":[""]},"implies":["Microsoft ASP.NET"]}
{"name":"Oxatis","categories":[6],"website":"www.oxatis.com","meta":{"generator":["^Oxatis\\s\\(www\\.oxatis\\.com\\)$"]}}
{"name":"Oxi Social Login","categories":[69],"website":"www.oxiapps.com","scriptSrc":["social-login\\.oxiapps\\.com"]}
{"name":"Oxygen","categories":[51,87],"website":"oxygenbuilder.com","scriptSrc":["wp-content/plugins/oxygen"],"html":["<body class=(?:\"|')[^\"']{0,250}oxygen-body","<link [^>]{0,250}href=(?:\"|')[^>]{0,250}wp-content/plugins/oxygen/"],"requires":["WordPress"]}
{"name":"ocStore","categories":[6],"website":"ocstore.com","html":["<!--[^>]{1,250}ocStore(?:\\s([\\d\\.a-z]{1,250}))?\\;version:\\1"],"implies":["OpenCart"]}
{"name":"onpublix","categories":[1],"website":"www.onpublix.de","meta":{"generator":["^onpublix\\s([\\d\\.]{1,250})$\\;version:\\1"]}}
{"name":"osCommerce","categories":[6],"website":"www.oscommerce.com","cookies":{"oscsid":[""]},"html":["<br />Powered by <a href=\"https?://www\\.oscommerce\\.com","<(?:input|a)[^>]{1,250}name=\"osCsid\"","<(?:tr|td|table)class=\"[^\"]{0,250}infoBoxHeading"],"implies":["PHP","MySQL"]}
{"name":"osTicket","categories":[13],"website":"osticket.com","cookies":{"ostsessid":[""]},"implies":["PHP","MySQL"]}
{"name":"otrs","categories":[13],"website":"www.otrs.com","headers":{"x-powered-by":["OTRS ([\\d.]{1,250})\\;version:\\1"]},"scriptSrc":["^/otrs-web/js/"],"html":["<!--\\s{1,250}OTRS: Copyright"],"implies":["Perl"]}
{"name":"ownCloud","categories":[19],"website":"owncloud.org","meta":{"apple-itunes-app":["app-id=543672169"]},"implies":["PHP"]}
{"name":"PCRecruiter","categories":[101],"website":"www.pcrecruiter.net","js":{"pcrbaseurl":["\\.pcrecruiter\\.net/"],"pcrdialog":[""],"pcrframeoptions":[""]}}
{"name":"PDF.js","categories":[19],"website":"mozilla.github.io/pdf.js","html":["<\\/div>\\s{0,100}<!-- outerContainer -->\\s{0,100}<div\\s{0,100}id=\"printContainer\"><\\/div>"],"url":["/web/viewer\\.html?file=[^&]\\.pdf"],"js":{"PDFJS":[""],"PDFJS.version":["^(.{1,250})$\\;version:\\1"],"_pdfjsCompatibilityChecked":[""],"pdfjsDistBuildPdf.version":["^(.{1,250})$\\;version:\\1"],"pdfjsLib.version":["^(.{1,250})$\\;version:\\1"]}}
{"name":"PHP","categories":[27],"website":"php.net","headers":{"server":["php/?([\\d.]{1,250})?\\;version:\\1"],"x-powered-by":["^php/?([\\d.]{1,250})?\\;version:\\1"]},"cookies":{"phpsessid":[""]},"url":["\\.php(?:$|\\?)"]}
{"name":"PHP-Nuke","categories":[1],"website":"phpnuke.org","meta":{"generator":["PHP-Nuke"]},"html":["<[^>]{1,250}Powered by PHP-Nuke"],"implies":["PHP"]}
{"name":"PHPDebugBar","categories":[47],"website":"phpdebugbar.com","scriptSrc":["debugbar.{0,250}\\.js"],"js":{"PhpDebugBar":[""],"phpdebugbar":[""]}}
{"name":"PHPFusion","categories":[1],"website":"phpfusion.com","headers":{"x-phpfusion":["(.{1,250})$\\;version:\\1"],"x-powered-by":["PHPFusion (.{1,250})$\\;version:\\1"]},"html":["Powered by <a href=\"[^>]{1,250}phpfusion","Powered by <a href=\"[^>]{1,250}php-fusion"],"implies":["PHP","MySQL"]}
{"name":"PIXIjs","categories":[25],"website":"www.pixijs.com","scriptSrc":["pixi\\.(min\\.)?js$"],"url":[".{1,250}\\.pixijs\\.com"],"js":{"PIXI":[""],"PIXI.VERSION":["^(.{1,250})$\\;version:\\1"]}}
{"name":"POLi Payment","categories":[41],"website":"www.polipayments.com","js":{"wc_ga_pro.available_gateways.poli":[""]}}
{"name":"POWR","categories":[5],"website":"www.powr.io","scriptSrc":["www\\.powr\\.io/powr\\.js"],"js":{"POWR_RECEIVERS":[""],"loadPowr":[""]}}
{"name":"PWA","categories":[19],"website":"web.dev/progressive-web-apps","dom":[["link[rel='manifest']","exists",""]]}
{"name":"PWA Studio","categories":[108],"website":"developer.adobe.com/commerce/pwa-studio","scripts":["RootCmp_CMS_PAGE"],"js":{"__fetchLocaleData__":["\\;confidence:50"],"fetchRootComponent":["\\;confidence:50"]}}
{"name":"Pace","categories":[41,91],"website":"pacenow.co","scriptSrc":["pay\\.pacenow\\.co"],"js":{"pacePay":[""]}}
{"name":"Packlink PRO","categories":[100,99],"website":"apps.shopify.com/packlink-pro","scriptSrc":["packlink-spf-pro\\.appspot\\.com/.{1,250}myshopify\\.com"],"implies":["Shopify"]}
{"name":"Paddle","categories":[41],"website":"paddle.com","scriptSrc":["cdn\\.paddle\\.com/paddle/paddle\\.js"],"js":{"Paddle.Checkout":[""],"PaddleScriptLocation":[""]}}
{"name":"PagSeguro","categories":[41],"website":"pagseguro.uol.com.br","scriptSrc":["\\.pagseguro\\.uol\\.com\\.br/"],"js":{"PagSeguroDirectPayment":[""],"_PagSeguroDirectPayment":[""]},"dom":[["form[action*='pagseguro.uol.com.br'][target='pagseguro']","exists",""]]}
{"name":"Pagar.me","categories":[41],"website":"pagar.me","scriptSrc":["assets\\.pagar\\.me/"],"js":{"PagarMeCheckout":[""],"pagarme.balance":[""]}}
{"name":"Page Builder Framework","categories":[80],"website":"wp-pagebuilderframework.com","scriptSrc":["/wp-content/themes/page-builder-framework/.{1,100}site-min\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"requires":["WordPress"]}
{"name":"PageFly","categories":[51],"website":"pagefly.io","headers":{"x-powered-by":["PageFly"]},"scriptSrc":["cdn\\.pagefly\\.io"],"js":{"__pagefly_setting__":[""]}}
{"name":"Pagekit","categories":[1],"website":"pagekit.com","meta":{"generator":["Pagekit"]}}
{"name":"Pagely","categories":[62,88],"website":"pagely.com","headers":{"server":["^Pagely"]},"implies":["WordPress","Amazon Web Services"]}
{"name":"Pagevamp","categories":[1],"website":"www.pagevamp.com","headers":{"x-servedby":["pagevamp"]},"js":{"Pagevamp":[""]}}
{"name":"Paidy","categories":[41,91],"website":"paidy.com","scriptSrc":["apps\\.paidy\\.com"],"js":{"Constants.paidy":[""]}}
{"name":"Paloma","categories":[100],"website":"www.getpaloma.com","scriptSrc":["\\.getpaloma\\.com/"],"js":{"Paloma.createCookie":[""]},"requires":["Shopify"]}
{"name":"Panelbear","categories":[10,13],"website":"panelbear.com","js":{"panelbear":[""]}}
{"name":"Pantheon","categories":[62],"website":"pantheon.io","headers":{"server":["^Pantheon"],"x-pantheon-styx-hostname":[""],"x-styx-req-id":[""]},"implies":["PHP","Nginx","MariaDB","Fastly"]}
{"name":"Paradox","categories":[101],"website":"www.paradox.ai","js":{"_applybase":["\\.paradox\\.ai"],"oliviaChatBaseUrl":["\\.paradox\\.ai"]}}
{"name":"Pardot","categories":[32],"website":"www.pardot.com","headers":{"x-pardot-lb":[""],"x-pardot-route":[""],"x-pardot-rsp":[""]},"js":{"piAId":[""],"piCId":[""],"piHostname":[""],"piProtocol":[""],"piTracker":[""]}}
{"name":"ParkingCrew","categories":[19],"website":"www.parkingcrew.com","scripts":["var\\slink\\s=\\s'www\\.parkingcrew\\.net'"],"js":{"pcrewAdloaded":[""]}}
{"name":"Pars Elecom Portal","categories":[1],"website":"parselecom.net","headers":{"x-powered-by":["Pars Elecom Portal"]},"meta":{"copyright":["Pars Elecom Portal"]},"implies":["Microsoft ASP.NET","IIS","Windows Server"]}
{"name":"Parse.ly","categories":[10],"website":"www.parse.ly","js":{"PARSELY":[""]}}
{"name":"Partial.ly","categories":[41,91],"website":"partial.ly","scriptSrc":["partial\\.ly"],"js":{"PartiallyButton":[""]}}
{"name":"Partnerize","categories":[71],"website":"prf.hn","dom":[["img[src*='.prf.hn/']","exists",""]]}
{"name":"Parttrap ONE","categories":[6],"website":"www.parttrap.com","js":{"PT.Analytics.addItem":[""],"PT.Sections.Checkout":[""],"PT.Translation.BasketIsEmpty":[""]},"implies":["Handlebars","Microsoft ASP.NET","Bootstrap"],"requires":["Microsoft ASP.NET"]}
{"name":"Partytown","categories":[92],"website":"github.com/BuilderIO/partytown","js":{"partytown.lib":[""]}}
{"name":"Paths.js","categories":[25],"website":"github.com/andreaferretti/paths-js","scriptSrc":["paths(?:\\.min)?\\.js"]}
{"name":"Patreon","categories":[5,41],"website":"www.patreon.com","scriptSrc":["patreon-connect/assets/.{1,250}ver=([\\d.]{1,250})\\;version:\\1"]}
{"name":"Pattern by Etsy","categories":[6],"website":"www.etsy.com/pattern","js":{"Etsy":[""]}}
{"name":"Pay It Later","categories":[91],"website":"www.payitlater.com.au","scriptSrc":["/wp-content/plugins/payitlater-gateway-for-woocommerce/(?:.{1,250}\\?ver=([\\d\\.]{1,250}))?\\;version:\\1"],"js":{"payitlater":[""]},"dom":[["img[src*='PayItLater'][alt='PayItLater']","exists",""]]}
{"name":"PayBright","categories":[41,91],"website":"paybright.com","scriptSrc":["app\\.paybright\\.com"],"js":{"_paybright_config":[""]},"dom":[["link[href*='app.paybright.com']","exists",""]]}
{"name":"PayFast","categories":[41],"website":"www.payfast.co.za","dom":[["[aria-labelledby='pi-payfast_instant_eft']","exists",""]]}
{"name":"PayJustNow","categories":[91],"website":"payjustnow.com","scriptSrc":["\\.payjustnow\\.com/"]}
{"name":"PayKickStart","categories":[5,71],"website":"paykickstart.com","scriptSrc":["app\\.paykickstart\\.com"]}
{"name":"PayPal","categories":[41],"website":"paypal.com","headers":{"content-security-policy":["\\.paypal\\.com\\;confidence:50"]},"meta":{"id":["in-context-paypal-metadata"]},"scriptSrc":["paypalobjects\\.com"],"js":{"PAYPAL":[""],"__paypal_global__":[""],"checkout.enabledpayments.paypal":["^true$"],"enablePaypal":[""],"paypal":[""],"paypalClientId":[""],"paypalJs":[""],"wc_ga_pro.available_gateways.paypal":[""]},"dom":[["button","text","PayPal"],["iframe[src*='paypal.com'], img[src*='paypal.com'], img[src*='paypalobjects.com'], [aria-labelledby='pi-paypal'], [data-paypal-v4='true'], img[alt*='PayPal' i]","exists",""]]}
{"name":"PayPal Credit","categories":[91],"website":"www.paypal.com/uk/webapps/mpp/paypal-virtual-credit","scriptSrc":["\\.paypalobjects\\.com/.{1,250}/smart-credit-message@([\\d\\.]{1,250})\\.js\\;version:\\1"],"js":{"PaypalOffersObject":[""],"payPalCreditPopover":[""]},"dom":[["img[alt*='PayPal Credit'], a[title*='PayPal Credit']","exists",""]],"implies":["PayPal"],"requiresCategory":[6]}
{"name":"PayPal Marketing Solutions","categories":[10,32],"website":"developer.paypal.com/docs/marketing-solutions","scriptSrc":["\\.paypalobjects\\.com/muse/","\\.paypal\\.com/tagmanager/pptm\\.js"],"implies":["PayPal"]}
{"name":"PayWhirl","categories":[41],"website":"app.paywhirl.com","js":{"paywhirlForShopifySettings":[""]}}
{"name":"Payflex","categories":[41,91],"website":"payflex.co.za","scriptSrc":["partpayassets\\.blob\\.core\\.windows\\.net"],"dom":[["[aria-labelledby='pi-payflex']","exists",""]]}
{"name":"Payl8r","categories":[41,91],"website":"payl8r.com","scriptSrc":["payl8r\\.com"]}
{"name":"PebblePost","categories":[77],"website":"www.pebblepost.com","scriptSrc":["cdn\\.pbbl\\.co/"]}
{"name":"Peek","categories":[5,72],"website":"www.peek.com","scriptSrc":["js\\.peek\\.\\w{1,250}"],"js":{"Peek":[""],"PeekJsApi":[""],"_peekConfig":[""]}}
{"name":"PeerBoard","categories":[2],"website":"peerboard.com","scriptSrc":["\\.peerboard\\.com/"]}
{"name":"PeerTube","categories":[2],"website":"joinpeertube.org","meta":{"og:platform":["^PeerTube$"]},"dom":[["#incompatible-browser p","text","^We are sorry but it seems that PeerTube is not compatible with your web browser\\.$"]]}
{"name":"Pelican","categories":[57],"website":"blog.getpelican.com","html":["powered by <a href=\"[^>]{1,250}getpelican\\.com","powered by <a href=\"https?://pelican\\.notmyidea\\.org"],"implies":["Python"]}
{"name":"PencilBlue","categories":[1,11],"website":"github.com/pencilblue/pencilblue","headers":{"x-powered-by":["PencilBlue"]},"implies":["Node.js"]}
{"name":"Pendo","categories":[10,58],"website":"www.pendo.io","scriptSrc":["\\.pendo\\.io/"],"js":{"pendo.HOST":["\\.pendo\\.io"],"pendo.VERSION":["(.{1,250})\\;version:\\1\\;confidence:1"]}}
{"name":"Pepperjam","categories":[71],"website":"www.pepperjam.com","scriptSrc":["\\.pepperjam\\.com/"],"js":{"Pepperjam":[""],"PepperjamTracking":[""]}}
{"name":"Percussion","categories":[1],"website":"percussion.com","meta":{"generator":["Percussion","Rhythmyx"]},"html":["<[^>]{1,250}class=\"perc-region\""]}
{"name":"PerfectApps Swift","categories":[100,92],"website":"apps.shopify.com/swift","scriptSrc":["swift\\.perfectapps\\.io/"],"js":{"ps_apiURI":["swift-api\\.perfectapps\\.io/"],"ps_storeUrl":["swift\\.perfectapps\\.io"]},"requires":["Shopify"]}
{"name":"Perfex CRM","categories":[53],"website":"www.perfexcrm.com","scriptSrc":["/assets/themes/perfex/js/global\\.min\\.js(?:\\?v=(\\d{1,250}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"]}
{"name":"Performance Lab","categories":[87],"website":"wordpress.org/plugins/performance-lab","meta":{"generator":["^Performance Lab ?([\\d.]{1,250})?\\;version:\\1"]},"requires":["WordPress"]}
{"name":"PerimeterX","categories":[16],"website":"www.perimeterx.com","cookies":{"_px3":[""],"_pxff_cc":[""],"_pxhd":[""],"_pxvid":[""]},"scriptSrc":["client\\.a\\.pxi\\.pub/"],"js":{"_pxAppId":[""]}}
{"name":"Periodic","categories":[72],"website":"periodic.is","scriptSrc":["/integrations/embed/periodic-embed-resize\\.js"],"dom":[["#periodic-embedded-calendar-script, .periodic-embedded-calendar-window, .bookingmain__maincontent","exists",""]]}
{"name":"Perl","categories":[27],"website":"perl.org","headers":{"server":["\\bPerl\\b(?: ?/?v?([\\d.]{1,250}))?\\;version:\\1"]}}
{"name":"Permutive","categories":[19],"website":"permutive.com","scriptSrc":["cdn\\.permutive\\.com"],"js":{"permutive":[""]}}
{"name":"PersonaClick","categories":[76],"website":"www.personaclick.com","scriptSrc":["cdn\\.personaclick\\.com/v([\\d.]{1,250})\\.js\\;version:\\1"],"js":{"personaclick":[""],"personaclick_callback":[""]}}
{"name":"Personio","categories":[101],"website":"www.personio.com","scriptSrc":["\\.cdn\\.personio\\."]}
{"name":"Personizely","categories":[76],"website":"www.personizely.net","scriptSrc":["static\\.personizely\\.net/"],"js":{"Personizely":[""]}}
{"name":"Perzonalization","categories":[76],"website":"www.perzonalization.com","scriptSrc":["cdn\\.perzonalization\\.com"]}
{"name":"Phabricator","categories":[13,47],"website":"phacility.com","cookies":{"phsid":[""]},"scriptSrc":["/phabricator/[a-f0-9]{8}/rsrc/js/phui/[a-z-]{1,250}\\.js$"],"html":["<[^>]{1,250}(?:class|id)=\"phabricator-"],"implies":["PHP"]}
{"name":"Phaser","categories":[12],"website":"phaser.io","js":{"Phaser":[""],"Phaser.VERSION":["^(.{1,250})$\\;version:\\1"]}}
{"name":"Phenomic","categories":[57],"website":"phenomic.io","scriptSrc":["/phenomic\\.browser\\.[a-f0-9]{1,250}\\.js"],"html":["<[^>]{1,250}id=\"phenomic(?:root)?\""],"implies":["React"]}
{"name":"Phlox","categories":[80],"website":"www.phlox.pro","scriptSrc":["/wp-content/themes/phlox(?:-pro)?/"],"dom":[["link[href*='/wp-content/themes/phlox/'], link[href*='/wp-content/themes/phlox-pro/']","exists",""]],"requires":["WordPress"]}
{"name":"Phoenix","categories":[18],"website":"github.com/Sazito/phoenix","meta":{"generator":["^phoenix"]},"implies":["React","webpack","Node.js"]}
{"name":"Phoenix Site","categories":[1],"website":"phoenixsite.nl","cookies":{"phoenix_p_session":[""]},"js":{"phxsite.pages_version":["([\\d\\.]{1,250})\\;version:\\1"]}}
{"name":"Photo Gallery","categories":[87,7],"website":"10web.io/plugins/wordpress-photo-gallery","scriptSrc":["/wp-content/plugins/photo-gallery/.{1,100}scripts\\.min\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"dom":[["link[href*='/wp-content/plugins/photo-gallery/']","exists",""]],"requires":["WordPress"]}
{"name":"PhotoShelter","categories":[1,6],"website":"www.photoshelter.com","scriptSrc":["\\.psecn\\.photoshelter\\.com/"],"url":["photoshelter\\.com"],"dom":[["link[href*='.c.photoshelter.com']","exists",""]],"implies":["PHP","MySQL","jQuery"]}
{"name":"PhotoSwipe","categories":[7,59],"website":"photoswipe.com","scriptSrc":["photoswipe/([\\d\\.]{1,250})/photoswipe\\.min\\.js\\;version:\\1"],"js":{"PhotoSwipe":[""],"PhotoSwipeUI_Default":[""],"photoswipeParseHash":[""]}}
{"name":"Photoslurp","categories":[96],"website":"hi.photoslurp.com","js":{"Photoslurp":[""],"photoSlurpWidgetSettings":[""],"photoslurp_script":[""],"photoslurp_wdgts":[""]}}
{"name":"Phusion Passenger","categories":[22],"website":"phusionpassenger.com","headers":{"server":["Phusion Passenger ([\\d.]{1,250})\\;version:\\1"],"x-powered-by":["Phusion Passenger(?:\\(R\\))? ?([\\d.]{1,250})?\\;version:\\1"]}}
{"name":"Piano","categories":[76],"website":"piano.io","scriptSrc":["\\.tinypass\\.com","\\.piano\\.io"],"js":{"PianoESPConfig":[""],"gciDataPiano":[""]}}
{"name":"PickyStory","categories":[100],"website":"pickystory.com","scriptSrc":["cdn\\.pickystory\\.com/"],"js":{"pickystory.overrideStore":[""]},"implies":["Shopify"]}
{"name":"Pico","categories":[53],"website":"trypico.com","scriptSrc":["widget\\.pico\\.tools"],"js":{"Pico":[""]}}
{"name":"Picreel","categories":[77,5],"website":"www.picreel.com","scriptSrc":["\\.picreel\\.com"],"js":{"picreel":[""]},"dom":[["iframe[src*='app.picreel.com']","exists",""]]}
{"name":"Picturepark","categories":[95],"website":"picturepark.com","js":{"pictureparkConfiguration":[""]},"dom":[["img[data-name*='Picturepark'], img[data-srcset*='picturepark'], div[style*='picturepark'], source[srcset*='picturepark']","exists",""]]}
{"name":"Piman","categories":[68],"website":"ya-sai.github.io/piman","dom":[["button.bpa-btn","exists",""]]}
{"name":"Pimcore","categories":[1,6],"website":"pimcore.com/en/digital-experience-platform","headers":{"x-powered-by":["^pimcore$"]},"dom":[[".pimcore_area_content","exists",""]],"implies":["PHP"]}
{"name":"Pin Payments","categories":[41],"website":"www.pinpayments.com","scriptSrc":["api\\.pinpayments\\.com"]}
{"name":"Pingdom","categories":[78],"website":"www.pingdom.com","scriptSrc":["\\.pingdom\\.net"]}
{"name":"Pingoteam","categories":[1],"website":"www.pingoteam.ir","meta":{"designer":["Pingoteam"]},"implies":["PHP"]}
{"name":"PinnacleCart","categories":[6],"website":"www.pinnaclecart.com","js":{"USER_DELETE_ADDRESS":["^DeleteShippingAddress$\\;confidence:49"],"USER_DELETE_PAYMENT_PROFILE":["^DeletePaymentProfile$\\;confidence:49"]}}
{"name":"Pinterest","categories":[5],"website":"pinterest.com","scriptSrc":["//assets\\.pinterest\\.com/js/pinit\\.js"]}
{"name":"Pinterest Conversion Tag","categories":[10],"website":"www.pinterest.com.au/business","js":{"pintrk":[""]},"dom":[["img[src*='ct.pinterest.com/v3/?tid']","exists",""]]}
{"name":"Pipedrive","categories":[52,53],"website":"www.pipedrive.com","js":{"LeadBooster":[""]}}
{"name":"Piwik PRO Core","categories":[10],"website":"piwik.pro","scriptSrc":["\\.piwik\\.pro/"],"excludes":["Matomo Analytics"]}
{"name":"Pixc","categories":[19],"website":"pixc.com","scriptSrc":["//pixc\\.com/"]}
{"name":"PixelYourSite","categories":[87,10],"website":"www.pixelyoursite.com","scriptSrc":["/wp-content/plugins/pixelyoursite/"],"js":{"pys.Facebook":[""],"pysOptions":[""],"pys_generate_token":[""]},"requires":["WordPress"]}
{"name":"Pixieset Store","categories":[6],"website":"pixieset.com","js":{"PixiesetProductEditor":[""],"PixiesetProductOptionSelection":[""]}}
{"name":"Pixieset Website","categories":[1,51],"website":"pixieset.com","meta":{"generator":["^Pixieset$"]}}
{"name":"Pixlee TurnTo","categories":[96],"website":"pixlee.com","scriptSrc":["assets\\.pixlee\\.com"],"js":{"Pixlee":[""],"Pixlee_Analytics":[""],"TurnTo":[""],"turnToConfig":[""]}}
{"name":"Pixnet","categories":[1],"website":"www.pixnet.net","js":{"pix.MIB":[""]}}
{"name":"PizzaNetz","categories":[1,93],"website":"www.pizzanetz.de","dom":[["form[name*='pizzanetz']","exists",""]]}
{"name":"Plaid","categories":[41,19],"website":"plaid.com","headers":{"content-security-policy":["cdn\\.plaid\\.com/\\;confidence:50"]},"scriptSrc":["\\.plaid\\.com/"],"js":{"Plaid.version":["([\\.\\d]{1,250})\\;version:\\1"]}}
{"name":"Planet","categories":[49],"website":"planetplanet.org","meta":{"generator":["^Planet(?:/([\\d.]{1,250}))?\\;version:\\1"]}}
{"name":"Platform.sh","categories":[62],"website":"platform.sh","headers":{"x-platform-cluster":[""],"x-platform-processor":[""],"x-platform-router":[""],"x-platform-server":[""]}}
{"name":"PlatformOS","categories":[1,62],"website":"www.platform-os.com","headers":{"x-powered-by":["^platformOS$"]}}
{"name":"Plausible","categories":[10],"website":"plausible.io","scriptSrc":["plausible\\.io/js/plausible\\.js"],"js":{"plausible":[""]}}
{"name":"Play","categories":[18],"website":"www.playframework.com","cookies":{"play_session":[""]},"implies":["Scala"]}
{"name":"Plaza","categories":[103],"website":"www.useplaza.com","dom":[["iframe[src*='stream.useplaza.com/']","exists",""]]}
{"name":"Pleroma","categories":[2],"website":"pleroma.social","dom":[["noscript","text","^To use Pleroma, please enable JavaScript.$"],["title","text","^Pleroma$"]]}
{"name":"Plesk","categories":[9],"website":"www.plesk.com","headers":{"x-powered-by":["^Plesk(?:L|W)in"],"x-powered-by-plesk":["^Plesk"]},"scriptSrc":["common\\.js\\?plesk"]}
{"name":"Pligg","categories":[1],"website":"pligg.com","meta":{"generator":["Pligg"]},"html":["<span[^>]{1,250}id=\"xvotes-0"],"js":{"pligg_":[""]}}
{"name":"Plone","categories":[1],"website":"plone.org","meta":{"generator":["Plone"]},"implies":["Python"]}
{"name":"Plotly","categories":[25],"website":"plot.ly/javascript","scriptSrc":["https?://cdn\\.plot\\.ly/plotly"],"js":{"Plotly.version":["([\\d.])\\;version:\\1"]},"implies":["D3"]}
{"name":"Plyr","categories":[14],"website":"plyr.io","scriptSrc":["cdn\\.plyr\\.io/([0-9.]{1,250})/.{1,250}\\.js\\;version:\\1"],"js":{"Plyr":[""]}}
{"name":"Po.st","categories":[5],"website":"www.po.st","js":{"pwidget_config":[""]}}
{"name":"Podia","categories":[21,6],"website":"www.podia.com","cookies":{"_podia_storefront_visitor_id":[""]},"scriptSrc":["cdn\\.podia\\.com"],"js":{"Podia.Checkout":[""]}}
{"name":"Podigee","categories":[5],"website":"www.podigee.com","js":{"podigeePodcastPlayers":[""]},"dom":[["iframe[src*='cdn.podigee.com/']","exists",""]]}
{"name":"Podium","categories":[5,52],"website":"www.podium.com","scriptSrc":["\\.podium\\.com/"],"js":{"PodiumWebChat":[""],"podiumWebsiteWidgetLoaded":[""]}}
{"name":"Podsights","categories":[36],"website":"podsights.com","scriptSrc":["cdn\\.pdst\\.fm"]}
{"name":"Pojo.me","categories":[68],"website":"pojo.me/plugins/accessibility","js":{"PojoA11yOptions":[""]}}
{"name":"Poloriz","categories":[76],"website":"www.poloriz.com","scriptSrc":["widget\\.poloriz\\.com/"]}
{"name":"Polyfill","categories":[59],"website":"polyfill.io","scriptSrc":["polyfill\\.io/v([\\d\\.]{1,250})\\;version:\\1"]}
{"name":"Polylang","categories":[87,89],"website":"wordpress.org/plugins/polylang","headers":{"x-redirected-by":["Polylang(?: (Pro))?\\;version:\\1"]},"cookies":{"pll_language":["[a-z]{2}"]},"dom":[["#pll_switcher","exists",""]],"requires":["WordPress"]}
{"name":"Polymer","categories":[12],"website":"polymer-project.org","scriptSrc":["polymer\\.js"],"html":["<polymer-[^>]{1,250}","<link[^>]{1,250}rel=\"import\"[^>]{1,250}/polymer\\.html\""],"js":{"Polymer.version":["^(.{1,250})$\\;version:\\1"]}}
{"name":"Popmenu","categories":[1,93],"website":"get.popmenu.com","cookies":{"popmenu-token":[""]},"js":{"POPMENU_CLIENT":[""],"popmenuHydrated":[""]},"implies":["React","Apollo"]}
{"name":"Popper","categories":[19],"website":"popper.js.org","scriptSrc":["/popper(?:\\.min)?\\.js(?:/([0-9.]{1,250}))?\\;version:\\1","popperjs(?:/|-)core(?:@|-)([\\d\\.]{1,250})\\;version:\\1"],"js":{"Popper.Defaults":[""],"Popper.applyStyles":[""],"createPopper":[""]}}
{"name":"PopularFX","categories":[80],"website":"popularfx.com","scriptSrc":["/wp-content/themes/popularfx/.{1,250}\\?ver=([\\d\\.]{1,250})\\;version:\\1"],"dom":[["link#popularfx-style-css","exists",""]],"requires":["WordPress"]}
{"name":"Popup Maker","categories":[87],"website":"wppopupmaker.com","js":{"pum_popups":[""]},"requires":["WordPress"]}
{"name":"Post Affiliate Pro","categories":[71],"website":"www.postaffiliatepro.com","scriptSrc":["postaffiliatepro\\.com/scripts/trackjs\\.js","(?:affiliate|associate)\\..{1,250}/scripts/trackjs\\.js"],"js":{"PostAffAction":[""],"PostAffCookie":[""],"PostAffInfo":[""],"PostAffTracker":[""]}}
{"name":"PostNL","categories":[99],"website":"postnl.post","dom":[["img[alt*='postnl' i], img[src*='postnl' i]","exists",""]],"requiresCategory":[6]}
{"name":"Posterous","categories":[1,11],"website":"posterous.com","html":["<div class=\"posterous"],"js":{"Posterous":[""]}}
{"name":"PostgreSQL","categories":[34],"website":"www.postgresql.org"}
{"name":"Postpay","categories":[91],"website":"postpay.io","scriptSrc":["cdn\\.postpay\\.io/(?:.{1,250}\\?ver=([\\d\\.]{1,250}))?\\;version:\\1"],"js":{"PostpayJsConfig":["\\;confidence:50"],"postpay":["\\;confidence:25"],"wc_postpay_init_params":["\\;confidence:25"]}}
{"name":"Postscript","categories":[32],"website":"www.postscript.io","scriptSrc":["sdk\\.postscript\\.io/"],"js":{"Postscript.isSubscriberInputChecked":[""],"postscript.getSubscriberId":[""]}}
{"name":"PowerReviews","categories":[90],"website":"www.powerreviews.com","scriptSrc":["ui\\.powerreviews\\.com"],"js":{"POWERREVIEWS":[""]}}
{"name":"Powerboutique","categories":[6],"website":"www.powerboutique.com","scriptSrc":["powerboutique"]}
{"name":"Powergap","categories":[6],"website":"powergap.de","html":["<a[^>]{1,250}title=\"POWERGAP","<input type=\"hidden\" name=\"shopid\""]}
{"name":"Preact","categories":[59],"website":"preactjs.com"}
{"name":"Prebid","categories":[36],"website":"prebid.org","scriptSrc":["/prebid\\.js","adnxs\\.com/[^\"]{0,250}(?:prebid|/pb\\.js)"],"js":{"PREBID_TIMEOUT":[""],"pbjs":[""],"pbjs.version":["v([\\d\\.]{1,250})\\;version:\\1"]}}
{"name":"Prediggo","categories":[76,32],"website":"prediggo.com","scriptSrc":["js/prediggo/(?:[\\w]{1,250})\\.js"],"js":{"Prediggo":[""],"PrediggoSearchFormExternalAc":[""]}}
{"name":"Prefix-Free","categories":[19],"website":"leaverou.github.io/prefixfree","scriptSrc":["prefixfree\\.js"],"js":{"PrefixFree":[""]}}
{"name":"Premio Chaty","categories":[87],"website":"premio.io/downloads/chaty","scriptSrc":["/wp-content/plugins/chaty/"],"js":{"chaty_settings.chaty_widgets":[""],"chaty_settings.object_settings":[""]},"requires":["WordPress"]}
{"name":"Press Customizr","categories":[80],"website":"presscustomizr.com/customizr","scriptSrc":["/wp-content/themes/customizr/.{1,250}js(?:\\?ver=([\\d\\.]{1,250}))?\\;version:\\1"],"dom":[["style#customizr-skin-inline-css, link#customizr-style-css","exists",""]],"requires":["WordPress"]}
{"name":"Press Hueman","categories":[80],"website":"presscustomizr.com/hueman","scriptSrc":["/wp-content/themes/hueman/.{1,250}scripts\\.min\\.js(?:\\?ver=([\\d\\.]{1,250}))?\\;version:\\1"],"js":{"HUParams":[""]},"dom":[["link[href*='/wp-content/themes/hueman/']","exists",""]],"requires":["WordPress"]}
{"name":"PressMaximum Customify","categories":[80],"website":"pressmaximum.com/customify","scriptSrc":["/wp-content/themes/customify/.{1,100}theme\\.min\\.js(?:.{1,100}ver=([\\d\\.]{1,100}))?\\;version:\\1"],"js":{"Customify":[""],"Customify_JS":[""],"customify_is_mobile":[""]},"requires":["WordPress"]}
{"name":"Pressable","categories":[62],"website":"pressable.com","headers":{"host-header":["^Pressable"]},"implies":["WordPress"]}
{"name":"PrestaShop","categories":[6],"website":"www.prestashop.com","headers":{"powered-by":["^Prestashop$"]},"cookies":{"prestashop":[""]},"meta":{"generator":["PrestaShop"]},"html":["Powered by <a\\s{1,250}[^>]{1,250}>PrestaShop","<!-- /Block [a-z ]{1,250} module (?:HEADER|TOP)?\\s?-->","<!-- /Module Block [a-z ]{1,250} -->"],"js":{"freeProductTranslation":["\\;confidence:25"],"prestashop":[""],"priceDisplayMethod":["\\;confidence:25"],"priceDisplayPrecision":["\\;confidence:25"],"rcAnalyticsEvents.eventPrestashopCheckout":[""]},"dom":[["img[src*='/modules/prestablog/themes/'], img[data-src*='/modules/prestablog/themes/']","exists",""]],"implies":["PHP","MySQL"]}
{"name":"Pretty Links","categories":[87,71],"website":"prettylinks.com","dom":[["link[href*='/wp-content/plugins/pretty-link/']","exists",""]],"requires":["WordPress"]}
{"name":"PriceSpider","categories":[97],"website":"www.pricespider.com","scriptSrc":["cdn\\.pricespider\\.com/"],"js":{"PriceSpider.version":["(.{1,250})\\;version:\\1"]}}
{"name":"Primis","categories":[36],"website":"www.primis.tech","scriptSrc":["\\.sekindo\\.com"],"js":{"SekindoNativeSkinApi":[""],"sekindoDisplayedPlacement":[""],"sekindoFlowingPlayerOn":[""]},"dom":[["iframe[src*='.sekindo.com']","src",""],["img[src*='.sekindo.com']","src",""]]}
{"name":"Printful","categories":[76],"website":"www.printful.com","scriptSrc":["static\\.cdn\\.printful\\.com"]}
{"name":"Priority Hints","categories":[92],"website":"wicg.github.io/priority-hints","dom":[["iframe[fetchpriority], img[fetchpriority], script[fetchpriority], link[fetchpriority]","exists",""]]}
{"name":"Prism","categories":[19],"website":"prismjs.com","scriptSrc":["prism\\.js"],"js":{"Prism":[""],"apex.libVersions.prismJs":["^([\\d\\.]{1,250})$\\;version:\\1"]}}
{"name":"Prismic","categories":[1],"website":"prismic.io","scriptSrc":["\\.prismic\\.io/"],"dom":[["img[src*='images.prismic.io']","exists",""]]}
{"name":"Privy","categories":[32,75],"website":"www.privy.com","scriptSrc":["\\.privy\\.com/"],"js":{"Privy":[""],"PrivyWidget":[""],"privySettings":[""]}}
{"name":"ProcessWire","categories":[1],"website":"processwire.com","headers":{"x-powered-by":["ProcessWire CMS"]},"js":{"ProcessWire":[""]},"implies":["PHP"]}
{"name":"Product Personalizer","categories":[100,76],"website":"productpersonalizer.com","scriptSrc":["/product-personalizer/pplr_common\\.js"],"implies":["Shopify"]}
{"name":"ProfilePress","categories":[87],"website":"profilepress.net","cookies":{"ppwp_wp_session":[""]},"scriptSrc":["/wp-content/plugins/wp-user-avatar(?:-pro)?/.{1,100}frontend\\.min\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"dom":[["link[href*='/wp-content/plugins/wp-user-avatar/']","exists",""]],"requires":["WordPress"]}
{"name":"Profitwell","categories":[10],"website":"www.profitwell.com","scriptSrc":["profitwell\\.js"],"js":{"profitwell":[""]}}
{"name":"Project Wonderful","categories":[36],"website":"projectwonderful.com","scriptSrc":["^https?://(?:www\\.)?projectwonderful\\.com/(?:pwa\\.js|gen\\.php)"],"html":["<div[^>]{1,250}id=\"pw_adbox_"],"js":{"pw_adloader":[""]}}
{"name":"Projesoft","categories":[6],"website":"www.projesoft.com.tr","scriptSrc":["projesoft\\.js"]}
{"name":"PromoBuilding","categories":[51],"website":"promobuilding.ru","cookies":{"promobuilding_session":[""]},"html":["<!-- made with https://promobuilding\\.ru"],"js":{"promoApi":["\\;confidence:25"],"promoDomain":["\\;confidence:25"],"promoIsOver":["\\;confidence:25"],"promoStart":["\\;confidence:25"]}}
{"name":"Prototype","categories":[12],"website":"www.prototypejs.org","scriptSrc":["(?:prototype|protoaculous)(?:-([\\d.]{0,250}[\\d]))?.{0,250}\\.js\\;version:\\1"],"js":{"Prototype.Version":["^(.{1,250})$\\;version:\\1"]}}
{"name":"Protovis","categories":[25],"website":"mbostock.github.io/protovis","scriptSrc":["protovis.{0,250}\\.js"],"js":{"protovis":[""]}}
{"name":"ProvenExpert","categories":[5],"website":"www.provenexpert.com","scriptSrc":["provenexpert\\.\\w{1,250}/widget"],"dom":[["img[src*='provenexpert']","src","images\\.provenexpert\\.\\w{1,250}"]]}
{"name":"Provide Support","categories":[52],"website":"www.providesupport.com","scriptSrc":["\\.providesupport\\.com"]}
{"name":"Proximis","categories":[5,6],"website":"www.proximis.com","scriptSrc":["widget-commerce(?:\\.min)?\\.js"]}
{"name":"Proximis Unified Commerce","categories":[6,1],"website":"www.proximis.com","meta":{"generator":["Proximis Unified Commerce"]},"html":["<html[^>]{1,250}data-ng-app=\"RbsChangeApp\""],"js":{"__change":[""]},"implies":["PHP","AngularJS"]}
{"name":"Pterodactyl Panel","categories":[9],"website":"pterodactyl.io","cookies":{"pterodactyl_session":[""]},"implies":["Go","PHP","React","Laravel"]}
{"name":"PubGuru","categories":[36],"website":"pubguru.com","scriptSrc":["cdn\\.pubguru\\.com/"],"js":{"pg.version":["^([\\d\\.]{1,250})$\\;version:\\1\\;confidence:25"]}}
{"name":"PubMatic","categories":[36],"website":"www.pubmatic.com","scriptSrc":["https?://[^/]{0,250}\\.pubmatic\\.com"],"dom":[["iframe[src*='.pubmatic.com'], link[href*='.pubmatic.com']","exists",""]]}
{"name":"PubSubJS","categories":[59],"website":"github.com/mroderick/PubSubJS","js":{"PubSub":[""],"PubSub.version":["^(.{1,250})$\\;version:\\1"]}}
{"name":"Public CMS","categories":[1],"website":"www.publiccms.com","headers":{"x-powered-publiccms":["^(.{1,250})$\\;version:\\1"]},"cookies":{"publiccms_user":[""]},"implies":["Java"]}
{"name":"Pulse Secure","categories":[46],"website":"www.pulsesecure.net/products/remote-access-overview","cookies":{"dssignin":[""]},"url":["/dana-na/auth/"]}
{"name":"Pure CSS","categories":[66],"website":"purecss.io","html":["<link[^>]{1,250}(?:([\\d.]){1,5}/)?pure(?:-min)?\\.css\\;version:\\1","<div[^>]{1,250}class=\"[^\"]{0,250}pure-u-(?:sm-|md-|lg-|xl-)?\\d-\\d"]}
{"name":"Pure Chat","categories":[52],"website":"www.purechat.com","scriptSrc":["app\\.purechat\\.com"],"js":{"PCWidget":[""],"purechatApi":[""]}}
{"name":"PureCars","categories":[6],"website":"www.purecars.com","js":{"_pureCars":[""]}}
{"name":"PurpleAds","categories":[36],"website":"purpleads.io","meta":{"purpleads-verification":[""]},"scriptSrc":["\\.purpleads\\.io/"]}
{"name":"PushDaddy Whatsapp Chat","categories":[100,98],"website":"apps.shopify.com/whatsapp-chat-for-support","scriptSrc":["cdn\\.shopify\\.com/.{1,100}/pushdaddy_v([\\d\\.]{1,100}).{0,100}\\.js\\;version:\\1"],"dom":[["div.pushdaddy-chats","exists",""]],"implies":["WhatsApp Business Chat","Shopify"]}
{"name":"PushEngage","categories":[32],"website":"www.pushengage.com","scriptSrc":["clientcdn\\.pushengage\\.\\w{1,250}/core"]}
{"name":"PushOwl","categories":[32],"website":"pushowl.com","scriptSrc":["cdn\\.pushowl\\.com"]}
{"name":"PushPushGo","categories":[32],"website":"pushpushgo.com","scriptSrc":["\\.pushpushgo\\.com/"],"dom":[["link[href*='.pushpushgo.com/']","exists",""]]}
{"name":"Pushnami","categories":[32],"website":"pushnami.com","scriptSrc":["api\\.pushnami\\.com"]}
{"name":"PyScript","categories":[19],"website":"pyscript.net","dom":[["py-script","exists",""]]}
{"name":"Pygments","categories":[19],"website":"pygments.org","html":["<link[^>]{1,250}pygments\\.css[\"']"]}
{"name":"PyroCMS","categories":[1],"website":"pyrocms.com","headers":{"x-streams-distribution":["PyroCMS"]},"cookies":{"pyrocms":[""]},"implies":["Laravel"]}
{"name":"Python","categories":[27],"website":"python.org","headers":{"server":["(?:^|\\s)Python(?:/([\\d.]{1,250}))?\\;version:\\1"]}}
{"name":"PythonAnywhere","categories":[62,88],"website":"www.pythonanywhere.com","headers":{"server":["^PythonAnywhere$"]},"implies":["Python"]}
{"name":"papaya CMS","categories":[1],"website":"papaya-cms.com","html":["<link[^>]{0,250}/papaya-themes/"],"implies":["PHP"]}
{"name":"parcel","categories":[19],"website":"parceljs.org","js":{"parcelRequire":[""]},"implies":["SWC"]}
{"name":"particles.js","categories":[25],"website":"github.com/VincentGarreau/particles.js","scriptSrc":["/particles(?:\\.min)?\\.js"],"js":{"particlesJS":[""]},"dom":[["div#particles-js","exists",""]]}
{"name":"petite-vue","categories":[19],"website":"github.com/vuejs/petite-vue","scriptSrc":["/petite-vue"],"scripts":["/petite-vue@([\\d\\.]{1,250})/\\;version:\\1"]}
{"name":"phpAlbum","categories":[7],"website":"phpalbum.net","html":["<!--phpalbum ([.\\d\\s]{1,250})-->\\;version:\\1"],"implies":["PHP"]}
{"name":"phpBB","categories":[2],"website":"phpbb.com","cookies":{"phpbb":[""]},"meta":{"copyright":["phpBB Group"]},"html":["Powered by <a[^>]{1,250}phpBB","<div class=phpbb_copyright>","<[^>]{1,250}styles/(?:sub|pro)silver/theme","<img[^>]{1,250}i_icon_mini","<table class=\"[^\"]{0,250}forumline"],"js":{"phpbb":[""],"style_cookie_settings":[""]},"implies":["PHP"]}
{"name":"phpCMS","categories":[1],"website":"phpcms.de","js":{"phpcms":[""]},"implies":["PHP"]}
{"name":"phpDocumentor","categories":[4],"website":"www.phpdoc.org","html":["<!-- Generated by phpDocumentor"],"implies":["PHP"]}
{"name":"phpMyAdmin","categories":[3],"website":"www.phpmyadmin.net","html":["!\\[CDATA\\[[^<]{0,250}PMA_VERSION:\\\"([\\d.]{1,250})\\;version:\\1"," \\| phpMyAdmin ([\\d.]{1,250})<\\/title>\\;version:\\1","PMA_sendHeaderLocation\\(\\;version:\\1","<link [^>]{0,250}href=\"[^\"]{0,250}phpmyadmin\\.css\\.php\\;version:\\1"],"js":{"pma_absolute_uri":[""]},"implies":["PHP","MySQL"]}
{"name":"phpPgAdmin","categories":[3],"website":"phppgadmin.sourceforge.net","html":["<title>phpPgAdmin</title>","<span class=\"appname\">phpPgAdmin"],"implies":["PHP"]}
{"name":"phpRS","categories":[1],"website":"phprs.net","meta":{"generator":["^phpRS$"]},"implies":["PHP"]}
{"name":"phpSQLiteCMS","categories":[1],"website":"phpsqlitecms.net","meta":{"generator":["^phpSQLiteCMS(?: (.{1,250}))?$\\;version:\\1"]},"implies":["PHP","SQLite"]}
{"name":"phpwind","categories":[1,2],"website":"www.phpwind.net","meta":{"generator":["^phpwind(?: v([0-9-]{1,250}))?\\;version:\\1"]},"html":["(?:Powered|Code) by <a href=\"[^\"]{1,250}phpwind\\.net"],"implies":["PHP"]}
{"name":"pinoox","categories":[18],"website":"pinoox.com","cookies":{"pinoox_session":[""]},"js":{"pinoox":[""]},"implies":["PHP"]}
{"name":"pirobase CMS","categories":[1],"website":"www.pirobase-imperia.com/de/produkte/produktuebersicht/pirobase-cms","html":["<(?:script|link)[^>]/site/[a-z0-9/._-]{1,250}/resourceCached/[a-z0-9/._-]{1,250}","<input[^>]{1,250}cbi:///cms/"],"implies":["Java"]}
{"name":"plentyShop LTS","categories":[6],"website":"www.plentymarkets.com/product/modules/online-shop","headers":{"x-plenty-shop":["Ceres"]}}
{"name":"plentymarkets","categories":[6],"website":"www.plentymarkets.com","headers":{"x-plenty-shop":[""]},"meta":{"generator":["plentymarkets"]},"scriptSrc":["plenty\\.shop\\.(?:min\\.)?js"]}
{"name":"prettyPhoto","categories":[59],"website":"no-margin-for-errors.com/projects/prettyphoto-jquery-lightbox-clone","scriptSrc":["jquery\\.prettyPhoto\\.js"],"html":["<link [^>]{0,250}href=\"[^\"]{0,250}prettyPhoto(?:\\.min)?\\.css","<a [^>]{0,250}rel=\"prettyPhoto"],"js":{"pp_alreadyInitialized":[""],"pp_descriptions":[""],"pp_images":[""],"pp_titles":[""]},"implies":["jQuery"]}
{"name":"punBB","categories":[2],"website":"punbb.informer.com","html":["Powered by <a href=\"[^>]{1,250}punbb"],"js":{"PUNBB":[""]},"implies":["PHP"]}
{"name":"Q4","categories":[53],"website":"www.q4inc.com/products/investor-relations-websites/default.aspx","js":{"q4App.a11yAnnouncement":[""],"q4Defaults.fancySignup":[""]}}
{"name":"Q4 Cookie Monster","categories":[5,67],"website":"q4mobile.github.io/q4widgets-jquery-ui/doc_html/q4.cookieMonster.html","scriptSrc":["widgets\\.q4app\\.com/widgets/q4\\.cookiemonster\\.([\\d\\.]{1,250})\\.min\\.js\\;version:\\1"]}
{"name":"Qikify","categories":[100],"website":"qikify.com","scriptSrc":["sdk\\.qikify\\.com/"],"requires":["Shopify"]}
{"name":"Qstomizer","categories":[76],"website":"www.qstomizer.com","scriptSrc":["/qsmz-scripttag/qstomizer_st(?:\\.min)?\\.js"],"js":{"jQueryQSMZ":[""],"loadScript_qsmz":[""],"qstomizer_script":[""]}}
{"name":"Qualaroo","categories":[73],"website":"qualaroo.com","scriptSrc":["\\.qualaroo\\.com"],"js":{"QUALAROO_DNT":[""]},"dom":[["link[href*='.qualaroo.com']","exists",""]]}
{"name":"Qualified","categories":[52,32],"website":"www.qualified.com","scriptSrc":["\\.qualified\\.com/"],"js":{"QualifiedObject":["^qualified$"]}}
{"name":"Qualtrics","categories":[73],"website":"www.qualtrics.com","scriptSrc":["\\.qualtrics\\.com/"],"js":{"QSI.ClientSideTargeting":[""]}}
{"name":"Quanta","categories":[78,10],"website":"www.quanta.io","cookies":{"_qta_rum":[""]},"scriptSrc":["\\.quanta\\.io/(?:.{1,250}/quanta-rum-v([\\d\\.]{1,250})\\.min\\.js)?\\;version:\\1"],"js":{"QUANTA.app_id":[""],"QuantaTagRUMSpeedIndex":[""]}}
{"name":"Quantcast Choice","categories":[67],"website":"www.quantcast.com/products/choice-consent-management-platform","scriptSrc":["quantcast\\.mgr\\.consensu\\.org"]}
{"name":"Quantcast Measure","categories":[10],"website":"www.quantcast.com/products/measure-audience-insights","scriptSrc":["\\.quantserve\\.com/quant\\.js"],"js":{"quantserve":[""]},"dom":[["link[href*='.quantserve.com']","exists",""]]}
{"name":"Quantum Metric","categories":[10],"website":"www.quantummetric.com","scriptSrc":["cdn\\.quantummetric\\.com"]}
{"name":"Quasar","categories":[12],"website":"quasar.dev","dom":[["div#q-app","id","\\;confidence:50"],["div.q-page-container","class","\\;confidence:50"]],"requires":["Vue.js"]}
{"name":"Qubit","categories":[74,76],"website":"www.qubit.com","scriptSrc":["static\\.goqubit\\.com"],"js":{"__qubit":[""],"onQubitReady":[""]}}
{"name":"Question2Answer","categories":[15],"website":"www.question2answer.org","scriptSrc":["\\./qa-content/qa-page\\.js\\?([0-9.]{1,250})\\;version:\\1"],"html":["<!-- Powered by Question2Answer"],"implies":["PHP"]}
{"name":"Queue-it","categories":[92],"website":"queue-it.com","scriptSrc":["\\.queue-it\\.net/"],"js":{"QueueIt.Javascript.Version":["([\\d\\.]{1,250})\\;version:\\1"],"queueit_clientside_config":[""]}}
{"name":"Quick.CMS","categories":[1],"website":"opensolution.org","meta":{"generator":["Quick\\.CMS(?: v([\\d.]{1,250}))?\\;version:\\1"]}}
{"name":"Quick.Cart","categories":[6],"website":"opensolution.org","meta":{"generator":["Quick\\.Cart(?: v([\\d.]{1,250}))?\\;version:\\1"]}}
{"name":"QuickSell","categories":[6],"website":"quicksell.co","scriptSrc":["\\.quicksell\\.co/"]}
{"name":"Quicklink","categories":[59,92],"website":"getquick.link","scriptSrc":["quicklink@([\\d.]{1,250})/dist/quicklink.{0,250}\\.js\\;version:\\1"],"js":{"drupalSettings.quicklink":[""],"quicklink":[""]}}
{"name":"Quicq","categories":[92],"website":"afosto.com/apps/quicq","dom":[["img[src*='.qcqcdn.com/'], img[data-src*='.qcqcdn.com/'], img[src*='cdn.quicq.io/'], img[data-src*='cdn.quicq.io/']","exists",""]]}
{"name":"Quill","categories":[24],"website":"quilljs.com","js":{"Quill":[""]}}
{"name":"Quora Pixel","categories":[10],"website":"quoraadsupport.zendesk.com/hc/en-us/categories/115001573928-Pixels-Tracking","scriptSrc":["\\.quora\\.com/"],"js":{"qp.qp":[""]}}
{"name":"Qwik","categories":[18],"website":"qwik.builder.io","dom":[["*","q:version","^([\\d\\.]{1,250}(?:-\\d{1,250})?)\\;version:\\1"]]}
{"name":"qiankun","categories":[59],"website":"qiankun.umijs.org","scripts":["__POWERED_BY_QIANKUN__"],"dom":[["div[id^='__qiankun_']","data-version","([\\d\\.]{1,250})\\;version:\\1"]]}
{"name":"RBS Change","categories":[1,6],"website":"www.rbschange.fr","meta":{"generator":["RBS Change"]},"html":["<html[^>]{1,250}xmlns:change="],"implies":["PHP"]}
{"name":"RCMS","categories":[1],"website":"www.rcms.fi","meta":{"generator":["^(?:RCMS|ReallyCMS)"]}}
{"name":"RD Station","categories":[32],"website":"rdstation.com.br","scriptSrc":["d335luupugsy2\\.cloudfront\\.net/js/loader-scripts/.{0,250}-loader\\.js"],"js":{"RDStation":[""]}}
{"name":"RDoc","categories":[4],"website":"github.com/ruby/rdoc","html":["<link[^>]{1,250}href=\"[^\"]{0,250}rdoc-style\\.css","Generated by <a[^>]{1,100}href=\"https?://rdoc\\.rubyforge\\.org[^>]{1,100}>RDoc</a> ([\\d.]{0,100}\\d)\\;version:\\1","Generated by <a href=\"https:\\/\\/ruby\\.github\\.io\\/rdoc\\/\">RDoc<\\/a> ([\\d.]{0,250}\\d)\\;version:\\1"],"js":{"rdoc_rel_prefix":[""]},"implies":["Ruby"]}
{"name":"REDAXO","categories":[1],"website":"redaxo.org","url":["^https?://(?:www\\.)?[\\d\\w\\-]{1,250}\\.[\\w]{1,250}/redaxo/\\;confidence:50"],"js":{"redaxo":["\\;confidence:50"]},"implies":["PHP"]}
{"name":"RSS","categories":[19],"website":"www.rssboard.org/rss-specification","dom":[["link[type*='application']","type","application/(?:rss|atom)\\+xml"]]}
{"name":"RX Web Server","categories":[22],"website":"developers.rokitax.co.uk/projects/rxweb","headers":{"x-powered-by":["RX-WEB"]}}
{"name":"RackCache","categories":[23],"website":"github.com/rtomayko/rack-cache","headers":{"x-rack-cache":[""]},"implies":["Ruby"]}
{"name":"Rain","categories":[6],"website":"www.rainpos.com","scriptSrc":["\\.rainpos\\.com/"]}
{"name":"RainLoop","categories":[30],"website":"www.rainloop.net","headers":{"server":["^RainLoop"]},"meta":{"rlappversion":["^([0-9.]{1,250})$\\;version:\\1"]},"scriptSrc":["^rainloop/v/([0-9.]{1,250})/\\;version:\\1"],"html":["<link[^>]href=\"rainloop/v/([0-9.]{1,250})/static/apple-touch-icon\\.png/>\\;version:\\1"],"js":{"rainloop":[""],"rainloopI18N":[""]},"implies":["PHP"]}
{"name":"Raisely","categories":[51,41],"website":"raisely.com","js":{"RaiselyComponents":[""],"__raiselyDebug":[""],"wpRaisely":[""]}}
{"name":"Rakuten","categories":[71],"website":"www.rakuten.com","cookies":{"rakuten-source":[""]},"scriptSrc":["tag\\.rmp\\.rakuten\\.com","\\.linksynergy\\.com"],"js":{"rakutenRanMID":[""],"rakutenSource":[""]}}
{"name":"Rakuten Advertising","categories":[36],"website":"rakutenadvertising.com","scriptSrc":["tag\\.rmp\\.rakuten\\.com"]}
{"name":"Rakuten Digital Commerce","categories":[6],"website":"digitalcommerce.rakuten.com.br","js":{"RakutenApplication":[""]}}
{"name":"Ramda","categories":[59],"website":"ramdajs.com","scriptSrc":["ramda.{0,250}\\.js"]}
{"name":"RankMath SEO","categories":[87,54],"website":"rankmath.com","scriptSrc":["/wp-content/plugins/seo-by-rank-math(?:-pro)?/.{1,100}\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"dom":[["link[href*='/wp-content/plugins/seo-by-rank-math/'], script.rank-math-schema-pro, script.rank-math-schema","exists",""]],"implies":["Google Analytics\\;version:4"],"requires":["WordPress"]}
{"name":"Raphael","categories":[25],"website":"dmitrybaranovskiy.github.io/raphael","scriptSrc":["raphael(?:-([\\d.]{1,250}))?(?:\\.min)?\\.js\\;version:\\1"],"js":{"Raphael.version":["^(.{1,250})$\\;version:\\1"]}}
{"name":"RapidSec","categories":[16],"website":"rapidsec.com","headers":{"content-security-policy":["\\.rapidsec\\.net\\;confidence:50"],"content-security-policy-report-only":["\\.rapidsec\\.net\\;confidence:50"],"report-to":["\\.rapidsec\\.net"]}}
{"name":"RapidSpike","categories":[13,78],"website":"www.rapidspike.com","scriptSrc":["\\.rapidspike\\.com/"],"js":{"rspike_timing":[""]}}
{"name":"Raptor","categories":[76],"website":"raptorsmartadvisor.com","scriptSrc":["api\\.raptorsmartadvisor\\.com","msecnd\\.net/script/raptor-([\\d.]{1,250})\\.js\\;version:\\1"],"js":{"Raptor":[""],"onRaptorLoaded":[""],"raptorBase64":[""]}}
{"name":"Raspbian","categories":[28],"website":"www.raspbian.org","headers":{"server":["Raspbian"],"x-powered-by":["Raspbian"]}}
{"name":"RateParity","categories":[5],"website":"www.rateparity.com","scriptSrc":["code\\.rateparity\\.com/"]}
{"name":"Raychat","categories":[52],"website":"raychat.io","scriptSrc":["app\\.raychat\\.io/scripts/js"],"js":{"Raychat":[""]}}
{"name":"Raygun","categories":[78,13],"website":"raygun.com","scriptSrc":["\\.raygun\\.io"],"js":{"Raygun":[""],"raygunEnabled":[""],"raygunFactory":[""]}}
{"name":"Rayo","categories":[1],"website":"www.rayo.ir","meta":{"generator":["^Rayo"]},"js":{"Rayo":[""]},"implies":["AngularJS","Microsoft ASP.NET"]}
{"name":"Razorpay","categories":[41],"website":"razorpay.com","scriptSrc":["checkout\\.razorpay\\.com"],"js":{"Razorpay":[""]}}
{"name":"Re:amaze","categories":[52],"website":"www.reamaze.com","scriptSrc":["\\.reamaze\\.com/"],"js":{"reamaze.version":["^([\\d\\.]{1,250})$\\;version:\\1"]}}
{"name":"ReCaptcha v2 for Contact Form 7","categories":[87],"website":"wordpress.org/plugins/wpcf7-recaptcha","scriptSrc":["/wp-content/plugins/wpcf7-recaptcha/.{1,100}\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"implies":["Contact Form 7"],"requires":["WordPress"]}
{"name":"ReConvert","categories":[100],"website":"www.reconvert.io","scriptSrc":["\\.stilyoapps\\.com/reconvert/assets/js/store_reconvert_node\\.js"],"implies":["Shopify"]}
{"name":"ReDoc","categories":[4],"website":"github.com/Rebilly/ReDoc","scriptSrc":["/redoc\\.(?:min\\.)?js"],"html":["<redoc "],"js":{"Redoc.version":["^(.{1,250})$\\;version:\\1"]},"implies":["React"]}
{"name":"React","categories":[12],"website":"reactjs.org","meta":{"description":["^Web site created using create-react-app$"]},"scriptSrc":["react(?:-with-addons)?[.-](\\d{1,100}(?:\\.\\d{1,10}){1,5})[^/]{0,100}\\.js\\;version:\\1","/([\\d\\.]{1,250})/react(?:\\.min)?\\.js\\;version:\\1","^react\\b.{0,250}\\.js"],"html":["<[^>]{1,250}data-react"],"js":{"React.version":["^([\\d\\.]{1,250})$\\;version:\\1"],"ReactOnRails":[""],"__REACT_ON_RAILS_EVENT_HANDLERS_RAN_ONCE__":[""]},"dom":[["div[id*='react-root'], span[id*='react-']","exists",""]]}
{"name":"React Bricks","categories":[1],"website":"reactbricks.com","dom":[["img[src*='react']","src","react(?:-)?bricks\\."]],"implies":["React"],"requires":["React"]}
{"name":"React Redux","categories":[12],"website":"react-redux.js.org","scriptSrc":["/react-redux(@|/)([\\d.]{1,250})(?:/[a-z]{1,250})?/react-redux(?:.min)?\\.js\\;version:\\2"],"implies":["React","Redux"]}
{"name":"React Router","categories":[12],"website":"reactrouter.com","scriptSrc":["(?:/react-router(@|/)([\\d.]{1,250})(?:/[a-z]{1,250})?)?/react-router(?:\\.min)?\\.js\\;version:\\2"],"implies":["React"]}
{"name":"Reactive","categories":[1,6],"website":"reactiveonline.io","meta":{"generator":["Reactive"]},"url":["^https?//.{1,250}\\.reactiveonline\\.io"],"implies":["Ruby on Rails"]}
{"name":"Readymag","categories":[51],"website":"readymag.com","meta":{"generator":["^Readymag$"]}}
{"name":"Really Simple CAPTCHA","categories":[87],"website":"wordpress.org/plugins/really-simple-captcha","dom":[["img[src*='/wp-content/plugins/really-simple-captcha/']","exists",""]],"requires":["WordPress"]}
{"name":"RebelMouse","categories":[1],"website":"www.rebelmouse.com","headers":{"x-rebelmouse-cache-control":[""],"x-rebelmouse-surrogate-control":[""]},"html":["<!-- Powered by RebelMouse\\."]}
{"name":"Rebuy","categories":[76,100],"website":"rebuyengine.com","scriptSrc":["rebuyengine\\.com"],"js":{"rebuyConfig":[""]}}
{"name":"Recapture","categories":[98],"website":"recapture.io","scriptSrc":["cdn\\.recapture\\.io/.{1,100}\\?v=\\d{1,100}(?:&ver=([\\d\\.]{1,100})?)?\\;version:\\1"]}
{"name":"Recart","categories":[98],"website":"recart.com","scriptSrc":["api\\.recart\\.com"],"js":{"__recart":[""],"recart":[""]}}
{"name":"Recent Posts Widget With Thumbnails","categories":[87],"website":"wordpress.org/plugins/recent-posts-widget-with-thumbnails","dom":[["link[href*='/wp-content/plugins/recent-posts-widget-with-thumbnails/']","href","/wp-content/plugins/recent-posts-widget-with-thumbnails/.{1,100}\\.css(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"]],"requires":["WordPress"]}
{"name":"Recharge","categories":[41],"website":"rechargepayments.com","scriptSrc":["rechargeassets-bootstrapheroes-rechargeapps\\.netdna-ssl\\.com","\\.rechargecdn\\.com/"],"js":{"ReChargeWidget":[""]}}
{"name":"Recite Me","categories":[68],"website":"reciteme.com","scriptSrc":["api\\.reciteme\\.com/asset/js"]}
{"name":"Recomify","categories":[100],"website":"www.recomify.com","scriptSrc":["app\\.recomify\\.com/"],"implies":["Shopify"]}
{"name":"RecoverMyCart","categories":[76,100],"website":"app.recovermycart.com","scriptSrc":["cdn\\.recovermycart\\.com"],"implies":["Shopify"]}
{"name":"Recruitee","categories":[101],"website":"recruitee.com","js":{"RtApp.mapBoxToken":[""]}}
{"name":"Recurate","categories":[19],"website":"www.recurate.com","scripts":["\"(?:vendor|title)?\"\\:\"Recurate\""],"dom":[["link[href*='/recurate-site.css']","href","cdn\\.shopify\\.com/.{1,250}/recurate-site\\.css"]],"requires":["Shopify"]}
{"name":"Recurly","categories":[41],"website":"recurly.com","scriptSrc":["js\\.recurly\\.com"],"html":["<input[^>]{1,250}data-recurly"],"js":{"recurly.version":["^(.{1,250})$\\;version:\\1"]}}
{"name":"Red Hat","categories":[28],"website":"www.redhat.com","headers":{"server":["Red Hat"],"x-powered-by":["Red Hat"]}}
{"name":"RedCart","categories":[6],"website":"redcart.pl","cookies":{"rc2c-erotica":["\\d{1,250}"]},"js":{"RC_SHOP_ID":[""]}}
{"name":"Reddit","categories":[2],"website":"code.reddit.com","html":["<a[^>]{1,250}Powered by Reddit","powered by <a[^>]{1,250}>reddit<"],"url":["^https?://(?:www\\.)?reddit\\.com"],"js":{"reddit":[""]},"implies":["Python"]}
{"name":"Reddit Ads","categories":[36],"website":"advertising.reddithelp.com","scriptSrc":["www\\.redditstatic\\.com"]}
{"name":"Redis","categories":[34],"website":"redis.io"}
{"name":"Redis Object Cache","categories":[23],"website":"wprediscache.com","html":["<!--\\s{1,250}Performance optimized by Redis Object Cache"],"implies":["Redis","WordPress"]}
{"name":"Redmine","categories":[13],"website":"www.redmine.org","cookies":{"_redmine_session":[""]},"html":["Powered by <a href=\"[^>]{1,250}Redmine"],"implies":["Ruby on Rails"]}
{"name":"Redonner","categories":[84],"website":"www.redonner.fr","scriptSrc":["\\.redonner\\.fr/"]}
{"name":"Redux","categories":[12],"website":"redux.js.org","scriptSrc":["/redux(@|/)([\\d.]{1,250})(?:/[a-z]{1,250})?/redux(?:.min)?\\.js\\;version:\\2"]}
{"name":"RedwoodJS","categories":[12,18],"website":"redwoodjs.com","dom":[["div#redwood-app","exists",""]],"implies":["React","GraphQL","TypeScript"]}
{"name":"Reelevant","categories":[76],"website":"try.reelevant.com","headers":{"content-security-policy":["\\.reelevant\\.com\\;confidence:50"]},"js":{"reel.companyId":[""]}}
{"name":"Reevoo","categories":[90],"website":"www.reevoo.com","scriptSrc":["\\.reevoo\\.com/"],"js":{"ReevooApi":[""],"reevooAccessCode":[""],"reevooLoader.tracking":[""],"reevooUrl":["\\.reevoo\\.com/"]}}
{"name":"ReferralCandy","categories":[94,84],"website":"www.referralcandy.com","scriptSrc":["\\.referralcandy\\.com/"],"dom":[["iframe[src*='.referralcandy.com/']","exists",""]]}
{"name":"Refersion","categories":[71,36],"website":"refersion.com","scriptSrc":["\\.refersion\\.com"],"dom":[["img[src*='cdn.refersion.com'], img[src*='s3.amazonaws.com/refersion_client/']","src",""]]}
{"name":"Reflektion","categories":[76],"website":"reflektion.com","scriptSrc":["\\.cloudfront\\.net/js/reflektion\\.js"],"js":{"RFK_DEPLOY_TIME":[""],"RfkParams":[""]}}
{"name":"Refundid","categories":[102],"website":"refundid.com","js":{"launchRefundidPopup":[""]},"requiresCategory":[6]}
{"name":"Regiondo","categories":[5,72],"website":"www.regiondo.com","scriptSrc":["cdn\\.regiondo\\.net"]}
{"name":"Reinvigorate","categories":[10],"website":"www.reinvigorate.net","js":{"reinvigorate":[""]}}
{"name":"Remarkable Commerce","categories":[6],"website":"remarkable.net","js":{"Remarkable.BasketItems":[""]}}
{"name":"Remix","categories":[18,22],"website":"remix.run","js":{"__remixContext":[""]},"implies":["React"]}
{"name":"Reputon","categories":[90,100],"website":"reputon.com","scriptSrc":["\\.reputon\\.com/"],"requires":["Shopify"]}
{"name":"RequireJS","categories":[12],"website":"requirejs.org","scriptSrc":["require.{0,250}\\.js"],"js":{"requirejs.version":["^(.{1,250})$\\;version:\\1"]}}
{"name":"ResDiary","categories":[93],"website":"www.resdiary.com","scriptSrc":["\\.resdiary\\.\\w{1,250}/"],"dom":[["iframe[src*='resdiary']","src","\\.resdiary\\.\\w{1,250}/"]]}
{"name":"Resengo","categories":[93],"website":"wwc.resengo.com","scriptSrc":["www\\.resengo\\.\\w{1,250}"],"js":{"wpJsonpResengoReservationWidget":[""]},"dom":[["iframe[src*='resengo']","src","www\\.resengo\\.\\w{1,250}"]]}
{"name":"Reservio","categories":[93,72],"website":"www.reservio.com","scriptSrc":["static\\.reservio\\.com"],"dom":[[".reservio-booking-button","exists",""]]}
{"name":"Resin","categories":[22],"website":"caucho.com","headers":{"server":["^Resin(?:/(\\S{0,250}))?\\;version:\\1"]},"implies":["Java"]}
{"name":"Resmio","categories":[93],"website":"www.resmio.com","scriptSrc":["static\\.resmio\\.\\w{1,250}/static/"],"js":{"ResmioButton":[""]}}
{"name":"Resova","categories":[72],"website":"resova.com","js":{"baseUrl":["\\.resova\\.(?:us|eu|co\\.uk)"],"initResova":[""]}}
{"name":"Responsive Lightbox & Gallery","categories":[87,7],"website":"dfactory.eu/products/responsive-lightbox-gallery-extensions","scriptSrc":["/wp-content/plugins/responsive-lightbox/.{1,100}front\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"js":{"rlArgs.activeGalleries":[""],"rl_hide_image":[""],"rl_view_image":[""]},"requires":["WordPress"]}
{"name":"ResponsiveVoice","categories":[19],"website":"responsivevoice.org","js":{"responsiveVoice.version":["^([\\d\\.]{1,250})$\\;version:\\1"]}}
{"name":"Resy","categories":[93],"website":"resy.com","scriptSrc":["widgets\\.resy\\.\\w{1,250}"],"js":{"resyWidget":[""]}}
{"name":"Retail Rocket","categories":[76],"website":"retailrocket.net","cookies":{"rr-testcookie":["testvalue"],"rrpvid":["^\\d{1,250}$"]},"scriptSrc":["cdn\\.retailrocket\\.net"],"js":{"retailrocket":[""],"rrAddToBasket":["\\;confidence:25"],"rrApiOnReady":["\\;confidence:25"],"rrLibrary":["\\;confidence:25"],"rrPartnerId":["\\;confidence:25"]}}
{"name":"ReturnGO","categories":[102],"website":"returngo.ai","scriptSrc":["\\.returngo\\.ai/"],"js":{"returnGoCanBeRun":[""],"returnGoIntegrationData":[""]}}
{"name":"Returnly","categories":[102],"website":"returnly.com","js":{"Returnly.ContainerSwitcher":[""],"Returnly.InternalEventTracker":[""]}}
{"name":"RevJet","categories":[36],"website":"www.revjet.com","dom":[["link[href*='.revjet.com']","exists",""]]}
{"name":"RevLifter","categories":[76],"website":"www.revlifter.com","cookies":{"revlifter":[""]},"scriptSrc":["assets\\.revlifter\\.io"],"js":{"RevLifterObject":[""],"revlifter":[""]}}
{"name":"Reveal.js","categories":[12],"website":"lab.hakim.se/reveal-js","scriptSrc":["(?:^|/)reveal(?:\\.min)?\\.js"],"js":{"Reveal.VERSION":["^(.{1,250})$\\;version:\\1"]},"implies":["Highlight.js"]}
{"name":"Revel","categories":[18],"website":"revel.github.io","cookies":{"revel_flash":[""],"revel_session":[""]},"implies":["Go"]}
{"name":"RevenueHunt","categories":[71],"website":"revenuehunt.com","scriptSrc":["admin\\.revenuehunt\\.com/"]}
{"name":"Revieve","categories":[76],"website":"www.revieve.com","js":{"Revieve.__esModule":[""],"revieveConfig.onClickProduct":[""]}}
{"name":"ReviewSolicitors","categories":[90],"website":"www.reviewsolicitors.co.uk","scriptSrc":["\\.reviewsolicitors\\.co\\.uk/"],"js":{"rs.getWidgetHtml":[""]}}
{"name":"Reviews.io","categories":[90],"website":"www.reviews.io","js":{"reviewsio_hasVoted":[""],"reviewsio_shareLink":[""]}}
{"name":"RevolverMaps","categories":[35],"website":"www.revolvermaps.com","scriptSrc":["\\.revolvermaps\\.com"]}
{"name":"Revy","categories":[100],"website":"revy.io","scriptSrc":["api\\.revy\\.io/"],"js":{"RevyApp":[""],"RevyBundle":[""],"RevyUpsell":[""]},"requires":["Shopify"]}
{"name":"Rewardful","categories":[71],"website":"www.getrewardful.com","scriptSrc":["r\\.wdfl\\.co"],"js":{"Rewardful":[""]}}
{"name":"Rezdy","categories":[5,72],"website":"www.rezdy.com","scriptSrc":["rezdy\\.\\w{1,250}/pluginJs"]}
{"name":"Rezgo","categories":[5,72],"website":"www.rezgo.com","dom":[["iframe","id","rezgo_content_frame"],["link","href","wp-content/plugins/rezgo/rezgo/templates"]]}
{"name":"RichRelevance","categories":[76],"website":"richrelevance.com","scriptSrc":["\\.richrelevance\\.com/"],"js":{"RR.U":["\\;confidence:50"],"rr_v":["([\\d.]{1,250})\\;version:\\1\\;confidence:50"]}}
{"name":"Richpanel","categories":[53],"website":"www.richpanel.com","scriptSrc":["\\.richpanel\\.com/"],"js":{"Richpanel.PLUGIN_API_URL":[""],"RichpanelAppProxy":[""],"richpanel_messenger_url":[""]}}
{"name":"Rickshaw","categories":[25],"website":"code.shutterstock.com/rickshaw","scriptSrc":["rickshaw(?:\\.min)?\\.js"],"js":{"Rickshaw":[""]},"implies":["D3"]}
{"name":"RightJS","categories":[12],"website":"rightjs.org","scriptSrc":["right\\.js"],"js":{"RightJS":[""]}}
{"name":"Riot","categories":[12],"website":"riot.js.org","scriptSrc":["riot(?:\\+compiler)?(?:\\.min)?\\.js"],"js":{"riot":[""]}}
{"name":"Ripple","categories":[12],"website":"dpc-sdp.github.io/sdp-docs/ripple","headers":{"x-sdp-app-type":["ripple"]},"implies":["Nuxt.js","Vue.js","Drupal"]}
{"name":"Rise.ai","categories":[84,94],"website":"rise.ai","scriptSrc":["strn\\.rise-ai\\.com/"],"js":{"Rise.shop":[""],"RiseStoreFront":[""]},"requires":["Shopify"]}
{"name":"Riskified","categories":[10,16],"website":"www.riskified.com","headers":{"server":["Riskified Server"]},"html":["<[^>]{0,250}beacon\\.riskified\\.com","<[^>]{0,250}c\\.riskified\\.com"],"js":{"RISKX":[""],"riskifiedBeaconLoad":[""]}}
{"name":"RiteCMS","categories":[1],"website":"ritecms.com","meta":{"generator":["^RiteCMS(?: (.{1,250}))?\\;version:\\1"]},"implies":["PHP","SQLite\\;confidence:80"]}
{"name":"Rive","categories":[25],"website":"rive.app","js":{"rive.Rive":[""]}}
{"name":"Roadiz CMS","categories":[1,11],"website":"www.roadiz.io","headers":{"x-powered-by":["Roadiz CMS"]},"meta":{"generator":["^Roadiz ?(?:master|develop)? v?([0-9\\.]{1,250})\\;version:\\1"]},"implies":["PHP","Symfony"]}
{"name":"Robin","categories":[6],"website":"www.robinhq.com","js":{"_robin_getRobinJs":[""],"robin_settings":[""],"robin_storage_settings":[""]}}
{"name":"RockRMS","categories":[1,11,32],"website":"www.rockrms.com","meta":{"generator":["^Rock v([0-9.]{1,250})\\;version:\\1"]},"implies":["Windows Server","IIS","Microsoft ASP.NET"]}
{"name":"Rockerbox","categories":[32],"website":"www.rockerbox.com","scriptSrc":["wxyz\\.rb\\.js"],"js":{"RB.source":["\\;confidence:50"]}}
{"name":"Rocket.Chat","categories":[52],"website":"rocket.chat","js":{"RocketChat.livechat":[""]}}
{"name":"Rokt","categories":[76],"website":"www.rokt.com","headers":{"content-security-policy":["\\.rokt\\.com\\;confidence:50"]},"scriptSrc":["\\.rokt\\.com/"]}
{"name":"Rollbar","categories":[13],"website":"rollbar.com","scriptSrc":["rollbar\\.js/([0-9.]{1,250})\\;version:\\1"]}
{"name":"Rotic","categories":[52],"website":"rotic.ir","js":{"Rotic.setting":[""]}}
{"name":"RoundCube","categories":[30],"website":"roundcube.net","html":["<title>RoundCube"],"js":{"rcmail":[""],"roundcube":[""]},"implies":["PHP"]}
{"name":"Route","categories":[107],"website":"route.com","scriptSrc":["//cdn.routeapp.io/"],"js":{"Routeapp":[""]}}
{"name":"Rubicon Project","categories":[36],"website":"rubiconproject.com","scriptSrc":["https?://[^/]{0,250}\\.rubiconproject\\.com"],"dom":[["iframe[src*='.rubiconproject.com']","src",""],["img[src*='.rubiconproject.com']","src",""]]}
{"name":"Ruby","categories":[27],"website":"ruby-lang.org","headers":{"server":["Mongrel","WEBrick","Ruby"]}}
{"name":"Ruby Receptionists","categories":[5],"website":"www.ruby.com","scriptSrc":["chatwidget\\.ruby\\.com"],"js":{"rubyApi":[""]}}
{"name":"Ruby on Rails","categories":[18],"website":"rubyonrails.org","headers":{"server":["mod_(?:rails|rack)"],"x-powered-by":["mod_(?:rails|rack)"]},"cookies":{"_session_id":["\\;confidence:75"]},"meta":{"csrf-param":["^authenticity_token$\\;confidence:50"]},"scriptSrc":["/assets/application-[a-z\\d]{32}/\\.js\\;confidence:50"],"js":{"ReactOnRails":[""],"__REACT_ON_RAILS_EVENT_HANDLERS_RAN_ONCE__":[""]},"implies":["Ruby"]}
{"name":"Rudderstack","categories":[97],"website":"rudderstack.com","scriptSrc":["cdn\\.rudderlabs\\.com"],"js":{"rudderanalytics":[""]}}
{"name":"Rumble","categories":[14],"website":"rumble.com","js":{"Rumble.gdpr":[""],"Rumble.resize":[""]},"dom":[["iframe[src*='//rumble.com/']","exists",""]]}
{"name":"Rust","categories":[27],"website":"www.rust-lang.org"}
{"name":"RxJS","categories":[12],"website":"reactivex.io","scriptSrc":["rx(?:\\.\\w{1,250})?(?:\\.compat|\\.global)?(?:\\.min)?\\.js"],"js":{"Rx.CompositeDisposable":[""],"Rx.Symbol":[""]}}
{"name":"Ryviu","categories":[90],"website":"www.ryviu.com","scriptSrc":["cdn\\.ryviu\\.com"],"js":{"ryviu_global_settings":[""]}}
{"name":"reCAPTCHA","categories":[16],"website":"www.google.com/recaptcha","scriptSrc":["api-secure\\.recaptcha\\.net","recaptcha_ajax\\.js","/recaptcha/(?:api|enterprise)\\.js"],"scripts":["/recaptcha/api\\.js"],"js":{"Recaptcha":[""],"recaptcha":[""]},"dom":[["#recaptcha_image, iframe[src*='.google.com/recaptcha/'], div.g-recaptcha","exists",""]]}
{"name":"SALESmanago","categories":[97,32],"website":"www.salesmanago.com","scriptSrc":["\\.salesmanago\\.com/"],"js":{"SalesmanagoObject":[""]}}
{"name":"SAP","categories":[53],"website":"sap.com","headers":{"server":["SAP NetWeaver Application Server"]}}
{"name":"SAP Commerce Cloud","categories":[6],"website":"www.sap.com/products/commerce-cloud.html","cookies":{"_hybris":[""]},"html":["<[^>]{1,250}/(?:sys_master|hybr|_ui/(?:.{0,250}responsive/)?(?:desktop|common(?:/images|/img|/css|ico)?))/","<script[^>].{0,250}hybris.{0,250}.js"],"js":{"ACC.config.commonResourcePath":["/_ui/responsive/common\\;confidence:25"],"ACC.config.rootPath":["/_ui/responsive\\;confidence:25"],"ACC.config.themeResourcePath":["/_ui/responsive/theme-\\;confidence:50"],"getProductAttrFromHybris":[""],"getProductAvailabilityHybris":[""],"hybrisId":[""],"passLgDataToHybris":[""],"smartedit":[""]},"implies":["Java"]}
{"name":"SAP Customer Data Cloud Sign-in","categories":[69],"website":"www.sap.com/uk/acquired-brands/what-is-gigya.html","scriptSrc":["\\.gigya\\.com/JS/gigya\\.js"]}
{"name":"SAP Upscale Commerce","categories":[6],"website":"www.sapstore.com/solutions/47000/SAP-Upscale-Commerce","dom":[["[upscale-version]","upscale-version","^([\\d.]{1,250})\\;version:\\1"]]}
{"name":"SDL Tridion","categories":[1],"website":"www.sdl.com/products/tridion","html":["<img[^>]{1,250}_tcm\\d{2,3}-\\d{6}\\."]}
{"name":"SEMrush","categories":[32],"website":"www.semrush.com","scriptSrc":["www\\.semrush\\.com"],"js":{"SEMRUSH":[""]}}
{"name":"SEOmatic","categories":[54],"website":"plugins.craftcms.com/seomatic","meta":{"generator":["^SEOmatic$"]},"implies":["Craft CMS"]}
{"name":"SHE Media","categories":[36],"website":"www.shemedia.com","js":{"SheMedia":[""],"blogherads.adq":[""]}}
{"name":"SIMsite","categories":[1],"website":"simgroep.nl/internet/portfolio-contentbeheer_41623","meta":{"sim.medium":[""]},"scriptSrc":["/sim(?:site|core)/js"]}
{"name":"SMF","categories":[2],"website":"www.simplemachines.org","html":["credits/?\" title=\"Simple Machines Forum\" target=\"_blank\" class=\"new_win\">SMF ([0-9.]{1,250})</a>\\;version:\\1"],"js":{"smf_":[""]},"implies":["PHP"]}
{"name":"SOBI 2","categories":[19],"website":"www.sigsiu.net/sobi2.html","html":["<!-- start of Sigsiu Online Business Index","<div[^>]{0,250} class=\"sobi2"],"implies":["Joomla"]}
{"name":"SPDY","categories":[19],"website":"chromium.org/spdy","headers":{"x-firefox-spdy":["\\d\\.\\d"]},"excludes":["HTTP/2"]}
{"name":"SPIP","categories":[1],"website":"www.spip.net","headers":{"composed-by":["SPIP ([\\d.]{1,250}) @\\;version:\\1"],"x-spip-cache":[""]},"meta":{"generator":["(?:^|\\s)SPIP(?:\\s([\\d.]{1,250}(?:\\s\\[\\d{1,250}\\])?))?\\;version:\\1"]},"dom":[["div.formulaire_spip","exists",""]],"implies":["PHP"]}
{"name":"SPNEGO","categories":[16],"website":"tools.ietf.org/html/rfc4559","headers":{"www-authenticate":["^Negotiate"]}}
{"name":"SQL Buddy","categories":[3],"website":"www.sqlbuddy.com","html":["<title>SQL Buddy</title>","<[^>]{1,250}onclick=\"sideMainClick\\(\"home\\.php"],"implies":["PHP"]}
{"name":"SQLite","categories":[34],"website":"www.sqlite.org"}
{"name":"STN Video","categories":[36,14],"website":"www.stnvideo.com","scriptSrc":["embed\\.sendtonews\\.com/"],"scripts":["embed\\.sendtonews\\.com/"]}
{"name":"STUDIO","categories":[51],"website":"studio.design","meta":{"generator":["^STUDIO$"]},"dom":[[".StudioCanvas, .publish-studio-style","exists",""]],"implies":["Vue.js","Nuxt.js","Firebase","Google Cloud","Google Tag Manager"]}
{"name":"SUSE","categories":[28],"website":"suse.com","headers":{"server":["SUSE(?:/?\\s?-?([\\d.]{1,250}))?\\;version:\\1"],"x-powered-by":["SUSE(?:/?\\s?-?([\\d.]{1,250}))?\\;version:\\1"]}}
{"name":"SVG Support","categories":[87],"website":"github.com/wp-plugins/svg-support","scriptSrc":["/wp-content/plugins/svg-support/"],"dom":[["link[href*='/wp-content/plugins/svg-support/']","exists",""]],"requires":["WordPress"]}
{"name":"SWC","categories":[19],"website":"swc.rs","implies":["Rust"]}
{"name":"SWFObject","categories":[19],"website":"github.com/swfobject/swfobject","scriptSrc":["swfobject.{0,250}\\.js"],"js":{"SWFObject":[""]}}
{"name":"SaaSquatch","categories":[94,84],"website":"www.saasquatch.com","scriptSrc":["(?:\\.cloudfront\\.net/assets/javascripts/(?:v2/)?|/sas)squatch\\.min\\.js"],"js":{"SAASQUATCH_TENANT_ALIAS":[""],"squatch.CtaWidget":[""],"squatchQuery":[""]}}
{"name":"SabaVision","categories":[36],"website":"www.sabavision.com","meta":{"sabavision_zone":[""]},"js":{"SabavisionElement":[""],"__SABAVISION_GET_ADD_TIMEOUT":[""],"sabaVisionWebsiteID":[""],"sabaVisionWebsitePage":[""]}}
{"name":"Saber","categories":[57],"website":"saber.land","meta":{"generator":["^Saber v([\\d.]{1,250})$\\;version:\\1"]},"html":["<div [^>]{0,250}id=\"_saber\""],"implies":["Vue.js"]}
{"name":"Sails.js","categories":[18],"website":"sailsjs.org","headers":{"x-powered-by":["^Sails(?:$|[^a-z0-9])"]},"cookies":{"sails.sid":[""]},"implies":["Express"]}
{"name":"Sailthru","categories":[32,75,76],"website":"www.sailthru.com","cookies":{"sailthru_pageviews":[""]},"meta":{"sailthru.image.full":[""],"sailthru.title":[""]},"scriptSrc":["ak\\.sail-horizon\\.com"],"js":{"Sailthru":[""],"sailthruIdentify":[""],"sailthruNewsletterRegistration":[""],"trackSailthruUser":[""]},"dom":[["link[href*='ak.sail-horizon.com'], link[href*='api.sail-personalize.com'], link[href*='api.sail-track.com']","href",""]]}
{"name":"Sakai","categories":[21],"website":"www.sakailms.org","cookies":{"sakaiid":[""]},"js":{"sakai":[""],"sakaiPortalWindow":[""],"sakaiTutorialSkin":[""]}}
{"name":"SaleCycle","categories":[76],"website":"www.salecycle.com","dom":[["iframe[src*='.salecycle.com'][target='_self']","exists",""]]}
{"name":"Saleor","categories":[6],"website":"saleor.io","js":{"__NEXT_DATA__.runtimeConfig.SALEOR":[""],"___NEXT_DATA__.runtimeConfig.SALEOR":[""]},"dom":[["img[src*='saleor'], img[srcset*='saleor'], link[imagesrcset*='saleor']","imagesrcset","/_next.{1,250}-saleor-"],["img[src*='saleor'], img[srcset*='saleor'], link[imagesrcset*='saleor']","src","saleor\\.imgix\\.net"],["img[src*='saleor'], img[srcset*='saleor'], link[imagesrcset*='saleor']","srcset","/_next.{1,250}-saleor-"]],"implies":["GraphQL"]}
{"name":"SalesFire","categories":[76,29],"website":"www.salesfire.co.uk","scriptSrc":["cdn\\.salesfire\\.co\\.uk/"],"js":{"loadSalesfire":[""]}}
{"name":"SalesReps.io","categories":[10],"website":"salesreps.io","scriptSrc":["api\\.salesreps\\.io/"]}
{"name":"Salesfloor","categories":[5,6],"website":"salesfloor.net","scriptSrc":["\\.salesfloor\\.net/"],"js":{"NMConfig.SALESFLOOR_ENV":[""],"salesFloorHost":[""]},"dom":[["iframe[src*='.salesfloor.net'], div[data-siterefer='salesfloor']","exists",""]]}
{"name":"Salesforce","categories":[53],"website":"www.salesforce.com","cookies":{"com.salesforce":[""]},"html":["<[^>]{1,250}=\"brandQuaternaryFgrs\""],"js":{"SFDCApp":[""],"SFDCCmp":[""],"SFDCPage":[""],"SFDCSessionVars":[""]}}
{"name":"Salesforce Audience Studio","categories":[86,97],"website":"www.salesforce.com/products/marketing-cloud/data-management","scriptSrc":["\\.krxd\\.net/"],"js":{"Krux":[""],"updateKruxCookie":[""]},"dom":[["link[href*='.krxd.net']","exists",""]]}
{"name":"Salesforce Commerce Cloud","categories":[6],"website":"demandware.com","headers":{"server":["Demandware eCommerce Server"]},"cookies":{"dw_dnt":[""],"dwsid":[""]},"scriptSrc":["/demandware\\.static/"],"js":{"dwAnalytics":[""]},"implies":["Salesforce"]}
{"name":"Salesforce Desk","categories":[53],"website":"www.salesforce.com/solutions/small-business-solutions/help-desk-software","scriptSrc":["^/s/sfsites/auraFW/"],"dom":[["link[href*='/s/sfsites/']","exists",""]]}
{"name":"Salesforce Interaction Studio","categories":[76,86],"website":"www.salesforce.com/products/marketing-cloud/customer-interaction","scriptSrc":["cdn\\.evgnet\\.com"],"js":{"Evergage":[""],"evergageHideSections":[""]}}
{"name":"Salesforce Service Cloud","categories":[52,53],"website":"www.salesforce.com/au/products/service-cloud","scriptSrc":["service\\.force\\.com"],"js":{"embedded_svc":[""]},"implies":["Salesforce"]}
{"name":"Salesloft","categories":[32],"website":"salesloft.com","js":{"SLScoutObject":[""],"slscout":[""]}}
{"name":"Salla","categories":[6],"website":"salla.sa","headers":{"x-powered-by":["^Salla$"]},"scriptSrc":["cdn\\.salla\\.sa/"]}
{"name":"Salonist","categories":[72],"website":"salonist.io","dom":[["iframe[src*='.salonist.io/']","exists",""]]}
{"name":"Salsify","categories":[95],"website":"www.salsify.com","dom":[["img[data-src*='images.salsify.com/'], link[href*='.salsify.com']","exists",""]]}
{"name":"Saly","categories":[6],"website":"saly.pl","meta":{"application-name":["^Saly\\sB2B\\sPlatform$"]},"implies":["PHP","Svelte"]}
{"name":"Sana Commerce","categories":[6],"website":"www.sana-commerce.com","js":{"Sana.UI":[""]}}
{"name":"Sanity","categories":[1],"website":"www.sanity.io","headers":{"content-security-policy":["cdn\\.sanity\\.io\\;confidence:50"],"x-sanity-shard":[""]},"dom":[["img[src*='cdn.sanity.io'], img[srcset*='cdn.sanity.io'], video[src*='cdn.sanity.io'], source[src*='cdn.sanity.io'], source[srcset*='cdn.sanity.io'], track[src*='cdn.sanity.io']","src",""],["img[src*='cdn.sanity.io'], img[srcset*='cdn.sanity.io'], video[src*='cdn.sanity.io'], source[src*='cdn.sanity.io'], source[srcset*='cdn.sanity.io'], track[src*='cdn.sanity.io']","srcset",""]]}
{"name":"Sapper","categories":[18],"website":"sapper.svelte.dev","html":["<script[^>]{0,250}>__SAPPER__"],"js":{"__SAPPER__":[""]},"implies":["Svelte","Node.js"]}
{"name":"Sapren","categories":[1],"website":"www.sapren.net","meta":{"generator":["^Saprenco.com Website Builder$"]},"implies":["Laravel","PHP","MySQL"]}
{"name":"Sarka-SPIP","categories":[1],"website":"sarka-spip.net","meta":{"generator":["Sarka-SPIP(?:\\s([\\d.]{1,250}))?\\;version:\\1"]},"implies":["SPIP"]}
{"name":"Sass","categories":[27],"website":"sass-lang.com","dom":[["link[href*='/index.scss']","exists",""]]}
{"name":"Satori","categories":[32],"website":"satori.marketing","scriptSrc":["satori\\.segs\\.jp/"],"js":{"SatoriForm":[""]},"dom":[["iframe[src*='satori.segs.jp/']","exists",""]]}
{"name":"Satori Studio Bento","categories":[80],"website":"satoristudio.net/bento-free-wordpress-theme","scriptSrc":["/wp-content/themes/bento/"],"requires":["WordPress"]}
{"name":"Sazito","categories":[6],"website":"sazito.com","meta":{"generator":["^Sazito"]},"js":{"Sazito":[""]}}
{"name":"Scala","categories":[27],"website":"www.scala-lang.org"}
{"name":"Scalapay","categories":[41,91],"website":"www.scalapay.com","scriptSrc":["cdn\\.scalapay\\.com"]}
{"name":"Scalefast","categories":[6],"website":"www.scalefast.com","scriptSrc":["cdn-prod\\.scalefast\\.com/(?:.{1,250}\\.js\\?version=([\\d\\.]{1,250}))?\\;version:\\1"]}
{"name":"Schedule Engine","categories":[52],"website":"www.scheduleengine.com","scriptSrc":["webchat.scheduleengine.net"]}
{"name":"Scientific Linux","categories":[28],"website":"scientificlinux.org","headers":{"server":["Scientific Linux"],"x-powered-by":["Scientific Linux"]}}
{"name":"Scissor Themes Writee","categories":[80],"website":"www.scissorthemes.com/themes/writee-free","scriptSrc":["/wp-content/themes/writee(?:-pro)?/"],"dom":[["link#WRT-style-css","exists",""]],"requires":["WordPress"]}
{"name":"Scoop.it","categories":[96],"website":"www.scoop.it","dom":[["iframe[src*='.scoop.it/']","exists",""]]}
{"name":"Scorpion","categories":[1],"website":"www.scorpion.co","scriptSrc":["cdn.cxc.scorpion.direct"],"html":["<[^>]{1,250}id=\"HSScorpion"],"js":{"Process.UserData":[""]}}
{"name":"Scrivito","categories":[1],"website":"www.scrivito.com","meta":{"generator":["^Scrivito\\sby\\sInfopark\\sAG\\s\\(scrivito\\.com\\)$"]},"js":{"Scrivito":[""],"scrivito":[""]}}
{"name":"ScrollMagic","categories":[59],"website":"scrollmagic.io","js":{"ScrollMagic":[""],"ScrollMagic.version":["^([\\d\\.]{1,250})$\\;version:\\1"]},"implies":["jQuery","GSAP"]}
{"name":"Scully","categories":[57],"website":"scully.io","meta":{"generator":["^Scully\\s([\\d\\.]{1,250})$\\;version:\\1"]},"js":{"ScullyIO":[""]},"implies":["Angular"]}
{"name":"SeQura","categories":[91],"website":"www.sequra.es","scriptSrc":["live\\.sequracdn\\.com/"],"js":{"Sequra":[""],"SequraConfiguration":[""],"sequraProducts":[""]}}
{"name":"Seal Subscriptions","categories":[100],"website":"www.sealsubscriptions.com","scriptSrc":["\\.sealsubscriptions\\.com/"],"js":{"SealSubs.checkout":[""],"sealsubscriptions_settings_updated":[""],"sealsubsloaded":[""]},"implies":["Shopify"]}
{"name":"SeamlessCMS","categories":[1],"website":"www.seamlesscms.com","meta":{"generator":["^Seamless\\.?CMS"]}}
{"name":"SearchFit","categories":[6],"website":"www.searchfit.com","meta":{"generation-copyright":["by\\sSearchFit\\sShopping\\sCart\\sv([\\d\\.]{1,250})\\;version:\\1"]},"js":{"SFUI.Checkout":[""]}}
{"name":"Searchanise","categories":[29],"website":"start.searchanise.com","scriptSrc":["searchanise(?:-.{1,250}\\.kxcdn)?\\.com/"],"js":{"Searchanise":[""]}}
{"name":"Searchspring","categories":[29],"website":"searchspring.com","scriptSrc":["cdn\\.searchspring\\.net"],"js":{"SearchSpring":[""],"SearchSpringConf":[""],"SearchSpringInit":[""]}}
{"name":"Secomapp","categories":[100],"website":"www.secomapp.com","scriptSrc":["cdn\\.secomapp\\.com/"],"js":{"SECOMAPP":[""]},"implies":["Shopify"]}
{"name":"Section.io","categories":[31],"website":"www.section.io","headers":{"section-io-id":[""],"section-io-origin-status":[""],"section-io-origin-time-seconds":[""]}}
{"name":"Sections.design Shopify App Optimization","categories":[92],"website":"github.com/mirceapiturca/Sections/tree/master/App%20Optimization","dom":[["div#shopify-section-app-optimization","exists",""]],"implies":["Shopify"]}
{"name":"SeedProd Coming Soon","categories":[87,51],"website":"www.seedprod.com/features/coming-soon-page-templates-for-wordpress","scriptSrc":["/wp-content/plugins/coming-soon/"],"dom":[["link[href*='/wp-content/plugins/coming-soon/']","exists",""]],"requires":["WordPress"]}
{"name":"Seers","categories":[67],"website":"www.seersco.com","scriptSrc":["seersco.com/script/cb\\.js"]}
{"name":"Segmanta","categories":[73],"website":"segmanta.com","scriptSrc":["pge\\.segmanta\\.com/widget_embed_js(?:/widgetEmbed-v([\\d.]{1,250})\\.min\\.js)?\\;version:\\1"],"js":{"SEGMANTA__DYNAMIC_EMBED_CONFIG":[""],"SEGMANTA__USER_METADATA":[""]}}
{"name":"Segment","categories":[97],"website":"segment.com","scriptSrc":["cdn\\.segment\\.com/analytics\\.js","/segment-wrapper\\.min\\.js"],"js":{"analytics.VERSION":["(.{1,250})\\;version:\\1"]}}
{"name":"Segment Consent Manager ","categories":[67],"website":"segment.com/blog/how-to-build-consent-management-into-your-site-in-less-than-a-week","scriptSrc":["@segment/consent-manager@([\\d.]{1,250})\\;version:\\1"],"js":{"consentManager.version":["([\\d.]{1,250})\\;version:\\1"]}}
{"name":"SegmentStream","categories":[10],"website":"segmentstream.com","scriptSrc":["cdn\\.segmentstream\\.com"],"js":{"segmentstream.VERSION":["(.{1,250})\\;version:\\1"]}}
{"name":"Select2","categories":[59],"website":"select2.org","scriptSrc":["select2(?:\\.min|\\.full)?\\.js"],"js":{"jQuery.fn.select2":[""]},"implies":["jQuery"]}
{"name":"Selectize","categories":[59],"website":"selectize.dev","js":{"Selectize":[""],"selectize":[""]},"implies":["jQuery"]}
{"name":"Sellacious","categories":[6],"website":"www.sellacious.com","js":{"SellaciousViewCartAIO":[""]},"dom":[[".mod-sellacious-cart","text",""]],"implies":["Joomla"]}
{"name":"Selldone","categories":[6],"website":"selldone.com","meta":{"selldone-capi":[""],"selldone-cdn-id":[""],"selldone-cdn-images":[""],"selldone-iframe":[""]},"js":{"webpackChunkselldone":[""]},"implies":["PHP","Vue.js"]}
{"name":"Sellfy","categories":[6],"website":"sellfy.com","scriptSrc":["sellfy\\.com/js/"],"js":{"_sellfy.version":["([\\d\\.]{1,250})\\;version:\\1"]}}
{"name":"Sellingo","categories":[6],"website":"sellingo.pl","js":{"sellingoQuantityCalc":[""]}}
{"name":"Sellix","categories":[6],"website":"sellix.io","scriptSrc":["cdn\\.sellix\\.io/static/js/embed\\.js"],"dom":[["link[href*='.sellix.io']","exists",""]]}
{"name":"Sellsy","categories":[53],"website":"go.sellsy.com","scriptSrc":["\\.sellsy\\.com/"],"js":{"SellsySnippet":[""]}}
{"name":"Selly","categories":[6],"website":"selly.io","scriptSrc":["embed\\.selly\\.(?:gg|io)"]}
{"name":"Semantic UI","categories":[66],"website":"semantic-ui.com","scriptSrc":["/semantic(?:-([\\d.]{1,250}))?(?:\\.min)?\\.js\\;version:\\1"],"html":["<link[^>]{1,250}semantic(?:\\.min)\\.css\""]}
{"name":"Sematext Experience","categories":[78],"website":"sematext.com/experience","scriptSrc":["\\.sematext\\.com/experience\\.js"]}
{"name":"Semplice","categories":[80,51],"website":"www.semplice.com","scriptSrc":["/wp-content/themes/semplice(?:\\d{1,250})?(?:-child)?(?:-theme)?/"],"js":{"semplice.template_dir":[""]},"requires":["WordPress"]}
{"name":"Sencha Touch","categories":[12,26],"website":"www.sencha.com/products/touch","scriptSrc":["sencha-touch.{0,250}\\.js"]}
{"name":"SendPulse","categories":[32,75],"website":"sendpulse.com","scriptSrc":["\\.sendpulse\\.com/"],"dom":[["link[href*='.sendpulse.com']","exists",""]]}
{"name":"Sendinblue","categories":[32,75],"website":"www.sendinblue.com","scriptSrc":["sib(?:automation|forms)\\.com/"],"js":{"sendinblue":[""]},"dom":[["iframe[src*='sibautomation.com/']","exists",""]]}
{"name":"Sensors Data","categories":[10],"website":"www.sensorsdata.cn","cookies":{"sensorsdata2015jssdkcross":[""],"sensorsdata2015session":[""]},"scriptSrc":["sensorsdata"],"js":{"sa.lib_version":["([\\d.]{1,250})\\;version:\\1"],"sensorsdata_app_js_bridge_call_js":[""]}}
{"name":"Sentry","categories":[13],"website":"sentry.io","scriptSrc":["browser\\.sentry\\-cdn\\.com/([0-9.]{1,250})/bundle(?:\\.tracing)?(?:\\.min)?\\.js\\;version:\\1"],"html":["<script[^>]{0,100}src=\"[^\"]{0,100}browser\\.sentry\\-cdn\\.com/([0-9.]{1,100})/bundle(?:\\.tracing)?(?:\\.min)?\\.js\\;version:\\1"],"js":{"Raven.config":[""],"Sentry":[""],"Sentry.SDK_VERSION":["(.{1,250})\\;version:\\1"],"__SENTRY__":[""],"ravenOptions.whitelistUrls":[""]}}
{"name":"Seravo","categories":[62,88],"website":"seravo.com","headers":{"x-powered-by":["^Seravo"]},"implies":["WordPress"]}
{"name":"Serendipity","categories":[1,11],"website":"s9y.org","meta":{"powered-by":["Serendipity v\\.([\\d.]{1,250})\\;version:\\1"],"generator":["Serendipity(?: v\\.([\\d.]{1,250}))?\\;version:\\1"]},"implies":["PHP"]}
{"name":"Service Management Group","categories":[73],"website":"www.smg.com","scriptSrc":["\\.smg\\.com/"],"js":{"smgETrackParams":[""]},"dom":[["link[href*='api.smg.com']","exists",""]]}
{"name":"Service Provider Pro","categories":[41,53],"website":"spp.co","cookies":{"spp_csrf":["\\;confidence:25"],"spp_orderform":[""],"spp_session":["\\;confidence:25"]},"meta":{"server":["app.spp.co"]},"scriptSrc":["js/spp_clients\\.js\\;confidence:50","\\.spp\\.io/js/"],"js":{"sppOrderform":[""]}}
{"name":"Setmore","categories":[5,72],"website":"www.setmore.com","scriptSrc":["my\\.setmore\\.\\w{1,250}/","/setmore-appointments/script/"],"js":{"setmorePopup":[""]}}
{"name":"SevenRooms","categories":[5,72],"website":"sevenrooms.com","scriptSrc":["sevenrooms\\.\\w{1,250}/widget/embed\\.js"],"js":{"SevenroomsWidget":[""]},"dom":[["iframe[src*='sevenrooms']","src","\\.sevenrooms\\.\\w{1,250}/"]]}
{"name":"Sezzle","categories":[41,91],"website":"sezzle.com","meta":{"sezzle_cid":[""]},"scriptSrc":["widget\\.sezzle\\.(?:in|com)"],"js":{"AwesomeSezzle":[""],"renderSezzleIframe":[""],"sezzle_footer_images":[""]}}
{"name":"Shaka Player","categories":[14],"website":"github.com/shaka-project/shaka-player","js":{"shaka.Player.version":["v([\\d\\.-\\w]{1,250})\\;version:\\1"]}}
{"name":"Shanon","categories":[32],"website":"www.shanon.co.jp","scriptSrc":["\\.shanon-services\\.com"]}
{"name":"Shapecss","categories":[66],"website":"shapecss.com","scriptSrc":["shapecss[-.]([\\d.]{0,250}\\d)[^/]{0,250}\\.js\\;version:\\1","/([\\d.]{1,250})/shapecss(?:\\.min)?\\.js\\;version:\\1","shapecss.{0,250}\\.js"],"html":["<link[^>]{0,250} href=\"[^\"]{0,250}shapecss(?:\\.min)?\\.css"],"js":{"Shapecss":[""]}}
{"name":"ShareThis","categories":[5],"website":"sharethis.com","scriptSrc":["\\.sharethis\\.com/"],"js":{"SHARETHIS":[""],"__sharethis__docReady":[""]}}
{"name":"Sharethrough","categories":[36],"website":"www.sharethrough.com","scriptSrc":["\\.sharethrough\\.com/"],"dom":[["link[href*='.sharethrough.com']","exists",""]]}
{"name":"Sharetribe","categories":[6],"website":"www.sharetribe.com","scriptSrc":["\\.sharetribe\\.com/"],"dom":[["img[srcset*='sharetribe.imgix.net/'], img[src*='user-assets.sharetribe.com/']","exists",""]]}
{"name":"SharpSpring","categories":[32],"website":"sharpspring.com","scriptSrc":["\\.marketingautomation\\.services.{1,250}(?:ver=)([\\d.]{1,250})\\;version:\\1"],"js":{"sharpspring_tracking_installed":[""]}}
{"name":"SharpSpring Ads","categories":[77],"website":"sharpspring.com/ads","scriptSrc":["\\.perfectaudience\\.com"],"js":{"_pa":[""]}}
{"name":"SheerID","categories":[19],"website":"www.sheerid.com","headers":{"content-security-policy":["\\.sheerid\\.com\\;confidence:50"],"content-security-policy-report-only":["\\.sheerid\\.com\\;confidence:50"]},"scripts":["\"sheerIdEndpoint\":"],"js":{"SheerID":[""],"sheerid":[""]},"dom":[["img[src*='.sheerid.com/']","exists",""]]}
{"name":"Shelf","categories":[33],"website":"pub.dev/packages/shelf","headers":{"server":["dart:io with Shelf"],"x-powered-by":["Dart with package:shelf"]},"implies":["Dart"]}
{"name":"ShellInABox","categories":[46],"website":"shellinabox.com","html":["<title>Shell In A Box</title>","must be enabled for ShellInABox</noscript>"],"js":{"ShellInABox":[""]}}
{"name":"Shift4Shop","categories":[1,6],"website":"www.shift4shop.com","headers":{"x-powered-by":["3DCART"]},"cookies":{"3dvisit":[""]},"scriptSrc":["twlh(?:track)?\\.asp","3d_upsell\\.js"],"js":{"_3d_cart.subtotal":[""]}}
{"name":"Shiny","categories":[18],"website":"shiny.rstudio.com","js":{"Shiny.addCustomMessageHandler":[""]}}
{"name":"ShinyStat","categories":[10],"website":"shinystat.com","scriptSrc":["^https?://codice(?:business|ssl|pro|isp)?\\.shinystat\\.com/cgi-bin/getcod\\.cgi"],"html":["<img[^>]{0,100}\\s{1,100}src=['\"]?https?://www\\.shinystat\\.com/cgi-bin/shinystat\\.cgi\\?[^'\"\\s>]{0,100}['\"\\s/>]"],"js":{"SSsdk":[""]}}
{"name":"ShipTection","categories":[100],"website":"wamapps.io/pages/shiptection-protection","scriptSrc":["app\\.shiptection\\.com/"],"implies":["Shopify"]}
{"name":"ShippyPro","categories":[102],"website":"www.shippypro.com","js":{"ShippyProReturnForm":[""]}}
{"name":"Shogun","categories":[51],"website":"getshogun.com","js":{"shogunAnalytics":[""]}}
{"name":"Shop Pay","categories":[41],"website":"shop.app","scriptSrc":["cdn\\.shopify\\.com/shopifycloud/shopify_pay/"],"js":{"ShopifyPay.apiHost":[""]},"dom":[["[aria-labelledby='pi-shopify_pay']","text",""],["ul[data-shopify-buttoncontainer] li","text","ShopPay"]],"requires":["Shopify"]}
{"name":"Shop Pay Installments","categories":[91],"website":"shoppay.affirm.com","dom":[[".shopify-installments__learn-more, .shopify-installments, #shopify-installments-cta","exists",""]],"implies":["Affirm","Shop Pay"],"requires":["Shopify"]}
{"name":"ShopGold","categories":[6],"website":"www.shopgold.pl","cookies":{"egold":["^\\w{1,250}$"],"popup_shopgold":[""],"popup_shopgold_time":[""]}}
{"name":"ShopPad Infinite Options","categories":[100],"website":"apps.shopify.com/custom-options","js":{"Shoppad.apps.infiniteoptions":[""]},"implies":["Shopify"]}
{"name":"ShopWired","categories":[6],"website":"www.shopwired.co.uk","scriptSrc":["\\.amazonaws\\.com/shopwired-theme-assets/"]}
{"name":"Shopaholic","categories":[6],"website":"shopaholic.one","cookies":{"shopaholic_cart_id":[""]},"js":{"ShopaholicCart":[""]},"dom":[["[class*='_shopaholic']","exists",""]],"requires":["October CMS"]}
{"name":"Shopapps","categories":[100],"website":"www.shopapps.in","scriptSrc":["cdn\\.myshopapps\\.com/"],"js":{"iStockUrl":["iwish\\.myshopapps\\.com/"],"iWishUrl":["iwish\\.myshopapps\\.com/"]},"implies":["Shopify"]}
{"name":"Shopatron","categories":[6],"website":"ecommerce.shopatron.com","meta":{"keywords":["Shopatron"]},"scriptSrc":["mediacdn\\.shopatron\\.com"],"html":["<body class=\"shopatron","<img[^>]{1,250}mediacdn\\.shopatron\\.com\\;confidence:50"],"js":{"shptUrl":[""]}}
{"name":"Shopcada","categories":[6],"website":"shopcada.com","js":{"Shopcada":[""]}}
{"name":"Shoper","categories":[6],"website":"www.shoper.pl","js":{"shoper":[""]}}
{"name":"Shopery","categories":[6],"website":"shopery.com","headers":{"x-shopery":[""]},"implies":["PHP","Symfony","Elcodi"]}
{"name":"Shopfa","categories":[6],"website":"shopfa.com","headers":{"x-powered-by":["^ShopFA ([\\d.]{1,250})$\\;version:\\1"]},"meta":{"generator":["^ShopFA ([\\d.]{1,250})$\\;version:\\1"]},"js":{"shopfa":[""]}}
{"name":"Shopify","categories":[6],"website":"shopify.com","headers":{"x-shopid":["\\;confidence:50"],"x-shopify-stage":[""]},"cookies":{"_shopify_s":[""],"_shopify_y":[""]},"meta":{"shopify-checkout-api-token":[""],"shopify-digital-wallet":[""]},"scriptSrc":["sdks\\.shopifycdn\\.com","cdn\\.shopify\\.com"],"scripts":["shopifyTag"],"url":["^https?//.{1,250}\\.myshopify\\.com"],"js":{"Shopify":["\\;confidence:25"],"ShopifyAPI":[""],"ShopifyCustomer":[""]},"dom":[["link[href*='shopify.com']","href","(?:cdn\\.|\\.my)shopify\\.com\\;confidence:50"]]}
{"name":"Shopify Buy Button","categories":[100],"website":"apps.shopify.com/buy-button","scriptSrc":["sdk\\. shopifycdn\\.com/buy-button/latest/"],"js":{"ShopifyBuy":[""]}}
{"name":"Shopify Chat","categories":[52,100],"website":"www.shopify.com/inbox","scriptSrc":["cdn\\.shopify\\.com/shopifycloud/shopify_chat/"],"implies":["Shopify"]}
{"name":"Shopify Consent Management","categories":[67,100],"website":"apps.shopify.com/customer-privacy-banner","scriptSrc":["cookie_consent_shopify\\.js"],"implies":["Shopify"]}
{"name":"Shopify Geolocation App","categories":[100,79],"website":"apps.shopify.com/geolocation","scriptSrc":["geolocation-recommendations\\.shopifycloud\\.com/"],"implies":["Shopify"]}
{"name":"Shopify Product Reviews","categories":[90,100],"website":"apps.shopify.com/product-reviews","scriptSrc":["productreviews\\.shopifycdn\\.com"],"js":{"SPR":[""]},"implies":["Shopify"]}
{"name":"Shopistry","categories":[1],"website":"www.shopistry.com","dom":[["img[src*='cdn.shopistrystage.com/'], link[imagesrcset*='cdn.shopistrystage.com/']","exists",""]]}
{"name":"Shoplazza","categories":[6],"website":"www.shoplazza.com","cookies":{"shoplazza_source":[""]},"js":{"SHOPLAZZA":[""],"Shoplazza":[""]}}
{"name":"Shopline","categories":[6],"website":"shoplineapp.com","js":{"shoplytics":[""]},"excludes":["Shopify"]}
{"name":"Shoplo","categories":[6],"website":"www.shoplo.com","scriptSrc":["cdn\\.shoplo\\.\\w{1,250}/"],"js":{"SHOPLOAJAX":[""]}}
{"name":"Shopmatic","categories":[6],"website":"goshopmatic.com","meta":{"shopmatic-facebook-pixels-id":[""]}}
{"name":"Shoporama","categories":[6],"website":"www.shoporama.dk","meta":{"generator":["Shoporama"]}}
{"name":"ShoppingFeeder","categories":[19],"website":"sfdr.co","js":{"sfdrOrderData":[""],"sfdrUniqid":[""]},"requires":["Magento","Shopify","OpenCart","PrestaShop","WooCommerce"]}
{"name":"ShoppingGives","categories":[5],"website":"shoppinggives.com","scriptSrc":["cdn\\.shoppinggives\\.com/"],"js":{"sgObservables.getCharities":[""]}}
{"name":"Shoppy","categories":[6],"website":"shoppy.gg","scriptSrc":["\\.shoppy\\.gg"],"js":{"Shoppy":[""]}}
{"name":"Shoprenter","categories":[6],"website":"www.shoprenter.hu","scriptSrc":["\\.cdn\\.shoprenter\\.hu/"],"js":{"ShopRenter.customer":[""]}}
{"name":"Shoprunner","categories":[107,102],"website":"www.shoprunner.com","scriptSrc":["/shoprunner/shoprunner_init\\.js"],"js":{"_shoprunner_com":[""],"_shoprunner_com.version":["([\\d\\.]{1,250})\\;version:\\1"]},"dom":[["link[href*='content.shoprunner.com']","exists",""]]}
{"name":"Shoptet","categories":[6],"website":"www.shoptet.cz","meta":{"web_author":["^Shoptet"]},"scriptSrc":["^https?://cdn\\.myshoptet\\.com/"],"html":["<link [^>]{0,250}href=\"https?://cdn\\.myshoptet\\.com/"],"js":{"shoptet":[""]},"implies":["PHP"]}
{"name":"Shopware","categories":[6],"website":"www.shopware.com","headers":{"sw-context-token":["^[\\w]{32}$\\;version:6"],"sw-invalidation-states":["\\;version:6"],"sw-language-id":["^[a-fA-F0-9]{32}$\\;version:6"],"sw-version-id":["\\;version:6"]},"meta":{"application-name":["Shopware"]},"scriptSrc":["(?:(shopware)|/web/cache/[0-9]{10}_.{1,250})\\.js\\;version:\\1?4:5","/jquery\\.shopware\\.min\\.js","/engine/Shopware/"],"html":["<title>Shopware ([\\d\\.]{1,250}) [^<]{1,250}\\;version:\\1"],"js":{"shopStudioGoogleTagManagerCloudGtagCallback":["\\;confidence:50"]},"implies":["PHP","MySQL","jQuery","Symfony"]}
{"name":"ShortPixel Image Optimizer","categories":[87,92],"website":"shortpixel.com","js":{"spPicTest":[""]},"requires":["WordPress"]}
{"name":"Shortcodes Ultimate","categories":[87],"website":"getshortcodes.com","scriptSrc":["/wp-content/plugins/shortcodes-ultimate/.{1,100}index\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"dom":[["link[href*='/wp-content/plugins/shortcodes-ultimate/']","exists",""]],"requires":["WordPress"]}
{"name":"Shortly","categories":[100],"website":"apps.shopify.com/shortly","scriptSrc":["//shortly\\.shop/"],"implies":["Shopify"]}
{"name":"ShoutOut","categories":[71],"website":"www.shoutout.global","scriptSrc":["\\.shoutout\\.global/"],"requiresCategory":[6]}
{"name":"Shuttle","categories":[1],"website":"www.devisto.com","scriptSrc":["shuttle(?:-assets-new|-storage)\\.s3\\.amazonaws\\.com"],"js":{"Shuttle.FrontApp":[""]},"implies":["Laravel","PHP","Amazon Web Services"]}
{"name":"Sift","categories":[10,16],"website":"sift.com","scriptSrc":["cdn\\.sift(?:science)?\\.com/s\\.js"],"js":{"__siftFlashCB":[""],"_sift":[""]}}
{"name":"Signal","categories":[32,42],"website":"www.signal.co","scriptSrc":["//s\\.btstatic\\.com/tag\\.js","//s\\.thebrighttag\\.com/iframe\\?"],"js":{"signalData":[""]}}
{"name":"Signifyd","categories":[10,16],"website":"www.signifyd.com","scriptSrc":["\\.signifyd\\.com"],"js":{"SIGNIFYD_GLOBAL":[""]}}
{"name":"SilverStripe","categories":[1],"website":"www.silverstripe.org","meta":{"generator":["^SilverStripe"]},"html":["Powered by <a href=\"[^>]{1,250}SilverStripe"],"implies":["PHP"]}
{"name":"Simbel","categories":[6],"website":"simbel.com.ar","headers":{"powered":["simbel"]}}
{"name":"Simon","categories":[97],"website":"www.simondata.com","scriptSrc":["static\\.simonsignal\\.com"],"js":{"SimonData":[""]},"dom":[["link[href*='.simonsignal.com']","exists",""]]}
{"name":"Simpl","categories":[41,91],"website":"getsimpl.com","js":{"simplSettings":[""]}}
{"name":"Simple Analytics","categories":[10],"website":"simpleanalytics.com","scriptSrc":["simpleanalyticscdn\\.com","simpleanalytics\\.io","simpleanalytics\\.com"],"js":{"sa_event":[""]}}
{"name":"SimpleHTTP","categories":[22],"website":"example.com","headers":{"server":["SimpleHTTP(?:/([\\d.]{1,250}))?\\;version:\\1"]}}
{"name":"Simplero","categories":[32],"website":"simplero.com","scriptSrc":["\\.simplero\\.com/"],"js":{"Simplero":[""]}}
{"name":"Simplero Websites","categories":[21],"website":"simplero.com/websites","cookies":{"_simplero_session_id":[""]}}
{"name":"Simpli.fi","categories":[36],"website":"simpli.fi","scriptSrc":["\\.simpli\\.fi"]}
{"name":"Simplio Upsells","categories":[100],"website":"apps.shopify.com/simple-promotions-and-upsells","scriptSrc":["//upsell\\.simplio\\.app/"],"implies":["Shopify"]}
{"name":"Simplo7","categories":[6],"website":"www.simplo7.com.br","scriptSrc":["cdn\\.simplo7\\.\\w{1,250}/"]}
{"name":"Simplébo","categories":[1],"website":"www.simplebo.fr","headers":{"x-servedby":["simplebo"]}}
{"name":"Simvoly","categories":[51],"website":"simvoly.com","js":{"Simvoly":[""]}}
{"name":"Sinatra","categories":[80],"website":"try.sinatrawp.com","scriptSrc":["/wp-content/themes/sinatra/.{1,100}sinatra\\.min\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"js":{"sinatraSlideUp":[""],"sinatra_vars.nonce":[""]},"requires":["WordPress"]}
{"name":"Sirclo","categories":[6],"website":"sirclo.com","headers":{"x-powered-by":["Sirclo"]},"scriptSrc":["template\\.sirclocdn\\.com/"],"url":["^https?//.{1,250}\\.sirclo\\.me"]}
{"name":"Sirdata","categories":[97,67,86],"website":"www.sirdata.com","scriptSrc":["(?:choices|cache)\\.consentframework\\.com/","js\\.sddan\\.com/"],"js":{"SDDAN.cmp":[""],"Sddan.cmpLoaded":[""]}}
{"name":"Site Kit","categories":[10,87],"website":"sitekit.withgoogle.com","meta":{"generator":["^Site Kit by Google ?([\\d.]{1,250})?\\;version:\\1"]},"requires":["WordPress"]}
{"name":"Site Meter","categories":[10],"website":"www.sitemeter.com","scriptSrc":["sitemeter\\.com/js/counter\\.js\\?site="]}
{"name":"Site Search 360","categories":[29],"website":"www.sitesearch360.com","js":{"ss360Config":[""]}}
{"name":"Site24x7","categories":[78],"website":"www.site24x7.com","scriptSrc":["\\.site24x7rum\\.com"],"js":{"S247RumQueueImpl":[""],"s247RUM":[""],"site24x7RumError":[""],"site24x7rum":[""]}}
{"name":"SiteEdit","categories":[1],"website":"www.siteedit.ru","meta":{"generator":["SiteEdit"]}}
{"name":"SiteGround","categories":[62,88],"website":"www.siteground.com","headers":{"host-header":["192fc2e7e50945beb8231a492d6a8024","b7440e60b07ee7b8044761568fab26e8","624d5be7be38418a3e2a818cc8b7029b","6b7412fb82ca5edfd0917e3957f05d89"]}}
{"name":"SiteGuard WP Plugin","categories":[87,16],"website":"www.jp-secure.com/siteguard_wp_plugin_en","dom":[["img[src*='/wp-content/plugins/siteguard/']","exists",""]],"requires":["WordPress"]}
{"name":"SiteJabber","categories":[90],"website":"www.sitejabber.com","scriptSrc":["biz\\.sitejabber\\.com"]}
{"name":"SiteManager","categories":[1],"website":"www.sitemanager.io","scriptSrc":["s\\d{1,250}\\.sitemn\\.gr/"],"js":{"SM_CookiesModal":["\\;confidence:50"],"SM_Modal":["\\;confidence:50"]},"dom":[["link[href*='.sitemn.gr/']","exists",""]],"requires":["PHP"]}
{"name":"SiteMinder","categories":[5,72],"website":"www.siteminder.com","scriptSrc":["widget\\.siteminder\\.com"]}
{"name":"SiteOrigin Page Builder","categories":[87,51],"website":"siteorigin.com/page-builder","scriptSrc":["/wp-content/plugins/siteorigin-panels/.{1,100}\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"dom":[["link[href*='/wp-content/plugins/siteorigin-panels/']","exists",""]],"requires":["WordPress"]}
{"name":"SiteOrigin Vantage","categories":[80],"website":"siteorigin.com/theme/vantage","scriptSrc":["/wp-content/themes/vantage/"],"dom":[["style#vantage-style-css","exists",""]],"requires":["WordPress"]}
{"name":"SiteOrigin Widgets Bundle","categories":[87],"website":"siteorigin.com/widgets-bundle","scriptSrc":["/wp-content/plugins/so-widgets-bundle/.{1,100}\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"dom":[["link[href*='/wp-content/plugins/so-widgets-bundle/']","exists",""]],"requires":["WordPress"]}
{"name":"SitePad","categories":[57],"website":"sitepad.com","meta":{"generator":["^SitePad(?:\\s([\\d\\.]{1,250}))?$\\;version:\\1"]},"implies":["PHP"]}
{"name":"SiteSpect","categories":[74],"website":"www.sitespect.com","scriptSrc":["/__ssobj/core\\.js"],"js":{"ss_dom_var":[""]}}
{"name":"SiteVibes","categories":[10],"website":"sitevibes.com","scriptSrc":["app\\.sitevibes\\.com/"],"js":{"SiteVibesManager":[""]}}
{"name":"SiteW","categories":[51],"website":"www.en.sitew.com","dom":[["link[href*='.sitew.com']","exists",""]]}
{"name":"Sitecore","categories":[1],"website":"www.sitecore.com","cookies":{"sc_analytics_global_cookie":[""],"sc_os_sessionid":[""],"sc_expview":[""]},"dom":[["link[href*='/_sitecore/']","exists",""],["img[src^='/-/media/']","exists",""],["img[src*='/~/media/.+\\.ashx']","exists",""]],"requires":["Microsoft ASP.NET"]}
{"name":"Sitefinity","categories":[1],"website":"www.sitefinity.com","meta":{"generator":["^Sitefinity (.{1,250})$\\;version:\\1"]},"implies":["Microsoft ASP.NET"]}
{"name":"Siteglide","categories":[1,53],"website":"www.siteglide.com","scriptSrc":["siteglide\\.js"],"implies":["PlatformOS"]}
{"name":"Sitevision CMS","categories":[1],"website":"www.sitevision.se","cookies":{"sitevisionltm":[""]},"scriptSrc":["sitevision/system-resource/(?:[\\w\\d]{1,250})/js/docready-min\\.js\\;confidence:25","sitevision/system-resource/(?:[\\w\\d]{1,250})/js/AppRegistry\\.js\\;confidence:25","sitevision/system-resource/(?:[\\w\\d]{1,250})/webapps/webapp_sdk-min\\.js\\;confidence:50","sitevision/system-resource/(?:[\\w\\d]{1,250})/envision/envision\\.js\\;confidence:50"]}
{"name":"Sivuviidakko","categories":[1],"website":"sivuviidakko.fi","meta":{"generator":["Sivuviidakko"]}}
{"name":"Sizebay","categories":[76],"website":"sizebay.com","js":{"Sizebay":[""],"SizebayParams":[""]}}
{"name":"Sizmek","categories":[36],"website":"sizmek.com","scriptSrc":["serving-sys\\.com/"],"html":["<a [^>]{0,100}href=\"[^/]{0,100}//[^/]{0,100}serving-sys\\.com/","<img [^>]{0,100}src=\"[^/]{0,100}//[^/]{0,100}serving-sys\\.com/"]}
{"name":"Skai","categories":[10],"website":"skai.io","scripts":["\\.xg4ken\\.com"],"js":{"Ktag_Constants":[""]}}
{"name":"Skedify","categories":[72],"website":"calendly.com","scriptSrc":["plugin\\.skedify\\.io"],"js":{"Skedify.Plugin.version":["^(.{1,250})$\\;version:\\1"]}}
{"name":"Skilldo","categories":[1],"website":"developers.sikido.vn/docs/cms","headers":{"cms-name":["^Skilldo$"],"cms-version":["([\\d\\.]{1,250})\\;version:\\1\\;confidence:0"]},"implies":["PHP","MySQL"]}
{"name":"Skimlinks","categories":[71],"website":"skimlinks.com","scriptSrc":["\\.skimresources\\.com"],"js":{"__SKIM_JS_GLOBAL__":[""],"addSkimlinks":[""],"skimlinksAPI":[""]}}
{"name":"Skio","categories":[100],"website":"skio.com","scriptSrc":["cdn\\.skio\\.com/"],"implies":["Shopify"]}
{"name":"Sky-Shop","categories":[6],"website":"sky-shop.pl","meta":{"generator":["Sky-Shop"]},"js":{"L.CONTINUE_SHOPPING":[""]},"dom":[[".skyshop-container","exists",""]],"implies":["PHP","Bootstrap","jQuery"]}
{"name":"SkyVerge","categories":[41],"website":"www.skyverge.com","scriptSrc":["sv-wc-payment-gateway-payment-form\\.js(?:\\?ver=([\\d.]{1,250}))?\\;version:\\1"],"js":{"sv_wc_payment_gateway_payment_form_param":[""]},"implies":["WooCommerce"]}
{"name":"Sleeknote","categories":[32],"website":"sleeknote.com","js":{"SleekNote.SleekNotes":[""],"sleeknoteMarketingConsent":[""],"sleeknoteScriptTag":[""],"sleeknoteSiteData":[""]}}
{"name":"Slick","categories":[59],"website":"kenwheeler.github.io/slick","scriptSrc":["(?:/([\\d.]{1,250}))?/slick(?:\\.min)?\\.js\\;version:\\1"],"html":["<link [^>]{1,250}(?:/([\\d.]{1,250})/)?slick-theme\\.css\\;version:\\1"],"implies":["jQuery"]}
{"name":"SlickStack","categories":[47,9],"website":"slickstack.io","headers":{"x-powered-by":["SlickStack"]},"implies":["WordPress"]}
{"name":"Slider Revolution","categories":[5,7],"website":"www.sliderrevolution.com","scriptSrc":["/wp-content/plugins/revslider/"],"js":{"RS_MODULES.main.version":["^Slider Revolution\\s([\\d\\.]{1,250})$\\;version:\\1"],"revapi1":[""],"revapi2":[""],"revapi3":[""],"revapi4":[""],"revapi5":[""],"revslider_showDoubleJqueryError":[""]}}
{"name":"Slimbox","categories":[59],"website":"www.digitalia.be/software/slimbox","scriptSrc":["slimbox\\.js"],"html":["<link [^>]{0,250}href=\"[^/]{0,250}slimbox(?:-rtl)?\\.css"],"implies":["MooTools"]}
{"name":"Slimbox 2","categories":[59],"website":"www.digitalia.be/software/slimbox2","scriptSrc":["slimbox2\\.js"],"html":["<link [^>]{0,250}href=\"[^/]{0,250}slimbox2(?:-rtl)?\\.css"],"implies":["jQuery"]}
{"name":"Smart Ad Server","categories":[36],"website":"smartadserver.com","scriptSrc":["\\.sascdn\\.com/"],"js":{"SmartAdServer":[""]},"dom":[["img[src*='smartadserver.com/'], link[href*='.smartadserver.com']","exists",""]]}
{"name":"Smart Slider 3","categories":[87],"website":"smartslider3.com","scriptSrc":["/wp-content/plugins/smart-slider-3(?:-pro)?/"],"requires":["WordPress"]}
{"name":"SmartRecruiters","categories":[101],"website":"www.smartrecruiters.com","scriptSrc":["\\.smartrecruiters\\.com/"]}
{"name":"SmartSite","categories":[1],"website":"www.seneca.nl/pub/Smartsite/Smartsite-Smartsite-iXperion","meta":{"author":["Redacteur SmartInstant"]},"html":["<[^>]{1,250}/smartsite\\.(?:dws|shtml)\\?id="]}
{"name":"SmartWeb","categories":[6],"website":"www.smartweb.dk","meta":{"generator":["^SmartWeb$"]}}
{"name":"Smarter Click","categories":[77],"website":"smarterclick.com","scriptSrc":["\\.?smct\\.(?:io|co)/"],"js":{"$smcInstall":[""],"$smcT5":[""],"$smctData":[""]}}
{"name":"Smartling","categories":[89],"website":"www.smartling.com","scriptSrc":["\\.smartling\\.com/"],"js":{"populateSmartlingDdl":[""]}}
{"name":"Smartlook","categories":[10],"website":"www.smartlook.com","scriptSrc":["\\.smartlook\\.com/"],"js":{"smartlook":["\\;confidence:50"],"smartlook_key":["\\;confidence:50"]}}
{"name":"Smartstore","categories":[6],"website":"www.smartstore.com","cookies":{"smartstore.customer":[""],"smartstore.visitor":[""]},"meta":{"generator":["^Smart[sS]tore(.NET)? (.{1,250})$\\;version:\\2"]},"html":["<!--Powered by Smart[sS]tore","<meta property=\"sm:pagedata\""],"implies":["Microsoft ASP.NET"]}
{"name":"Smartstore Page Builder","categories":[1],"website":"www.smartstore.com","html":["<section[^>]{1,250}class=\"g-stage"],"implies":["Microsoft ASP.NET"]}
{"name":"Smartstore biz","categories":[6],"website":"smartstore.com","scriptSrc":["smjslib\\.js"]}
{"name":"Smartsupp","categories":[52],"website":"www.smartsupp.com","scriptSrc":["\\.smartsuppchat\\.com"],"js":{"$smartsupp.options.widgetVersion":["([\\d.]{1,250})\\;version:\\1"],"smartsupp":[""]}}
{"name":"Smash Balloon Instagram Feed","categories":[87],"website":"smashballoon.com/instagram-feed","scriptSrc":["/wp-content/plugins/instagram-feed/"],"dom":[["link[href*='/wp-content/plugins/instagram-feed/']","exists",""]],"requires":["WordPress"]}
{"name":"Smile","categories":[84],"website":"smile.io","scriptSrc":["js\\.smile\\.io/v([\\d.]{1,250})/\\;version:\\1"],"js":{"Smile.channel_key":[""]}}
{"name":"SmtpJS","categories":[75],"website":"smtpjs.com","scriptSrc":["/smtpjs\\.com/(?:v([\\d\\.]{1,250})/)?smtp\\.js\\;version:\\1"]}
{"name":"SmugMug","categories":[7],"website":"www.smugmug.com","headers":{"smug-cdn":[""]},"js":{"_smugsp":[""]},"dom":[[".sm-page-footer-copyright","text","SmugMug"]]}
{"name":"Snap","categories":[18,22],"website":"snapframework.com","headers":{"server":["Snap/([.\\d]{1,250})\\;version:\\1"]},"implies":["Haskell"]}
{"name":"Snap Pixel","categories":[36],"website":"businesshelp.snapchat.com/s/article/snap-pixel-about","scriptSrc":["intg\\.snapchat\\.com/"],"js":{"__SnapPixel":[""],"snaptr.pixelIdList":[""]}}
{"name":"Snap.svg","categories":[59],"website":"snapsvg.io","scriptSrc":["snap\\.svg(?:-min)?\\.js"],"js":{"Snap.version":["^(.{1,250})$\\;version:\\1"]}}
{"name":"SnapEngage","categories":[52],"website":"snapengage.com","html":["<!-- begin SnapEngage"],"js":{"SnapEngage":[""],"SnapEngageChat":[""],"snapengage_mobile":[""]}}
{"name":"SnapWidget","categories":[5],"website":"snapwidget.com","scriptSrc":["snapwidget\\.com/"],"dom":[["iframe[src*='snapwidget.com/']","exists",""]]}
{"name":"Snipcart","categories":[6],"website":"snipcart.com","cookies":{"snipcart-cart":[""]},"scriptSrc":["https://cdn\\.snipcart\\.com/themes/v([\\w.]{1,250})/default/snipcart\\.js\\;version:\\1"],"dom":[["div#snipcart","text",""],["link[href*='snipcart.css']","href",""]]}
{"name":"SniperFast","categories":[29],"website":"www.sniperfast.com","scriptSrc":["\\.sniperfast\\.com"],"js":{"sniperEnableSearch":[""],"sniper_search_key":[""],"sniperfast_page_id":[""]},"requiresCategory":[6]}
{"name":"Sniply","categories":[96],"website":"sniply.io","scriptSrc":["gosniply\\.com/"],"js":{"sniply.create_sniply_bar":[""]}}
{"name":"Snoobi","categories":[10],"website":"www.snoobi.com","scriptSrc":["snoobi\\.com/snoop\\.php"],"js":{"snoobi":[""]}}
{"name":"Snowplow Analytics","categories":[10,63],"website":"snowplowanalytics.com","cookies":{"_sp_id":[""],"sp":["\\;confidence:50"]},"scriptSrc":["sp\\.js\\;confidence:50","d1fc8wv8zag5ca\\.cloudfront\\.net/.{1,250}/sp\\.js","cdn\\.jsdelivr\\.net/gh/snowplow/sp-js-assets@(?:.{1,250})/sp\\.js","cdnjs\\.cloudflare\\.com/ajax/libs/snowplow/(?:.{1,250})/sp.{0,250}\\.js","unpkg.com/@snowplow/javascript-tracker@(?:.{1,250})/dist/sp.{0,250}\\.js","cdn\\.jsdelivr\\.net/npm/@snowplow/javascript-tracker@(?:.{1,250})/dist/sp\\.js"],"js":{"GlobalSnowplowNamespace":[""],"Snowplow":[""]}}
{"name":"SobiPro","categories":[19],"website":"sigsiu.net/sobipro.html","js":{"SobiProUrl":[""]},"implies":["Joomla"]}
{"name":"Social9","categories":[5],"website":"social9.com","scriptSrc":["social9\\.com/.{1,250}\\.js(?:\\?ver=([\\d.]{1,250}))?\\;version:\\1"]}
{"name":"SocialLadder","categories":[32],"website":"socialladderapp.com","scriptSrc":["socialladder\\.rkiapps\\.com/"]}
{"name":"Socket.io","categories":[12],"website":"socket.io","scriptSrc":["socket\\.io.{0,250}\\.js"],"js":{"io.Socket":[""],"io.version":["^(.{1,250})$\\;version:\\1"]},"implies":["Node.js"]}
{"name":"SoftTr","categories":[6],"website":"www.softtr.com","meta":{"author":["SoftTr E-Ticaret Sitesi Yazılımı"]}}
{"name":"Softr","categories":[51],"website":"www.softr.io","dom":[["link[href*='softr']","href","softr-(?:files\\.com/|prod.imgix.net/)"]]}
{"name":"Soisy","categories":[91],"website":"www.soisy.it","scriptSrc":["cdn\\.soisy\\.it/"]}
{"name":"SolidPixels","categories":[1,6,4],"website":"www.solidpixels.net","meta":{"web_author":["^solidpixels"]},"scriptSrc":["^https?://cdn\\.solidpixels\\.net/"],"implies":["React"]}
{"name":"Solodev","categories":[1],"website":"www.solodev.com","headers":{"solodev_session":[""]},"html":["<div class=[\"']dynamicDiv[\"'] id=[\"']dd\\.\\d\\.\\d(?:\\.\\d)?[\"']>"],"implies":["PHP"]}
{"name":"Solr","categories":[34],"website":"lucene.apache.org/solr","implies":["Lucene"]}
{"name":"Solusquare OmniCommerce Cloud","categories":[6],"website":"www.solusquare.com","cookies":{"_solusquare":[""]},"meta":{"generator":["^Solusquare$"]},"implies":["Adobe ColdFusion"]}
{"name":"Solve Media","categories":[16,36],"website":"solvemedia.com","scriptSrc":["^https?://api\\.solvemedia\\.com/"],"js":{"ACPuzzle":[""],"_ACPuzzle":[""]}}
{"name":"Solvemate","categories":[52],"website":"www.solvemate.com","js":{"solvemate.config.solvemateCDN":[""],"solvemateCli":[""],"solvemateConfig":[""]},"dom":[["link[href*='.solvemate.com']","exists",""]]}
{"name":"Solvvy","categories":[52],"website":"solvvy.com","scriptSrc":["cdn\\.solvvy\\.com/"],"js":{"Solvvy":[""]}}
{"name":"SonarQubes","categories":[47],"website":"www.sonarqube.org","meta":{"application-name":["^SonarQubes$"]},"scriptSrc":["^/js/bundles/sonar\\.js?v=([\\d.]{1,250})$\\;version:\\1"],"html":["<link href=\"/css/sonar\\.css\\?v=([\\d.]{1,250})\\;version:\\1","<title>SonarQube</title>"],"js":{"SonarMeasures":[""],"SonarRequest":[""]},"implies":["Java"]}
{"name":"Sortable","categories":[36],"website":"sortable.com","scriptSrc":["\\.deployads\\.com/"],"js":{"deployads":[""]}}
{"name":"Sorted Return","categories":[102],"website":"sorted.com/give-your-customers-a-5-returns-experience","scriptSrc":["return\\.clicksit\\.com/"],"js":{"clicksit_window_on_load":[""]}}
{"name":"SoteShop","categories":[6],"website":"www.soteshop.com","cookies":{"soteshop":["^\\w{1,250}$"]},"implies":["PHP"]}
{"name":"Sotel","categories":[1],"website":"www.soteledu.com/en","meta":{"generator":["sotel"]}}
{"name":"Sotoon","categories":[31],"website":"sotoon.ir","headers":{"server":["^Sotoon$"]}}
{"name":"SoundCloud","categories":[5],"website":"developers.soundcloud.com/docs/api/html5-widget","scriptSrc":["\\.sndcdn\\.com/"],"js":{"SC.Widget.Events.PLAY":[""]},"dom":[["iframe[src*='.soundcloud.com/'], img[src*='.sndcdn.com/']","exists",""]]}
{"name":"SoundManager","categories":[59],"website":"www.schillmania.com/projects/soundmanager2","js":{"BaconPlayer":[""],"SoundManager":[""],"soundManager.version":["V(.{1,250}) \\;version:\\1"]}}
{"name":"Sourcepoint","categories":[67],"website":"sourcepoint.com","cookies":{"_sp_enable_dfp_personalized_ads":[""]},"scripts":["SOURCEPOINT_MMS_DOMAIN"],"js":{"tealium_sourcepoint":[""]},"dom":[["body.f_sourcepoint_ccpa_on","exists",""]]}
{"name":"Sovrn","categories":[36],"website":"www.sovrn.com","scriptSrc":["\\.lijit\\.com"],"js":{"sovrn":[""],"sovrn_render":[""]}}
{"name":"Sovrn//Commerce","categories":[71],"website":"www.sovrn.com/publishers/commerce","scriptSrc":["^[^/]{0,250}//[^/]{0,250}viglink\\.com/api/","vglnk\\.js"],"js":{"vglnk":[""],"vl_cB":[""],"vl_disable":[""]}}
{"name":"Spatie Support Bubble","categories":[52],"website":"github.com/spatie/laravel-support-bubble","dom":[["div.spatie-support-bubble","exists",""]],"implies":["Laravel","Tailwind CSS"]}
{"name":"Speed Kit","categories":[92],"website":"www.speedkit.com","js":{"speedKit":[""]}}
{"name":"SpeedCurve","categories":[78],"website":"www.speedcurve.com","scriptSrc":["\\.speedcurve\\.com"],"js":{"LUX.version":["([\\d.]{1,250})\\;version:\\1"],"LUX_t_end":["\\d{1,250}\\;confidence:50"],"LUX_t_start":["\\d{1,250}\\;confidence:50"]}}
{"name":"SpeedSize","categories":[92],"website":"speedsize.com","scriptSrc":["/speedsize(?:-sw)?\\.js\\;confidence:90","\\.speedsize\\.com/"],"scripts":["data-speedsize-(?:srcset|src|params)?"]}
{"name":"Speedimize","categories":[92],"website":"speedimize.io","scriptSrc":["cdn\\.shopify\\.com/.{1,250}/assets/speedimize\\.js"]}
{"name":"Sphinx","categories":[4],"website":"www.sphinx-doc.org","html":["Created using <a href=\"https?://(?:www\\.)?sphinx-doc\\.org/\">Sphinx</a> ([0-9.]{1,250})\\.\\;version:\\1"],"js":{"DOCUMENTATION_OPTIONS":[""]}}
{"name":"SpiceThemes SpicePress","categories":[80],"website":"spicethemes.com/spicepress-wordpress-theme","scriptSrc":["/wp-content/themes/spicepress(?:-pro)?/"],"requires":["WordPress"]}
{"name":"Spin-a-Sale","categories":[100,5],"website":"spinasale.com","scriptSrc":["client\\.spinasale\\.com/"],"requires":["Shopify"]}
{"name":"Spinnakr","categories":[10],"website":"www.spinnakr.com","js":{"_spinnakr_site_id":[""]}}
{"name":"Split","categories":[85,74],"website":"www.split.io","scriptSrc":["\\.split\\.io/(?:sdk/split-([\\d\\.]{1,250})\\.min\\.js)?\\;version:\\1"],"js":{"SPLITIO_API_KEY":[""],"split_shopper_client":[""],"split_visitor_client":[""],"splitio":[""]}}
{"name":"SplitIt","categories":[41,91],"website":"www.splitit.com","scriptSrc":["\\.production\\.splitit\\.com/"],"js":{"Splitit":[""],"wc_ga_pro.available_gateways.splitit":[""]}}
{"name":"Splitbee","categories":[10],"website":"splitbee.io","scriptSrc":["^https://cdn\\.splitbee\\.io/sb\\.js"],"js":{"splitbee":[""]}}
{"name":"SplittyPay","categories":[91],"website":"www.splittypay.com","dom":[["img[src*='splittypay']","exists",""]]}
{"name":"Splunk RUM","categories":[78],"website":"www.splunk.com/en_us/observability/real-user-monitoring.html","scriptSrc":["browser\\.plumbr\\.io/pa(?:-early)?\\.js"],"js":{"PLUMBR._core.selfURL":["browser\\.plumbr\\.io/pa(?:-early)?\\.js"],"PLUMBR._core.version":["^([\\d\\.]{1,250}).{1,250}$\\;version:\\1"]}}
{"name":"Splunkd","categories":[19],"website":"splunk.com","headers":{"server":["Splunkd"]}}
{"name":"SpotHopper","categories":[51,32,75],"website":"www.spothopperapp.com","scriptSrc":["static\\.spotapps\\.co/"],"js":{"Spothopper":[""]}}
{"name":"SpotX","categories":[36],"website":"www.spotx.tv","scriptSrc":["js\\.spotx\\.tv"],"js":{"SpotX.VERSION":["([\\d.]{1,250})\\;version:\\1"]},"dom":[["link[href*='.spotxchange.com']","href",""]]}
{"name":"Spotify Web API","categories":[19],"website":"developer.spotify.com/documentation/web-api","js":{"getSpotifyData":[""],"spotify_tracks":[""],"spotifyme":[""]},"dom":[["link[href*='.spotify.com']","exists",""]]}
{"name":"Spotify Widgets","categories":[5],"website":"developer.spotify.com/documentation/widgets","dom":[["iframe[src*='open.spotify.com/']","exists",""]]}
{"name":"Spotii","categories":[41,91],"website":"www.spotii.com","scriptSrc":["widget\\.spotii\\.me"],"js":{"spotiiConfig":[""]}}
{"name":"Spree","categories":[6],"website":"spreecommerce.org","html":["<link[^>]{0,250}/assets/store/all-[a-z\\d]{32}\\.css[^>]{1,250}>","<script>\\s{0,250}Spree\\.(?:routes|translations|api_key)"],"implies":["Ruby on Rails"]}
{"name":"Sprig","categories":[73,10],"website":"sprig.com","scriptSrc":["cdn\\.userleap\\.com/"],"js":{"UserLeap":[""]}}
{"name":"Spring","categories":[18],"website":"spring.io","headers":{"x-application-context":[""]},"implies":["Java"]}
{"name":"Spring for creators","categories":[6],"website":"www.spri.ng","scriptSrc":["\\.creator-spring\\.com/"]}
{"name":"Spryker","categories":[6,62],"website":"www.spryker.com","meta":{"generator":["spryker"]},"js":{"spryker.config":[""]}}
{"name":"SpurIT","categories":[5],"website":"spur-i-t.com","scriptSrc":["cdn-spurit\\.com/shopify-apps/"],"js":{"Spurit.global.version":["(.{1,250})\\;version:\\1"]},"implies":["Shopify"]}
{"name":"SpurIT Abandoned Cart Reminder","categories":[98,100],"website":"spur-i-t.com/shopify-apps/abandoned-cart-reminder","scriptSrc":["cdn-spurit\\.com/shopify-apps/abandoned-cart-reminder/"],"js":{"ACR_SPURIT_Params.folderCss":["cdn-spurit\\.com/shopify-apps/abandoned-cart-reminder/"]},"implies":["Shopify"]}
{"name":"SpurIT Loyalty App","categories":[84,94,100],"website":"spur-i-t.com/shopify-apps/loyalty-points-manager","scriptSrc":["cdn-spurit\\.com/shopify-apps/loyaltypoints/"],"js":{"Spurit.Loyaltypoints":[""]},"implies":["Shopify"]}
{"name":"SpurIT Partial Payments App","categories":[41,100],"website":"spur-i-t.com/shopify-apps/split-partial-payments","scriptSrc":["cdn-spurit\\.com/shopify-apps/split-payments/"],"implies":["Shopify"]}
{"name":"SpurIT Recurring Payments App","categories":[41,100],"website":"spur-i-t.com/shopify-apps/recurring-order-subscription","scriptSrc":["cdn-spurit\\.com/shopify-apps/recurring-invoices/"],"js":{"Spurit.recurringInvoices":[""]},"implies":["Shopify"]}
{"name":"Sqreen","categories":[16,19],"website":"sqreen.io","headers":{"x-protected-by":["^Sqreen$"]}}
{"name":"Squadded","categories":[6],"website":"www.squadded.co","scriptSrc":["static\\.squadded\\.co"]}
{"name":"Square","categories":[41],"website":"squareup.com","scriptSrc":["js\\.squareup\\.com"],"js":{"SqPaymentForm":[""],"Square.Analytics":[""],"__BOOTSTRAP_STATE__.storeInfo.square_application_id":[""]}}
{"name":"Square Online","categories":[6],"website":"squareup.com/us/en/online-store","js":{"APP_ORIGIN":["square\\.online"]},"implies":["Weebly"],"requires":["Weebly"]}
{"name":"Squarespace","categories":[1],"website":"www.squarespace.com","headers":{"server":["Squarespace"]},"js":{"Squarespace":[""],"Static.SQUARESPACE_CONTEXT.templateVersion":["^(\\d(?:\\.\\d)?)$\\;version:\\1"]}}
{"name":"Squarespace Commerce","categories":[6],"website":"www.squarespace.com/ecommerce-website","headers":{"server":["Squarespace"]},"scriptSrc":["assets\\.squarespace\\.\\w{1,100}/universal/scripts-compressed/commerce-\\w{1,100}-min\\.[\\w+\\-]{1,100}\\.js"],"js":{"SQUARESPACE_ROLLUPS.squarespace-commerce":[""],"Static.SQUARESPACE_CONTEXT.templateVersion":["^(\\d(?:\\.\\d)?)$\\;version:\\1"]},"implies":["Squarespace"]}
{"name":"SquirrelMail","categories":[30],"website":"squirrelmail.org","html":["<small>SquirrelMail version ([.\\d]{1,250})[^<]{0,250}<br \\;version:\\1"],"url":["/src/webmail\\.php(?:$|\\?)"],"js":{"squirrelmail_loginpage_onload":[""]},"implies":["PHP"]}
{"name":"Squiz Matrix","categories":[1],"website":"www.squiz.net/matrix","headers":{"x-powered-by":["Squiz Matrix"]},"meta":{"generator":["Squiz Matrix"]},"scriptSrc":["/__data/assets/(js_file_folder|git_bridge|js_file)/"],"html":["<!--\\s{1,250}Running (?:MySource|Squiz) Matrix"],"dom":[["link[href*='/__data/assets/css_file/']","exists",""]],"implies":["PHP"]}
{"name":"Stack Analytix","categories":[10],"website":"www.stackanalytix.com","scriptSrc":["api\\.stackanalytix\\.com"],"js":{"stackAnalysis":[""]}}
{"name":"StackCommerce","categories":[6],"website":"www.stackcommerce.com","js":{"stackSonar":[""]}}
{"name":"StackPath","categories":[31],"website":"www.stackpath.com","headers":{"x-backend-server":["hosting\\.stackcp\\.net$"],"x-provided-by":["^StackCDN(?: ([\\d.]{1,250}))?\\;version:\\1"]}}
{"name":"StackerHQ","categories":[51],"website":"www.stackerhq.com","js":{"stacker.install_feature":[""]},"dom":[["link[href*='cdn.stackerhq.com/']","exists",""]]}
{"name":"Stackify","categories":[13,78],"website":"stackify.com","scriptSrc":["\\.stackify\\.com/"]}
{"name":"Stage Try","categories":[91],"website":"stagetry.com","scriptSrc":["\\.stagetry\\.io/"],"js":{"stage_cart_change_events":[""],"stage_cart_total_price":[""]}}
{"name":"Stamped","categories":[90],"website":"stamped.io","scriptSrc":["\\.stamped\\.io/"],"js":{"StampedFn":[""]}}
{"name":"Starhost","categories":[51,62],"website":"starhost.verbosec.com","headers":{"cache-control":["Starhost"],"x-starhost":[""]}}
{"name":"Starlet","categories":[22],"website":"metacpan.org/pod/Starlet","headers":{"server":["^Plack::Handler::Starlet"]},"implies":["Perl"]}
{"name":"Statamic","categories":[1],"website":"statamic.com","headers":{"x-powered-by":["^Statamic$"]},"js":{"Statamic":[""]},"implies":["PHP","Laravel"]}
{"name":"Statcounter","categories":[10],"website":"www.statcounter.com","scriptSrc":["statcounter\\.com/counter/counter"],"js":{"_statcounter":[""],"sc_project":["\\;confidence:50"],"sc_security":["\\;confidence:50"]}}
{"name":"Statically","categories":[31],"website":"statically.io","headers":{"server":["^statically$"]},"scriptSrc":["cdn\\.statically\\.io/"],"dom":[["link[href*='cdn.statically.io/']","exists",""]]}
{"name":"Status.io","categories":[13],"website":"status.io","scriptSrc":["static\\.status\\.io/"]}
{"name":"Staytus","categories":[13],"website":"staytus.co","meta":{"generator":["^Staytus/([\\d\\.]{1,250})$\\;version:\\1"]}}
{"name":"SteelHouse","categories":[77],"website":"steelhouse.com","scriptSrc":["\\.steelhousemedia\\.com/(?:spx\\?dxver=([\\d.]{1,250}))?\\;version:\\1"]}
{"name":"Stencil","categories":[18],"website":"stenciljs.com","dom":[["html[data-stencil-build][class*='hydrated'], stencil-router, stencil-route-link","exists",""]]}
{"name":"Stimulus","categories":[12],"website":"stimulusjs.org","html":["<[^>]{1,250}data-controller"]}
{"name":"StimulusReflex","categories":[18],"website":"docs.stimulusreflex.com","scripts":["\\.stimulate"],"dom":[["[data-reflex]","exists",""]],"implies":["Ruby on Rails","Stimulus"]}
{"name":"Stitches","categories":[12,47],"website":"stitches.dev","meta":{"generator":["^c-[A-Za-z]{5}$"]},"dom":[["style#stitches","exists",""]]}
{"name":"StoreHippo","categories":[6],"website":"www.storehippo.com","dom":[["link[href*='.storehippo.com'], img[src*='.storehippo.com']","exists",""]]}
{"name":"Storeden","categories":[6],"website":"www.storeden.com","headers":{"x-powered-by":["Storeden"]}}
{"name":"Storefront UI","categories":[66],"website":"vuestorefront.io/storefront-ui","dom":[["link[href*='/dist/sfui']","href","/dist/sfui.{1,250}\\.js"]],"implies":["Vue.js"]}
{"name":"StorifyMe","categories":[5],"website":"www.storifyme.com","scriptSrc":["cdn\\.storifyme\\.com/"],"dom":[["link[href*='cdn.storifyme.com/']","exists",""]]}
{"name":"StoryStream","categories":[96],"website":"storystream.ai","scriptSrc":["apps\\.storystream\\.ai/"]}
{"name":"Storyblok","categories":[1],"website":"www.storyblok.com","meta":{"generator":["storyblok"]}}
{"name":"Strapdown.js","categories":[12],"website":"strapdownjs.com","scriptSrc":["strapdown\\.js"],"implies":["Bootstrap","Google Code Prettify"]}
{"name":"Strapi","categories":[1],"website":"strapi.io","headers":{"x-powered-by":["^Strapi"]}}
{"name":"Strato Website","categories":[1],"website":"www.strato.de/homepage-baukasten","scriptSrc":["strato-editor\\.com/"],"js":{"Strftime.configuration":[""]}}
{"name":"Strattic","categories":[88],"website":"www.strattic.com","headers":{"x-powered-by":["Strattic"]},"implies":["WordPress"]}
{"name":"Strikingly","categories":[1],"website":"strikingly.com","html":["<!-- Powered by Strikingly\\.com"]}
{"name":"Stripe","categories":[41],"website":"stripe.com","cookies":{"__stripe_mid":[""],"__stripe_sid":[""]},"scriptSrc":["js\\.stripe\\.com"],"html":["<input[^>]{1,250}data-stripe"],"js":{"Stripe.version":["^(.{1,250})$\\;version:\\1"],"__NEXT_DATA__.props.pageProps.appSettings.STRIPE_API_PUBLIC_KEY":[""],"checkout.enabledpayments.stripe":["^true$"]}}
{"name":"StrutFit","categories":[76],"website":"www.strut.fit","js":{"rerenderStrutfit":[""]},"dom":[["iframe[scr*='.strut.fit/']","exists",""]]}
{"name":"Stylitics","categories":[32],"website":"stylitics.com","scriptSrc":["\\.stylitics\\.com/v([\\d.]{1,250})\\;version:\\1","/stylitics/js/stylitics\\.js\\?ver=v([\\d.]{1,250})\\;version:\\1"],"js":{"Stylitics":[""],"stylitics":[""]},"dom":[["link[href*='.stylitics.com']","exists",""]]}
{"name":"Sub2Tech","categories":[97],"website":"www.sub2tech.com","scriptSrc":["cdn\\.sub2tech\\.com/"],"js":{"SUB2.codebaseversion":["^([\\d\\.]{1,250})$\\;version:\\1"]}}
{"name":"Subbly","categories":[6],"website":"www.subbly.co","meta":{"generator":["^Subbly$"]},"scriptSrc":["static\\.subbly\\.me/assets/"],"js":{"subblyProductUrlBase":[""]}}
{"name":"Sublime","categories":[36],"website":"www.sublime.xyz","scriptSrc":["\\.ayads\\.co/"],"js":{"loadSublimeSkinz":[""]}}
{"name":"SublimeVideo","categories":[14],"website":"sublimevideo.net","scriptSrc":["cdn\\.sublimevideo\\.net/js/[a-z\\d]{1,250}\\.js"],"js":{"sublimevideo":[""]}}
{"name":"Subrion","categories":[1],"website":"subrion.com","headers":{"x-powered-cms":["Subrion CMS"]},"meta":{"generator":["^Subrion "]},"implies":["PHP"]}
{"name":"Substack","categories":[11],"website":"substack.com","headers":{"x-cluster":["substack"],"x-served-by":["Substack"]}}
{"name":"Sucuri","categories":[31,87],"website":"sucuri.net","headers":{"x-sucuri-cache:":[""],"x-sucuri-id":[""]},"requires":["WordPress"]}
{"name":"Suiteshare","categories":[52],"website":"suiteshare.com","scriptSrc":["static\\.suiteshare\\.com"]}
{"name":"Sulu","categories":[1],"website":"sulu.io","headers":{"x-generator":["Sulu/?(.{1,250})?$\\;version:\\1"]},"js":{"SULU_CONFIG.suluVersion":["^([\\d\\.]{1,250})$\\;version:\\1"]},"implies":["Symfony"]}
{"name":"SummerCart","categories":[6],"website":"www.summercart.com","js":{"SCEvents":[""]},"dom":[["link","href","com\\.summercart\\.\\;confidence:100"]],"implies":["PHP"]}
{"name":"Sumo","categories":[5,32],"website":"sumo.com","scriptSrc":["\\.sumo(?:me)?\\.com/"],"js":{"sumo":[""],"sumome":[""]}}
{"name":"SunOS","categories":[28],"website":"oracle.com/solaris","headers":{"server":["SunOS( [\\d\\.]{1,250})?\\;version:\\1"],"servlet-engine":["SunOS( [\\d\\.]{1,250})?\\;version:\\1"]}}
{"name":"Super Builder","categories":[51],"website":"super.so","dom":[["link[href*='super-static-assets.'], img[srcset*='super-static-assets.']","exists",""]],"implies":["Notion","Next.js"]}
{"name":"Super Socializer","categories":[69,87],"website":"super-socializer-wordpress.heateor.com","scriptSrc":["plugins/super-socializer/.{1,250}?ver=([\\d.]{1,250})\\;version:\\1"],"requires":["WordPress"]}
{"name":"SuperLemon app","categories":[100],"website":"apps.shopify.com/whatsapp-chat-button","scriptSrc":["/files/superlemon_.{1,250}\\.js"],"implies":["WhatsApp Business Chat"],"requires":["Shopify"]}
{"name":"Supersized","categories":[25],"website":"buildinternet.com/project/supersized","scriptSrc":["supersized(?:\\.([\\d.]{0,250}[\\d]))?.{0,250}\\.js\\;version:\\1"]}
{"name":"Superspeed","categories":[92],"website":"apps.shopify.com/superspeed-free-speed-boost","scriptSrc":["superspeed\\.gadget-edge\\.com"],"implies":["Shopify"]}
{"name":"Support Hero","categories":[4,13],"website":"www.supporthero.com","js":{"supportHeroWidget":[""],"supporthero":[""]}}
{"name":"Survicate","categories":[73],"website":"survicate.com","headers":{"content-security-policy":["api\\.survicate\\.com\\;confidence:50"]},"scriptSrc":["\\.survicate\\.com/"],"js":{"survicate":[""]},"dom":[["link[href*='.survicate.com']","exists",""]]}
{"name":"Svbtle","categories":[11],"website":"www.svbtle.com","meta":{"generator":["^Svbtle\\.com$"]},"url":["^https?://[^/]{1,250}\\.svbtle\\.com"]}
{"name":"Svelte","categories":[12],"website":"svelte.dev","dom":[["[class*='svelte-']","exists",""]]}
{"name":"SvelteKit","categories":[66],"website":"kit.svelte.dev","dom":[["#svelte-announcer","exists",""],["a","sveltekit:prefetch",""]],"implies":["Svelte","Node.js","Vite"]}
{"name":"Swagger UI","categories":[4],"website":"swagger.io/tools/swagger-ui","scriptSrc":["(?:/([\\d.]{1,250}))?/swagger-ui-bundle\\.js\\;version:\\1"]}
{"name":"Swagify","categories":[10],"website":"swagifyapp.com","scriptSrc":["api\\.swagifyapp\\.com/"],"js":{"Swagify":[""]},"requires":["Shopify"]}
{"name":"SweetAlert","categories":[59],"website":"sweetalert.js.org","scriptSrc":["sweet(?:-)?alert(?:\\.min)?\\.js"],"html":["<link[^>]{1,250}?href=\"[^\"]{1,250}sweet-alert(?:\\.min)?\\.css"]}
{"name":"SweetAlert2","categories":[59],"website":"sweetalert2.github.io","scriptSrc":["sweetalert2(?:\\.all)?(?:\\.min)?\\.js","/npm/sweetalert2@([\\d.]{1,250})\\;version:\\1","sweetalert2@([\\d.]{1,250})/dist/sweetalert2(?:\\.all)(?:\\.min)\\.js","limonte-sweetalert2/([\\d.]{1,250})/sweetalert2(?:\\.all)(?:\\.min)\\.js"],"html":["<link[^>]{1,250}?href=\"[^\"]{1,250}sweetalert2(?:\\.min)?\\.css"],"js":{"Sweetalert2":[""]},"excludes":["SweetAlert"]}
{"name":"Swell","categories":[6],"website":"www.swell.is","cookies":{"swell-session":[""]},"html":["<[^>]{0,250}swell\\.is","<[^>]{0,250}swell\\.store","<[^>]{0,250}schema\\.io"],"js":{"swell.version":["^(.{1,250})$\\;version:\\1"]}}
{"name":"Swiftype","categories":[29],"website":"swiftype.com","scriptSrc":["swiftype\\.com/embed\\.js$"],"js":{"Swiftype":[""]}}
{"name":"Swiper","categories":[59],"website":"swiperjs.com","scriptSrc":["swiper(?:\\.min)?\\.js"],"js":{"Swiper":[""]},"dom":[["div[data-swiper-slide-index], [swiper-container]","exists",""]]}
{"name":"Swym Wishlist Plus","categories":[100],"website":"swym.it/apps/wishlist","js":{"swappName":["Wishlist"],"swymCart.attributes":["\\;confidence:50"]},"implies":["Shopify"]}
{"name":"Sylius","categories":[6],"website":"sylius.com","scriptSrc":["syliusshop/script\\.js","syliusgtmenhancedecommerceplugin"],"dom":[["body.sylius_homepage","class",""],["div#sylius-cart-button","id",""]],"implies":["Symfony"]}
{"name":"Symfony","categories":[18],"website":"symfony.com","cookies":{"sf_redirect":[""]},"js":{"Sfjs":[""]},"dom":[["div.sf-toolbar-block, div.sf-toolbar","exists",""]],"implies":["PHP"]}
{"name":"Sympa","categories":[30],"website":"www.sympa.org","meta":{"generator":["^Sympa$"]},"implies":["Perl"]}
{"name":"Syndeca","categories":[10,76],"website":"www.syndeca.com","scriptSrc":["\\.syndeca\\.com/"],"js":{"SyndecaAnalyticsObject":[""]}}
{"name":"Synerise","categories":[10],"website":"synerise.com","scriptSrc":["snrcdn\\.net/sdk/(3\\.0)/synerise-javascript-sdk\\.min\\.js\\;version:\\1"]}
{"name":"Synology DiskStation","categories":[48],"website":"synology.com","meta":{"application-name":["Synology DiskStation"],"description":["^DiskStation provides a full-featured network attached storage"]},"scriptSrc":["webapi/entry\\.cgi\\?api=SYNO\\.(?:Core|Filestation)\\.Desktop\\."],"html":["<noscript><div class='syno-no-script'"]}
{"name":"SyntaxHighlighter","categories":[19],"website":"github.com/syntaxhighlighter","html":["<(?:script|link)[^>]{0,250}sh(?:Core|Brush|ThemeDefault)"],"js":{"SyntaxHighlighter":[""]}}
{"name":"Syte","categories":[76,29],"website":"www.syte.ai","scriptSrc":["cdn\\.syteapi\\.com/"],"js":{"SyteApi.getBinImageBB":[""],"SyteApp.Analytics":[""],"SytePixel":[""]},"dom":[["img[src*='cdn.syteapi.com']","exists",""]]}
{"name":"sIFR","categories":[17],"website":"www.mikeindustries.com/blog/sifr","scriptSrc":["sifr\\.js"]}
{"name":"sNews","categories":[1],"website":"snewscms.com","meta":{"generator":["sNews"]}}
{"name":"script.aculo.us","categories":[59],"website":"script.aculo.us","scriptSrc":["/(?:scriptaculous|protoaculous)(?:\\.js|/)"],"js":{"Scriptaculous.Version":["^(.{1,250})$\\;version:\\1"]}}
{"name":"scrollreveal","categories":[59],"website":"scrollrevealjs.org","scriptSrc":["scrollreveal(?:\\.min)(?:\\.js)"],"html":["<[^>]{1,250}data-sr(?:-id)"]}
{"name":"shine.js","categories":[25],"website":"bigspaceship.github.io/shine.js","scriptSrc":["shine(?:\\.min)?\\.js"],"js":{"Shine":[""]}}
{"name":"siimple","categories":[66],"website":"siimple.xyz","dom":[["link[href*='siimple.min.css']","href","/npm/siimple@([\\d\\.]{1,250})/dist/siimple\\.min\\.css\\;version:\\1"]]}
{"name":"snigel AdConsent","categories":[67],"website":"www.snigel.com/adconsent","scriptSrc":["(?:staging-)?cdn\\.snigelweb\\.com/(?:snhb|adconsent)/"],"js":{"adconsent.version":["^([\\d.]{1,250})$\\;version:\\1"],"snhb.baseSettings":["\\;confidence:50"],"snhb.info.cmpVersion":[""]}}
{"name":"snigel AdEngine","categories":[36],"website":"www.snigel.com/adengine","scriptSrc":["(?:staging-)?cdn\\.snigelweb\\.com/adengine/","adengine\\.snigelweb\\.com"]}
{"name":"stores.jp","categories":[6],"website":"stores.jp/ec","js":{"STORES_JP":[""]},"implies":["Visa","Mastercard"]}
{"name":"styled-components","categories":[12,47],"website":"styled-components.com","js":{"styled":[""]},"dom":[["[sc-component-id]","text",""],["style[data-styled-version]","data-styled-version","(^.{1,250}$)\\;version:\\1"],["style[data-styled], style[data-styled-components], [sc-component-id]","text",""]],"implies":["React"]}
{"name":"T1 Comercios","categories":[19],"website":"www.t1comercios.com","meta":{"generator":["^T1COMERCIOS$"]}}
{"name":"T1 Envios","categories":[99],"website":"t1envios.com","meta":{"generator":["^T1ENVIOS$"]}}
{"name":"T1 Paginas","categories":[6],"website":"t1paginas.com","meta":{"generator":["^T1PAGINAS$"]},"implies":["AngularJS","Node.js","MongoDB"]}
{"name":"T1 Pagos","categories":[41],"website":"www.t1pagos.com","meta":{"generator":["^T1PAGOS$"]}}
{"name":"TCAdmin","categories":[9],"website":"www.tcadmin.com","js":{"TCAdmin":[""]}}
{"name":"TDesign","categories":[66],"website":"tdesign.tencent.com","scriptSrc":["tdesign\\.gtimg\\.com/"],"dom":[[".t-button__text, .t-layout","exists",""]]}
{"name":"THG Ingenuity","categories":[6],"website":"www.thgingenuity.com","scriptSrc":["THEHUT-.{0,250}\\.js"]}
{"name":"TN Express Web","categories":[1],"website":"www.tessituranetwork.com","cookies":{"tnew":[""]},"implies":["Tessitura"]}
{"name":"TNS Payments","categories":[41],"website":"tnsi.com/products/payments","scriptSrc":["secure\\.ap\\.tnspayments\\.com"]}
{"name":"TRUENDO","categories":[67],"website":"truendo.com","scriptSrc":["cdn\\.priv\\.center/","cdn\\.truendo\\.com/"],"js":{"Truendo":[""],"TruendoCookieControlCallback":[""]}}
{"name":"TVSquared","categories":[36],"website":"www.tvsquared.com","js":{"TV2Track":[""],"_tvq":[""]},"dom":[["link[href*='.tvsquared.com']","exists",""]]}
{"name":"TWiki","categories":[8],"website":"twiki.org","cookies":{"twikisid":[""]},"scriptSrc":["TWikiJavascripts","twikilib(?:\\.min)?\\.js"],"html":["<img [^>]{0,250}(?:title|alt)=\"This site is powered by the TWiki collaboration platform"],"implies":["Perl"]}
{"name":"TYPO3 CMS","categories":[1],"website":"typo3.org","scriptSrc":["^/?typo3(?:conf|temp)/"],"html":["<link[^>]{1,250} href=\"/?typo3(?:conf|temp)/","<img[^>]{1,250} src=\"/?typo3(?:conf|temp)/","<!--\n\tThis website is powered by TYPO3"],"implies":["PHP"]}
{"name":"Tabarnapp","categories":[100],"website":"tabarnapp.com","scriptSrc":["cdn\\.tabarn\\.app/"],"js":{"tabarnapp_loaded_ad":[""]},"requires":["Shopify"]}
{"name":"Tabby","categories":[41,91],"website":"tabby.ai","scriptSrc":["checkout\\.tabby\\.ai"],"js":{"Tabby":[""],"TabbyPromo":[""]}}
{"name":"TableBooker","categories":[93],"website":"www.tablebooker.com","scriptSrc":["reservations\\.tablebooker\\.\\w{1,250}/"],"dom":[["iframe","id","tablebookerResFrame_"]]}
{"name":"TableCheck","categories":[93],"website":"www.tablecheck.com","scriptSrc":["tc_widget\\.js"],"dom":[["form[action*='tablecheck']","action","\\.tablecheck\\.\\w{1,250}/"]]}
{"name":"TablePress","categories":[87],"website":"tablepress.org","dom":[["link[href*='/wp-content/plugins/tablepress/']","exists",""]],"requires":["WordPress"]}
{"name":"Taboola","categories":[36],"website":"www.taboola.com","scriptSrc":["\\.taboola\\.com"],"js":{"_taboola":[""],"_taboolaNetworkMode":[""],"taboola_view_id":[""]},"dom":[["link[href*='.taboola.com']","href",""]]}
{"name":"Tachyons","categories":[66],"website":"tachyons.io","js":{"webpackChunkgatsby_starter_blog_tachyons":[""]},"dom":[["link[href*='tachyons.min.css']","href","(?:([\\d\\.]{1,250})(?:/css)?/)?tachyons\\.min\\.css\\;version:\\1"]]}
{"name":"Tada","categories":[100],"website":"trytada.com","scriptSrc":["cdn\\.trytada\\.com/"],"implies":["Shopify"]}
{"name":"TagPro","categories":[42],"website":"tagpro.adpromedia.net","scriptSrc":["tagpro\\.adpromedia\\.net/"],"js":{"initAdproTags":[""]}}
{"name":"Tagboard","categories":[96],"website":"tagboard.com","scriptSrc":["\\.tagboard\\.com/"],"dom":[["iframe[src*='.tagboard.com/']","exists",""]]}
{"name":"Taggbox","categories":[5],"website":"taggbox.com","scriptSrc":["\\.taggbox\\.com","taggbox\\.com/app/js/embed\\.min\\.js(?:\\?ver=([\\d.]{1,250}))?\\;version:\\1"],"url":["\\.taggbox\\.com"],"js":{"taggboxAjaxurl":[""]}}
{"name":"Taiga","categories":[13],"website":"taiga.io","js":{"taigaConfig":[""]},"implies":["Django","AngularJS"]}
{"name":"Tail","categories":[97],"website":"www.tail.digital","scriptSrc":["\\.tailtarget\\.com/"]}
{"name":"Tailwind CSS","categories":[66],"website":"tailwindcss.com","scriptSrc":["\\.tailwindcss\\.com"],"dom":[["link[rel='stylesheet'][href*='tailwind']","href","tailwindcss[@|/](?:\\^)?([\\d.]{1,250})(?:/[a-z]{1,250})?/(?:tailwind|base|components|utilities)(?:\\.min)?\\.css\\;version:\\1"]]}
{"name":"TakeDrop","categories":[6],"website":"takedrop.pl","dom":[["img[src*='main.takedropstorage.com']","exists",""]]}
{"name":"Talkable","categories":[74,84,94],"website":"www.talkable.com","js":{"talkable.config.version":["([\\d\\.]{1,250})\\;version:\\1"]}}
{"name":"Tallentor","categories":[10],"website":"tallentor.com","scriptSrc":["tallentor\\.com/js/script_tracker\\.js"]}
{"name":"Tallentor Widget","categories":[52],"website":"tallentor.com","cookies":{"tallentor_widget":[""]}}
{"name":"Tamago","categories":[5],"website":"tamago.temonalab.com","html":["<link [^>]{0,250}href=\"http://tamago\\.temonalab\\.com"]}
{"name":"Tamara","categories":[41,91],"website":"tamara.co","scriptSrc":["cdn\\.tamara\\.co"],"js":{"TamaraProductWidget":[""]}}
{"name":"Tangled Network","categories":[88],"website":"tanglednetwork.com","headers":{"x-hosting-provider":["Tangled Network"]}}
{"name":"Tapad","categories":[36],"website":"www.tapad.com","dom":[["link[href*='pixel.tapad.com'], img[src*='pixel.tapad.com']","exists",""]]}
{"name":"Tapcart","categories":[19],"website":"tapcart.com","scriptSrc":["cdn\\.tapcart\\.com/"],"js":{"tapcartwebBanner":[""]},"requires":["Shopify"]}
{"name":"Target2Sell","categories":[76],"website":"www.target2sell.com","scriptSrc":["static\\.target2sell\\.com"]}
{"name":"Tatari","categories":[36],"website":"www.tatari.tv","js":{"tatari":[""]}}
{"name":"Tawk.to","categories":[52],"website":"tawk.to","cookies":{"tawkconnectiontime":[""]},"scriptSrc":["//embed\\.tawk\\.to"]}
{"name":"Teachable","categories":[21],"website":"teachable.com","cookies":{"_gat_teachabletracker":["\\d{1,250}"]},"meta":{"asset_host":["\\.teachablecdn\\.com"]},"scriptSrc":["\\.teachablecdn\\.com"],"js":{"isTeachable":["\\;confidence:50"],"teachableIcons":["\\;confidence:50"],"trackTeachableGAEvent":[""]}}
{"name":"Teads","categories":[36],"website":"www.teads.com","scriptSrc":["teads\\.tv"]}
{"name":"Tealium","categories":[42,97],"website":"tealium.com","scriptSrc":["^(?:https?:)?//tags\\.tiqcdn\\.com/","/tealium/utag\\.js$"],"js":{"TEALIUMENABLED":[""]}}
{"name":"Tealium AudienceStream","categories":[86],"website":"tealium.com/products/audiencestream","scriptSrc":["\\.tealiumiq\\.com"],"dom":[["link[href*='.tealiumiq.com']","exists",""]]}
{"name":"Tealium Consent Management","categories":[67],"website":"docs.tealium.com/platforms/getting-started/consent-management","dom":[["script#__tealiumGDPRecScript, div#__tealiumGDPRecModal","exists",""]]}
{"name":"TeamCity","categories":[44],"website":"www.jetbrains.com/teamcity","meta":{"application-name":["TeamCity"]},"html":["<span class=\"versionTag\"><span class=\"vWord\">Version</span> ([\\d\\.]{1,250})\\;version:\\1"],"implies":["Apache Tomcat","Java","jQuery","Moment.js","Prototype","React","Underscore.js"]}
{"name":"Tebex","categories":[6],"website":"www.tebex.io","scripts":["\\.tebexLogin"],"implies":["MySQL","Sass","PHP"]}
{"name":"Telescope","categories":[1],"website":"telescopeapp.org","js":{"Telescope":[""]},"implies":["Meteor","React"]}
{"name":"Tencent Analytics (腾讯分析)","categories":[10],"website":"ta.qq.com","scriptSrc":["tajs\\.qq\\.com/stats"]}
{"name":"Tencent Cloud","categories":[31,62],"website":"intl.cloud.tencent.com","meta":{"copyright":["^.{1,250}Tencent\\sCloud\\.$"]},"scriptSrc":["\\.tencent-cloud\\.(?:cn|com)/"]}
{"name":"Tencent Waterproof Wall","categories":[9,16],"website":"007.qq.com","scriptSrc":["/TCaptcha\\.js","captcha\\.qq\\.com/.{0,250}"]}
{"name":"Tengine","categories":[22],"website":"tengine.taobao.org","headers":{"server":["Tengine"]}}
{"name":"Termly","categories":[67],"website":"termly.io","scriptSrc":["app\\.termly\\.io/embed\\.min\\.js"]}
{"name":"Tern","categories":[100],"website":"www.tern.eco","scriptSrc":["live\\.tern-returns\\.eastsideapps\\.io/"],"requires":["Shopify"]}
{"name":"TerriaJS","categories":[35],"website":"terria.io","dom":[["html[class*='terria']","exists",""]]}
{"name":"Tessitura","categories":[53],"website":"www.tessituranetwork.com","implies":["Microsoft ASP.NET","IIS","Windows Server"]}
{"name":"TestFreaks","categories":[90],"website":"www.testfreaks.com","scriptSrc":["\\.testfreaks\\.com/"],"js":{"applyTestFreaks":[""],"testFreaks":[""]}}
{"name":"Texthelp","categories":[68],"website":"www.texthelp.com/en-gb/products/browsealoud","scriptSrc":["browsealoud\\.com/.{0,250}/browsealoud\\.js"]}
{"name":"Textpattern CMS","categories":[1],"website":"textpattern.com","meta":{"generator":["Textpattern"]},"implies":["PHP","MySQL"]}
{"name":"The Arena Group","categories":[36],"website":"thearenagroup.net","meta":{"generator":["^Tempest\\s-\\smaven\\.io$"]}}
{"name":"The Events Calendar","categories":[87],"website":"theeventscalendar.com","scriptSrc":["/wp-content/plugins/the-events-calendar(?:-pro)?/"],"js":{"TribeCalendar":[""],"tribe_l10n_datatables":[""]},"dom":[["link[href*='/wp-content/plugins/the-events-calendar/']","exists",""]],"requires":["WordPress"]}
{"name":"The Hotels Network","categories":[10,76],"website":"thehotelsnetwork.com","headers":{"content-security-policy":["\\.thehotelsnetwork\\.com\\;confidence:50"],"content-security-policy-report-only":["\\.thehotelsnetwork\\.com\\;confidence:50"]},"scriptSrc":["\\.thehotelsnetwork\\.com/"],"js":{"thn.data.version":["([\\d\\.]{1,250})\\;version:\\1"]}}
{"name":"The SEO Framework","categories":[54,87],"website":"theseoframework.com","html":["<!--[^>]{1,250}The SEO Framework by Sybre Waaijer"],"requires":["WordPress"]}
{"name":"The Theme Foundry Make","categories":[80],"website":"thethemefoundry.com/wordpress-themes/make","scriptSrc":["/wp-content/themes/make(?:-child)?/.{1,100}frontend\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"js":{"MakeDynamicStylesheet":["\\;confidence:50"],"MakeFrontEnd":["\\;confidence:50"]},"requires":["WordPress"]}
{"name":"The.com","categories":[18,51],"website":"www.the.com","scriptSrc":["the-dotcom-public-cdn\\.s3\\.amazonaws\\.com/"],"implies":["React","Amazon S3"]}
{"name":"Thefork","categories":[93],"website":"www.thefork.com","dom":[["iframe[data-src*='lafourchette']","data-src","module\\.lafourchette.\\w{1,250}"],["iframe[src*='lafourchette']","src","module\\.lafourchette.\\w{1,250}"]]}
{"name":"Thelia","categories":[1,6],"website":"thelia.net","html":["<(?:link|style|script)[^>]{1,250}/assets/frontOffice/"],"implies":["PHP","Symfony"]}
{"name":"Theme Freesia Edge","categories":[80],"website":"themefreesia.com/themes/edge","scriptSrc":["/wp-content/themes/edge(?:-plus)?/"],"js":{"edge_slider_value":[""]},"requires":["WordPress"]}
{"name":"Theme Freesia Photograph","categories":[80],"website":"themefreesia.com/themes/Photograph","scriptSrc":["/wp-content/themes/photograph(?:-plus)?/"],"requires":["WordPress"]}
{"name":"Theme Freesia ShoppingCart","categories":[80],"website":"themefreesia.com/themes/shoppingcart","scriptSrc":["/wp-content/themes/shoppingcart(?:-plus)?/"],"js":{"shoppingcart_slider_value":[""]},"requires":["WordPress"]}
{"name":"Theme Horse Attitude","categories":[80],"website":"www.themehorse.com/themes/attitude","scriptSrc":["/wp-content/themes/attitude(?:-pro)?/"],"dom":[["link[href*='/wp-content/themes/attitude-pro/']","exists",""]],"requires":["WordPress"]}
{"name":"Theme Horse NewsCard","categories":[80],"website":"www.themehorse.com/themes/newscard","scriptSrc":["/wp-content/themes/newscard(?:-pro)?/"],"dom":[["link[href*='/wp-content/themes/newscard-pro/']","exists",""]],"requires":["WordPress"]}
{"name":"Theme Vision Agama","categories":[80],"website":"theme-vision.com/agama","scriptSrc":["/wp-content/themes/agama(?:-pro)?/.{1,100}functions\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"js":{"agama":[""],"agama_pro":[""]},"requires":["WordPress"]}
{"name":"Theme4Press Evolve","categories":[80],"website":"theme4press.com/evolve-multipurpose-wordpress-theme","scriptSrc":["/wp-content/themes/evolve(?:-plus)?/"],"js":{"evolve_js_local_vars":[""]},"requires":["WordPress"]}
{"name":"ThemeGrill Accelerate","categories":[80],"website":"themegrill.com/themes/accelerate","scriptSrc":["/wp-content/themes/accelerate(?:-pro)?/"],"dom":[["link#accelerate_style-css","exists",""]],"requires":["WordPress"]}
{"name":"ThemeGrill Cenote","categories":[80],"website":"themegrill.com/themes/cenote","scriptSrc":["/wp-content/themes/cenote(?:-pro)?/"],"dom":[["link[href*='/wp-content/themes/cenote/'], link[href*='/wp-content/themes/cenote-pro/']","exists",""]],"requires":["WordPress"]}
{"name":"ThemeGrill ColorMag","categories":[80],"website":"themegrill.com/themes/colormag","scriptSrc":["/wp-content/themes/colormag(?:-pro)?/"],"dom":[["link#colormag_style-css","exists",""]],"requires":["WordPress"]}
{"name":"ThemeGrill Flash","categories":[80],"website":"themegrill.com/themes/flash","scriptSrc":["/wp-content/themes/flash(?:-pro)?/"],"dom":[["link[href='/wp-content/themes/flash']","exists",""]],"requires":["WordPress"]}
{"name":"ThemeGrill Radiate","categories":[80],"website":"themegrill.com/themes/radiate","scriptSrc":["/wp-content/themes/radiate(?:-pro)?/"],"js":{"radiateScriptParam":[""]},"dom":[["link#radiate-style-css","exists",""]],"requires":["WordPress"]}
{"name":"ThemeGrill Spacious","categories":[80],"website":"themegrill.com/themes/spacious","scriptSrc":["/wp-content/themes/spacious(?:-pro)?/"],"js":{"spacious_slider_value":[""]},"dom":[["link#spacious_style-css","exists",""]],"requires":["WordPress"]}
{"name":"ThemeGrill eStore","categories":[80],"website":"themegrill.com/themes/estore","meta":{"generator":["eStore v\\.([\\d\\.]{1,250})\\;version:\\1"]},"scriptSrc":["/wp-content/themes/e(?:s|S)tore(?:-pro)?/"],"requires":["WordPress"]}
{"name":"ThemeIsle Menu Icons","categories":[87],"website":"wordpress.org/plugins/menu-icons","dom":[["link[href*='/wp-content/plugins/menu-icons/']","exists",""]],"requires":["WordPress"]}
{"name":"ThemeZee Donovan","categories":[80],"website":"themezee.com/themes/donovan","scriptSrc":["/wp-content/themes/donovan/"],"js":{"donovanScreenReaderText":[""],"donovan_menu_title":[""]},"requires":["WordPress"]}
{"name":"ThemeZee Poseidon","categories":[80],"website":"themezee.com/themes/poseidon","scriptSrc":["/wp-content/themes/poseidon/"],"js":{"poseidonScreenReaderText":[""]},"requires":["WordPress"]}
{"name":"ThemeZee Wellington","categories":[80],"website":"themezee.com/themes/wellington","scriptSrc":["/wp-content/themes/wellington/"],"js":{"wellingtonScreenReaderText":[""]},"requires":["WordPress"]}
{"name":"Themeansar Newsberg","categories":[80],"website":"themeansar.com/free-themes/newsberg","dom":[["link#newsberg-style-css","exists",""]],"requires":["WordPress"],"excludes":["Themeansar Newsup"]}
{"name":"Themeansar Newsup","categories":[80],"website":"themeansar.com/free-themes/newsup","scriptSrc":["/wp-content/themes/newsup(?:-pro)?/"],"requires":["WordPress"]}
{"name":"Themebeez Cream Magazine","categories":[80],"website":"themebeez.com/themes/cream-magazine","js":{"cream_magazine_script_obj":[""]},"requires":["WordPress"]}
{"name":"Themebeez Orchid Store","categories":[80],"website":"themebeez.com/themes/orchid-store","scriptSrc":["/wp-content/themes/orchid-store(?:-child)?/.{1,100}bundle\\.min\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"js":{"orchid_store_obj":[""]},"requires":["WordPress"]}
{"name":"Themegraphy Graphy","categories":[80],"website":"themegraphy.com/wordpress-themes/graphy","scriptSrc":["/wp-content/themes/graphy(?:-pro)?/"],"requires":["WordPress"]}
{"name":"Themes4Wp Bulk","categories":[80],"website":"themes4wp.com/theme/bulk","scriptSrc":["/wp-content/themes/bulk(?:-pro)?/.{1,100}customscript\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"requires":["WordPress"]}
{"name":"ThemezHut Bam","categories":[80],"website":"themezhut.com/themes/bam","scriptSrc":["/wp-content/themes/bam(?:-pro)?/"],"requires":["WordPress"]}
{"name":"ThemezHut HitMag","categories":[80],"website":"themezhut.com/themes/hitmag","scriptSrc":["/wp-content/themes/hitmag(?:-pro)?/"],"requires":["WordPress"]}
{"name":"Themonic Iconic One","categories":[80],"website":"themonic.com/iconic-one","scriptSrc":["/wp-content/themes/iconic-one(?:-[\\w]{1,250})?/"],"requires":["WordPress"]}
{"name":"Thesis","categories":[10],"website":"www.thesistesting.com","scriptSrc":["thix\\.ttsep\\.com/"],"js":{"thix.history":["\\;confidence:50"],"thix.t":["\\;confidence:50"]}}
{"name":"Thimatic","categories":[90,100],"website":"thimatic-apps.com","scriptSrc":["thimatic-apps\\.com/product_review/.{0,250}?v=([\\d.]{1,250})\\;version:\\1"]}
{"name":"Think Up Themes Consulting","categories":[80],"website":"www.thinkupthemes.com/themes/consulting","scriptSrc":["/wp-content/themes/consulting(?:-pro)?/"],"dom":[["link#consulting-style-css","exists",""]],"requires":["WordPress"]}
{"name":"Think Up Themes Minamaze","categories":[80],"website":"www.thinkupthemes.com/themes/minamaze","scriptSrc":["/wp-content/themes/minamaze(?:-pro)?/"],"dom":[["link#minamaze-style-css","exists",""]],"requires":["WordPress"]}
{"name":"ThinkPHP","categories":[18],"website":"www.thinkphp.cn","headers":{"x-powered-by":["ThinkPHP"]},"cookies":{"thinkphp_show_page_trace":[""]},"implies":["PHP"]}
{"name":"Thinkific","categories":[21],"website":"www.thinkific.com","cookies":{"_thinkific_session":[""]},"scriptSrc":["cdn(?:-themes)?\\.thinkific\\.com"],"js":{"Thinkific":[""],"ThinkificAnalytics":[""]}}
{"name":"ThreatMetrix","categories":[16,83],"website":"risk.lexisnexis.com/products/threatmetrix","scriptSrc":["\\.online-metrix\\.net"]}
{"name":"Threekit","categories":[105,95],"website":"www.threekit.com","js":{"threekit.configuratorForm":[""],"threekitAR":[""],"threekitPlayer":[""]}}
{"name":"Thrive Apprentice","categories":[87,21],"website":"thrivethemes.com/apprentice","scriptSrc":["/wp-content/plugins/thrive-apprentice/.{1,100}\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"dom":[["link[href*='/wp-content/plugins/thrive-apprentice/']","exists",""]],"requires":["WordPress"]}
{"name":"Thrive Architect","categories":[87,51],"website":"thrivethemes.com/architect","scriptSrc":["/wp-content/plugins/thrive-visual-editor/.{1,100}\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"dom":[["link[href*='/wp-content/plugins/thrive-visual-editor/']","exists",""]],"requires":["WordPress"]}
{"name":"Thrive Comments","categories":[87],"website":"thrivethemes.com/comments","scriptSrc":["/wp-content/plugins/thrive-comments/.{1,100}\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"dom":[["link[href*='/wp-content/plugins/thrive-comments/']","exists",""]],"requires":["WordPress"]}
{"name":"Thrive Leads","categories":[87],"website":"thrivethemes.com/leads","scriptSrc":["/wp-content/plugins/thrive-leads/.{1,100}\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"dom":[["link[href*='/wp-content/plugins/thrive-leads/']","exists",""]],"requires":["WordPress"]}
{"name":"Thrive Quiz Builder","categories":[87],"website":"thrivethemes.com/quizbuilder","scriptSrc":["/wp-content/plugins/thrive-quiz-builder/.{1,100}\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"dom":[["link[href*='/wp-content/plugins/thrive-quiz-builder/']","exists",""]],"requires":["WordPress"]}
{"name":"Thrive Ultimatum","categories":[87],"website":"thrivethemes.com/ultimatum","scriptSrc":["/wp-content/plugins/thrive-ultimatum/.{1,100}\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"dom":[["link[href*='/wp-content/plugins/thrive-ultimatum/']","exists",""]],"requires":["WordPress"]}
{"name":"ThriveCart","categories":[6],"website":"thrivecart.com","scriptSrc":["thrivecart\\.js"],"js":{"ThriveCart":[""]}}
{"name":"Ticimax","categories":[6],"website":"www.ticimax.com","scriptSrc":["cdn\\.ticimax\\.com/"]}
{"name":"Tictail","categories":[6],"website":"tictail.com","html":["<link[^>]{0,250}tictail\\.com"]}
{"name":"TiddlyWiki","categories":[1,2,4,8],"website":"tiddlywiki.com","meta":{"application-name":["^TiddlyWiki$"],"copyright":["^TiddlyWiki created by Jeremy Ruston"],"generator":["^TiddlyWiki$"],"tiddlywiki-version":["^(.{1,250})$\\;version:\\1"]},"html":["<[^>]{0,250}type=[^>]text\\/vnd\\.tiddlywiki"],"js":{"tiddler":[""]}}
{"name":"Tidio","categories":[52],"website":"www.tidio.com","scriptSrc":["code\\.tidio\\.co"],"js":{"tidioChatApi":[""]}}
{"name":"Tiendanube","categories":[6],"website":"www.tiendanube.com","js":{"LS.store.url":["^.{1,250}\\.mitiendanube\\.com$"]}}
{"name":"TikTok Pixel","categories":[10],"website":"ads.tiktok.com","js":{"TiktokAnalyticsObject":[""]},"dom":[["script[data-hid='tiktok']","data-hid",""]]}
{"name":"Tiki Wiki CMS Groupware","categories":[1,2,8,11,13],"website":"tiki.org","meta":{"generator":["^Tiki"]},"scriptSrc":["(?:/|_)tiki"]}
{"name":"Tilda","categories":[1],"website":"tilda.cc","scriptSrc":["tilda(?:cdn|\\.ws|-blocks)"],"html":["<link[^>]{0,250} href=[^>]{1,250}tilda(?:cdn|\\.ws|-blocks)"]}
{"name":"Tiledesk","categories":[52],"website":"tiledesk.com","js":{"Tiledesk":[""],"tileDeskAsyncInit":[""],"tiledesk":[""],"tiledeskSettings":[""]}}
{"name":"Timeplot","categories":[25],"website":"www.simile-widgets.org/timeplot","scriptSrc":["timeplot.{0,250}\\.js"],"js":{"Timeplot":[""]}}
{"name":"Timify","categories":[72],"website":"www.timify.com","scriptSrc":["\\.timify\\.com/"],"js":{"TimifyWidget":[""]}}
{"name":"Tiny Slider","categories":[59],"website":"github.com/ganlanyuan/tiny-slider","scriptSrc":["(?:/([\\d\\.]{1,250})/min/)?tiny-slider(?:\\.min)?\\.js\\;version:\\1"]}
{"name":"TinyMCE","categories":[24],"website":"tinymce.com","scriptSrc":["/tiny_?mce(?:\\.min)?\\.js"],"js":{"tinyMCE.majorVersion":["([\\d.]{1,250})\\;version:\\1"]}}
{"name":"Tippy.js","categories":[59],"website":"atomiks.github.io/tippyjs","scriptSrc":["/tippy\\.js(?:@|/)?([\\d\\.]{1,250})?\\;version:\\1"],"js":{"tippy.defaultProps":[""]},"dom":[["style[data-tippy-stylesheet]","exists",""]]}
{"name":"Tiqets","categories":[5,71],"website":"www.tiqets.com/affiliate","js":{"__TIQETS_LOADER_REINIT":[""]},"dom":[["iframe[src*='.tiqets.com/']","exists",""]]}
{"name":"Titan","categories":[36],"website":"titan360.com","js":{"titan":[""],"titanEnabled":[""]}}
{"name":"TomTom Maps","categories":[35],"website":"www.tomtom.com","scriptSrc":["api\\.tomtom\\.com"],"js":{"tomtom.Map":[""]}}
{"name":"TomatoCart","categories":[6],"website":"tomatocart.com","meta":{"generator":["TomatoCart"]},"js":{"AjaxShoppingCart":[""]}}
{"name":"TornadoServer","categories":[22],"website":"tornadoweb.org","headers":{"server":["TornadoServer(?:/([\\d.]{1,250}))?\\;version:\\1"]}}
{"name":"TotalCode","categories":[6],"website":"www.totalcode.com","headers":{"x-powered-by":["^TotalCode$"]}}
{"name":"Totango","categories":[97],"website":"www.totango.com","scriptSrc":["\\.totango\\.com/totango([\\d\\.]{1,250})\\.js\\;version:\\1","\\.amazonaws\\.com/totango-cdn/totango\\d\\.js"],"js":{"totango":[""],"totangoLoader":[""]}}
{"name":"Totara","categories":[21],"website":"www.totaralearning.com","cookies":{"totarasession":[""]}}
{"name":"Touch2Success","categories":[6],"website":"www.touch2success.com","meta":{"content":["^Touch2Success$"]}}
{"name":"TownNews","categories":[1],"website":"townnews.com","headers":{"x-tncms":[""]},"js":{"TNCMS":[""],"TNStats_Tracker":[""],"TNTracker":[""]}}
{"name":"Trac","categories":[13],"website":"trac.edgewall.org","html":["<a id=\"tracpowered","Powered by <a href=\"[^\"]{0,250}\"><strong>Trac(?:[ /]([\\d.]{1,250}))?\\;version:\\1"],"implies":["Python"]}
{"name":"TrackJs","categories":[10],"website":"trackjs.com","scriptSrc":["cdn\\.trackjs\\.com"],"js":{"TrackJs":[""],"trackJs":[""]}}
{"name":"Trackify X","categories":[100,10],"website":"trackifyapp.com","scriptSrc":["trackifyx\\.redretarget\\.com/"],"implies":["Shopify"]}
{"name":"Tradedoubler","categories":[71],"website":"www.tradedoubler.com","scriptSrc":["swrap\\.tradedoubler\\.com"],"dom":[["img[src*='impes.tradedoubler.com/imp']","text",""]]}
{"name":"Traek","categories":[10],"website":"www.traek.io","js":{"Traek":[""]}}
{"name":"TrafficStars","categories":[36],"website":"trafficstars.com","scriptSrc":["\\.tsyndicate\\.com/"],"dom":[["img[src*='tsyndicate.com/']","exists",""]]}
{"name":"Transcend","categories":[67],"website":"www.transcend.io","js":{"transcend":[""]}}
{"name":"Transcy","categories":[89],"website":"transcy.io","js":{"_transcy":[""],"transcy_apiURI":[""],"transcy_shopifyLocales":[""]},"requires":["Shopify"]}
{"name":"Transifex","categories":[12],"website":"www.transifex.com","js":{"Transifex.live.lib_version":["(.{1,250})\\;version:\\1"]}}
{"name":"Transistor.fm","categories":[5],"website":"transistor.fm","dom":[["iframe[src*='.transistor.fm/']","exists",""]]}
{"name":"Translate WordPress","categories":[87,89],"website":"gtranslate.io","scriptSrc":["/wp-content/plugins/google-language-translator/.{1,100}scripts\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"requires":["WordPress"]}
{"name":"Tray","categories":[6],"website":"www.tray.com.br","scriptSrc":["tcdn\\.com\\.br"]}
{"name":"Trbo","categories":[74,76],"website":"www.trbo.com","cookies":{"trbo_session":["^(?:[\\d]{1,250})$"],"trbo_usr":["^(?:[\\d\\w]{1,250})$"]},"scriptSrc":["\\.trbo\\.com"],"js":{"_trbo":[""],"_trbo_start":[""],"_trboq":[""]}}
{"name":"Treasure Data","categories":[97],"website":"www.treasuredata.com","scriptSrc":["cdn\\.treasuredata\\.com/"],"js":{"Treasure.version":["(.{1,250})\\;version:\\1"]},"dom":[["link[href*='.treasuredata.com']","exists",""]]}
{"name":"Trengo","categories":[52],"website":"trengo.com","scriptSrc":["\\.widget\\.trengo\\.eu/"],"js":{"Trengo.eventBus":[""]}}
{"name":"Triggerbee","categories":[76],"website":"triggerbee.com","js":{"triggerbee":[""]}}
{"name":"Trinity Audio","categories":[5],"website":"www.trinityaudio.ai","scriptSrc":["//trinitymedia\\.ai/"],"js":{"TRINITY_DISPLAY":[""],"TRINITY_PLAYER":[""]}}
{"name":"Tripadviser.Widget","categories":[5],"website":"www.tripadvisor.com/Widgets","scriptSrc":["tripadvisor\\.[\\w]{1,250}/WidgetEmbed"]}
{"name":"TripleLift","categories":[36],"website":"triplelift.com","dom":[["iframe[src*='.3lift.com']","src",""]]}
{"name":"Tritac Katana Commerce","categories":[6],"website":"www.tritac.com/nl/producten/katana-commerce","meta":{"powered-by":["^Katana\\sCommerce$"]}}
{"name":"Trix","categories":[24],"website":"trix-editor.org","js":{"Trix.VERSION":["^(.{1,250})$\\;version:\\1"]}}
{"name":"Trove Recommerce","categories":[6],"website":"trove.co","headers":{"x-trove-app-name":[""],"x-trove-country-code":[""],"x-trove-order-uuid":[""],"x-yerdle-app-name":[""]},"dom":[["img[src*='res.cloudinary.com/yerdle']","exists",""]]}
{"name":"TruValidate","categories":[16,83],"website":"www.transunion.com/solution/truvalidate","scriptSrc":["mpsnare\\.iesnare\\.com","ci-mpsnare\\.iovation\\.com"]}
{"name":"True Fit","categories":[76],"website":"www.truefit.com","scriptSrc":["cdn\\.truefitcorp\\.com/(?:.{1,250}/([\\d\\.]{1,250}))?\\;version:\\1"]}
{"name":"TrueCommerce","categories":[6],"website":"www.truecommerce.com","scriptSrc":["cdn\\.nexternal\\.com/"]}
{"name":"Trumba","categories":[72],"website":"www.trumba.com","js":{"$Trumba":[""],"$Trumba.version":["([\\d\\.]{1,250})\\;version:\\1"],"Trumba":[""]}}
{"name":"TrustArc","categories":[67],"website":"trustarc.com","scriptSrc":["consent\\.trustarc\\.com"]}
{"name":"TrustYou","categories":[5],"website":"www.trustyou.com","dom":[["iframe[src*='api.trustyou.com']","src",""]]}
{"name":"Trusted Shops","categories":[90],"website":"www.trustedshops.co.uk","scriptSrc":["widgets\\.trustedshops\\.com/"]}
{"name":"Trustindex Google Reviews","categories":[87,90],"website":"www.trustindex.io","scriptSrc":["/wp-content/plugins/widget-google-reviews/"],"dom":[["link[href*='/wp-content/plugins/widget-google-reviews/']","exists",""]],"requires":["WordPress"]}
{"name":"Trustpilot","categories":[90],"website":"business.trustpilot.com","scriptSrc":["\\.trustpilot\\.com"],"js":{"Trustpilot":[""]}}
{"name":"Trustspot","categories":[90],"website":"trustspot.io","scriptSrc":["trustspot\\.io"],"js":{"trustspot_key":[""]}}
{"name":"Trustvox","categories":[90],"website":"site.trustvox.com.br","js":{"TrustvoxCertificateWidget":[""],"TrustvoxRatesWidget":[""],"_trustvox":[""],"_trustvox_colt":[""],"_trustvox_shelf_rate":[""],"trustvox_id":[""]}}
{"name":"TryNow","categories":[91],"website":"www.trynow.io","scriptSrc":["\\.trynow\\.net/shopify/([\\d\\.]{1,250})/\\;version:\\1"],"js":{"TryNowConfig":[""],"tryNowCheckout":[""]}}
{"name":"Tumblr","categories":[11],"website":"www.tumblr.com","headers":{"x-tumblr-user":[""]},"html":["<iframe src=\"[^>]{1,250}tumblr\\.com"],"url":["^https?://(?:www\\.)?[^/]{1,250}\\.tumblr\\.com/"]}
{"name":"Turbo","categories":[92],"website":"turbo.hotwired.dev","js":{"Turbo":[""]}}
{"name":"Turbolinks","categories":[92],"website":"github.com/turbolinks/turbolinks","scriptSrc":["turolinks\\.js"],"js":{"Turbolinks":[""]}}
{"name":"TurfJS","categories":[59],"website":"turfjs.org","scriptSrc":["(turf@[\\d.]{1,250})?/?turf\\.min\\.js"],"js":{"turf.feature":[""],"turf.point":[""],"turf.random":[""]}}
{"name":"Twenty Eleven","categories":[80],"website":"wordpress.org/themes/twentyeleven","dom":[["link[href*='/wp-content/themes/twentyeleven/']","exists",""]],"requires":["WordPress"]}
{"name":"Twenty Fifteen","categories":[80],"website":"wordpress.org/themes/twentyfifteen","scriptSrc":["/wp-content/themes/twentyfifteen/"],"dom":[["link#twentyfifteen-style-css","exists",""]],"requires":["WordPress"]}
{"name":"Twenty Fourteen","categories":[80],"website":"wordpress.org/themes/twentyfourteen","scriptSrc":["/wp-content/themes/twentyfourteen/"],"dom":[["link#twentyfourteen-style-css, style#twentyfourteen-lato-css","exists",""]],"requires":["WordPress"]}
{"name":"Twenty Nineteen","categories":[80],"website":"wordpress.org/themes/twentynineteen","scriptSrc":["/wp-content/themes/twentynineteen/"],"dom":[["link#twentynineteen-style-css","exists",""]],"requires":["WordPress"]}
{"name":"Twenty Seventeen","categories":[80],"website":"wordpress.org/themes/twentyseventeen","scriptSrc":["/wp-content/themes/twentyseventeen/"],"js":{"twentyseventeenScreenReaderText":[""]},"dom":[["link#twentyseventeen-style-css","exists",""]],"requires":["WordPress"]}
{"name":"Twenty Sixteen","categories":[80],"website":"wordpress.org/themes/twentysixteen","scriptSrc":["/wp-content/themes/twentysixteen/"],"dom":[["link#twentysixteen-style-css","exists",""]],"requires":["WordPress"]}
{"name":"Twenty Ten","categories":[80],"website":"wordpress.org/themes/twentyten","scriptSrc":["/wp-content/themes/twentyten/"],"dom":[["link[href*='/wp-content/themes/twentyten/']","exists",""]],"requires":["WordPress"]}
{"name":"Twenty Thirteen","categories":[80],"website":"wordpress.org/themes/twentythirteen","scriptSrc":["/wp-content/themes/twentythirteen/"],"dom":[["link#twentythirteen-style-css","exists",""]],"requires":["WordPress"]}
{"name":"Twenty Twelve","categories":[80],"website":"wordpress.org/themes/twentytwelve","scriptSrc":["/wp-content/themes/twentytwelve/"],"dom":[["link#twentytwelve-style-css","exists",""]],"requires":["WordPress"]}
{"name":"Twenty Twenty","categories":[80],"website":"wordpress.org/themes/twentytwenty","scriptSrc":["/wp-content/themes/twentytwenty/"],"js":{"twentytwenty":[""]},"dom":[["link#twentytwenty-style-css","exists",""]],"requires":["WordPress"]}
{"name":"Twenty Twenty-One","categories":[80],"website":"wordpress.org/themes/twentytwentyone","scriptSrc":["/wp-content/themes/twentytwentyone/"],"js":{"twentytwentyoneCollapseMenuOnClickOutside":[""],"twentytwentyoneResponsiveEmbeds":[""]},"dom":[["link#twenty-twenty-one-style-css","exists",""]],"requires":["WordPress"]}
{"name":"TwicPics","categories":[31,59],"website":"www.twicpics.com","headers":{"server":["^TwicPics/\\d{1,100}\\.\\d{1,100}\\.\\d{1,100}$"]},"scriptSrc":[".{1,250}\\.twic\\.pics"],"dom":[[".twic","data-src",""],["[data-twic-src]","data-twic-src",""],["data-twic-background","data-twic-background",""]]}
{"name":"Twik","categories":[76],"website":"www.twik.io","scriptSrc":["cdn\\.twik\\.io"],"js":{"TWIK_ID":[""]}}
{"name":"Twikoo","categories":[15],"website":"twikoo.js.org","scriptSrc":["/twikoo/dist/twikoo\\.all\\.min\\.js"],"js":{"twikoo.version":["^([\\d\\.]{1,250})$\\;version:\\1"]}}
{"name":"Twilight CMS","categories":[1],"website":"www.twilightcms.com","headers":{"x-powered-cms":["Twilight CMS"]}}
{"name":"TwistPHP","categories":[18],"website":"twistphp.com","headers":{"x-powered-by":["TwistPHP"]},"implies":["PHP"]}
{"name":"TwistedWeb","categories":[22],"website":"twistedmatrix.com/trac/wiki/TwistedWeb","headers":{"server":["TwistedWeb(?:/([\\d.]{1,250}))?\\;version:\\1"]}}
{"name":"Twitch Player","categories":[14],"website":"dev.twitch.tv/docs/embed/video-and-clips","js":{"Twitch.Player":[""]},"dom":[["iframe[src*='player\\.twitch\\.tv']","exists",""]]}
{"name":"Twitter","categories":[5],"website":"twitter.com","scriptSrc":["//platform\\.twitter\\.com/widgets\\.js"]}
{"name":"Twitter Ads","categories":[36],"website":"ads.twitter.com","scriptSrc":["static\\.ads-twitter\\.com/uwt\\.js"]}
{"name":"Twitter Analytics","categories":[10],"website":"analytics.twitter.com","scriptSrc":["analytics\\.twitter\\.com"]}
{"name":"Twitter Emoji (Twemoji)","categories":[17],"website":"twitter.github.io/twemoji","scriptSrc":["twemoji(?:\\.min)?\\.js"],"js":{"twemoji":[""]}}
{"name":"Twitter Flight","categories":[12],"website":"flightjs.github.io","js":{"flight":[""]},"implies":["jQuery"]}
{"name":"Twitter typeahead.js","categories":[59],"website":"twitter.github.io/typeahead.js","scriptSrc":["(?:typeahead|bloodhound)\\.(?:jquery|bundle)?(?:\\.min)?\\.js"],"js":{"typeahead":[""]},"implies":["jQuery"]}
{"name":"TypePad","categories":[11],"website":"www.typepad.com","meta":{"generator":["typepad"]},"url":["typepad\\.com"]}
{"name":"TypeScript","categories":[27],"website":"www.typescriptlang.org"}
{"name":"Typecho","categories":[11],"website":"typecho.org","meta":{"generator":["Typecho( [\\d.]{1,250})?\\;version:\\1"]},"url":["/admin/login\\.php?referer=http%3A%2F%2F"],"js":{"TypechoComment":[""]},"implies":["PHP"]}
{"name":"Typeform","categories":[73],"website":"www.typeform.com","scriptSrc":["embed\\.typeform\\.com/"],"js":{"tf.createPopover":[""],"tf.createWidget":[""]},"dom":[["link[href*='.typeform.com/']","exists",""]]}
{"name":"Typekit","categories":[17],"website":"typekit.com","scriptSrc":["use\\.typekit\\.com"],"html":["<link [^>]{0,250}href=\"[^\"]{1,250}use\\.typekit\\.(?:net|com)"],"js":{"Typekit.config.js":["^(.{1,250})$\\;version:\\1"]}}
{"name":"Typof","categories":[6],"website":"typof.com","cookies":{"typof_session":["\\;confidence:50"]},"scriptSrc":["portal/js/typof\\.js\\;confidence:50"]}
{"name":"Tyslo EasySell","categories":[100],"website":"tyslo.com","js":{"openTysloForm":[""],"tysloApplyDiscount":[""],"tysloConfigVersion":[""],"tysloEasysellConfig":[""]},"implies":["Shopify"]}
{"name":"theTradeDesk","categories":[36],"website":"www.thetradedesk.com","scriptSrc":["\\.adsrvr\\.org/"],"js":{"TTDUniversalPixelApi":[""],"ttd_dom_ready":[""]},"dom":[["iframe[src*='insight.adsrvr.org']","src",""]]}
{"name":"three.js","categories":[25],"website":"threejs.org","scriptSrc":["three(?:\\.min)?\\.js"],"js":{"THREE.REVISION":["^(.{1,250})$\\;version:\\1"],"__THREE__":["^(.{1,250})$\\;version:\\1"]}}
{"name":"thttpd","categories":[22],"website":"acme.com/software/thttpd","headers":{"server":["\\bthttpd(?:/([\\d.]{1,250}))?\\;version:\\1"]}}
{"name":"toastr","categories":[12],"website":"github.com/CodeSeven/toastr","js":{"toastr.version":["(.{0,250})\\;version:\\1"]}}
{"name":"total.js","categories":[18],"website":"totaljs.com","headers":{"x-powered-by":["^total\\.js"]},"implies":["Node.js"]}
{"name":"U-KOMI","categories":[90],"website":"u-komi.com/en","js":{"GetUkomiSliderItemInfo":[""],"ukomiInstaLikeStep01":[""]}}
{"name":"UIKit","categories":[66],"website":"getuikit.com","scriptSrc":["uikit.{0,250}\\.js"],"html":["<[^>]{1,250}class=\"[^\"]{0,250}(?:uk-container|uk-section)"]}
{"name":"UMI.CMS","categories":[1],"website":"www.umi-cms.ru","headers":{"x-generated-by":["UMI\\.CMS"]},"implies":["PHP"]}
{"name":"UNIX","categories":[28],"website":"unix.org","headers":{"server":["Unix"]}}
{"name":"USWDS","categories":[66],"website":"designsystem.digital.gov","scriptSrc":["\\buswds\\b"],"js":{"uswdsPresent":[""]}}
{"name":"Ubercart","categories":[6],"website":"www.ubercart.org","scriptSrc":["uc_cart/uc_cart_block\\.js"],"implies":["Drupal"]}
{"name":"Ubiliz","categories":[5,6],"website":"www.ubiliz.com","js":{"ubilizSettings":[""]}}
{"name":"Ubuntu","categories":[28],"website":"www.ubuntu.com/server","headers":{"server":["Ubuntu"],"x-powered-by":["Ubuntu"]}}
{"name":"Ueeshop","categories":[6],"website":"www.ueeshop.com","js":{"ueeshop_config":[""]}}
{"name":"Ultimate GDPR & CCPA","categories":[67,87],"website":"www.createit.com/gdpr","js":{"ct_ultimate_gdpr_cookie":[""]},"requires":["WordPress"]}
{"name":"UltimatelySocial","categories":[87],"website":"www.ultimatelysocial.com","scriptSrc":["/wp-content/plugins/ultimate-social-media-icons/"],"requires":["WordPress"]}
{"name":"UltraCart","categories":[6],"website":"ultracart.com","scriptSrc":["cgi-bin\\/UCJavaScript\\?"],"html":["<form [^>]{0,100}action=\"[^\"]{0,100}\\/cgi-bin\\/UCEditor\\?(?:[^\"]{0,100}&)?merchantId=[^\"]"],"url":["/cgi-bin/UCEditor\\?"],"js":{"ucCatalog":[""]}}
{"name":"Umami","categories":[10],"website":"umami.is","scriptSrc":["umami\\.js"],"js":{"umami":[""]}}
{"name":"Umbraco","categories":[1],"website":"umbraco.com","headers":{"x-umbraco-version":["^(.{1,250})$\\;version:\\1"]},"meta":{"generator":["umbraco"]},"scripts":["/Umbraco/Api/"],"url":["/umbraco/login\\.aspx(?:$|\\?)"],"js":{"UC_ITEM_INFO_SERVICE":[""],"UC_SETTINGS":[""],"Umbraco":[""]},"dom":[["script[src*='/UmbracoForms/']","exists",""]],"implies":["Microsoft ASP.NET"]}
{"name":"UmiJs","categories":[12],"website":"umijs.org","js":{"g_umi.version":["([\\d\\.]{1,250})\\;version:\\1"]},"implies":["Node.js"]}
{"name":"Umso","categories":[51],"website":"www.umso.com","scripts":["isPriorBlockingEnabled\\;confidence:75"],"dom":[["link[href*='.umso.co/'], img[src*='.umso.co/'], video[poster*='.umso.co/']","exists",""]]}
{"name":"Unbounce","categories":[20,51],"website":"unbounce.com","headers":{"x-unbounce-pageid":[""]},"scriptSrc":["ubembed\\.com"]}
{"name":"Unbxd","categories":[76,29],"website":"unbxd.com","scriptSrc":["\\.cloudfront\\.net/unbxdAnalytics\\.js","unbxd\\.s\\d\\.amazonaws\\.com"],"js":{"Unbxd.version":["^([\\d\\.]{1,250})$\\;version:\\1"]}}
{"name":"Underscore.js","categories":[59],"website":"underscorejs.org","scriptSrc":["underscore.{0,250}\\.js(?:\\?ver=([\\d.]{1,250}))?\\;version:\\1"],"js":{"_.VERSION":["^(.{1,250})$\\;confidence:0\\;version:\\1"],"_.restArguments":[""]},"excludes":["Lodash"]}
{"name":"Understrap","categories":[80],"website":"understrap.com","scriptSrc":["wp-content/themes/understrap(?:[masterchild-]{1,250})?(?:[masterchild-]{1,250})?/"],"implies":["Bootstrap","Underscore.js"],"requires":["WordPress"]}
{"name":"Uniconsent","categories":[67],"website":"www.uniconsent.com","scriptSrc":["cmp\\.uniconsent\\.mgr\\.consensu\\.org/dfp\\.js"]}
{"name":"Unicorn Platform","categories":[1,51],"website":"unicornplatform.com","js":{"unicornplatform":[""]}}
{"name":"UnoCSS","categories":[66],"website":"uno.antfu.me","dom":[["style[data-unocss]","data-unocss","([\\d\\.]{1,250})\\;version:\\1"]]}
{"name":"Unpkg","categories":[31],"website":"unpkg.com","scriptSrc":["unpkg\\.com/"],"dom":[["link[href*='unpkg.com']","exists",""]]}
{"name":"Unruly","categories":[36],"website":"unruly.co","js":{"unruly.native":[""]},"dom":[["link[href*='.unrulymedia.com']","exists",""]]}
{"name":"UpSellit","categories":[98],"website":"us.upsellit.com","scriptSrc":["www\\.upsellit\\.com/"],"js":{"usi_analytics":["\\;confidence:25"],"usi_app":["\\;confidence:25"],"usi_commons":["\\;confidence:25"],"usi_cookies":["\\;confidence:25"]}}
{"name":"Upfluence","categories":[71],"website":"www.upfluence.com","scriptSrc":["\\.upfluence\\.co/"]}
{"name":"Uploadcare","categories":[31],"website":"uploadcare.com","js":{"uploadcare.version":["^([\\d\\.]{1,250})$\\;version:\\1"]},"dom":[["img[src*='.ucarecdn.com/'], link[href*='ucarecdn.com'], img[data-src*='.ucarecdn.com/']","exists",""]]}
{"name":"Upserve","categories":[93],"website":"onlineordering.upserve.com","scriptSrc":["app\\.upserve\\.com/"]}
{"name":"UptimeRobot","categories":[13],"website":"uptimerobot.com","headers":{"content-security-policy":["\\.uptimerobot\\.com\\;confidence:50"]},"scriptSrc":["\\.uptimerobot\\.com/"]}
{"name":"Uptrends","categories":[78,13],"website":"www.uptrends.com","scriptSrc":["\\.uptrendsdata\\.com/"],"js":{"UTBOOMR.version":["([\\d\\.]{1,250})\\;version:\\1"]}}
{"name":"Upvoty","categories":[47],"website":"upvoty.com","js":{"upvoty":[""]},"dom":[["div.upvotyContainer","text",""]],"implies":["PHP"]}
{"name":"UsableNet","categories":[68],"website":"usablenet.com","scriptSrc":["\\.usablenet\\.com/pt/"],"js":{"enableUsableNetAssistive":[""]},"dom":[["iframe[src*='.usablenet.com/pt/']","exists",""]]}
{"name":"Uscreen","categories":[14],"website":"uscreen.tv","js":{"analyticsHost":["stats\\.uscreen\\.io"]},"dom":[[".powered-by-uscreen","text",""]]}
{"name":"UserLike","categories":[52],"website":"userlike.com","scriptSrc":["userlike\\.min\\.js","userlikelib\\.min\\.js","//userlike-cdn-widgets\\.","api\\.userlike\\.com"],"js":{"__USERLIKE_MOUNT_GUARD__":[""],"userlike":[""],"userlikeInit":[""]}}
{"name":"UserReport","categories":[13,73],"website":"www.userreport.com","scriptSrc":["\\.userreport\\.com/"]}
{"name":"UserRules","categories":[13],"website":"www.userrules.com","js":{"_usrp":[""]}}
{"name":"UserVoice","categories":[13,73],"website":"uservoice.com","scriptSrc":["\\.uservoice\\.com/"],"js":{"UserVoice":[""]}}
{"name":"UserWay","categories":[68],"website":"userway.org","scriptSrc":["cdn\\.userway\\.org/widget.{0,250}\\.js"]}
{"name":"UserZoom","categories":[74,10],"website":"www.userzoom.com","scriptSrc":["\\.userzoom\\.com/"]}
{"name":"Usercentrics","categories":[67],"website":"usercentrics.com","scriptSrc":["\\.usercentrics\\.eu/.{1,250}\\.js"],"js":{"usercentrics.appVersion":["([\\d.]{1,250})\\;version:\\1"]},"dom":[["link[href*='app.usercentrics.eu'], script[data-usercentrics]","exists",""]]}
{"name":"Userflow","categories":[58],"website":"userflow.com","scriptSrc":["\\.userflow\\.com/"],"js":{"USERFLOWJS_QUEUE":[""],"userflow.endAllFlows":["\\;confidence:50"],"userflow.endChecklist":["\\;confidence:50"]}}
{"name":"Userpilot","categories":[58,97],"website":"userpilot.com","js":{"userpilot.triggerById":[""],"userpilotInitiatorSDK":[""],"userpilotPako":[""]}}
{"name":"Ushahidi","categories":[1,35],"website":"www.ushahidi.com","cookies":{"ushahidi":[""]},"scriptSrc":["/js/ushahidi\\.js$"],"js":{"Ushahidi":[""]},"implies":["PHP","MySQL","OpenLayers"]}
{"name":"Usizy","categories":[76],"website":"usizy.com","scriptSrc":["static\\.usizy\\.es/"],"js":{"uSizyUniversal":[""]}}
{"name":"Uvicorn","categories":[22],"website":"www.uvicorn.org","headers":{"server":["uvicorn"]},"implies":["Python"]}
{"name":"uKnowva","categories":[1,2,50],"website":"uknowva.com","headers":{"x-content-encoded-by":["uKnowva ([\\d.]{1,250})\\;version:\\1"]},"meta":{"generator":["uKnowva (?: ([\\d.]{1,250}))?\\;version:\\1"]},"scriptSrc":["/media/conv/js/jquery\\.js"],"html":["<a[^>]{1,250}>Powered by uKnowva</a>"],"implies":["PHP"]}
{"name":"uLogin","categories":[69],"website":"ulogin.ru","js":{"uLogin.version":["^([\\d\\.]{1,250})$\\;version:\\1"]}}
{"name":"uPortal","categories":[21],"website":"www.apereo.org/projects/uportal","meta":{"description":[" uPortal "]},"js":{"uportal":[""]},"implies":["Java"]}
{"name":"uRemediate","categories":[68],"website":"www.user1st.com/uremediate","scriptSrc":["fecdn\\.user1st\\.info/Loader/head"]}
{"name":"user.com","categories":[10],"website":"user.com","html":["<div[^>]{1,250}/id=\"ue_widget\""],"js":{"UserEngage":[""]}}
{"name":"utterances","categories":[15],"website":"github.com/utterance/utterances","dom":[["iframe[src*='utteranc.es']","exists",""]]}
{"name":"VAPTCHA","categories":[16],"website":"en.vaptcha.com","scriptSrc":["\\.vaptcha\\.com/v([\\d\\.]{1,250})\\.js\\;version:\\1"],"js":{"vaptcha":[""]}}
{"name":"VDX.tv","categories":[36],"website":"vdx.tv","scriptSrc":["\\.tribalfusion\\.com/","\\.exponential\\.com"],"dom":[["link[href*='.tribalfusion.com'], link[href*='.exponential.com']","exists",""]]}
{"name":"VIVVO","categories":[1],"website":"vivvo.net","cookies":{"vivvosessionid":[""]},"js":{"vivvo":[""]}}
{"name":"VK Pixel","categories":[10],"website":"vk.com","scriptSrc":["vk\\.com/js/api/openapi\\.js"],"dom":[["img[src*='vk.com/rtrg?p=VK-RTRG-']","exists",""]]}
{"name":"VKUI","categories":[66],"website":"vkcom.github.io/VKUI","dom":[["html.vkui","exists",""]]}
{"name":"VP-ASP","categories":[6],"website":"www.vpasp.com","scriptSrc":["vs350\\.js"],"html":["<a[^>]{1,250}>Powered By VP-ASP Shopping Cart</a>"],"implies":["Microsoft ASP.NET"]}
{"name":"VTEX","categories":[6],"website":"vtex.com","headers":{"server":["^VTEX IO$"],"powered":["vtex"]},"cookies":{"vtexfingerprint":[""],"vtexstoreversion":[""],"vtexworkspace":[""],"vtex_session":[""]},"scriptSrc":["io\\.vtex\\.com\\.br"],"js":{"vtex":[""]}}
{"name":"VWO","categories":[10,74],"website":"vwo.com","scriptSrc":["dev\\.visualwebsiteoptimizer\\.com/?([\\d.]{1,250})\\;version:\\1"],"js":{"VWO":[""],"__vwo":[""]}}
{"name":"VWO Engage","categories":[32],"website":"vwo.com/engage","scriptSrc":["cdn\\.pushcrew\\.\\w{1,250}"],"js":{"_pushcrewDebuggingQueue":[""]}}
{"name":"Vaadin","categories":[18],"website":"vaadin.com","scriptSrc":["vaadinBootstrap\\.js(?:\\?v=([\\d.]{1,250}))?\\;version:\\1"],"js":{"vaadin":[""]},"implies":["Java"]}
{"name":"ValueCommerce","categories":[71],"website":"www.valuecommerce.co.jp","scriptSrc":["\\.valuecommerce\\.com"],"dom":[["img[src*='ap.valuecommerce.com'], img[data-src*='ap.valuecommerce.com']","src",""]]}
{"name":"Vanilla","categories":[2],"website":"vanillaforums.org","headers":{"x-powered-by":["Vanilla"]},"html":["<body id=\"(?:DiscussionsPage|vanilla)"],"implies":["PHP"]}
{"name":"Varbase","categories":[1],"website":"www.vardot.com/solutions/varbase","js":{"drupalSettings.ajaxPageState.libraries":[".{1,250}varbase_.{1,250}"]},"dom":[["meta[content='Varbase'], div[class*='varbase_'], div[class*='_varbase'], div[class*='varbase-'], div[class*='block-varbase'], div[class*='blockvarbase']","exists",""]],"implies":["Drupal"]}
{"name":"Variti","categories":[16],"website":"variti.io","headers":{"x-variti-ccr":[""]}}
{"name":"Varnish","categories":[23],"website":"www.varnish-cache.org","headers":{"via":["varnish(?: \\(Varnish/([\\d.]{1,250})\\))?\\;version:\\1"],"x-varnish":[""],"x-varnish-action":[""],"x-varnish-age":[""],"x-varnish-cache":[""],"x-varnish-hostname":[""]}}
{"name":"Ve Global","categories":[10],"website":"ve.com","js":{"veTagData.appsServicesUrl":["\\.veinteractive\\.com"]}}
{"name":"Venmo","categories":[41],"website":"venmo.com","dom":[["[aria-labelledby='pi-venmo'], [data-venmo-supported='true']","exists",""]]}
{"name":"Veoxa","categories":[36],"website":"veoxa.com","scriptSrc":["tracking\\.veoxa\\.com"],"html":["<img [^>]{0,250}src=\"[^\"]{1,250}tracking\\.veoxa\\.com"],"js":{"VuVeoxaContent":[""]}}
{"name":"Vercel","categories":[62],"website":"vercel.com","headers":{"server":["^now","Vercel$"],"x-now-trace":[""],"x-vercel-cache":[""],"x-vercel-id":[""]}}
{"name":"Vercel Analytics","categories":[10],"website":"vercel.com/analytics","scriptSrc":["/va/script\\.js"],"js":{"va":[""]},"requires":["Vercel"]}
{"name":"Verifone 2Checkout","categories":[41],"website":"www.2checkout.com","scripts":["2checkout\\.com"],"dom":[["#order__processedby","text","2Checkout"],["link[href*='.2checkout.com']","exists",""]]}
{"name":"VerifyPass","categories":[5,76],"website":"verifypass.com","scriptSrc":["cdn\\.id\\.services","cdn\\.verifypass\\.com"],"js":{"verifypass_api_instantiator":[""],"verifypass_is_loaded":[""],"verifypass_popup":[""]}}
{"name":"Verizon Media","categories":[36],"website":"www.verizonmedia.com","scriptSrc":["\\.advertising\\.com","\\.vidible\\.tv/"],"dom":[["img[src*='pixel.advertising.com']","src",""]]}
{"name":"Verloop","categories":[52],"website":"verloop.io","js":{"Verloop":[""]}}
{"name":"ViaBill","categories":[91],"website":"viabill.com","scriptSrc":["\\.viabill\\.com/"],"js":{"viabillOptions.state.subscriptions":[""],"viabillPricetagInternal.conf.productsByLocale":[""]}}
{"name":"Vidazoo","categories":[36],"website":"www.vidazoo.com","scriptSrc":["\\.vidazoo\\.com"],"js":{"__vidazooPlayer__":[""],"vidazoo":[""],"vidazoo.version":["(.{1,250})\\;version:\\1"]}}
{"name":"Video Greet","categories":[100],"website":"apps.shopify.com/videogreet-gift-messages","js":{"__vg.video_greet_button_src":[""]},"requires":["Shopify"]}
{"name":"VideoJS","categories":[14],"website":"videojs.com","scriptSrc":["zencdn\\.net/c/video\\.js","cdnjs\\.cloudflare\\.com\\/ajax\\/libs\\/video\\.js\\/([\\d\\.]{1,250})\\/\\;version:\\1"],"js":{"VideoJS":[""],"videojs":[""],"videojs.VERSION":["^(.{1,250})$\\;version:\\1"]},"dom":[["div.video-js","exists",""]]}
{"name":"Vigbo","categories":[1],"website":"vigbo.com","cookies":{"_gphw_mode":[""]},"scriptSrc":["\\.vigbo\\.com","\\.gophotoweb\\.com"],"html":["<link[^>]{0,250} href=[^>]{1,250}(?:\\.vigbo\\.com|\\.gophotoweb\\.com)"]}
{"name":"Vignette","categories":[1],"website":"www.vignette.com","html":["<[^>]{1,250}=\"vgn-?ext"]}
{"name":"Vimeo","categories":[14],"website":"vimeo.com","js":{"Vimeo.Player":[""],"VimeoPlayer":[""]},"dom":[["iframe[src*='vimeo.com'], embed[src*='vimeo.com']","exists",""]]}
{"name":"Vimeo OTT","categories":[14],"website":"vimeo.com/ott","js":{"VHX.config":[""],"_vhx":[""]},"implies":["Vimeo"]}
{"name":"Viral Loops","categories":[94],"website":"viral-loops.com","scriptSrc":["app\\.viral-loops\\.com/"],"dom":[["link[href*='wp-content/plugins/viral-loops-wp-integration/assets/']","exists",""]]}
{"name":"Virgool","categories":[11],"website":"virgool.io","headers":{"x-powered-by":["^Virgool$"]},"url":["^https?://(?:www\\.)?virgool\\.io"]}
{"name":"Virtooal","categories":[105],"website":"try.virtooal.com","scriptSrc":["\\.virtooal\\.com/"],"requiresCategory":[6]}
{"name":"Virtuagym","categories":[53],"website":"business.virtuagym.com","js":{"VGTutorial":[""],"open_vg_custom_modal":[""],"trigger_vg_neutral_message":[""]},"dom":[["iframe[src*='.virtuagym.com/']","exists",""]]}
{"name":"Virtual Chat","categories":[52],"website":"www.virtual-chat.co.il","scriptSrc":["virtual-chat\\.co\\.il/"]}
{"name":"VirtualSpirits","categories":[52],"website":"www.virtualspirits.com","js":{"vspiritbutton":[""],"vspirits_chat_client":[""],"vspiritsizeheight":[""]}}
{"name":"VirtueMart","categories":[6],"website":"virtuemart.net","html":["<div id=\"vmMainPage"],"implies":["Joomla"]}
{"name":"Virtuoso","categories":[34],"website":"virtuoso.openlinksw.com","headers":{"server":["Virtuoso/?([0-9.]{1,250})?\\;version:\\1"]},"meta":{"copyright":["^Copyright &copy; \\d{4} OpenLink Software"],"keywords":["^OpenLink Virtuoso Sparql"]}}
{"name":"Virtusize","categories":[76],"website":"www.virtusize.com","scriptSrc":["\\.virtusize\\.jp/"]}
{"name":"Visa","categories":[41],"website":"www.visa.com","js":{"visaApi":[""],"visaImage":[""],"visaSrc":[""]},"dom":[["[aria-labelledby='pi-visa']","exists",""]]}
{"name":"Visa Checkout","categories":[41],"website":"checkout.visa.com","scriptSrc":["secure\\.checkout\\.visa\\.com"]}
{"name":"Visely","categories":[100,76],"website":"visely.io","js":{"Visely.RecommendationsApi":[""],"ViselyCartProductIds":[""],"ViselyPage":[""]},"requires":["Shopify"]}
{"name":"Visual Composer","categories":[51],"website":"visualcomposer.com","meta":{"generator":["Powered by Visual Composer Website Builder"]},"implies":["WordPress","PHP"]}
{"name":"Visual Quiz Builder","categories":[100],"website":"apps.shopify.com/product-recommendation-quiz","scriptSrc":["//whai-cdn\\.nyc\\d\\.cdn\\.digitaloceanspaces\\.com/"],"requires":["Shopify"]}
{"name":"Visualsoft","categories":[6],"website":"www.visualsoft.co.uk","cookies":{"vscommerce":[""]},"meta":{"vs_status_checker_version":["\\d{1,250}"],"vsvatprices":[""]}}
{"name":"Visx","categories":[25],"website":"airbnb.io/visx","dom":[["g.visx-group, g.vx-group","class","(?:v(?:is)?x)-group"]],"requires":["React"]}
{"name":"Vitals","categories":[100,32],"website":"vitals.co","scriptSrc":["//appsolve\\.io/"],"js":{"VITALS":[""],"vitals_app_cache_keys_v1":[""],"vitals_country_code":[""],"vitals_product_data":[""]},"requires":["Shopify"]}
{"name":"Vite","categories":[19],"website":"vitejs.dev"}
{"name":"Vitrin.me","categories":[51],"website":"vitrin.me","scriptSrc":["\\.vitrin\\.me/"],"implies":["Python","Django","React","Next.js"]}
{"name":"Vizury","categories":[32],"website":"www.vizury.com","scriptSrc":["\\.vizury\\.com"],"js":{"safariVizury":[""],"vizury_data":[""]}}
{"name":"Vntana","categories":[105],"website":"www.vntana.com","dom":[["iframe[src*='embed.vntana.com/'], iframe[nitro-lazy-src*='embed.vntana.com/']","exists",""]]}
{"name":"Volusion","categories":[6],"website":"www.volusion.com","scriptSrc":["/volusion\\.js(?:\\?([\\d.]{0,250}))?\\;version:\\1"],"html":["<link [^>]{0,250}href=\"[^\"]{0,250}/vspfiles/\\;version:1","<body [^>]{0,250}data-vn-page-name\\;version:2"],"js":{"volusion":[""]}}
{"name":"Vonage Video API","categories":[103],"website":"www.vonage.com/communications-apis/video","scriptSrc":["\\.opentok\\.com/"]}
{"name":"Voog.com Website Builder","categories":[1,6],"website":"www.voog.com","scriptSrc":["voog\\.com/tracker\\.js"],"html":["<script [^>]{0,250}src=\"[^\"]{0,250}voog\\.com/tracker\\.js"]}
{"name":"Voracio","categories":[6],"website":"www.voracio.co.uk","cookies":{"voracio_csrf_token":[""],"voracio_sessionid":[""]},"js":{"voracio":[""]}}
{"name":"Vtiger","categories":[53],"website":"www.vtiger.com","js":{"Vtiger":[""],"Vtiger_Base_Js":[""],"Vtiger_Helper_Js":[""]}}
{"name":"VuFind","categories":[29],"website":"vufind.org","meta":{"generator":["^VuFind\\s([\\d\\.]{1,250})$\\;version:\\1"]},"js":{"VuFind.defaultSearchBackend":[""]}}
{"name":"Vue Storefront","categories":[108],"website":"www.vuestorefront.io","meta":{"generator":["^Vue Storefront ([0-9.]{1,250})?$\\;version:\\1"]},"scriptSrc":["vsf-layout\\;version:1"],"implies":["Vue.js"]}
{"name":"Vue.ai","categories":[76],"website":"vue.ai","scriptSrc":["vuex\\.vue\\.ai","vue_ai\\.js"],"js":{"getVueUrlSegments":[""],"vuex":[""]}}
{"name":"Vue.js","categories":[12],"website":"vuejs.org","scriptSrc":["vue[.-]([\\d.]{0,250}\\d)[^/]{0,250}\\.js\\;version:\\1","(?:/([\\d.]{1,250}))?/vue(?:\\.min)?\\.js\\;version:\\1"],"html":["<[^>]{1,250}\\sdata-v(?:ue)?-"],"js":{"Vue.version":["^(.{1,250})$\\;version:\\1"],"VueRoot":[""],"__VUE_HOT_MAP__":[""],"__VUE__":[""],"vueDLL":[""]},"dom":[[".vue-app","exists",""]]}
{"name":"Vue2-animate","categories":[19],"website":"github.com/asika32764/vue2-animate","dom":[["link[href*='/vue2-animate.min.css']","exists",""]],"implies":["Vue.js","Sass","Animate.css"]}
{"name":"VuePress","categories":[57],"website":"vuepress.vuejs.org","meta":{"generator":["^VuePress(?: ([0-9.]{1,100})(-[a-z]{1,100}.[0-9]{1,100})?)?$\\;version:\\1"]},"js":{"__VUEPRESS__.version":["([\\d\\.]{1,250})\\;version:\\1"]},"implies":["Vue.js"]}
{"name":"Vuetify","categories":[66],"website":"vuetifyjs.com","dom":[["style#vuetify-theme-stylesheet","exists",""]],"implies":["Vue.js"]}
{"name":"vBulletin","categories":[2],"website":"www.vbulletin.com","cookies":{"bblastactivity":[""],"bblastvisit":[""],"bbsessionhash":[""]},"meta":{"generator":["vBulletin ?([\\d.]{1,250})?\\;version:\\1"]},"html":["<div id=\"copyright\">Powered by vBulletin"],"js":{"vBulletin":[""]},"implies":["PHP"]}
{"name":"vcita","categories":[53,72],"website":"www.vcita.com","scriptSrc":["www\\.vcita\\.com/widgets/","widgets\\.vcdnita\\.com/"],"js":{"LiveSite.btCheckout":[""],"Vcita":[""]},"dom":[["iframe[src*='www.vcita.com/widgets/']","exists",""]]}
{"name":"vibecommerce","categories":[6],"website":"vibecommerce.com.br","meta":{"designer":["vibecommerce"],"generator":["vibecommerce"]},"implies":["PHP"],"excludes":["PrestaShop"]}
{"name":"vxe-table","categories":[59],"website":"vxetable.cn","dom":[["div[class*='vxe-table']","exists",""]],"requires":["Vue.js"]}
{"name":"W3 Total Cache","categories":[23,87],"website":"www.w3-edge.com/wordpress-plugins/w3-total-cache","headers":{"x-powered-by":["W3 Total Cache(?:/([\\d.]{1,250}))?\\;version:\\1"]},"html":["<!--[^>]{1,250}W3 Total Cache"],"requires":["WordPress"]}
{"name":"W3Counter","categories":[10],"website":"www.w3counter.com","scriptSrc":["w3counter\\.com/tracker\\.js"]}
{"name":"WEBDEV","categories":[20],"website":"www.windev.com/webdev/index.html","headers":{"webdevsrc":[""]},"meta":{"generator":["^WEBDEV$"]}}
{"name":"WEBXPAY","categories":[41],"website":"webxpay.com","js":{"WEBXPAY":[""]}}
{"name":"WEN Themes Education Hub","categories":[80],"website":"wenthemes.com/item/wordpress-themes/education-hub","scriptSrc":["/wp-content/themes/education-hub(?:-pro)?/"],"js":{"EducationHubScreenReaderText":[""]},"requires":["WordPress"]}
{"name":"WEN Themes Signify Dark","categories":[80],"website":"wenthemes.com/item/wordpress-themes/signify-dark","js":{"signifyOptions":[""]},"requires":["WordPress"]}
{"name":"WHMCS","categories":[1],"website":"www.whmcs.com","js":{"WHMCS":[""]}}
{"name":"WP Engine","categories":[62,88],"website":"wpengine.com","headers":{"x-pass-why":[""],"x-powered-by":["WP Engine"],"x-wpe-loopback-upstream-addr":[""],"wpe-backend":[""]},"implies":["WordPress"]}
{"name":"WP Fastest Cache","categories":[87,92],"website":"www.wpfastestcache.com","scriptSrc":["/wp-content/cache/wpfc-minified/"],"js":{"Wpfcll":[""]},"dom":[["link[href*='/wp-content/cache/wpfc-minified/']","exists",""]],"requires":["WordPress"]}
{"name":"WP Google Map Plugin","categories":[87,35],"website":"www.wpmapspro.com","scriptSrc":["/wp-content/plugins/wp-google-map-plugin/.{1,100}\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"js":{"wpgmp_local":[""]},"requires":["WordPress"]}
{"name":"WP Job Openings","categories":[87,101],"website":"wpjobopenings.com","scriptSrc":["/wp-content/plugins/wp-job-openings/.{1,100}\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"js":{"awsmJobs":[""]},"requires":["WordPress"]}
{"name":"WP Maintenance Mode","categories":[87],"website":"github.com/andrianvaleanu/WP-Maintenance-Mode","scriptSrc":["/wp-content/plugins/wp-maintenance-mode/.{1,100}wpmm\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"js":{"wpmm_vars":[""]},"requires":["WordPress"]}
{"name":"WP Puzzle Basic","categories":[80],"website":"wp-puzzle.com/basic","scriptSrc":["/wp-content/themes/basic/"],"requires":["WordPress"]}
{"name":"WP Rocket","categories":[23,87],"website":"wp-rocket.me","headers":{"x-powered-by":["WP Rocket(?:/([\\d.]{1,250}))?\\;version:\\1"],"x-rocket-nginx-bypass":[""]},"scriptSrc":["/wp-content/plugins/wp-rocket/"],"html":["<!--[^>]{1,250}WP Rocket"],"js":{"RocketLazyLoadScripts":[""],"RocketPreloadLinksConfig":[""],"rocket_lazy":[""]},"dom":[["style#wpr-usedcss","exists",""]],"requires":["WordPress"]}
{"name":"WP-Optimize","categories":[87,92],"website":"getwpo.com","html":["<!--[^>]{1,250}Cached by WP-Optimize"],"requires":["WordPress"]}
{"name":"WP-PageNavi","categories":[87],"website":"github.com/lesterchan/wp-pagenavi","dom":[["link[href*='/wp-content/plugins/wp-pagenavi/']","exists",""]],"requires":["WordPress"]}
{"name":"WP-Royal Ashe","categories":[80],"website":"wp-royal.com/themes/item-ashe-free","scriptSrc":["/wp-content/themes/ashe(?:-pro-premium)?/"],"js":{"ashePreloader":[""],"asheStickySidebar":[""]},"dom":[["link#ashe-style-css","exists",""]],"requires":["WordPress"]}
{"name":"WP-Royal Bard","categories":[80],"website":"wp-royal.com/themes/item-bard-free","scriptSrc":["/wp-content/themes/bard(?:-pro-premium)?/"],"dom":[["link#bard-style-css, style#bard_predefined_custom_css","exists",""]],"requires":["WordPress"]}
{"name":"WP-Statistics","categories":[10,87],"website":"wp-statistics.com","js":{"WP_Statistics_http":[""],"wps_statistics_object":[""]},"dom":[["link[href*='/wp-content/plugins/wp-statistics/']","exists",""]],"requires":["WordPress"]}
{"name":"WPCacheOn","categories":[23,87],"website":"wpcacheon.io","headers":{"x-powered-by":["^Optimized by WPCacheOn"]},"requires":["WordPress"]}
{"name":"WPForms","categories":[87],"website":"wpforms.com","scriptSrc":["/wp-content/plugins/wpforms(?:-lite)?/.{1,100}(?:frontend\\.min|wpforms)\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"js":{"wpforms":[""],"wpforms_settings":[""]},"requires":["WordPress"]}
{"name":"WPMU DEV Smush","categories":[87],"website":"wpmudev.com/project/wp-smush-pro","scriptSrc":["/wp-content/plugins/wp-smushit(?:-pro)?/.{1,100}\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"requires":["WordPress"]}
{"name":"Wagtail","categories":[1],"website":"wagtail.org","dom":[["[data-block-key]","data-block-key","[a-z0-9]{5}"]],"implies":["Django","Python"]}
{"name":"Wair","categories":[76,5],"website":"getwair.com","scriptSrc":["getwair\\.com"],"js":{"PredictV3.default.version":["([\\d.]{1,250})\\;version:\\1"],"predictWidget":[""]}}
{"name":"Wakav Performance Monitoring","categories":[78],"website":"www.wakav.ir","scriptSrc":["rum\\.wakav\\.ir/"]}
{"name":"WalkMe","categories":[58],"website":"www.walkme.com","js":{"WalkMeAPI":[""],"_walkmeConfig":[""]},"dom":[["link[href*='.walkme.com']","exists",""]]}
{"name":"Wangsu","categories":[31],"website":"en.wangsu.com","js":{"__cdnRoute":["^wangsu$"],"playurl.wangsu":[""]}}
{"name":"Warp","categories":[22],"website":"www.stackage.org/package/warp","headers":{"server":["^Warp/(\\d{1,250}(?:\\.\\d{1,10}){1,5})?$\\;version:\\1"]},"implies":["Haskell"]}
{"name":"Weaver Xtreme","categories":[80],"website":"weavertheme.com","scriptSrc":["/wp-content/themes/weaver-xtreme/.{1,100}weaverxjslib-end\\.min\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"js":{"weaverxBottomFooter":[""],"weaverxMonitorContent":[""],"weaverxOnResize":[""]},"dom":[["link#weaverx-style-sheet-css","exists",""]],"requires":["WordPress"]}
{"name":"Web Shop Manager","categories":[6],"website":"webshopmanager.com","js":{"WSM.Tracking":[""],"WSM_CHART_COLORS_OPAQUE":[""],"wsmHideHelpBox":[""],"wsm_catalogTabby":[""]}}
{"name":"Web Stories","categories":[5],"website":"amp.dev/about/stories","dom":[["amp-story","exists",""]],"implies":["AMP"]}
{"name":"Web Stories for WordPress","categories":[20,87],"website":"wp.stories.google","meta":{"amp-story-generator-name":["^Web Stories for WordPress$"],"amp-story-generator-version":["^(.{1,250})$\\;version:\\1"]},"implies":["Web Stories"],"requires":["WordPress"]}
{"name":"Web2py","categories":[18],"website":"web2py.com","headers":{"x-powered-by":["web2py"]},"meta":{"generator":["^Web2py"]},"scriptSrc":["web2py\\.js"],"implies":["Python","jQuery"]}
{"name":"WebAssembly","categories":[27],"website":"webassembly.org","headers":{"content-type":["application/wasm"]}}
{"name":"WebEngage","categories":[32,76],"website":"webengage.com","scriptSrc":["\\.webengage\\.co(?:m)?/"],"js":{"webengage.__v":["([\\d.]{1,250})\\;version:\\1"]}}
{"name":"WebFactory Maintenance","categories":[87],"website":"wordpress.org/plugins/maintenance","js":{"mtnc_front_options":[""]},"dom":[["link[href*='/wp-content/plugins/maintenance/']","exists",""]],"requires":["WordPress"]}
{"name":"WebFactory Under Construction","categories":[87],"website":"wordpress.org/plugins/under-construction-page","dom":[["link[href*='/wp-content/plugins/under-construction-page/']","exists",""]],"requires":["WordPress"]}
{"name":"WebGUI","categories":[1],"website":"www.webgui.org","cookies":{"wgsession":[""]},"meta":{"generator":["^WebGUI ([\\d.]{1,250})\\;version:\\1"]},"implies":["Perl"]}
{"name":"WebMetric","categories":[10],"website":"webmetric.ir","cookies":{"_wmuid":[""]},"scriptSrc":["cdn\\.webmetric\\.ir"],"js":{"_wmid":[""]}}
{"name":"WebNode","categories":[1,51],"website":"www.webnode.com","cookies":{"_gat_wnd_header":[""]},"meta":{"generator":["^Webnode(?:\\s([\\d.]{1,250}))?$\\;version:\\1"]},"js":{"wnd.$system":[""]}}
{"name":"WebRTC","categories":[19],"website":"webrtc.org"}
{"name":"WebSite X5","categories":[20],"website":"websitex5.com","meta":{"generator":["Incomedia WebSite X5 (\\w{1,250} [\\d.]{1,250})\\;version:\\1"]}}
{"name":"WebZi","categories":[1,51],"website":"webzi.ir","meta":{"generator":["^Webzi\\.ir\\sWebsite\\sBuilder$"]},"scriptSrc":["//webzi\\.ir/"],"js":{"WebziCart":[""],"WebziValidate":[""]}}
{"name":"Webflow","categories":[51],"website":"webflow.com","meta":{"generator":["Webflow"]},"html":["<html[^>]{1,250}data-wf-site"],"js":{"Webflow":[""]}}
{"name":"Webgains","categories":[71],"website":"www.webgains.com","scriptSrc":["analytics\\.webgains\\.io"],"js":{"ITCLKQ":[""]}}
{"name":"Webix","categories":[12],"website":"webix.com","scriptSrc":["\\bwebix\\.js"],"js":{"webix":[""]}}
{"name":"Weblication","categories":[1],"website":"weblication.de","meta":{"generator":["^Weblication® CMS$"]},"implies":["PHP","XSLT"]}
{"name":"Weblium","categories":[1,6],"website":"weblium.com","scriptSrc":["res2\\.weblium\\.site/common/core\\.min\\.js"],"url":["\\.weblium\\.site"],"dom":[["link[href*='res2.weblium.site']","exists",""]],"implies":["Node.js","OpenResty","React"]}
{"name":"Weblogic Server","categories":[22],"website":"www.oracle.com/java/weblogic","headers":{"server":["^WebLogic\\sServer\\s([\\d\\.]{1,250})?\\;version:\\1"]},"implies":["JavaServer Pages"]}
{"name":"Webmin","categories":[19],"website":"www.webmin.com","implies":["Perl"]}
{"name":"Webriti Busiprof","categories":[80],"website":"webriti.com/busiprof-premium-wordpress-theme-1","scriptSrc":["/wp-content/themes/busiprof(?:-pro)?/"],"requires":["WordPress"]}
{"name":"WebsPlanet","categories":[1],"website":"websplanet.com","meta":{"generator":["WebsPlanet"]}}
{"name":"Websale","categories":[6],"website":"websale.de","cookies":{"websale_ac":[""]}}
{"name":"Website Creator","categories":[1],"website":"www.hosttech.ch/websitecreator","meta":{"generator":["Website Creator by hosttech"],"wsc_rendermode":[""]},"implies":["PHP","MySQL","Vue.js"]}
{"name":"WebsiteBaker","categories":[1],"website":"websitebaker2.org/en/home.php","meta":{"generator":["WebsiteBaker"]},"implies":["PHP","MySQL"]}
{"name":"Websocket","categories":[19],"website":"en.wikipedia.org/wiki/WebSocket","html":["<link[^>]{1,250}rel=[\"']web-socket[\"']","<(?:link|a)[^>]{1,250}href=[\"']wss?://"]}
{"name":"Webtrends","categories":[10],"website":"worldwide.webtrends.com","html":["<img[^>]{1,250}id=\"DCSIMG\"[^>]{1,250}webtrends"],"js":{"WTOptimize":[""],"WebTrends":[""]}}
{"name":"Webzie","categories":[1,6,51],"website":"www.webzie.com","meta":{"generator":["^Webzie\\.com\\sWebsite\\sBuilder$"]}}
{"name":"Weebly","categories":[1],"website":"www.weebly.com","scriptSrc":["cdn\\d{1,250}\\.editmysite\\.com"],"js":{"_W.configDomain":[""]},"implies":["PHP","MySQL"]}
{"name":"Weglot","categories":[89],"website":"www.weglot.com","headers":{"weglot-translated":[""]},"scriptSrc":["cdn\\.weglot\\.com","wp-content/plugins/weglot"]}
{"name":"Welcart","categories":[6,87],"website":"www.welcart.com","cookies":{"usces_cookie":[""]},"scriptSrc":["uscesL10n"],"html":["<link[^>]{1,250}?href=\"[^\"]{1,250}usces_default(?:\\.min)?\\.css","<!-- Welcart version : v([\\d.]{1,250})\\;version:\\1"],"requires":["WordPress"]}
{"name":"WeltPixel Pearl Theme","categories":[19],"website":"www.weltpixel.com/magento-2-theme-pearl","js":{"Pearl":[""]},"dom":[["body.theme-pearl","exists",""]],"implies":["Magento\\;version:2"]}
{"name":"Whatfix","categories":[58],"website":"whatfix.com","scriptSrc":["\\.whatfix\\.com/"],"js":{"_wfx_add_logger":[""],"_wfx_settings":[""],"wfx_is_playing__":[""]}}
{"name":"WhatsApp Business Chat","categories":[52],"website":"www.whatsapp.com/business","dom":[["div[class*='wptwa-container']","exists",""]]}
{"name":"Wheelio","categories":[5],"website":"wheelio-app.com","scriptSrc":["wheelioapp\\.azureedge\\.net"]}
{"name":"Whooshkaa","categories":[5],"website":"www.whooshkaa.com","html":["<iframe src=\"[^>]{1,250}whooshkaa\\.com"]}
{"name":"WideBundle","categories":[100],"website":"en.widebundle.com","scriptSrc":["//widebundle\\.com/"],"implies":["Shopify"]}
{"name":"Widen","categories":[95],"website":"www.widen.com","scriptSrc":["assets/\\d{1,250}-\\d{1,250}/stack/en/widenjs\\.js"],"js":{"WidenSessionTimer":["\\;confidence:50"],"WidenUI":["\\;confidence:50"]}}
{"name":"WidgetWhats","categories":[52],"website":"widgetwhats.com","scriptSrc":["\\.widgetwhats\\.com/"],"js":{"wwwa_loaded":[""]}}
{"name":"Wigzo","categories":[32],"website":"www.wigzo.com","scriptSrc":["app\\.wigzo\\.com"],"js":{"wigzo":[""]}}
{"name":"Wiki.js","categories":[4],"website":"js.wiki","js":{"WIKI.$_apolloInitData":[""],"WIKI.$apolloProvider":[""]},"implies":["Node.js"]}
{"name":"Wikinggruppen","categories":[6],"website":"wikinggruppen.se","html":["<!-- WIKINGGRUPPEN"]}
{"name":"WikkaWiki","categories":[8],"website":"wikkawiki.org","meta":{"generator":["WikkaWiki"]},"html":["Powered by <a href=\"[^>]{1,250}WikkaWiki"]}
{"name":"WildJar","categories":[10],"website":"www.wildjar.com","scriptSrc":["trkcall\\.com/scripts"]}
{"name":"Windows CE","categories":[28],"website":"microsoft.com","headers":{"server":["\\bWinCE\\b"]}}
{"name":"Windows Server","categories":[28],"website":"microsoft.com/windowsserver","headers":{"server":["Win32","Win64"]}}
{"name":"Wink","categories":[26,12],"website":"winktoolkit.org","scriptSrc":["(?:_base/js/base|wink).{0,250}\\.js"],"js":{"wink.version":["^(.{1,250})$\\;version:\\1"]}}
{"name":"Winstone Servlet Container","categories":[22],"website":"winstone.sourceforge.net","headers":{"server":["Winstone Servlet (?:Container|Engine) v?([\\d.]{1,250})?\\;version:\\1"],"x-powered-by":["Winstone(?:\\/([\\d.]{1,250}))?\\;version:\\1"]}}
{"name":"Wirecard","categories":[41],"website":"www.wirecard.com","scriptSrc":["\\.wirecard\\.com/"],"js":{"WirecardHPP":[""],"WirecardPaymentPage":[""]}}
{"name":"Wisepops","categories":[5,32],"website":"wisepops.com","scriptSrc":["loader\\.wisepops\\.com/get-loader\\.js"],"js":{"WisePopsObject":[""],"wisepops._api":[""]}}
{"name":"Wishlist King","categories":[100],"website":"appmate.io","js":{"Appmate.version":["([\\d\\.]{1,250})\\;version:\\1\\;confidence:1"],"Appmate.wk":[""]},"requires":["Shopify"]}
{"name":"Wistia","categories":[14],"website":"wistia.com","scriptSrc":["\\.wistia\\.com"],"js":{"Wistia":[""],"wistiaEmbeds":[""],"wistiaUtils":[""]}}
{"name":"With Reach","categories":[106],"website":"www.withreach.com","scriptSrc":["\\.rch\\.io/","checkout\\.gointerpay\\.net"]}
{"name":"Wix","categories":[1,11],"website":"www.wix.com","headers":{"x-wix-renderer-server":[""],"x-wix-request-id":[""],"x-wix-server-artifact-id":[""]},"cookies":{"domain":["\\.wix\\.com"]},"meta":{"generator":["Wix\\.com Website Builder"]},"scriptSrc":["static\\.parastorage\\.com"],"js":{"wixBiSession":[""],"wixPerformanceMeasurements":[""]},"implies":["React"]}
{"name":"Wix Answers","categories":[52],"website":"www.wixanswers.com","scriptSrc":["\\.wixanswers\\.com/"],"dom":[["iframe[src*='.wixanswers.com/']","exists",""]]}
{"name":"Wix eCommerce","categories":[6],"website":"www.wix.com/freesitebuilder/tae-store","dom":[["#wix-viewer-model","text","wixstores"]],"implies":["Wix"]}
{"name":"WiziShop","categories":[6],"website":"wizishop.com","headers":{"server":["^WiziServer$"]},"js":{"WIZIBLOCK_ARRAY":[""],"wiziblocks_list":[""],"wsCfg.bNavAjust":[""]}}
{"name":"Wizpay","categories":[91],"website":"www.wizpay.com.au","scriptSrc":["wp-content/plugins/creditcorp-wizardpay/.{1,250}\\?ver=([\\d\\.]{1,250})\\;version:\\1"]}
{"name":"Wolf CMS","categories":[1],"website":"www.wolfcms.org","html":["<a href=\"[^>]{1,250}wolfcms\\.org[^>]{1,250}>Wolf CMS(?:</a>)? inside","Thank you for using <a[^>]{1,250}>Wolf CMS"],"implies":["PHP"]}
{"name":"Woltlab Community Framework","categories":[1],"website":"www.woltlab.com","scriptSrc":["WCF\\..{0,250}\\.js"],"implies":["PHP"]}
{"name":"WooCommerce","categories":[6,87],"website":"woocommerce.com","meta":{"generator":["WooCommerce ([\\d.]{1,250})\\;version:\\1"]},"scriptSrc":["woocommerce","/woocommerce(?:\\.min)?\\.js(?:\\?ver=([0-9.]{1,250}))?\\;version:\\1"],"js":{"woocommerce_params":[""]},"dom":[[".woocommerce, .woocommerce-no-js, link[rel*='woocommerce']","exists",""]],"requires":["WordPress"]}
{"name":"WooCommerce Blocks","categories":[87],"website":"github.com/woocommerce/woocommerce-gutenberg-products-block","dom":[["link[href*='/wp-content/plugins/woo-gutenberg-products-block/']","href","/wp-content/plugins/woo-gutenberg-products-block/.{1,100}\\.css(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"]],"requires":["WordPress","WooCommerce"]}
{"name":"WooCommerce Multilingual","categories":[87,89],"website":"wordpress.org/plugins/woocommerce-multilingual","scriptSrc":["/wp-content/plugins/woocommerce-multilingual/.{1,100}\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"requires":["WordPress","WooCommerce"]}
{"name":"WooCommerce PayPal Checkout Payment Gateway","categories":[87],"website":"github.com/woocommerce/woocommerce-gateway-paypal-express-checkout","scriptSrc":["/wp-content/plugins/woocommerce-gateway-paypal-express-checkout/.{1,100}\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"dom":[["link[href*='/wp-content/plugins/woocommerce-gateway-paypal-express-checkout/']","exists",""]],"implies":["PayPal"],"requires":["WordPress"]}
{"name":"WooCommerce PayPal Payments","categories":[87],"website":"github.com/woocommerce/woocommerce-paypal-payments","scriptSrc":["/wp-content/plugins/woocommerce-paypal-payments/.{1,100}\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"dom":[["link[href*='/wp-content/plugins/woocommerce-paypal-payments/']","exists",""]],"implies":["PayPal"],"requires":["WordPress"]}
{"name":"WooCommerce Stripe Payment Gateway","categories":[87],"website":"woocommerce.com/products/stripe","scriptSrc":["/wp-content/plugins/woocommerce-gateway-stripe/"],"dom":[["link[href*='/wp-content/plugins/woocommerce-gateway-stripe/']","exists",""]],"implies":["Stripe"],"requires":["WordPress"]}
{"name":"Woopra","categories":[10],"website":"www.woopra.com","scriptSrc":["static\\.woopra\\.com"]}
{"name":"Woostify","categories":[80],"website":"woostify.com","scriptSrc":["/wp-content/themes/woostify/"],"js":{"woostifyConditionScrolling":[""],"woostify_woocommerce_general":[""]},"implies":["WooCommerce"],"requires":["WordPress"]}
{"name":"WoowUp","categories":[53],"website":"www.woowup.com","scriptSrc":["assets-cdn\\.woowup\\.com/"],"js":{"WU._trackProductVTEXField":[""]}}
{"name":"WordAds","categories":[36],"website":"wordads.co","scriptSrc":["\\.pubmine\\.com/"],"dom":[["link[href*='.pubmine.com']","exists",""]]}
{"name":"WordPress","categories":[1,11],"website":"wordpress.org","headers":{"x-pingback":["/xmlrpc\\.php$"],"link":["rel=\"https://api\\.w\\.org/\""]},"meta":{"generator":["^WordPress(?: ([\\d.]{1,250}))?\\;version:\\1"],"shareaholic:wp_version":[""]},"scriptSrc":["/wp-(?:content|includes)/","wp-embed\\.min\\.js"],"html":["<link rel=[\"']stylesheet[\"'] [^>]{1,250}/wp-(?:content|includes)/","<link[^>]{1,250}s\\d{1,250}\\.wp\\.com"],"js":{"wp_username":[""]},"implies":["PHP","MySQL"]}
{"name":"WordPress Default","categories":[80],"website":"wordpress.org/themes/default","scriptSrc":["/wp-content/themes/default/"],"dom":[["link[href*='/wp-content/themes/default/']","exists",""]],"requires":["WordPress"]}
{"name":"WordPress Super Cache","categories":[23,87],"website":"z9.io/wp-super-cache","headers":{"wp-super-cache":[""]},"html":["<!--[^>]{1,250}WP-Super-Cache"],"requires":["WordPress"]}
{"name":"WordPress VIP","categories":[62],"website":"wpvip.com","headers":{"x-powered-by":["^WordPress VIP","wpvip\\.com"]},"implies":["WordPress"]}
{"name":"WordPress.com","categories":[62],"website":"wordpress.com","headers":{"host-header":["WordPress\\.com"]},"implies":["WordPress"]}
{"name":"Wordfence","categories":[87,16],"website":"www.wordfence.com","js":{"wordfenceAJAXWatcher":[""]},"requires":["WordPress"]}
{"name":"Workable","categories":[101],"website":"www.workable.com","js":{"webpackChunk_workable_candidate":[""]}}
{"name":"Workarea","categories":[6],"website":"www.workarea.com","js":{"WEBLINC.cartCount":[""],"workarea":[""]},"implies":["Ruby on Rails","MongoDB","Elasticsearch"]}
{"name":"WorldPay","categories":[41],"website":"online.worldpay.com","dom":[["img[src*='secure.worldpay.com'], img[alt='Powered by WorldPay']","exists",""]]}
{"name":"WorldShopping","categories":[106],"website":"www.worldshopping.global","scriptSrc":["checkout-api\\.worldshopping\\.jp/(v\\d{1,250})?\\;version:\\1"]}
{"name":"Worldz","categories":[5,76],"website":"www.worldz-business.net","scriptSrc":["\\.worldztool\\.com/"]}
{"name":"Wuilt","categories":[1,51],"website":"wuilt.com","dom":[["img[src*='wuilt-assets-v']","src","wuilt-assets-v\\d{1,250}-dev\\.s\\d{1,250}\\.amazonaws\\.com/"]],"implies":["React","Node.js"]}
{"name":"Wunderkind","categories":[32],"website":"www.wunderkind.co","headers":{"content-security-policy":["\\.smarterhq\\.io\\;confidence:50"]},"scriptSrc":["\\.bounceexchange\\.com","\\.smarterhq\\.io/"],"js":{"bouncex":[""]},"dom":[["link[href*='.smarterhq.io']","exists",""]]}
{"name":"Wurfl","categories":[59],"website":"web.wurfl.io","scriptSrc":["\\.wurfl\\.io"],"js":{"WURFL":[""]}}
{"name":"WysiBB","categories":[24],"website":"wysibb.com","scriptSrc":["/jquery\\.wysibb\\.min\\.js"],"implies":["jQuery"]}
{"name":"wBuy","categories":[6],"website":"www.wbuy.com.br","scriptSrc":["\\.sistemawbuy\\.com\\.br/"]}
{"name":"web-vitals","categories":[59,78],"website":"github.com/GoogleChrome/web-vitals","scriptSrc":["web-vitals@([\\d.]{1,250})/dist/web-vitals.{0,250}\\.js\\;version:\\1"],"scripts":["(8999999999999[\\s\\S]{1,250}1e12[\\s\\S]{1,250}(largest-contentful-paint|first-input|layout-shift)|(largest-contentful-paint|first-input|layout-shift)[\\s\\S]{1,250}8999999999999[\\s\\S]{1,250}1e12)"],"js":{"webVitals":[""]}}
{"name":"webEdition","categories":[1],"website":"webedition.de/en","meta":{"dc.title":["webEdition"],"generator":["webEdition"]}}
{"name":"webpack","categories":[19],"website":"webpack.js.org","js":{"webpackChunk":[""],"webpackJsonp":[""]}}
{"name":"wisyCMS","categories":[1],"website":"wisy.3we.de","meta":{"generator":["^wisy CMS[ v]{0,3}([0-9.,]{0,250})\\;version:\\1"]}}
{"name":"wpBakery","categories":[51,87],"website":"wpbakery.com","meta":{"generator":["WPBakery"]},"implies":["PHP"],"requires":["WordPress"]}
{"name":"wpCache","categories":[23,87],"website":"wpcache.co","headers":{"x-powered-by":["wpCache(?:/([\\d.]{1,250}))?\\;version:\\1"]},"meta":{"generator":["wpCache"],"keywords":["wpCache"]},"html":["<!--[^>]{1,250}wpCache"],"url":["^https?://[^/]{1,250}\\.wpcache\\.co"],"implies":["PHP"],"requires":["WordPress"]}
{"name":"X-Cart","categories":[6],"website":"kb.x-cart.com","meta":{"generator":["X-Cart(?: (\\d{1,250}))?\\;version:\\1"]},"js":{"xcart_web_dir":[""],"xliteConfig":[""]},"implies":["PHP"]}
{"name":"X.ai","categories":[72],"website":"x.ai","scriptSrc":["(?:cdn)?x\\.ai/.{0,250}/xdotai-embed\\.js"],"js":{"xdotaiAction":[""],"xdotaiButton":[""]}}
{"name":"XAMPP","categories":[22],"website":"www.apachefriends.org/en/xampp.html","meta":{"author":["Kai Oswald Seidler\\;confidence:10"]},"html":["<title>XAMPP(?: Version ([\\d\\.]{1,250}))?</title>\\;version:\\1"],"implies":["Apache","MySQL","PHP","Perl"]}
{"name":"XMB","categories":[2],"website":"www.xmbforum.com","html":["<!-- Powered by XMB"]}
{"name":"XOOPS","categories":[1],"website":"xoops.org","meta":{"generator":["XOOPS"]},"js":{"xoops":[""]},"implies":["PHP"]}
{"name":"XRegExp","categories":[59],"website":"xregexp.com","scriptSrc":["xregexp[.-]([\\d.]{0,250}\\d)[^/]{0,250}\\.js\\;version:\\1","/([\\d.]{1,250})/xregexp(?:\\.min)?\\.js\\;version:\\1","xregexp.{0,250}\\.js"],"js":{"XRegExp.version":["^(.{1,250})$\\;version:\\1"]}}
{"name":"XSLT","categories":[27],"website":"www.w3.org/TR/xslt-10","html":["<xsl[^>]{0,250} version=\"(.{1,250})\"\\;version:\\1"]}
{"name":"XWiki","categories":[8],"website":"www.xwiki.org","meta":{"wiki":["xwiki"]},"html":["<html[^>]data-xwiki-[^>]>"],"implies":["Java\\;confidence:99"],"excludes":["MediaWiki"]}
{"name":"Xajax","categories":[59],"website":"xajax-project.org","scriptSrc":["xajax_core.{0,250}\\.js"]}
{"name":"Xanario","categories":[6],"website":"xanario.de","meta":{"generator":["xanario shopsoftware"]}}
{"name":"XenForo","categories":[2],"website":"xenforo.com","cookies":{"xf_csrf":[""],"xf_session":[""]},"html":["jQuery\\.extend\\(true, XenForo","<a[^>]{1,250}>Forum software by XenForo™","<!--XF:branding","<html[^>]{1,250}id=\"XenForo\"","<html id=\"XF\" "],"js":{"XF.GuestUsername":[""]},"implies":["PHP","MySQL"]}
{"name":"Xeora","categories":[18],"website":"www.xeora.org","headers":{"server":["XeoraEngine"],"x-powered-by":["XeoraCube"]},"scriptSrc":["/_bi_sps_v.{1,250}\\.js"],"html":["<input type=\"hidden\" name=\"_sys_bind_\\d{1,250}\" id=\"_sys_bind_\\d{1,250}\" />"],"implies":["Microsoft ASP.NET"]}
{"name":"Xitami","categories":[22],"website":"xitami.com","headers":{"server":["Xitami(?:/([\\d.]{1,250}))?\\;version:\\1"]}}
{"name":"Xonic","categories":[6],"website":"www.xonic-solutions.de","meta":{"keywords":["xonic-solutions"]},"scriptSrc":["core/jslib/jquery\\.xonic\\.js\\.php"],"html":["Powered by <a href=\"http://www\\.xonic-solutions\\.de/index\\.php\" target=\"_blank\">xonic-solutions Shopsoftware</a>"]}
{"name":"XpressEngine","categories":[1],"website":"www.xpressengine.com","meta":{"generator":["XpressEngine"]}}
{"name":"Xpresslane","categories":[41],"website":"www.xpresslane.in","scriptSrc":["apps\\.xpresslane\\.in/"],"dom":[["link[href*='/assets/xpresslane.css']","href","cdn\\.shopify\\.com/.{1,250}/assets/xpresslane\\.css"]]}
{"name":"Xretail","categories":[6],"website":"xretail.com","meta":{"author":["^Xretail team$"]}}
{"name":"Xtra","categories":[80],"website":"xtratheme.com","scriptSrc":["/wp-content/themes/xtra/.{1,100}custom\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"dom":[["link[href*='/wp-content/themes/xtra/']","href","/wp-content/themes/xtra/.{1,100}core(?:-laptop|-mobile)?\\.css(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"]],"requires":["WordPress"]}
{"name":"Xtremepush","categories":[32],"website":"xtremepush.com","js":{"xtremepush":[""]}}
{"name":"xCharts","categories":[25],"website":"tenxer.github.io/xcharts","scriptSrc":["xcharts\\.js"],"html":["<link[^>]{0,250} href=\"[^\"]{0,250}xcharts(?:\\.min)?\\.css"],"js":{"xChart":[""]},"implies":["D3"]}
{"name":"xtCommerce","categories":[6],"website":"www.xt-commerce.com","meta":{"generator":["xt:Commerce"]},"html":["<div class=\"copyright\">[^<]{1,250}<a[^>]{1,250}>xt:Commerce"]}
{"name":"YMQ Product Options Variant Option","categories":[100],"website":"apps.shopify.com/ymq-options","js":{"ymq_option.v":["\\?v=([\\d\\.]{1,250})\\;version:\\1"]},"implies":["Shopify"]}
{"name":"YNAP Ecommerce","categories":[6],"website":"www.ynap.com/pages/about-us/what-we-do/monobrand","js":{"yTos":[""],"ycookieApiUrl":[""]}}
{"name":"YUI","categories":[59],"website":"clarle.github.io/yui3","scriptSrc":["/yui/","yui\\.yahooapis\\.com"],"js":{"YAHOO.VERSION":["^(.{1,250})$\\;version:\\1"],"YUI.version":["^(.{1,250})$\\;version:\\1"]}}
{"name":"YUI Doc","categories":[4],"website":"developer.yahoo.com/yui/yuidoc","html":["<html[^>]{0,250} yuilibrary\\.com/rdf/[\\d.]{1,250}/yui\\.rdf","<body[^>]{1,250}class=\"yui3-skin-sam"]}
{"name":"YaBB","categories":[2],"website":"www.yabbforum.com","html":["Powered by <a href=\"[^>]{1,250}yabbforum"]}
{"name":"Yahoo Advertising","categories":[36,77],"website":"www.adtech.yahooinc.com","scriptSrc":["(?:adinterax|adserver\\.yahoo)\\.com"],"js":{"adxinserthtml":[""],"yahooCvLoad":[""],"yahoo_retargeting_pv_id":[""],"yahoo_ydn_conv_label":[""],"yahoo_ydn_conv_transaction_id":[""]},"dom":[["link[href*='bc.yahoo.com']","exists",""]]}
{"name":"Yahoo! Ecommerce","categories":[6],"website":"smallbusiness.yahoo.com/ecommerce","headers":{"x-xrds-location":["/ystore/"]},"html":["<link[^>]{1,250}store\\.yahoo\\.net"],"js":{"YStore":[""]}}
{"name":"Yahoo! Tag Manager","categories":[42],"website":"tagmanager.yahoo.co.jp","scriptSrc":["b\\.yjtag\\.jp/iframe"],"html":["<!-- (?:End )?Yahoo! Tag Manager -->"]}
{"name":"Yahoo! Web Analytics","categories":[10],"website":"web.analytics.yahoo.com","scriptSrc":["d\\.yimg\\.com/mi/ywa\\.js"],"js":{"YWA":[""]}}
{"name":"Yampi Checkout","categories":[41],"website":"www.yampi.com.br/checkout","js":{"yampiCheckoutUrl":[""]}}
{"name":"Yampi Virtual store","categories":[6],"website":"www.yampi.com.br/loja-virtual","scriptSrc":["cdn\\.yampi\\.io/"],"js":{"Yampi.api_domain":[""],"Yampi.cart_token":[""]},"implies":["Yampi Checkout"]}
{"name":"Yandex.Cloud","categories":[62],"website":"cloud.yandex.com/en"}
{"name":"Yandex.Cloud CDN","categories":[31],"website":"cloud.yandex.com/en/services/cdn","dom":[["[href*='storage.yandexcloud.net'], [src*='storage.yandexcloud.net']","exists",""]],"implies":["Yandex.Cloud"]}
{"name":"Yandex.Direct","categories":[36],"website":"partner.yandex.com","scriptSrc":["https?://an\\.yandex\\.ru/"],"html":["<yatag class=\"ya-partner__ads\">"],"js":{"yandex_ad_format":[""],"yandex_partner_id":[""]}}
{"name":"Yandex.Messenger","categories":[5,52],"website":"dialogs.yandex.ru","scriptSrc":["chat\\.s3\\.yandex\\.net/widget\\.js"],"js":{"yandexChatWidget":[""]}}
{"name":"Yandex.Metrika","categories":[10],"website":"metrika.yandex.com","scriptSrc":["mc\\.yandex\\.ru/metrika/(?:tag|watch)\\.js","cdn\\.jsdelivr\\.net/npm/yandex\\-metrica\\-watch/watch\\.js"],"js":{"yandex_metrika":[""]}}
{"name":"Yaws","categories":[22],"website":"yaws.hyber.org","headers":{"server":["Yaws(?: ([\\d.]{1,250}))?\\;version:\\1"]}}
{"name":"Yektanet","categories":[36],"website":"www.yektanet.com","meta":{"yektanet_session_last_activity":[""]},"js":{"yektanet":[""]}}
{"name":"Yelp Reservations","categories":[93],"website":"yelp.com","dom":[["iframe[src*='yelp']","src","yelp(?:.com/reservations|reservations\\.com)"]]}
{"name":"Yelp Review Badge","categories":[5],"website":"yelp.com","scriptSrc":["yelp\\.com/biz_badge_js"],"dom":[["img[src*='dyn.yelpcdn.com']","src",""]]}
{"name":"Yepcomm","categories":[6],"website":"www.yepcomm.com.br","meta":{"author":["Yepcomm Tecnologia"],"copyright":["Yepcomm Tecnologia"]}}
{"name":"Yett","categories":[67],"website":"github.com/elbywan/yett","scriptSrc":["/yett@([\\d\\.]{1,250})/dist/yett\\.min\\.js\\;version:\\1"],"js":{"YETT_BLACKLIST":[""]}}
{"name":"Yext","categories":[29],"website":"www.yext.com","js":{"ANSWERS._analyticsReporterService._baseUrl":["\\.yext-pixel\\.com"]},"dom":[["form.yxt-SearchBar-form","exists",""]]}
{"name":"Yieldify","categories":[76],"website":"www.yieldify.com","scriptSrc":["\\.yieldify\\.com"],"js":{"_yieldify":[""]}}
{"name":"Yieldlab","categories":[36],"website":"yieldlab.de","scriptSrc":["^https?://(?:[^/]{1,250}\\.)?yieldlab\\.net/"]}
{"name":"Yii","categories":[18],"website":"www.yiiframework.com","cookies":{"yii_csrf_token":[""]},"scriptSrc":["/assets/[a-zA-Z0-9]{8}\\/yii\\.js$","/yii\\.(?:validation|activeForm)\\.js"],"html":["Powered by <a href=\"http://www\\.yiiframework\\.com/\" rel=\"external\">Yii Framework</a>","<input type=\"hidden\" value=\"[a-zA-Z0-9]{40}\" name=\"YII_CSRF_TOKEN\" \\/>","<!\\[CDATA\\[YII-BLOCK-(?:HEAD|BODY-BEGIN|BODY-END)\\]"],"implies":["PHP"]}
{"name":"Yoast Duplicate Post","categories":[87],"website":"wordpress.org/plugins/duplicate-post","dom":[["link[href*='/wp-content/plugins/duplicate-post/']","exists",""]],"requires":["WordPress"]}
{"name":"Yoast SEO","categories":[54,87],"website":"yoast.com/wordpress/plugins/seo","html":["<!-- This site is optimized with the Yoast (?:WordPress )?SEO plugin v([^\\s]{1,250}) -\\;version:\\1","<!-- This site is optimized with the Yoast SEO Premium plugin v(?:[^\\s]{1,250}) \\(Yoast SEO v([^\\s]{1,250})\\) -\\;version:\\1"],"dom":[["script.yoast-schema-graph","class",""]],"implies":["WordPress"]}
{"name":"Yoast SEO Premium","categories":[54],"website":"yoast.com/wordpress/plugins/seo","html":["<!-- This site is optimized with the Yoast SEO Premium plugin v([^\\s]{1,250}) \\;version:\\1"]}
{"name":"Yoast SEO for Shopify","categories":[54,100],"website":"yoast.com/shopify/apps/yoast-seo","html":["<!-- This site is optimized with Yoast SEO for Shopify -->"],"dom":[["script#yoast-schema-graph","id",""]],"implies":["Shopify"]}
{"name":"Yola","categories":[51],"website":"www.yola.com","scriptSrc":["\\.yola(?:cdn)?\\.(?:net|com)/"]}
{"name":"YooMoney","categories":[41],"website":"yoomoney.ru","headers":{"content-security-policy":["\\.yoomoney\\.ru\\;confidence:50"]},"scriptSrc":["\\.yoomoney\\.ru/"],"dom":[["iframe[src*='yoomoney.ru'], img[src*='yoomoney.ru']","exists",""]]}
{"name":"Yoori","categories":[6],"website":"spagreen.net/yoori-ecommerce-solution","scripts":["console\\.log\\(\\'Yoori-Ecommerce"],"dom":[["div.yoori--cookies","exists",""]],"implies":["Laravel","PHP","Vue.js","PWA","MySQL","cPanel"]}
{"name":"Yotpo Loyalty & Referrals","categories":[84],"website":"www.yotpo.com/platform/loyalty","scriptSrc":["cdn\\.swellrewards\\.com/"],"js":{"SwellConfig":[""],"swellAPI":[""]}}
{"name":"Yotpo Reviews","categories":[90],"website":"www.yotpo.com/platform/reviews","scriptSrc":["\\.yotpo\\.com/"],"js":{"yotpo":[""]}}
{"name":"Yotpo SMSBump","categories":[32],"website":"www.yotpo.com/platform/smsbump-sms-marketing","js":{"SMSBumpForm":[""]}}
{"name":"Yottaa","categories":[42,74,92],"website":"www.yottaa.com","meta":{"x-yottaa-metrics":[""],"x-yottaa-optimizations":[""]},"scriptSrc":["cdn\\.yottaa\\.\\w{1,250}/"]}
{"name":"YouCam Makeup","categories":[105],"website":"www.perfectcorp.com/business/products/virtual-makeup","scriptSrc":["plugins-media\\.(?:perfectcorp|makeupar)\\.com/"],"js":{"YMK.applyMakeupByLook":[""],"YMK.calDeltaE":[""]}}
{"name":"YouCan","categories":[6],"website":"youcan.shop","headers":{"x-powered-by":["Youcan\\.Private\\.DC/"]},"js":{"YCPay":[""]},"implies":["PHP","MySQL","Redis","Laravel"]}
{"name":"YouPay","categories":[100],"website":"youpay.co","scriptSrc":["app\\.youpay\\.ai/"],"js":{"YouPay.buttonWindow":[""],"youpayReady":[""],"youpayStatus":[""]},"implies":["Shopify"]}
{"name":"YouTrack","categories":[13],"website":"www.jetbrains.com/youtrack","html":["no-title=\"YouTrack\">","data-reactid=\"[^\"]{1,250}\">youTrack ([0-9.]{1,250})<\\;version:\\1","type=\"application/opensearchdescription\\+xml\" title=\"YouTrack\"/>"]}
{"name":"YouTube","categories":[14],"website":"www.youtube.com","scriptSrc":["\\.youtube\\.com/"],"html":["<(?:param|embed|iframe)[^>]{1,250}youtube(?:-nocookie)?\\.com/(?:v|embed)"]}
{"name":"yellow.ai","categories":[52],"website":"yellow.ai","scriptSrc":["cdn\\.yellowmessenger\\.com"],"js":{"ymConfig":[""]}}
{"name":"ZK","categories":[18],"website":"zkoss.org","scriptSrc":["zkau/"],"html":["<!-- ZK [.\\d\\s]{1,250}-->"],"implies":["Java"]}
{"name":"ZURB Foundation","categories":[66],"website":"foundation.zurb.com","html":["<link[^>]{1,250}foundation[^>\"]{1,250}css","<div [^>]{0,250}class=\"[^\"]{0,250}(?:small|medium|large)-\\d{1,2} columns"],"js":{"Foundation.version":["([\\d.]{1,250})\\;version:\\1"]}}
{"name":"Zabbix","categories":[19],"website":"zabbix.com","meta":{"author":["ZABBIX SIA\\;confidence:70"]},"html":["<body[^>]{1,250}zbxCallPostScripts"],"js":{"zbxCallPostScripts":[""]},"implies":["PHP"]}
{"name":"Zakeke","categories":[76],"website":"www.zakeke.com","js":{"zakekeBoot":[""],"zakekeCustomizeLabel":[""],"zakekeLoading":[""],"zakekeProductPage":[""]}}
{"name":"Zakeke Interactive Product Designer","categories":[87,76],"website":"www.zakeke.com","scriptSrc":["/wp-content/plugins/zakeke-interactive-product-designer/.{1,100}\\.js(?:\\?ver=(\\d{1,100}(?:\\.\\d{1,10}){1,5}))?\\;version:\\1"],"implies":["Zakeke"],"requires":["WooCommerce"]}
{"name":"Zakeke Visual Customizer","categories":[100,76],"website":"www.zakeke.com","scriptSrc":["\\.zakeke\\.com/Scripts/integration/shopify/"],"implies":["Zakeke"],"requires":["Shopify"]}
{"name":"Zakra","categories":[80],"website":"zakratheme.com","scriptSrc":["/wp-content/themes/zakra/"],"js":{"zakraFrontend":[""],"zakraNavHelper.dimension":[""]},"dom":[["link#zakra-style-css","exists",""]],"requires":["WordPress"]}
{"name":"Zanox","categories":[36],"website":"zanox.com","scriptSrc":["zanox\\.com/scripts/zanox\\.js$"],"html":["<img [^>]{0,250}src=\"[^\"]{1,250}ad\\.zanox\\.com"],"js":{"zanox":[""]}}
{"name":"Zaraz","categories":[92],"website":"zaraz.com","js":{"zaraz":[""],"zarazData":[""]}}
{"name":"Zen Cart","categories":[6],"website":"www.zen-cart.com","meta":{"generator":["Zen Cart"]}}
{"name":"Zend","categories":[22],"website":"zend.com","headers":{"x-powered-by":["Zend(?:Server)?(?:[\\s/]?([0-9.]{1,250}))?\\;version:\\1"]},"cookies":{"zendserversessid":[""]}}
{"name":"Zendesk","categories":[4,13,52],"website":"zendesk.com","headers":{"x-zendesk-user-id":[""]},"cookies":{"_help_center_session":[""],"_zendesk_cookie":[""],"_zendesk_shared_session":[""]},"scriptSrc":["static\\.zdassets\\.com"],"js":{"Zendesk":[""]}}
{"name":"Zendesk Chat","categories":[52],"website":"zopim.com","scriptSrc":["v2\\.zopim\\.com"]}
{"name":"Zendesk Sunshine Conversations","categories":[52],"website":"www.zendesk.com/platform/conversations","scriptSrc":["cdn\\.smooch\\.io/"],"implies":["Zendesk"]}
{"name":"Zenfolio","categories":[7],"website":"zenfolio.com","js":{"Zenfolio":[""]}}
{"name":"Zeotap","categories":[97],"website":"zeotap.com","scriptSrc":["\\.zeotap\\.com"],"dom":[["link[href*='.zeotap.com']","exists",""]]}
{"name":"Zepto","categories":[59],"website":"zeptojs.com","scriptSrc":["zepto.{0,250}\\.js"],"js":{"Zepto":[""]}}
{"name":"ZestMoney","categories":[91],"website":"www.zestmoney.in","js":{"ZestMoneyWidget":[""],"zestBind":[""],"zestMerchant":[""]}}
{"name":"Zeus Technology","categories":[36],"website":"www.zeustechnology.com","js":{"zeus.version":["v([\\d\\.]{1,250})\\;version:\\1"],"zeusAdUnitPath":[""]}}
{"name":"Zid","categories":[6],"website":"zid.sa","cookies":{"zid_catalog_session":[""]},"js":{"zid.store":[""],"zidTracking.sendGaProductRemoveFromCartEvent":[""]}}
{"name":"Zimbra","categories":[30],"website":"www.zimbra.com","cookies":{"zm_test":["true"]},"implies":["Java"]}
{"name":"ZingChart","categories":[25],"website":"www.zingchart.com","js":{"zingchart":[""]}}
{"name":"Zinnia","categories":[11],"website":"django-blog-zinnia.com","meta":{"generator":["Zinnia"]},"implies":["Django"]}
{"name":"Zinrelo","categories":[84],"website":"www.zinrelo.com","js":{"zrl_mi":[""]}}
{"name":"Zip","categories":[41,91],"website":"www.zip.co","scriptSrc":["quadpay\\.com","static\\.zipmoney\\.com\\.au","zip\\.co"],"js":{"QuadPayShopify":[""],"checkout.enabledpayments.zip":["^true$"],"quadpayID":[""]},"dom":[["link[href*='widgets.quadpay.com/'], div[data-quadpay-src*='.quadpay.com/']","exists",""]]}
{"name":"Zipify OCU","categories":[100],"website":"zipify.com/apps/ocu","scriptSrc":["/zipify-oneclickupsell-vendor\\.js"]}
{"name":"Zipify Pages","categories":[100,51],"website":"zipify.com/apps/pages","js":{"ZipifyPages":[""]},"implies":["Shopify"]}
{"name":"Zipkin","categories":[10],"website":"zipkin.io","headers":{"x-b3-flags":[""],"x-b3-parentspanid":[""],"x-b3-sampled":[""],"x-b3-spanid":[""],"x-b3-traceid":[""]}}
{"name":"Zmags Creator","categories":[95],"website":"www.creatorbyzmags.com","scriptSrc":["c(?:reator)?\\.zmags\\.com/"],"js":{"__zmags":[""]}}
{"name":"Zocdoc","categories":[72],"website":"www.zocdoc.com","scriptSrc":["offsiteschedule\\.zocdoc\\.com"]}
{"name":"Zoey","categories":[6],"website":"www.zoey.com","scriptSrc":["cdna4\\.zoeysite\\.com"],"js":{"Zoey.module":[""],"zoey.developer":[""],"zoeyDev":[""]},"implies":["PHP","MySQL"],"excludes":["Magento"]}
{"name":"Zoho","categories":[53],"website":"www.zoho.com"}
{"name":"Zoho PageSense","categories":[74,76],"website":"www.zoho.com/pagesense","scriptSrc":["\\.pagesense\\.(?:cn|io)?"],"js":{"$pagesense":[""],"pagesense":[""]},"implies":["Zoho"]}
{"name":"Zoko","categories":[52],"website":"www.zoko.io","scriptSrc":["zoko-shopify-prod\\.web\\.app"],"js":{"__zoko_app_version":[""]},"implies":["WhatsApp Business Chat"]}
{"name":"Zone.js","categories":[12],"website":"github.com/angular/angular/tree/master/packages/zone.js","js":{"Zone.root":[""]},"implies":["Angular"]}
{"name":"Zonos","categories":[106],"website":"zonos.com","scriptSrc":["\\.zonos\\.com/"],"js":{"Zonos":[""],"zonos":[""],"zonosCheckout":[""]}}
{"name":"ZoodPay","categories":[91],"website":"www.zoodpay.com","scriptSrc":["wp-content/plugins/zoodpay/(?:.{1,250}\\?ver=([\\d\\.]{1,250}))?\\;version:\\1"],"dom":[["img[src*='zoodpay']","exists",""]]}
{"name":"Zoominfo","categories":[10],"website":"www.zoominfo.com","scriptSrc":["ws\\.zoominfo\\.com"]}
{"name":"Zoominfo Chat","categories":[52],"website":"www.zoominfo.com/chat","scriptSrc":["madstreetden\\.widget\\.insent\\.ai"]}
{"name":"Zope","categories":[22],"website":"zope.org","headers":{"server":["^Zope/"]}}
{"name":"Zozo","categories":[6],"website":"zozo.vn","meta":{"generator":["Zozo Ecommerce"]},"scriptSrc":["zozo-main\\.min\\.js"],"implies":["PHP","MySQL"],"excludes":["OpenCart"]}
{"name":"Zuppler","categories":[93],"website":"www.zuppler.com","dom":[["link[href*='.zuppler.com/']","exists",""]]}
{"name":"Zyro","categories":[51],"website":"zyro.com","meta":{"generator":["^Zyro\\.com Website Builder$"]},"scriptSrc":["userapp\\.zyrosite\\.com/"],"implies":["Vue.js"]}
`;


/***/ })

};
