export const id = 827;
export const ids = [827];
export const modules = {

/***/ 79786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IX: () => (/* binding */ pass),
/* harmony export */   Jb: () => (/* binding */ failAmong),
/* harmony export */   Qh: () => (/* binding */ judgedWithout),
/* harmony export */   Sw: () => (/* binding */ failEach),
/* harmony export */   a4: () => (/* binding */ failWhere),
/* harmony export */   fJ: () => (/* binding */ fail),
/* harmony export */   hH: () => (/* binding */ notApplicable),
/* harmony export */   ls: () => (/* binding */ failCounted),
/* harmony export */   q7: () => (/* binding */ notMeasured),
/* harmony export */   tE: () => (/* binding */ sameForAll)
/* harmony export */ });
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39288);

function pass(message) {
    return message === undefined ? { outcome: 'pass' } : { outcome: 'pass', message };
}
function fail(occurrences, message) {
    const places = Array.isArray(occurrences) ? occurrences : [occurrences];
    return message === undefined
        ? { outcome: 'fail', occurrences: places }
        : { outcome: 'fail', message, occurrences: places };
}
function failWhere(occurrences, message) {
    return occurrences.length === 0 ? pass() : fail(occurrences, message);
}
function failCounted(occurrences, count) {
    if (count === 0)
        return pass();
    return count > occurrences.length ? { outcome: 'fail', occurrences, count } : fail(occurrences);
}
function failAmong(subjects, occurrences, nothing) {
    return subjects.length === 0 && occurrences.length === 0 ? notApplicable(nothing) : failWhere(occurrences);
}
function failEach(subjects, placeOf, nothing) {
    const places = subjects.map(placeOf).filter(place => place !== undefined);
    return failAmong(subjects, places, nothing);
}
function notApplicable(message) {
    return { outcome: 'not-applicable', message };
}
function notMeasured(message) {
    return { outcome: 'not-measured', message };
}
function judgedWithout(reason) {
    return reason instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_0__/* .NotApplicable */ .bQ ? notApplicable(reason.message) : notMeasured(reason.message);
}
function sameForAll(checks, judgement) {
    const names = Object.keys(checks);
    return Object.fromEntries(names.map(name => [name, judgement]));
}


/***/ }),

/***/ 7113:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ew: () => (/* binding */ canonicalName),
/* harmony export */   Ni: () => (/* binding */ namesUpwards),
/* harmony export */   r6: () => (/* binding */ isQueryable)
/* harmony export */ });
const MAX_LABEL = 63;
const MAX_NAME = 253;
function canonicalName(name) {
    return name.toLowerCase().replace(/\.$/, '');
}
function isQueryable(name) {
    if (name === '')
        return true;
    return (Buffer.byteLength(name) <= MAX_NAME &&
        name.split('.').every(label => label !== '' && Buffer.byteLength(label) <= MAX_LABEL));
}
function namesUpwards(name) {
    const labels = canonicalName(name).split('.');
    return labels.map((_, index) => labels.slice(index).join('.'));
}


/***/ }),

/***/ 1550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JL: () => (/* binding */ mediaType),
/* harmony export */   UE: () => (/* binding */ headerValues),
/* harmony export */   ie: () => (/* binding */ clockOf),
/* harmony export */   wx: () => (/* binding */ header)
/* harmony export */ });
/* harmony import */ var _syntax_content_type_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6034);

function header(response, name) {
    return response.headers.get(name.toLowerCase())?.join(', ');
}
function headerValues(response, name) {
    return response.headers.get(name.toLowerCase()) ?? [];
}
function mediaType(response) {
    return (0,_syntax_content_type_js__WEBPACK_IMPORTED_MODULE_0__/* .parseContentType */ .x)(headerValues(response, 'content-type')).mediaType;
}
function clockOf(response) {
    const date = Date.parse(header(response, 'date') ?? '');
    return Number.isNaN(date) ? Date.now() : date;
}


/***/ }),

/***/ 15917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R1: () => (/* binding */ provesNothing),
/* harmony export */   ST: () => (/* binding */ isGone),
/* harmony export */   oJ: () => (/* binding */ isSuccess)
/* harmony export */ });
function isSuccess(status) {
    return status >= 200 && status < 300;
}
function isGone(status) {
    return status === 404 || status === 410;
}
const REFUSALS = new Set([401, 403, 405, 407, 408, 429, 999]);
function provesNothing(status) {
    return REFUSALS.has(status) || status >= 500;
}


/***/ }),

/***/ 39288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bQ: () => (/* binding */ NotApplicable),
/* harmony export */   fg: () => (/* binding */ OutOfTime),
/* harmony export */   ke: () => (/* binding */ NotMeasured),
/* harmony export */   pr: () => (/* binding */ NotHtml)
/* harmony export */ });
class NotMeasured extends Error {
    name = 'NotMeasured';
}
class OutOfTime extends NotMeasured {
}
class NotHtml extends NotMeasured {
}
class NotApplicable extends Error {
    name = 'NotApplicable';
}


/***/ }),

/***/ 6034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ parseContentType)
/* harmony export */ });
function parseContentType(values) {
    let found = { mediaType: '', charset: undefined };
    for (const value of values.flatMap(joined => splitOutsideQuotes(joined, ','))) {
        const [type = '', ...parameters] = splitOutsideQuotes(value, ';');
        const mediaType = type.trim().toLowerCase();
        if (mediaType === '' || mediaType === '*/*')
            continue;
        const inherited = mediaType === found.mediaType ? found.charset : undefined;
        found = { mediaType, charset: charsetAmong(parameters) ?? inherited };
    }
    return found;
}
function charsetAmong(parameters) {
    for (const parameter of parameters) {
        const at = parameter.indexOf('=');
        if (at < 0 || parameter.slice(0, at).trim().toLowerCase() !== 'charset')
            continue;
        const value = parameter.slice(at + 1).trim();
        const bare = value.startsWith('"') ? value.slice(1).split('"', 1)[0] : value;
        if (bare !== '')
            return bare;
    }
    return undefined;
}
function splitOutsideQuotes(text, separator) {
    const parts = [];
    let quoted = false;
    let start = 0;
    for (let at = 0; at < text.length; at++) {
        const character = text[at];
        if (character === '\\' && quoted)
            at++;
        else if (character === '"')
            quoted = !quoted;
        else if (character === separator && !quoted) {
            parts.push(text.slice(start, at));
            start = at + 1;
        }
    }
    parts.push(text.slice(start));
    return parts;
}


/***/ }),

/***/ 40827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  topics: () => (/* binding */ topics)
});

// EXTERNAL MODULE: ./lib/net/host-kind.js
var host_kind = __webpack_require__(69612);
// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judging_judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
;// CONCATENATED MODULE: ./lib/engine/tools/dns/answers.js
function dataOf(answer) {
    return answer.failure ? [] : answer.records.map(({ data }) => data);
}
function textsWith(answer, start) {
    return dataOf(answer).filter(text => start.test(text));
}
async function addressesOf(visit, name) {
    const [v4, v6] = await Promise.all([visit.dns(name, 'A'), visit.dns(name, 'AAAA')]);
    if (v4.failure)
        return { failure: v4.failure.message };
    if (v6.failure)
        return { failure: v6.failure.message };
    return {
        addresses: [...dataOf(v4), ...dataOf(v6)],
        exists: v4.exists || v6.exists,
    };
}

// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
;// CONCATENATED MODULE: ./lib/engine/tools/dns/places.js


