import type { Occurrence } from '../../../api/results.ts'
import type { PublishedCopy } from '../../../net/published-copies.ts'
import { percentDecoded } from '../../../text/percent-decoded.ts'
import { verdictFor } from '../../formats/robots-txt/robots-txt.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { FILES_UNKNOWN, publishedCopiesOf } from '../../visit/published-copies.ts'
import type { Visit } from '../../visit/visit.ts'

/** Copies of the site that lie beside its pages, which only the server of a folder can tell of. */
export const publishedCopies = defineTopic({
  checks: {
    'backup-published': {
      scope: 'site',
      severity: 'warning',
      title: 'A backup with data or programs of the site can be downloaded',
      why: 'Attackers try the usual names of backups on every host. What is in this one, such as accounts, addresses and passwords, was never meant for anyone else.',
      fix: 'Delete the file from the site and from its repository, and change the passwords that are in it.',
      help: 'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/02-Configuration_and_Deployment_Management_Testing/04-Review_Old_Backup_and_Unreferenced_Files_for_Sensitive_Information',
      example: '/backup.sql, a dump of the database that no page links to',
    },
    'site-archive-published': {
      scope: 'site',
      severity: 'notice',
      title: 'An archive with a copy of the site can be downloaded',
      why: 'Whoever finds it reads old versions of pages and what was never published, and each deployment carries it along.',
      fix: 'Delete the file from the site: its history belongs into the repository. If it is meant for readers, link to it.',
      help: 'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/02-Configuration_and_Deployment_Management_Testing/04-Review_Old_Backup_and_Unreferenced_Files_for_Sensitive_Information',
      example: '/site-old.zip, an archive with 24 pages of the site that no page links to',
    },
    'page-copy-published': {
      scope: 'site',
      severity: 'notice',
      title: 'An old copy of a page can be found by search engines',
      why: 'Search engines keep what they once knew, and may show the copy in place of the page. Visitors then read what no longer holds.',
      fix: 'Delete the file: its history belongs into the repository. If visitors come to it from elsewhere, redirect it to the page.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
      example: '/index_bak.html beside /index.html, with the same title, and without noindex',
    },
  },
  async judge(visit) {
    const copies = await publishedCopiesOf(visit)
    return {
      judgements: {
        'backup-published': judgeCopies(visit, copies, ['database', 'program', 'wordpress']),
        'site-archive-published': judgeCopies(visit, copies, ['site']),
        'page-copy-published': await judgePages(visit, copies),
      },
    }
  },
})

const WORDS: Readonly<Record<Exclude<PublishedCopy['kind'], 'page'>, (pages: number) => string>> = {
  site: pages => `an archive with ${pages} pages of the site`,
  wordpress: () => 'an archive of a WordPress with wp-config.php, which holds the password of its database',
  database: () => 'a dump of a database with its data',
  program: () => 'the source of a program, which servers send as text under this name',
}

function judgeCopies(
  visit: Visit,
  copies: readonly PublishedCopy[] | undefined,
  kinds: readonly (keyof typeof WORDS)[],
): Judgement {
  if (!copies) return notApplicable(FILES_UNKNOWN)
  return failWhere(
    copies.flatMap(({ path, kind, pages = 0 }) => {
      const of = kinds.find(one => one === kind)
      if (of === undefined) return []
      const message = `${path} is ${WORDS[of](pages)}. No page, script or list of the site names it.`
      return [{ url: new URL(path, visit.origin).href, message }]
    }),
  )
}

async function judgePages(visit: Visit, copies: readonly PublishedCopy[] | undefined): Promise<Judgement> {
  if (!copies) return notApplicable(FILES_UNKNOWN)
  return failWhere((await Promise.all(copies.map(copy => placeOf(visit, copy)))).flat())
}

async function placeOf(visit: Visit, { path, kind, of }: PublishedCopy): Promise<Occurrence[]> {
  if (kind !== 'page' || of === undefined) return []
  const url = new URL(path, visit.origin).href
  const robots = await visit.robotsTxt(url)
  if (robots.kind === 'rules' && !verdictFor(robots, 'Googlebot', url).allowed) return []
  const message = `${percentDecoded(path)} is a copy of ${percentDecoded(of)} by its name and title. No page, script or list of the site names it, and search engines may index it.`
  return [{ url, message }]
}
