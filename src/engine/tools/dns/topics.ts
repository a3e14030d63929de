import { addresses } from './host/addresses.ts'
import { aliases } from './host/aliases.ts'
import { counterpart } from './host/counterpart.ts'
import { httpsRecord } from './host/https-record.ts'
import { mixedScripts } from './host/mixed-scripts.ts'
import { bimi } from './mail/bimi.ts'
import { dkim } from './mail/dkim.ts'
import { dmarc } from './mail/dmarc.ts'
import { mailServers } from './mail/mail-servers.ts'
import { mtaSts } from './mail/mta-sts.ts'
import { spf } from './mail/spf.ts'
import { tlsReports } from './mail/tls-reports.ts'
import { names } from './names.ts'
import { caa } from './zone/caa.ts'
import { dnssec } from './zone/dnssec.ts'
import { nameServers } from './zone/name-servers.ts'
import { soa } from './zone/soa.ts'
import { verification } from './zone/verification.ts'
import { wildcard } from './zone/wildcard.ts'

export const topics = [
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
]
