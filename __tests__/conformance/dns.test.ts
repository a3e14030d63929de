import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { RecordType } from '../../src/engine/network/dns/records.ts'
import { DnsResolver } from '../../src/engine/network/dns/resolver.ts'
import { decodeServiceBinding } from '../../src/engine/network/dns/service-binding.ts'
import { discoverDmarc } from '../../src/engine/tools/dns/mail/dmarc-discovery.ts'
import { isDmarc, parseDmarc } from '../../src/engine/tools/dns/mail/dmarc-record.ts'
import { fitsPattern, parseMtaStsPolicy } from '../../src/engine/tools/dns/mail/mta-sts-policy.ts'
import { walkSpf } from '../../src/engine/tools/dns/mail/spf-lookups.ts'
import { isSpf, parseSpf } from '../../src/engine/tools/dns/mail/spf-record.ts'
import { relevantCaa } from '../../src/engine/tools/dns/zone/caa.ts'
import { isDigestOf } from '../../src/engine/tools/dns/zone/dnssec.ts'
import { auditDns, zone } from '../engine/tools/dns/audits.ts'
import { startDnsServer, type Zone } from '../support/dns-server.ts'

/** Asks a server of our own with a zone. */
async function asking<T>(
  names: Zone,
  work: (visit: {
    dns: <K extends RecordType>(name: string, type: K) => ReturnType<DnsResolver['query']>
  }) => Promise<T>,
): Promise<{ result: T; questions: string[] }> {
  const server = await startDnsServer(names)
  const resolver = new DnsResolver({ servers: [server.server] })
  const { signal } = new AbortController()
  try {
    const result = await work({ dns: (name, type) => resolver.query(name, type, signal) })
    return { result, questions: server.questions }
  } finally {
    await server.close()
  }
}

