import { attribute, type Element } from '../../formats/html/document.ts'
import { declaredCanonical } from '../../page/canonical-links.ts'
import type { HtmlPage } from '../../page/html-page.ts'

/** What an organization calls the mailbox that anybody may write to; a person has a name. */
const OF_ORGANIZATION =
  /^\s*mailto:\s*(?:info|infos|informatie|hello|hej|hei|hola|ola|ciao|bonjour|hallo|kontakt|kontakty|contact|contacto|contato|contatti|contatto|office|kontor|kontoret|bureau|biuro|buero|iroda|post|postmaster|mail|email|team|sekretariat|secretariat|segreteria|secretaria|secretary|toimisto|reception|verein|vorstand|bestuur|booking|bookings|reservations?|reservas|prenotazioni|rezervace|recepce|anfrage|sales|support|service)@([\w.-]{3,100})\s*(?:\?|$)/i
const MAX_LINKS = 1000

/** The link to a mailbox at the domain of the site that is not that of a person: who has one is an organization or a company. */
export function ownMailIn(page: HtmlPage): { element: Element; what: string } | undefined {
  const { document } = page
  const own = [page.preview?.origin, declaredCanonical(page)?.href, page.url].flatMap(address =>
    address === undefined ? [] : bare(new URL(address).hostname),
  )
  const element = document
    .elements('a')
    .slice(0, MAX_LINKS)
    .find(link => {
      const host = OF_ORGANIZATION.exec((attribute(link, 'href') ?? '').slice(0, 200))?.[1]
      return host !== undefined && own.includes(bare(host.toLowerCase()))
    })
  return element && { element, what: 'links to a mailbox of its own domain' }
}

function bare(host: string): string {
  return host.replace(/^www\./, '')
}
