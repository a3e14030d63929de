/** What one outcome of a test means. */
export interface ObservatoryOutcome {
  /** Points that it adds to the score. */
  modifier: number
  pass: boolean
  /** In words, for the finding. */
  says: string
}

/**
 * Version of the published algorithm that this follows: the first with tests of COOP and COEP.
 *
 * @see https://github.com/mdn/mdn-http-observatory
 * @see https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
export const ALGORITHM_VERSION = 6

const outcome = (modifier: number, pass: boolean, says: string): ObservatoryOutcome => ({
  modifier,
  pass,
  says,
})

const CONTENT_SECURITY_POLICY = {
  'csp-implemented-with-no-unsafe-default-src-none': outcome(
    10,
    true,
    "default-src 'none' and nothing unsafe",
  ),
  'csp-implemented-with-no-unsafe': outcome(5, true, 'nothing unsafe'),
  'csp-implemented-with-unsafe-inline-in-style-src-only': outcome(0, true, 'unsafe sources for styles only'),
  'csp-implemented-with-insecure-scheme-in-passive-content-only': outcome(
    -10,
    true,
    'images or media may load over plain HTTP',
  ),
  'csp-implemented-with-unsafe-eval': outcome(-10, false, "'unsafe-eval' lets scripts run text as code"),
  'csp-implemented-with-unsafe-inline': outcome(
    -20,
    false,
    "The policy does not restrict scripts or plug-ins: it has 'unsafe-inline', data:, a whole scheme, or no directive for them",
  ),
  'csp-implemented-with-insecure-scheme': outcome(
    -20,
    false,
    'The policy allows code or styles over plain HTTP',
  ),
  'csp-header-invalid': outcome(
    -25,
    false,
    "The policy is invalid: it is empty, has a directive twice, or has 'strict-dynamic' without a nonce or hash",
  ),
  'csp-not-implemented': outcome(-25, false, 'There is no Content-Security-Policy'),
  'csp-not-implemented-but-reporting-enabled': outcome(
    -25,
    false,
    'There is only a Content-Security-Policy-Report-Only, which blocks nothing',
  ),
  'csp-implemented-but-duplicate-directives': outcome(0, true, 'report-uri or report-to is given twice'),
}

const COOKIES = {
  'cookies-secure-with-httponly-sessions-and-samesite': outcome(
    5,
    true,
    'Secure, HttpOnly and SameSite are set',
  ),
  'cookies-secure-with-httponly-sessions': outcome(0, true, 'Secure, and HttpOnly on sessions, are set'),
  'cookies-not-found': outcome(0, true, 'no cookies'),
  'cookies-without-secure-flag-but-protected-by-hsts': outcome(-5, false, 'no Secure, although HSTS is on'),
  'cookies-session-without-secure-flag-but-protected-by-hsts': outcome(
    -10,
    false,
    'a session cookie without Secure, although HSTS is on',
  ),
  'cookies-without-secure-flag': outcome(-20, false, 'no Secure'),
  'cookies-samesite-flag-invalid': outcome(
    -20,
    false,
    'SameSite is not Strict, Lax or None, or is None without Secure',
  ),
  'cookies-anticsrf-without-samesite-flag': outcome(-20, false, 'an anti-CSRF cookie without SameSite'),
  'cookies-session-without-httponly-flag': outcome(
    -30,
    false,
    'a session cookie that scripts can read (no HttpOnly)',
  ),
  'cookies-session-without-secure-flag': outcome(
    -40,
    false,
    'a session cookie that is also sent over plain HTTP (no Secure)',
  ),
}

const CROSS_ORIGIN_RESOURCE_SHARING = {
  'cross-origin-resource-sharing-not-implemented': outcome(0, true, 'not shared with other origins'),
  'cross-origin-resource-sharing-implemented-with-public-access': outcome(
    0,
    true,
    'public, without credentials',
  ),
  'cross-origin-resource-sharing-implemented-with-restricted-access': outcome(
    0,
    true,
    'shared with chosen origins',
  ),
  'cross-origin-resource-sharing-implemented-with-universal-access': outcome(
    -50,
    false,
    'Any origin can read the answer with the credentials of the visitor',
  ),
}

const REDIRECTION = {
  'redirection-all-redirects-preloaded': outcome(0, true, 'every host of the chain is preloaded for HSTS'),
  'redirection-to-https': outcome(0, true, 'HTTP leads to HTTPS on the same host'),
  'redirection-not-needed-no-http': outcome(0, true, 'nothing answers over HTTP'),
  'redirection-off-host-from-http': outcome(-5, false, 'The first redirect from HTTP leads to another host'),
  'redirection-not-to-https-on-initial-redirection': outcome(
    -10,
    false,
    'The first redirect from HTTP leads to HTTP again',
  ),
  'redirection-not-to-https': outcome(-20, false, 'The redirects from HTTP do not end at HTTPS'),
  'redirection-missing': outcome(-20, false, 'HTTP answers without a redirect to HTTPS'),
  'redirection-invalid-cert': outcome(-20, false, 'HTTP redirects to a host with an invalid certificate'),
}

const REFERRER_POLICY = {
  'referrer-policy-private': outcome(5, true, 'other sites see only the origin'),
  'referrer-policy-not-implemented': outcome(
    0,
    true,
    'the default of browsers applies: strict-origin-when-cross-origin',
  ),
  'referrer-policy-unsafe': outcome(-5, false, 'other sites get the full URL of the page'),
  'referrer-policy-header-invalid': outcome(-5, false, 'browsers do not know this value'),
}

const STRICT_TRANSPORT_SECURITY = {
  'hsts-preloaded': outcome(5, true, 'the host is on the preload list of browsers'),
  'hsts-implemented-max-age-at-least-six-months': outcome(0, true, 'for at least six months'),
  'hsts-implemented-max-age-less-than-six-months': outcome(
    -10,
    false,
    'The max-age is too short (at least six months, 15,552,000 s)',
  ),
  'hsts-not-implemented': outcome(-20, false, 'There is no Strict-Transport-Security header'),
  'hsts-header-invalid': outcome(-20, false, 'The Strict-Transport-Security header is invalid'),
  'hsts-not-implemented-no-https': outcome(-20, false, 'The page is not served over HTTPS'),
  'hsts-invalid-cert': outcome(
    -20,
    false,
    'Browsers ignore the header, because the certificate of the host is invalid',
  ),
}

const SUBRESOURCE_INTEGRITY = {
  'sri-implemented-and-all-scripts-loaded-securely': outcome(5, true, 'own scripts have hashes too'),
  'sri-implemented-and-external-scripts-loaded-securely': outcome(5, true, 'external scripts have hashes'),
  'sri-not-implemented-response-not-html': outcome(0, true, 'not HTML'),
  'sri-not-implemented-but-no-scripts-loaded': outcome(0, true, 'no scripts'),
  'sri-not-implemented-but-all-scripts-loaded-from-secure-origin': outcome(
    0,
    true,
    'all scripts are its own',
  ),
  'sri-not-implemented-but-external-scripts-loaded-securely': outcome(-5, false, 'no integrity attribute'),
  'sri-implemented-but-external-scripts-not-loaded-securely': outcome(
    -20,
    false,
    'a hash, but the URL does not say https:',
  ),
  'sri-not-implemented-and-external-scripts-not-loaded-securely': outcome(
    -50,
    false,
    'no integrity attribute, and the URL does not say https:',
  ),
}

const X_CONTENT_TYPE_OPTIONS = {
  'x-content-type-options-nosniff': outcome(0, true, 'nosniff'),
  'x-content-type-options-not-implemented': outcome(-5, false, 'There is no X-Content-Type-Options header'),
  'x-content-type-options-header-invalid': outcome(-5, false, 'X-Content-Type-Options is not "nosniff"'),
}

const X_FRAME_OPTIONS = {
  'x-frame-options-implemented-via-csp': outcome(5, true, 'frame-ancestors of the Content-Security-Policy'),
  'x-frame-options-sameorigin-or-deny': outcome(5, true, 'SAMEORIGIN or DENY'),
  'x-frame-options-allow-from-origin': outcome(0, true, 'ALLOW-FROM, which browsers do not support any more'),
  'x-frame-options-not-implemented': outcome(
    -20,
    false,
    'There is neither an X-Frame-Options header nor frame-ancestors in a Content-Security-Policy header',
  ),
  'x-frame-options-header-invalid': outcome(-20, false, 'X-Frame-Options is neither DENY nor SAMEORIGIN'),
}

const CROSS_ORIGIN_RESOURCE_POLICY = {
  'corp-not-implemented': outcome(0, true, 'no header'),
  'corp-implemented-with-same-origin': outcome(10, true, 'same-origin'),
  'corp-implemented-with-same-site': outcome(10, true, 'same-site'),
  'corp-implemented-with-cross-origin': outcome(0, true, 'cross-origin'),
  'corp-header-invalid': outcome(-5, false, 'The value is not same-origin, same-site or cross-origin'),
}

const CROSS_ORIGIN_EMBEDDER_POLICY = {
  'coep-not-implemented': outcome(0, true, 'no header'),
  'coep-implemented-with-require-corp': outcome(10, true, 'require-corp'),
  'coep-implemented-with-credentialless': outcome(10, true, 'credentialless'),
  'coep-implemented-with-unsafe-none': outcome(0, true, 'unsafe-none'),
  'coep-header-invalid': outcome(-5, false, 'The value is not require-corp, credentialless or unsafe-none'),
}

const CROSS_ORIGIN_OPENER_POLICY = {
  'coop-not-implemented': outcome(0, true, 'no header'),
  'coop-implemented-with-same-origin': outcome(10, true, 'same-origin'),
  'coop-implemented-with-same-origin-allow-popups': outcome(10, true, 'same-origin-allow-popups'),
  'coop-implemented-with-noopener-allow-popups': outcome(10, true, 'noopener-allow-popups'),
  'coop-implemented-with-unsafe-none': outcome(0, true, 'unsafe-none'),
  'coop-header-invalid': outcome(
    -5,
    false,
    'The value is not same-origin, same-origin-allow-popups, noopener-allow-popups or unsafe-none',
  ),
}

/** Every test with its outcomes, in the order in which the Observatory runs them. */
export const OUTCOMES = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  cookies: COOKIES,
  'cross-origin-embedder-policy': CROSS_ORIGIN_EMBEDDER_POLICY,
  'cross-origin-opener-policy': CROSS_ORIGIN_OPENER_POLICY,
  'cross-origin-resource-sharing': CROSS_ORIGIN_RESOURCE_SHARING,
  redirection: REDIRECTION,
  'referrer-policy': REFERRER_POLICY,
  'strict-transport-security': STRICT_TRANSPORT_SECURITY,
  'subresource-integrity': SUBRESOURCE_INTEGRITY,
  'x-content-type-options': X_CONTENT_TYPE_OPTIONS,
  'x-frame-options': X_FRAME_OPTIONS,
  'cross-origin-resource-policy': CROSS_ORIGIN_RESOURCE_POLICY,
} as const

export type ObservatoryTest = keyof typeof OUTCOMES
/** Name of an outcome of one test, as `csp-not-implemented`. */
export type ResultOf<Test extends ObservatoryTest> = keyof (typeof OUTCOMES)[Test] & string

export const OBSERVATORY_TESTS = Object.keys(OUTCOMES) as ObservatoryTest[]

export type AnyResult = { [Test in ObservatoryTest]: ResultOf<Test> }[ObservatoryTest]

/** What an outcome of a test means. */
export function outcomeOf(test: ObservatoryTest, result: AnyResult): ObservatoryOutcome {
  return (OUTCOMES[test] as Record<string, ObservatoryOutcome>)[result]!
}