describe('SPF', () => {
  // RFC 7208 section 4.5: a record begins with the version, then a blank or its end.
  test.each([
    ['v=spf1', true],
    ['v=spf1 -all', true],
    ['V=SPF1 -all', true],
    ['v=spf10 -all', false],
    ['v=spf1-all', false],
    [' v=spf1 -all', false],
    ['spf2.0/pra -all', false],
  ])('"%s" is taken for a record: %s', (text, expected) => expect(isSpf(text)).toBe(expected))

  // RFC 7208 appendix A and sections 3.2, 5.6, 6.1, 10.1.2, and grammar of section 12; names of cases as in the SPF
  // council's test suite for RFC 7208 where it has the same.
  test.each([
    'v=spf1 +all',
    'v=spf1 a -all',
    'v=spf1 a:example.org -all',
    'v=spf1 mx -all',
    'v=spf1 mx:example.org -all',
    'v=spf1 mx mx:example.org -all',
    'v=spf1 mx/30 mx:example.org/30 -all',
    'v=spf1 ptr -all',
    'v=spf1 ip4:192.0.2.128/28 -all',
    'v=spf1 +mx a:colo.example.com/28 -all',
    'v=spf1 a:authorized-spf.example.com -all',
    'v=spf1 mx a:pluto.example.net -all',
    'v=spf1 include:example.com include:example.net -all',
    'v=spf1 redirect=_spf.example.com',
    'v=spf1 exists:_h.%{h}._l.%{l}._o.%{o}._i.%{i}._spf.%{d} ?all',
    'v=spf1 -include:ip4._spf.%{d} -include:ptr._spf.%{d} +all',
    'v=spf1 exists:%{ir}.%{l1r+-}._spf.%{d} -all',
    'v=spf1 mx -all exp=explain._spf.%{d}',
    'v=spf1 a//0 mx/24//64 ip6:2001:db8::/32 ip6::: -all',
    'v=spf1 a:foo:bar/baz.example.com -all',
    'v=spf1 moo.cow-far_out=man:dog/cat ip4:1.2.3.4 -all',
    'v=spf1 a:example.com. -all',
    'v=spf1 a:foo.example.xn--zckzah -all',
    'v=spf1 ?all -all',
    'v=spf1   mx  -all ',
    'v=spf1 MX INCLUDE:example.com -ALL',
  ])('%s is valid', record => expect(parseSpf(record).errors).toEqual([]))

  test.each([
    ['all-arg', 'v=spf1 -all.'],
    ['all-cidr', 'v=spf1 -all/8'],
    ['all with a value', 'v=spf1 -all:example.com'],
    ['a-bad-toplab, digits alone', 'v=spf1 a:abc.123 -all'],
    ['a-numeric', 'v=spf1 a:111.222.33.44 -all'],
    ['a-only-toplabel', 'v=spf1 a:museum -all'],
    ['a-only-toplabel-trailing-dot', 'v=spf1 a:museum. -all'],
    ['a-empty-domain', 'v=spf1 a: -all'],
    ['a-bad-cidr4', 'v=spf1 a/33 -all'],
    ['a-bad-cidr6', 'v=spf1 a//129 -all'],
    ['a-cidr4 with a leading zero', 'v=spf1 a/08 -all'],
    ['bare-ip4', 'v=spf1 ip4 -all'],
    ['bad-ip4-port', 'v=spf1 ip4:1.2.3.4:8080 -all'],
    ['bad-ip4-short', 'v=spf1 ip4:1.2.3 -all'],
    ['cidr4-032', 'v=spf1 ip4:1.2.3.4/032 -all'],
    ['cidr4-33', 'v=spf1 ip4:1.2.3.4/33 -all'],
    ['cidr4 with two slashes', 'v=spf1 ip4:1.2.3.4//32 -all'],
    ['bare-ip6', 'v=spf1 ip6 -all'],
    ['bad-ip6', 'v=spf1 ip6:::ffff:::1 -all'],
    ['cidr6-129', 'v=spf1 ip6:::1.1.1.1/129 -all'],
    ['cidr6-bad', 'v=spf1 ip6:::1.1.1.1//33 -all'],
    ['include-cidr', 'v=spf1 include:e9.example.com/24 -all'],
    ['include-empty-domain', 'v=spf1 include: -all'],
    ['include without a domain', 'v=spf1 include -all'],
    ['exists-empty-domain', 'v=spf1 exists: -all'],
    ['exists-cidr', 'v=spf1 exists:mail.example.com/32 -all'],
    ['ptr-cidr', 'v=spf1 ptr/0 -all'],
    ['ptr-empty-domain', 'v=spf1 ptr: -all'],
    ['redirect-empty-domain', 'v=spf1 redirect='],
    ['redirect-twice', 'v=spf1 redirect=a.example.com redirect=b.example.com'],
    ['exp-twice', 'v=spf1 exp=a.example.com exp=b.example.com -all'],
    ['undefined macro', 'v=spf1 exists:%{z}.example.com -all'],
    ['macro that is not closed', 'v=spf1 exists:%{i.example.com -all'],
    ['percent alone', 'v=spf1 a:foo%.example.com -all'],
    ['modifier-charset-bad', 'v=spf1 9-foo=bar -all'],
    ['a tab between terms', 'v=spf1 mx\t-all'],
    ['a comma behind an address', 'v=spf1 ip4:192.0.2.1, -all'],
    ['a mechanism that does not exist', 'v=spf1 ipv4:192.0.2.1 -all'],
  ])('%s is a permanent error: %s', (_name, record) => {
    expect(parseSpf(record).errors).not.toEqual([])
  })

  // RFC 7208 section 4.6.4: include, a, mx, ptr, exists and redirect count, also within included records; all, ip4, ip6
  // and exp do not.
  test('counts the lookups of a record and of those that it includes', async () => {
    const record =
      'v=spf1 include:a.example.net a mx ip4:192.0.2.1 exists:%{i}.example.net ptr redirect=b.example.net'
    const { result } = await asking(
      {
        'example.com': { A: '192.0.2.1', MX: { preference: 0, exchange: 'example.com' } },
        'a.example.net': { TXT: 'v=spf1 include:c.example.net ip6:2001:db8::1 -all a:never.example.net' },
        'b.example.net': { TXT: 'v=spf1 a:example.com ~all exp=why.example.com' },
        'c.example.net': { TXT: 'v=spf1 ip4:198.51.100.0/24 -all' },
      },
      visit => walkSpf(visit as never, 'example.com', parseSpf(record)),
    )
    expect(result.end).toBe('~')
    expect(result.walk).toMatchObject({ lookups: 8, voids: [], errors: [], dynamic: true, ptr: ['ptr'] })
  })

  // RFC 7208 section 4.6.4: more than 10 names of an mx are a permanent error.
  test('an mx with eleven servers is a permanent error', async () => {
    const servers = (count: number) => ({
      'example.com': {
        MX: Array.from({ length: count }, (_, index) => ({
          preference: index,
          exchange: `mx${index}.example.net`,
        })),
      },
    })
    const walk = async (count: number) =>
      (
        await asking(servers(count), visit =>
          walkSpf(visit as never, 'example.com', parseSpf('v=spf1 mx -all')),
        )
      ).result.walk.errors
    expect(await walk(10)).toEqual([])
    expect(await walk(11)).toEqual(['"mx" finds 11 mail servers (at most 10)'])
  })

  // RFC 7208 section 5.2 and 6.1: a target without a record is a permanent error.
  test.each(['include:none.example.net', 'redirect=none.example.net'])(
    '%s fails without a record',
    async term => {
      const { result } = await asking({ 'none.example.net': { TXT: 'something' } }, visit =>
        walkSpf(visit as never, 'example.com', parseSpf(`v=spf1 ${term}`)),
      )
      expect(result.walk.errors).toEqual([`"${term}" finds no SPF record at none.example.net`])
    },
  )

  test('records that include each other without end are not followed without end', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [
        `s${index}.example.net`,
        {
          TXT: `v=spf1 ${Array.from({ length: 8 }, (_, to) => `include:s${(index + to + 1) % 40}.example.net`).join(' ')} -all`,
        },
      ]),
    )
    const { result, questions } = await asking(many, visit =>
      walkSpf(visit as never, 's0.example.net', parseSpf(many['s0.example.net']!.TXT)),
    )
    expect(result.walk.lookups).toBeGreaterThan(10)
    expect(questions.length).toBeLessThan(50)
  })
})

