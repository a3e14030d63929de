import { expect, test } from '@jest/globals'
import { robotsTool } from '../../../src/engine/tools/robots/robots.ts'
import { securityTool } from '../../../src/engine/tools/security/security.ts'
import { auditSite } from '../../support/tool-runs.ts'
import type { Answer } from '../../support/web-server.ts'

const SHOP = 'https://shop-pr-7.vercel.app'
const page = '<!doctype html><html lang="en"><head><title>Bicycles</title></head><body><h1>Bicycles</h1>'
const moved = (location: string): Answer => ({ status: 302, headers: { location } })
const refused = (headers: Record<string, string>): Answer => ({ status: 401, headers, body: 'Sign in' })

/** What platforms answer to somebody who is not signed in. */
test.each<[string, Record<string, Answer>, RegExp]>([
  [
    'Vercel, by a redirect',
    {
      [`${SHOP}/`]: moved('https://vercel.com/sso-api?url=https%3A%2F%2Fshop'),
      'https://vercel.com/sso-api?url=https%3A%2F%2Fshop': page,
    },
    /behind Vercel's deployment protection: give "x-vercel-protection-bypass: SECRET"/,
  ],
  [
    'Vercel, by an answer',
    { [`${SHOP}/`]: refused({ server: 'Vercel', 'set-cookie': '_vercel_sso_nonce=a; Path=/' }) },
    /x-vercel-protection-bypass/,
  ],
  [
    'Cloudflare Access',
    {
      [`${SHOP}/`]: moved('https://team.cloudflareaccess.com/cdn-cgi/access/login/shop'),
      'https://team.cloudflareaccess.com/cdn-cgi/access/login/shop': page,
    },
    /behind Cloudflare Access: give "CF-Access-Client-Id: ID"/,
  ],
  [
    'a challenge of Cloudflare',
    { [`${SHOP}/`]: { status: 403, headers: { 'cf-mitigated': 'challenge' }, body: 'Just a moment' } },
    /behind a challenge of Cloudflare/,
  ],
  [
    'a challenge of Vercel',
    { [`${SHOP}/`]: { status: 429, headers: { 'x-vercel-mitigated': 'challenge' }, body: 'Checkpoint' } },
    /behind a challenge of Vercel: give "x-vercel-protection-bypass: SECRET"/,
  ],
  [
    'basic authentication',
    { [`${SHOP}/`]: refused({ 'www-authenticate': 'Basic realm="preview"' }) },
    /behind a password \(HTTP authentication\): give "Authorization: Basic …"/,
  ],
  [
    "Netlify's password page",
    { [`${SHOP}/`]: refused({ server: 'Netlify' }) },
    /behind Netlify's password protection/,
  ],
  [
    "GitLab's sign-in",
    { [`${SHOP}/`]: moved('https://gitlab.com/users/sign_in'), 'https://gitlab.com/users/sign_in': page },
    /behind a login: give the header/,
  ],
  [
    'a sign-in on another host',
    { [`${SHOP}/`]: moved('https://id.example/oauth2/start'), 'https://id.example/oauth2/start': page },
    /behind a login: give the header/,
  ],
])('%s is a wall: no tool judges what stands there', async (_name, routes, reason) => {
  for (const tool of [robotsTool, securityTool]) {
    const { run } = await auditSite(tool, routes, `${SHOP}/`)
    expect(run).toMatchObject({ status: 'not-measured', reason: expect.stringMatching(reason), checks: [] })
  }
})

test.each<[string, Record<string, Answer>]>([
  ['a page', { [`${SHOP}/`]: page }],
  ['a redirect to www', { [`${SHOP}/`]: moved(`${SHOP}/login/`), [`${SHOP}/login/`]: page }],
  [
    'a redirect to another site',
    { [`${SHOP}/`]: moved('https://shop.example/'), 'https://shop.example/': page },
  ],
  ['an error of its own', { [`${SHOP}/`]: { status: 403, body: 'No' } }],
])('%s is none', async (_name, routes) => {
  const { run } = await auditSite(robotsTool, routes, `${SHOP}/`)
  expect(run.reason ?? '').not.toMatch(/behind/)
})
