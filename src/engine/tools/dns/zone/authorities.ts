/**
 * Names by which certificate authorities know themselves in CAA records, as each of them states in its certification
 * practice statement, by the organisation in the certificates that they issue (in lower case, its start).
 */
const AUTHORITIES: Readonly<Record<string, readonly string[]>> = {
  "let's encrypt": ['letsencrypt.org'],
  'google trust services': ['pki.goog'],
  digicert: [
    'digicert.com',
    'www.digicert.com',
    'symantec.com',
    'geotrust.com',
    'rapidssl.com',
    'thawte.com',
  ],
  sectigo: ['sectigo.com', 'comodo.com', 'comodoca.com', 'usertrust.com', 'trust-provider.com'],
  zerossl: ['sectigo.com', 'zerossl.com', 'comodoca.com', 'usertrust.com', 'trust-provider.com'],
  amazon: ['amazon.com', 'amazontrust.com', 'awstrust.com', 'amazonaws.com'],
  'globalsign nv-sa': ['globalsign.com'],
  'godaddy.com': ['godaddy.com', 'starfieldtech.com'],
  'starfield technologies': ['starfieldtech.com', 'godaddy.com'],
  'entrust, inc.': ['entrust.net', 'affirmtrust.com'],
  'ssl corp': ['ssl.com'],
  identrust: ['identrust.com'],
  'microsoft corporation': ['microsoft.com', 'ssladmin.microsoft.com'],
  'buypass as': ['buypass.com', 'buypass.no'],
  'actalis s.p.a.': ['actalis.it'],
  'asseco data systems': ['certum.pl', 'certum.eu'],
  'hellenic academic and research institutions': ['harica.gr'],
  certainly: ['certainly.com'],
}

/** CAA names of the authority with this organisation name; undefined where it is not known. */
export function caaNamesOf(organisation: string): readonly string[] | undefined {
  const name = organisation.toLowerCase()
  return Object.entries(AUTHORITIES).find(([start]) => name.startsWith(start))?.[1]
}

/** Whether a CAA name is one of the authorities known here. */
export function isKnownCaaName(name: string): boolean {
  return Object.values(AUTHORITIES).some(names => names.includes(name))
}