describe('DMARC', () => {
  // RFC 9989 appendix B.2.
  test.each([
    ['v=DMARC1; p=none; rua=mailto:dmarc-feedback@example.com', 'none', ['dmarc-feedback@example.com']],
    [
      'v=DMARC1; p=none; rua=mailto:dmarc-feedback@example.com; ruf=mailto:auth-reports@thirdparty.example.net',
      'none',
      ['dmarc-feedback@example.com'],
    ],
    [
      'v=DMARC1; p=quarantine; rua=mailto:dmarc-feedback@example.com,mailto:tld-test@thirdparty.example.net; t=y',
      'quarantine',
      ['dmarc-feedback@example.com', 'tld-test@thirdparty.example.net'],
    ],
    [
      'v=DMARC1; p=reject; rua=mailto:dmarc-feedback@example.com,mailto:tld-test@thirdparty.example.net',
      'reject',
      ['dmarc-feedback@example.com', 'tld-test@thirdparty.example.net'],
    ],
  ])('%s is valid', (text, policy, rua) => {
    expect(isDmarc(text)).toBe(true)
    expect(parseDmarc(text)).toMatchObject({ policy, rua, errors: [] })
  })

  // RFC 9989 section 4.7: the version comes first and is case-sensitive; else the record is ignored.
  test.each([
    ['v=DMARC1', true],
    ['v=DMARC1;', true],
    ['v = DMARC1 ; p=none', true],
    ['v=dmarc1; p=none', false],
    ['v=DMARC2; p=none', false],
    ['v=DMARC1,p=none', false],
    ['p=none; v=DMARC1', false],
    ['"v=DMARC1; p=none"', false],
  ])('"%s" is taken for a record: %s', (text, expected) => expect(isDmarc(text)).toBe(expected))

  // RFC 9989 section 4.7 and 4.10.1.
  test.each([
    [
      'sp is that of p where it is missing',
      'v=DMARC1; p=reject',
      { subdomainPolicy: 'reject', nonExistentPolicy: 'reject' },
    ],
    [
      'np is that of sp where it is missing',
      'v=DMARC1; p=reject; sp=quarantine',
      { nonExistentPolicy: 'quarantine' },
    ],
    ['np of its own', 'v=DMARC1; p=none; sp=none; np=reject', { nonExistentPolicy: 'reject' }],
    [
      'no p with a report address is none',
      'v=DMARC1; rua=mailto:a@example.com',
      { policy: 'none', errors: [] },
    ],
    ['no p without one is no policy', 'v=DMARC1', { policy: undefined }],
    ['a wrong sp makes p none', 'v=DMARC1; p=reject; sp=all; rua=mailto:a@example.com', { policy: 'none' }],
    ['a wrong np without report address is no policy', 'v=DMARC1; p=reject; np=x', { policy: undefined }],
    ['psd', 'v=DMARC1; p=none; psd=y', { psd: 'y', errors: [] }],
    ['unknown tags are ignored', 'v=DMARC1; p=none; foo=bar', { errors: [] }],
    ['removed tags are ignored', 'v=DMARC1; p=none; pct=50; ri=3600; rf=afrf', { errors: [], pct: 50 }],
    [
      'the obsolete size of reports',
      'v=DMARC1; p=none; rua=mailto:a@example.com!10m',
      { errors: [], rua: ['a@example.com'] },
    ],
    ['other schemes are ignored', 'v=DMARC1; p=none; rua=https://example.com/dmarc', { errors: [], rua: [] }],
    ['failure options', 'v=DMARC1; p=none; fo=1:d:s', { errors: [] }],
  ])('%s', (_name, text, expected) => expect(parseDmarc(text)).toMatchObject(expected))

  test.each([
    ['0 and 1 exclude each other', 'v=DMARC1; p=none; fo=0:1'],
    ['an option twice', 'v=DMARC1; p=none; fo=d:d'],
    ['alignment', 'v=DMARC1; p=none; adkim=relaxed'],
    ['test mode', 'v=DMARC1; p=none; t=1'],
    ['a tag twice (RFC 6376 section 3.2)', 'v=DMARC1; p=none; p=reject'],
    ['a tag without a value', 'v=DMARC1; p=none; rua'],
  ])('%s is not valid: %s', (_name, text) => expect(parseDmarc(text).errors).toHaveLength(1))

  // RFC 9989 section 4.10.
  test('walks up the tree with at most eight questions', async () => {
    const name = 'a.b.c.d.e.f.g.h.i.j.mail.example.com'
    const { questions } = await asking({}, visit => discoverDmarc(visit as never, name))
    expect(questions).toEqual([
      `udp _dmarc.${name} TXT`,
      'udp _dmarc.g.h.i.j.mail.example.com TXT',
      'udp _dmarc.h.i.j.mail.example.com TXT',
      'udp _dmarc.i.j.mail.example.com TXT',
      'udp _dmarc.j.mail.example.com TXT',
      'udp _dmarc.mail.example.com TXT',
      'udp _dmarc.example.com TXT',
      'udp _dmarc.com TXT',
    ])
  })

  // RFC 9989 appendix B.4.3: mega.bank.example has no record, bank.example one with psd=y.
  test('takes the policy of a public suffix', async () => {
    const { result } = await asking({ '_dmarc.bank.example': { TXT: 'v=DMARC1; p=reject; psd=y' } }, visit =>
      discoverDmarc(visit as never, 'mega.bank.example'),
    )
    expect(result).toMatchObject({ at: 'bank.example', record: { policy: 'reject' } })
  })

  // RFC 9989 appendix B.2.3: the third party's record "v=DMARC1;" lets reports come.
  test('finds the permission of a third party', async () => {
    const { check } = await auditDns(
      zone({
        '_dmarc.example.com': {
          TXT: 'v=DMARC1; p=none; rua=mailto:dmarc-feedback@example.com; ruf=mailto:auth-reports@thirdparty.example.net',
        },
        'example.com._report._dmarc.thirdparty.example.net': { TXT: 'v=DMARC1;' },
      }),
    )
    expect(check('dmarc-reports-unauthorised').outcome).toBe('pass')
  })
})

