import type { Occurrence } from '../../../api/results.ts'
import { MAX_SITEMAP_BYTES, MAX_SITEMAP_URLS, type ProblemKind } from '../../formats/sitemap/format.ts'
import { fail, failAmong, failCounted, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import type { CheckDefinition } from '../../judging/tool-definition.ts'
import { isThere, type SitemapFile, type SitemapSurvey } from '../../visit/sitemap-survey.ts'

const BUILD = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap'
const LARGE = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/large-sitemaps'
const PROTOCOL = 'https://www.sitemaps.org/protocol.html'
const ERRORS = 'https://support.google.com/webmasters/answer/7451001'

/** What a sitemap is as a file. */
export const FILE_CHECKS = {
  redirects: {
    severity: 'notice',
    title: 'A sitemap redirects',
    why: 'Each reading takes a further request, and not every crawler follows.',
    fix: 'Name the address that the redirect leads to.',
    help: BUILD,
    example: 'Sitemap: https://www.example.com/sitemap.xml\nwhich answers 301 to /sitemaps/all.xml',
  },
  'content-type': {
    severity: 'notice',
    title: 'A sitemap is sent with the Content-Type of something else',
    why: 'Google reads it all the same; other crawlers and proxies may take it for what the header says.',
    fix: 'Send XML as application/xml, text as text/plain and .gz files as application/gzip.',
    help: 'https://www.rfc-editor.org/rfc/rfc7303#section-9.1',
    example: '/sitemap.xml sent as Content-Type: text/html',
  },
  'bad-gzip': {
    severity: 'error',
    title: 'A compressed sitemap cannot be unpacked',
    why: 'Search engines read nothing behind the break.',
    fix: 'Write the .gz file anew, and check that it is uploaded whole and unchanged.',
    help: ERRORS,
    example: '/sitemap.xml.gz that breaks off in the middle',
  },
  encoding: {
    severity: 'warning',
    title: 'A sitemap is not in UTF-8',
    why: 'The protocol knows UTF-8 alone; addresses with other characters are misread.',
    fix: 'Save and declare the file as UTF-8.',
    help: PROTOCOL,
    example: '<?xml version="1.0" encoding="ISO-8859-1"?>',
  },
  'not-well-formed': {
    severity: 'error',
    title: 'A sitemap is not well-formed XML',
    why: 'Search engines stop at the first such fault and may drop the whole file.',
    fix: 'Correct the places named; write & as &amp; and < as &lt; in addresses.',
    help: ERRORS,
    example: '<loc>https://www.example.com/?a=1&b=2</loc>',
  },
  doctype: {
    severity: 'warning',
    title: 'A sitemap has a DOCTYPE',
    why: 'The protocol has none, and careful XML readers refuse a file with one because of the attacks that it allows.',
    fix: 'Remove the <!DOCTYPE …>.',
    help: 'https://owasp.org/www-community/vulnerabilities/XML_External_Entity_(XXE)_Processing',
    example: '<!DOCTYPE urlset [ <!ENTITY site "https://www.example.com"> ]>',
  },
  'unknown-format': {
    severity: 'error',
    title: 'A file that is named as a sitemap is none',
    why: 'Search engines find no addresses in it.',
    fix: 'Serve XML with <urlset> or <sitemapindex>, an RSS or Atom feed, or a text file with one address a line.',
    help: BUILD,
    example: '{"urls": ["https://www.example.com/"]}',
  },
  namespace: {
    severity: 'warning',
    title: 'A namespace of a sitemap is not the one of the protocol',
    why: 'Namespaces are compared letter by letter. With another one the tags mean nothing, and Search Console reports the file as invalid.',
    fix: 'Copy the namespace from the documentation; that of the protocol is http://www.sitemaps.org/schemas/sitemap/0.9, without https.',
    help: ERRORS,
    example: '<urlset xmlns="https://www.sitemaps.org/schemas/sitemap/0.9">',
  },
  'unexpected-tag': {
    severity: 'warning',
    title: 'A sitemap has a tag that does not belong there',
    why: 'What it holds is ignored, and Search Console reports the file as invalid.',
    fix: 'Correct the name or the place of the tag, or remove it.',
    help: 'https://www.sitemaps.org/protocol.html#xmlTagDefinitions',
    example: '<url><loc>https://www.example.com/</loc><title>Home</title></url>',
  },
  'reading-ended': {
    severity: 'error',
    title: 'A sitemap has a piece of a size that no sitemap needs',
    why: 'Reading ended there, as it may in search engines, which guard against such files too.',
    fix: 'Look at the place named: the file is damaged, or was not made by a sitemap generator.',
    help: PROTOCOL,
    example: '<loc>…</loc> with a megabyte of text in it',
  },
  'too-large': {
    severity: 'error',
    title: 'A sitemap is larger than 50 MB',
    why: 'Search engines refuse files of more than 52,428,800 bytes, measured without compression.',
    fix: 'Split it into several sitemaps and name them in an index.',
    help: LARGE,
    example: '/sitemap.xml of 61,300,000 bytes',
  },
  'too-many-urls': {
    severity: 'error',
    title: 'A sitemap has more than 50,000 entries',
    why: 'Search engines refuse the file, or read the first 50,000 entries of it.',
    fix: 'Split it into several sitemaps and name them in an index.',
    help: LARGE,
    example: '<urlset> with 72,000 <url>',
  },
  empty: {
    severity: 'warning',
    title: 'A sitemap lists nothing',
    why: 'Search engines learn nothing from it, and Search Console reports it as an error.',
    fix: 'Check that the generator finds the pages, or remove the file.',
    help: ERRORS,
    example: '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>',
  },
} satisfies Record<string, CheckDefinition>

type FileCheck = keyof typeof FILE_CHECKS

const OF_PROBLEMS: Readonly<Partial<Record<FileCheck, ProblemKind>>> = {
  'bad-gzip': 'gzip',
  encoding: 'encoding',
  'not-well-formed': 'not-well-formed',
  doctype: 'doctype',
  namespace: 'namespace',
  'unexpected-tag': 'unexpected-tag',
  'reading-ended': 'hostile',
}
const OF_XML: ReadonlySet<string> = new Set(['not-well-formed', 'doctype'])
/** Of the tags that the protocol has, and feeds have not. */
const OF_TAGS: ReadonlySet<string> = new Set(['namespace', 'unexpected-tag'])
/** Types that say nothing wrong of a sitemap. */
const FITTING_TYPE =
  /^(?:|text\/(?:xml|plain)|application\/(?:xml|octet-stream|(?:x-)?gzip|[\w.-]{1,60}\+xml)|binary\/octet-stream)$/

/** Judges the files that were found; at least one of them is a sitemap. */
export function judgeFiles(survey: SitemapSurvey): Record<FileCheck, Judgement> {
  const named = survey.files.filter(({ reading }) => reading && reading.kind !== 'html')
  const files = survey.files.filter(isThere)
  const byProblem = Object.entries(OF_PROBLEMS).map(([check, kind]) => {
    const found = judgeProblems(named, kind)
    return [check, found.outcome === 'pass' ? unlessFormless(check, named, found) : found]
  })
  const where = (failing: (file: SitemapFile) => string | undefined) =>
    failAmong(
      files,
      files.flatMap(file => {
        const message = failing(file)
        return message === undefined ? [] : [{ url: file.url, message }]
      }),
      'what is named as a sitemap is none, which is reported apart',
    )
  const compressed = named.some(({ reading, url }) => reading!.gzip || url.endsWith('.gz'))
  const judgements = {
    ...Object.fromEntries(byProblem),
    redirects: where(({ redirects, finalUrl }) => (redirects > 0 ? `leads to ${finalUrl}` : undefined)),
    'content-type': where(({ mediaType }) =>
      FITTING_TYPE.test(mediaType) ? undefined : `is sent as ${mediaType}`,
    ),
    'unknown-format': judgeFormat(named),
    'too-large': where(({ reading }) =>
      reading!.truncated ? `has more than ${MAX_SITEMAP_BYTES} bytes` : undefined,
    ),
    'too-many-urls': where(({ reading }) =>
      reading!.entries > MAX_SITEMAP_URLS ? `has ${reading!.entries} entries` : undefined,
    ),
    empty: where(({ reading }) => (isEmpty(reading!) ? 'has no entries' : undefined)),
  } as Record<FileCheck, Judgement>
  return compressed
    ? judgements
    : { ...judgements, 'bad-gzip': notApplicable('no sitemap is a compressed file') }
}

/** No merit of a list of addresses is that its XML has no fault. */
function unlessFormless(check: string, files: readonly SitemapFile[], found: Judgement): Judgement {
  const kinds = new Set(files.map(({ reading }) => reading!.kind))
  if (OF_TAGS.has(check) && !kinds.has('urlset') && !kinds.has('index')) {
    return notApplicable('no sitemap has the tags of the protocol')
  }
  const isFormless = [...kinds].every(kind => kind === 'text' || kind === 'unknown')
  return OF_XML.has(check) && isFormless ? notApplicable('no sitemap is XML') : found
}

/** Where reading ended early, what ended it is the fault. A feed without links may be one of other things. */
function isEmpty({ kind, entries, stopped }: NonNullable<SitemapFile['reading']>): boolean {
  return entries === 0 && stopped === undefined && kind !== 'xml'
}

function judgeProblems(files: readonly SitemapFile[], kind: ProblemKind): Judgement {
  const occurrences = files.flatMap(({ url, problems }) =>
    problems
      .filter(problem => problem.kind === kind)
      .map(({ kind: _, ...place }): Occurrence => ({ url, ...place })),
  )
  const count = files.reduce((sum, { problemCounts }) => sum + (problemCounts[kind] ?? 0), 0)
  return failCounted(occurrences, count)
}

function judgeFormat(files: readonly SitemapFile[]): Judgement {
  const strange = files.filter(({ reading }) => reading!.kind === 'xml' || reading!.kind === 'unknown')
  if (strange.length === 0) return pass()
  return fail(
    strange.map(({ url, reading, problems }) => {
      const root = problems.find(({ kind }) => kind === 'root')
      const { kind: _, ...place } = root ?? { message: `holds nothing that can be read: ${reading!.stopped}` }
      return { url, ...place } as Occurrence
    }),
  )
}
