import type { Body } from './body.ts'

/** Shapes that a service could well answer with. */
export const MADE_UP: readonly Body[] = [
  {
    what: 'wrappers in wrappers, a score out of 100 as text, lists by severity',
    tool: 'serp',
    body: {
      response: {
        code: 200,
        payload: {
          report: {
            scan: { score: '71/100', scannedAt: '2026-03-01' },
            errors: [{ code: 'TITLE_MISSING', message: 'The page has no title' }],
            warnings: ['The description is short'],
            notices: [],
          },
        },
      },
    },
    seen: {
      score: 71,
      fails: [
        ['error', 'title-missing', 'The page has no title'],
        ['warning', 'the-description-is-short', 'The description is short'],
      ],
    },
  },
  {
    what: 'named checks in a map, a score in per cent',
    tool: 'content',
    body: {
      ok: true,
      result: {
        seo_score: '71 %',
        checks: {
          title: { passed: false, advice: 'Write a title of up to 60 characters.', severity: 'high' },
          description: { passed: true },
          singleH1: { passed: false, advice: 'Use one h1.' },
        },
      },
    },
    seen: {
      score: 71,
      fails: [
        ['error', 'title', 'Write a title of up to 60 characters.'],
        ['notice', 'single-h1', 'Use one h1.'],
      ],
      passes: ['description'],
    },
  },
  {
    what: 'named checks beside everything else, without a list around them',
    tool: 'mobile',
    body: {
      url: 'https://example.com/shop/',
      viewport: { status: 'pass', value: 'width=device-width' },
      tapTargets: { status: 'fail', message: '12 links are too close to each other' },
      fontSize: { status: 'warn', message: 'Text of 11 px' },
      screenshot: { width: 412, height: 915 },
    },
    seen: {
      score: null,
      fails: [
        ['error', 'tap-targets', '12 links are too close to each other'],
        ['warning', 'font-size', 'Text of 11 px'],
      ],
      passes: ['viewport'],
    },
  },
  {
    what: 'tasks of results, a fraction as score, types of entries',
    tool: 'hreflang',
    body: {
      tasks: [
        {
          id: 7,
          result: [
            {
              overallScore: 0.71,
              items: [
                { type: 'warning', text: 'de-DE has no return link' },
                { type: 'error', text: 'The code xx is no language' },
                { type: 'success', text: 'x-default is set' },
              ],
            },
          ],
        },
      ],
    },
    seen: {
      score: 71,
      fails: [
        ['warning', 'de-de-has-no-return-link', 'de-DE has no return link'],
        ['error', 'the-code-xx-is-no-language', 'The code xx is no language'],
      ],
      passes: ['x-default-is-set'],
    },
  },
  {
    what: 'results as words in capitals',
    tool: 'ux',
    body: {
      report: {
        tests: [
          { test: 'Favicon', result: 'PASS' },
          { test: 'Home link', result: 'FAIL', details: 'The logo is no link' },
          { test: 'Intrusive dialog', result: 'WARN', details: 'Covers 60 % of the screen' },
          { test: 'Print styles', result: 'N/A' },
        ],
        summary: { passed: 1, failed: 1, warnings: 1 },
      },
    },
    seen: {
      score: null,
      fails: [
        ['error', 'home-link', 'The logo is no link'],
        ['warning', 'intrusive-dialog', 'Covers 60 % of the screen'],
      ],
      passes: ['favicon'],
    },
  },
  {
    what: 'issues in a map by severity, a score as an object',
    tool: 'accessibility',
    body: {
      data: {
        score: { value: 64, max: 100, grade: 'C' },
        issues: {
          critical: [{ rule: 'button-name', message: 'A button has no name', selector: '#buy' }],
          minor: [{ rule: 'landmark', message: 'No landmarks' }],
          passed: [{ rule: 'html-lang', message: 'The page has a language' }],
        },
      },
    },
    seen: {
      score: 64,
      grade: 'C',
      fails: [
        ['error', 'button-name', 'A button has no name'],
        ['notice', 'landmark', 'No landmarks'],
      ],
      passes: ['html-lang'],
    },
  },
  {
    what: 'broken links',
    tool: 'broken-links',
    body: {
      checked: 48,
      brokenLinks: [
        { url: 'https://example.com/gone', status: 404, foundOn: 'https://example.com/shop/', text: 'Sale' },
        {
          url: 'https://partner.example/',
          status: 503,
          foundOn: 'https://example.com/shop/',
          text: 'Partner',
        },
      ],
    },
    seen: { score: null, fails: [['notice', 'broken-links', 'https://partner.example/']] },
  },
  {
    what: 'a grade, and headers that are missing',
    tool: 'security',
    body: {
      summary: { grade: 'D', scannedAt: '2026-03-01T12:00:00Z' },
      headers: {
        present: ['x-frame-options'],
        missing: ['content-security-policy', 'strict-transport-security'],
      },
    },
    seen: {
      score: null,
      grade: 'D',
      fails: [
        ['notice', 'missing-content-security-policy', 'content-security-policy'],
        ['notice', 'missing-strict-transport-security', 'strict-transport-security'],
      ],
    },
  },
  {
    what: 'errors and warnings inside of items',
    tool: 'schema',
    body: {
      valid: false,
      items: [
        {
          type: 'Product',
          name: 'Shoe',
          errors: [{ field: 'offers', message: 'offers is required' }],
          warnings: [{ field: 'brand', message: 'brand is recommended' }],
        },
        { type: 'BreadcrumbList', name: null, errors: [], warnings: [] },
      ],
    },
    seen: {
      score: null,
      fails: [
        ['error', 'offers-is-required', 'offers is required'],
        ['warning', 'brand-is-recommended', 'brand is recommended'],
      ],
    },
  },
  {
    what: 'numbers of errors without the errors',
    tool: 'sitemap',
    body: { data: { url: 'https://example.com/sitemap.xml', urls: 120, errors: 3, warnings: 0 } },
    seen: { score: null, fails: [['error', 'errors', '3 errors']] },
  },
  {
    what: 'lists of errors and warnings that are empty',
    tool: 'dns',
    body: { result: { records: { A: ['192.0.2.1'], MX: [] }, errors: [], warnings: [] } },
    seen: { score: null, fails: [] },
  },
  {
    what: 'a score that may be 1 % or 100 %',
    tool: 'geo',
    body: { data: { geo_score: 1, rating: 'A' } },
    seen: { score: null, fails: [], isUnclear: true },
  },
  {
    what: 'an allowed flag',
    tool: 'robots',
    body: {
      success: true,
      data: { allowed: true, userAgent: 'Googlebot', robotsTxt: { exists: true, rules: 4, sitemaps: [] } },
    },
    seen: { score: null, fails: [], isData: true },
  },
  {
    what: 'technologies',
    tool: 'technology',
    body: {
      status: 'ok',
      results: {
        technologies: [{ name: 'nginx', version: '1.27', category: 'Web servers', confidence: 100 }],
      },
    },
    seen: { score: null, fails: [], isData: true },
  },
  {
    what: 'a redirect chain',
    tool: 'redirects',
    body: {
      finalUrl: 'https://example.com/shop/',
      hops: 1,
      chain: [
        { url: 'http://example.com/shop/', status: 301 },
        { url: 'https://example.com/shop/', status: 200 },
      ],
    },
    seen: { score: null, fails: [], isData: true },
  },
  {
    what: 'cookies',
    tool: 'cookies',
    body: {
      cookies: [{ name: 'session', domain: 'example.com', secure: true, httpOnly: true, sameSite: 'Lax' }],
    },
    seen: { score: null, fails: [], isData: true },
  },
]
