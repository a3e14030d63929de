export const id = 4910;
export const ids = [4910];
export const modules = {

/***/ 49754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ uncheckedFilesBase),
/* harmony export */   T: () => (/* binding */ withCheckedFiles)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11312);


const TAG = /<(?:script|link)(?=[\s/])[^<>]{0,4000}>/gi;
const INTEGRITY = /[\s"'/]integrity\s*=/i;
const CORS = /[\s"'/]crossorigin(?=[\s=>/])/i;
const ADDRESS = /[\s"'/](?:src|href)\s*=\s*(?:"([^"]{1,2000})"|'([^']{1,2000})'|([^\s"'>]{1,2000}))/i;
function uncheckedFilesBase(document, preview) {
    if (!document || preview?.host === undefined)
        return undefined;
    const isUnchecked = document.elements('script', 'link').some(element => {
        if ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'integrity') === undefined)
            return false;
        if ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'crossorigin') !== undefined)
            return false;
        const address = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'src') ?? (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'href');
        const url = address === undefined ? null : URL.parse(address.trim(), document.baseUrl);
        return url !== null && (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .hereOf */ .IS)(preview, url) !== undefined;
    });
    return isUnchecked ? document.baseUrl : undefined;
}
function withCheckedFiles(html, base, preview) {
    return html.replace(TAG, tag => {
        if (!INTEGRITY.test(tag) || CORS.test(tag))
            return tag;
        const address = ADDRESS.exec(tag)
            ?.slice(1)
            .find(each => each !== undefined);
        const url = address === undefined ? null : URL.parse(address.trim(), base);
        return url && (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .hereOf */ .IS)(preview, url) ? tag.replace(/^<\w+/, '$& crossorigin') : tag;
    });
}


/***/ }),

/***/ 68520:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c3: () => (/* binding */ TRIED_OUT),
/* harmony export */   fU: () => (/* binding */ asGathered),
/* harmony export */   ln: () => (/* binding */ ALL_GATHERINGS)
/* harmony export */ });
/* unused harmony export GATHERINGS */
const TRIED_OUT = [
    'shownBanners',
    'scriptedAnchors',
    'unrevealedText',
    'deadMenus',
    'closedMenus',
    'lostOnPhone',
    'unseenFocus',
    'undefinedHandlers',
    'narrowLayout',
    'desktopLayout',
    'unservedForms',
    'pasteRefusals',
    'hoverMenus',
    'stateContrasts',
    'fixedBars',
    'buttonsBeyondScreen',
    'coveredTargets',
    'coveredControls',
    'coveredTexts',
    'lateContent',
    'headerOverlaps',
    'sidewaysTexts',
    'edgeTexts',
    'unsaidMenus',
    'openedMenus',
    'wrappedMenus',
    'clickedParts',
    'answeredLinks',
    'modifiedClicks',
];
const GATHERINGS = [
    'layout',
    'globals',
    'cookies',
    'mixedContent',
    'permissions',
    'axe',
    ...TRIED_OUT,
    'screenshots',
];
const ALL_GATHERINGS = new Set(GATHERINGS);
function asGathered(page, gathered) {
    const whole = { ...page };
    for (const name of GATHERINGS) {
        if (gathered.has(name))
            continue;
        delete whole[name];
        Object.defineProperty(whole, name, {
            get() {
                throw new Error(`"${name}" of a page was read, which is not among what its reader declares to gather`);
            },
        });
    }
    return whole;
}


/***/ }),

/***/ 17219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ isStarved)
/* harmony export */ });
const MOST_OF_OTHERS = 0.5;
const MOST_WAITED = 0.6;
const SOME_OF_OTHERS = 0.1;
function isStarved({ othersShare = 0, waitedShare = 0, }) {
    return othersShare > MOST_OF_OTHERS || (othersShare > SOME_OF_OTHERS && waitedShare > MOST_WAITED);
}


/***/ }),

/***/ 51475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eP: () => (/* binding */ charsetOf),
/* harmony export */   iT: () => (/* binding */ decodeHtml),
/* harmony export */   up: () => (/* binding */ xmlEncodingOf)
/* harmony export */ });
/* harmony import */ var html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45528);
/* harmony import */ var _syntax_content_type_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6034);


function decodeHtml(body, contentType) {
    const { mediaType, charset } = (0,_syntax_content_type_js__WEBPACK_IMPORTED_MODULE_1__/* .parseContentType */ .x)(contentType === undefined ? [] : [contentType]);
    const xml = mediaType === 'application/xhtml+xml';
    const label = xmlEncodingOf(body);
    const declared = label === undefined ? undefined : encodingOf(label);
    const defaultEncoding = declared?.startsWith('UTF-16')
        ? 'UTF-8'
        : (declared ?? (xml ? 'UTF-8' : 'windows-1252'));
    const encoding = html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__(body, {
        xml,
        defaultEncoding,
        ...(charset !== undefined && { transportLayerEncodingLabel: charset }),
    });
    return { text: decode(body, encoding), encoding };
}
function encodingOf(label) {
    const options = { transportLayerEncodingLabel: label, defaultEncoding: '' };
    return html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__(new Uint8Array(), options) || undefined;
}
const DECLARATION_BYTES = 1024;
function xmlEncodingOf(body) {
    const start = body.toString('latin1', 0, DECLARATION_BYTES);
    const [declaration] = /^<\?xml[^>]*>/.exec(start) ?? [];
    const [, , label] = /encoding[\x00-\x20]*=[\x00-\x20]*(["'])([^"'\x00-\x20]+)\1/.exec(declaration ?? '') ?? [];
    return label;
}
function charsetOf(contentType) {
    return contentType === undefined ? undefined : (0,_syntax_content_type_js__WEBPACK_IMPORTED_MODULE_1__/* .parseContentType */ .x)([contentType]).charset;
}
function decode(body, encoding) {
    if (encoding === 'replacement')
        return body.length === 0 ? '' : '\uFFFD';
    if (encoding === 'x-user-defined') {
        return body
            .toString('latin1')
            .replace(/[\x80-\xff]/g, byte => String.fromCharCode(byte.charCodeAt(0) + 0xf700));
    }
    return decoderFor(encoding).decode(body);
}
const decoders = new Map();
function decoderFor(encoding) {
    const known = decoders.get(encoding);
    if (known)
        return known;
    const decoder = new TextDecoder(encoding);
    decoders.set(encoding, decoder);
    return decoder;
}


/***/ }),

/***/ 39531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ Deadline),
/* harmony export */   H: () => (/* binding */ orAborted)
/* harmony export */ });
class Deadline {
    static #bySignal = new WeakMap();
    #timer;
    #tied;
    #controller;
    #passed = false;
    #end;
    #callback;
    constructor(ms, outer) {
        this.#timer = setTimeout(() => this.#pass(ms), ms);
        this.#tied = outer && Deadline.#tiedTo(outer).add(this);
        if (outer?.aborted)
            this.#over(outer.reason);
    }
    get signal() {
        this.#controller ??= new AbortController();
        if (this.#end)
            this.#controller.abort(this.#end.reason);
        return this.#controller.signal;
    }
    get passed() {
        return this.#passed;
    }
    get ended() {
        return this.#end !== undefined;
    }
    onEnd(callback) {
        this.#callback = callback;
        if (this.#end)
            callback(this.#end.reason);
    }
    clear() {
        clearTimeout(this.#timer);
        this.#tied?.delete(this);
    }
    static #tiedTo(signal) {
        const known = Deadline.#bySignal.get(signal);
        if (known)
            return known;
        const tied = new Set();
        Deadline.#bySignal.set(signal, tied);
        const endAll = () => {
            for (const deadline of tied)
                deadline.#over(signal.reason);
        };
        signal.addEventListener('abort', endAll, { once: true });
        return tied;
    }
    #pass(ms) {
        this.#passed = true;
        this.#over(new Error(`the time of ${ms / 1000} s is over`));
    }
    #over(reason) {
        if (this.#end)
            return;
        this.#end = { reason };
        this.clear();
        this.#controller?.abort(reason);
        this.#callback?.(reason);
    }
}
async function orAborted(work, signal) {
    const { promise, reject } = Promise.withResolvers();
    const abort = () => reject(signal.reason);
    if (signal.aborted)
        abort();
    signal.addEventListener('abort', abort, { once: true });
    try {
        return await Promise.race([work, promise]);
    }
    finally {
        signal.removeEventListener('abort', abort);
    }
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

/***/ 46767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ DnsResolver)
});

// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./lib/engine/network/deadline.js
var deadline = __webpack_require__(39531);
// EXTERNAL MODULE: ./lib/engine/network/memo.js
var memo = __webpack_require__(93933);
// EXTERNAL MODULE: ./lib/engine/network/dns/host-name.js
var host_name = __webpack_require__(7113);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/dns-packet/index.js
var dns_packet = __webpack_require__(14894);
;// CONCATENATED MODULE: ./lib/engine/network/dns/service-binding.js
function decodeServiceBinding(data) {
    const priority = data.readUInt16BE(0);
    const labels = [];
    let at = 2;
    for (let length = data.readUInt8(at++); length > 0; length = data.readUInt8(at++)) {
        labels.push(slice(data, at, length).toString('latin1').toLowerCase());
        at += length;
    }
    const parameters = new Map();
    while (at < data.length) {
        const length = data.readUInt16BE(at + 2);
        parameters.set(data.readUInt16BE(at), slice(data, at + 4, length));
        at += 4 + length;
    }
    return { priority, target: labels.join('.') || '.', parameters };
}
function slice(data, at, length) {
    if (at + length > data.length)
        throw new RangeError('the record ends too early');
    return data.subarray(at, at + length);
}

;// CONCATENATED MODULE: ./lib/engine/network/dns/message.js




const UDP_PAYLOAD_BYTES = 1232;
const MAX_ALIASES = 20;
const HTTPS_TYPE = 'UNKNOWN_65';
function encodeQuery({ name, type, checkingDisabled }) {
    const id = (0,external_node_crypto_.randomInt)(0x10000);
    const { RECURSION_DESIRED, AUTHENTIC_DATA, CHECKING_DISABLED, DNSSEC_OK } = dns_packet;
    const message = dns_packet.encode({
        type: 'query',
        id,
        flags: RECURSION_DESIRED | AUTHENTIC_DATA | (checkingDisabled ? CHECKING_DISABLED : 0),
        questions: [{ name: name || '.', type: wireType(type) }],
        additionals: [
            {
                type: 'OPT',
                name: '.',
                udpPayloadSize: UDP_PAYLOAD_BYTES,
                extendedRcode: 0,
                ednsVersion: 0,
                flags: DNSSEC_OK,
                flag_do: true,
                options: [],
            },
        ],
    });
    return { id, message };
}
function decodeMessage(message, id, question) {
    if (message.length < 12 || message.readUInt16BE(0) !== id)
        return undefined;
    const truncated = (message.readUInt16BE(2) & dns_packet.TRUNCATED_RESPONSE) !== 0;
    const packet = dns_packet.decode(truncated ? withoutRecords(message) : message);
    const asked = packet.questions?.[0];
    if (packet.type !== 'response')
        return undefined;
    if (asked && (canonicalOrRoot(asked.name) !== question.name || asked.type !== wireType(question.type))) {
        return undefined;
    }
    return { truncated, packet };
}
function withoutRecords(message) {
    const copy = Buffer.from(message);
    copy.fill(0, 6, 12);
    return copy;
}
const RCODE_FAILURES = {
    SERVFAIL: 'server-failure',
    REFUSED: 'refused',
};
function readAnswer(packet, name, type) {
    const { rcode } = packet;
    if (rcode !== 'NOERROR' && rcode !== 'NXDOMAIN') {
        const kind = RCODE_FAILURES[rcode] ?? 'malformed';
        return { name, type, failure: { kind, message: `the resolver answers ${rcode} for ${name} ${type}` } };
    }
    const answers = packet.answers ?? [];
    const aliases = type === 'CNAME' ? [] : followAliases(answers, name);
    const owner = aliases.at(-1)?.target ?? name;
    return {
        name,
        type,
        exists: rcode === 'NOERROR',
        records: answers.flatMap(answer => recordOf(answer, owner, type)),
        aliases,
        signatures: answers.flatMap(signatureOf),
        authentic: packet.flag_ad,
    };
}
function followAliases(answers, name) {
    const targets = new Map();
    for (const answer of answers) {
        if (answer.type === 'CNAME')
            targets.set(canonicalOrRoot(answer.name), canonicalOrRoot(answer.data));
    }
    const aliases = [];
    for (let at = name; targets.has(at) && aliases.length < MAX_ALIASES; at = aliases.at(-1).target) {
        aliases.push({ name: at, target: targets.get(at) });
    }
    return aliases;
}
function recordOf(answer, owner, type) {
    const name = canonicalOrRoot(answer.name);
    if (answer.type !== wireType(type) || name !== owner)
        return [];
    const { ttl, data } = answer;
    return [{ name, ttl: ttl ?? 0, data: READERS[type](data) }];
}
const READERS = {
    A: (data) => data,
    AAAA: (data) => data,
    CNAME: canonicalOrRoot,
    NS: canonicalOrRoot,
    SOA: (data) => {
        const { serial, refresh, retry, expire, minimum } = data;
        return { primary: canonicalOrRoot(data.mname), serial, refresh, retry, expire, minimum };
    },
    MX: ({ preference, exchange }) => ({ preference, exchange: canonicalOrRoot(exchange) }),
    TXT: (data) => data.map(part => part.toString()).join(''),
    CAA: ({ flags, tag, value }) => ({ flags, tag, value }),
    DS: (data) => {
        const { keyTag, algorithm, digestType, digest } = data;
        return { keyTag, algorithm, digestType, digest };
    },
    DNSKEY: ({ flags, algorithm, key }) => ({ flags, algorithm, key }),
    HTTPS: (data) => decodeServiceBinding(data),
};
function signatureOf(answer) {
    if (answer.type !== 'RRSIG')
        return [];
    const { typeCovered, algorithm, signersName, inception, expiration } = answer.data;
    return [
        {
            name: canonicalOrRoot(answer.name),
            covers: typeCovered,
            algorithm,
            signer: canonicalOrRoot(signersName),
            inception: new Date(inception * 1000),
            expiration: new Date(expiration * 1000),
        },
    ];
}
function wireType(type) {
    return (type === 'HTTPS' ? HTTPS_TYPE : type);
}
function canonicalOrRoot(name) {
    return (0,host_name/* canonicalName */.Ew)(name);
}

