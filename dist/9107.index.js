export const id = 9107;
export const ids = [9107];
export const modules = {

/***/ 69107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runInit: () => (/* binding */ runInit)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/init/checkout.js



const MAX_BYTES = 256 * 1024;
const MAX_ENTRIES = 1_000;
class Checkout {
    root;
    constructor(root) {
        this.root = root;
    }
    async isFolder(path) {
        return (await this.#kind(path)) === 'folder';
    }
    async isFile(path) {
        return (await this.#kind(path)) === 'file';
    }
    async isThere(path) {
        return (await this.#kind(path)) !== undefined;
    }
    async firstFile(paths) {
        for (const path of paths)
            if (await this.isFile(path))
                return path;
        return undefined;
    }
    async read(path) {
        if (!(await this.isFile(path)))
            return undefined;
        const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = external_node_fs_.constants;
        const file = await (0,promises_.open)((0,external_node_path_.join)(this.root, path), O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(() => undefined);
        if (file === undefined)
            return undefined;
        try {
            if (!(await file.stat()).isFile())
                return undefined;
            const buffer = Buffer.alloc(MAX_BYTES);
            const { bytesRead } = await file.read(buffer, 0, MAX_BYTES, 0);
            return buffer.toString('utf8', 0, bytesRead);
        }
        catch {
            return undefined;
        }
        finally {
            await file.close();
        }
    }
    async names(path, of) {
        if (!(await this.isFolder(path)))
            return [];
        const entries = await (0,promises_.readdir)((0,external_node_path_.join)(this.root, path), { withFileTypes: true }).catch(() => []);
        const wanted = entries
            .slice(0, MAX_ENTRIES)
            .filter(entry => (of === 'files' ? entry.isFile() : entry.isDirectory()));
        return wanted.map(({ name }) => name).toSorted();
    }
    async #kind(path) {
        const names = external_node_path_.posix
            .normalize(path)
            .split('/')
            .filter(name => name !== '' && name !== '.');
        if (names.includes('..') || /[\\\0]/.test(path))
            return undefined;
        let place = this.root;
        let kind = 'folder';
        for (const name of names) {
            if (kind !== 'folder')
                return undefined;
            place = (0,external_node_path_.join)(place, name);
            const stats = await (0,promises_.lstat)(place).catch(() => undefined);
            kind = stats?.isDirectory() ? 'folder' : stats?.isFile() ? 'file' : undefined;
            if (kind === undefined)
                return undefined;
        }
        return kind;
    }
}

// EXTERNAL MODULE: ./lib/settings/settings-error.js
var settings_error = __webpack_require__(77763);
;// CONCATENATED MODULE: ./lib/init/plain-settings.js
const MAX_LINE = 2_000;
const TABLE = /^\[([\w.-]+)\]/;
const PAIR = /^"?([\w-]+)"?\s*=\s*(?:"([^"]*)"|'([^']*)')/;
function tomlTexts(source) {
    const texts = new Map();
    let table = '';
    for (const line of source.split('\n')) {
        const trimmed = line.length > MAX_LINE ? '' : line.trim();
        if (trimmed.startsWith('['))
            table = TABLE.exec(trimmed)?.[1] ?? '?';
        const pair = PAIR.exec(trimmed);
        if (pair)
            texts.set(table === '' ? pair[1] : `${table}.${pair[1]}`, pair[2] ?? pair[3]);
    }
    return texts;
}
function yamlTexts(source) {
    const texts = new Map();
    for (const line of source.split('\n')) {
        const pair = line.length > MAX_LINE ? null : /^([\w-]+):[ \t]+(?:"([^"]*)"|'([^']*)'|([^\s#'"][^#\n]*))/.exec(line);
        if (pair)
            texts.set(pair[1], (pair[2] ?? pair[3] ?? pair[4]).trim());
    }
    return texts;
}

;// CONCATENATED MODULE: ./lib/init/build-steps.js



const HUGO = '0.152.2';
const HUGO_ENV = { HUGO_ENVIRONMENT: 'production', HUGO_ENV: 'production' };
const RUBY = '3.4';
const MAX_COMMAND = 2_000;
const SAFE_NAME = /^(?!-)[\w@.+-]+$/;
const SAFE_SCRIPT = /^(?!-)[\w:.-]+$/;
function safePath(folder, path) {
    const whole = external_node_path_.posix.normalize(external_node_path_.posix.join(folder, path)).replace(/\/$/, '');
    const names = whole.split('/');
    const isSafe = !path.startsWith('/') && names.every(name => SAFE_NAME.test(name) && name !== '..');
    if (isSafe && whole.length <= 200)
        return whole;
    throw new settings_error/* SettingsError */.G(`init: the folder "${whole}" cannot be named in a workflow; another folder with the built site is named by --static-dir DIR`);
}
function expression(words) {
    return `\${{ ${words} }}`;
}
function baseNames(base) {
    const names = (base?.path ?? '').split('/').filter(name => name !== '' && name !== '.');
    return names.every(name => SAFE_NAME.test(name) && name !== '..') ? names : [];
}
async function buildOf(site, found, manager) {
    const submodules = await site.checkout.isFile('.gitmodules');
    const checkout = {
        uses: 'actions/checkout@v6',
        ...(submodules && { with: { submodules: 'recursive' } }),
    };
    const node = manager ? await nodeSteps(site, manager) : [];
    const script = scriptOf(site, found);
    const named = script === undefined || manager === undefined
        ? undefined
        : { text: manager.script(script.name), because: `the script "${script.name}" is "${script.command}"` };
    switch (found.needs) {
        case 'nothing':
            return { steps: [checkout] };
        case 'node': {
            const command = named ?? {
                text: manager.program(found.command),
                because: 'no script of package.json builds it',
            };
            return { steps: [checkout, ...node, run(site, command.text)], command };
        }
        case 'hugo': {
            const command = named ?? { text: found.command, because: 'the command of Hugo' };
            const steps = [checkout, ...(await hugoSteps(site)), ...node, run(site, command.text, HUGO_ENV)];
            return { steps, command };
        }
        case 'jekyll':
            return await jekyllBuild(site, found, checkout);
    }
}
function run(site, command, env) {
    return { run: [command], ...(site.path !== '' && { folder: site.path }), ...(env && { env }) };
}
function scriptOf(site, { buildsBy }) {
    if (buildsBy === undefined)
        return undefined;
    const scripts = [...(site.manifest?.scripts ?? [])]
        .filter(([name]) => SAFE_SCRIPT.test(name) && !/\b(?:dev|start|serve|preview|watch|deploy)\b/.test(name))
        .map(([name, command]) => ({ name, command: command.slice(0, MAX_COMMAND) }));
    const build = scripts.find(({ name }) => name === 'build');
    const builders = scripts.filter(({ command }) => buildsBy.test(command));
    const best = builders.find(({ name }) => name.includes('build')) ?? builders[0];
    if (build === undefined || best === undefined)
        return best ?? build;
    return builders.includes(build) || build.command.includes(best.name) ? build : best;
}
async function nodeSteps(site, manager) {
    const places = [...new Set([site.path, manager.folder, ''])];
    const files = places.flatMap(place => ['.nvmrc', '.node-version'].map(name => external_node_path_.posix.join(place, name)));
    const file = await site.checkout.firstFile(files);
    return [
        {
            uses: 'actions/setup-node@v6',
            with: file === undefined ? { 'node-version': '24' } : { 'node-version-file': file },
        },
        { run: [manager.install], ...(manager.folder !== '' && { folder: manager.folder }) },
    ];
}
async function hugoSteps(site) {
    const packages = ['hugo-bin', 'hugo-extended', 'hugo-installer'];
    if (packages.some(name => site.manifest?.packages.has(name)))
        return [];
    const version = await hugoVersion(site);
    const address = `https://github.com/gohugoio/hugo/releases/download/v${version}/hugo_extended_${version}_linux-amd64.deb`;
    return [
        {
            name: 'Install Hugo',
            run: [
                `wget --quiet --output-document="$RUNNER_TEMP/hugo.deb" ${address}`,
                'sudo dpkg --install "$RUNNER_TEMP/hugo.deb"',
            ],
        },
    ];
}
async function hugoVersion(site) {
    const exact = /^\d{1,3}\.\d{1,4}\.\d{1,4}$/;
    const netlify = tomlTexts((await site.read('netlify.toml')) ?? (await site.checkout.read('netlify.toml')) ?? '');
    const named = netlify.get('build.environment.HUGO_VERSION');
    if (named !== undefined && exact.test(named))
        return named;
    const workflows = '.github/workflows';
    for (const file of (await site.checkout.names(workflows, 'files')).slice(0, 50)) {
        const source = (await site.checkout.read(`${workflows}/${file}`)) ?? '';
        const version = /hugo[_-]version:\s*["']?(\d{1,3}\.\d{1,4}\.\d{1,4})\b/i.exec(source)?.[1];
        if (version !== undefined)
            return version;
    }
    return HUGO;
}
async function jekyllBuild(site, found, checkout) {
    if (!(await site.has('Gemfile'))) {
        const source = site.path === '' ? './' : `./${site.path}`;
        const destination = `./${safePath(site.path, found.output.folder)}`;
        return {
            steps: [checkout, { uses: 'actions/jekyll-build-pages@v1', with: { source, destination } }],
            command: { text: 'actions/jekyll-build-pages', because: 'there is no Gemfile, as for GitHub Pages' },
        };
    }
    const names = await site.hasAny(['.ruby-version', '.tool-versions']);
    const ruby = {
        uses: 'ruby/setup-ruby@v1',
        with: {
            ...(names === undefined && { 'ruby-version': RUBY }),
            ...(site.path !== '' && { 'working-directory': site.path }),
            'bundler-cache': 'true',
        },
    };
    const command = { text: 'bundle exec jekyll build', because: 'there is a Gemfile' };
    return { steps: [checkout, ruby, run(site, command.text, { JEKYLL_ENV: 'production' })], command };
}

;// CONCATENATED MODULE: ./lib/init/frameworks.js


const DETECTORS = [
    docusaurus,
    vitepress,
    next,
    nuxt,
    astro,
    svelteKit,
    eleventy,
    hugo,
    jekyll,
    vite,
];
async function frameworkOf(site) {
    for (const detect of DETECTORS) {
        const found = await detect(site);
        if (found)
            return found;
    }
    return undefined;
}
const PLAIN_FOLDERS = ['', 'public', 'site', 'www', 'html', 'web', 'docs'];
async function plainSite(site) {
    for (const folder of PLAIN_FOLDERS) {
        const page = external_node_path_.posix.join(folder, 'index.html');
        if (!(await site.checkout.isFile(site.inside(page))))
            continue;
        return {
            title: 'Plain files',
            because: `${site.inside(page)} is there and no framework was recognised`,
            needs: 'nothing',
            output: { folder: folder || '.', because: 'it holds index.html' },
        };
    }
    return undefined;
}
async function docusaurus(site) {
    const config = await site.config('docusaurus.config');
    if (!config || !uses(site, '@docusaurus/core'))
        return undefined;
    const buildsBy = /\bdocusaurus(?:@[\w.-]+)? build\b/;
    return {
        title: 'Docusaurus',
        because: config.path,
        needs: 'node',
        buildsBy,
        command: 'docusaurus build',
        output: flagged(site, buildsBy, '--out-dir') ?? usual('build', 'Docusaurus'),
        ...baseFrom(config, 'baseUrl'),
    };
}
async function vitepress(site) {
    if (!uses(site, 'vitepress'))
        return undefined;
    const buildsBy = /\bvitepress build(?:\s+(?!-)([\w./-]+))?/;
    const named = scriptThat(site, buildsBy)?.match(buildsBy)?.[1];
    const folders = [...(named === undefined ? [] : [named]), '', 'docs', 'src'];
    const folder = await firstOf(folders, async (name) => site.has(external_node_path_.posix.join(name, '.vitepress')));
    if (folder === undefined)
        return undefined;
    const config = await site.config(external_node_path_.posix.join(folder, '.vitepress', 'config'));
    const output = fromConfigOr(config, 'outDir', '.vitepress/dist', 'VitePress');
    return {
        title: 'VitePress',
        because: `${site.inside(external_node_path_.posix.join(folder, '.vitepress'))} and the package vitepress`,
        needs: 'node',
        buildsBy,
        command: `vitepress build ${folder}`.trim(),
        output: { ...output, folder: external_node_path_.posix.join(folder, output.folder) },
        ...baseFrom(config, 'base'),
    };
}
async function next(site) {
    if (!uses(site, 'next'))
        return undefined;
    const config = await site.config('next.config');
    const folder = await site.hasAny(['app', 'pages', 'src/app', 'src/pages']);
    const because = config?.path ?? folder;
    if (because === undefined)
        return undefined;
    const known = {
        title: 'Next.js',
        because: `${because} and the package next`,
        needs: 'node',
        buildsBy: /\bnext build\b/,
        command: 'next build',
    };
    const output = config?.settings.get('output');
    if (output !== undefined && output !== 'computed' && output.text === 'export') {
        const usualFolder = { folder: 'out', because: `${config.path} has output: 'export'` };
        return { ...known, output: fromConfig(config, 'distDir') ?? usualFolder, ...baseFrom(config, 'basePath') };
    }
    const why = output === 'computed' ? 'works out its output' : "has no output: 'export'";
    return { ...known, needsServer: `${config?.path ?? 'next.config.js'} ${why}` };
}
async function nuxt(site) {
    if (!uses(site, 'nuxt'))
        return undefined;
    const config = await site.config('nuxt.config');
    const because = config?.path ?? (await site.hasAny(['app.vue', 'app', 'pages']));
    if (because === undefined)
        return undefined;
    const known = { title: 'Nuxt', because: `${because} and the package nuxt`, needs: 'node' };
    const generates = /\bnuxt(?:i)? (?:generate|build [^&|;]*--prerender)\b/;
    if (scriptThat(site, generates) !== undefined) {
        return {
            ...known,
            buildsBy: generates,
            command: 'nuxt generate',
            output: { folder: '.output/public', because: 'a script generates static pages' },
            ...baseFrom(config, 'app.baseURL'),
        };
    }
    return { ...known, needsServer: 'no script runs "nuxt generate"' };
}
async function astro(site) {
    if (!uses(site, 'astro'))
        return undefined;
    const config = await site.config('astro.config');
    const because = config?.path ?? (await site.hasAny(['src/pages']));
    if (because === undefined)
        return undefined;
    const buildsBy = /\bastro build\b/;
    const known = {
        title: 'Astro',
        because: `${because} and the package astro`,
        needs: 'node',
        buildsBy,
        command: 'astro build',
    };
    const output = config?.settings.get('output');
    if (output !== undefined && output !== 'computed' && output.text === 'server')
        return { ...known, needsServer: `${config.path} has output: 'server'` };
    return {
        ...known,
        output: flagged(site, buildsBy, '--outDir') ?? fromConfigOr(config, 'outDir', 'dist', 'Astro'),
        ...baseFrom(config, 'base'),
    };
}
async function svelteKit(site) {
    if (!uses(site, '@sveltejs/kit'))
        return undefined;
    const config = (await site.config('svelte.config')) ?? (await site.config('vite.config'));
    if (config === undefined)
        return undefined;
    const known = {
        title: 'SvelteKit',
        because: `${config.path} and the package @sveltejs/kit`,
        needs: 'node',
        buildsBy: /\bvite build\b/,
        command: 'vite build',
    };
    if (!uses(site, '@sveltejs/adapter-static')) {
        const adapters = [...(site.manifest?.packages ?? [])].filter(name => /^@sveltejs\/adapter-\w+$/.test(name));
        return { ...known, needsServer: `its adapter is ${adapters[0] ?? 'none that makes a folder of pages'}` };
    }
    const within = config.path.includes('vite.config') ? 'plugins' : 'kit';
    return {
        ...known,
        output: fromConfigOr(config, `${within}.adapter.pages`, 'build', '@sveltejs/adapter-static'),
        ...baseFrom(config, `${within}.paths.base`),
    };
}
async function eleventy(site) {
    if (!uses(site, '@11ty/eleventy'))
        return undefined;
    const config = (await site.configFile('.eleventy.js')) ?? (await site.config('eleventy.config'));
    const buildsBy = /\beleventy\b(?![^&|;]*--serve)/;
    const set = config?.settings.get('setOutputDirectory()');
    const called = set !== undefined && set !== 'computed'
        ? { folder: set.text, because: `${config.path} sets it` }
        : undefined;
    return {
        title: 'Eleventy',
        because: config?.path ?? 'the package @11ty/eleventy',
        needs: 'node',
        buildsBy,
        command: 'eleventy',
        output: flagged(site, buildsBy, '--output') ??
            called ??
            fromConfigOr(config, 'dir.output', '_site', 'Eleventy'),
        ...baseFrom(config, 'pathPrefix'),
    };
}
const HUGO_FILES = ['hugo', 'config/_default/hugo', 'config', 'config/_default/config'];
async function hugo(site) {
    for (const name of HUGO_FILES) {
        for (const ending of ['toml', 'yaml', 'yml', 'json']) {
            const path = `${name}.${ending}`;
            const source = await site.read(path);
            if (source === undefined)
                continue;
            const texts = textsOf(ending, source);
            if (!name.endsWith('hugo') && !(texts.has('baseURL') || texts.has('baseurl')))
                continue;
            if (!(await site.hasAny(['content', 'layouts', 'themes', 'archetypes', 'go.mod'])))
                continue;
            const folder = texts.get('publishDir') ?? texts.get('publishdir');
            const address = texts.get('baseURL') ?? texts.get('baseurl') ?? '';
            const base = URL.parse(address)?.pathname ?? '/';
            return {
                title: 'Hugo',
                because: site.inside(path),
                needs: 'hugo',
                buildsBy: /\bhugo\b(?! (?:server|serve|mod|new|version)\b)/,
                command: 'hugo --minify',
                output: folder ? { folder, because: `${site.inside(path)} has publishDir` } : usual('public', 'Hugo'),
                ...(base !== '/' && {
                    base: { path: base, because: `${site.inside(path)} has a baseURL with this path` },
                }),
            };
        }
    }
    return undefined;
}
async function jekyll(site) {
    const config = (await site.has('_config.yml')) ? '_config.yml' : '_config.yaml';
    const source = await site.read(config);
    if (source === undefined)
        return undefined;
    const signs = ['Gemfile', '_layouts', '_posts', '_includes', 'index.md', 'index.html', 'index.markdown'];
    const sign = await site.hasAny(signs);
    if (sign === undefined)
        return undefined;
    const texts = yamlTexts(source);
    const folder = texts.get('destination');
    const base = texts.get('baseurl') ?? '';
    return {
        title: 'Jekyll',
        because: `${site.inside(config)} and ${sign}`,
        needs: 'jekyll',
        command: 'jekyll build',
        output: folder ? { folder, because: `${site.inside(config)} has destination` } : usual('_site', 'Jekyll'),
        ...(base.length > 1 && { base: { path: base, because: `${site.inside(config)} has baseurl` } }),
    };
}
async function vite(site) {
    if (!uses(site, 'vite') || !(await site.checkout.isFile(site.inside('index.html'))))
        return undefined;
    const config = await site.config('vite.config');
    const buildsBy = /\bvite build\b/;
    return {
        title: 'Vite',
        because: 'index.html and the package vite',
        needs: 'node',
        buildsBy,
        command: 'vite build',
        output: flagged(site, buildsBy, '--outDir') ?? fromConfigOr(config, 'build.outDir', 'dist', 'Vite'),
        ...baseFrom(config, 'base'),
    };
}
function uses(site, name) {
    return site.manifest?.packages.has(name) ?? false;
}
function scriptThat(site, builds) {
    return [...(site.manifest?.scripts.values() ?? [])].find(command => builds.test(command.slice(0, 2_000)));
}
function usual(folder, title) {
    return { folder, because: `the default of ${title}` };
}
function flagged(site, builds, flag) {
    const words = scriptThat(site, builds)?.split(/[\s=]+/) ?? [];
    const folder = words[words.indexOf(flag) + 1];
    if (!words.includes(flag) || folder === undefined)
        return undefined;
    return { folder, because: `the script that builds it has ${flag}` };
}
function fromConfig(config, path) {
    const written = config?.settings.get(path);
    if (written === undefined || written === 'computed')
        return undefined;
    return { folder: written.text, because: `${config.path} has ${path}` };
}
function fromConfigOr(config, path, folder, title) {
    const computed = config?.settings.get(path) === 'computed';
    const why = computed ? `; ${config.path} works ${path} out when it runs` : '';
    return fromConfig(config, path) ?? { folder, because: `${usual(folder, title).because}${why}` };
}
function baseFrom(config, path) {
    const written = config?.settings.get(path);
    if (written === undefined || written === 'computed' || !/^\/?[^/]/.test(written.text))
        return undefined;
    return { base: { path: written.text, because: `${config.path} has ${path}` } };
}
async function firstOf(names, holds) {
    for (const name of names)
        if (await holds(name))
            return name;
    return undefined;
}
function textsOf(ending, source) {
    if (ending === 'toml')
        return tomlTexts(source);
    if (ending !== 'json')
        return yamlTexts(source);
    return new Map([...source.slice(0, 100_000).matchAll(/"(\w+)"\s*:\s*"([^"\\]*)"/g)].map(([, k, v]) => [k, v]));
}

;// CONCATENATED MODULE: ./lib/init/written-settings.js
const MAX_TEXT = 500;
const MAX_DEPTH = 30;
const BEFORE_EXPRESSION = '(,=:[!&|?{};+-*%~^<>';
function writtenSettings(source) {
    return new Reading(source).settings();
}
class Reading {
    #source;
    #found = new Map();
    #open = [];
    #at = 0;
    #key;
    #word;
    #last = '';
    constructor(source) {
        this.#source = source;
    }
    settings() {
        while (this.#at < this.#source.length)
            this.#step();
        return this.#found;
    }
    #step() {
        const sign = this.#source[this.#at];
        if (/\s/.test(sign)) {
            this.#at++;
            return;
        }
        if (sign === '/' && this.#skipComment())
            return;
        if (sign === '/' && (this.#last === '' || BEFORE_EXPRESSION.includes(this.#last))) {
            this.#skipExpression();
        }
        else if (sign === '"' || sign === "'" || sign === '`') {
            this.#takeText(sign);
        }
        else if (/[\w$]/.test(sign)) {
            this.#takeWord();
        }
        else {
            this.#takeSign(sign);
        }
    }
    #takeSign(sign) {
        this.#at++;
        if (sign === ':') {
            this.#key = this.#word;
            this.#note('computed');
        }
        else if ('{[('.includes(sign)) {
            if (this.#open.length < MAX_DEPTH)
                this.#open.push(this.#key ?? '');
            else
                this.#at = this.#source.length;
            this.#key = undefined;
        }
        else if ('}])'.includes(sign)) {
            const name = this.#open.pop();
            this.#key = sign === ')' && name !== '' ? name : undefined;
        }
        else if (sign === ',' || sign === ';') {
            this.#key = undefined;
        }
        else if (sign === '=' && !/[=>]/.test(this.#source[this.#at] ?? '')) {
            this.#key = undefined;
        }
        if (sign !== '(')
            this.#word = undefined;
        this.#last = sign;
    }
    #takeWord() {
        const from = this.#at;
        while (this.#at < this.#source.length && /[\w$]/.test(this.#source[this.#at]))
            this.#at++;
        this.#word = this.#source.slice(from, this.#at);
        this.#last = 'a';
    }
    #takeText(quote) {
        const before = this.#last;
        const called = before === '(' ? this.#word : undefined;
        const text = this.#textUntil(quote);
        const isPlain = text !== undefined && this.#endsValue();
        if (called !== undefined && isPlain)
            this.#set(`${called}()`, { text });
        else if (before === ':' && isPlain)
            this.#note({ text });
        this.#word = text;
        this.#last = 'a';
    }
    #textUntil(quote) {
        const from = ++this.#at;
        let isPlain = true;
        while (this.#at < this.#source.length && this.#source[this.#at] !== quote) {
            if (this.#source[this.#at] === '\n' && quote !== '`')
                return undefined;
            if (this.#source[this.#at] === '\\') {
                isPlain = false;
                this.#at++;
            }
            else if (quote === '`' && this.#source.startsWith('${', this.#at))
                isPlain = false;
            this.#at++;
        }
        const text = this.#source.slice(from, this.#at++);
        return isPlain && text.length <= MAX_TEXT ? text : undefined;
    }
    #endsValue() {
        let at = this.#at;
        while (at < this.#source.length && /\s/.test(this.#source[at]))
            at++;
        const next = this.#source[at];
        return next === undefined || ',}); \'"'.includes(next) || /[\w/]/.test(next);
    }
    #note(value) {
        if (this.#key !== undefined)
            this.#set(this.#key, value);
    }
    #set(name, value) {
        this.#found.set([...this.#open.filter(Boolean), name].join('.'), value);
    }
    #skipComment() {
        const end = { '//': '\n', '/*': '*/' }[this.#source.slice(this.#at, this.#at + 2)];
        if (end === undefined)
            return false;
        const at = this.#source.indexOf(end, this.#at + 2);
        this.#at = at < 0 ? this.#source.length : at + end.length;
        return true;
    }
    #skipExpression() {
        let inClass = false;
        this.#at++;
        while (this.#at < this.#source.length) {
            const sign = this.#source[this.#at++];
            if (sign === '\n' || (sign === '/' && !inClass))
                break;
            if (sign === '\\')
                this.#at++;
            else if (sign === '[')
                inClass = true;
            else if (sign === ']')
                inClass = false;
        }
        this.#last = 'a';
    }
}

;// CONCATENATED MODULE: ./lib/init/site-folder.js


class SiteFolder {
    checkout;
    path;
    manifest;
    constructor(checkout, path, manifest) {
        this.checkout = checkout;
        this.path = path;
        this.manifest = manifest;
    }
    static async open(checkout, path) {
        return new SiteFolder(checkout, path, manifestOf(await checkout.read(external_node_path_.posix.join(path, 'package.json'))));
    }
    inside(path) {
        return external_node_path_.posix.join(this.path, path);
    }
    has(path) {
        return this.checkout.isThere(this.inside(path));
    }
    async hasAny(paths) {
        for (const path of paths)
            if (await this.has(path))
                return path;
        return undefined;
    }
    read(path) {
        return this.checkout.read(this.inside(path));
    }
    async config(name) {
        for (const ending of ['js', 'mjs', 'cjs', 'ts', 'mts', 'cts']) {
            const found = await this.configFile(`${name}.${ending}`);
            if (found)
                return found;
        }
        return undefined;
    }
    async configFile(path) {
        const source = await this.read(path);
        return source === undefined ? undefined : { path: this.inside(path), settings: writtenSettings(source) };
    }
}
function manifestOf(source) {
    const json = parsed(source);
    if (json === undefined)
        return undefined;
    const kinds = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];
    const packages = kinds.flatMap(kind => Object.keys(recordOf(json[kind])));
    const scripts = Object.entries(recordOf(json['scripts'])).flatMap(([name, command]) => typeof command === 'string' ? [[name, command]] : []);
    const packageManager = json['packageManager'];
    return {
        packages: new Set(packages),
        scripts: new Map(scripts),
        packageManager: typeof packageManager === 'string' ? packageManager : undefined,
        isWorkspace: json['workspaces'] !== undefined,
    };
}
function parsed(source) {
    if (source === undefined)
        return undefined;
    try {
        const json = JSON.parse(source.replace(/^\uFEFF/, ''));
        return typeof json === 'object' && json !== null ? json : undefined;
    }
    catch {
        return undefined;
    }
}
function recordOf(value) {
    return typeof value === 'object' && value !== null ? value : {};
}

;// CONCATENATED MODULE: ./lib/init/find-sites.js



const MAX_FOLDERS = 500;
const find_sites_MAX_DEPTH = 3;
const MAX_SITES = 20;
const SKIPPED = /^(?:\.|_|node_modules$|vendor$|themes$|dist$|build$|out$|public$|static$|assets$|src$|coverage$|tests?$|__|fixtures$|spec$)/;
const PREFERRED = [
    /^(?:web|www|site|website|landing|marketing|frontend|app)$/i,
    /^docs?(?:$|-)/i,
];
const EXAMPLES = /^(?:examples?|exampleSite|templates?|demos?|playgrounds?|starters?|sandbox(?:es)?)$/i;
async function findSites(checkout, path) {
    const sites = [];
    let level = [path];
    let looked = 0;
    for (let depth = 0; depth <= find_sites_MAX_DEPTH && level.length > 0; depth++) {
        const below = [];
        for (const place of level) {
            if (++looked > MAX_FOLDERS || sites.length >= MAX_SITES)
                break;
            const folder = await SiteFolder.open(checkout, place);
            const found = await frameworkOf(folder);
            if (found)
                sites.push({ folder, found });
            if (found && depth > 0)
                continue;
            const names = await checkout.names(place, 'folders');
            below.push(...names.filter(name => !SKIPPED.test(name)).map(name => external_node_path_.posix.join(place, name)));
        }
        level = below;
    }
    const [first] = sites;
    if (first?.folder.path === path)
        return sites;
    const ranked = sites.toSorted((a, b) => rank(a.folder.path) - rank(b.folder.path));
    if (ranked.length > 0)
        return ranked;
    const folder = await SiteFolder.open(checkout, path);
    const plain = await plainSite(folder);
    return plain ? [{ folder, found: plain }] : [];
}
function rank(path) {
    const names = path.split('/');
    if (names.some(name => EXAMPLES.test(name)))
        return PREFERRED.length + 1;
    const at = PREFERRED.findIndex(pattern => pattern.test(names.at(-1)));
    return at < 0 ? PREFERRED.length : at;
}

;// CONCATENATED MODULE: ./lib/init/hosts.js


const MAX_WORKFLOWS = 50;
const WORKFLOWS = '.github/workflows';
const DEPLOYS_TO_PAGES = /uses:\s*["']?(?:actions\/deploy-pages|peaceiris\/actions-gh-pages|JamesIves\/github-pages-deploy-action)@/i;
async function hostsOf(site, root) {
    for (const folder of site.path === '' ? [root] : [site, root]) {
        const found = [await vercel(folder), await netlify(folder), await cloudflare(folder), byPackages(folder)];
        const hosts = found.filter(host => host !== undefined);
        if (hosts.length > 0)
            return hosts.filter(({ name }, at) => hosts.findIndex(host => host.name === name) === at);
    }
    const pages = await pagesOfGitHub(site, root);
    return pages ? [pages] : [];
}
async function vercel(folder) {
    const file = await folder.hasAny(['vercel.json', 'vercel.ts', '.vercel/project.json', 'now.json']);
    return file === undefined ? undefined : { name: 'Vercel', because: folder.inside(file) };
}
async function netlify(folder) {
    const file = await folder.hasAny(['netlify.toml', '.netlify/state.json']);
    return file === undefined ? undefined : { name: 'Netlify', because: folder.inside(file) };
}
async function cloudflare(folder) {
    for (const path of ['wrangler.toml', 'wrangler.jsonc', 'wrangler.json']) {
        const source = await folder.read(path);
        if (source === undefined)
            continue;
        const text = (name) => {
            if (path.endsWith('.toml'))
                return tomlTexts(source).get(name);
            const written = writtenSettings(source).get(name);
            return written === 'computed' ? undefined : written?.text;
        };
        const isPages = text('pages_build_output_dir') !== undefined;
        const name = isPages ? 'Cloudflare Pages' : 'Cloudflare Workers';
        return { name, because: folder.inside(path), folder: folder.path, project: text('name') };
    }
    for (const [name, command] of folder.manifest?.scripts ?? []) {
        if (!/\bwrangler pages deploy\b/.test(command.slice(0, 2_000)))
            continue;
        const project = /--project-name[= ]([\w-]+)/.exec(command.slice(0, 2_000))?.[1];
        return {
            name: 'Cloudflare Pages',
            because: `the script "${name}" deploys there`,
            folder: folder.path,
            project,
        };
    }
    return undefined;
}
const ADAPTERS = [
    [/^@(?:sveltejs\/adapter|astrojs\/)-?vercel$/, 'Vercel'],
    [/^@(?:sveltejs\/adapter-|astrojs\/|netlify\/)(?:netlify|plugin-nextjs|nuxt)$/, 'Netlify'],
];
function byPackages(folder) {
    for (const [pattern, name] of ADAPTERS) {
        const adapter = [...(folder.manifest?.packages ?? [])].find(used => pattern.test(used));
        if (adapter !== undefined)
            return { name, because: `the package ${adapter}` };
    }
    return undefined;
}
async function pagesOfGitHub(site, root) {
    const { checkout } = root;
    for (const name of (await checkout.names(WORKFLOWS, 'files')).slice(0, MAX_WORKFLOWS)) {
        const source = await checkout.read(`${WORKFLOWS}/${name}`);
        if (source !== undefined && DEPLOYS_TO_PAGES.test(source))
            return { name: 'GitHub Pages', because: `${WORKFLOWS}/${name} deploys there` };
    }
    const names = ['CNAME', 'public/CNAME', 'static/CNAME', 'docs/CNAME', 'src/CNAME'];
    const domain = await site.hasAny(names);
    if (domain)
        return { name: 'GitHub Pages', because: site.inside(domain) };
    const uses = site.manifest?.packages.has('gh-pages');
    return uses ? { name: 'GitHub Pages', because: 'the package gh-pages' } : undefined;
}

;// CONCATENATED MODULE: ./lib/init/package-manager.js

const NPM = {
    name: 'npm',
    install: 'npm ci',
    script: name => `npm run ${name}`,
    program: command => `npx ${command}`,
};
const BUN = {
    name: 'bun',
    install: 'npm install --global bun && bun install --frozen-lockfile',
    script: name => `bun run ${name}`,
    program: command => `bunx ${command}`,
};
const LOCK_FILES = {
    'pnpm-lock.yaml': pnpm,
    'yarn.lock': yarn,
    'bun.lock': () => BUN,
    'bun.lockb': () => BUN,
    'package-lock.json': () => NPM,
    'npm-shrinkwrap.json': () => NPM,
};
async function packageManagerOf(site) {
    let folder = site.path;
    while (true) {
        for (const [name, read] of Object.entries(LOCK_FILES)) {
            const path = external_node_path_.posix.join(folder, name);
            const source = await site.checkout.read(path);
            if (source !== undefined)
                return { ...read(source), because: path, folder };
        }
        if (folder === '')
            break;
        folder = external_node_path_.posix.dirname(folder) === '.' ? '' : external_node_path_.posix.dirname(folder);
    }
    return { ...NPM, install: 'npm install', because: 'no lock file is there', folder: site.path };
}
function pnpm(source) {
    const version = /^lockfileVersion: '?(\d+)/m.exec(source.slice(0, 1_000))?.[1] ?? '9';
    const major = { 5: 7, 6: 8 }[version] ?? 10;
    return {
        name: 'pnpm',
        install: `npm install --global pnpm@${major} && pnpm install --frozen-lockfile`,
        script: name => `pnpm run ${name}`,
        program: command => `pnpm exec ${command}`,
    };
}
function yarn(source) {
    const isClassic = source.slice(0, 1_000).includes('yarn lockfile v1');
    return {
        name: 'yarn',
        install: isClassic
            ? 'yarn install --frozen-lockfile'
            : 'npm install --global corepack && corepack enable && yarn install --immutable',
        script: name => `yarn run ${name}`,
        program: command => `yarn run ${command}`,
    };
}

;// CONCATENATED MODULE: ./lib/init/plan.js







const ACTION = 'seo-preflight/seo-preflight@v1';
const VERCEL_SECRET = {
    name: 'VERCEL_AUTOMATION_BYPASS_SECRET',
    words: 'if previews are protected: make it in Vercel (project, Settings, Deployment Protection, Protection Bypass for Automation)',
};
const CLOUDFLARE_SECRETS = [
    { name: 'CLOUDFLARE_API_TOKEN', words: 'a token that may deploy (Cloudflare, My Profile, API Tokens)' },
    { name: 'CLOUDFLARE_ACCOUNT_ID', words: 'the id of the account (Cloudflare, overview of the account)' },
];
async function planFor(checkout, { path, staticDir }) {
    const [site, ...others] = await findSites(checkout, path);
    const chosen = site ?? (await unknownSite(checkout, path, staticDir));
    safePath('', chosen.folder.path || '.');
    const root = await SiteFolder.open(checkout, '');
    const hosts = await hostsOf(chosen.folder, root);
    const manager = needsPackages(chosen) ? await packageManagerOf(chosen.folder) : undefined;
    const plan = await planOf(chosen, hosts, manager, staticDir);
    plan.findings.push(...others.map(({ folder, found }) => ({
        what: `Also there: ${found.title} in ${folder.path || '.'}`,
        because: `not taken; "seo-preflight init ${folder.path}" writes the workflow for it`,
    })));
    return plan;
}
async function unknownSite(checkout, path, staticDir) {
    const folder = await SiteFolder.open(checkout, path);
    const builds = folder.manifest?.scripts.has('build') ?? false;
    if (staticDir !== undefined) {
        const found = {
            title: 'A site of unknown make',
            because: 'no framework was recognised',
            needs: builds ? 'node' : 'nothing',
            ...(builds && { buildsBy: /(?!)/ }),
        };
        return { folder, found };
    }
    const hint = builds
        ? 'it has a script "build", but no framework that init knows; name the folder with the built site'
        : 'name the folder of the site, or the folder with the built site';
    throw new settings_error/* SettingsError */.G(`init: found no site in "${path || '.'}": ${hint}, such as "seo-preflight init --static-dir dist"`);
}
function needsPackages({ folder, found }) {
    return found.needs === 'node' || (found.needs === 'hugo' && (folder.manifest?.packages.size ?? 0) > 0);
}
async function planOf({ folder, found }, hosts, manager, named) {
    const place = folder.path === '' ? '' : ` in ${folder.path}`;
    const findings = [{ what: `${found.title}${place}`, because: found.because }];
    findings.push(...hosts.map(({ name, because }) => ({ what: name, because })));
    const isUnclear = hosts.length > 1 && found.output !== undefined;
    if (isUnclear)
        findings.push({ what: 'Several hosts', because: 'so the built folder is audited, and no deployment' });
    const host = isUnclear ? undefined : hosts[0];
    if (named === undefined && host?.name === 'Vercel')
        return deployments(findings, true);
    if (named === undefined && host?.name === 'Netlify')
        return plan_netlify(findings);
    const command = named === undefined ? deployCommand(folder, found, host) : undefined;
    if (named === undefined && command === undefined && found.output === undefined) {
        const why = found.needsServer ?? 'no folder with pages is known';
        findings.push({ what: 'No folder of pages', because: why });
        return deployments(findings, found.title === 'Next.js');
    }
    const build = await buildOf(folder, found, manager);
    if (manager)
        findings.push({ what: manager.name, because: manager.because });
    if (build.command)
        findings.push({ what: build.command.text, because: build.command.because });
    if (command !== undefined)
        return plan_cloudflare(findings, build.steps, host?.folder ?? '', command);
    const output = named === undefined ? found.output : { folder: named, because: '--static-dir names it' };
    const built = safeOutput(folder, output, named !== undefined);
    findings.push({ what: `folder ${built}`, because: output.because });
    return await staticFolder(folder, found, findings, build.steps, built);
}
function safeOutput(folder, output, isNamed) {
    const isRoot = external_node_path_.posix.join(isNamed ? '' : folder.path, output.folder) === '.';
    return isRoot ? '.' : safePath(isNamed ? '' : folder.path, output.folder);
}
async function staticFolder(folder, found, findings, build, built) {
    const names = baseNames(found.base);
    let staticDir = built;
    const steps = [...build];
    if (names.length > 0) {
        staticDir = 'seo-site';
        const around = external_node_path_.posix.join(staticDir, ...names.slice(0, -1));
        const place = external_node_path_.posix.join(staticDir, ...names);
        steps.push({
            name: 'Put the site below its base path',
            run: [`mkdir -p ${around}`, `cp -R ${built} ${place}`],
        });
        findings.push({ what: `base path /${names.join('/')}/`, because: found.base.because });
    }
    const branch = await defaultBranch(folder.checkout);
    steps.push(audit({ 'static-dir': staticDir, baseline: 'branch' }));
    const does = `builds the site on each pull request and audits the folder ${staticDir}; runs on ${branch} leave a report to compare with, and from the first one on only new failures count`;
    const what = found.needs === 'nothing' ? does.replace('builds the site', 'takes the files') : does;
    return {
        findings,
        trigger: { on: 'pull_request', branch },
        steps,
        does: what,
        secrets: [],
        staticDir,
    };
}
function deployments(findings, isVercel) {
    const bypass = `x-vercel-protection-bypass: ${expression(`secrets.${VERCEL_SECRET.name}`)}`;
    return {
        findings,
        trigger: { on: 'deployment_status' },
        steps: [audit({ crawl: 'true', ...(isVercel && { headers: [bypass] }) })],
        does: 'audits each deployment that the host reports to GitHub, as soon as it is ready',
        secrets: isVercel ? [VERCEL_SECRET] : [],
    };
}
function plan_netlify(findings) {
    const url = expression('github.event.target_url');
    return {
        findings,
        trigger: { on: 'Netlify' },
        steps: [audit({ url, crawl: 'true', wait: '120' })],
        does: 'audits each deploy preview of Netlify. GitHub runs it once the file is on the default branch',
        secrets: [],
    };
}
function deployCommand(folder, found, host) {
    if (host?.name === 'Cloudflare Workers')
        return 'versions upload';
    if (host?.name !== 'Cloudflare Pages')
        return undefined;
    if (!host.because.startsWith('the script'))
        return 'pages deploy';
    if (found.output === undefined || !/^[a-z\d][a-z\d-]{0,62}$/i.test(host.project ?? ''))
        return undefined;
    const built = external_node_path_.posix.relative(host.folder ?? '', safePath(folder.path, found.output.folder));
    return `pages deploy ${built} --project-name=${host.project}`;
}
function plan_cloudflare(findings, build, folder, command) {
    const deploy = {
        id: 'deploy',
        uses: 'cloudflare/wrangler-action@v4',
        with: {
            ...Object.fromEntries(['apiToken', 'accountId'].map((input, at) => [
                input,
                expression(`secrets.${CLOUDFLARE_SECRETS[at].name}`),
            ])),
            ...(folder !== '' && { workingDirectory: folder }),
            command,
        },
    };
    const url = expression('steps.deploy.outputs.deployment-url');
    return {
        findings,
        trigger: { on: 'own pull_request' },
        steps: [...build, deploy, audit({ url, crawl: 'true', wait: '120' })],
        does: 'builds each pull request, deploys a preview of it to Cloudflare and audits that',
        secrets: CLOUDFLARE_SECRETS,
    };
}
function audit(inputs) {
    return { uses: ACTION, with: inputs };
}
async function defaultBranch(checkout) {
    const remote = /^ref: refs\/remotes\/origin\/([\w][\w.-]{0,99})$/.exec(((await checkout.read('.git/refs/remotes/origin/HEAD')) ?? '').trim());
    const local = /^ref: refs\/heads\/(main|master|trunk)$/.exec(((await checkout.read('.git/HEAD')) ?? '').trim());
    return remote?.[1] ?? local?.[1] ?? 'main';
}

;// CONCATENATED MODULE: ./lib/init/workflow.js

const PLAIN = /^(?!(?:true|false|null|yes|no|on|off)$)[A-Za-z_.][\w./@+-]*$/;
const TYPED = /^(?:true|\d{1,5})$/;
function workflowText(plan) {
    const lines = [
        '# Written by "npx seo-preflight init"; change it as you like. Inputs: https://github.com/seo-preflight/seo-preflight',
        'name: SEO',
        ...triggerLines(plan.trigger),
        'permissions:',
        ...(plan.trigger.on === 'pull_request' ? ['  actions: read'] : []),
        '  contents: read',
        '  pull-requests: write',
        ...(plan.trigger.on === 'deployment_status'
            ? [
                'concurrency:',
                `  group: seo-${expression('github.event.deployment.ref')}`,
                '  cancel-in-progress: true',
            ]
            : []),
        'jobs:',
        '  seo:',
        ...conditionLines(plan.trigger),
        '    runs-on: ubuntu-latest',
        '    steps:',
        ...plan.steps.flatMap(stepLines),
    ];
    return `${lines.join('\n')}\n`;
}
function triggerLines(trigger) {
    switch (trigger.on) {
        case 'pull_request':
            return ['on:', '  pull_request:', '  push:', `    branches: [${scalar(trigger.branch)}]`];
        case 'own pull_request':
            return ['on: pull_request'];
        case 'deployment_status':
            return ['on: deployment_status'];
        case 'Netlify':
            return ['on: status'];
    }
}
function conditionLines(trigger) {
    switch (trigger.on) {
        case 'pull_request':
            return [];
        case 'own pull_request':
            return [
                '    # Pull requests from forks and from Dependabot have no secrets.',
                '    if: >-',
                '      github.event.pull_request.head.repo.full_name == github.repository &&',
                "      github.actor != 'dependabot[bot]'",
            ];
        case 'deployment_status':
            return ["    if: github.event.deployment_status.state == 'success'"];
        case 'Netlify':
            return [
                '    if: >-',
                "      github.event.state == 'success' &&",
                "      startsWith(github.event.context, 'netlify/') &&",
                "      endsWith(github.event.context, '/deploy-preview')",
            ];
    }
}
function stepLines(step) {
    const lines = 'uses' in step ? actionLines(step) : commandLines(step);
    return lines.map((line, at) => `      ${at === 0 ? '- ' : '  '}${line}`);
}
function actionLines({ uses, id, with: inputs = {} }) {
    const lines = [...(id === undefined ? [] : [`id: ${id}`]), `uses: ${uses}`];
    const entries = Object.entries(inputs);
    if (entries.length > 0)
        lines.push('with:');
    for (const [name, value] of entries) {
        if (typeof value === 'string')
            lines.push(`  ${name}: ${inputValue(value)}`);
        else
            lines.push(`  ${name}: |`, ...value.map(line => `    ${line}`));
    }
    return lines;
}
function commandLines({ name, run, folder, env = {} }) {
    const entries = Object.entries(env);
    return [
        ...(name === undefined ? [] : [`name: ${name}`]),
        ...(run.length === 1 ? [`run: ${run[0]}`] : ['run: |', ...run.map(line => `  ${line}`)]),
        ...(folder === undefined ? [] : [`working-directory: ${scalar(folder)}`]),
        ...(entries.length > 0 ? ['env:', ...entries.map(([key, value]) => `  ${key}: ${scalar(value)}`)] : []),
    ];
}
function inputValue(value) {
    if (TYPED.test(value) || value.startsWith('${{ '))
        return value;
    return /^[a-z][\w./@+=-]*(?: [\w./@+=-]+)+$/.test(value) ? value : scalar(value);
}
function scalar(value) {
    return PLAIN.test(value) ? value : JSON.stringify(value);
}

// EXTERNAL MODULE: ./lib/run/exit.js
var exit = __webpack_require__(28513);
// EXTERNAL MODULE: ./lib/settings/flags.js
var settings_flags = __webpack_require__(37962);
// EXTERNAL MODULE: ./lib/settings/kinds.js
var kinds = __webpack_require__(21093);
// EXTERNAL MODULE: ./lib/text/one-line.js
var one_line = __webpack_require__(6810);
;// CONCATENATED MODULE: ./lib/cli/init.js











const FLAGS = {
    'dry-run': { kind: (0,kinds/* truth */.Im)(), default: 'false', description: 'Print the workflow and write nothing' },
    force: { kind: (0,kinds/* truth */.Im)(), default: 'false', description: 'Replace the workflow that is there' },
    'static-dir': {
        kind: (0,kinds/* text */.Qq)('DIR'),
        defaultWords: 'the folder that the framework builds',
        description: 'Folder with the built site, where init cannot tell it',
    },
};
const FILE = '.github/workflows/seo-preflight.yml';
const MAX_ABOVE = 40;
const MAX_FINDING = 160;
async function runInit(args) {
    const at = args.findIndex((arg, index) => !/^(?:-|(?:true|false)$)/.test(arg) && args[index - 1] !== '--static-dir');
    const named = at < 0 ? '.' : args[at];
    const flags = (0,settings_flags/* readFlags */.uW)('init', FLAGS, at < 0 ? args : args.toSpliced(at, 1));
    const folder = await (0,promises_.realpath)((0,external_node_path_.resolve)(named)).catch(() => undefined);
    if (folder === undefined || !(await (0,promises_.lstat)(folder)).isDirectory())
        throw new settings_error/* SettingsError */.G(`init: there is no folder "${named}"`);
    const root = await rootOf(folder);
    const from = (path) => (0,external_node_path_.relative)(root, path).split(external_node_path_.sep).join('/');
    const staticDir = flags.staticDir && from((0,external_node_path_.resolve)(flags.staticDir));
    const plan = await planFor(new Checkout(root), { path: from(folder), staticDir });
    const workflow = workflowText(plan);
    if (flags.dryRun) {
        for (const line of findingLines(plan))
            console.error(line);
        process.stdout.write(workflow);
        return exit/* EXIT */.d.passed;
    }
    await write(root, workflow, flags.force);
    const place = (0,external_node_path_.relative)(process.cwd(), (0,external_node_path_.join)(root, FILE)) || FILE;
    const lines = [
        ...findingLines(plan),
        '',
        `Wrote ${(0,one_line/* oneLine */.T)(place)}. It ${plan.does}.`,
        '',
        ...nextLines(plan),
    ];
    for (const line of lines)
        console.log(line);
    return exit/* EXIT */.d.passed;
}
async function rootOf(folder) {
    let place = folder;
    for (let step = 0; step < MAX_ABOVE; step++) {
        const isThere = await (0,promises_.lstat)((0,external_node_path_.join)(place, '.git')).then(() => true, () => false);
        if (isThere)
            return place;
        if ((0,external_node_path_.dirname)(place) === place)
            break;
        place = (0,external_node_path_.dirname)(place);
    }
    return folder;
}
function findingLines({ findings }) {
    const shown = findings.map(({ what, because }) => [
        (0,one_line/* oneLine */.T)(what, MAX_FINDING),
        (0,one_line/* oneLine */.T)(because, MAX_FINDING),
    ]);
    const width = Math.min(32, Math.max(...shown.map(([what]) => what.length)));
    return ['Found:', ...shown.map(([what, because]) => `  ${what.padEnd(width)}  ${because}`)];
}
function nextLines({ secrets, staticDir, trigger }) {
    const steps = secrets.map(({ name, words }) => `Set the secret ${name}, ${words}.`);
    if (secrets.length > 0)
        steps.push('Secrets are set in the repository on GitHub: Settings, Secrets and variables, Actions.');
    if (staticDir !== undefined)
        steps.push(`To see what it will find, build the site here as the workflow does and run: npx seo-preflight --static-dir ${staticDir}`);
    steps.push(trigger.on === 'Netlify'
        ? 'Commit the file to the default branch. The next pull request has a comment with what was found.'
        : 'Commit the file and open a pull request. It will have a comment with what was found.');
    return ['Next:', ...steps.map((step, at) => `  ${at + 1}. ${step}`)];
}
async function write(root, workflow, force) {
    let folder = root;
    for (const name of (0,external_node_path_.dirname)(FILE).split('/')) {
        folder = (0,external_node_path_.join)(folder, name);
        await (0,promises_.mkdir)(folder).catch((error) => {
            if (error.code !== 'EEXIST')
                throw cannotWrite(error);
        });
        if (!(await (0,promises_.lstat)(folder)).isDirectory())
            throw new settings_error/* SettingsError */.G(`${(0,external_node_path_.relative)(root, folder)}: is no folder, so that no workflow is written there`);
    }
    const { O_WRONLY, O_CREAT, O_EXCL, O_TRUNC, O_NOFOLLOW = 0 } = external_node_fs_.constants;
    const how = force ? O_TRUNC : O_EXCL;
    const file = await (0,promises_.open)((0,external_node_path_.join)(root, FILE), O_WRONLY | O_CREAT | O_NOFOLLOW | how).catch(error => {
        throw cannotWrite(error);
    });
    try {
        await file.writeFile(workflow);
    }
    finally {
        await file.close();
    }
}
function cannotWrite({ code, message }) {
    if (code === 'EEXIST')
        return new settings_error/* SettingsError */.G(`${FILE}: is there already and was not changed; --dry-run prints what would be written, --force replaces it`);
    if (code === 'ELOOP')
        return new settings_error/* SettingsError */.G(`${FILE}: is a symbolic link, which is not written through`);
    return new settings_error/* SettingsError */.G(`${FILE}: cannot be written (${code ?? message})`);
}


/***/ }),

/***/ 37962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _p: () => (/* binding */ withOwnFlags),
/* harmony export */   oX: () => (/* binding */ fromFlags),
/* harmony export */   uW: () => (/* binding */ readFlags)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4581);
/* harmony import */ var _load_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81260);
/* harmony import */ var _setting_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90437);
/* harmony import */ var _settings_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77763);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17773);