function at(name, type, message, snippet) {
    const url = `dns:${name}?type=${type}`;
    return snippet === undefined ? { url, message } : { url, message, snippet: (0,cut/* cutEnd */.ym)(snippet, 200) };
}
function failOrUnknown(places, unknown) {
    return places.length === 0 && unknown !== undefined ? (0,judging_judgement/* notMeasured */.q7)(unknown) : (0,judging_judgement/* failWhere */.a4)(places);
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./node_modules/tldts/dist/cjs/index.js
var cjs = __webpack_require__(20935);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/visit/per-visit.js
var per_visit = __webpack_require__(9895);
;// CONCATENATED MODULE: ./lib/engine/tools/dns/subject.js






const OF_THE_PLATFORM = 'the DNS of a preview’s host is that of its platform, and does not change with what ships';
const subjectOf = (0,per_visit/* perVisit */.V)(async (visit) => {
    if (visit.preview)
        throw new not_measured/* NotApplicable */.bQ(OF_THE_PLATFORM);
    const names = await namesOf(visit, visit.url);
    const [v4, v6] = await Promise.all([visit.dns(names.host, 'A'), visit.dns(names.host, 'AAAA')]);
    const subject = { ...names, v4, v6 };
    await assertAnswered(visit, subject);
    await assertComplete(visit, subject);
    assertExists(subject);
    return subject;
});
const RESERVED = /\.(?:example|invalid|onion|alt)$/;
async function namesOf(visit, url) {
    const host = (0,host_kind/* plainHost */.jV)(new URL(url).hostname);
    if ((0,external_node_net_.isIP)(host))
        throw new not_measured/* NotApplicable */.bQ(`${host} is an IP address, which has no records to judge`);
    if ((0,host_kind/* isLocalHost */.mJ)(host))
        throw new not_measured/* NotApplicable */.bQ(`${host} is a name of this machine or of a private network`);
    if (RESERVED.test(host))
        throw new not_measured/* NotApplicable */.bQ(`${host} is a reserved name, which is not in the public DNS`);
    const { domain, publicSuffix, isIcann } = (0,cjs/* parse */.qg)(host);
    if (!isIcann || !publicSuffix)
        throw new not_measured/* NotApplicable */.bQ(`${host} is not under a public top-level domain`);
    if (!domain)
        throw new not_measured/* NotApplicable */.bQ(`${host} is a public suffix, under which others register domains`);
    const topLevel = publicSuffix.slice(publicSuffix.lastIndexOf('.') + 1);
    const hosted = (0,cjs/* parse */.qg)(host, { allowPrivateDomains: true });
    if (!hosted.isPrivate || !hosted.domain)
        return { host, domain, topLevel };
    const start = await visit.dns(hosted.domain, 'SOA');
    if (start.failure)
        throw new not_measured/* NotMeasured */.ke(`the DNS cannot be asked: ${start.failure.message}`);
    if (start.records.length > 0)
        return { host, domain: hosted.domain, topLevel };
    throw new not_measured/* NotApplicable */.bQ(`${host} is a host of the platform ${hosted.publicSuffix}, whose DNS is not the site’s`);
}
async function assertAnswered(visit, { host, v4, v6 }) {
    const failure = v4.failure ?? v6.failure;
    if (!failure)
        return;
    if (failure.kind === 'server-failure') {
        const unchecked = await visit.dns(host, 'A', { checkingDisabled: true });
        if (!unchecked.failure)
            return;
    }
    throw new not_measured/* NotMeasured */.ke(`the DNS cannot be asked: ${failure.message}`);
}
async function assertComplete(visit, { domain, topLevel }) {
    const [servers, start] = await Promise.all([visit.dns(domain, 'NS'), visit.dns(domain, 'SOA')]);
    if (servers.failure || start.failure)
        return;
    if (servers.records.length + start.records.length + servers.aliases.length > 0)
        return;
    if (!servers.exists && dataOf(await visit.dns(topLevel, 'NS')).length > 0)
        return;
    throw new not_measured/* NotMeasured */.ke(`the resolver shows no name servers of ${domain}, so it does not give the whole DNS; on such a network leave the tool out`);
}
function assertExists({ host, v4, v6 }) {
    if (v4.failure || v6.failure || v4.exists || v6.exists || v4.aliases.length > 0)
        return;
    throw new not_measured/* NotApplicable */.bQ(`${host} does not exist in the DNS`);
}

;// CONCATENATED MODULE: ./lib/engine/tools/dns/host/aliases.js





const aliases = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'cname-dangling': {
            scope: 'site',
            severity: 'error',
            title: 'The CNAME record of the host names a host that does not exist',
            why: 'Nobody can open the site, and whoever registers the missing name at the provider can take over your host.',
            fix: 'Point the CNAME record to a host that exists, or remove it.',
            help: 'https://developer.mozilla.org/en-US/docs/Web/Security/Subdomain_takeovers',
            example: 'www.example.com. CNAME shop-old.hosting.example., which does not exist',
        },
        'cname-at-apex': {
            scope: 'site',
            severity: 'warning',
            title: 'The domain itself has a CNAME record',
            why: 'The DNS allows no other records beside a CNAME, but a domain needs some (NS, SOA, mail). Mail can get lost, and some resolvers fail.',
            fix: 'Use A and AAAA records, or what your DNS provider offers instead (ALIAS, ANAME, CNAME flattening).',
            help: 'https://www.rfc-editor.org/rfc/rfc1912#section-2.4',
            example: 'example.com. CNAME shop.hosting.example.',
        },
    },
    async judge(visit) {
        const subject = await subjectOf(visit);
        const { v4 } = subject;
        return {
            judgements: { 'cname-dangling': judgeChain(subject), 'cname-at-apex': await judgeApex(visit, subject) },
            facts: { cname: v4.failure ? null : v4.aliases.map(({ target }) => target) },
        };
    },
});
function isDangling(v4, v6) {
    return v4.aliases.length > 0 && !v4.exists && !v6.exists;
}
function judgeChain({ v4, v6 }) {
    if (v4.failure || v6.failure)
        return (0,judging_judgement/* notMeasured */.q7)((v4.failure ?? v6.failure).message);
    const { name, aliases: chain } = v4;
    if (chain.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the host has no CNAME record');
    const way = [name, ...chain.map(({ target }) => target)].join(' → ');
    const last = chain.at(-1).target;
    return isDangling(v4, v6) ? (0,judging_judgement/* fail */.fJ)(at(name, 'CNAME', `${way}: ${last} does not exist`)) : (0,judging_judgement/* pass */.IX)();
}
async function judgeApex(visit, { domain }) {
    const answer = await visit.dns(domain, 'CNAME');
    if (answer.failure)
        return (0,judging_judgement/* notMeasured */.q7)(answer.failure.message);
    return (0,judging_judgement/* failWhere */.a4)(dataOf(answer).map(target => at(domain, 'CNAME', `${domain} has a CNAME record to ${target}`)));
}

;// CONCATENATED MODULE: ./lib/engine/tools/dns/host/addresses.js







const checks = {
    'no-address': {
        scope: 'site',
        severity: 'error',
        title: 'The host has no address',
        why: 'Nobody can open the site: its name is in the DNS, but has no address.',
        fix: 'Add an A record (and an AAAA record) for the host, or a CNAME record with the name that your hosting provider gives you.',
        help: 'https://www.rfc-editor.org/rfc/rfc1035#section-3.4.1',
        example: 'www.example.com. with neither A nor AAAA',
    },
    'no-ipv4': {
        scope: 'site',
        severity: 'warning',
        title: 'The host has no IPv4 address',
        why: 'About half of all visitors have no IPv6, and cannot open the site.',
        fix: 'Add an A record, or put the host behind a CDN that has IPv4 addresses.',
        help: 'https://www.rfc-editor.org/rfc/rfc4213#section-2',
        example: 'www.example.com. AAAA 2001:db8::1, and no A',
    },
    'private-address-among-public': {
        scope: 'site',
        severity: 'warning',
        title: 'The host has private addresses among its public ones',
        why: 'Visitors who get the private address cannot open the site.',
        fix: 'Remove the private address from the public DNS. Keep it in the DNS of your own network only.',
        help: 'https://www.rfc-editor.org/rfc/rfc1918#section-5',
        example: 'www.example.com. A 192.0.2.10\nwww.example.com. A 10.0.0.5',
    },
};
const addresses = (0,tool_definition/* defineTopic */.RE)({
    checks,
    async judge(visit) {
        const subject = await subjectOf(visit);
        const { v4, v6 } = subject;
        return {
            judgements: judgeAddresses(subject),
            facts: {
                a: v4.failure ? null : dataOf(v4),
                aaaa: v6.failure ? null : dataOf(v6),
                addressTtl: longestTtl(v4, v6),
            },
        };
    },
});
function judgeAddresses({ host, v4, v6 }) {
    if (v4.failure || v6.failure)
        return (0,judging_judgement/* sameForAll */.tE)(checks, (0,judging_judgement/* notMeasured */.q7)((v4.failure ?? v6.failure).message));
    const found = [...dataOf(v4), ...dataOf(v6)];
    if (found.length === 0) {
        const message = `${host} has neither an A nor an AAAA record`;
        return {
            ...(0,judging_judgement/* sameForAll */.tE)(checks, (0,judging_judgement/* notApplicable */.hH)('the host has no address')),
            'no-address': isDangling(v4, v6)
                ? (0,judging_judgement/* notApplicable */.hH)('the CNAME record names a host that does not exist')
                : (0,judging_judgement/* fail */.fJ)(at(host, 'A', message)),
        };
    }
    return {
        'no-address': (0,judging_judgement/* pass */.IX)(),
        'no-ipv4': (0,judging_judgement/* failWhere */.a4)(v4.records.length > 0 ? [] : [at(host, 'A', `${host} has AAAA records only`)]),
        'private-address-among-public': judgePrivate(host, found),
    };
}
function judgePrivate(host, addresses) {
    const hidden = addresses.filter(address => !(0,host_kind/* isPublicAddress */.i0)(address));
    if (hidden.length === addresses.length)
        return (0,judging_judgement/* notApplicable */.hH)('all addresses are private');
    return (0,judging_judgement/* failWhere */.a4)(hidden.map(address => at(host, address.includes(':') ? 'AAAA' : 'A', `${address} is not a public address`)));
}
function longestTtl(...answers) {
    const times = answers.flatMap(answer => (answer.failure ? [] : answer.records.map(({ ttl }) => ttl)));
    return times.length === 0 ? null : Math.max(...times);
}

;// CONCATENATED MODULE: ./lib/engine/tools/dns/host/counterpart.js





const counterpart = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'apex-unresolved': {
            scope: 'site',
            severity: 'warning',
            title: 'The domain without www does not work',
            why: 'Visitors who type the domain or follow a link to it get an error.',
            fix: 'Give the domain an A record and redirect it to the host with www.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
            example: 'www.example.com. has an address, example.com. has none',
        },
        'www-unresolved': {
            scope: 'site',
            severity: 'notice',
            title: 'The host with www does not work',
            why: 'Visitors who type www or follow a link with it get an error.',
            fix: 'Add a CNAME record for www and redirect it to the host without www.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
            example: 'example.com. has an address, www.example.com. has none',
        },
    },
    async judge(visit) {
        const { host, domain } = await subjectOf(visit);
        const none = (0,judging_judgement/* notApplicable */.hH)(`${host} is neither a domain itself nor its www host`);
        const judge = async (audited, other) => host === audited ? await judgeOther(visit, host, other) : none;
        return {
            judgements: {
                'apex-unresolved': await judge(`www.${domain}`, domain),
                'www-unresolved': await judge(domain, `www.${domain}`),
            },
        };
    },
});
async function judgeOther(visit, host, other) {
    const found = await addressesOf(visit, other);
    if ('failure' in found)
        return (0,judging_judgement/* notMeasured */.q7)(found.failure);
    const missing = `${other} has no address, but ${host} has one`;
    return (0,judging_judgement/* failWhere */.a4)(found.addresses.length > 0 ? [] : [at(other, 'A', missing)]);
}

;// CONCATENATED MODULE: ./lib/engine/tools/dns/host/https-record.js





const httpsRecord = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'https-record-invalid': {
            scope: 'site',
            severity: 'warning',
            title: 'The HTTPS record of the host is not valid',
            why: 'Browsers read this record before they connect. With a wrong one some of them cannot open the site.',
            fix: 'Correct the record or remove it: the site works without one.',
            help: 'https://www.rfc-editor.org/rfc/rfc9460#section-2.4',
            example: 'www.example.com. HTTPS 1 . mandatory=alpn',
        },
    },
    async judge(visit) {
        const { host } = await subjectOf(visit);
        const answer = await visit.dns(host, 'HTTPS');
        return {
            judgements: { 'https-record-invalid': await judgeRecords(visit, host, answer) },
            facts: { httpsRecords: factsOf(answer) },
        };
    },
});
const MANDATORY = 0;
const ALPN = 1;
const NO_DEFAULT_ALPN = 2;
const PARAMETER_NAMES = {
    0: 'mandatory',
    1: 'alpn',
    2: 'no-default-alpn',
    3: 'port',
    4: 'ipv4hint',
    5: 'ech',
    6: 'ipv6hint',
};
async function judgeRecords(visit, host, answer) {
    if (answer.failure)
        return (0,judging_judgement/* notMeasured */.q7)(answer.failure.message);
    if (answer.records.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the host has no HTTPS record');
    const faults = await Promise.all(answer.records.map(({ name, data }) => faultsOf(visit, name, data)));
    return (0,judging_judgement/* failWhere */.a4)(faults.flat().map(message => at(host, 'HTTPS', message)));
}
async function faultsOf(visit, owner, record) {
    const faults = record.priority === 0 ? [] : parameterFaults(record.parameters);
    const target = await targetFault(visit, owner, record);
    return target === undefined ? faults : [...faults, target];
}
function parameterFaults(parameters) {
    const faults = [];
    if (parameters.has(NO_DEFAULT_ALPN) && !parameters.has(ALPN)) {
        faults.push('The record has no-default-alpn without alpn, so no protocol is left');
    }
    const alpn = parameters.get(ALPN);
    if (alpn && protocolsOf(alpn) === undefined)
        faults.push('The alpn of the record is malformed');
    const mandatory = parameters.get(MANDATORY);
    if (mandatory === undefined)
        return faults;
    if (mandatory.length === 0 || mandatory.length % 2 !== 0)
        return [...faults, 'The mandatory keys of the record are malformed'];
    for (let index = 0; index < mandatory.length; index += 2) {
        const key = mandatory.readUInt16BE(index);
        if (key === MANDATORY)
            faults.push('The mandatory keys of the record list "mandatory" itself');
        else if (!parameters.has(key))
            faults.push(`The mandatory keys of the record list ${keyName(key)}, which is missing`);
    }
    return faults;
}
async function targetFault(visit, owner, { target }) {
    if (target === '.' || target === owner)
        return undefined;
    const found = await addressesOf(visit, target);
    if ('failure' in found || found.addresses.length > 0)
        return undefined;
    return `The target ${target} ${found.exists ? 'has no address' : 'does not exist'}`;
}
function protocolsOf(alpn) {
    const protocols = [];
    for (let index = 0; index < alpn.length;) {
        const length = alpn[index];
        if (length === 0 || index + 1 + length > alpn.length)
            return undefined;
        protocols.push(alpn.subarray(index + 1, index + 1 + length).toString('latin1'));
        index += 1 + length;
    }
    return protocols.length > 0 ? protocols : undefined;
}
function keyName(key) {
    return PARAMETER_NAMES[key] ?? `key${key}`;
}
function factsOf(answer) {
    if (answer.failure)
        return null;
    return answer.records.map(({ data: { priority, target, parameters } }) => ({
        priority,
        target,
        alpn: protocolsOf(parameters.get(ALPN) ?? Buffer.alloc(0)) ?? [],
        parameters: [...parameters.keys()].map(keyName),
    }));
}

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
;// CONCATENATED MODULE: ./lib/engine/tools/dns/host/mixed-scripts.js





const mixedScripts = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'idn-mixed-scripts': {
            scope: 'site',
            severity: 'warning',
            title: 'The host name mixes scripts',
            why: 'Such names are used to imitate others, so browsers show them in their encoded form (xn--…).',
            fix: 'Use a name in one script and redirect this one to it.',
            help: 'https://www.unicode.org/reports/tr39/#Restriction_Level_Detection',
            example: 'xn--pple-43d.example, an "apple" whose first letter is Cyrillic',
        },
    },
    async judge(visit) {
        const { host } = await subjectOf(visit);
        return { judgements: { 'idn-mixed-scripts': judgeName(host) } };
    },
});
const WRITTEN_TOGETHER = [
    ['Latin', 'Han', 'Hiragana', 'Katakana'],
    ['Latin', 'Han', 'Bopomofo'],
    ['Latin', 'Han', 'Hangul'],
];
const SCRIPTS = [
    ...['Latin', 'Cyrillic', 'Greek', 'Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul', 'Arabic'],
    ...['Hebrew', 'Armenian', 'Georgian', 'Devanagari', 'Bengali', 'Tamil', 'Telugu', 'Kannada', 'Malayalam'],
    ...[
        'Gujarati',
        'Gurmukhi',
        'Sinhala',
        'Thai',
        'Lao',
        'Khmer',
        'Myanmar',
        'Tibetan',
        'Ethiopic',
        'Cherokee',
    ],
];
function judgeName(host) {
    if (!host.includes('xn--'))
        return (0,judging_judgement/* notApplicable */.hH)('the host name has ASCII letters only');
    const unicode = (0,external_node_url_.domainToUnicode)(host);
    if (unicode === '')
        return (0,judging_judgement/* notApplicable */.hH)('the host name cannot be decoded');
    for (const label of unicode.split('.')) {
        const scripts = scriptsOf(label);
        if (scripts.length > 1 && !WRITTEN_TOGETHER.some(set => scripts.every(one => set.includes(one)))) {
            return (0,judging_judgement/* fail */.fJ)(at(host, 'A', `"${label}" mixes ${scripts.join(' and ')}`));
        }
    }
    return (0,judging_judgement/* pass */.IX)();
}
function scriptsOf(label) {
    return SCRIPTS.filter(script => new RegExp(`\\p{Script=${script}}`, 'u').test(label));
}