// EXTERNAL MODULE: external "node:dgram"
var external_node_dgram_ = __webpack_require__(41314);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./lib/engine/network/dns/transport.js


const DNS_PORT = 53;
function parseNameServer(text) {
    const bracketed = /^\[([^\]]+)\](?::(\d{1,5}))?$/.exec(text);
    if (bracketed)
        return { address: bracketed[1], port: Number(bracketed[2] ?? DNS_PORT) };
    if (text.split(':').length > 2)
        return { address: text, port: DNS_PORT };
    const plain = /^([\d.]+)(?::(\d{1,5}))?$/.exec(text);
    return plain ? { address: plain[1], port: Number(plain[2] ?? DNS_PORT) } : undefined;
}
async function askOverUdp({ address, port }, message, accept, signal) {
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers();
    const socket = (0,external_node_dgram_.createSocket)(address.includes(':') ? 'udp6' : 'udp4');
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    socket.on('error', reject);
    socket.on('message', received => settle(received, accept, resolve, reject));
    socket.on('connect', () => socket.send(message));
    socket.connect(port, address);
    try {
        return await promise;
    }
    finally {
        signal.removeEventListener('abort', abort);
        socket.close();
    }
}
async function askOverTcp({ address, port }, message, accept, signal) {
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers();
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    const length = Buffer.alloc(2);
    length.writeUInt16BE(message.length);
    const socket = (0,external_node_net_.connect)({ host: address, port }, () => socket.write(Buffer.concat([length, message])));
    let received = Buffer.alloc(0);
    socket.on('data', chunk => {
        received = Buffer.concat([received, chunk]);
        if (received.length < 2 || received.length < 2 + received.readUInt16BE(0))
            return;
        settle(received.subarray(2, 2 + received.readUInt16BE(0)), accept, resolve, reject);
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the connection ended without an answer')));
    try {
        return await promise;
    }
    finally {
        signal.removeEventListener('abort', abort);
        socket.destroy();
    }
}
function settle(message, accept, resolve, reject) {
    try {
        const accepted = accept(message);
        if (accepted !== undefined)
            resolve(accepted);
    }
    catch (error) {
        reject(error);
    }
}

;// CONCATENATED MODULE: ./lib/engine/network/dns/resolver.js






const TIMEOUT_MS = 2000;
const ATTEMPTS = 3;
const CONCURRENCY = 16;
const ANSWERS = 5000;
class DnsResolver {
    #servers;
    #timeoutMs;
    #answers;
    #limit = (0,p_limit/* default */.A)(CONCURRENCY);
    constructor({ servers, timeoutMs = TIMEOUT_MS, keepMs = Number.POSITIVE_INFINITY }) {
        this.#servers = servers.map(parseNameServer).filter(server => server !== undefined);
        this.#timeoutMs = timeoutMs;
        this.#answers = new memo/* Memo */.l(ANSWERS, keepMs);
    }
    async query(name, type, signal, { checkingDisabled = false } = {}) {
        signal.throwIfAborted();
        const question = { name: (0,host_name/* canonicalName */.Ew)(name), type, checkingDisabled };
        if (!(0,host_name/* isQueryable */.r6)(question.name)) {
            const message = `"${name}" is not a name that the DNS can hold`;
            return { name, type, failure: { kind: 'bad-name', message } };
        }
        const key = `${question.name} ${type} ${checkingDisabled}`;
        const answer = this.#answers.get(key, () => this.#limit(() => this.#ask(question, signal)));
        return (await (0,deadline/* orAborted */.H)(answer, signal));
    }
    async #ask(question, signal) {
        const { name, type } = question;
        let last = noAnswer(question, 'there is no name server to ask');
        for (let attempt = 0; attempt < ATTEMPTS && this.#servers.length > 0; attempt++) {
            const server = this.#servers[attempt % this.#servers.length];
            try {
                const answer = readAnswer(await this.#exchange(server, question, signal), name, type);
                if (!answer.failure)
                    return answer;
                last = answer;
                if (attempt + 1 >= this.#servers.length)
                    break;
            }
            catch (error) {
                signal.throwIfAborted();
                last = noAnswer(question, error.message);
            }
        }
        return last;
    }
    async #exchange(server, question, signal) {
        const { id, message } = encodeQuery(question);
        const accept = (received) => decodeMessage(received, id, question);
        const limit = new deadline/* Deadline */.B(this.#timeoutMs, signal);
        try {
            const overUdp = (await askOverUdp(server, message, accept, limit.signal));
            return overUdp.truncated
                ? (await askOverTcp(server, message, accept, limit.signal)).packet
                : overUdp.packet;
        }
        catch (error) {
            if (limit.passed)
                throw new Error(`no answer within ${this.#timeoutMs / 1000} s`);
            throw error;
        }
        finally {
            limit.clear();
        }
    }
}
function noAnswer({ name, type }, why) {
    return { name, type, failure: { kind: 'no-answer', message: `no answer for ${name} ${type}: ${why}` } };
}


/***/ }),

/***/ 93933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ Memo)
/* harmony export */ });
class Memo {
    #kept = new Map();
    #entries;
    #ttlMs;
    #now;
    #budget;
    #size = 0;
    constructor(entries, ttlMs, now = Date.now, budget) {
        this.#entries = entries;
        this.#ttlMs = ttlMs;
        this.#now = now;
        this.#budget = budget;
    }
    get(key, make) {
        const found = this.#kept.get(key);
        if (found && found.until > this.#now()) {
            this.#kept.delete(key);
            this.#kept.set(key, found);
            return found.value;
        }
        this.delete(key);
        const entry = { value: make(), until: this.#now() + this.#ttlMs, size: 0 };
        this.#kept.set(key, entry);
        entry.value.then(value => this.#weigh(key, entry, value), () => this.#forget(key, entry));
        this.#evict();
        return entry.value;
    }
    find(key) {
        const found = this.#kept.get(key);
        return found && found.until > this.#now() ? found.value : undefined;
    }
    delete(key) {
        const entry = this.#kept.get(key);
        if (entry)
            this.#forget(key, entry);
    }
    #forget(key, entry) {
        if (this.#kept.get(key) !== entry)
            return;
        this.#kept.delete(key);
        this.#size -= entry.size;
    }
    #weigh(key, entry, value) {
        if (!this.#budget || this.#kept.get(key) !== entry)
            return;
        entry.size = this.#budget.sizeOf(value);
        this.#size += entry.size;
        this.#evict();
    }
    #evict() {
        const max = this.#budget?.max ?? Number.POSITIVE_INFINITY;
        const fits = () => this.#kept.size <= this.#entries && this.#size <= max;
        if (fits())
            return;
        for (const [key, oldest] of this.#kept) {
            this.#forget(key, oldest);
            if (fits())
                return;
        }
    }
}


/***/ }),

/***/ 44310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iu: () => (/* binding */ canonicalLinks),
/* harmony export */   fk: () => (/* binding */ declaredCanonical),
/* harmony export */   tQ: () => (/* binding */ agreedCanonical)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1550);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25218);
/* harmony import */ var _syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96334);
/* harmony import */ var _link_elements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5154);





const DISQUALIFYING = ['hreflang', 'lang', 'media', 'type'];
function canonicalLinks(page) {
    const inHead = page.document.elements('link').filter(link => (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isCanonical */ .ZY)(link) && (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isInHead */ .gd)(link));
    return [
        ...inHead.map(element => fromElement(page, element)),
        ...(0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .headerValues */ .UE)(page.response, 'link').flatMap(value => fromHeader(page, value)),
    ];
}
function agreedCanonical(links) {
    const usable = links.filter(({ url }) => url);
    return new Set(usable.map(({ url }) => (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_3__/* .comparableUrl */ .sY)(url))).size === 1 ? usable[0] : undefined;
}
function declaredCanonical(page) {
    return canonicalLinks(page).find(link => link.url)?.url;
}
function fromElement(page, element) {
    const { document } = page;
    const href = ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'href') ?? '').trim();
    return {
        source: 'html',
        href,
        ...readTarget(withScheme(href, page), document.baseUrl, name => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, name)),
        at: message => document.occurrence(element, message),
    };
}
function fromHeader(page, value) {
    return (0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .parseLinkHeader */ .No)(value)
        .filter(link => (0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .headerRelations */ .nl)(link).includes('canonical') && (0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .isAbout */ .KH)(link, page.url))
        .map(({ target, parameters }) => ({
        source: 'header',
        href: target,
        ...readTarget(withScheme(target, page), page.url, name => parameters.get(name)),
        at: message => ({ url: page.url, message, snippet: (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .snippet */ .UA)(`Link: <${target}>; rel="canonical"`) }),
    }));
}
function withScheme(href, { preview }) {
    return href.startsWith('//') && preview?.origin?.startsWith('https:') ? `https:${href}` : href;
}
function readTarget(href, base, stated) {
    if (href === '')
        return { url: undefined, problem: 'has no URL' };
    const url = URL.parse(href, base);
    if (!url)
        return { url: undefined, problem: `"${href}" is not a URL` };
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
        return { url: undefined, problem: `"${href}" is not an http or https URL` };
    }
    const disqualified = DISQUALIFYING.filter(name => stated(name) !== undefined);
    return disqualified.length === 0
        ? { url, problem: undefined }
        : {
            url: undefined,
            problem: `Google ignores a canonical with the attribute ${disqualified.join(' or ')}`,
        };
}


/***/ }),

/***/ 91375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ asRead)
/* harmony export */ });
function asRead(response, { unread }) {
    return unread === undefined ? response : { ...response, truncated: true };
}


/***/ }),

/***/ 7678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wb: () => (/* binding */ redirectIn),
/* harmony export */   _9: () => (/* binding */ instantRedirect),
/* harmony export */   eI: () => (/* binding */ assertShown),
/* harmony export */   hn: () => (/* binding */ scriptRedirects)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1550);
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39288);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25218);
/* harmony import */ var _syntax_refresh_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69719);
/* harmony import */ var _link_elements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5154);






