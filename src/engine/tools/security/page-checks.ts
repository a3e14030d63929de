import type { CheckDefinition } from '../../tool-definition.ts'

const MDN = 'https://developer.mozilla.org/en-US/docs/Web'

/** What the page and its headers show beyond the Observatory. */
export const PAGE_CHECKS = {
  'csp-weaknesses': {
    severity: 'notice',
    title: 'The Content-Security-Policy can be bypassed',
    why: 'Google’s CSP Evaluator knows ways around this policy, or parts of it that browsers do not understand.',
    fix: 'Change each directive as its finding says. A policy of nonces with strict-dynamic has none of these weaknesses.',
    help: 'https://csp-evaluator.withgoogle.com/',
    example: "Content-Security-Policy: script-src 'self' https://cdn.jsdelivr.net",
  },
  'hsts-preload-ineligible': {
    severity: 'notice',
    title: 'Strict-Transport-Security asks for preloading without fulfilling its terms',
    why: 'The preload list takes a host only with includeSubDomains and a max-age of a year, so “preload” has no effect.',
    fix: 'Send max-age=31536000; includeSubDomains; preload, or leave preload out.',
    help: 'https://hstspreload.org/#submission-requirements',
    example: 'Strict-Transport-Security: max-age=86400; preload',
  },
  'mixed-content-blocked': {
    severity: 'error',
    title: 'The HTTPS page loads resources over HTTP that browsers block',
    why: 'Browsers and Google’s renderer do not load scripts, styles, frames or fonts over plain HTTP into an HTTPS page: that part of the page is missing.',
    fix: 'Use https: addresses, or send Content-Security-Policy: upgrade-insecure-requests.',
    help: `${MDN}/Security/Defenses/Mixed_content`,
    example: '<script src="http://www.example.com/app.js"></script>',
  },
  'mixed-content-upgraded': {
    severity: 'warning',
    title: 'The HTTPS page names images or media over HTTP',
    why: 'Browsers fetch them over HTTPS instead and show nothing where that fails; other programs fetch them in clear text.',
    fix: 'Use https: addresses.',
    help: `${MDN}/Security/Defenses/Mixed_content`,
    example: '<img src="http://www.example.com/bike.jpg" alt="Red bike">',
  },
  'insecure-form-action': {
    severity: 'warning',
    title: 'A form of the HTTPS page is sent over HTTP',
    why: 'What visitors enter travels in clear text, and browsers warn before sending it.',
    fix: 'Give the form an https: action.',
    help: `${MDN}/Security/Defenses/Mixed_content`,
    example: '<form action="http://www.example.com/order">',
  },
  'password-over-http': {
    severity: 'error',
    title: 'A password field stands on a page without HTTPS',
    why: 'The password travels in clear text, and browsers mark the page as not secure.',
    fix: 'Serve the page over HTTPS alone.',
    help: `${MDN}/Security/Practical_implementation_guides/TLS`,
    example: '<input type="password"> on http://www.example.com/login',
  },
  'permissions-policy-invalid': {
    severity: 'notice',
    title: 'The Permissions-Policy has no effect as written',
    why: 'Browsers ignore the header, or the feature, if its value does not follow the grammar, so the feature stays allowed.',
    fix: 'Write feature=() to forbid, feature=(self "https://example.com") to allow; commas part the features.',
    help: `${MDN}/HTTP/Reference/Headers/Permissions-Policy`,
    example: "Permissions-Policy: camera 'none'",
  },
  'version-disclosure': {
    severity: 'notice',
    title: 'Headers tell the version of the server software',
    why: 'Scanners look for versions with known holes.',
    fix: 'Switch the version off: server_tokens off (nginx), ServerTokens Prod (Apache), expose_php = Off (PHP).',
    help: 'https://www.rfc-editor.org/rfc/rfc9110#section-17.12',
    example: 'Server: nginx/1.18.0',
  },
  'obsolete-headers': {
    severity: 'notice',
    title: 'Security headers are sent that browsers have dropped',
    why: 'They protect nobody. The filter that X-XSS-Protection switches on in old browsers could even be misused.',
    fix: 'Remove them; a Content-Security-Policy does what they were meant for.',
    help: `${MDN}/HTTP/Reference/Headers/X-XSS-Protection`,
    example: 'X-XSS-Protection: 1; mode=block',
  },
  'security-txt-invalid': {
    severity: 'notice',
    title: 'The security.txt is invalid or has expired',
    why: 'Who finds a hole may not use a contact from a file that is out of date.',
    fix: 'Give at least one Contact with mailto:, https: or tel:, and one Expires with a date to come.',
    help: 'https://www.rfc-editor.org/rfc/rfc9116#section-2.5',
    example: 'Contact: mailto:security@example.com\nExpires: 2020-01-01T00:00:00Z',
  },
  'directory-listing': {
    severity: 'warning',
    title: 'The server lists the files of a folder',
    why: 'Search engines index the listing, and everyone finds files that no page links to.',
    fix: 'Put an index page into the folder, or switch listings off: autoindex off (nginx), Options -Indexes (Apache).',
    help: 'https://cwe.mitre.org/data/definitions/548.html',
    example: '<title>Index of /files</title>',
  },
  'source-map-exposed': {
    severity: 'notice',
    title: 'Source maps of scripts are public',
    why: 'They hold the original source of the scripts, with its comments. That is harmless only where the source is public anyway.',
    fix: 'Leave source maps out of the deployment, or let only your error tracker fetch them.',
    help: 'https://web.dev/articles/source-maps',
    example: '//# sourceMappingURL=app.js.map, which answers 200',
  },
  'session-cookie-cacheable': {
    severity: 'warning',
    title: 'A response that sets a session cookie may be cached for everybody',
    why: 'A cache that is shared (CDN, proxy) can hand one visitor’s session to another.',
    fix: 'Send Cache-Control: private or no-store with responses that set session cookies.',
    help: 'https://www.rfc-editor.org/rfc/rfc9111#section-7.3',
    example: 'Set-Cookie: session=3f9ab2c1\nCache-Control: public, max-age=600',
  },
} as const satisfies Record<string, CheckDefinition>

export type PageCheck = keyof typeof PAGE_CHECKS