;// CONCATENATED MODULE: ./lib/engine/tools/dns/domain.js

function defineDomainTopic(topic) {
    const findings = perDomain((visit, domain) => topic.judge(visit, domain));
    return {
        checks: topic.checks,
        async judge(visit) {
            const { domain: name, topLevel } = await subjectOf(visit);
            return await findings(visit, await visit.onceForSite(`dns ${name}`, async () => ({ name, topLevel })));
        },
    };
}
function perDomain(read) {
    const readings = new WeakMap();
    return (visit, domain) => {
        let reading = readings.get(domain);
        if (!reading) {
            reading = read(visit, domain);
            readings.set(domain, reading);
            reading.catch(() => readings.delete(domain));
        }
        return reading;
    };
}

;// CONCATENATED MODULE: ./lib/engine/tools/dns/mail/bimi.js


const bimi = defineDomainTopic({
    checks: {},
    async judge(visit, { name }) {
        const answer = await visit.dns(`default._bimi.${name}`, 'TXT');
        return { judgements: {}, facts: { bimi: textsWith(answer, /^v=BIMI1\b/i)[0] ?? null } };
    },
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/engine/tools/dns/mail/tag-list.js
function parseTagList(text) {
    const tags = new Map();
    const errors = [];
    for (const part of text.split(';')) {
        const tag = part.trim();
        if (tag === '')
            continue;
        const equals = tag.indexOf('=');
        const name = tag.slice(0, Math.max(0, equals)).trim().toLowerCase();
        if (!/^[a-z][a-z0-9_]*$/.test(name))
            errors.push(`"${tag}" is not a tag with a value`);
        else if (tags.has(name))
            errors.push(`The tag ${name} is there twice`);
        else
            tags.set(name, tag.slice(equals + 1).trim());
    }
    return { tags, errors };
}

;// CONCATENATED MODULE: ./lib/engine/tools/dns/mail/dkim.js






const dkim = defineDomainTopic({
    checks: {
        'dkim-key-weak': {
            scope: 'site',
            severity: 'warning',
            title: 'A DKIM key cannot be used',
            why: 'Receivers ignore signatures with a key that is broken or shorter than 1,024 bits.',
            fix: 'Create a key of 2,048 bits and publish all of it.',
            help: 'https://www.rfc-editor.org/rfc/rfc8301#section-3.2',
            example: 'a DKIM record with an RSA key of 512 bits',
        },
    },
    async judge(visit, { name }) {
        const { keys, failure } = await commonKeys(visit, name);
        const faults = keys.flatMap(key => faultOf(name, key));
        const active = keys.filter(({ key }) => key !== '');
        const judgement = active.length === 0 && failure === undefined
            ? (0,judging_judgement/* notApplicable */.hH)('the domain has no DKIM key with a common name')
            : failOrUnknown(faults, failure);
        return {
            judgements: { 'dkim-key-weak': judgement },
            facts: { dkimSelectors: active.map(({ selector }) => selector) },
        };
    },
});
const COMMON_SELECTORS = [
    ...['default', 'dkim', 'mail', 'google', 'selector1', 'selector2', 's1', 's2', 'k1', 'k2'],
    ...['fm1', 'sig1', 'protonmail', 'mandrill', 'zmail', 'mxvault'],
];
const MIN_KEY_BITS = 1024;
async function commonKeys(visit, domain) {
    const parent = await visit.dns(`_domainkey.${domain}`, 'TXT');
    if (parent.failure)
        return { keys: [], failure: parent.failure.message };
    if (!parent.exists && parent.aliases.length === 0)
        return { keys: [] };
    const answers = await Promise.all(COMMON_SELECTORS.map(async (selector) => ({
        selector,
        answer: await visit.dns(`${selector}._domainkey.${domain}`, 'TXT'),
    })));
    const keys = answers.flatMap(({ selector, answer }) => dataOf(answer).flatMap(text => keyOf(selector, text)));
    const failed = answers.find(({ answer }) => answer.failure);
    return failed ? { keys, failure: failed.answer.failure.message } : { keys };
}
function keyOf(selector, text) {
    const { tags } = parseTagList(text);
    const key = tags.get('p');
    const version = tags.get('v');
    if (key === undefined || (version !== undefined && version !== 'DKIM1'))
        return [];
    return [{ selector, text, key: key.replace(/\s+/g, ''), type: tags.get('k')?.toLowerCase() ?? 'rsa' }];
}
function faultOf(domain, { selector, text, key, type }) {
    if (key === '' || type !== 'rsa')
        return [];
    const bits = rsaBits(key);
    if (bits !== undefined && bits >= MIN_KEY_BITS)
        return [];
    const message = bits === undefined
        ? 'The key cannot be decoded'
        : `The RSA key has ${bits} bits (at least ${MIN_KEY_BITS})`;
    return [at(`${selector}._domainkey.${domain}`, 'TXT', message, text)];
}
function rsaBits(key) {
    const der = Buffer.from(key, 'base64');
    for (const type of ['spki', 'pkcs1']) {
        try {
            return (0,external_node_crypto_.createPublicKey)({ key: der, format: 'der', type }).asymmetricKeyDetails?.modulusLength;
        }
        catch {
        }
    }
    return undefined;
}

// EXTERNAL MODULE: ./lib/engine/network/dns/host-name.js
var host_name = __webpack_require__(7113);
;// CONCATENATED MODULE: ./lib/engine/tools/dns/mail/dmarc-record.js

function isDmarc(text) {
    return /^v[ \t]*=[ \t]*DMARC1[ \t]*(?:;|$)/i.test(text) && /^.[ \t]*=[ \t]*DMARC1/.test(text);
}
const POLICIES = new Set(['none', 'quarantine', 'reject']);
const VALUES = {
    p: POLICIES,
    sp: POLICIES,
    np: POLICIES,
    adkim: new Set(['r', 's']),
    aspf: new Set(['r', 's']),
    t: new Set(['y', 'n']),
    psd: new Set(['y', 'n', 'u']),
};
function parseDmarc(text) {
    const { tags, errors: formErrors } = parseTagList(text);
    const errors = [...formErrors];
    for (const [name, allowed] of Object.entries(VALUES)) {
        const value = tags.get(name);
        if (value !== undefined && !allowed.has(value.toLowerCase())) {
            errors.push(`${name}=${value} is not one of ${[...allowed].join(', ')}`);
        }
    }
    if (!isFailureOptions(tags.get('fo') ?? '0'))
        errors.push(`fo=${tags.get('fo')} is not a list of 0, 1, d and s`);
    const rua = reportAddresses('rua', tags, errors);
    const ruf = reportAddresses('ruf', tags, errors);
    if (!tags.has('p') && rua.length === 0)
        errors.push('The record has neither a policy (p) nor a report address (rua)');
    const valid = (name) => policyOf(tags.get(name));
    const broken = ['p', 'sp', 'np'].some(name => tags.has(name) && !valid(name)) || !tags.has('p');
    const policy = broken ? (rua.length > 0 ? 'none' : undefined) : valid('p');
    const subdomainPolicy = broken ? policy : (valid('sp') ?? policy);
    const pct = /^\d{1,3}$/.test(tags.get('pct') ?? '') ? Number(tags.get('pct')) : undefined;
    return {
        text,
        policy,
        subdomainPolicy,
        nonExistentPolicy: broken ? policy : (valid('np') ?? subdomainPolicy),
        testing: tags.get('t')?.toLowerCase() === 'y',
        psd: psdOf(tags.get('psd')),
        rua,
        ruf,
        pct,
        errors,
    };
}
function policyOf(value) {
    const lower = value?.toLowerCase();
    return lower !== undefined && POLICIES.has(lower) ? lower : undefined;
}
function psdOf(value) {
    const lower = value?.toLowerCase();
    return lower === 'y' || lower === 'n' ? lower : 'u';
}
function isFailureOptions(value) {
    const options = value.split(':').map(option => option.trim().toLowerCase());
    const unique = new Set(options).size === options.length;
    return (unique &&
        options.every(option => /^[01ds]$/.test(option)) &&
        !(options.includes('0') && options.includes('1')));
}
function reportAddresses(name, tags, errors) {
    const value = tags.get(name);
    if (value === undefined)
        return [];
    const addresses = [];
    for (const uri of value.split(',').map(part => part.trim())) {
        const address = /^mailto:([^@!?\s]+@[a-z0-9.-]+)(?:[!?].*)?$/i.exec(uri)?.[1];
        if (address !== undefined)
            addresses.push(address);
        else if (!/^[a-z][a-z0-9+.-]*:\S+$/i.test(uri) || /^mailto:/i.test(uri)) {
            errors.push(`${name}: "${uri}" is not an address such as mailto:dmarc@example.com`);
        }
    }
    return addresses;
}

;// CONCATENATED MODULE: ./lib/engine/tools/dns/mail/dmarc-discovery.js




const MAX_WALK = 8;
const publishedDmarc = perDomain((visit, { name }) => discoverDmarc(visit, name));
async function discoverDmarc(visit, domain) {
    const names = (0,host_name/* namesUpwards */.Ni)(domain);
    const asked = [names[0], ...names.slice(1).slice(-(MAX_WALK - 1))];
    let discarded = [];
    for (const name of asked) {
        const answer = await visit.dns(`_dmarc.${name}`, 'TXT');
        if (answer.failure)
            return { discarded, failure: answer.failure.message };
        const texts = dataOf(answer);
        const valid = texts.filter(isDmarc);
        const [text] = valid;
        const isOne = text !== undefined && valid.length === 1;
        if (name === domain) {
            discarded = texts.filter(one => looksLikeDmarc(one) && !(isOne && one === text));
        }
        if (!isOne)
            continue;
        const record = parseDmarc(text);
        if (name === domain || record.psd === 'y')
            return { at: name, record, discarded };
    }
    return { discarded };
}
function looksLikeDmarc(text) {
    return /(?:^|;)[\s"'\\]*(?:v\s*=\s*["'\\]?dmarc|p\s*=\s*(?:none|quarantine|reject)\b)/i.test(text);
}

;// CONCATENATED MODULE: ./lib/engine/tools/dns/mail/mail-routing.js


const mailRoutingOf = perDomain(async (visit, { name }) => {
    const answer = await visit.dns(name, 'MX');
    if (answer.failure)
        return { kind: 'unknown', servers: [], hasNull: false, failure: answer.failure.message };
    const records = dataOf(answer).sort((a, b) => a.preference - b.preference);
    const servers = records.map(({ exchange }) => exchange).filter(exchange => exchange !== '');
    const kind = servers.length > 0 ? 'servers' : records.length > 0 ? 'none' : 'unsaid';
    return { kind, servers, hasNull: servers.length < records.length };
});

;// CONCATENATED MODULE: ./lib/engine/tools/dns/mail/dmarc.js








const DMARC = 'https://www.rfc-editor.org/rfc/rfc9989';
const dmarc_checks = {
    'dmarc-missing': {
        scope: 'site',
        severity: 'warning',
        title: 'The domain has mail but no DMARC record',
        why: 'Google, Yahoo and Microsoft require it of bulk senders: without it newsletters may be refused, and receivers do not learn what to do with forged mail in your name.',
        fix: 'Publish a TXT record at _dmarc below your domain. Start with v=DMARC1; p=none; rua=mailto:dmarc@example.com (your own address).',
        help: 'https://support.google.com/a/answer/81126',
        example: 'example.com. has an MX record, _dmarc.example.com. has no TXT record',
    },
    'dmarc-invalid': {
        scope: 'site',
        severity: 'warning',
        title: 'The DMARC record is not valid',
        why: 'Receivers ignore the record or the wrong tag.',
        fix: 'Publish exactly one record that starts with v=DMARC1; and correct its tags.',
        help: `${DMARC}#section-4.7`,
        example: '_dmarc.example.com. TXT "v=DMARC1; p=block"',
    },
    'dmarc-reports-unauthorised': {
        scope: 'site',
        severity: 'notice',
        title: 'DMARC reports go to a domain that does not accept them',
        why: 'Receivers do not send reports there, so you never learn who sends mail in your name.',
        fix: 'Ask the owner of that domain to publish the TXT record v=DMARC1 at the name shown, or use an address of your own domain.',
        help: 'https://www.rfc-editor.org/rfc/rfc9990',
        example: 'rua=mailto:dmarc@reports.example, and no record at example.com._report._dmarc.reports.example.',
    },
};
const dmarc = defineDomainTopic({
    checks: dmarc_checks,
    async judge(visit, domain) {
        const found = await publishedDmarc(visit, domain);
        if (found.failure !== undefined) {
            return { judgements: (0,judging_judgement/* sameForAll */.tE)(dmarc_checks, (0,judging_judgement/* notMeasured */.q7)(found.failure)), facts: { dmarc: null } };
        }
        return { judgements: await judgePublished(visit, domain, found), facts: { dmarc: dmarc_factsOf(found) } };
    },
});
const MAX_REPORT_ADDRESSES = 10;
async function judgePublished(visit, domain, found) {
    const { name } = domain;
    const { record, discarded } = found;
    if (!record || found.at !== name)
        return await judgeAbsence(visit, domain, found);
    return {
        'dmarc-missing': (0,judging_judgement/* pass */.IX)(),
        'dmarc-invalid': (0,judging_judgement/* failWhere */.a4)([...record.errors, ...discarded.map(text => `Receivers ignore "${text}"`)].map(error => at(`_dmarc.${name}`, 'TXT', error, record.text))),
        'dmarc-reports-unauthorised': await judgeReports(visit, name, record),
    };
}
async function judgeAbsence(visit, domain, found) {
    const none = (0,judging_judgement/* sameForAll */.tE)(dmarc_checks, (0,judging_judgement/* notApplicable */.hH)('there is no DMARC record of the domain'));
    const name = `_dmarc.${domain.name}`;
    if (found.discarded.length > 0) {
        const reason = found.discarded.every(isDmarc)
            ? 'receivers ignore all records if there is more than one'
            : 'receivers ignore it, because it does not start with v=DMARC1; (in capitals)';
        const invalid = (0,judging_judgement/* fail */.fJ)(found.discarded.map(text => at(name, 'TXT', `"${text}": ${reason}`, text)));
        return {
            ...none,
            'dmarc-missing': (0,judging_judgement/* notApplicable */.hH)('there is a record, which is not valid'),
            'dmarc-invalid': invalid,
        };
    }
    if (found.at !== undefined)
        return { ...none, 'dmarc-missing': (0,judging_judgement/* pass */.IX)(`the policy of ${found.at} applies`) };
    const { kind } = await mailRoutingOf(visit, domain);
    if (kind !== 'servers')
        return { ...none, 'dmarc-missing': (0,judging_judgement/* notApplicable */.hH)('the domain has no mail server') };
    const misplaced = dataOf(await visit.dns(domain.name, 'TXT')).some(looksLikeDmarc);
    const message = misplaced
        ? `The record is at ${domain.name}, but receivers look for it at ${name}`
        : `${name} has no TXT record`;
    return { ...none, 'dmarc-missing': (0,judging_judgement/* fail */.fJ)(at(name, 'TXT', message)) };
}
async function judgeReports(visit, domain, { rua, ruf, text }) {
    const own = (0,cjs/* getDomain */.FB)(domain);
    const hosts = [...rua, ...ruf].map(address => address.slice(address.lastIndexOf('@') + 1).toLowerCase());
    const foreign = [...new Set(hosts)].filter(host => (0,cjs/* getDomain */.FB)(host) !== own).slice(0, MAX_REPORT_ADDRESSES);
    if (foreign.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('no reports go to another domain');
    const places = [];
    let unknown;
    for (const host of foreign) {
        const name = `${domain}._report._dmarc.${host}`;
        const answer = await visit.dns(name, 'TXT');
        if (answer.failure)
            unknown = answer.failure.message;
        else if (!dataOf(answer).some(isDmarc)) {
            places.push(at(name, 'TXT', `${host} does not accept reports for ${domain}`, text));
        }
    }
    return failOrUnknown(places, unknown);
}
function dmarc_factsOf({ at: name, record }) {
    if (!record)
        return null;
    return {
        record: record.text,
        at: name,
        policy: record.policy ?? null,
        subdomainPolicy: record.subdomainPolicy ?? null,
        nonExistentPolicy: record.nonExistentPolicy ?? null,
        testing: record.testing,
        pct: record.pct ?? null,
        reports: record.rua.length > 0,
    };
}

;// CONCATENATED MODULE: ./lib/engine/tools/dns/mail/mail-servers.js






const mail_servers_checks = {
    'mx-unresolved': {
        scope: 'site',
        severity: 'warning',
        title: 'A mail server of the domain has no address',
        why: 'Mail to it is late or lost. If its domain is free, whoever registers it gets your mail.',
        fix: 'Correct the MX record, or remove it.',
        help: 'https://www.rfc-editor.org/rfc/rfc5321#section-5.1',
        example: 'example.com. MX 10 mail.gone.example., which has no address',
    },
    'mx-invalid': {
        scope: 'site',
        severity: 'warning',
        title: 'An MX record is not valid',
        why: 'Senders cannot deliver mail to it, so mail is late or lost.',
        fix: 'Name a host in each MX record. A domain without mail has one MX record only: 0 and a dot.',
        help: 'https://www.rfc-editor.org/rfc/rfc7505#section-3',
        example: 'example.com. MX 10 192.0.2.25.',
    },
};
const mailServers = defineDomainTopic({
    checks: mail_servers_checks,
    async judge(visit, domain) {
        const routing = await mailRoutingOf(visit, domain);
        const { kind, servers } = routing;
        return {
            judgements: await judgeRouting(visit, domain.name, routing),
            facts: { mx: kind === 'unknown' ? null : [...servers], nullMx: kind === 'none' },
        };
    },
});
const MAX_SERVERS = 10;
async function judgeRouting(visit, domain, { kind, servers, hasNull, failure }) {
    if (failure !== undefined)
        return (0,judging_judgement/* sameForAll */.tE)(mail_servers_checks, (0,judging_judgement/* notMeasured */.q7)(failure));
    if (kind === 'none') {
        const none = (0,judging_judgement/* sameForAll */.tE)(mail_servers_checks, (0,judging_judgement/* notApplicable */.hH)('the domain has no mail'));
        return { ...none, 'mx-invalid': (0,judging_judgement/* failWhere */.a4)([]) };
    }
    if (kind !== 'servers')
        return (0,judging_judgement/* sameForAll */.tE)(mail_servers_checks, (0,judging_judgement/* notApplicable */.hH)('the domain has no MX record'));
    const invalid = servers
        .filter(isAddress)
        .map(server => at(domain, 'MX', `${server} is an IP address, not a host name`));
    if (hasNull)
        invalid.push(at(domain, 'MX', 'A null MX record ("0 .") is not allowed beside other MX records'));
    return { 'mx-unresolved': await judgeNames(visit, domain, servers), 'mx-invalid': (0,judging_judgement/* failWhere */.a4)(invalid) };
}
async function judgeNames(visit, domain, servers) {
    const names = [...new Set(servers)].filter(server => !isAddress(server)).slice(0, MAX_SERVERS);
    if (names.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('no MX record names a host');
    const found = await Promise.all(names.map(async (name) => ({ name, found: await addressesOf(visit, name) })));
    const unresolved = [];
    let unknown;
    for (const { name, found: server } of found) {
        if ('failure' in server)
            unknown = server.failure;
        else if (server.addresses.length === 0) {
            unresolved.push(at(domain, 'MX', `${name} ${server.exists ? 'has no address' : 'does not exist'}`));
        }
    }
    return failOrUnknown(unresolved, unknown);
}
function isAddress(name) {
    return (0,external_node_net_.isIP)(name) !== 0;
}

// EXTERNAL MODULE: ./lib/engine/network/exchange.js
var exchange = __webpack_require__(1550);
// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
;// CONCATENATED MODULE: ./lib/engine/tools/dns/mail/mta-sts-policy.js

const MAX_AGE = 31_557_600;
const MODES = new Set(['enforce', 'testing', 'none']);
function parseMtaStsPolicy(text) {
    const fields = new Map();
    const errors = [];
    for (const line of text.split(/\r?\n/)) {
        if (line.trim() === '')
            continue;
        const colon = line.indexOf(':');
        const name = line.slice(0, Math.max(0, colon)).trim();
        if (!/^[A-Za-z0-9][A-Za-z0-9_.-]{0,31}$/.test(name)) {
            errors.push(`"${(0,cut/* cutEnd */.ym)(line, 100)}" is not a key with a value`);
            continue;
        }
        fields.set(name, [...(fields.get(name) ?? []), line.slice(colon + 1).trim()]);
    }
    const first = (name) => fields.get(name)?.[0];
    const mode = first('mode');
    const mx = (fields.get('mx') ?? []).map(pattern => pattern.toLowerCase().replace(/\.$/, ''));
    if (first('version') !== 'STSv1')
        errors.push(`The version "${first('version') ?? ''}" is not STSv1`);
    if (mode === undefined || !MODES.has(mode)) {
        errors.push(`The mode "${mode ?? ''}" is not enforce, testing or none`);
    }
    const age = first('max_age');
    if (!/^\d{1,10}$/.test(age ?? '') || Number(age) > MAX_AGE) {
        errors.push(`The max_age "${age ?? ''}" is not 0 to ${MAX_AGE} seconds`);
    }
    if (mx.length === 0 && mode !== 'none')
        errors.push('The policy lists no mail server (mx)');
    return { mode, mx, errors };
}
function fitsPattern(server, pattern) {
    if (!pattern.startsWith('*.'))
        return server === pattern;
    const dot = server.indexOf('.');
    return dot > 0 && server.slice(dot + 1) === pattern.slice(2);
}

;// CONCATENATED MODULE: ./lib/engine/tools/dns/mail/mta-sts.js









const mtaSts = defineDomainTopic({
    checks: {
        'mta-sts-invalid': {
            scope: 'site',
            severity: 'warning',
            title: 'The MTA-STS policy does not work',
            why: 'The DNS announces a policy that senders cannot use. If it says "enforce", mail to servers that it leaves out is not delivered.',
            fix: 'Serve the policy with all your mail servers at https://mta-sts.example.com/.well-known/mta-sts.txt (your own domain), or remove the _mta-sts record.',
            help: 'https://www.rfc-editor.org/rfc/rfc8461#section-3',
            example: '_mta-sts.example.com. TXT "v=STSv1; id=1", and https://mta-sts.example.com/.well-known/mta-sts.txt answers 404',
        },
    },
    async judge(visit, domain) {
        const name = `_mta-sts.${domain.name}`;
        const answer = await visit.dns(name, 'TXT');
        const texts = textsWith(answer, /^v=STSv1[ \t]*;/);
        const [text] = texts;
        if (answer.failure || text === undefined) {
            const judgement = answer.failure
                ? (0,judging_judgement/* notMeasured */.q7)(answer.failure.message)
                : (0,judging_judgement/* notApplicable */.hH)('the domain has no MTA-STS policy');
            return { judgements: { 'mta-sts-invalid': judgement }, facts: { mtaSts: null } };
        }
        const places = recordFaults(name, text, texts.length);
        const url = `https://mta-sts.${domain.name}/.well-known/mta-sts.txt`;
        const { mode, faults, reason } = await policyFindings(visit, domain, url);
        const judgement = reason !== undefined && places.length === 0
            ? (0,judging_judgement/* notMeasured */.q7)(reason)
            : (0,judging_judgement/* failWhere */.a4)([...places, ...faults.map(message => ({ url, message }))]);
        return {
            judgements: { 'mta-sts-invalid': judgement },
            facts: { mtaSts: { record: text, mode: mode ?? null } },
        };
    },
});
function recordFaults(name, text, count) {
    const places = [];
    if (count > 1)
        places.push(at(name, 'TXT', 'Senders ignore all records if there is more than one', text));
    const id = parseTagList(text).tags.get('id');
    if (!/^[A-Za-z0-9]{1,32}$/.test(id ?? '')) {
        places.push(at(name, 'TXT', `The id "${id ?? ''}" is not 1 to 32 letters and digits`, text));
    }
    return places;
}
async function policyFindings(visit, domain, url) {
    const exchange = await visit.fetchForSite(url, { redirect: 'manual' });
    const { servers } = await mailRoutingOf(visit, domain);
    return ((await hostFindings(visit, new URL(url).hostname, exchange)) ?? answerFindings(exchange, url, servers));
}
async function hostFindings(visit, host, { failure }) {
    if (failure?.kind !== 'dns')
        return undefined;
    const found = await addressesOf(visit, host);
    if ('failure' in found || found.addresses.length > 0)
        return undefined;
    return { faults: [`${host} ${found.exists ? 'has no address' : 'does not exist'}`] };
}
function answerFindings({ final, failure }, url, servers) {
    if (failure) {
        const reason = `${failure.url} ${failure.message}`;
        return failure.kind === 'certificate' ? { faults: [failure.message] } : { faults: [], reason };
    }
    const { status } = final;
    if ((0,network_status/* provesNothing */.R1)(status))
        return { faults: [], reason: `${url} answers ${status}` };
    if (status >= 300 && status < 400)
        return { faults: [`The policy answers ${status}, and senders do not follow redirects`] };
    if (status !== 200)
        return { faults: [`The policy answers ${status}`] };
    const type = (0,exchange/* mediaType */.JL)(final);
    const { mode, mx, errors } = parseMtaStsPolicy(final.body.toString('utf8'));
    const faults = [...errors];
    if (type !== 'text/plain')
        faults.push(`The policy is sent as ${type || 'no type'}, not as text/plain`);
    if (mode !== 'none') {
        const left = servers.filter(server => !mx.some(pattern => fitsPattern(server, pattern)));
        faults.push(...left.map(server => `The policy does not list the mail server ${server}`));
    }
    return { mode, faults };
}

;// CONCATENATED MODULE: ./lib/engine/tools/dns/mail/spf-record.js

function isSpf(text) {
    return /^v=spf1(?: |$)/i.test(text);
}
function parseSpf(text) {
    const mechanisms = [];
    const errors = [];
    const modifiers = new Map();
    for (const term of text.split(' ').slice(1).filter(Boolean)) {
        const modifier = /^([a-z][a-z0-9_.-]*)=(.*)$/i.exec(term);
        const error = modifier
            ? readModifier(modifier[1].toLowerCase(), modifier[2], modifiers)
            : readMechanism(term, mechanisms);
        if (error !== undefined)
            errors.push(`"${term}" ${error}`);
    }
    const record = { mechanisms, errors };
    const redirect = modifiers.get('redirect');
    const exp = modifiers.get('exp');
    if (redirect !== undefined)
        record.redirect = redirect;
    if (exp !== undefined)
        record.exp = exp;
    return record;
}
function readModifier(name, value, modifiers) {
    if (name !== 'redirect' && name !== 'exp') {
        return isMacroString(value) ? undefined : 'has characters that are not allowed';
    }
    if (modifiers.has(name))
        return 'is there twice';
    const fault = domainFault(value);
    if (fault !== undefined)
        return fault;
    modifiers.set(name, value);
    return undefined;
}
const DIRECTIVE = /^([+?~-]?)([a-z0-9_.-]+)(?::(.*))?$/is;
const NEEDS_DOMAIN = new Set(['include', 'exists']);
const TAKES_DOMAIN = new Set(['a', 'mx', 'ptr']);
function readMechanism(term, mechanisms) {
    const { rest, bits } = splitPrefix(term);
    const found = DIRECTIVE.exec(rest);
    if (!found)
        return 'is neither an SPF mechanism nor a modifier';
    const name = found[2].toLowerCase();
    const value = found[3];
    const error = mechanismError(name, value, bits);
    if (error !== undefined)
        return error;
    const mechanism = { term, qualifier: (found[1] || '+'), name };
    if (value !== undefined)
        mechanism.value = value;
    const network = name === 'ip4' ? 32 : name === 'ip6' ? 128 : undefined;
    if (network !== undefined)
        mechanism.bits = bits === undefined ? network : Number(bits.slice(1));
    mechanisms.push(mechanism);
    return undefined;
}
function splitPrefix(term) {
    const found = /(?:\/\d{1,3})?(?:\/\/\d{1,3})?$/.exec(term)[0];
    return found === '' ? { rest: term } : { rest: term.slice(0, -found.length), bits: found };
}
const V4_BITS = /^\/(?:0|[1-9]|[12]\d|3[0-2])$/;
const V6_BITS = /^\/(?:0|[1-9]|[1-9]\d|1[01]\d|12[0-8])$/;
const DUAL_BITS = /^(?:\/(?:0|[1-9]|[12]\d|3[0-2]))?(?:\/\/(?:0|[1-9]|[1-9]\d|1[01]\d|12[0-8]))?$/;
function mechanismError(name, value, bits) {
    if (name === 'all')
        return value === undefined && bits === undefined ? undefined : 'must not have a value';
    if (name === 'ip4' || name === 'ip6') {
        const version = name === 'ip4' ? 4 : 6;
        if (value === undefined || (0,external_node_net_.isIP)(value) !== version || value.includes('%')) {
            return `has no valid IPv${version} address`;
        }
        const valid = version === 4 ? V4_BITS : V6_BITS;
        return bits === undefined || valid.test(bits) ? undefined : 'has an invalid prefix length';
    }
    if (TAKES_DOMAIN.has(name)) {
        const fault = value === undefined ? undefined : domainFault(value);
        if (fault !== undefined)
            return fault;
        if (name === 'ptr')
            return bits === undefined ? undefined : 'must not have a prefix length';
        return bits === undefined || DUAL_BITS.test(bits) ? undefined : 'has an invalid prefix length';
    }
    if (NEEDS_DOMAIN.has(name)) {
        if (bits !== undefined)
            return 'must not have a prefix length';
        return domainFault(value ?? '');
    }
    return 'is not an SPF mechanism';
}
const MACRO = /%(?:\{[slodiphcrtv]\d*r?[.+,/_=-]*\}|[%_-])/gi;
const MACRO_OF_EXPLANATIONS = /%\{[crt]/i;
const MACRO_AT_END = /%\{[slodiphv]\d*r?[.+,/_=-]*\}$/i;
function isMacroString(text) {
    return /^[\x21-\x24\x26-\x7e]*$/.test(text.replace(MACRO, ''));
}
function domainFault(text) {
    const letter = MACRO_OF_EXPLANATIONS.exec(text);
    if (letter)
        return `has the macro ${letter[0]}}, which is allowed in explanations only`;
    return isDomainSpec(text) ? undefined : 'has no valid domain';
}
function isDomainSpec(text) {
    if (!isMacroString(text))
        return false;
    if (MACRO_AT_END.test(text))
        return true;
    const bare = text.replace(/\.$/, '');
    const dot = bare.lastIndexOf('.');
    const label = bare.slice(dot + 1);
    return dot >= 0 && /^[a-z0-9-]+$/i.test(label) && !/^(?:\d+|-.*|.*-)$/.test(label);
}
function hasMacros(domain) {
    return domain.includes('%');
}

;// CONCATENATED MODULE: ./lib/engine/tools/dns/mail/spf-lookups.js



const MAX_COUNTED_LOOKUPS = 30;
const MAX_MX_NAMES = 10;
const MIN_NETWORK_BITS = { ip4: 8, ip6: 16 };
async function walkSpf(visit, domain, record) {
    const walk = { lookups: 0, terms: [], voids: [], errors: [], open: [], ptr: [], dynamic: false };
    const end = await walkRecord({ visit, walk, path: [domain], passes: true }, record);
    return { walk, end };
}
async function walkRecord(step, record) {
    const domain = step.path.at(-1);
    const within = step.path.length > 1 ? `${domain}: ` : '';
    step.walk.errors.push(...record.errors.map(error => `${within}${error}`));
    if (record.errors.length > 0)
        return 'none';
    for (const mechanism of record.mechanisms) {
        noteOpen(step, mechanism, within);
        if (mechanism.name === 'all')
            return mechanism.qualifier;
        if (step.walk.lookups >= MAX_COUNTED_LOOKUPS)
            return 'none';
        await walkMechanism(step, mechanism, domain, within);
    }
    const { redirect } = record;
    if (redirect === undefined)
        return 'none';
    countTerm(step.walk, `${within}redirect=${redirect}`);
    return await walkTarget(step, redirect, `${within}redirect=${redirect}`, step.passes);
}
function noteOpen({ walk, passes }, { name, qualifier, bits, term }, within) {
    if (!passes || qualifier !== '+')
        return;
    const wide = (name === 'ip4' || name === 'ip6') && bits < MIN_NETWORK_BITS[name];
    if (name === 'all' || wide)
        walk.open.push(`${within}${term}`);
}
function countTerm(walk, term) {
    walk.lookups++;
    walk.terms.push(term);
}
async function walkMechanism(step, { name, value, qualifier, term }, domain, within) {
    if (name === 'ip4' || name === 'ip6')
        return;
    const { walk } = step;
    const shown = `${within}${term}`;
    countTerm(walk, shown);
    if (name === 'ptr') {
        walk.ptr.push(shown);
        return;
    }
    const target = value ?? domain;
    if (name === 'include') {
        await walkTarget(step, target, shown, step.passes && qualifier === '+');
        return;
    }
    if (hasMacros(target))
        walk.dynamic = true;
    else if (isImpossible(target))
        walk.errors.push(`"${shown}" has no possible domain name`);
    else if (name === 'mx')
        await lookUpMailServers(step, target, shown);
    else
        await lookUpAddresses(step, target, shown);
}
function isImpossible(domain) {
    return !(0,host_name/* isQueryable */.r6)((0,host_name/* canonicalName */.Ew)(domain));
}
async function lookUpAddresses({ visit, walk }, name, shown) {
    const found = await addressesOf(visit, name);
    if ('failure' in found)
        walk.unknown ??= found.failure;
    else if (found.addresses.length === 0)
        walk.voids.push(shown);
}
async function lookUpMailServers({ visit, walk }, name, shown) {
    const answer = await visit.dns(name, 'MX');
    if (answer.failure) {
        walk.unknown ??= answer.failure.message;
        return;
    }
    if (answer.records.length === 0)
        walk.voids.push(shown);
    if (answer.records.length > MAX_MX_NAMES) {
        walk.errors.push(`"${shown}" finds ${answer.records.length} mail servers (at most ${MAX_MX_NAMES})`);
    }
}
async function walkTarget(step, target, shown, passes) {
    const { visit, walk, path } = step;
    if (hasMacros(target)) {
        walk.dynamic = true;
        return 'none';
    }
    const domain = (0,host_name/* canonicalName */.Ew)(target);
    if (isImpossible(domain)) {
        walk.errors.push(`"${shown}" has no possible domain name`);
        return 'none';
    }
    if (path.includes(domain)) {
        walk.errors.push(`"${shown}" is a loop back to ${domain}`);
        return 'none';
    }
    const answer = await visit.dns(domain, 'TXT');
    if (answer.failure) {
        walk.unknown ??= answer.failure.message;
        return 'none';
    }
    if (answer.records.length === 0)
        walk.voids.push(shown);
    const [text, ...others] = dataOf(answer).filter(isSpf);
    if (text === undefined || others.length > 0) {
        walk.errors.push(`"${shown}" finds ${text === undefined ? 'no' : 'more than one'} SPF record at ${domain}`);
        return 'none';
    }
    return await walkRecord({ visit, walk, path: [...path, domain], passes }, parseSpf(text));
}

;// CONCATENATED MODULE: ./lib/engine/tools/dns/mail/spf.js







const SPF = 'https://www.rfc-editor.org/rfc/rfc7208';
const spf_checks = {
    'spf-missing': {
        scope: 'site',
        severity: 'warning',
        title: 'The domain has mail but no SPF record',
        why: 'Large mailbox providers require SPF or DKIM of every sender. Without either, newsletters and order mails may be refused or end up as spam.',
        fix: 'Publish a TXT record that names your senders, such as v=spf1 include:_spf.example.com -all.',
        help: 'https://support.google.com/a/answer/81126',
        example: 'example.com. has an MX record and no TXT record that begins with v=spf1',
    },
    'spf-multiple': {
        scope: 'site',
        severity: 'warning',
        title: 'The domain has more than one SPF record',
        why: 'Receivers treat that as a permanent error, so SPF never passes.',
        fix: 'Merge the records into one.',
        help: `${SPF}#section-4.5`,
        example: 'example.com. TXT "v=spf1 mx -all"\nexample.com. TXT "v=spf1 include:_spf.example.net -all"',
    },
    'spf-invalid': {
        scope: 'site',
        severity: 'warning',
        title: 'The SPF record is not valid',
        why: 'Receivers treat one error, here or in an included record, as a permanent error, so SPF never passes.',
        fix: 'Correct or remove the term.',
        help: `${SPF}#section-4.6`,
        example: 'v=spf1 ip4:192.0.2.300 -all',
    },
    'spf-too-many-lookups': {
        scope: 'site',
        severity: 'warning',
        title: 'The SPF record needs more than 10 DNS lookups',
        why: 'Receivers stop at the eleventh, so SPF fails for the senders at the end of the record.',
        fix: 'Remove senders that you no longer use. Replace include, a and mx with ip4 and ip6 where the addresses do not change.',
        help: `${SPF}#section-4.6.4`,
        example: 'v=spf1 with eleven include: terms',
    },
    'spf-too-many-void-lookups': {
        scope: 'site',
        severity: 'warning',
        title: 'More than 2 lookups of the SPF record find nothing',
        why: 'Receivers treat that as a permanent error, so SPF fails.',
        fix: 'Remove the terms whose hosts no longer exist.',
        help: `${SPF}#section-4.6.4`,
        example: 'v=spf1 a:old1.example.com a:old2.example.com a:old3.example.com -all, none of which exists',
    },
    'spf-allows-all': {
        scope: 'site',
        severity: 'warning',
        title: 'The SPF record lets anybody send mail as the domain',
        why: 'Forged mail in your name passes SPF, and with it DMARC.',
        fix: 'End the record with -all or ~all, and name only your own senders.',
        help: `${SPF}#section-5.1`,
        example: 'v=spf1 mx +all',
    },
    'spf-ignored-terms': {
        scope: 'site',
        severity: 'notice',
        title: 'Terms of the SPF record have no effect',
        why: 'Receivers ignore terms after "all", and "redirect" beside "all": the senders named there are not allowed.',
        fix: 'Move the terms before "all", or remove them.',
        help: `${SPF}#section-5.1`,
        example: 'v=spf1 -all include:_spf.example.net',
    },
};
const spf = defineDomainTopic({
    checks: spf_checks,
    async judge(visit, domain) {
        const { name } = domain;
        const { kind } = await mailRoutingOf(visit, domain);
        const answer = await visit.dns(name, 'TXT');
        if (answer.failure)
            return without((0,judging_judgement/* sameForAll */.tE)(spf_checks, (0,judging_judgement/* notMeasured */.q7)(answer.failure.message)));
        const texts = dataOf(answer).filter(isSpf);
        const [text] = texts;
        if (text === undefined)
            return without(judgeMissing(name, kind === 'servers'));
        if (texts.length > 1)
            return without(judgeSeveral(name, texts));
        const record = parseSpf(text);
        const { walk, end } = await walkSpf(visit, name, record);
        const { lookups, voids, dynamic, ptr } = walk;
        return {
            judgements: judgeRecord(name, text, record, walk),
            facts: {
                spf: { record: text, lookups, voidLookups: voids.length, macros: dynamic, ptr: ptr.length > 0, end },
            },
        };
    },
});
const MAX_LOOKUPS = 10;
const MAX_VOID_LOOKUPS = 2;
function without(judgements) {
    return { judgements, facts: { spf: null } };
}
function judgeMissing(domain, hasMail) {
    return {
        ...(0,judging_judgement/* sameForAll */.tE)(spf_checks, (0,judging_judgement/* notApplicable */.hH)('there is no SPF record')),
        'spf-missing': hasMail
            ? (0,judging_judgement/* fail */.fJ)(at(domain, 'TXT', `${domain} has no TXT record that starts with v=spf1`))
            : (0,judging_judgement/* notApplicable */.hH)('the domain has no mail server'),
    };
}
function judgeSeveral(domain, texts) {
    return {
        ...(0,judging_judgement/* sameForAll */.tE)(spf_checks, (0,judging_judgement/* notApplicable */.hH)('there are several SPF records')),
        'spf-missing': (0,judging_judgement/* pass */.IX)(),
        'spf-multiple': (0,judging_judgement/* failWhere */.a4)(texts.map(text => at(domain, 'TXT', `"${text}"`, text))),
    };
}
function judgeRecord(domain, text, record, walk) {
    const places = (messages) => messages.map(message => at(domain, 'TXT', message, text));
    const { errors, open, unknown } = walk;
    const invalid = errors.length > 0 ? (0,judging_judgement/* notApplicable */.hH)('the SPF record is not valid') : undefined;
    const judgeTerms = (found) => (found.length === 0 ? invalid : undefined) ?? failOrUnknown(places(found), unknown);
    return {
        'spf-missing': (0,judging_judgement/* pass */.IX)(),
        'spf-multiple': (0,judging_judgement/* pass */.IX)(),
        'spf-invalid': failOrUnknown(places(errors), unknown),
        'spf-too-many-lookups': invalid ?? judgeLookups(walk, places),
        'spf-too-many-void-lookups': invalid ?? judgeVoids(walk, places),
        'spf-allows-all': judgeTerms(open.map(term => `"${term}" allows everybody`)),
        'spf-ignored-terms': invalid ?? (0,judging_judgement/* failWhere */.a4)(places(ignoredTerms(record))),
    };
}
function judgeLookups({ lookups, terms, unknown }, places) {
    const count = lookups >= MAX_COUNTED_LOOKUPS ? `${lookups} or more` : `${lookups}`;
    const first = terms[MAX_LOOKUPS];
    const message = `${count} lookups (at most ${MAX_LOOKUPS}); the first one too many is "${first}"`;
    return failOrUnknown(lookups > MAX_LOOKUPS ? places([message]) : [], unknown);
}
function judgeVoids({ voids, unknown }, places) {
    const message = `${voids.length} lookups find nothing (at most ${MAX_VOID_LOOKUPS}): ${voids.map(term => `"${term}"`).join(', ')}`;
    return failOrUnknown(voids.length > MAX_VOID_LOOKUPS ? places([message]) : [], unknown);
}
function ignoredTerms({ mechanisms, redirect }) {
    const end = mechanisms.findIndex(({ name }) => name === 'all');
    if (end < 0)
        return [];
    const ignored = mechanisms.slice(end + 1).map(({ term }) => `"${term}" is after "all"`);
    return redirect === undefined ? ignored : [...ignored, `"redirect=${redirect}" is ignored beside "all"`];
}

;// CONCATENATED MODULE: ./lib/engine/tools/dns/mail/tls-reports.js





const tlsReports = defineDomainTopic({
    checks: {
        'tls-rpt-invalid': {
            scope: 'site',
            severity: 'notice',
            title: 'The TLS reporting record is not valid',
            why: 'Senders ignore it, so you never learn of mail that could not be encrypted.',
            fix: 'Publish exactly one record, such as v=TLSRPTv1; rua=mailto:tls@example.com.',
            help: 'https://www.rfc-editor.org/rfc/rfc8460#section-3',
            example: '_smtp._tls.example.com. TXT "v=TLSRPTv1"',
        },
    },
    judge: async (visit, { name }) => ({ judgements: { 'tls-rpt-invalid': await judge(visit, name) } }),
});
async function judge(visit, domain) {
    const name = `_smtp._tls.${domain}`;
    const answer = await visit.dns(name, 'TXT');
    if (answer.failure)
        return (0,judging_judgement/* notMeasured */.q7)(answer.failure.message);
    const texts = textsWith(answer, /^v=TLSRPTv1[ \t]*;/);
    const [text] = texts;
    if (text === undefined)
        return (0,judging_judgement/* notApplicable */.hH)('the domain has no TLS reporting record');
    if (texts.length > 1)
        return (0,judging_judgement/* fail */.fJ)(at(name, 'TXT', 'Senders ignore all records if there is more than one', text));
    const { tags } = parseTagList(text);
    const addresses = (tags.get('rua') ?? '').split(',').map(address => address.trim());
    const bad = addresses.filter(address => !/^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/i.test(address));
    return (0,judging_judgement/* failWhere */.a4)(bad.map(address => at(name, 'TXT', `rua: "${address}" is not a mailto: or https: URL`, text)));
}

;// CONCATENATED MODULE: ./lib/engine/tools/dns/names.js


const names = (0,tool_definition/* defineTopic */.RE)({
    checks: {},
    async judge(visit) {
        const { host, domain } = await subjectOf(visit);
        return { judgements: {}, facts: { host, domain } };
    },
});

;// CONCATENATED MODULE: ./lib/engine/tools/dns/zone/authorities.js
const AUTHORITIES = {
    "let's encrypt": ['letsencrypt.org'],
    'google trust services': ['pki.goog'],
    digicert: [
        'digicert.com',
        'www.digicert.com',
        'symantec.com',
        'geotrust.com',
        'rapidssl.com',
        'thawte.com',
    ],
    sectigo: ['sectigo.com', 'comodo.com', 'comodoca.com', 'usertrust.com', 'trust-provider.com'],
    zerossl: ['sectigo.com', 'zerossl.com', 'comodoca.com', 'usertrust.com', 'trust-provider.com'],
    amazon: ['amazon.com', 'amazontrust.com', 'awstrust.com', 'amazonaws.com'],
    'globalsign nv-sa': ['globalsign.com'],
    'godaddy.com': ['godaddy.com', 'starfieldtech.com'],
    'starfield technologies': ['starfieldtech.com', 'godaddy.com'],
    'entrust, inc.': ['entrust.net', 'affirmtrust.com'],
    'ssl corp': ['ssl.com'],
    identrust: ['identrust.com'],
    'microsoft corporation': ['microsoft.com', 'ssladmin.microsoft.com'],
    'buypass as': ['buypass.com', 'buypass.no'],
    'actalis s.p.a.': ['actalis.it'],
    'asseco data systems': ['certum.pl', 'certum.eu'],
    'hellenic academic and research institutions': ['harica.gr'],
    certainly: ['certainly.com'],
};
function caaNamesOf(organisation) {
    const name = organisation.toLowerCase();
    return Object.entries(AUTHORITIES).find(([start]) => name.startsWith(start))?.[1];
}
function isKnownCaaName(name) {
    return Object.values(AUTHORITIES).some(names => names.includes(name));
}

;// CONCATENATED MODULE: ./lib/engine/tools/dns/zone/caa.js







const caa_checks = {
    'caa-invalid': {
        scope: 'site',
        severity: 'warning',
        title: 'A CAA record is not valid',
        why: 'Certificate authorities ignore the record or refuse to issue: the next renewal may fail.',
        fix: 'Write it in a form such as 0 issue "letsencrypt.org", 0 issuewild ";" or 0 iodef "mailto:security@example.com".',
        help: 'https://www.rfc-editor.org/rfc/rfc8659#section-4',
        example: 'example.com. CAA 0 issue "https://letsencrypt.org"',
    },
    'caa-denies-issuer': {
        scope: 'site',
        severity: 'warning',
        title: 'The CAA records forbid the authority that issued the certificate',
        why: 'The authority must refuse to renew the certificate. Once it expires, the site is down.',
        fix: 'Add a CAA record for that authority, or use one that the records allow.',
        help: 'https://www.rfc-editor.org/rfc/rfc8659#section-4.2',
        example: 'example.com. CAA 0 issue "digicert.com", with a certificate of Let\'s Encrypt',
    },
};
const caa = (0,tool_definition/* defineTopic */.RE)({
    checks: caa_checks,
    async judge(visit) {
        const { host } = await subjectOf(visit);
        const found = await relevantCaa(visit, host);
        if ('failure' in found) {
            return { judgements: (0,judging_judgement/* sameForAll */.tE)(caa_checks, (0,judging_judgement/* notMeasured */.q7)(found.failure)), facts: { caa: null } };
        }
        return { judgements: await judgeSet(visit, found), facts: { caa: found.records.map(textOf) } };
    },
});
async function relevantCaa(visit, host) {
    for (const name of (0,host_name/* namesUpwards */.Ni)(host)) {
        const answer = await visit.dns(name, 'CAA');
        if (answer.failure)
            return { failure: answer.failure.message };
        if (answer.records.length > 0)
            return { name, records: dataOf(answer) };
    }
    return { name: host, records: [] };
}
async function judgeSet(visit, found) {
    const { name, records } = found;
    if (records.length === 0)
        return (0,judging_judgement/* sameForAll */.tE)(caa_checks, (0,judging_judgement/* notApplicable */.hH)('there is no CAA record'));
    return {
        'caa-invalid': (0,judging_judgement/* failWhere */.a4)(records.flatMap(record => caa_faultsOf(name, record))),
        'caa-denies-issuer': judgeIssuer(found, await tlsOf(visit)),
    };
}
function textOf({ flags, tag, value }) {
    return `${flags} ${tag} "${value}"`;
}
async function tlsOf(visit) {
    const { protocol, hostname, port } = new URL(visit.url);
    if (protocol !== 'https:')
        return 'the page is served over plain HTTP';
    return await visit.tls(hostname, port === '' ? 443 : Number(port));
}
const ISSUER = /^[ \t]*(?:[a-z0-9][a-z0-9.-]*)?[ \t]*(?:;.*)?$/i;
const KNOWN_TAGS = new Set([
    ...['issue', 'issuewild', 'iodef', 'issuemail', 'issuevmc'],
    ...['contactemail', 'contactphone'],
]);
const CRITICAL = 128;
function caa_faultsOf(name, record) {
    const { flags, tag, value } = record;
    const fault = (message) => [at(name, 'CAA', `${textOf(record)}: ${message}`)];
    const lower = tag.toLowerCase();
    if (!KNOWN_TAGS.has(lower)) {
        return flags >= CRITICAL
            ? fault('unknown property that is marked as critical, so no authority may issue certificates')
            : fault('unknown property, which has no effect');
    }
    if ((lower === 'issue' || lower === 'issuewild') && !ISSUER.test(value)) {
        return fault('the value is not the domain of a certificate authority, so the record allows nobody');
    }
    if (lower === 'iodef' && !/^(?:mailto:[^@\s]+@[^@\s]+|https?:\/\/\S+)$/i.test(value)) {
        return fault('the value is not a mailto: or https: URL');
    }
    return [];
}
function judgeIssuer({ name, records }, tls) {
    if (typeof tls === 'string')
        return (0,judging_judgement/* notApplicable */.hH)(tls);
    if (tls.failure)
        return (0,judging_judgement/* notMeasured */.q7)(`no TLS handshake with ${tls.host}:${tls.port}: ${tls.failure.message}`);
    const { untrusted, chain } = tls.handshake;
    if (untrusted !== undefined)
        return (0,judging_judgement/* notApplicable */.hH)('the certificate is not of a public authority');
    const [leaf] = chain;
    const wildcard = coveredByWildcardAlone(tls.host, leaf.names);
    const allowed = allowedBy(records, wildcard);
    if (!allowed)
        return (0,judging_judgement/* failWhere */.a4)([]);
    const organisation = organisationOf(leaf.issuer);
    const known = organisation === undefined ? undefined : caaNamesOf(organisation);
    if (!known)
        return (0,judging_judgement/* notMeasured */.q7)(`the CAA name of the authority "${organisation ?? leaf.issuer}" is not known`);
    if (allowed.some(issuer => known.includes(issuer)))
        return (0,judging_judgement/* failWhere */.a4)([]);
    const strange = allowed.find(issuer => !isKnownCaaName(issuer));
    if (strange !== undefined)
        return (0,judging_judgement/* notMeasured */.q7)(`which authority has the CAA name ${strange} is not known`);
    const listed = allowed.length > 0 ? allowed.join(', ') : 'nobody';
    const message = `The certificate is issued by ${organisation} (${known[0]}), but the records allow ${listed}`;
    return (0,judging_judgement/* failWhere */.a4)([at(name, 'CAA', message)]);
}
function allowedBy(records, wildcard) {
    const valuesOf = (tag) => records.filter(record => record.tag.toLowerCase() === tag);
    const special = wildcard ? valuesOf('issuewild') : [];
    const relevant = special.length > 0 ? special : valuesOf('issue');
    if (relevant.length === 0)
        return undefined;
    return relevant.map(({ value }) => value.split(';')[0].trim().toLowerCase()).filter(Boolean);
}
function coveredByWildcardAlone(host, names) {
    const listed = names.split(', ').map(name => name.replace(/^DNS:/, '').toLowerCase());
    return !listed.includes(host) && listed.includes(`*.${host.slice(host.indexOf('.') + 1)}`);
}
function organisationOf(issuer) {
    return /(?:^|, )O=(.+?)(?:, [A-Z]+=|$)/.exec(issuer)?.[1]?.replaceAll('\\', '');
}

// EXTERNAL MODULE: ./lib/engine/visit/input-trace.js
var input_trace = __webpack_require__(4274);
;// CONCATENATED MODULE: ./lib/engine/tools/dns/zone/dnssec.js






const dnssec_checks = {
    'dnssec-broken': {
        scope: 'site',
        severity: 'error',
        title: 'The DNSSEC of the domain is broken',
        why: 'Resolvers that validate DNSSEC (such as those of Google, Cloudflare and many internet providers) answer with an error: their users cannot open the site.',
        fix: 'Sign the zone again, or correct the DS record at your registrar. To end the outage at once, remove the DS record.',
        help: 'https://www.rfc-editor.org/rfc/rfc4035#section-5',
        example: 'a DS record whose key is not in the zone: resolvers that validate answer SERVFAIL',
    },
    'dnssec-signatures-expiring': {
        scope: 'site',
        severity: 'warning',
        title: 'The DNSSEC signatures of the domain expire soon',
        why: 'They should have been renewed by now. Once they expire, users of resolvers that validate DNSSEC cannot open the site.',
        fix: 'Sign the zone again, and find out why that no longer happens by itself.',
        help: 'https://www.rfc-editor.org/rfc/rfc6781#section-4.4.2',
        example: 'RRSIG of A that expires tomorrow',
    },
    'dnssec-weak-algorithm': {
        scope: 'site',
        severity: 'notice',
        title: 'The DNSSEC of the domain uses a retired algorithm',
        why: 'Resolvers need not validate SHA-1 and older algorithms any more, and may treat the domain as unsigned.',
        fix: 'Change to a key with algorithm 13 (ECDSA P-256) or 15 (Ed25519), and a DS record with digest type 2 (SHA-256).',
        help: 'https://www.rfc-editor.org/rfc/rfc9905#section-2',
        example: 'example.com. DS 12345 5 1 … (RSA/SHA-1)',
    },
};
const dnssec = defineDomainTopic({
    checks: dnssec_checks,
    async judge(visit, domain) {
        const delegation = await visit.dns(domain.name, 'DS');
        if (delegation.failure)
            return sameAnswer((0,judging_judgement/* notMeasured */.q7)(delegation.failure.message), null);
        if (delegation.records.length === 0)
            return await judgeUnsigned(visit, domain);
        return judgeSigned(await evidenceOf(visit, domain.name, dataOf(delegation)), new Date());
    },
});
const RETIRED_ALGORITHMS = new Set([1, 3, 5, 6, 7, 12]);
const DIGESTS = { 1: 'sha1', 2: 'sha256', 4: 'sha384' };
const RETIRED_DIGESTS = new Set([1, 3]);
const EXPIRING_SHARE = 0.1;
async function evidenceOf(visit, domain, delegation) {
    const start = await visit.dns(domain, 'SOA');
    const checkingDisabled = start.failure !== undefined;
    const [keys, unchecked] = await Promise.all([
        visit.dns(domain, 'DNSKEY', { checkingDisabled }),
        checkingDisabled ? visit.dns(domain, 'SOA', { checkingDisabled }) : start,
    ]);
    return { domain, delegation, keys, start, unchecked };
}
function sameAnswer(judgement, signed) {
    return { judgements: (0,judging_judgement/* sameForAll */.tE)(dnssec_checks, judgement), facts: { dnssec: { signed } } };
}
function judgeSigned(evidence, now) {
    const { domain, delegation, start } = evidence;
    const signatures = signaturesOf(evidence);
    for (const { inception, expiration } of signatures) {
        const end = expiration.getTime();
        (0,input_trace/* holdsUntil */.HK)(end);
        (0,input_trace/* holdsUntil */.HK)(end - (end - inception.getTime()) * EXPIRING_SHARE);
    }
    const broken = judgeBroken(evidence, signatures, now);
    return {
        judgements: {
            'dnssec-broken': broken,
            'dnssec-signatures-expiring': broken.outcome === 'fail'
                ? (0,judging_judgement/* notApplicable */.hH)('the DNSSEC of the domain is broken')
                : judgeExpiry(domain, signatures, now),
            'dnssec-weak-algorithm': judgeAlgorithms(domain, delegation),
        },
        facts: {
            dnssec: {
                signed: true,
                validated: start.failure ? false : start.authentic,
                algorithms: [...new Set(delegation.map(({ algorithm }) => algorithm))].sort((a, b) => a - b),
                expires: signatures.length === 0 ? null : latest(signatures).toISOString(),
            },
        },
    };
}
async function judgeUnsigned(visit, { topLevel }) {
    const above = await visit.dns(topLevel, 'DS');
    if (dataOf(above).length === 0) {
        return sameAnswer((0,judging_judgement/* notMeasured */.q7)(`the resolver shows no DNSSEC records, not even of .${topLevel}`), null);
    }
    return sameAnswer((0,judging_judgement/* notApplicable */.hH)('the domain has no DNSSEC'), false);
}
function signaturesOf({ domain, unchecked }) {
    if (unchecked.failure)
        return [];
    return unchecked.signatures.filter(({ name, covers }) => name === domain && covers === 'SOA');
}
function judgeBroken(evidence, signatures, now) {
    const { domain, keys, start, unchecked } = evidence;
    if (start.failure) {
        const refused = start.failure.kind === 'server-failure' && !unchecked.failure;
        if (!refused)
            return (0,judging_judgement/* notMeasured */.q7)(start.failure.message);
        const unsigned = !keys.failure && keys.records.length === 0 && signatures.length === 0;
        const cause = unsigned
            ? at(domain, 'DNSKEY', `${domain} is not signed, although it has a DS record`)
            : (dnssec_faultOf(evidence, signatures, now) ?? at(domain, 'SOA', 'The signatures cannot be validated'));
        const message = `The resolver answers only without validation. ${cause.message}`;
        return (0,judging_judgement/* fail */.fJ)({ ...cause, message });
    }
    if (start.authentic)
        return (0,judging_judgement/* pass */.IX)();
    const fault = dnssec_faultOf(evidence, signatures, now);
    if (fault)
        return (0,judging_judgement/* fail */.fJ)(fault);
    return fittingKey(evidence) && signatures.length > 0
        ? (0,judging_judgement/* pass */.IX)('the resolver does not validate; keys and dates fit')
        : (0,judging_judgement/* notMeasured */.q7)('the resolver neither validates nor shows keys and signatures');
}
function dnssec_faultOf(evidence, signatures, now) {
    const { domain, delegation, keys } = evidence;
    const readable = dataOf(keys).length > 0 && delegation.every(({ digestType }) => DIGESTS[digestType]);
    if (readable && !fittingKey(evidence)) {
        return at(domain, 'DS', `No DNSKEY of ${domain} matches its DS records`);
    }
    if (signatures.length === 0 || latest(signatures) >= now)
        return undefined;
    return at(domain, 'SOA', `The signature expired on ${latest(signatures).toISOString().slice(0, 10)}`);
}
function fittingKey({ domain, delegation, keys }) {
    const published = dataOf(keys);
    const known = delegation.filter(({ digestType }) => DIGESTS[digestType]);
    return known.some(entry => published.some(key => isDigestOf(entry, domain, key)));
}
function isDigestOf(entry, domain, key) {
    if (entry.algorithm !== key.algorithm)
        return false;
    const name = domain.split('.').flatMap(label => [Buffer.from([label.length]), Buffer.from(label)]);
    const head = Buffer.from([key.flags >> 8, key.flags & 0xff, 3, key.algorithm]);
    const digest = (0,external_node_crypto_.createHash)(DIGESTS[entry.digestType])
        .update(Buffer.concat([...name, Buffer.from([0]), head, key.key]))
        .digest();
    return digest.equals(entry.digest);
}
function latest(signatures) {
    return new Date(Math.max(...signatures.map(({ expiration }) => expiration.getTime())));
}
function judgeExpiry(domain, signatures, now) {
    if (signatures.length === 0)
        return (0,judging_judgement/* notMeasured */.q7)('the resolver does not show signatures');
    const expiring = signatures.every(({ inception, expiration }) => {
        const life = expiration.getTime() - inception.getTime();
        return expiration.getTime() - now.getTime() < life * EXPIRING_SHARE;
    });
    const message = `The signature expires on ${latest(signatures).toISOString().slice(0, 10)}`;
    return (0,judging_judgement/* failWhere */.a4)(expiring ? [at(domain, 'SOA', message)] : []);
}
function judgeAlgorithms(domain, delegation) {
    const isRetired = ({ algorithm, digestType }) => RETIRED_ALGORITHMS.has(algorithm) || RETIRED_DIGESTS.has(digestType);
    if (!delegation.every(isRetired))
        return (0,judging_judgement/* pass */.IX)();
    return (0,judging_judgement/* fail */.fJ)(delegation.map(({ keyTag, algorithm, digestType }) => at(domain, 'DS', `Key ${keyTag} has algorithm ${algorithm} and digest type ${digestType}`)));
}

;// CONCATENATED MODULE: ./lib/engine/tools/dns/zone/name-servers.js




const name_servers_checks = {
    'single-name-server': {
        scope: 'site',
        severity: 'warning',
        title: 'The domain has only one name server',
        why: 'When it is down, the site and its mail cannot be reached.',
        fix: 'Add a second name server in another network. DNS providers offer at least two.',
        help: 'https://www.rfc-editor.org/rfc/rfc2182#section-5',
        example: 'example.com. NS ns1.example.net., and no other',
    },
    'name-server-unresolved': {
        scope: 'site',
        severity: 'warning',
        title: 'A name server of the domain has no address',
        why: 'DNS requests to it are lost, so the site loads more slowly. If its domain is free, whoever registers it controls yours.',
        fix: 'Correct or remove the NS record, in the zone and at your registrar.',
        help: 'https://www.rfc-editor.org/rfc/rfc1912#section-2.8',
        example: 'example.com. NS ns2.gone.example., which has no address',
    },
    'name-server-alias': {
        scope: 'site',
        severity: 'notice',
        title: 'A name server of the domain has a CNAME record',
        why: 'An NS record must not name an alias: some resolvers do not ask such a server.',
        fix: 'In the NS record, name the host that the CNAME record points to.',
        help: 'https://www.rfc-editor.org/rfc/rfc2181#section-10.3',
        example: 'example.com. NS ns.example.com.\nns.example.com. CNAME ns1.example.net.',
    },
};
const nameServers = defineDomainTopic({
    checks: name_servers_checks,
    async judge(visit, { name: domain }) {
        const answer = await visit.dns(domain, 'NS');
        if (answer.failure) {
            return {
                judgements: (0,judging_judgement/* sameForAll */.tE)(name_servers_checks, (0,judging_judgement/* notMeasured */.q7)(answer.failure.message)),
                facts: { nameServers: null },
            };
        }
        const names = dataOf(answer).sort();
        const judgements = names.length === 0
            ? (0,judging_judgement/* sameForAll */.tE)(name_servers_checks, (0,judging_judgement/* notMeasured */.q7)(`the resolver shows no NS records of ${domain}`))
            : await judgeServers(visit, domain, names);
        return { judgements, facts: { nameServers: names } };
    },
});
const MIN_SERVERS = 2;
const name_servers_MAX_SERVERS = 13;
async function judgeServers(visit, domain, names) {
    const asked = names.slice(0, name_servers_MAX_SERVERS);
    const servers = await Promise.all(asked.map(async (name) => ({
        name,
        found: await addressesOf(visit, name),
        alias: await visit.dns(name, 'CNAME'),
    })));
    const unresolved = [];
    const unknown = [];
    const addresses = [];
    for (const { name, found } of servers) {
        if ('failure' in found)
            unknown.push(found.failure);
        else if (found.addresses.length > 0)
            addresses.push(found.addresses);
        else
            unresolved.push(at(domain, 'NS', `${name} ${found.exists ? 'has no address' : 'does not exist'}`));
    }
    const aliases = servers.flatMap(({ name, alias }) => dataOf(alias).map(target => at(domain, 'NS', `${name} has a CNAME record to ${target}`)));
    const unasked = servers.find(({ alias }) => alias.failure)?.alias.failure?.message;
    const allKnown = addresses.length === names.length;
    return {
        'single-name-server': judgeNumber(domain, names, allKnown ? addresses : []),
        'name-server-unresolved': failOrUnknown(unresolved, unknown[0]),
        'name-server-alias': failOrUnknown(aliases, unasked),
    };
}
function judgeNumber(domain, names, addresses) {
    if (names.length < MIN_SERVERS) {
        return (0,judging_judgement/* fail */.fJ)(at(domain, 'NS', `${names[0]} is the only name server`));
    }
    const [first = [], ...others] = addresses;
    const key = (list) => [...list].sort().join(' ');
    const oneMachine = others.length > 0 && others.every(other => key(other) === key(first));
    const message = `${names.join(', ')} all have the same address: ${first.join(', ')}`;
    return (0,judging_judgement/* failWhere */.a4)(oneMachine ? [at(domain, 'NS', message)] : []);
}

;// CONCATENATED MODULE: ./lib/engine/tools/dns/zone/soa.js


const soa = defineDomainTopic({
    checks: {},
    async judge(visit, { name }) {
        const [record] = dataOf(await visit.dns(name, 'SOA'));
        return { judgements: {}, facts: { soa: record ? { ...record } : null } };
    },
});

;// CONCATENATED MODULE: ./lib/engine/tools/dns/zone/verification.js


const verification = defineDomainTopic({
    checks: {},
    async judge(visit, { name }) {
        const texts = dataOf(await visit.dns(name, 'TXT'));
        return { judgements: {}, facts: { verifications: verifiedServices(texts) } };
    },
});
const MARKS = [
    [/^google-site-verification=/i, 'Google'],
    [/^ms=(?:ms\d|[0-9a-f]{40}$)/i, 'Microsoft 365'],
    [/^facebook-domain-verification=/i, 'Meta'],
    [/^apple-domain-verification=/i, 'Apple'],
    [/^(?:globalsign-domain-verification|_globalsign-domain-verification)=/i, 'GlobalSign'],
    [/^yandex-verification[:=]/i, 'Yandex'],
    [/^pinterest-site-verification=/i, 'Pinterest'],
    [/^ahrefs-site-verification/i, 'Ahrefs'],
    [/^atlassian-domain-verification=/i, 'Atlassian'],
    [/^stripe-verification=/i, 'Stripe'],
    [/^openai-domain-verification=/i, 'OpenAI'],
    [/^anthropic-domain-verification/i, 'Anthropic'],
];
function verifiedServices(texts) {
    return MARKS.filter(([mark]) => texts.some(text => mark.test(text))).map(([, name]) => name);
}

;// CONCATENATED MODULE: ./lib/engine/tools/dns/zone/wildcard.js

const wildcard = defineDomainTopic({
    checks: {},
    async judge(visit, { name }) {
        const answer = await visit.dns(`seo-preflight-wildcard-probe.${name}`, 'A');
        return { judgements: {}, facts: { wildcard: answer.failure ? null : answer.records.length > 0 } };
    },
});

;// CONCATENATED MODULE: ./lib/engine/tools/dns/topics.js



















const topics = [
    names,
    addresses,
    aliases,
    counterpart,
    httpsRecord,
    mixedScripts,
    nameServers,
    soa,
    dnssec,
    caa,
    verification,
    wildcard,
    mailServers,
    spf,
    dmarc,
    dkim,
    mtaSts,
    tlsReports,
    bimi,
];


/***/ }),

/***/ 4274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bf: () => (/* binding */ noteInput),
/* harmony export */   HK: () => (/* binding */ holdsUntil),
/* harmony export */   LF: () => (/* binding */ read),
/* harmony export */   Lp: () => (/* binding */ cannotRepeat),
/* harmony export */   _q: () => (/* binding */ tracedAsHere),
/* harmony export */   fC: () => (/* binding */ traceOf),
/* harmony export */   mn: () => (/* binding */ traced)
/* harmony export */ });
/* unused harmony export InputTrace */
/* harmony import */ var node_async_hooks__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16698);

const current = new node_async_hooks__WEBPACK_IMPORTED_MODULE_0__.AsyncLocalStorage();
const traces = new WeakMap();
class InputTrace {
    #own = new Map();
    #parts = new Set();
    #until = Number.POSITIVE_INFINITY;
    add(key, fingerprint) {
        if (this.#own.get(key) === undefined)
            this.#own.set(key, fingerprint);
    }
    include(part) {
        if (part !== this)
            this.#parts.add(part);
    }
    endAt(time) {
        this.#until = Math.min(this.#until, time);
    }
    all() {
        const inputs = new Map();
        let until = Number.POSITIVE_INFINITY;
        const seen = new Set([this]);
        for (const trace of seen) {
            until = Math.min(until, trace.#until);
            for (const [key, value] of trace.#own)
                if (inputs.get(key) === undefined)
                    inputs.set(key, value);
            for (const part of trace.#parts)
                seen.add(part);
        }
        return { inputs, until };
    }
}
function traced(work) {
    const trace = new InputTrace();
    const promise = current.run(trace, work);
    traces.set(promise, trace);
    return promise;
}
function read(promise) {
    const trace = traces.get(promise);
    if (trace)
        current.getStore()?.include(trace);
    return promise;
}
function traceOf(promise) {
    return traces.get(promise);
}
function tracedAsHere(promise) {
    const trace = current.getStore();
    if (trace)
        traces.set(promise, trace);
    return promise;
}
function noteInput(key, fingerprint) {
    current.getStore()?.add(key, fingerprint);
}
function cannotRepeat(why) {
    noteInput(`not asked: ${why}`);
}
function holdsUntil(time, now = Date.now()) {
    if (time >= now)
        current.getStore()?.endAt(time);
}


/***/ }),

/***/ 9895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ perVisit)
/* harmony export */ });
/* harmony import */ var _input_trace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4274);

