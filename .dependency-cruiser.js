/**
 * The packages that the program may import. Nothing is installed with the program, since all of them are in its bundle: to
 * npm they are development dependencies as much as those of tests and scripts, which the program must not import.
 */
const PRODUCT_PACKAGES = [
  '@actions/artifact',
  '@actions/core',
  '@actions/github',
  '@fastify/send',
  'axe-core',
  'bcp-47',
  'chrome-launcher',
  'csp_evaluator',
  'csv-parse',
  'dns-packet',
  'eld',
  'fast-string-width',
  'fastest-levenshtein',
  'fastify',
  'google-auth-library',
  'html-encoding-sniffer',
  'image-size',
  'ipaddr.js',
  'jsonata',
  'lighthouse',
  'mdast',
  'mdast-util-gfm',
  'mdast-util-to-markdown',
  'p-limit',
  'parse5',
  'preact',
  'preact-render-to-string',
  'prom-client',
  'puppeteer-core',
  'sarif',
  'saxes',
  'structured-headers',
  'swagger-ui-dist',
  'third-party-web',
  'tldts',
  'undici',
  'yaml',
  'zod',
]

/** What all others may import: how text is made safe, and what the standards say of a host and of a header. */
const BOTTOM = ['text', 'net']

/** Which folder may import which: arrows run one way, and there are no cycles. */
const only = (from, ...others) => {
  const to = BOTTOM.includes(from) ? others : [...BOTTOM, ...others]
  return {
    name: `${from.replace(/\W+/g, '-')}-imports`,
    comment: `src/${from} imports of ours ${to.join(', ') || 'nothing'} alone`,
    severity: 'error',
    from: { path: `^src/${from}/` },
    to: { path: '^src/', pathNot: [from, ...to].map(name => `^src/${name}(/|\\.ts$)`) },
  }
}

/** The engine, from the bottom to the top: each layer imports those below it. What is in none of them is on top. */
const ENGINE_LAYERS = ['syntax', 'network', 'formats', 'browser', 'page', 'visit', 'judging', 'tools']
const BELOW_JUDGING = ENGINE_LAYERS.filter(layer => !['browser', 'judging', 'tools'].includes(layer))
const engineLayers = ENGINE_LAYERS.map((layer, height) => ({
  name: `engine-${layer}-imports`,
  comment: `src/engine/${layer} imports ${ENGINE_LAYERS.slice(0, height).join(', ') || 'no layer of the engine'} alone`,
  severity: 'error',
  from: { path: `^src/engine/${layer}/` },
  to: {
    path: '^src/engine/',
    pathNot: ['not-measured.ts', ...ENGINE_LAYERS.slice(0, height + 1)].map(name => `^src/engine/${name}`),
  },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'a file must not depend on itself by way of others',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphan',
      comment: 'a file that nothing uses goes',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: ['\\.d\\.ts$', 'expression-worker\\.ts$'] },
      to: {},
    },
    {
      name: 'no-tests-in-product',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(__tests__|scripts|examples)/' },
    },
    {
      name: 'packages-of-the-product',
      comment:
        'what src imports is in the bundle, with its licence: a package is named in PRODUCT_PACKAGES first',
      severity: 'error',
      from: { path: '^src/' },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-no-pkg', 'unknown'],
        pathNot: [`(^|node_modules/)(${PRODUCT_PACKAGES.join('|').replaceAll('.', '\\.')})(/|$)`],
      },
    },
    only('text'),
    only('net'),
    only('api'),
    only('expressions'),
    only('hosted', 'api', 'expressions'),
    only('engine', 'api'),
    ...engineLayers,
    {
      name: 'engine-rank-imports',
      comment: 'src/engine/rank knows no pages: it imports network and syntax alone',
      severity: 'error',
      from: { path: '^src/engine/rank/' },
      to: {
        path: '^src/engine/',
        pathNot: ['not-measured.ts', 'rank/', 'network/', 'syntax/'].map(name => `^src/engine/${name}`),
      },
    },
    only('gate', 'api', 'expressions'),
    // What makes a place the same one in another deployment is said once, where runs are compared.
    only('report', 'api', 'gate/baseline/place-keys'),
    {
      name: 'renderings-take-the-view',
      comment: 'what is shown of a report is worked out once, in src/report/view',
      severity: 'error',
      from: { path: '^src/report/(html|markdown|terminal|sarif|junit|csv)/' },
      to: { path: '^src/report/report\\.ts$' },
    },
    {
      name: 'view-of-every-rendering',
      comment: 'the view knows nothing of the renderings that take it',
      severity: 'error',
      from: { path: '^src/report/view/' },
      to: { path: '^src/report/(html|markdown|terminal|sarif|junit|csv)/' },
    },
    only('settings', 'api', 'expressions', 'gate'),
    // It asks for pages, follows links and reads sitemaps as the engine does, and judges nothing.
    only(
      'pages',
      ...[
        'api',
        'settings',
        'gate/globs',
        'engine/site-client',
        'engine/crawl/(crawl-scope|polite-requests|robots-manners)',
      ],
      ...BELOW_JUDGING.map(layer => `engine/${layer}`),
    ),
    only('service', 'api', 'settings'),
    only('init', 'settings/settings-error'),
    {
      name: 'surfaces-on-top',
      comment: 'only src/run, main.ts and the subcommands wire things together',
      severity: 'error',
      from: { path: '^src/[^/]+/', pathNot: '^src/(github|cli|run)/' },
      to: { path: '^src/(github|cli|run|[^/]+\\.ts$)' },
    },
    {
      name: 'run-below-its-surroundings',
      comment: 'a run knows a terminal or a runner by what it is given alone',
      severity: 'error',
      from: { path: '^src/run/' },
      to: { path: '^src/(github|cli)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    moduleSystems: ['es6'],
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node'],
    },
  },
}
