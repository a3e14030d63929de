import { expect, it } from '@jest/globals'
import { isForUsers, isLogin } from '../../../src/engine/syntax/for-users.ts'
import { isLegalNotice } from '../../../src/engine/syntax/legal-notice.ts'

const at = (path: string) => `https://kranz.example${path}`

it.each([
  ...['/impressum', '/datenschutzerkl%C3%A4rung.html', '/datenschutzerklaerung/', '/privacy_policy.html'],
  ...['/gizlilik-politikasi', '/%C3%87erez-Politikas%C4%B1.html', '/kullanim-kosullari', '/kvkk.html'],
  ...['/tietosuojaseloste.html', '/toimitusehdot', '/cookiepolitik.html', '/personvernerkl%C3%A6ring'],
  ...['/politica-de-confidentialitate.html', '/politica-cookie', '/termeni-si-conditii.html'],
  ...[
    '/legal/copyright.html',
    '/ochrana-osobnich-udaju',
    '/adatkezelesi-tajekoztato.html',
    '/polityka-prywatnosci/index.html',
  ],
  ...[
    '/politika-konfidencialnosti.html',
    '/politika-konfidentsialnosti/',
    '/polityka-konfidentsiinosti.html',
  ],
  ...['/accessibility-statement', '/toegankelijkheidsverklaring/', '/deklaracja-dostępności.html'],
  ...['/el/oroi-xrisis.html', '/ko/개인정보처리방침', '/隐私政策.html', '/kebijakan-privasi'],
  ...['/politica-de-privacidad-del-sitio-web-de-la-asociacion/', '/privacy-policy-for-members'],
  ...['/プライバシーポリシー', '/privacy/プライバシーポリシー.html', '/πολιτική-απορρήτου'],
])('takes %s for a legal notice', path => {
  expect(isLegalNotice(at(path))).toBe(true)
})

it.each([
  '/',
  '/oferta.html',
  '/privacy-screens',
  '/privacy-policy-explained',
  '/blog/gizlilik-politikasi-nedir',
  '/legal/team',
  '/accessibility',
  '/%',
])('takes %s for no legal notice', path => {
  expect(isLegalNotice(at(path))).toBe(false)
})

it.each([
  ...['/login', '/thank-you.html', '/cont', '/tesekkur-ederiz.html', '/multumim', '/kiitos.html', '/tak'],
  ...['/mon-compte/', '/mi-cuenta', '/oma-tili', '/min_side', '/giris', '/koszyk', '/ko%C5%A1%C3%ADk'],
  ...[
    '/sepetim',
    '/spasibo.html',
    '/mesaj-trimis.html',
    '/confermaInvio.html',
    '/Best%C3%A4tigung',
    '/K%C3%B6sz%C3%B6nj%C3%BCk',
  ],
  ...['/paldies.html', '/ありがとうございました', '/감사합니다', '/धन्यवाद', '/ευχαριστούμε', '/תודה'],
  ...['/contact-thank-you', '/order-thanks.html', '/newsletter-danke/', '/contact-form-thank-you'],
  ...['/checkout/confirm', '/en/checkout/payment/'],
  ...[
    '/my-account/lost-password/',
    '/mein-konto/edit-address',
    '/my-account/orders/',
    '/tai-khoan/lost-password/',
  ],
  ...['/contacto_gracias.php', '/payment-success', '/contact-us-thankyou/index.html'],
  ...[
    '/oauth/callback',
    '/auth/google/callback',
    '/signin-oidc',
    '/oauth2-redirect.html',
    '/silent-renew.html',
  ],
])('takes %s for a page of people who are on the site already', path => {
  expect(isForUsers(at(path))).toBe(true)
})

it.each([
  '/',
  '/inscription',
  '/profile',
  '/math/cos',
  '/contact',
  '/konto-erklaert',
  '/registration',
  '/taking',
  '/blog/giving-thanks',
  '/our-big-thank-you',
  '/customer-success',
  '/newsletter',
  '/callback',
  '/contact/request-a-callback',
  '/products/author/return',
  '/blog/checkout/designs/of-the-year',
  '/payment-methods/',
  '/docs/reset-password',
  '/downloads.html',
  '/blog/lost-password/why-we-forget',
])('takes %s for a page that anybody may look for', path => {
  expect(isForUsers(at(path))).toBe(false)
})

it.each([
  [true, ['/auth/', '/login', '/login.html', '/account/sign-in', '/auth/session', '/anmelden', '/kirjaudu']],
  [false, ['/', '/author/', '/authors', '/blog/login-tips', '/en/', '/entrare']],
])('says of each address whether it is that of a login: %s', (isOne, paths) => {
  expect(paths.filter(path => isLogin(at(path)) !== isOne)).toEqual([])
})
