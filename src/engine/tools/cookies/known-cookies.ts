export type Purpose = 'necessary' | 'functional' | 'security' | 'analytics' | 'marketing'

export interface KnownCookie {
  vendor: string
  purpose: Purpose
  /** Whether it holds a session of a visitor. */
  session?: true
  /** Whether a load balancer or CDN sets it, so that its attributes are out of the site's hands. */
  infrastructure?: true
}

type Entry = readonly [names: string, vendor: string, purpose: Purpose, kind?: 'session' | 'infrastructure']

/**
 * Cookies by the names that their vendors document, separated by blanks; a star at the end stands for any characters.
 * Names that many programs use (`lang`, `cart`, `test_cookie`) are not here.
 */
const ENTRIES: readonly Entry[] = [
  [
    '_ga _ga_* _gid _gat _gat_* __utma __utmb __utmc __utmt __utmz __utmv AMP_TOKEN',
    'Google Analytics',
    'analytics',
  ],
  ['_gcl_au _gcl_aw _gcl_dc _gcl_gb _gcl_gs _gac_*', 'Google Ads', 'marketing'],
  ['IDE DSID __gads __gpi __gpi_optout', 'Google advertising', 'marketing'],
  ['_fbp _fbc', 'Meta', 'marketing'],
  ['_ttp _tt_enable_cookie ttclid', 'TikTok', 'marketing'],
  ['li_fat_id bcookie bscookie lidc UserMatchHistory AnalyticsSyncHistory', 'LinkedIn', 'marketing'],
  ['_uetsid _uetvid MUID', 'Microsoft Advertising', 'marketing'],
  ['_clck _clsk CLID', 'Microsoft Clarity', 'analytics'],
  ['_hjSessionUser_* _hjSession_* _hjid _hjFirstSeen _hjAbsoluteSessionInProgress', 'Hotjar', 'analytics'],
  ['_pin_unauth _pinterest_ct_ua _epik', 'Pinterest', 'marketing'],
  ['_scid _scid_r _sctr', 'Snapchat', 'marketing'],
  ['_rdt_uuid', 'Reddit', 'marketing'],
  ['_twpid muc_ads personalization_id guest_id_ads guest_id_marketing', 'X', 'marketing'],
  ['cto_bundle cto_bidid', 'Criteo', 'marketing'],
  ['__adroll __adroll_fpc __ar_v4', 'AdRoll', 'marketing'],
  ['_kla_id __kla_id', 'Klaviyo', 'marketing'],
  ['hubspotutk __hstc __hssc __hssrc', 'HubSpot', 'marketing'],
  ['_mkto_trk', 'Marketo', 'marketing'],
  ['visitor_id*-hash pardot', 'Salesforce Pardot', 'marketing'],
  ['_ym_uid _ym_d _ym_isad _ym_visorc yandexuid yabs-sid', 'Yandex Metrica', 'analytics'],
  ['_pk_id.* _pk_ses.* _pk_ref.* _pk_cvar.* _pk_hsr.*', 'Matomo', 'analytics'],
  ['mp_*_mixpanel', 'Mixpanel', 'analytics'],
  ['AMP_* amp_* amplitude_id*', 'Amplitude', 'analytics'],
  ['ajs_anonymous_id ajs_user_id ajs_group_id', 'Segment', 'analytics'],
  ['_hp2_id.* _hp2_ses_props.*', 'Heap', 'analytics'],
  ['fs_uid fs_lua', 'FullStory', 'analytics'],
  ['_vwo_uuid _vwo_uuid_v2 _vis_opt_s _vis_opt_test_cookie', 'VWO', 'analytics'],
  ['optimizelyEndUserId optimizelySegments', 'Optimizely', 'analytics'],
  ['s_vi s_fid AMCV_* AMCVS_* s_ecid', 'Adobe Analytics', 'analytics'],
  ['demdex dextp', 'Adobe Audience Manager', 'marketing'],
  ['ph_phc_*_posthog', 'PostHog', 'analytics'],
  ['_shopify_y _shopify_s _shopify_sa_p _shopify_sa_t', 'Shopify', 'analytics'],
  ['nmstat', 'Siteimprove', 'analytics'],
  ['_parsely_visitor _parsely_session', 'Parse.ly', 'analytics'],
  [
    '__cf_bm cf_clearance __cflb __cfruid _cfuvid __cfwaitingroom',
    'Cloudflare',
    'security',
    'infrastructure',
  ],
  ['bm_sv bm_sz _abck ak_bmsc bm_mi', 'Akamai', 'security', 'infrastructure'],
  ['incap_ses_* visid_incap_* nlbi_* reese84', 'Imperva', 'security', 'infrastructure'],
  ['datadome', 'DataDome', 'security', 'infrastructure'],
  ['AWSALB AWSALBCORS AWSALBTG AWSALBTGCORS AWSELB AWSELBCORS', 'AWS', 'necessary', 'infrastructure'],
  ['GCLB', 'Google Cloud', 'necessary', 'infrastructure'],
  ['ARRAffinity ARRAffinitySameSite', 'Azure', 'necessary', 'infrastructure'],
  ['heroku-session-affinity', 'Heroku', 'necessary', 'infrastructure'],
  ['BIGipServer* TS01*', 'F5', 'necessary', 'infrastructure'],
  ['__vercel_toolbar _vercel_jwt _vercel_sso_nonce', 'Vercel', 'necessary', 'infrastructure'],
  ['PHPSESSID', 'PHP', 'necessary', 'session'],
  ['JSESSIONID', 'Java servlet', 'necessary', 'session'],
  ['ASP.NET_SessionId .ASPXAUTH .AspNetCore.Session .AspNetCore.Cookies', 'ASP.NET', 'necessary', 'session'],
  ['connect.sid', 'Express', 'necessary', 'session'],
  ['laravel_session', 'Laravel', 'necessary', 'session'],
  ['ci_session', 'CodeIgniter', 'necessary', 'session'],
  ['rack.session', 'Rack', 'necessary', 'session'],
  ['wordpress_logged_in_* wordpress_sec_* wp-postpass_*', 'WordPress', 'necessary', 'session'],
  ['wordpress_test_cookie', 'WordPress', 'necessary'],
  ['wp-settings-*', 'WordPress', 'functional'],
  ['DokuWiki', 'DokuWiki', 'necessary', 'session'],
  ['phpMyAdmin phpMyAdmin_https', 'phpMyAdmin', 'necessary', 'session'],
  ['koa.sess koa:sess', 'Koa', 'necessary', 'session'],
  ['ASPSESSIONID*', 'ASP', 'necessary', 'session'],
  ['SSESS*', 'Drupal', 'necessary', 'session'],
  ['fe_typo_user be_typo_user', 'TYPO3', 'necessary', 'session'],
  ['MoodleSession*', 'Moodle', 'necessary', 'session'],
  ['OCSESSID', 'OpenCart', 'necessary', 'session'],
  ['woocommerce_cart_hash woocommerce_items_in_cart', 'WooCommerce', 'necessary'],
  ['wp_woocommerce_session_*', 'WooCommerce', 'necessary', 'session'],
  ['cart_currency cart_sig _shopify_essential', 'Shopify', 'necessary'],
  ['secure_customer_sig', 'Shopify', 'necessary', 'session'],
  ['next-auth.session-token* authjs.session-token*', 'Auth.js', 'necessary', 'session'],
  ['next-auth.callback-url authjs.callback-url', 'Auth.js', 'necessary'],
  [
    'XSRF-TOKEN csrftoken _csrf .AspNetCore.Antiforgery.* next-auth.csrf-token authjs.csrf-token',
    'request forgery protection',
    'security',
  ],
  ['OptanonConsent OptanonAlertBoxClosed', 'OneTrust', 'necessary'],
  ['CookieConsent', 'Cookiebot', 'necessary'],
  ['euconsent-v2', 'IAB TCF', 'necessary'],
  ['didomi_token', 'Didomi', 'necessary'],
  ['cookieyes-consent', 'CookieYes', 'necessary'],
  ['klaro', 'Klaro', 'necessary'],
  ['tarteaucitron', 'tarteaucitron', 'necessary'],
  ['cc_cookie', 'CookieConsent', 'necessary'],
  ['axeptio_cookies axeptio_authorized_vendors', 'Axeptio', 'necessary'],
  ['NEXT_LOCALE i18next', 'language of the page', 'functional'],
  ['pll_language', 'Polylang', 'functional'],
  ['wp-wpml_current_language', 'WPML', 'functional'],
  ['_dd_s _dd_s_v2', 'Datadog', 'functional'],
  ['intercom-id-* intercom-session-* intercom-device-id-*', 'Intercom', 'functional'],
  ['crisp-client*', 'Crisp', 'functional'],
]