function instantRedirect(page) {
    const { document, url, response } = page;
    const sent = (0,_syntax_refresh_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRefresh */ .X)((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, 'refresh') ?? '', url, url);
    if (sent?.seconds === 0 && leadsOn(url, sent.target))
        return { url: sent.target, by: 'a Refresh header' };
    return redirectIn(document);
}
function redirectIn(document) {
    const declared = (stubRefresh(document) ?? metaRefreshes(document)).find(target => leadsOn(document.url, target));
    if (declared)
        return { url: declared, by: 'meta refresh' };
    const [scripted] = scriptRedirects(document);
    return scripted ? { url: scripted.target, by: 'a script' } : undefined;
}
function leadsOn(url, target) {
    return target !== undefined && (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_4__/* .comparableUrl */ .sY)(target) !== (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_4__/* .comparableUrl */ .sY)(url);
}
function metaRefreshes(document) {
    return document.elements('meta').flatMap(element => {
        if ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'http-equiv')?.trim().toLowerCase() !== 'refresh' || !(0,_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isInHead */ .gd)(element))
            return [];
        const target = /^\s*0+(?:\.\d*)?\s*[;,]\s*(?:url\s*=)?(.+)$/is.exec((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'content') ?? '');
        const address = target && document.resolve(target[1].trim().replace(/^(["'])(.*?)\1.*$/s, '$2'));
        return address ? [address] : [];
    });
}
const STUB_SECONDS = 5;
const STUB_TEXT = 300;
function stubRefresh(document) {
    const meta = document
        .elements('meta')
        .find(element => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'http-equiv')?.trim().toLowerCase() === 'refresh');
    const refresh = meta && (0,_syntax_refresh_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRefresh */ .X)((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'content') ?? '', document.url, document.baseUrl);
    if (!refresh || refresh.seconds === 0 || refresh.seconds > STUB_SECONDS)
        return undefined;
    const canonical = document
        .elements('link')
        .find(link => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'rel')?.trim().toLowerCase() === 'canonical');
    const named = canonical && document.addressOf((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(canonical, 'href') ?? '');
    const isNamed = named?.pathname === URL.parse(refresh.target)?.pathname;
    const text = document.body ? (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(document.body).trim() : '';
    const isBare = text.length <= STUB_TEXT && document.elements('h1', 'p', 'script', 'img', 'form').length === 0;
    return isNamed && isBare ? [refresh.target] : undefined;
}
const MAX_REDIRECT_SCRIPT = 2000;
const LOCATION = /(?:(?:window|document|self|top)\s*\.\s*)?location/.source;
const TEXT = /(?:'((?:[^'\\\n]|\\\/)*)'|"((?:[^"\\\n]|\\\/)*)")/.source;
const ASSIGNMENT = new RegExp(`^${LOCATION}(?:\\s*\\.\\s*href)?\\s*=\\s*${TEXT}\\s*;?$`);
const CALL = new RegExp(`^${LOCATION}\\s*\\.\\s*(?:replace|assign)\\s*\\(\\s*${TEXT}\\s*\\)\\s*;?$`);
const SCRIPT_TYPES = new Set(['', 'module', 'text/javascript', 'application/javascript']);
function scriptRedirects(document) {
    return document.elements('script').flatMap(script => {
        const target = isInline(script) ? targetOf(document, sourceOf(script)) : undefined;
        return target === undefined || pageOf(target) === pageOf(document.url) ? [] : [{ script, target }];
    });
}
function isInline(script) {
    const type = ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'type') ?? '').trim().toLowerCase();
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'src') === undefined && SCRIPT_TYPES.has(type);
}
function sourceOf(script) {
    return script.childNodes.map(node => ('value' in node ? node.value : '')).join('');
}
function targetOf(document, source) {
    if (source.length > MAX_REDIRECT_SCRIPT)
        return undefined;
    const body = source.trim();
    const found = ASSIGNMENT.exec(body) ?? CALL.exec(body);
    const url = found && (found[1] ?? found[2]);
    const target = typeof url === 'string' ? URL.parse(url.replaceAll('\\/', '/'), document.baseUrl) : null;
    return target?.protocol.startsWith('http') ? target.href : undefined;
}
function pageOf(url) {
    return url.split('#', 1)[0];
}
function assertShown(page) {
    const elsewhere = instantRedirect(page);
    if (elsewhere)
        throw new _not_measured_js__WEBPACK_IMPORTED_MODULE_5__/* .NotApplicable */ .bQ(`the page only redirects, by ${elsewhere.by}, to ${elsewhere.url}`);
}


/***/ }),

/***/ 32222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ openHtml)
/* harmony export */ });
/* harmony import */ var _formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51475);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81870);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1550);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11312);
/* harmony import */ var _html_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91375);





function openHtml(response, preview) {
    const type = (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .mediaType */ .JL)(response);
    if (type !== 'text/html' && type !== 'application/xhtml+xml')
        return undefined;
    const { text, encoding } = (0,_formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeHtml */ .iT)(response.body, (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, 'content-type'));
    const document = new _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .HtmlDocument */ .Df(text, response.url, response.url, (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .schemeOfHosts */ .K3)(preview));
    return {
        url: response.url,
        response: (0,_html_page_js__WEBPACK_IMPORTED_MODULE_4__/* .asRead */ .v)(response, document),
        document,
        encoding,
        ...(preview && { preview }),
    };
}


/***/ }),

/***/ 96334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KH: () => (/* binding */ isAbout),
/* harmony export */   No: () => (/* binding */ parseLinkHeader),
/* harmony export */   nl: () => (/* binding */ headerRelations)
/* harmony export */ });
function parseLinkHeader(value) {
    const links = [];
    const cursor = new Cursor(value);
    for (;;) {
        cursor.skip(/[\s,]/);
        if (!cursor.take('<'))
            return links;
        const target = cursor.until(/>/);
        if (!cursor.take('>'))
            return links;
        links.push({ target: target.trim(), parameters: readParameters(cursor) });
        cursor.until(/,/);
    }
}
function headerRelations({ parameters }) {
    return (parameters.get('rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
}
function isAbout({ parameters }, pageUrl) {
    const anchor = parameters.get('anchor');
    return anchor === undefined || URL.parse(anchor, pageUrl)?.href === pageUrl.split('#', 1)[0];
}
function readParameters(cursor) {
    const parameters = new Map();
    for (;;) {
        cursor.skip(/\s/);
        if (!cursor.take(';'))
            return parameters;
        cursor.skip(/[\s;]/);
        const name = cursor.until(/[\s=;,]/).toLowerCase();
        cursor.skip(/\s/);
        let value = '';
        if (cursor.take('=')) {
            cursor.skip(/\s/);
            value = cursor.take('"') ? cursor.quoted() : cursor.until(/[;,]/).trim();
        }
        if (name !== '' && !parameters.has(name))
            parameters.set(name, value);
    }
}
class Cursor {
    #text;
    #at = 0;
    constructor(text) {
        this.#text = text;
    }
    take(character) {
        if (this.#text[this.#at] !== character)
            return false;
        this.#at++;
        return true;
    }
    skip(characters) {
        while (this.#at < this.#text.length && characters.test(this.#text[this.#at]))
            this.#at++;
    }
    until(characters) {
        const start = this.#at;
        while (this.#at < this.#text.length && !characters.test(this.#text[this.#at]))
            this.#at++;
        return this.#text.slice(start, this.#at);
    }
    quoted() {
        let value = '';
        while (this.#at < this.#text.length) {
            const character = this.#text[this.#at++];
            if (character === '"')
                break;
            value += character === '\\' ? (this.#text[this.#at++] ?? '') : character;
        }
        return value;
    }
}


/***/ }),

/***/ 95330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  WR: () => (/* binding */ BodyReader),
  o8: () => (/* binding */ NAMES_HOST),
  ZQ: () => (/* binding */ absoluteOn),
  sz: () => (/* binding */ dnsFingerprint),
  q6: () => (/* binding */ exchangeFingerprint),
  lw: () => (/* binding */ hasSamePlaces),
  qQ: () => (/* binding */ hashOf),
  $: () => (/* binding */ linkFingerprint),
  bm: () => (/* binding */ placesFingerprint),
  Mf: () => (/* binding */ relativeTo),
  Bj: () => (/* binding */ sha256Of),
  iv: () => (/* binding */ tlsFingerprint)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/engine/network/lasting-headers.js
const MADE_ANEW = new Set([
    'age',
    'alt-svc',
    'cf-cache-status',
    'cf-ray',
    'connection',
    'content-length',
    'date',
    'etag',
    'keep-alive',
    'last-modified',
    'nel',
    'report-to',
    'server-timing',
    'transfer-encoding',
    'via',
    'x-cache',
    'x-cache-hits',
    'x-runtime',
    'x-served-by',
    'x-timer',
    'x-varnish',
]);
const IDENTIFIER = /(?:^|-)(?:request-?id|correlation-?id|trace-?id|traceparent|amz-[a-z-]*id(?:-2)?|vercel-id|ray|invocation-?id)$/;
const LIFETIME_STEP_MS = 60_000;
function lastingHeaders({ headers }) {
    const sent = Date.parse(headers.get('date')?.[0] ?? '');
    return [...headers]
        .map(([name, values]) => [name, ...values.map(value => lasting(name, value, sent))])
        .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
}
function lasting(name, value, sent) {
    if (MADE_ANEW.has(name) || IDENTIFIER.test(name))
        return '';
    if (name === 'expires')
        return lifetime(value, sent);
    if (name === 'set-cookie')
        return lastingCookie(value, sent);
    return value;
}
function lastingCookie(line, sent) {
    const [pair = '', ...attributes] = line.split(';');
    const at = pair.indexOf('=');
    const known = attributes.map(attribute => {
        const [, date] = /^\s*expires\s*=(.*)$/i.exec(attribute) ?? [];
        return date === undefined ? attribute : ` expires=${lifetime(date, sent)}`;
    });
    return [pair.slice(0, Math.max(at, 0)), String(pair.length - at), ...known].join(';');
}
function lifetime(date, sent) {
    const ms = Date.parse(date) - sent;
    if (Number.isNaN(ms))
        return date;
    return ms <= 0 ? `past ${date}` : `${Math.round(ms / LIFETIME_STEP_MS)} min`;
}

;// CONCATENATED MODULE: ./lib/engine/visit/input-fingerprint.js


const LENGTH = 16;
const NAMES_HOST = '!';
class BodyReader {
    #hash = (0,external_node_crypto_.createHash)('sha256');
    #name;
    #tail = Buffer.alloc(0);
    #namesHost = false;
    #bytes = 0;
    constructor(own) {
        this.#name = Buffer.from(nameOf(own));
    }
    push(chunk) {
        this.#hash.update(chunk);
        this.#bytes += chunk.length;
        if (this.#namesHost || this.#name.length === 0)
            return;
        const text = this.#tail.length === 0 ? chunk : Buffer.concat([this.#tail, chunk]);
        this.#namesHost = text.includes(this.#name);
        this.#tail = Buffer.from(text.subarray(Math.max(0, text.length - this.#name.length + 1)));
    }
    digest() {
        return { sha256: this.#hash.digest('base64url'), namesHost: this.#namesHost, bytes: this.#bytes };
    }
}
function sha256Of(body) {
    return (0,external_node_crypto_.createHash)('sha256').update(body).digest('base64url');
}
function exchangeFingerprint(exchange, own, digest) {
    const { hops, final, failure } = exchange;
    if (failure && MAY_PASS.has(failure.kind))
        return undefined;
    const name = nameOf(own);
    const told = hops.map(hop => [
        relativeTo(own, hop.url).replace(PROBE, '$1'),
        hop.status,
        lastingHeaders(hop),
    ]);
    const body = final && (digest ?? digestOf(final.body, own));
    const rest = failure
        ? [failure.kind, failure.code, relativeTo(own, failure.url)]
        : [body?.sha256, final?.truncated];
    const text = JSON.stringify([told, rest]);
    return hashOf(text) + (body?.namesHost || (name !== '' && text.includes(name)) ? NAMES_HOST : '');
}
function digestOf(body, own) {
    const reader = new BodyReader(own);
    reader.push(body);
    return reader.digest();
}
function nameOf(origin) {
    const { hostname = '', host = '' } = URL.parse(origin) ?? {};
    return /^[\d.]+$|^\[/.test(hostname) ? host : hostname.split('.', 1)[0];
}
const PROBE = /(\/seo-preflight)-[0-9a-f]{16}$/;
const MAY_PASS = new Set(['timeout', 'connection', 'dns']);
function linkFingerprint(answer, own, withBody = false) {
    const { status, failure, redirects, finalUrl, movedTo, cookieOnTheWay, declined } = answer;
    const way = [finalUrl, movedTo].map(url => url && relativeTo(own, url));
    return hashOf(JSON.stringify([
        status,
        failure?.kind,
        failure?.code,
        redirects,
        way,
        cookieOnTheWay,
        declined,
        answer.madeAtDeployment,
        ...(answer.indexFileMoves ? [true] : []),
        ...(answer.imageBytes === undefined ? [] : [answer.imageBytes]),
        ...(withBody ? [answer.sha256] : []),
        ...(!withBody && answer.leadsOn ? [relativeTo(own, answer.leadsOn.url), answer.leadsOn.by] : []),
    ]));
}
function placesFingerprint(answer, own) {
    return linkFingerprint(answer, own) + linkFingerprint(answer, own, true);
}
async function hasSamePlaces(before, page, own, places, read) {
    if (page === before.slice(LENGTH))
        return true;
    const answer = await read();
    return (linkFingerprint(answer, own) === before.slice(0, LENGTH) && answer.fragments?.hasSent(places) === true);
}
function dnsFingerprint(answer) {
    if (answer.failure)
        return answer.failure.kind === 'bad-name' ? hashOf('bad-name') : undefined;
    const { exists, records, aliases, signatures, authentic } = answer;
    const sorted = (items) => items.map(item => canonical(item)).sort();
    return hashOf(JSON.stringify([
        exists,
        sorted(records.map(({ ttl: _, ...record }) => record)),
        sorted(aliases),
        sorted(signatures),
        authentic,
    ]));
}
function tlsFingerprint(report) {
    return report.failure ? undefined : hashOf(canonical(report));
}
function relativeTo(own, url) {
    return own !== '' && url.startsWith(`${own}/`) ? `@${url.slice(own.length)}` : url;
}
function absoluteOn(own, shortened) {
    return shortened.startsWith('@/') ? own + shortened.slice(1) : shortened;
}
function hashOf(text) {
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('base64url').slice(0, LENGTH);
}
function canonical(value) {
    return JSON.stringify(value, (_key, inner) => (inner instanceof Map ? [...inner] : inner));
}


/***/ }),

/***/ 10363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BX: () => (/* binding */ shownInputs),
/* harmony export */   G9: () => (/* binding */ fetchKey),
/* harmony export */   Lt: () => (/* binding */ pageKey),
/* harmony export */   P4: () => (/* binding */ CHROME),
/* harmony export */   PJ: () => (/* binding */ isLink),
/* harmony export */   RH: () => (/* binding */ dnsKey),
/* harmony export */   Sg: () => (/* binding */ linkKey),
/* harmony export */   Y3: () => (/* binding */ placesKey),
/* harmony export */   ZG: () => (/* binding */ hostAsked),
/* harmony export */   _K: () => (/* binding */ isOutside),
/* harmony export */   aC: () => (/* binding */ target),
/* harmony export */   f9: () => (/* binding */ tlsKey),
/* harmony export */   to: () => (/* binding */ isPlaces)
/* harmony export */ });
const CHROME = 'chrome';
const MAX_SHOWN = 1000;
const MAX_PLACES = 1000;
const NOT_ASKED = 'not asked:';
function fetchKey(url, { timeoutMs: _, ...options }) {
    if (/\s/.test(url))
        return `${NOT_ASKED} ${url}`;
    if (options.headers?.['cookie'] !== undefined)
        return `${NOT_ASKED} ${url}`;
    return Object.keys(options).length === 0 ? `fetch ${url}` : `fetch ${JSON.stringify(options)} ${url}`;
}
function linkKey(url, { onProduction = false } = {}) {
    return onProduction ? `link production ${url}` : `link ${url}`;
}
function pageKey(url) {
    return `page ${url}`;
}
function placesKey(url, places) {
    if (places.length > MAX_PLACES)
        return undefined;
    return `places ${places.map(place => place.toString(36)).join(',')} ${url}`;
}
function isPlaces(key) {
    return key.startsWith('places ');
}
function dnsKey(name, type, { checkingDisabled } = {}) {
    return `dns ${type}${checkingDisabled ? ' unchecked' : ''} ${name}`;
}
function tlsKey(host, port) {
    return `tls ${host}:${port}`;
}
function isLink(key) {
    return /^link(?: |$)/.test(key);
}
function isOutside(key) {
    return key !== CHROME && !key.startsWith(NOT_ASKED) && !target(key).startsWith('@/');
}
function hostAsked(key) {
    const asked = target(key);
    return URL.parse(asked)?.host ?? asked;
}
function target(key) {
    return key.slice(key.lastIndexOf(' ') + 1);
}
const OF_OTHERS = new Set(['Script', 'Stylesheet', 'Document']);
function shownInputs(requests, origin) {
    const urls = new Set();
    for (const { url = '', method = 'GET', type, resourceType = type ?? '' } of requests) {
        if (!/^https?:/.test(url) || resourceType === 'Ping')
            continue;
        const isOwn = url.startsWith(`${origin}/`);
        if (!isOwn && !OF_OTHERS.has(resourceType))
            continue;
        if (method === 'GET')
            urls.add(url);
        else if (isOwn)
            urls.add(`${url} by ${method}`);
        if (urls.size > MAX_SHOWN)
            return urls.add('more than are compared');
    }
    return urls;
}


/***/ }),

/***/ 18183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M8: () => (/* binding */ fragmentTargetsIn),
  ct: () => (/* binding */ fragmentTargetsOf)
});