describe('CAA', () => {
  // RFC 8659 section 3: climbing from the name upwards, with aliases followed at each name.
  test.each([
    ['the name itself', 'x.y.example.com', 'x.y.example.com'],
    ['its parent', 'z.example.com', 'example.com'],
    ['the target of an alias', 'alias.example.com', 'alias.example.com'],
  ])('takes the records of %s', async (_name, host, expected) => {
    const names = {
      'example.com': { CAA: { tag: 'issue', value: 'ca.example.net' } },
      'x.y.example.com': { CAA: { tag: 'issue', value: ';' } },
      'z.example.com': { A: '192.0.2.1' },
      'alias.example.com': { CNAME: 'cdn.example.net' },
      'cdn.example.net': { CAA: { tag: 'issue', value: 'ca.example.org' } },
    }
    const { result } = await asking(names, visit => relevantCaa(visit as never, host))
    expect(result).toMatchObject({ name: expected })
  })

  // RFC 8659 sections 4.1 to 4.4.
  test.each([
    ['0 issue', { tag: 'issue', value: 'ca1.example.net' }, 'pass'],
    ['with parameters', { tag: 'issue', value: 'ca1.example.net; account=230123' }, 'pass'],
    ['nobody', { tag: 'issue', value: ';' }, 'pass'],
    ['malformed, which forbids all', { tag: 'issue', value: '%%%%%' }, 'fail'],
    ['wildcards', { tag: 'issuewild', value: 'ca2.example.org' }, 'pass'],
    ['reports by mail', { tag: 'iodef', value: 'mailto:security@example.com' }, 'pass'],
    ['reports by web', { tag: 'iodef', value: 'https://iodef.example.com/' }, 'pass'],
    ['unknown and critical', { flags: 128, tag: 'tbs', value: 'Unknown' }, 'fail'],
    ['tags in capitals', { tag: 'ISSUE', value: 'ca1.example.net' }, 'pass'],
  ])('%s', async (_name, record, outcome) => {
    const { check } = await auditDns(zone({ 'example.com': { CAA: record } }))
    expect(check('caa-invalid').outcome).toBe(outcome)
  })
})

