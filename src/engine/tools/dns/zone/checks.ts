import type { CheckDefinition } from '../../../tool-definition.ts'

/** Checks of the zone of the registered domain, and of what it says about certificates. */
export const ZONE_CHECKS = {
  'single-name-server': {
    severity: 'warning',
    title: 'The domain depends on one name server',
    why: 'When that server or its network is down, the whole site and its mail are gone.',
    fix: 'Add a second name server in another network; DNS providers give at least two.',
    help: 'https://www.rfc-editor.org/rfc/rfc2182#section-5',
  },
  'name-server-unresolved': {
    severity: 'warning',
    title: 'A name server of the domain has no address',
    why: 'Questions that go to it are lost: the site is slower to find, and gone when the others fail too. Where its domain is free, whoever registers it answers for yours.',
    fix: 'Correct the NS record here and at the registrar, or remove it.',
    help: 'https://www.rfc-editor.org/rfc/rfc1912#section-2.8',
  },
  'name-server-alias': {
    severity: 'notice',
    title: 'A name server of the domain is a CNAME',
    why: 'NS records must name a host itself. Some resolvers do not ask a server that is an alias.',
    fix: 'Put the name that the alias leads to into the NS record.',
    help: 'https://www.rfc-editor.org/rfc/rfc2181#section-10.3',
  },
  'soa-timers': {
    severity: 'notice',
    title: 'The times in the SOA record do not fit together',
    why: 'They say how long a secondary server serves an old zone, and how long resolvers remember that a name does not exist.',
    fix: 'Set retry below refresh, expire above both together, and the minimum (negative TTL) to a day at most.',
    help: 'https://www.rfc-editor.org/rfc/rfc2308#section-5',
  },
  'dnssec-missing': {
    severity: 'notice',
    title: 'The domain is not signed with DNSSEC',
    why: 'Without signatures a resolver cannot tell a forged answer from a true one.',
    fix: 'Turn DNSSEC on at your DNS provider and, where the registrar is another one, give it the DS record.',
    help: 'https://www.rfc-editor.org/rfc/rfc9364',
  },
  'dnssec-broken': {
    severity: 'error',
    title: 'The DNSSEC of the domain is broken',
    why: 'Resolvers that validate, as those of Google, Cloudflare and many providers, answer with an error: for their users the site does not exist.',
    fix: 'Sign the zone again or correct the DS record at the registrar; to end the outage at once, remove the DS record.',
    help: 'https://www.rfc-editor.org/rfc/rfc4035#section-5',
  },
  'dnssec-signatures-expiring': {
    severity: 'warning',
    title: 'DNSSEC signatures are about to expire',
    why: 'Signers renew them long before. Once they have expired, the site does not exist for users of resolvers that validate.',
    fix: 'Find out why the zone is not signed again, and sign it.',
    help: 'https://www.rfc-editor.org/rfc/rfc6781#section-4.4.2',
  },
  'dnssec-weak-algorithm': {
    severity: 'warning',
    title: 'DNSSEC relies on an algorithm that is retired',
    why: 'Resolvers no longer have to validate SHA-1 and older algorithms: to them the domain is as good as unsigned.',
    fix: 'Change the key to algorithm 13 (ECDSA P-256) or 15 (Ed25519), and the DS digest to SHA-256 (type 2).',
    help: 'https://www.rfc-editor.org/rfc/rfc9905#section-2',
  },
  'caa-missing': {
    severity: 'notice',
    title: 'Any authority may issue certificates for the host',
    why: 'A CAA record limits who may, so that a mistake or an attack at another authority cannot yield a certificate of yours.',
    fix: 'Add a CAA record for each authority that you or your provider use, as 0 issue "letsencrypt.org".',
    help: 'https://www.rfc-editor.org/rfc/rfc8659#section-3',
  },
  'caa-invalid': {
    severity: 'warning',
    title: 'A CAA record is not valid',
    why: 'Authorities refuse to issue, or ignore the record: the next renewal may fail, or everybody may issue.',
    fix: 'Write it as 0 issue "letsencrypt.org", 0 issuewild ";" or 0 iodef "mailto:security@example.com".',
    help: 'https://www.rfc-editor.org/rfc/rfc8659#section-4',
  },
  'caa-denies-issuer': {
    severity: 'warning',
    title: 'CAA forbids the authority that issued the certificate',
    why: 'The certificate works until it expires, but the authority must refuse its renewal, and then the site is down.',
    fix: 'Add a CAA record for the authority of the certificate, or change to one that is allowed.',
    help: 'https://www.rfc-editor.org/rfc/rfc8659#section-4.2',
  },
} as const satisfies Record<string, CheckDefinition>

export type ZoneCheck = keyof typeof ZONE_CHECKS