// UNUSED EXPORTS: FragmentTargets

// EXTERNAL MODULE: ./lib/text/percent-decoded.js
var percent_decoded = __webpack_require__(35601);
// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./node_modules/parse5/dist/index.js + 17 modules
var dist = __webpack_require__(92009);
// EXTERNAL MODULE: ./lib/engine/formats/html/run-tokenizer.js + 4 modules
var run_tokenizer = __webpack_require__(91328);
;// CONCATENATED MODULE: ./lib/engine/formats/html/tag-scan.js


const { NS } = dist/* html */.qy;
const SVG = 'svg';
const MATH = 'math';
const RAW = new Set(['style', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript']);
const RCDATA = new Set(['title', 'textarea']);
const MAX_REGIONS = 100;
function scanTags(source, handler) {
    const scan = new TagScan(handler);
    scan.tokenizer.write(source, true);
    return !scan.isDoubtful;
}
class TagScan {
    tokenizer = new run_tokenizer/* RunTokenizer */.r({ sourceCodeLocationInfo: false }, this);
    insertionMode = dist/* InsertionMode */.PH.IN_BODY;
    onParseError = null;
    isDoubtful = false;
    #handler;
    #regions = [];
    #templates = 0;
    #isInSelect = false;
    #holder;
    #script = '';
    constructor(handler) {
        this.#handler = handler;
    }
    onStartTag(token) {
        const { tagName, attrs, selfClosing } = token;
        if (this.#namespace !== undefined && dist/* foreignContent.causesExit */.IF.causesExit(token))
            this.#leaveForeign();
        if (this.#templates === 0)
            this.#handler.onStartTag(tagName, attrs);
        const namespace = this.#namespace;
        if (namespace === undefined)
            this.#enterHtml(tagName, selfClosing);
        else if (selfClosing)
            return;
        else if (tagName === SVG || tagName === MATH)
            this.#enter({ tagName, namespace });
        else if (dist/* foreignContent.isIntegrationPoint */.IF.isIntegrationPoint(foreignIdOf(token), namespace, attrs)) {
            this.#enter({ tagName, namespace: undefined });
        }
    }
    onEndTag({ tagName }) {
        this.#leaveText();
        if (tagName === 'template')
            this.#templates = Math.max(0, this.#templates - 1);
        if (tagName === 'select')
            this.#isInSelect = false;
        const at = this.#regions.findLastIndex(region => region.tagName === tagName);
        if (at >= 0)
            this.#cutRegions(at);
    }
    onCharacter({ chars }) {
        if (this.#holder === 'script')
            this.#script += chars;
        else if (this.#holder === undefined && this.#templates === 0)
            this.#handler.onText(chars, 'text');
    }
    onWhitespaceCharacter({ chars }) {
        if (this.#holder === 'script')
            this.#script += chars;
    }
    onNullCharacter() { }
    onComment() { }
    onDoctype() { }
    onEof() {
        this.#leaveText();
    }
    get #namespace() {
        return this.#regions.at(-1)?.namespace;
    }
    #enterHtml(tagName, selfClosing) {
        if (tagName === SVG || tagName === MATH) {
            if (!selfClosing)
                this.#enter({ tagName, namespace: tagName === SVG ? NS.SVG : NS.MATHML });
        }
        else if (tagName === 'template')
            this.#templates++;
        else if (tagName === 'select')
            this.#isInSelect = true;
        else if (tagName === 'frameset')
            this.#giveUp();
        else if (tagName === 'script')
            this.#enterText(dist/* TokenizerMode */.V_.SCRIPT_DATA, 'script');
        else if (tagName === 'plaintext')
            this.tokenizer.state = dist/* TokenizerMode */.V_.PLAINTEXT;
        else if (RAW.has(tagName))
            this.#enterText(dist/* TokenizerMode */.V_.RAWTEXT, 'raw');
        else if (RCDATA.has(tagName))
            this.#enterText(dist/* TokenizerMode */.V_.RCDATA, tagName === 'title' ? 'raw' : undefined);
    }
    #enterText(mode, holder) {
        if (this.#isInSelect && holder !== 'script')
            this.#giveUp();
        this.tokenizer.state = mode;
        this.#holder = holder;
    }
    #giveUp() {
        this.isDoubtful = true;
        this.tokenizer.pause();
    }
    #leaveText() {
        if (this.#holder === 'script' && this.#templates === 0)
            this.#handler.onText(this.#script, 'script');
        this.#script = '';
        this.#holder = undefined;
    }
    #enter(region) {
        this.#regions.push(region);
        if (this.#regions.length > MAX_REGIONS)
            this.#giveUp();
        this.tokenizer.inForeignNode = region.namespace !== undefined;
    }
    #leaveForeign() {
        this.#cutRegions(this.#regions.findLastIndex(({ namespace }) => namespace === undefined) + 1);
    }
    #cutRegions(length) {
        this.#regions.length = length;
        this.tokenizer.inForeignNode = this.#namespace !== undefined;
    }
}
function foreignIdOf({ tagName, tagID }) {
    return tagName === 'foreignobject' ? dist/* html.TAG_ID */.qy.JK.FOREIGN_OBJECT : tagID;
}

// EXTERNAL MODULE: ./lib/engine/visit/link-check/hash-names.js
var hash_names = __webpack_require__(92797);
;// CONCATENATED MODULE: ./lib/engine/visit/link-check/fragment-targets.js




const IS_DATA = /^\s*(?:application\/(?:[\w.-]{1,40}\+)?json|speculationrules)\s*$/i;
const MIN_TEXT_OF_STATIC_PAGE = 200;
const MAX_PLACES = 100_000;
class FragmentTargets {
    #hashes;
    #sent;
    scripted;
    complete;
    constructor(sent, { scripted, complete }, rendered = []) {
        const hashes = new Set(Array.from(sent, hash));
        this.#sent = Uint32Array.from(hashes).sort();
        const all = rendered.length === 0 ? hashes : hashes.union(new Set(rendered.map(hash)));
        this.#hashes = all.size === hashes.size ? this.#sent : Uint32Array.from(all).sort();
        this.scripted = scripted;
        this.complete = complete;
    }
    has(fragment) {
        return placeNames(fragment).some(name => name === '' || isAmong(this.#hashes, hash(name)));
    }
    sentPlaces(fragments) {
        const places = new Set();
        for (const fragment of fragments) {
            const name = placeNames(fragment).find(name => name === '' || isAmong(this.#sent, hash(name)));
            if (name === undefined)
                return undefined;
            if (name !== '')
                places.add(hash(name));
        }
        return [...places].sort((one, other) => one - other);
    }
    hasSent(places) {
        return places.every(place => isAmong(this.#sent, place));
    }
}
function placeNames(fragment) {
    const decoded = (0,percent_decoded/* percentDecoded */.o)(fragment);
    return decoded.toLowerCase() === 'top' ? [''] : [fragment, decoded];
}
function isAmong(sorted, wanted) {
    let low = 0;
    let high = sorted.length - 1;
    while (low <= high) {
        const middle = (low + high) >> 1;
        const found = sorted[middle];
        if (found === wanted)
            return true;
        if (found < wanted)
            low = middle + 1;
        else
            high = middle - 1;
    }
    return false;
}
function fragmentTargetsOf(document, truncated, rendered = document) {
    const added = rendered === document ? [] : placesOf(rendered);
    const scripted = document.elements('script').some(script => !IS_DATA.test((0,html_document/* attribute */.lt)(script, 'type') ?? ''));
    const made = scripted && isAlmostEmpty(document);
    const whole = !truncated && document.unread === undefined && rendered.unread === undefined;
    return new FragmentTargets(placesOf(document), { scripted, complete: whole && !made }, added);
}
function fragmentTargetsIn(source, truncated) {
    const names = [];
    let scripted = false;
    let room = MIN_TEXT_OF_STATIC_PAGE;
    const isSure = scanTags(source, {
        onStartTag(tagName, attributes) {
            if (tagName === 'script')
                scripted ||= !IS_DATA.test(attributes.find(({ name }) => name === 'type')?.value ?? '');
            for (const { name, value } of attributes) {
                const isPlace = value !== '' && (name === 'id' || (name === 'name' && tagName === 'a'));
                if (isPlace && names.length <= MAX_PLACES)
                    names.push(value);
            }
        },
        onText(text, parent) {
            if (parent === 'script')
                names.push(...(0,hash_names/* hashNamesIn */.k)(text));
            else if (room > 0)
                room -= (0,html_document/* foldSpace */.GQ)(text).length;
        },
    });
    if (!isSure)
        return fragmentTargetsOf(new html_document/* HtmlDocument */.Df(source, 'about:blank'), truncated);
    const whole = !truncated && names.length <= MAX_PLACES;
    return new FragmentTargets(names, { scripted, complete: whole && !(scripted && room > 0) });
}
function placesOf(document) {
    const names = [];
    for (const element of document.elements()) {
        const id = (0,html_document/* attribute */.lt)(element, 'id');
        if (id)
            names.push(id);
        const name = element.tagName === 'a' ? (0,html_document/* attribute */.lt)(element, 'name') : undefined;
        if (name)
            names.push(name);
        if (element.tagName === 'script')
            names.push(...(0,hash_names/* hashNamesIn */.k)((0,html_document/* textOf */.b6)(element)));
    }
    return names;
}
function isAlmostEmpty({ body }) {
    let room = MIN_TEXT_OF_STATIC_PAGE;
    const stack = body ? [body] : [];
    for (let node = stack.pop(); node && room > 0; node = stack.pop()) {
        if (node.nodeName === '#text')
            room -= (0,html_document/* foldSpace */.GQ)(node.value ?? '').length;
        if (!('childNodes' in node) || WITHOUT_TEXT.has(node.nodeName))
            continue;
        for (let at = node.childNodes.length - 1; at >= 0; at--)
            stack.push(node.childNodes[at]);
    }
    return room > 0;
}
const WITHOUT_TEXT = new Set(['script', 'style', 'noscript', 'template']);
function hash(text) {
    let value = 0x811c9dc5;
    for (let at = 0; at < text.length; at++)
        value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
    return value >>> 0;
}


/***/ }),

/***/ 92797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ hashNamesIn)
/* harmony export */ });
const READS_FRAGMENT = /\bhashchange\b|\blocation\.hash\b/;
const QUOTED = /["'`]#?([^"'`\s#]{1,100})["'`]/g;
const MAX_NAMES = 5000;
const LOOKED_UP = /(?<![\w$])([\w$]{1,100})\s{0,5}\[\s{0,5}[A-Za-z_$]|\bin\s{1,5}(?:[\w$]{1,100}\.){0,3}([\w$]{1,100})/g;
const OF_OBJECT = /(?<![\w$])([\w$]{1,100})\s{0,20}([=:])\s{0,20}(\{)?|[{}]/g;
function hashNamesIn(script) {
    if (!READS_FRAGMENT.test(script))
        return [];
    const quoted = script
        .matchAll(QUOTED)
        .map(([, name]) => name)
        .take(MAX_NAMES);
    return [...quoted, ...keysIn(script).take(MAX_NAMES)];
}
function* keysIn(script) {
    const lookedUp = new Set(script.matchAll(LOOKED_UP).map(([, before, behind]) => before ?? behind));
    if (lookedUp.size === 0)
        return;
    const around = [];
    for (const [token, name, sign, opens] of script.matchAll(OF_OBJECT)) {
        if (token === '}')
            around.pop();
        if (sign === ':' && lookedUp.has(around.at(-1)))
            yield name;
        if (token === '{' || opens !== undefined)
            around.push(name);
    }
}


/***/ }),

/***/ 16107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ HostLanes),
  d: () => (/* binding */ MOST_AT_ONCE_PER_HOST)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/engine/visit/link-check/slots.js
class Slots {
    #most;
    #taken = 0;
    #waiting = [];
    #next = 0;
    constructor(most) {
        this.#most = most;
    }
    get isIdle() {
        return this.#taken === 0;
    }
    get most() {
        return this.#most;
    }
    set most(most) {
        while (this.#most < most) {
            this.#most++;
            this.#taken++;
            this.give();
        }
        this.#most = most;
    }
    take(begin) {
        if (this.#taken >= this.#most) {
            this.#waiting.push(begin);
            return;
        }
        this.#taken++;
        begin();
    }
    give() {
        if (this.#taken > this.#most) {
            this.#taken--;
            return;
        }
        const begin = this.#waiting[this.#next];
        if (!begin) {
            this.#taken--;
            return;
        }
        this.#next++;
        if (this.#next === this.#waiting.length) {
            this.#waiting = [];
            this.#next = 0;
        }
        queueMicrotask(begin);
    }
}

;// CONCATENATED MODULE: ./lib/engine/visit/link-check/host-lanes.js


const AT_ONCE = 32;
const FOUND_OUT_AT_ONCE = 32;
const AT_ONCE_PER_HOST = 6;
const MOST_AT_ONCE_PER_HOST = 10;
const ANSWERS_FOR_MORE = 20;
const AT_ONCE_TO_AUDITED = 25;
const MAX_HOSTS = 5000;
const CLOSED_MS = 10 * 60_000;
class HostLanes {
    #all = new Slots(AT_ONCE);
    #findingOut = new Slots(FOUND_OUT_AT_ONCE);
    #isAnyThere = false;
    #lanes = new Map();
    #last;
    #now;
    constructor(now = Date.now) {
        this.#now = now;
    }
    run(host, audited, signal, work) {
        const lane = this.#lane(host, audited);
        const { promise, resolve, reject } = Promise.withResolvers();
        const fail = (error) => {
            lane.slots.give();
            reject(error);
        };
        const ask = () => {
            const closed = this.#closed(lane);
            if (closed) {
                lane.slots.give();
                resolve(closed.answer);
                return;
            }
            const together = lane.isThere ? this.#all : this.#findingOut;
            together.take(() => {
                const end = (settle) => {
                    together.give();
                    lane.slots.give();
                    settle();
                };
                work().then(answer => end(() => resolve(answer)), error => end(() => reject(error)));
            });
        };
        lane.slots.take(() => {
            if (this.#msToWait(lane) <= 0)
                ask();
            else
                this.#untilOpen(lane, signal).then(ask, fail);
        });
        return promise;
    }
    isThere(host) {
        return this.#lanes.get(host)?.isThere === true;
    }
    get isAnyThere() {
        return this.#isAnyThere;
    }
    find(host) {
        const lane = this.#lanes.get(host);
        if (!lane || lane.isThere)
            return;
        lane.isThere = true;
        this.#isAnyThere = true;
        lane.slots.most = lane.most;
    }
    goesWell(host) {
        const lane = this.#lanes.get(host);
        if (!lane || lane.slots.most >= MOST_AT_ONCE_PER_HOST || ++lane.answers < ANSWERS_FOR_MORE)
            return;
        lane.answers = 0;
        lane.slots.most++;
    }
    miss(host) {
        const lane = this.#lanes.get(host);
        return lane ? ++lane.inVain : 1;
    }
    pause(host, ms) {
        const lane = this.#lanes.get(host);
        if (!lane)
            return;
        lane.openFrom = Math.max(lane.openFrom, this.#now() + ms);
        lane.answers = 0;
        lane.slots.most = Math.min(lane.slots.most, lane.most);
    }
    close(host, answer) {
        const lane = this.#lanes.get(host);
        if (lane)
            lane.closed = { answer, until: this.#now() + CLOSED_MS };
    }
    #closed({ closed }) {
        return closed && closed.until > this.#now() ? closed : undefined;
    }
    #lane(host, audited) {
        if (this.#last?.host === host)
            return this.#last.lane;
        const lane = this.#lanes.get(host) ?? {
            slots: new Slots(audited ? AT_ONCE_TO_AUDITED : 1),
            most: audited ? AT_ONCE_TO_AUDITED : AT_ONCE_PER_HOST,
            isThere: audited,
            inVain: 0,
            answers: 0,
            openFrom: 0,
            closed: undefined,
        };
        this.#lanes.delete(host);
        this.#lanes.set(host, lane);
        if (this.#lanes.size > MAX_HOSTS)
            this.#forget();
        this.#last = { host, lane };
        return lane;
    }
    #forget() {
        for (const [name, oldest] of this.#lanes) {
            if (this.#lanes.size <= MAX_HOSTS)
                break;
            if (oldest.slots.isIdle)
                this.#lanes.delete(name);
        }
    }
    #msToWait(lane) {
        return this.#closed(lane) ? 0 : lane.openFrom - this.#now();
    }
    async #untilOpen(lane, signal) {
        for (let ms = this.#msToWait(lane); ms > 0; ms = this.#msToWait(lane)) {
            await (0,promises_.setTimeout)(ms, undefined, { signal });
        }
    }
}


/***/ }),

/***/ 37539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ linkAnswerOf)
/* harmony export */ });
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1550);
/* harmony import */ var _left_to_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50631);


const HEAVY_IMAGE_BYTES = 500_000;
const PERMANENT = new Set([301, 308]);
function linkAnswerOf(exchange) {
    const { hops, final, failure } = exchange;
    const redirects = final ? hops.length - 1 : hops.length;
    const answer = { status: hops.at(-1)?.status ?? null, redirects };
    if (failure) {
        const { kind, code, message } = failure;
        answer.failure = code === undefined ? { kind, message } : { kind, code, message };
    }
    if (redirects > 0)
        tellWay(answer, exchange);
    const retryAfter = final && (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .header */ .wx)(final, 'retry-after');
    if (retryAfter !== undefined)
        answer.retryAfter = retryAfter;
    const imageBytes = final && imageBytesOf(final);
    if (imageBytes !== undefined)
        answer.imageBytes = imageBytes;
    const leftBy = final && (0,_left_to_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .leftToDeployment */ .ud)(final);
    if (leftBy !== undefined)
        answer.madeAtDeployment = leftBy;
    const garbage = final && (0,_left_to_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .garbageSaid */ .Tv)(final);
    if (garbage !== undefined)
        answer.garbage = garbage;
    if (final && (0,_left_to_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .isIndexFileMoved */ .wh)(final))
        answer.indexFileMoves = true;
    return answer;
}
function imageBytesOf(response) {
    if (response.status !== 200 || !(0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .mediaType */ .JL)(response).startsWith('image/'))
        return undefined;
    const length = (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .header */ .wx)(response, 'content-length') ?? '';
    return /^\d{1,15}$/.test(length) && Number(length) >= HEAVY_IMAGE_BYTES ? Number(length) : undefined;
}
function tellWay(answer, { hops, final }) {
    if (final)
        answer.finalUrl = final.url;
    const firstOther = hops.findIndex(hop => !PERMANENT.has(hop.status));
    if (firstOther > 0)
        answer.movedTo = hops[firstOther].url;
    if (hops.slice(0, answer.redirects).some(hop => (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .headerValues */ .UE)(hop, 'set-cookie').length > 0)) {
        answer.cookieOnTheWay = true;
    }
}


/***/ }),

/***/ 65893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a0: () => (/* binding */ LinkChecker),
  rd: () => (/* binding */ MAX_PAGE_BYTES),
  _6: () => (/* binding */ isHtml),
  bh: () => (/* binding */ tellOnward)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/net/retry-after.js
var retry_after = __webpack_require__(9670);
// EXTERNAL MODULE: ./lib/engine/formats/html/charset.js
var charset = __webpack_require__(51475);
// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/network/exchange.js
var network_exchange = __webpack_require__(1550);
// EXTERNAL MODULE: ./lib/engine/network/memo.js
var memo = __webpack_require__(93933);
// EXTERNAL MODULE: ./lib/engine/page/instant-redirect.js
var instant_redirect = __webpack_require__(7678);
// EXTERNAL MODULE: ./lib/engine/page/why-not-html.js
var why_not_html = __webpack_require__(27442);
// EXTERNAL MODULE: ./lib/engine/visit/input-fingerprint.js + 1 modules
var input_fingerprint = __webpack_require__(95330);
// EXTERNAL MODULE: ./lib/engine/visit/input-trace.js
var input_trace = __webpack_require__(4274);
// EXTERNAL MODULE: ./lib/engine/page/text/text-start.js
var text_start = __webpack_require__(5758);
;// CONCATENATED MODULE: ./lib/engine/visit/link-check/bare-page.js


const BARE = new Set(['html', 'head', 'title', 'base', 'body', 'meta']);
function isBarePage(document) {
    const isBare = document
        .elements()
        .every(element => BARE.has(element.tagName) && (0,html_document/* attribute */.lt)(element, 'http-equiv') === undefined);
    const { body } = document;
    return isBare && body?.attrs.length === 0 && (0,text_start/* startOfSeenText */.Mq)(body, 1).trim() === '';
}

// EXTERNAL MODULE: ./lib/engine/visit/link-check/fragment-targets.js + 1 modules
var fragment_targets = __webpack_require__(18183);
// EXTERNAL MODULE: ./lib/engine/visit/link-check/host-lanes.js + 1 modules
var host_lanes = __webpack_require__(16107);
// EXTERNAL MODULE: ./lib/engine/visit/link-check/link-answer.js
var link_answer = __webpack_require__(37539);
;// CONCATENATED MODULE: ./lib/engine/visit/link-check/link-checker.js














const MAX_KEPT_ANSWERS = 50_000;
const REQUEST_TIMEOUT_MS = 10_000;
const MAX_PAGE_BYTES = 8 * 1024 * 1024;
const RETRY_PAUSE_MS = 500;
const LAST_PAUSE_MS = 2000;
const MANY_UNRESOLVED = 8;
const MOST_IN_VAIN = 2;
const MAX_RETRY_AFTER_MS = 10_000;
class LinkChecker {
    #answers;
    #lanes;
    #now;
    #unresolved = 0;
    constructor(ttlMs = Number.POSITIVE_INFINITY, now = Date.now) {
        this.#answers = new memo/* Memo */.l(MAX_KEPT_ANSWERS, ttlMs, now);
        this.#lanes = new host_lanes/* HostLanes */.o(now);
        this.#now = now;
    }
    answer(request) {
        const known = this.#answers.find(pageKey(request.key));
        if (known)
            return known;
        if (request.fragments)
            return this.#answers.get(pageKey(request.key), () => this.#ask(request));
        return this.#answers.get(request.key, () => this.#ask(request));
    }
    note(key, answer) {
        this.#answers.delete(pageKey(key));
        void (0,input_trace/* tracedAsHere */._q)(this.#answers.get(pageKey(key), async () => answer));
    }
    async #ask(request) {
        const fetching = request.fetched();
        if (fetching) {
            const fetched = await fetching;
            const answer = (0,link_answer/* linkAnswerOf */.Y)(fetched);
            const page = fetched.final;
            if (page && isHtml(fetched))
                tellContent(answer, page.body, page);
            if (request.fragments && page && isHtml(fetched)) {
                readFragments(answer, page.body, fetched, page.truncated);
            }
            if (!mayPass(answer))
                return answer;
        }
        const first = await this.#inLane(request, () => this.#firstAnswer(request));
        if (!this.#lanes.isThere(request.host))
            return first;
        if (!mayPass(first))
            return this.#leaveAloneIfDown(request, first);
        if (!this.#mayAskAgain(request, first))
            return first;
        const second = await this.#inLane(request, () => get(request));
        if (isTurnedAway(second) && second.retryAfter !== undefined)
            this.#lanes.close(request.host, DECLINED);
        return this.#leaveAloneIfDown(request, second);
    }
    async #firstAnswer(request) {
        const first = request.fragments ? await get(request) : await headOrGet(request);
        if (!this.#lanes.isThere(request.host))
            return await this.#findOut(request, first);
        if (!first.failure && !mayPass(first))
            this.#lanes.goesWell(request.host);
        return first;
    }
    async #findOut(request, first) {
        const { host, signal } = request;
        let answer = first;
        for (const pauseMs of [RETRY_PAUSE_MS, LAST_PAUSE_MS]) {
            if (!isUnreached(answer) || !mayPass(answer))
                break;
            if (isUnresolved(answer) ? !this.#isWorthAsking(pauseMs) : pauseMs === LAST_PAUSE_MS)
                break;
            await (0,promises_.setTimeout)(pauseMs, undefined, { signal });
            answer = await get(request);
        }
        const isAway = isUnreached(answer);
        if (isAway && isUnresolved(answer)) {
            if (this.#isNetworkDown)
                answer = { ...answer, doubtful: true };
            this.#unresolved++;
        }
        if (!isAway && !isTimeout(answer))
            this.#lanes.find(host);
        else if (isAway || this.#lanes.miss(host) >= MOST_IN_VAIN)
            this.#lanes.close(host, answer);
        return answer;
    }
    #isWorthAsking(pauseMs) {
        return this.#lanes.isAnyThere || (pauseMs !== LAST_PAUSE_MS && !this.#isNetworkDown);
    }
    get #isNetworkDown() {
        return !this.#lanes.isAnyThere && this.#unresolved >= MANY_UNRESOLVED;
    }
    #inLane(request, ask) {
        return this.#lanes.run(request.host, request.audited, request.signal, ask);
    }
    #mayAskAgain(request, first) {
        const asked = (0,retry_after/* retryAfterMs */.V)(first.retryAfter, this.#now());
        if (asked !== undefined && asked > MAX_RETRY_AFTER_MS) {
            this.#lanes.close(request.host, DECLINED);
            return false;
        }
        this.#lanes.pause(request.host, Math.max(asked ?? 0, RETRY_PAUSE_MS));
        return true;
    }
    #leaveAloneIfDown(request, answer) {
        if (request.audited || !isUnreached(answer))
            return answer;
        const lost = isUnresolved(answer) ? { ...answer, doubtful: true } : answer;
        this.#lanes.close(request.host, lost);
        return lost;
    }
}
const DECLINED = { status: null, redirects: 0, declined: true };
const DOWN_CODES = new Set([
    'ECONNREFUSED',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ETIMEDOUT',
    'UND_ERR_CONNECT_TIMEOUT',
]);
function isUnreached({ failure, redirects }) {
    return (failure !== undefined && redirects === 0 && (failure.kind === 'dns' || DOWN_CODES.has(failure.code ?? '')));
}
function isUnresolved({ failure }) {
    return failure?.kind === 'dns';
}
function isTimeout({ failure, redirects }) {
    return failure?.kind === 'timeout' && redirects === 0;
}
async function headOrGet(request) {
    const exchange = await request.send({ method: 'HEAD', timeoutMs: REQUEST_TIMEOUT_MS });
    const head = (0,link_answer/* linkAnswerOf */.Y)(exchange);
    return needsGet(head) || (request.audited && isSmall(exchange)) ? await get(request) : head;
}
function isSmall(exchange) {
    const length = exchange.final && isHtml(exchange) ? (0,network_exchange/* header */.wx)(exchange.final, 'content-length') : undefined;
    return length !== undefined && /^\d{1,15}$/.test(length) && Number(length) < why_not_html/* SNIFFED_BYTES */.eT;
}
function pageKey(key) {
    return `page ${key}`;
}
async function get(request) {
    const chunks = [];
    const exchange = await request.send({
        timeoutMs: REQUEST_TIMEOUT_MS,
        maxBytes: MAX_PAGE_BYTES,
        consume: async (body, response) => {
            if (!/html/.test((0,network_exchange/* mediaType */.JL)(response)))
                return;
            if (request.fragments)
                for await (const chunk of body)
                    chunks.push(chunk);
            else if (request.audited)
                chunks.push(await startOf(body));
        },
    });
    const answer = (0,link_answer/* linkAnswerOf */.Y)(exchange);
    const page = Buffer.concat(chunks);
    if (request.fragments && exchange.final && isHtml(exchange))
        readFragments(answer, page, exchange, exchange.final.truncated);
    if ((request.fragments || request.audited) && exchange.final && isHtml(exchange))
        tellContent(answer, page, exchange.final);
    return answer;
}
const NOT_BLANK = /[^\t\n\f\r ]/;
async function startOf(body) {
    let [start, isBlank] = [Buffer.alloc(0), true];
    for await (const chunk of body) {
        isBlank &&= !NOT_BLANK.test(chunk.toString('latin1'));
        if (start.length < why_not_html/* SNIFFED_BYTES */.eT || !isBlank)
            start = Buffer.concat([start, chunk]);
        if (!isBlank && start.length >= why_not_html/* SNIFFED_BYTES */.eT)
            break;
    }
    return start;
}
function tellContent(answer, body, response) {
    if (!NOT_BLANK.test(body.toString('latin1')) || isBare(body, response))
        answer.isEmpty = true;
    const garbage = (0,why_not_html/* garbageIn */.FV)(body);
    if (garbage !== undefined)
        answer.garbage = garbage;
    tellOnward(answer, body, response);
}
function isBare(body, response) {
    if (body.length >= why_not_html/* SNIFFED_BYTES */.eT || !/<html|<body/i.test(body.toString('latin1')))
        return false;
    return isBarePage(new html_document/* HtmlDocument */.Df((0,charset/* decodeHtml */.iT)(body, (0,network_exchange/* header */.wx)(response, 'content-type')).text, response.url));
}
function tellOnward(answer, body, response) {
    if (body.length >= why_not_html/* SNIFFED_BYTES */.eT || !MAY_LEAD_ON.test(body.toString('latin1')))
        return;
    const source = (0,charset/* decodeHtml */.iT)(body, (0,network_exchange/* header */.wx)(response, 'content-type')).text;
    const onward = (0,instant_redirect/* redirectIn */.Wb)(new html_document/* HtmlDocument */.Df(source, response.url));
    if (onward)
        answer.leadsOn = onward;
}
const MAY_LEAD_ON = /http-equiv|location/i;
function isHtml({ final }) {
    if (!final || final.status < 200 || final.status > 299)
        return false;
    const type = (0,network_exchange/* mediaType */.JL)(final);
    return type === 'text/html' || type === 'application/xhtml+xml';
}
function readFragments(answer, body, { final }, truncated) {
    const { text } = (0,charset/* decodeHtml */.iT)(body, (0,network_exchange/* header */.wx)(final, 'content-type'));
    answer.fragments = (0,fragment_targets/* fragmentTargetsIn */.M8)(text, truncated);
    answer.sha256 = (0,input_fingerprint/* sha256Of */.Bj)(body);
}
function needsGet({ status, failure }) {
    if (!failure)
        return status !== null && status >= 400 && status !== 429;
    if (failure.kind === 'timeout')
        return failure.code === undefined;
    return ['connection', 'protocol', 'bad-encoding'].includes(failure.kind);
}
function isTurnedAway({ status }) {
    return status === 429 || status === 503;
}
function mayPass(answer) {
    const { status, failure } = answer;
    if (failure)
        return failure.kind === 'dns' || failure.kind === 'connection';
    return status === 429 || (status !== null && status >= 500 && status < 600);
}


/***/ }),

/***/ 4910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ Visit)
});

// EXTERNAL MODULE: ./lib/engine/browser/checked-files.js
var checked_files = __webpack_require__(49754);
// EXTERNAL MODULE: ./lib/engine/browser/lighthouse/lighthouse-report.js
var lighthouse_report = __webpack_require__(17219);
;// CONCATENATED MODULE: ./lib/engine/browser/lighthouse/page-measurement.js
class PageMeasurement {
    #standByForPage;
    #standBy;
    #report;
    #waiting = 0;
    constructor(standBy) {
        this.#standByForPage = standBy;
    }
    async prepare() {
        this.#waiting++;
        if (!this.#report)
            await this.#begin().catch(() => undefined);
        let left = false;
        return async () => {
            if (left)
                return;
            left = true;
            if (--this.#waiting === 0)
                await this.#leave();
        };
    }
    get measured() {
        return this.#standBy?.then(standBy => standBy.measured, () => false);
    }
    report() {
        if (!this.#report) {
            this.#report = this.#begin().then(standBy => standBy.report());
            this.#report.catch(() => undefined);
        }
        return this.#report;
    }
    #begin() {
        this.#standBy ??= this.#standByForPage();
        return this.#standBy;
    }
    async #leave() {
        const standBy = this.#standBy;
        this.#standBy = undefined;
        await standBy?.then(one => one.leave(), () => undefined);
    }
}

// EXTERNAL MODULE: ./lib/engine/formats/html/charset.js
var charset = __webpack_require__(51475);
// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/network/exchange.js
var exchange = __webpack_require__(1550);
// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/page/html-page.js
var html_page = __webpack_require__(91375);
// EXTERNAL MODULE: ./lib/engine/page/judged-page.js + 3 modules
var judged_page = __webpack_require__(72041);
// EXTERNAL MODULE: ./lib/engine/syntax/comparable-url.js
var comparable_url = __webpack_require__(25218);
// EXTERNAL MODULE: ./lib/engine/page/canonical-links.js
var canonical_links = __webpack_require__(44310);
// EXTERNAL MODULE: ./lib/engine/page/script-shell.js
var script_shell = __webpack_require__(15798);
;// CONCATENATED MODULE: ./lib/engine/page/led-on.js




function ledOnByHistory(sent, shown) {
    if (shown.ledTo !== undefined || pathOf(shown.url) === pathOf(sent.url))
        return undefined;
    if (new URL(shown.url).origin !== new URL(sent.url).origin || ERROR_PAGE.test(pathOf(shown.url)))
        return undefined;
    const rendered = { ...sent, document: shown.document };
    const [before, now] = [(0,canonical_links/* declaredCanonical */.fk)(sent), (0,canonical_links/* declaredCanonical */.fk)(rendered)];
    const hasOtherCanonical = before !== undefined && now !== undefined && (0,comparable_url/* comparableUrl */.sY)(before) !== (0,comparable_url/* comparableUrl */.sY)(now);
    if ((0,comparable_url/* isHomePage */.fF)(sent.url))
        return hasOtherCanonical && pathOf(now.href) === pathOf(shown.url) ? shown.url : undefined;
    const isOther = hasOtherCanonical || titleOf(sent) !== titleOf(rendered) || (0,script_shell/* scriptShellOf */.HH)(sent.document) !== undefined;
    return isOther ? shown.url : undefined;
}
async function ledOnFromHome(sent, shown, read) {
    if (!(0,comparable_url/* isHomePage */.fF)(sent.url) || shown.ledTo !== undefined || pathOf(shown.url) === pathOf(sent.url))
        return undefined;
    if (new URL(shown.url).origin !== new URL(sent.url).origin || ERROR_PAGE.test(pathOf(shown.url)))
        return undefined;
    if (titleOf(sent) || (0,script_shell/* scriptShellOf */.HH)(sent.document) === undefined)
        return undefined;
    const title = titleOf(shown);
    const other = title ? await read(shown.url) : undefined;
    const isSent = other && titleOf(other) === title && (0,script_shell/* scriptShellOf */.HH)(other.document) === undefined;
    return isSent ? shown.url : undefined;
}
const ERROR_PAGE = /(?:^|\/)(?:404|(?:page-?)?not-?found|error)$/;
function pathOf(url) {
    const parts = new URL((0,comparable_url/* comparableUrl */.sY)(url)).pathname.toLowerCase().split('/');
    const last = parts.pop().replace(/^(?:index|default)(?:\.[a-z]{2,5})?$|\.(?:html?|php)$/, '');
    return [...parts, last].filter(part => part !== '').join('/');
}
function titleOf({ document }) {
    const [title] = document.elements('title');
    return title && (0,html_document/* foldSpace */.GQ)((0,html_document/* textOf */.b6)(title));
}

// EXTERNAL MODULE: ./lib/engine/page/open-html.js
var open_html = __webpack_require__(32222);
// EXTERNAL MODULE: ./lib/engine/page/render-choice.js
var render_choice = __webpack_require__(70252);
// EXTERNAL MODULE: ./lib/engine/page/scripts.js
var scripts = __webpack_require__(3916);
// EXTERNAL MODULE: ./lib/engine/page/why-not-html.js
var why_not_html = __webpack_require__(27442);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var preview = __webpack_require__(11312);
// EXTERNAL MODULE: ./lib/engine/visit/input-fingerprint.js + 1 modules
var input_fingerprint = __webpack_require__(95330);
// EXTERNAL MODULE: ./lib/engine/visit/input-trace.js
var input_trace = __webpack_require__(4274);
// EXTERNAL MODULE: ./lib/engine/visit/link-check/fragment-targets.js + 1 modules
var fragment_targets = __webpack_require__(18183);
// EXTERNAL MODULE: ./lib/engine/visit/link-check/link-answer.js
var link_answer = __webpack_require__(37539);
// EXTERNAL MODULE: ./lib/engine/visit/link-check/link-checker.js + 1 modules
var link_checker = __webpack_require__(65893);
// EXTERNAL MODULE: ./lib/engine/browser/gathering.js
var gathering = __webpack_require__(68520);
;// CONCATENATED MODULE: ./lib/engine/visit/missing-gatherings.js


function noteMissingGatherings(page) {
    for (const name of gathering/* TRIED_OUT */.c3) {
        if (Object.hasOwn(page, name))
            continue;
        Object.defineProperty(page, name, {
            get() {
                (0,input_trace/* cannotRepeat */.Lp)(`Chrome had no time for ${name}`);
            },
        });
    }
    const axe = Object.getOwnPropertyDescriptor(page, 'axe')?.value;
    if (!axe?.results?.undrawn)
        return;
    Object.defineProperty(page, 'axe', {
        get() {
            (0,input_trace/* cannotRepeat */.Lp)('Chrome had no time to draw all contrasts');
            return axe;
        },
    });
}

// EXTERNAL MODULE: ./lib/engine/visit/script-files.js
var script_files = __webpack_require__(89921);
// EXTERNAL MODULE: external "node:dns"
var external_node_dns_ = __webpack_require__(40610);
// EXTERNAL MODULE: ./lib/engine/formats/robots-txt/robots-txt.js
var robots_txt = __webpack_require__(51644);
// EXTERNAL MODULE: ./lib/engine/network/dns/resolver.js + 3 modules
var resolver = __webpack_require__(46767);
// EXTERNAL MODULE: ./lib/engine/network/memo.js
var memo = __webpack_require__(93933);
// EXTERNAL MODULE: ./lib/engine/network/redirect-target.js
var redirect_target = __webpack_require__(1589);
// EXTERNAL MODULE: ./lib/engine/network/tls.js
var tls = __webpack_require__(70938);
// EXTERNAL MODULE: ./lib/engine/syntax/url-credentials.js
var url_credentials = __webpack_require__(11114);
// EXTERNAL MODULE: ./lib/engine/visit/input-keys.js
var input_keys = __webpack_require__(10363);
;// CONCATENATED MODULE: ./lib/engine/visit/input-notes.js




class InputNotes {
    #origin;
    #isOn;
    #fingerprints = new WeakMap();
    constructor(origin, isOn) {
        this.#origin = origin;
        this.#isOn = isOn;
    }
    fetchKey(url, options) {
        return (0,input_keys/* fetchKey */.G9)(this.shortened(url), options);
    }
    noteFetched(url, options, fetched) {
        const known = this.#fingerprints.get(fetched);
        const key = this.fetchKey(url, options);
        if (known)
            (0,input_trace/* noteInput */.Bf)(key, known);
        else
            this.note(key, fetched, exchange => (0,input_fingerprint/* exchangeFingerprint */.q6)(exchange, this.#origin));
    }
    note(key, value, fingerprintOf) {
        if (!this.#isOn)
            return;
        const fingerprint = value.then(fingerprintOf);
        fingerprint.catch(() => undefined);
        this.#fingerprints.set(value, fingerprint);
        (0,input_trace/* noteInput */.Bf)(key, fingerprint);
    }
    noteShown(requests, chromeVersion) {
        if (!this.#isOn)
            return;
        (0,input_trace/* noteInput */.Bf)(input_keys/* CHROME */.P4, Promise.resolve((0,input_fingerprint/* hashOf */.qQ)(chromeVersion)));
        for (const url of (0,input_keys/* shownInputs */.BX)(requests, this.#origin))
            (0,input_trace/* noteInput */.Bf)(this.fetchKey(url, {}));
    }
    shortened(url) {
        return (0,input_fingerprint/* relativeTo */.Mf)(this.#origin, (0,redirect_target/* withoutFragment */.f2)(url));
    }
}

;// CONCATENATED MODULE: ./lib/engine/visit/visit-requests.js













const TLS_HOSTS = 20;
const SITE_WORKS = 20;
class VisitRequests {
    url;
    origin;
    signal;
    preview;
    notes;
    originHeaders;
    held = 0;
    #options;
    #host;
    #sentHeaders;
    #fetched = new Map();
    #tlsMemo;
    #siteWork;
    #links;
    #dns;
    #robots = new Map();
    #body;
    constructor(url, options) {
        const { url: shown, credentials } = (0,url_credentials/* withoutCredentials */.r)(url);
        this.url = shown;
        const address = URL.parse(shown);
        this.origin = address?.origin ?? '';
        this.#host = address?.host ?? '';
        const headers = {
            ...(credentials && { authorization: credentials.authorization }),
            ...options.headers,
        };
        this.originHeaders = { origin: this.origin, headers };
        this.#sentHeaders = Object.keys(headers).length > 0 ? JSON.stringify(this.originHeaders) : '';
        this.signal = options.signal;
        this.preview = options.preview;
        this.#options = options;
        this.notes = new InputNotes(this.origin, options.fingerprints === true);
        this.#tlsMemo = options.tlsMemo ?? new memo/* Memo */.l(TLS_HOSTS, Number.POSITIVE_INFINITY);
        this.#siteWork = options.siteWork ?? new memo/* Memo */.l(SITE_WORKS, Number.POSITIVE_INFINITY);
        this.#links = options.links ?? new link_checker/* LinkChecker */.a0();
        this.#dns = options.dns;
        if (options.exchange) {
            this.#fetched.set(keyOf(this.url, {}), Promise.resolve(options.exchange));
            this.#body = options.exchange.final?.body;
        }
    }
    exchange() {
        return this.fetch(this.url);
    }
    fetch(named, options = {}) {
        const url = (0,preview/* askedAt */.YG)(this.preview, named);
        const key = keyOf(url, options);
        const known = url === this.url ? undefined : this.#options.siteMemo.find(this.#siteKey(key));
        const isOwn = key === keyOf(this.url, {});
        const fetched = remember(this.#fetched, key, () => known ?? this.#send(url, options, isOwn));
        this.notes.noteFetched(url, options, fetched);
        return fetched;
    }
    fetchForSite(named, options = {}) {
        const url = (0,preview/* askedAt */.YG)(this.preview, named);
        const key = keyOf(url, options);
        const fetched = this.#options.siteMemo.get(this.#siteKey(key), () => this.#fetched.get(key) ?? this.#send(url, options));
        this.notes.noteFetched(url, options, fetched);
        return fetched;
    }
    stream(url, consume, options = {}) {
        (0,input_trace/* noteInput */.Bf)(this.notes.fetchKey(url, options));
        return this.#send(url, { ...options, consume });
    }
    onceForSite(key, work) {
        return (0,input_trace/* read */.LF)(this.#siteWork.get(this.#siteKey(key), () => (0,input_trace/* traced */.mn)(work)));
    }
    madeForSite(key) {
        const made = this.#siteWork.find(this.#siteKey(key));
        return made && (0,input_trace/* read */.LF)(made);
    }
    linkAnswer(url, { fragments, onProduction = false } = {}) {
        const target = (0,redirect_target/* withoutFragment */.f2)(onProduction ? url : (0,preview/* askedAt */.YG)(this.preview, url));
        const audited = target.startsWith(`${this.origin}/`);
        const answer = this.#links.answer({
            key: this.#siteKey(target),
            url: target,
            host: audited ? this.#host : new URL(target).host,
            fragments: fragments !== undefined,
            audited,
            signal: this.signal,
            send: options => this.#send(target, options),
            fetched: () => {
                const plain = keyOf(target, {});
                return this.#fetched.get(plain) ?? this.#options.siteMemo.find(this.#siteKey(plain));
            },
        });
        const address = this.notes.shortened(target);
        if (fragments)
            return this.#options.fingerprints ? this.#noteRead(address, answer, fragments) : answer;
        const key = (0,input_keys/* linkKey */.Sg)(address, { onProduction });
        this.notes.note(key, answer, known => (0,input_fingerprint/* linkFingerprint */.$)(known, this.origin));
        return answer;
    }
    async #noteRead(address, answer, fragments) {
        const { fragments: found } = await answer;
        const places = found?.sentPlaces(fragments);
        const key = places && (0,input_keys/* placesKey */.Y3)(address, places);
        if (key !== undefined) {
            this.notes.note(key, answer, known => (0,input_fingerprint/* placesFingerprint */.bm)(known, this.origin));
            return await answer;
        }
        this.notes.note((0,input_keys/* pageKey */.Lt)(address), answer, known => (0,input_fingerprint/* linkFingerprint */.$)(known, this.origin, true));
        return await (0,input_trace/* read */.LF)(answer);
    }
    noteLinkAnswer(url, answer) {
        this.#links.note(this.#siteKey((0,redirect_target/* withoutFragment */.f2)(url)), answer);
    }
    #siteKey(key) {
        return this.#sentHeaders === '' ? key : `${key} ${this.#sentHeaders}`;
    }
    async robotsTxt(url) {
        const root = new URL('/robots.txt', url);
        const address = root.href;
        const foreign = (0,preview/* whyRootIsForeign */.fm)(this.preview);
        if (foreign !== undefined && (root.origin === this.origin || (0,preview/* isOnProduction */.dT)(this.preview, root))) {
            return (0,robots_txt/* foreignRobotsTxt */.WH)(address, foreign);
        }
        return (0,input_trace/* read */.LF)(remember(this.#robots, address, () => (0,input_trace/* traced */.mn)(async () => (0,robots_txt/* readRobotsTxt */.mO)(address, await this.fetchForSite(address)))));
    }
    tls(host, port = 443) {
        const { http, signal } = this.#options;
        const { guard } = http;
        const report = this.#tlsMemo.get(`${host}:${port}`, () => (0,tls/* gatherTls */.j)({ host, port, guard, signal }));
        this.notes.note((0,input_keys/* tlsKey */.f9)(host, port), report, input_fingerprint/* tlsFingerprint */.iv);
        return report;
    }
    dns(name, type, options) {
        this.#dns ??= new resolver/* DnsResolver */.S({ servers: (0,external_node_dns_.getServers)() });
        const answer = this.#dns.query(name, type, this.signal, options);
        this.notes.note((0,input_keys/* dnsKey */.RH)(name, type, options), answer, input_fingerprint/* dnsFingerprint */.sz);
        return answer;
    }
    async #send(url, options, isOwn = false) {
        const { http, pageTimeoutMs, signal } = this.#options;
        const originHeaders = this.originHeaders;
        const timeout = isOwn && pageTimeoutMs !== undefined ? { timeoutMs: pageTimeoutMs } : {};
        const exchange = await http.fetch(url, { ...options, ...timeout, signal, originHeaders });
        const { final } = exchange;
        if (!final)
            return exchange;
        if (isOwn)
            this.#body = final.body;
        else if (this.#isOwnBody(final.body))
            return { ...exchange, final: { ...final, body: this.#body } };
        this.held += final.body.length;
        return exchange;
    }
    #isOwnBody(body) {
        return body.length > 0 && this.#body?.equals(body) === true;
    }
}
function keyOf(url, options) {
    const at = url.indexOf('#');
    return JSON.stringify([at < 0 ? url : url.slice(0, at), options]);
}
function remember(kept, key, make) {
    let value = kept.get(key);
    if (!value) {
        value = make();
        value.catch(() => undefined);
        kept.set(key, value);
    }
    return value;
}

;// CONCATENATED MODULE: ./lib/engine/visit/visit.js
























class Visit extends VisitRequests {
    readings = new Map();
    #options;
    #page;
    #rendered;
    #gathers;
    #judged;
    #runsScripts;
    #unread;
    #measured;
    #measurement = new PageMeasurement(() => this.#standBy());
    constructor(url, options) {
        super(url, options);
        this.#options = options;
    }
    async response() {
        const exchange = await this.exchange();
        if (exchange.final)
            return exchange.final;
        throw new not_measured/* NotMeasured */.ke(`${exchange.failure.url} ${exchange.failure.message}`);
    }
    htmlPage() {
        if (!this.#page) {
            this.#page = (0,input_trace/* traced */.mn)(() => this.#openPage());
            this.#page.catch(() => undefined);
        }
        return (0,input_trace/* read */.LF)(this.#page);
    }
    judgedPage() {
        if (!this.#judged) {
            const showing = {
                choose: () => this.renderChoice(),
                render: () => this.rendered(),
                readCode: () => this.#readCode(),
            };
            this.#judged = (0,input_trace/* traced */.mn)(async () => (0,judged_page/* judgedPageOf */.IC)(await this.htmlPage(), showing));
            this.#judged.catch(() => undefined);
        }
        return (0,input_trace/* read */.LF)(this.#judged);
    }
    renderChoice() {
        return this.#options.choose?.(this) ?? Promise.resolve(render_choice/* SHOWN */.kC);
    }
    gather(gatherings) {
        this.#gathers = gatherings;
    }
    rendered() {
        if (!this.#rendered) {
            this.#rendered = (0,input_trace/* traced */.mn)(() => this.#render());
            this.#rendered.catch(() => undefined);
        }
        return (0,input_trace/* read */.LF)(this.#rendered);
    }
    get unread() {
        return this.#unread;
    }
    get bytes() {
        return this.held;
    }
    lighthouse() {
        this.#measured ??= (0,input_trace/* traced */.mn)(async () => {
            const [report] = await Promise.all([orUnrepeatable(this.#measurement.report()), this.htmlPage()]);
            if ((0,lighthouse_report/* isStarved */.i)(report.median))
                (0,input_trace/* cannotRepeat */.Lp)('a machine that other programs kept busy');
            const items = report.median.audits['network-requests']?.details;
            this.notes.noteShown((items?.type === 'table' ? items.items : []), report.chromeVersion);
            return report;
        });
        return (0,input_trace/* read */.LF)(this.#measured);
    }
    prepareLighthouse() {
        return this.#measurement.prepare();
    }
    get lighthouseMeasured() {
        return this.#measurement.measured;
    }
    runsScripts() {
        this.#runsScripts ??= (0,input_trace/* traced */.mn)(() => this.htmlPage().then(({ document }) => (0,scripts/* runsScripts */.fJ)(document), () => false));
        return (0,input_trace/* read */.LF)(this.#runsScripts);
    }
    async noteAsLinkTarget() {
        const [exchange, page] = await Promise.all([this.exchange(), this.judgedPage()]);
        const fragments = (0,fragment_targets/* fragmentTargetsOf */.ct)(page.sent.document, page.response.truncated, page.document);
        const sha256 = this.#options.fingerprints && { sha256: (0,input_fingerprint/* sha256Of */.Bj)(page.response.body) };
        const { body } = page.response;
        const note = (url, answer) => {
            (0,link_checker/* tellOnward */.bh)(answer, body, page.response);
            this.noteLinkAnswer(url, { ...answer, fragments, ...sha256 });
        };
        note(new URL(this.url).href, (0,link_answer/* linkAnswerOf */.Y)(exchange));
        if (exchange.hops.length > 1)
            note(page.url, { status: page.response.status, redirects: 0 });
    }
    async #render() {
        const page = await this.htmlPage();
        const { browser, signal } = this.#options;
        if (!browser)
            throw new not_measured/* NotMeasured */.ke('it needs Chrome, which this run does not have');
        const [sent, originHeaders] = [page.document, this.originHeaders];
        const loading = browser.load({
            url: this.url,
            sent,
            originHeaders,
            preview: this.preview,
            gathers: this.#gathers,
            signal,
        });
        const rendered = await orUnrepeatable(loading);
        if (rendered.neverLoaded)
            (0,input_trace/* cannotRepeat */.Lp)('a page that took too long');
        noteMissingGatherings(rendered);
        this.#unread ??= unreadOf(rendered.document);
        this.held += rendered.document.bytes;
        this.notes.noteShown(rendered.requests, rendered.chrome.version);
        const ledTo = ledOnByHistory(page, rendered) ??
            (await ledOnFromHome(page, rendered, async (url) => {
                const { final } = await this.fetch(url);
                return final && (0,network_status/* isSuccess */.oJ)(final.status) ? (0,open_html/* openHtml */.W)(final, this.preview) : undefined;
            }));
        if (ledTo !== undefined)
            rendered.ledTo = ledTo;
        return rendered;
    }
    async #readCode() {
        const page = await this.htmlPage();
        return (0,script_files/* codeOf */.$N)(page, await (0,script_files/* readScriptFiles */.F8)(page, url => this.fetch(url))).texts;
    }
    async #standBy() {
        const { document } = await this.htmlPage();
        const { lighthouse, signal } = this.#options;
        if (!lighthouse)
            throw new not_measured/* NotMeasured */.ke('it needs Chrome, which this run does not have');
        const originHeaders = this.originHeaders;
        const { url, preview } = this;
        const uncheckedBase = (0,checked_files/* uncheckedFilesBase */.D)(document, preview);
        return await lighthouse.standBy({ url, originHeaders, preview, uncheckedBase, signal });
    }
    async #openPage() {
        const response = await this.response();
        if (response.status < 200 || response.status > 299)
            throw new not_measured/* NotMeasured */.ke(statusReason(response));
        const instead = (0,why_not_html/* whyNotHtml */.h7)(response);
        if (instead !== undefined)
            throw new not_measured/* NotHtml */.pr(`${response.url} ${instead}: audit a page instead`);
        const { text, encoding } = (0,charset/* decodeHtml */.iT)(response.body, (0,exchange/* header */.wx)(response, 'content-type'));
        const document = new html_document/* HtmlDocument */.Df(text, response.url, response.url, (0,preview/* schemeOfHosts */.K3)(this.preview));
        this.#unread ??= unreadOf(document);
        this.held += document.bytes;
        return {
            url: response.url,
            response: (0,html_page/* asRead */.v)(response, document),
            document,
            encoding,
            ...(this.preview && { preview: this.preview }),
        };
    }
}
function unreadOf({ unread: reason, rest }) {
    return reason === undefined ? undefined : { reason, rest };
}
async function orUnrepeatable(showing) {
    try {
        return await showing;
    }
    catch (error) {
        (0,input_trace/* cannotRepeat */.Lp)('a page that Chrome did not show');
        throw error;
    }
}
function statusReason({ url, status }) {
    const what = `${url} answers ${status}`;
    if (status === 401 || status === 403) {
        return `${what}: the page is protected; give the header that lets an audit in with the setting "headers"`;
    }
    if (status === 429)
        return `${what}: the site limits requests; lower "concurrency" or let the audit in`;
    return `${what}, so there is no page that a search engine would index`;
}


/***/ }),

/***/ 9670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ retryAfterMs)
/* harmony export */ });
const HTTP_DATE = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? [\w :-]+$/;
const MAX_WAIT_MS = 10 * 365 * 86_400_000;
function retryAfterMs(value, now) {
    const text = value?.trim() ?? '';
    if (/^-?\d+(\.\d+)?$/.test(text))
        return Math.min(Math.max(0, Number(text) * 1000), MAX_WAIT_MS);
    if (!HTTP_DATE.test(text))
        return undefined;
    const at = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
    return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}


/***/ })

};
