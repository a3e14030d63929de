import { isThisMachine } from '../../../net/host-kind.ts'
import { MAX_COPIES, MAX_COPY_PATH, type PublishedCopy } from '../../../net/published-copies.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { copiesSaid } from '../../visit/left-to-deployment.ts'
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
  },
  async judge(visit) {
    const copies = await copiesOf(visit)
    const judge = (isOfCheck: (copy: PublishedCopy) => boolean) => judgeCopies(visit, copies, isOfCheck)
    return {
      judgements: {
        'backup-published': judge(({ kind }) => kind !== 'site'),
        'site-archive-published': judge(({ kind }) => kind === 'site'),
      },
    }
  },
})

/** Undefined where it is not known which files there are. */
async function copiesOf(visit: Visit): Promise<readonly PublishedCopy[] | undefined> {
  if (!isThisMachine(URL.parse(visit.origin)?.hostname ?? '')) return undefined
  const { final } = await visit.fetchForSite(`${visit.origin}/`, {
    method: 'HEAD',
    redirect: 'manual',
  })
  const said = final && copiesSaid(final)
  return said === undefined ? undefined : readCopies(said)
}

function readCopies(said: string): readonly PublishedCopy[] {
  try {
    const list: unknown = JSON.parse(decodeURIComponent(said))
    return Array.isArray(list) ? list.slice(0, MAX_COPIES).filter(isCopy) : []
  } catch {
    return []
  }
}

function isCopy(value: unknown): value is PublishedCopy {
  const { path, kind, pages = 0 } = (value ?? {}) as Partial<Record<keyof PublishedCopy, unknown>>
  const isPath = typeof path === 'string' && path.length <= MAX_COPY_PATH && /^\/(?!\/)/.test(path)
  return isPath && typeof kind === 'string' && Object.hasOwn(WORDS, kind) && Number.isSafeInteger(pages)
}

const WORDS: Readonly<Record<PublishedCopy['kind'], (pages: number) => string>> = {
  site: pages => `an archive with ${pages} pages of the site`,
  wordpress: () => 'an archive of a WordPress with wp-config.php, which holds the password of its database',
  database: () => 'a dump of a database with its data',
  program: () => 'the source of a program, which servers send as text under this name',
}

function judgeCopies(
  visit: Visit,
  copies: readonly PublishedCopy[] | undefined,
  isOfCheck: (copy: PublishedCopy) => boolean,
): Judgement {
  if (!copies) return notApplicable('only of a folder (static-dir) is it known which files there are')
  return failWhere(
    copies.filter(isOfCheck).map(({ path, kind, pages = 0 }) => ({
      url: new URL(path, visit.origin).href,
      message: `${path} is ${WORDS[kind](pages)}. No page, script or list of the site names it.`,
    })),
  )
}
