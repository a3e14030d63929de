import type { Occurrence } from '../../../api/results.ts'
import type { ProblemKind } from '../../formats/sitemap/format.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { judgeProblems, type ReadFile, type SitemapFiles, sitemapFiles } from './sitemap-files.ts'

const BUILD = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap'
const PROTOCOL = 'https://www.sitemaps.org/protocol.html'
const ERRORS = 'https://support.google.com/webmasters/answer/7451001'

/** Whether the files are written as sitemaps are. */
export const format = defineTopic({
  checks: {
    'not-well-formed': {
      scope: 'site',
      severity: 'error',
      title: 'A sitemap is not well-formed XML',
      why: 'Search engines stop at the first such error and may ignore the whole file.',
      fix: 'Correct the lines named here. In URLs write & as &amp; and < as &lt;.',
      help: ERRORS,
      example: '<loc>https://www.example.com/?a=1&b=2</loc>',
    },
    doctype: {
      scope: 'site',
      severity: 'warning',
      title: 'A sitemap has a DOCTYPE',
      why: 'The protocol has none, and careful XML parsers refuse a file with a DOCTYPE because of the attacks that it allows.',
      fix: 'Remove the <!DOCTYPE …>.',
      help: 'https://owasp.org/www-community/vulnerabilities/XML_External_Entity_(XXE)_Processing',
      example: '<!DOCTYPE urlset [ <!ENTITY site "https://www.example.com"> ]>',
    },
    'unknown-format': {
      scope: 'site',
      severity: 'error',
      title: 'A file that is named as a sitemap is not one',
      why: 'Search engines find no URLs in it.',
      fix: 'Serve XML with <urlset> or <sitemapindex>, an RSS or Atom feed, or a text file with one URL per line.',
      help: BUILD,
      example: '{"urls": ["https://www.example.com/"]}',
    },
    namespace: {
      scope: 'site',
      severity: 'error',
      title: 'A sitemap has the wrong XML namespace',
      why: 'A namespace must match letter by letter. With another one the tags mean nothing: Search Console reports the error "Incorrect namespace", and search engines do not learn of the pages in the file.',
      fix: 'Begin the file with the namespace of the protocol: xmlns="http://www.sitemaps.org/schemas/sitemap/0.9", with http.',
      help: ERRORS,
      example: '<urlset xmlns="https://www.sitemaps.org/schemas/sitemap/0.9">',
    },
    'extension-namespace': {
      scope: 'site',
      severity: 'warning',
      title: 'An extension of a sitemap has the wrong XML namespace',
      why: 'A namespace must match letter by letter. With another one search engines ignore the images, videos, news or language versions of the file.',
      fix: 'Copy the namespace from the documentation of the extension.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/combine-sitemap-extensions',
      example: '<urlset … xmlns:image="https://www.google.com/schemas/sitemap-image/1.1">',
    },
    'unexpected-tag': {
      scope: 'site',
      severity: 'warning',
      title: 'A sitemap has a tag that does not belong there',
      why: 'Search engines ignore its content, and Search Console reports the file as invalid.',
      fix: 'Correct the name or the position of the tag, or remove it.',
      help: 'https://www.sitemaps.org/protocol.html#xmlTagDefinitions',
      example: '<url><loc>https://www.example.com/</loc><title>Home</title></url>',
    },
    'reading-ended': {
      scope: 'site',
      severity: 'error',
      title: 'A sitemap has a part that is far too large',
      why: 'The audit stopped reading there. Search engines may do the same, to protect themselves from such files.',
      fix: 'Look at the line named here: the file is damaged, or was not made by a sitemap generator.',
      help: PROTOCOL,
      example: '<loc>…</loc> with a megabyte of text in it',
    },
  },
  async judge(visit) {
    const files = await sitemapFiles(visit)
    return {
      judgements: {
        'not-well-formed': judgeXml(files, 'not-well-formed'),
        doctype: judgeXml(files, 'doctype'),
        'unknown-format': judgeFormat(files.named),
        namespace: judgeTags(files, 'namespace'),
        'extension-namespace': judgeTags(files, 'extension-namespace'),
        'unexpected-tag': judgePlaces(files),
        'reading-ended': judgeProblems(files, 'hostile'),
      },
    }
  },
})

/** No merit of a list of addresses is that its XML has no fault. */
function judgeXml(files: SitemapFiles, kind: ProblemKind): Judgement {
  const isFormless = files.named.every(({ reading }) => reading.kind === 'text' || reading.kind === 'unknown')
  return unlessPass(judgeProblems(files, kind), isFormless && 'no sitemap is XML')
}

/** Of the tags that the protocol has, and feeds have not. */
function judgeTags(files: SitemapFiles, kind: ProblemKind): Judgement {
  const hasTags = files.named.some(({ reading }) => reading.kind === 'urlset' || reading.kind === 'index')
  return unlessPass(judgeProblems(files, kind), !hasTags && 'no sitemap has the tags of the protocol')
}

/** Behind a fault of the XML tags stand where they do not belong: that is one fault, and it is told already. */
function judgePlaces(files: SitemapFiles): Judgement {
  const whole = files.named.filter(({ problems }) => !problems.some(({ kind }) => kind === 'not-well-formed'))
  return whole.length === 0
    ? notApplicable('no sitemap is well-formed, which is reported separately')
    : judgeTags({ ...files, named: whole }, 'unexpected-tag')
}

/** @param reason why nothing could fail; false where something could */
function unlessPass(judgement: Judgement, reason: string | false): Judgement {
  return judgement.outcome === 'pass' && reason ? notApplicable(reason) : judgement
}

function judgeFormat(files: readonly ReadFile[]): Judgement {
  const strange = files.filter(({ reading }) => reading.kind === 'xml' || reading.kind === 'unknown')
  if (strange.length === 0) return pass()
  return fail(
    strange.map(({ url, reading, problems }) => {
      const root = problems.find(({ kind }) => kind === 'root')
      const { kind: _, ...place } = root ?? { message: `holds nothing that can be read: ${reading.stopped}` }
      return { url, ...place } as Occurrence
    }),
  )
}