function perVisit(read) {
    return visit => {
        const known = visit.readings.get(read);
        const reading = known ?? (0,_input_trace_js__WEBPACK_IMPORTED_MODULE_0__/* .traced */ .mn)(() => read(visit));
        if (!known)
            visit.readings.set(read, reading);
        return (0,_input_trace_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(reading);
    };
}


/***/ }),

/***/ 69612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ literalAddress),
/* harmony export */   Pz: () => (/* binding */ hostKind),
/* harmony export */   TH: () => (/* binding */ isSampleHost),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   YY: () => (/* binding */ isThisMachine),
/* harmony export */   gh: () => (/* binding */ isMetadataAddress),
/* harmony export */   i0: () => (/* binding */ isPublicAddress),
/* harmony export */   jV: () => (/* binding */ plainHost),
/* harmony export */   mJ: () => (/* binding */ isLocalHost),
/* harmony export */   wQ: () => (/* binding */ neverLeavesMachine)
/* harmony export */ });
/* harmony import */ var ipaddr_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48280);

const RANGES = {
    loopback: 'loopback',
    unspecified: 'unspecified',
    linkLocal: 'link-local',
    private: 'private',
    uniqueLocal: 'private',
    carrierGradeNat: 'private',
    unicast: 'public',
};
const METADATA_ADDRESSES = new Set(['168.63.129.16', '100.100.100.200', '192.0.0.192', 'fd00:ec2::254', 'fd00:ec2::23', 'fd20:ce::254'].map(address => ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.parse(address).toString()));
const GLOBAL_UNICAST = ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.parseCIDR('2000::/3');
const MAPPED = ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.parseCIDR('::ffff:0:0/96');
const EMBEDDING = [
    ['::/96', 12],
    ['::ffff:0:0/96', 12],
    ['::ffff:0:0:0/96', 12],
    ['64:ff9b::/96', 12],
    ['2002::/16', 2],
].map(([prefix, start]) => ({ prefix: ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.parseCIDR(prefix), start }));
const PRIVATE_TOP_LEVEL = new Set(['test', 'local', 'internal', 'home', 'lan', 'arpa']);
function hostKind(host) {
    const address = parsed(host);
    return address ? addressKind(address) : nameKind(plainHost(host));
}
function literalAddress(host) {
    return parsed(host) && plainHost(host);
}
function plainHost(host) {
    return host.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}