function fromFlags(args) {
    return withOwnFlags(args, {}).written;
}
function withOwnFlags(args, flags) {
    const all = { ..._table_js__WEBPACK_IMPORTED_MODULE_4__/* .SETTINGS */ .yy, ...flags };
    const allowed = Object.keys(all).map(asFlag);
    const unknown = (flag) => `${flag}: there is no such flag${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestion */ .h)(flag, allowed)}`;
    const { written, others, problems } = splitFlags(args, all, unknown);
    const own = valuesOf(flags, written, problems);
    if (problems.length > 0)
        throw new _settings_error_js__WEBPACK_IMPORTED_MODULE_3__/* .SettingsError */ .G(problems);
    const settings = Object.fromEntries(Object.entries(written).filter(([name]) => (0,_table_js__WEBPACK_IMPORTED_MODULE_4__/* .isSettingName */ .s9)(name)));
    const url = [settings['url'], ...others].filter(Boolean).join('\n');
    return { written: url === '' ? settings : { ...settings, url }, own };
}
function readFlags(command, flags, args) {
    const allowed = Object.keys(flags).map(asFlag);
    const unknown = (word) => `${word}: "${command}" does not know this; allowed are ${allowed.join(', ')}${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestion */ .h)(word, allowed)}`;
    const { written, others, problems } = splitFlags(args, flags, unknown);
    if (problems.length === 0)
        problems.push(...others.map(unknown));
    const values = valuesOf(flags, written, problems);
    if (problems.length > 0)
        throw new _settings_error_js__WEBPACK_IMPORTED_MODULE_3__/* .SettingsError */ .G(problems);
    return values;
}
function valuesOf(flags, written, problems) {
    const values = Object.entries(flags).flatMap(([name, flag]) => {
        const value = (0,_load_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .readValue */ .w)(name, flag, written[name], problems);
        return value === undefined ? [] : [[(0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .camelCase */ .x)(name), value]];
    });
    return Object.fromEntries(values);
}
function splitFlags(args, flags, unknown) {
    const written = {};
    const others = [];
    const problems = [];
    const { tokens } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: [...args], strict: false, allowPositionals: true, tokens: true });
    let skipped = -1;
    for (const token of tokens) {
        if (token.index <= skipped || token.kind === 'option-terminator')
            continue;
        if (token.kind === 'positional') {
            others.push(token.value);
            continue;
        }
        if (!token.rawName.startsWith('--')) {
            const example = asFlag(Object.keys(flags)[0]);
            problems.push(`"${token.rawName}" is not a flag; flags begin with two dashes, such as ${example}`);
            continue;
        }
        const { name, flag, negated } = named(token.name, flags);
        if (!flag) {
            problems.push(unknown(asFlag(token.name)));
            continue;
        }
        const { value, usesNext, problem } = takeValue({ name, ...flag }, negated, token.value, args[token.index + 1]);
        if (usesNext)
            skipped = token.index + 1;
        if (value === undefined)
            problems.push(problem);
        else
            written[name] = isList(flag) && written[name] !== undefined ? `${written[name]}\n${value}` : value;
    }
    return { written: written, others, problems };
}
function takeValue({ name, kind }, negated, inline, next) {
    const { takesNext, placeholder } = kind;
    const missing = { usesNext: false, problem: `--${name}: needs a value, such as --${name} ${placeholder}` };
    if (!takesNext) {
        if (negated)
            return missing;
        if (inline !== undefined)
            return { value: inline, usesNext: false };
        return next === undefined || /^--[a-z]/.test(next) ? missing : { value: next, usesNext: true };
    }
    const isValue = (word) => (negated ? /^(?:true|false)$/i.test(word) : takesNext(word));
    const usesNext = inline === undefined && next !== undefined && isValue(next);
    if (!negated)
        return { value: inline ?? (usesNext ? next : 'true'), usesNext };
    if (inline === undefined && !usesNext)
        return { value: 'false', usesNext };
    return { usesNext, problem: `--no-${name}: takes no value; write --no-${name} alone, or --${name}` };
}
function named(written, flags) {
    const negated = written.startsWith('no-') && !Object.hasOwn(flags, written);
    const name = negated ? written.slice('no-'.length) : written;
    return { name, flag: Object.hasOwn(flags, name) ? flags[name] : undefined, negated };
}
function isList({ kind }) {
    return 'oneOf' in kind.fileForm && !kind.takesNext;
}
function asFlag(name) {
    return `--${name}`;
}


/***/ })

};