/** Purposes that visitors in the EU must agree to before (ePrivacy directive article 5(3)). */
const NEEDS_CONSENT: ReadonlySet<Purpose> = new Set(['analytics', 'marketing'])

/** What a cookie is for, by its name; undefined where the name is not known. */
export function knownCookie(name: string): KnownCookie | undefined {
  const bare = name.replace(/^__(?:Host-Http|Host|Http|Secure)-/i, '')
  const entry = ENTRIES.find(([names]) => names.split(' ').some(pattern => fits(bare, pattern)))
  if (!entry) return undefined
  const [, vendor, purpose, kind] = entry
  return { vendor, purpose, ...(kind === undefined ? {} : { [kind]: true }) }
}

/** Whether a cookie is known to track, so that it must wait for consent. */
export function needsConsent(name: string): boolean {
  const known = knownCookie(name)
  return known !== undefined && NEEDS_CONSENT.has(known.purpose)
}

function fits(name: string, pattern: string): boolean {
  const star = pattern.indexOf('*')
  if (star < 0) return name === pattern
  const end = pattern.slice(star + 1)
  return name.length >= pattern.length && name.startsWith(pattern.slice(0, star)) && name.endsWith(end)
}

const SESSION_NAME = /(?:^|[._-])(?:sid|sess|session|sessid|sessionid|session[._-]?(?:id|token|key))$/i

/** Whether a cookie holds a session, by a name that can mean nothing else. */
export function isSessionCookie(name: string): boolean {
  const bare = name.replace(/^__(?:Host-Http|Host|Http|Secure)-/i, '')
  return knownCookie(name)?.session === true || (bare !== '' && SESSION_NAME.test(bare))
}