function isPublicAddress(address) {
    const read = parsed(address);
    return read !== undefined && addressKind(read) === 'public';
}
function isMetadataAddress(address) {
    const read = parsed(address);
    if (!read)
        return false;
    const embedded = embeddedIn(read);
    return [read, ...(embedded ? [embedded] : [])].map(addressKind).some(kind => METADATA_KINDS.has(kind));
}
const METADATA_KINDS = new Set(['link-local', 'metadata']);
function isLocalHost(host) {
    return hostKind(host) !== 'public';
}
function isThisMachine(host) {
    const kind = hostKind(host);
    return kind === 'loopback' || kind === 'unspecified';
}
function isSampleHost(host) {
    return /^(?:www\.)?example\.(?:com|net|org)$/i.test(plainHost(host));
}
function isLoopback(host) {
    return hostKind(host) === 'loopback';
}
function neverLeavesMachine(host) {
    return isLoopback(host) && (parsed(host) !== undefined || plainHost(host).toLowerCase() === 'localhost');
}
const MADE_AS_ADDRESS = /^[\da-fx.]+$|:/i;
function parsed(host) {
    const text = plainHost(host).replace(/%.*$/, '');
    return MADE_AS_ADDRESS.test(text) && ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.isValid(text) ? ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.parse(text) : undefined;
}
function addressKind(address) {
    if (METADATA_ADDRESSES.has(address.toString()))
        return 'metadata';
    if (address instanceof ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6 && address.match(MAPPED))
        return mappedKind(address);
    const kind = RANGES[address.range()] ?? 'reserved';
    const isOutside = address instanceof ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6 && !address.match(GLOBAL_UNICAST);
    return kind === 'public' && isOutside ? 'reserved' : kind;
}
function mappedKind(address) {
    const kind = addressKind(address.toIPv4Address());
    return kind === 'public' ? 'reserved' : kind;
}
function embeddedIn(address) {
    if (address instanceof ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv4)
        return undefined;
    const start = EMBEDDING.find(({ prefix }) => address.match(prefix))?.start;
    return start === undefined ? undefined : new ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv4(address.toByteArray().slice(start, start + 4));
}
function nameKind(name) {
    const topLevel = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
    if (topLevel === 'localhost')
        return 'loopback';
    return topLevel === name.toLowerCase() || PRIVATE_TOP_LEVEL.has(topLevel) ? 'private' : 'public';
}


/***/ })

};
