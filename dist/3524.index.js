export const id = 3524;
export const ids = [3524,4377];
export const modules = {

/***/ 58254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openApiDocument: () => (/* binding */ openApiDocument)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(98439);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/registries.js
var registries = __webpack_require__(29396);
;// CONCATENATED MODULE: ./lib/api/json-schema.js
function plainer({ jsonSchema }) {
    const schema = jsonSchema;
    if (schema['format'] !== undefined)
        delete schema['pattern'];
    if (schema['maximum'] === Number.MAX_SAFE_INTEGER)
        delete schema['maximum'];
    const names = schema['propertyNames'];
    if (names?.type === 'string' && Object.keys(names).length === 1)
        delete schema['propertyNames'];
}

// EXTERNAL MODULE: ./lib/api/result-schemas.js + 1 modules
var result_schemas = __webpack_require__(82334);
// EXTERNAL MODULE: ./lib/api/tools.js
var tools = __webpack_require__(3075);
// EXTERNAL MODULE: ./lib/service/base-path.js
var base_path = __webpack_require__(69376);
;// CONCATENATED MODULE: ./lib/service/openapi.js





const ANSWERS = [
    result_schemas/* accountSchema */.rE,
    result_schemas/* analysisSchema */.m,
    result_schemas/* toolRunSchema */.FB,
    result_schemas/* rankProjectSummarySchema */.JZ,
    result_schemas/* rankProjectSchema */.Tq,
    result_schemas/* rankDashboardSchema */.QY,
];
const schemaOf = (schema) => ({ $ref: `#/components/schemas/${schema.meta()['id']}` });
const json = (schema) => ({ 'application/json': { schema } });
const problem = (description, headers) => ({
    description,
    ...(headers ? { headers } : {}),
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});
const header = (name) => ({ $ref: `#/components/headers/${name}` });
const response = (name) => ({ $ref: `#/components/responses/${name}` });
const HEADERS = {
    'Retry-After': { description: 'Seconds after which to try again', schema: { type: 'integer', minimum: 0 } },
    RateLimit: {
        description: 'What is left of the limits of the token (draft-ietf-httpapi-ratelimit-headers-11)',
        schema: { type: 'string' },
        example: '"requests-per-minute";r=1199;t=60, "requests-at-once";r=99',
    },
    'RateLimit-Policy': {
        description: 'The limits of the token (draft-ietf-httpapi-ratelimit-headers-11)',
        schema: { type: 'string' },
        example: '"requests-per-minute";q=1200;w=60, "requests-at-once";q=100;qu="concurrent-requests"',
    },
    'X-Request-Id': {
        description: 'Under which the request stands in the log: its own X-Request-Id, if it had one of 8 to 64 characters',
        schema: { type: 'string' },
    },
    'WWW-Authenticate': { description: 'How to send a token', schema: { type: 'string' } },
};
const ID = { 'X-Request-Id': header('X-Request-Id') };
const LIMITS = { RateLimit: header('RateLimit'), 'RateLimit-Policy': header('RateLimit-Policy') };
const LATER = { 'Retry-After': header('Retry-After') };
const RESPONSES = {
    BadRequest: problem('This is no request, its path is not encoded, or the body is no JSON object with a URL', ID),
    Unauthorized: problem('The token is missing or not known', {
        ...ID,
        'WWW-Authenticate': header('WWW-Authenticate'),
    }),
    Forbidden: problem('The plan of the account has no API access', ID),
    TooSlow: problem('The request took too long to arrive', ID),
    BodyTooLarge: problem('The body is too large', ID),
    PathTooLong: problem('The path is too long', ID),
    NotJson: problem('The body is not declared as application/json', ID),
    NotAudited: problem('The URL is valid, but this service does not audit it', ID),
    TooMany: problem('The token or its account has sent too many requests, or has too many under way', {
        ...ID,
        ...LIMITS,
        ...LATER,
    }),
    HeadersTooLarge: problem('The headers of the request are too large', ID),
    Failed: problem('The service failed', ID),
    NotPossible: problem('This service cannot do this', ID),
    BadUpstream: problem('A service that this one asked failed or refused', ID),
    Busy: problem('The service is busy or about to end', { ...ID, ...LATER }),
    UpstreamTooSlow: problem('A service that this one asked did not answer in time', ID),
};
const everywhere = {
    '400': response('BadRequest'),
    '401': response('Unauthorized'),
    '403': response('Forbidden'),
    '408': response('TooSlow'),
    '429': response('TooMany'),
    '431': response('HeadersTooLarge'),
    '500': response('Failed'),
    '502': response('BadUpstream'),
    '503': response('Busy'),
    '504': response('UpstreamTooSlow'),
};
const onWork = {
    ...everywhere,
    '413': response('BodyTooLarge'),
    '415': response('NotJson'),
    '422': response('NotAudited'),
};
const result = (description, schema) => ({
    description,
    headers: { ...ID, ...LIMITS },
    content: json(schema),
});
const urlBody = {
    required: true,
    content: {
        'application/json': {
            schema: { $ref: '#/components/schemas/Target' },
            example: { url: 'https://shop.example/' },
        },
    },
};
const idParameter = {
    name: 'id',
    in: 'path',
    required: true,
    description: 'Identifier of a rank project',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
};
const ANYWHERE = {
    url: `{root}${base_path/* BASE_PATH */.o}`,
    description: 'Wherever the service runs',
    variables: { root: { default: 'http://127.0.0.1:8080' } },
};
function openApiDocument(version, server = ANYWHERE) {
    const schemas = { ...componentSchemas(), Target: TARGET, Problem: PROBLEM };
    return {
        openapi: '3.1.0',
        info: {
            title: 'SEO analysis service',
            version,
            description: 'Website analysis, rank tracking and 17 SEO tools. `seo-preflight serve` fulfils it with the embedded engine. Other paths answer 404 and other methods 405, with a problem as all errors.',
            license: { name: 'MIT', identifier: 'MIT' },
        },
        servers: [server],
        security: [{ bearer: [] }, { apiKey: [] }],
        tags: [
            { name: 'account', description: 'Who owns the token' },
            { name: 'analysis', description: 'Whole websites' },
            { name: 'tools', description: 'One tool on one URL' },
            { name: 'rank', description: 'Rank tracking' },
        ],
        paths: paths(),
        components: {
            securitySchemes: {
                bearer: { type: 'http', scheme: 'bearer', description: 'Authorization: Bearer TOKEN' },
                apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
            },
            headers: HEADERS,
            responses: RESPONSES,
            schemas,
        },
    };
}
function paths() {
    const noProject = { '404': problem('There is no such rank project', ID), '414': response('PathTooLong') };
    return {
        '/me': {
            get: {
                operationId: 'me',
                tags: ['account'],
                summary: 'Account information; used to verify the token',
                responses: {
                    '200': result('The account', schemaOf(result_schemas/* accountSchema */.rE)),
                    ...everywhere,
                },
            },
        },
        '/analyze': {
            post: {
                operationId: 'analyze',
                tags: ['analysis'],
                summary: 'Complete SEO analysis of a website',
                requestBody: urlBody,
                responses: {
                    '200': result('The analysis', schemaOf(result_schemas/* analysisSchema */.m)),
                    ...onWork,
                    '501': response('NotPossible'),
                },
            },
        },
        '/tools/{tool}': {
            post: {
                operationId: 'runTool',
                tags: ['tools'],
                summary: 'Runs one SEO tool on a URL',
                parameters: [
                    {
                        name: 'tool',
                        in: 'path',
                        required: true,
                        description: 'Name of the tool',
                        schema: { enum: tools/* TOOLS */.It },
                    },
                ],
                requestBody: urlBody,
                responses: {
                    '200': result('What the tool found', schemaOf(result_schemas/* toolRunSchema */.FB)),
                    '404': problem('There is no such tool', ID),
                    '414': response('PathTooLong'),
                    ...onWork,
                },
            },
        },
        '/rank/projects': {
            get: {
                operationId: 'rankProjects',
                tags: ['rank'],
                summary: 'List of rank-tracking projects',
                responses: {
                    '200': result('The projects', { type: 'array', items: schemaOf(result_schemas/* rankProjectSummarySchema */.JZ) }),
                    ...everywhere,
                },
            },
        },
        '/rank/projects/{id}': {
            get: {
                operationId: 'rankProject',
                tags: ['rank'],
                summary: 'Keywords and positions of a project, per search engine and per location',
                parameters: [idParameter],
                responses: {
                    '200': result('The project', schemaOf(result_schemas/* rankProjectSchema */.Tq)),
                    ...noProject,
                    ...everywhere,
                },
            },
        },
        '/rank/projects/{id}/dashboard': {
            get: {
                operationId: 'rankDashboard',
                tags: ['rank'],
                summary: 'Position dashboard of a project',
                parameters: [idParameter],
                responses: {
                    '200': result('The dashboard', schemaOf(result_schemas/* rankDashboardSchema */.QY)),
                    ...noProject,
                    ...everywhere,
                },
            },
        },
    };
}
const TARGET = {
    type: 'object',
    required: ['url'],
    properties: { url: { type: 'string', description: 'Absolute http or https URL of the site to examine' } },
};
const PROBLEM = {
    type: 'object',
    description: 'An error (RFC 9457).',
    required: ['type', 'title', 'status', 'detail'],
    properties: {
        type: { type: 'string', description: '`about:blank`, or the URI of a kind of problem' },
        title: { type: 'string' },
        status: { type: 'integer' },
        detail: { type: 'string', description: 'What happened and what to do' },
        'violated-policies': {
            type: 'array',
            items: { type: 'string' },
            description: 'Names of the limits that the request went beyond, as in RateLimit-Policy',
        },
    },
};
function componentSchemas() {
    const uri = (id) => `#/components/schemas/${id}`;
    const { schemas } = json_schema_processors/* toJSONSchema */.bl(registries/* globalRegistry */.fd, { uri, io: 'output', override: plainer });
    const used = new Set(ANSWERS.map(schema => schema.meta()['id']));
    for (const name of used) {
        for (const [, other] of JSON.stringify(schemas[name]).matchAll(/#\/components\/schemas\/(\w+)"/g))
            used.add(other);
    }
    const names = Object.keys(schemas).filter(name => used.has(name));
    return Object.fromEntries(names.map(name => [name, withoutIds(schemas[name])]));
}
function withoutIds(schema) {
    const { $schema: _schema, $id: _id, id: _name, ...rest } = schema;
    return rest;
}


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODate */ .Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
