import type { CheckDefinition } from '../../../tool-definition.ts'

const SPF = 'https://www.rfc-editor.org/rfc/rfc7208'
const DMARC = 'https://www.rfc-editor.org/rfc/rfc9989'

/** Checks of the mail of the registered domain. */
export const MAIL_CHECKS = {
  'mx-unresolved': {
    severity: 'warning',
    title: 'A mail server of the domain has no address',
    why: 'Mail that is sent to it is late or lost. Where its domain is free, whoever registers it gets your mail.',
    fix: 'Correct the MX record, or remove it.',
    help: 'https://www.rfc-editor.org/rfc/rfc5321#section-5.1',
  },
  'mx-alias': {
    severity: 'notice',
    title: 'A mail server of the domain is a CNAME',
    why: 'MX records must name a host itself; some senders do not follow an alias.',
    fix: 'Put the name that the alias leads to into the MX record.',
    help: 'https://www.rfc-editor.org/rfc/rfc2181#section-10.3',
  },
  'mx-invalid': {
    severity: 'warning',
    title: 'An MX record is not valid',
    why: 'Senders cannot deliver to it, so mail is late or lost.',
    fix: 'Name a host in each MX record. A domain without mail has one record alone: 0 and a dot.',
    help: 'https://www.rfc-editor.org/rfc/rfc7505#section-3',
  },
  'spf-missing': {
    severity: 'warning',
    title: 'The domain has mail but no SPF record',
    why: 'Large mailbox providers ask for SPF or DKIM from every sender; newsletters and order mails end up as spam.',
    fix: 'Publish a TXT record that names your senders, as v=spf1 include:_spf.example.com -all.',
    help: 'https://support.google.com/a/answer/81126',
  },
  'spf-multiple': {
    severity: 'warning',
    title: 'The domain has more than one SPF record',
    why: 'Receivers treat that as a permanent error: SPF never passes.',
    fix: 'Merge the records into one.',
    help: `${SPF}#section-4.5`,
  },
  'spf-invalid': {
    severity: 'warning',
    title: 'The SPF record is not valid',
    why: 'One error anywhere in the record, or in one that it includes, is a permanent error: SPF never passes.',
    fix: 'Correct the term, or remove it.',
    help: `${SPF}#section-4.6`,
  },
  'spf-too-many-lookups': {
    severity: 'warning',
    title: 'The SPF record needs more than 10 DNS lookups',
    why: 'Receivers stop at the eleventh with a permanent error: SPF fails for senders that stand late in the record.',
    fix: 'Remove senders that you no longer use, or replace include, a and mx by ip4 and ip6 where addresses are fixed.',
    help: `${SPF}#section-4.6.4`,
  },
  'spf-too-many-void-lookups': {
    severity: 'warning',
    title: 'More than 2 lookups of the SPF record find nothing',
    why: 'Receivers treat that as a permanent error: SPF fails.',
    fix: 'Remove the terms whose names no longer exist.',
    help: `${SPF}#section-4.6.4`,
  },
  'spf-allows-all': {
    severity: 'warning',
    title: 'The SPF record lets the whole internet send as the domain',
    why: 'Anybody can send mail in your name and it passes SPF, and with it DMARC.',
    fix: 'End the record with -all or ~all and name your senders alone.',
    help: `${SPF}#section-5.1`,
  },
  'spf-neutral': {
    severity: 'notice',
    title: 'The SPF record says nothing about other senders',
    why: 'Without -all or ~all at its end, forged mail is treated as if there were no record.',
    fix: 'End the record with ~all, and with -all once all senders are in it.',
    help: `${SPF}#section-8.2`,
  },
  'spf-ptr': {
    severity: 'notice',
    title: 'The SPF record uses ptr',
    why: 'It is slow, unreliable and ignored by some receivers. The standard says not to use it.',
    fix: 'Replace it by ip4, ip6, a or include.',
    help: `${SPF}#section-5.5`,
  },
  'spf-ignored-terms': {
    severity: 'notice',
    title: 'Terms of the SPF record have no effect',
    why: 'What stands behind all is never read, and redirect is ignored beside all: the senders there are not allowed.',
    fix: 'Move the terms before all, or remove them.',
    help: `${SPF}#section-5.1`,
  },
  'dmarc-missing': {
    severity: 'warning',
    title: 'The domain has mail but no DMARC record',
    why: 'Google, Yahoo and Microsoft ask for it from senders of many mails; without it newsletters are refused, and anybody can forge your address.',
    fix: 'Publish a TXT record at _dmarc, to begin with v=DMARC1; p=none; rua=mailto:dmarc@ and your domain.',
    help: 'https://support.google.com/a/answer/81126',
  },
  'dmarc-invalid': {
    severity: 'warning',
    title: 'The DMARC record is not valid',
    why: 'Receivers ignore the record, or the tag at fault.',
    fix: 'Publish one record that begins with v=DMARC1; and correct its tags.',
    help: `${DMARC}#section-4.7`,
  },
  'dmarc-policy-none': {
    severity: 'notice',
    title: 'DMARC only watches',
    why: 'With p=none forged mail is delivered as any other.',
    fix: 'When the reports show that your own mail passes, change the policy to quarantine and then to reject.',
    help: `${DMARC}#section-5.1.7`,
  },
  'dmarc-subdomains-open': {
    severity: 'notice',
    title: 'DMARC does not protect subdomains',
    why: 'The domain itself is protected, but mail in the name of any subdomain is delivered.',
    fix: 'Remove sp=none and np=none; use np=reject for names that do not exist.',
    help: `${DMARC}#section-4.7`,
  },
  'dmarc-pct': {
    severity: 'notice',
    title: 'DMARC relies on the pct tag, which was removed',
    why: 'Receivers that follow RFC 9989 ignore it and apply the policy to all mail that fails.',
    fix: 'Remove pct; while you test a policy, say t=y.',
    help: `${DMARC}#appendix-A.6`,
  },
  'dmarc-reports-unauthorised': {
    severity: 'notice',
    title: 'DMARC reports go to a domain that does not allow it',
    why: 'Receivers do not send reports there, so you never learn who sends in your name.',
    fix: 'Let the owner of the address publish the TXT record v=DMARC1 at the name that is given, or use an address of your own.',
    help: 'https://www.rfc-editor.org/rfc/rfc9990',
  },
  'mail-spoofing-open': {
    severity: 'notice',
    title: 'The domain has no mail, and nothing says so',
    why: 'Without SPF and DMARC anybody can send mail in the name of the domain.',
    fix: 'Publish v=spf1 -all at the domain and v=DMARC1; p=reject at _dmarc.',
    help: 'https://www.rfc-editor.org/rfc/rfc7505#section-4.2',
  },
  'dkim-key-weak': {
    severity: 'warning',
    title: 'A DKIM key cannot be used',
    why: 'Receivers treat signatures by keys that are broken or shorter than 1,024 bits as if there were none.',
    fix: 'Create a key of 2,048 bits, and publish it whole.',
    help: 'https://www.rfc-editor.org/rfc/rfc8301#section-3.2',
  },
  'mta-sts-invalid': {
    severity: 'warning',
    title: 'The MTA-STS policy does not work',
    why: 'The DNS announces a policy that senders cannot use; where it is enforced, mail to a server that it leaves out is not delivered.',
    fix: 'Serve the policy at https://mta-sts. and your domain, /.well-known/mta-sts.txt, with all mail servers; or remove the _mta-sts record.',
    help: 'https://www.rfc-editor.org/rfc/rfc8461#section-3',
  },
  'tls-rpt-invalid': {
    severity: 'notice',
    title: 'The TLS reporting record is not valid',
    why: 'Senders ignore it, so you never hear of mail that could not be encrypted.',
    fix: 'Publish one record, as v=TLSRPTv1; rua=mailto:tls@ and your domain.',
    help: 'https://www.rfc-editor.org/rfc/rfc8460#section-3',
  },
} as const satisfies Record<string, CheckDefinition>

export type MailCheck = keyof typeof MAIL_CHECKS