describe('DNSSEC', () => {
  const key = {
    flags: 256,
    algorithm: 5,
    key: Buffer.from(
      'AQOeiiR0GOMYkDshWoSKz9XzfwJr1AYtsmx3TGkJaNXVbfi/2pHm822aJ5iI9BMzNXxeYCmZDRD99WYwYqUSdjMmmAphXdvxegXd/M5+X7OrzKBaMbCVdFLUUh6DhweJBjEVv5f2wwjM9XzcnOf+EPbtG9DMBmADjFDc2w/rljwvFw==',
      'base64',
    ),
  }

  test.each([
    ['SHA-1, RFC 4034 section 5.4', 1, '2BB183AF5F22588179A53B0A98631FAD1A292118'],
    ['SHA-256, RFC 4509 section 2.3', 2, 'D4B7D520E7BB5F0F67674A0CCEB1E3E0614B93C4F9E99B8383F6A1E4469DA50A'],
  ])('a DS record fits its key: %s', (_name, digestType, digest) => {
    const entry = { keyTag: 60_485, algorithm: 5, digestType, digest: Buffer.from(digest, 'hex') }
    expect(isDigestOf(entry, 'dskey.example.com', key)).toBe(true)
    expect(isDigestOf(entry, 'other.example.com', key)).toBe(false)
    expect(isDigestOf({ ...entry, algorithm: 8 }, 'dskey.example.com', key)).toBe(false)
  })
})

describe('HTTPS records', () => {
  // RFC 9460 appendix D.
  const FOO = '03666f6f076578616d706c6503636f6d00'
  test.each([
    ['D.1, an alias', `0000${FOO}`, { priority: 0, target: 'foo.example.com' }, []],
    ['D.2, the name itself', '000100', { priority: 1, target: '.' }, []],
    ['D.2, a port', `0010${FOO}000300020035`, { priority: 16, target: 'foo.example.com' }, [[3, '0035']]],
    ['D.2, an unknown key', `0001${FOO}029b000568656c6c6f`, { priority: 1 }, [[667, '68656c6c6f']]],
  ])('%s', (_name, hex, expected, parameters) => {
    const record = decodeServiceBinding(Buffer.from(hex, 'hex'))
    expect(record).toMatchObject(expected)
    expect([...record.parameters].map(([number, value]) => [number, value.toString('hex')])).toEqual(
      parameters,
    )
  })

  test.each(['', '0001', '000103666f', `0001${FOO}0003`, `0001${FOO}000300040035`])(
    '"%s" is cut off',
    hex => {
      expect(() => decodeServiceBinding(Buffer.from(hex, 'hex'))).toThrow()
    },
  )
})

