/** Which folder may import which: arrows run one way, and there are no cycles. */
const only = (from, ...to) => ({
  name: `${from.replace(/\W+/g, '-')}-imports`,
  comment: `src/${from} imports of ours ${to.join(', ') || 'nothing'} alone`,
  severity: 'error',
  from: { path: `^src/${from}/` },
  to: { path: '^src/', pathNot: [from, ...to].map(name => `^src/${name}`) },
})

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
      name: 'no-dev-dependency-in-product',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'unknown'], pathNot: 'mdast$' },
    },
    only('api'),
    only('words'),
    only('expressions', 'words'),
    only('hosted', 'api', 'expressions'),
    only('engine', 'api'),
    only('gate', 'api', 'expressions', 'words'),
    only('report', 'api'),
    {
      name: 'renderings-take-the-view',
      comment: 'what is shown of a report is worked out once, in src/report/view',
      severity: 'error',
      from: { path: '^src/report/(html|markdown|terminal)/' },
      to: { path: '^src/report/report\\.ts$' },
    },
    {
      name: 'view-of-every-rendering',
      comment: 'the view knows nothing of the renderings that take it',
      severity: 'error',
      from: { path: '^src/report/view/' },
      to: { path: '^src/report/(html|markdown|terminal)/' },
    },
    only('settings', 'api', 'expressions', 'gate', 'words'),
    // It asks for pages and reads sitemaps with the engine's client.
    only('target', 'api', 'settings', 'engine/visit'),
    only('service', 'api', 'settings'),
    {
      name: 'surfaces-on-top',
      comment: 'only run.ts, main.ts and the subcommands wire things together',
      severity: 'error',
      from: { path: '^src/[^/]+/', pathNot: '^src/(github|cli)/' },
      to: { path: '^src/(github|cli|[^/]+\\.ts$)', pathNot: '^src/html-encoding-sniffer.d.ts$' },
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
