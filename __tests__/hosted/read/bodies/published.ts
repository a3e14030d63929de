import type { Body } from './body.ts'

/** Shapes that API documentation shows, shortened, with values of our own. */
export const PUBLISHED: readonly Body[] = [
  {
    what: 'DataForSEO, instant pages',
    source: 'https://docs.dataforseo.com/v3/on_page/instant_pages/',
    tool: 'content',
    body: {
      version: '0.1.20250828',
      status_code: 20000,
      status_message: 'Ok.',
      time: '2.0444 sec.',
      cost: 0.00125,
      tasks_count: 1,
      tasks_error: 0,
      tasks: [
        {
          id: '08071727-1535-0217-0000-1958f65eebb9',
          status_code: 20000,
          status_message: 'Ok.',
          result_count: 1,
          data: { api: 'on_page', function: 'instant_pages', url: 'https://example.com/shop/' },
          result: [
            {
              crawl_progress: 'finished',
              crawl_status: null,
              items_count: 1,
              items: [
                {
                  resource_type: 'html',
                  status_code: 200,
                  url: 'https://example.com/shop/',
                  meta: { title: 'Shop', description: null, internal_links_count: 10, title_length: 4 },
                  page_timing: { time_to_interactive: 94, dom_complete: 164 },
                  onpage_score: 90.49,
                  resource_errors: { errors: null, warnings: null },
                  broken_resources: false,
                  checks: {
                    is_https: true,
                    no_title: false,
                    no_description: true,
                    no_favicon: true,
                    seo_friendly_url: true,
                    has_render_blocking_resources: false,
                    deprecated_html_tags: true,
                    is_www: false,
                  },
                },
              ],
            },
          ],
        },
      ],
    },
    seen: {
      score: 90.49,
      fails: [
        ['notice', 'no-description', 'no description'],
        ['notice', 'no-favicon', 'no favicon'],
        ['notice', 'deprecated-html-tags', 'deprecated html tags'],
      ],
      passes: ['is-https', 'no-title', 'seo-friendly-url', 'has-render-blocking-resources'],
    },
  },
  {
    what: 'SE Ranking, audit report',
    source: 'https://seranking.com/api/project/audit',
    tool: 'ux',
    body: {
      is_finished: true,
      domain_props: { archiveOrg: '2003-02-26', backlinks: '4' },
      sections: [
        {
          uid: 'tech_audit',
          name: 'Technical audit',
          props: [
            { code: 'images_500_count', status: 'passed', name: 'Image with 5xx status', value: '0' },
            { code: 'title_missing', status: 'error', name: 'Title tag missing', value: '3' },
          ],
        },
        {
          uid: 'content',
          name: 'Content',
          props: [{ code: 'h1_multiple', status: 'warning', name: 'Multiple H1 tags', value: '7' }],
        },
      ],
      score_percent: 79,
      total_pages: 10,
      total_warnings: 1,
      total_errors: 1,
      total_passed: 1,
      screenshot: 'http://host/screenshots/147683.jpg',
      audit_time: '2018-09-11 16:13:41',
    },
    seen: {
      score: 79,
      fails: [
        ['error', 'title-missing', 'Title tag missing'],
        ['warning', 'h1-multiple', 'Multiple H1 tags'],
      ],
      passes: ['images-500-count'],
    },
  },
  {
    what: 'PageSpeed Insights v5',
    source: 'https://developers.google.com/speed/docs/insights/v5/reference/pagespeedapi/runpagespeed',
    tool: 'pagespeed',
    body: {
      captchaResult: 'CAPTCHA_NOT_NEEDED',
      kind: 'pagespeedonline#result',
      id: 'https://example.com/shop/',
      loadingExperience: { overall_category: 'SLOW', initial_url: 'https://example.com/shop/' },
      lighthouseResult: {
        requestedUrl: 'https://example.com/shop/',
        finalUrl: 'https://example.com/shop/',
        lighthouseVersion: '12.8.2',
        runWarnings: [],
        audits: {
          'largest-contentful-paint': {
            id: 'largest-contentful-paint',
            title: 'Largest Contentful Paint',
            score: 0.21,
            scoreDisplayMode: 'numeric',
            displayValue: '4.8 s',
          },
          'render-blocking-resources': {
            id: 'render-blocking-resources',
            title: 'Eliminate render-blocking resources',
            score: 0.5,
            scoreDisplayMode: 'metricSavings',
            displayValue: 'Est savings of 770 ms',
          },
          'document-title': {
            id: 'document-title',
            title: 'Document has a `<title>` element',
            score: 1,
            scoreDisplayMode: 'binary',
          },
          'cumulative-layout-shift': {
            id: 'cumulative-layout-shift',
            title: 'Cumulative Layout Shift',
            score: 1,
            scoreDisplayMode: 'numeric',
            displayValue: '0',
          },
          'screenshot-thumbnails': {
            id: 'screenshot-thumbnails',
            title: 'Screenshot Thumbnails',
            score: null,
            scoreDisplayMode: 'informative',
          },
        },
        categories: {
          performance: {
            id: 'performance',
            title: 'Performance',
            score: 0.71,
            auditRefs: [
              { id: 'largest-contentful-paint', weight: 25, group: 'metrics' },
              { id: 'cumulative-layout-shift', weight: 25, group: 'metrics' },
              { id: 'render-blocking-resources', weight: 0 },
              { id: 'screenshot-thumbnails', weight: 0, group: 'hidden' },
            ],
          },
          seo: {
            id: 'seo',
            title: 'SEO',
            score: 1,
            auditRefs: [{ id: 'document-title', weight: 1 }],
          },
        },
      },
      analysisUTCTimestamp: '2026-03-01T12:00:00.000Z',
    },
    seen: {
      score: 71,
      fails: [
        ['warning', 'largest-contentful-paint', '4.8 s'],
        ['notice', 'render-blocking-resources', 'Est savings of 770 ms'],
      ],
      passes: ['cumulative-layout-shift'],
    },
  },
  {
    what: 'MDN HTTP Observatory',
    source: 'https://github.com/mdn/mdn-http-observatory',
    tool: 'security',
    body: {
      scan: {
        algorithmVersion: 4,
        grade: 'C+',
        error: null,
        score: 60,
        statusCode: 200,
        testsFailed: 2,
        testsPassed: 1,
        testsQuantity: 3,
        responseHeaders: { 'content-type': 'text/html', status: '200' },
      },
      tests: {
        'content-security-policy': {
          expectation: 'csp-implemented-with-no-unsafe',
          pass: false,
          result: 'csp-not-implemented',
          scoreModifier: -25,
          data: null,
        },
        'strict-transport-security': {
          expectation: 'hsts-implemented-max-age-at-least-six-months',
          pass: false,
          result: 'hsts-not-implemented',
          scoreModifier: -20,
        },
        redirection: {
          expectation: 'redirection-to-https',
          pass: true,
          result: 'redirection-to-https',
          scoreModifier: 0,
        },
      },
    },
    seen: {
      score: 60,
      grade: 'C+',
      fails: [
        ['warning', 'content-security-policy', 'csp not implemented'],
        ['warning', 'strict-transport-security', 'hsts not implemented'],
      ],
      passes: ['redirection'],
    },
  },
  {
    what: 'axe-core, results object',
    source: 'https://github.com/dequelabs/axe-core/blob/develop/doc/API.md#results-object',
    tool: 'accessibility',
    body: {
      testEngine: { name: 'axe-core', version: '4.11.0' },
      testRunner: { name: 'axe' },
      url: 'https://example.com/shop/',
      timestamp: '2026-03-01T12:00:00.000Z',
      toolOptions: { reporter: 'v1' },
      violations: [
        {
          id: 'image-alt',
          impact: 'critical',
          tags: ['cat.text-alternatives', 'wcag2a'],
          description: 'Ensure <img> elements have alternative text',
          help: 'Images must have alternative text',
          helpUrl: 'https://dequeuniversity.com/rules/axe/4.11/image-alt',
          nodes: [
            { html: '<img src="a.png">', impact: 'critical', target: ['main > img'], failureSummary: 'Fix…' },
            {
              html: '<img src="b.png">',
              impact: 'critical',
              target: ['#frame', 'img'],
              failureSummary: 'Fix…',
            },
          ],
        },
        {
          id: 'region',
          impact: 'moderate',
          tags: ['best-practice'],
          help: 'All page content should be contained by landmarks',
          helpUrl: 'https://dequeuniversity.com/rules/axe/4.11/region',
          nodes: [{ html: '<p>', target: ['p'] }],
        },
      ],
      passes: [{ id: 'document-title', impact: null, help: 'Documents must have <title>', nodes: [] }],
      incomplete: [
        {
          id: 'color-contrast',
          impact: 'serious',
          help: 'Elements must meet contrast',
          nodes: [{ target: ['a'] }],
        },
      ],
      inapplicable: [{ id: 'video-caption', impact: null, help: '<video> must have captions', nodes: [] }],
    },
    seen: {
      score: null,
      fails: [
        ['warning', 'image-alt', 'Images must have alternative text'],
        ['notice', 'region', 'All page content should be contained by landmarks'],
      ],
      passes: ['document-title'],
    },
  },
  {
    what: 'Nu Html Checker, JSON output',
    source: 'https://github.com/validator/validator/wiki/Output-»-JSON',
    tool: 'content',
    body: {
      url: 'https://example.com/shop/',
      messages: [
        {
          type: 'error',
          lastLine: 13,
          firstColumn: 5,
          lastColumn: 20,
          message: 'Element “div” not allowed as child of element “span” in this context.',
          extract: '<span><div>',
          hiliteStart: 6,
          hiliteLength: 5,
        },
        {
          type: 'info',
          subType: 'warning',
          lastLine: 2,
          lastColumn: 16,
          message: 'Consider adding a “lang” attribute to the “html” start tag.',
          extract: '<html>',
        },
        { type: 'info', message: 'The Content-Type was “text/html”. Using the HTML parser.' },
      ],
      language: 'en',
    },
    seen: {
      score: null,
      fails: [
        ['error', 'element-div-not-allowed-as-child-of-element-span-in-this', 'not allowed as child'],
        ['warning', 'consider-adding-a-lang-attribute-to-the-html-start-tag', 'Consider adding'],
      ],
    },
  },
  {
    what: 'WAVE API 3.1',
    source: 'https://wave.webaim.org/api/details',
    tool: 'accessibility',
    body: {
      status: { success: true, httpstatuscode: 200 },
      statistics: {
        pagetitle: 'Shop',
        time: 3.41,
        creditsremaining: 60,
        allitemcount: 4,
        totalelements: 612,
      },
      categories: {
        error: {
          description: 'Errors',
          count: 1,
          items: {
            alt_missing: {
              id: 'alt_missing',
              description: 'Missing alternative text',
              count: 1,
              selectors: ['main > img.hero'],
            },
          },
        },
        contrast: {
          description: 'Contrast Errors',
          count: 1,
          items: {
            contrast: {
              id: 'contrast',
              description: 'Very low contrast',
              count: 1,
              selectors: ['button.primary'],
            },
          },
        },
        alert: {
          description: 'Alerts',
          count: 1,
          items: {
            redundant_link: {
              id: 'redundant_link',
              description: 'Redundant link',
              count: 1,
              selectors: ['nav a'],
            },
          },
        },
        feature: {
          description: 'Features',
          count: 1,
          items: { lang: { id: 'lang', description: 'Language', count: 1 } },
        },
        structure: { description: 'Structural elements', count: 0, items: {} },
      },
    },
    seen: {
      score: null,
      fails: [
        ['error', 'alt-missing', 'Missing alternative text'],
        ['error', 'contrast', 'Very low contrast'],
        ['warning', 'redundant-link', 'Redundant link'],
      ],
    },
  },
  {
    what: 'SEO Vendor, preliminary audit',
    source: 'https://seovendor.co/api/preliminaryaudit.html',
    tool: 'serp',
    body: {
      success: true,
      application: 'preliminaryaudit',
      action: 'analyze',
      data: {
        overallscore: 62,
        maxscore: 100,
        providedurl: {
          URL: 'https://example.com/shop/',
          score: 5,
          maxscore: 5,
          message: 'The address can be reached.',
          label: 'Provided URL',
          help: 'The address that was given.',
        },
        canonical: {
          score: 0,
          maxscore: 5,
          message: 'There is no canonical link.',
          label: 'Canonical',
          help: 'Tells search engines which address to keep.',
        },
        LoadSpeed: {
          time: 3.1,
          score: 2,
          maxscore: 10,
          message: 'The page is slow.',
          label: 'Load speed',
          help: '',
        },
      },
      meta: { credits: 3 },
      error: null,
    },
    seen: {
      score: 62,
      fails: [
        ['notice', 'canonical', 'There is no canonical link.'],
        ['notice', 'load-speed', 'The page is slow.'],
      ],
      passes: ['providedurl'],
    },
  },
  {
    what: 'an Apify actor, items of a data set',
    source: 'https://apify.com/lavgroup/ai-automated-website-seo-audit-8601823',
    tool: 'serp',
    body: [
      {
        url: 'https://example.com/shop/',
        seo_score: 65,
        issues: [
          { issue: 'Missing meta description', fix: 'Add a meta description of 50 to 160 characters.' },
          { issue: 'Images without alt text', fix: 'Add alt attributes.' },
        ],
      },
    ],
    seen: {
      score: 65,
      fails: [
        ['notice', 'missing-meta-description', 'Add a meta description of 50 to 160 characters.'],
        ['notice', 'images-without-alt-text', 'Add alt attributes.'],
      ],
    },
  },
  {
    what: 'SEO Score API, audit',
    source: 'https://pypi.org/project/seoscoreapi/',
    tool: 'geo',
    body: {
      url: 'https://example.com/shop/',
      score: 72,
      grade: 'C',
      categories: { meta: 80, technical: 65, social: 50, performance: 90, accessibility: 75 },
      priorities: [
        {
          severity: 'critical',
          category: 'meta',
          issue: 'Title is missing',
          plain_english: 'Give the page a title.',
        },
        { severity: 'low', category: 'social', issue: 'No og:image' },
      ],
    },
    seen: {
      score: 72,
      grade: 'C',
      fails: [
        ['error', 'title-is-missing', 'Title is missing'],
        ['notice', 'no-og-image', 'No og:image'],
      ],
    },
  },
  {
    what: 'SSL Labs v3, analyze',
    source: 'https://github.com/ssllabs/ssllabs-scan/blob/master/ssllabs-api-docs-v3.md',
    tool: 'security',
    body: {
      host: 'example.com',
      port: 443,
      protocol: 'http',
      isPublic: false,
      status: 'READY',
      startTime: 1_772_366_400_000,
      engineVersion: '2.3.0',
      endpoints: [
        { ipAddress: '192.0.2.1', statusMessage: 'Ready', grade: 'B', hasWarnings: false, progress: 100 },
      ],
    },
    seen: { score: null, grade: 'B', fails: [], isGradeAlone: true },
  },
  {
    what: 'Audit SEO Tool, audit',
    source: 'https://aio.techspeak.com/docs/api',
    tool: 'content',
    body: {
      id: 'audit_abc123',
      status: 'completed',
      url: 'https://example.com/shop/',
      scores: { overall: 78, seo: 82, aiVisibility: 71, technical: 85, content: 74 },
      recommendations: [{ title: 'Shorten the title', priority: 'medium' }],
      completedAt: '2026-01-23T10:02:30Z',
    },
    seen: { score: 78, fails: [['warning', 'shorten-the-title', 'Shorten the title']] },
  },
  {
    what: 'Wappalyzer, lookup',
    source: 'https://www.wappalyzer.com/docs/api/v2/lookup/',
    tool: 'technology',
    body: [
      {
        url: 'https://example.com',
        technologies: [
          {
            slug: 'wordpress',
            name: 'WordPress',
            versions: ['6.4'],
            categories: [{ id: 1, slug: 'cms', name: 'CMS' }],
            trafficRank: 1,
            confirmedAt: 1_772_366_400,
          },
        ],
      },
    ],
    seen: { score: null, fails: [], isData: true },
  },
  {
    what: 'Geekflare, redirect checker',
    source: 'https://geekflare.com/api/redirectchecker/',
    tool: 'redirects',
    body: {
      timestamp: 1_772_366_400_000,
      apiStatus: 'success',
      apiCode: 200,
      meta: { url: 'http://example.com/shop', test: { id: 'k3j4h5' } },
      data: [
        { url: 'http://example.com/shop', status: 301, header: { location: 'https://example.com/shop/' } },
        { url: 'https://example.com/shop/', status: 200, header: { server: 'nginx' } },
      ],
    },
    seen: { score: null, fails: [], isData: true },
  },
  {
    what: 'Google Search Console, URL inspection',
    source: 'https://developers.google.com/webmaster-tools/v1/urlInspection.index/UrlInspectionResult',
    tool: 'schema',
    body: {
      inspectionResult: {
        inspectionResultLink: 'https://search.google.com/search-console/inspect?id=7',
        indexStatusResult: {
          verdict: 'PASS',
          coverageState: 'Submitted and indexed',
          robotsTxtState: 'ALLOWED',
          pageFetchState: 'SUCCESSFUL',
        },
        richResultsResult: {
          verdict: 'FAIL',
          detectedItems: [
            {
              richResultType: 'Product snippets',
              items: [
                { name: 'Shoe', issues: [{ issueMessage: 'Missing field "review"', severity: 'WARNING' }] },
              ],
            },
          ],
        },
      },
    },
    seen: {
      score: null,
      fails: [
        ['warning', 'missing-field', 'Missing field'],
        ['error', 'rich-results-result', 'richResultsResult'],
      ],
      passes: ['index-status-result'],
    },
  },
  {
    what: 'Pa11y, JSON reporter',
    source: 'https://github.com/pa11y/pa11y#readme',
    tool: 'accessibility',
    body: [
      {
        code: 'WCAG2AA.Principle1.Guideline1_1.1_1_1.H37',
        type: 'error',
        typeCode: 1,
        message: 'Img element missing an alt attribute.',
        context: '<img src="a.png">',
        selector: 'main > img',
        runner: 'htmlcs',
      },
      {
        code: 'color-contrast',
        type: 'warning',
        typeCode: 2,
        message: 'Check the contrast.',
        context: '<a>',
        selector: 'a',
        runner: 'axe',
      },
    ],
    seen: {
      score: null,
      fails: [
        ['error', 'wcag2aa-principle1-guideline1-1-1-1-1-h37', 'main > img'],
        ['warning', 'color-contrast', 'Check the contrast.'],
      ],
    },
  },
  {
    what: 'Linkinator, JSON format',
    source: 'https://github.com/JustinBeckwith/linkinator#readme',
    tool: 'broken-links',
    body: {
      links: [
        { url: 'https://example.com/shop/', status: 200, state: 'OK' },
        {
          url: 'https://example.com/gone',
          status: 404,
          state: 'BROKEN',
          parent: 'https://example.com/shop/',
        },
      ],
      passed: false,
    },
    seen: { score: null, fails: [['notice', 'links', 'https://example.com/gone']] },
  },
]