describe('MTA-STS', () => {
  // RFC 8461 section 3.2 and appendix A.
  const policy =
    'version: STSv1\nmode: enforce\nmx: mail.example.com\nmx: *.example.net\nmx: backupmx.example.com\nmax_age: 604800\n'

  test('the example of the standard is valid, with either line ending', () => {
    for (const text of [policy, policy.replaceAll('\n', '\r\n')]) {
      expect(parseMtaStsPolicy(text)).toEqual({
        mode: 'enforce',
        mx: ['mail.example.com', '*.example.net', 'backupmx.example.com'],
        errors: [],
      })
    }
  })

  test.each([
    ['another version', policy.replace('STSv1', 'STSv2')],
    ['an unknown mode', policy.replace('enforce', 'strict')],
    ['no max_age', policy.replace(/max_age.*\n/, '')],
    ['more than a year', policy.replace('604800', '31557601')],
    ['a line without a colon', `${policy}hello\n`],
    ['no mail server', policy.replace(/mx:.*\n/g, '')],
  ])('%s is not valid', (_name, text) => expect(parseMtaStsPolicy(text).errors).toHaveLength(1))

  // RFC 8461 section 4.1: the wildcard is for the left-most label alone.
  test.each([
    ['mail.example.com', 'mail.example.com', true],
    ['mail.example.com', '*.example.com', true],
    ['example.com', '*.example.com', false],
    ['a.mail.example.com', '*.example.com', false],
    ['mail.example.org', '*.example.com', false],
  ])('%s fits %s: %s', (server, pattern, expected) => expect(fitsPattern(server, pattern)).toBe(expected))
})

describe('texts of others', () => {
  const words = fc.constantFrom(
    ...[
      'v=spf1',
      'include:',
      'a',
      'mx/24',
      'ip4:',
      '1.2.3.4',
      '%{i}',
      '%',
      '/',
      '//64',
      'all',
      '-',
      'redirect=',
    ],
    ...[
      'exp=',
      'example.com',
      ' ',
      ';',
      '=',
      'v=DMARC1',
      'p',
      'rua',
      'mailto:',
      '@',
      '!10m',
      ',',
      '\t',
      'ü',
      '\u0000',
    ],
  )
  const texts = fc
    .array(fc.oneof(words, fc.string({ maxLength: 5 })), { maxLength: 30 })
    .map(parts => parts.join(''))

  test('no record crashes its reader', () => {
    fc.assert(
      fc.property(texts, text => {
        parseSpf(text)
        parseDmarc(text)
        parseMtaStsPolicy(text)
      }),
      { numRuns: 1000 },
    )
  })

  test('no records of a zone crash the tool, and every check has an answer', async () => {
    await fc.assert(
      fc.asyncProperty(texts, texts, texts, async (first, second, third) => {
        const { run } = await auditDns(
          zone({
            'example.com': { TXT: [`v=spf1 ${first}`, second], CAA: { tag: 'issue', value: third } },
            '_dmarc.example.com': { TXT: `v=DMARC1;${second}` },
            '_smtp._tls.example.com': { TXT: `v=TLSRPTv1;${third}` },
            'default._domainkey.example.com': { TXT: `p=${first}` },
          }),
        )
        expect(run.status).toBe('measured')
        for (const { outcome } of run.checks) {
          expect(['pass', 'fail', 'not-applicable', 'not-measured']).toContain(outcome)
        }
      }),
      { numRuns: 25 },
    )
  })

  test('a long record is read in a time that grows with its length', () => {
    for (const part of ['a', '1', '%', '%{i', '/', '//', 'a.', '-', ' a', '=', ';', '%{d1r+']) {
      const text = part.repeat(65_000 / part.length)
      parseSpf(`v=spf1 ${text}`)
      parseSpf(`v=spf1 include:${text}`)
      parseDmarc(`v=DMARC1; rua=${text}`)
    }
  })
})
