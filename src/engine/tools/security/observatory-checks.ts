import type { CheckDefinition } from '../../judging/tool-definition.ts'
import type { ObservatoryTest } from './observatory/outcomes.ts'

const MDN = 'https://developer.mozilla.org/en-US/docs/Web'

/** One check for each test of the MDN HTTP Observatory, under the test's name. */
export const OBSERVATORY_CHECKS = {
  'content-security-policy': {
    severity: 'warning',
    title: 'The page has no effective Content-Security-Policy',
    why: 'A script that an attacker gets into the page runs with all rights of the site: it can read forms and sessions, and plant links and spam that search engines see.',
    fix: "Send a Content-Security-Policy header that names what scripts may load, with nonces or hashes instead of 'unsafe-inline'. Try it out with Content-Security-Policy-Report-Only first.",
    help: `${MDN}/Security/Practical_implementation_guides/CSP`,
    example: "Content-Security-Policy: script-src 'unsafe-inline' *",
  },
  cookies: {
    severity: 'warning',
    title: 'Cookies are set without their protections',
    why: 'A cookie without Secure travels in clear text, one without HttpOnly can be stolen by a script, and one without SameSite goes along with requests that other sites forge.',
    fix: 'Set cookies with Secure; HttpOnly; SameSite=Lax (or Strict). Leave HttpOnly out only for cookies that scripts of the page read.',
    help: `${MDN}/Security/Practical_implementation_guides/Cookies`,
    example: 'Set-Cookie: session=3f9ab2c1; Path=/',
  },
  'cross-origin-embedder-policy': {
    severity: 'notice',
    title: 'The Cross-Origin-Embedder-Policy is invalid',
    why: 'Browsers ignore a value that they do not know, so the page is not isolated as intended.',
    fix: 'Send the header once, with require-corp, credentialless or unsafe-none, without quotes; or leave it out.',
    help: `${MDN}/HTTP/Reference/Headers/Cross-Origin-Embedder-Policy`,
    example: 'Cross-Origin-Embedder-Policy: on',
  },
  'cross-origin-opener-policy': {
    severity: 'notice',
    title: 'The Cross-Origin-Opener-Policy is invalid',
    why: 'Browsers ignore a value that they do not know, so windows of other sites keep their hold on the page.',
    fix: 'Send the header once, with same-origin, same-origin-allow-popups, noopener-allow-popups or unsafe-none, without quotes; or leave it out.',
    help: `${MDN}/HTTP/Reference/Headers/Cross-Origin-Opener-Policy`,
    example: 'Cross-Origin-Opener-Policy: same-site',
  },
  'cross-origin-resource-sharing': {
    severity: 'warning',
    title: 'Any site may read the page with the credentials of its visitors',
    why: 'The answer repeats whatever origin asks and allows credentials, so a script on any site can read what a signed-in visitor sees here.',
    fix: 'Compare Origin with a list of trusted origins before repeating it. For public data send Access-Control-Allow-Origin: * and no Access-Control-Allow-Credentials.',
    help: `${MDN}/Security/Practical_implementation_guides/CORS`,
    example: 'Access-Control-Allow-Origin: https://any.example\nAccess-Control-Allow-Credentials: true',
  },
  redirection: {
    severity: 'warning',
    title: 'HTTP does not lead straight to HTTPS',
    why: 'Visitors who follow an http: link can be read and rerouted, and search engines see two addresses of one page.',
    fix: 'Redirect every http: URL with 301 or 308 to the same host and path over https:, and only then to another host.',
    help: `${MDN}/Security/Practical_implementation_guides/TLS#http_redirection`,
    example: 'http://www.example.com/ answers 200',
  },
  'referrer-policy': {
    severity: 'notice',
    title: 'The Referrer-Policy gives away more than the default of browsers',
    why: 'Other sites learn the full address of the page, with whatever its path and query hold, or browsers ignore the policy altogether.',
    fix: 'Send Referrer-Policy: strict-origin-when-cross-origin, or a stricter value, or none at all.',
    help: `${MDN}/Security/Practical_implementation_guides/Referrer_policy`,
    example: 'Referrer-Policy: unsafe-url',
  },
  'strict-transport-security': {
    severity: 'warning',
    title: 'HTTPS is not made binding by Strict-Transport-Security',
    why: 'Without it the first request of each visit can go over plain HTTP, where it can be read and rerouted.',
    fix: 'Send Strict-Transport-Security: max-age=31536000 over HTTPS, and includeSubDomains once all subdomains speak HTTPS.',
    help: `${MDN}/Security/Practical_implementation_guides/TLS#http_strict_transport_security_implementation`,
    example: 'no Strict-Transport-Security header',
  },
  'subresource-integrity': {
    severity: 'notice',
    title: 'External scripts load without Subresource Integrity',
    why: 'Who controls the other host can put any code into the page. With a hash the browser refuses a script that has changed.',
    fix: 'Give scripts of fixed content an integrity and a crossorigin attribute and an https: address, or host them yourself. Scripts that change at will (tag managers) cannot have a hash: ignore this for them.',
    help: `${MDN}/Security/Subresource_Integrity`,
    example: '<script src="http://cdn.example.net/app.js"></script>',
  },
  'x-content-type-options': {
    severity: 'notice',
    title: 'X-Content-Type-Options is not nosniff',
    why: 'Browsers may take an uploaded file for a script or a style sheet by its content instead of its declared type.',
    fix: 'Send X-Content-Type-Options: nosniff with every response.',
    help: `${MDN}/Security/Practical_implementation_guides/MIME_types`,
    example: 'no X-Content-Type-Options header',
  },
  'x-frame-options': {
    severity: 'warning',
    title: 'Other sites may frame the page',
    why: 'A site that shows the page in an invisible frame can make visitors click what they do not see (clickjacking), or pass the content off as its own.',
    fix: "Send Content-Security-Policy: frame-ancestors 'self' (or 'none'), or X-Frame-Options: DENY or SAMEORIGIN.",
    help: `${MDN}/Security/Attacks/Clickjacking`,
    example: 'neither X-Frame-Options nor frame-ancestors in the Content-Security-Policy',
  },
  'cross-origin-resource-policy': {
    severity: 'notice',
    title: 'The Cross-Origin-Resource-Policy is invalid',
    why: 'Browsers ignore a value that they do not know, so other sites may embed the resource.',
    fix: 'Send the header once, with same-origin, same-site or cross-origin; or leave it out.',
    help: `${MDN}/Security/Practical_implementation_guides/CORP`,
    example: 'Cross-Origin-Resource-Policy: all',
  },
} as const satisfies Record<ObservatoryTest, CheckDefinition>
