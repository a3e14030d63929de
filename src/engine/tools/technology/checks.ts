import type { CheckDefinition } from '../../judging/tool-definition.ts'

/** What the technology tool verifies. */
export const CHECKS = {
  'vulnerable-library': {
    severity: 'warning',
    title: 'A JavaScript library has published vulnerabilities',
    why: 'Attackers look for known holes automatically; a page that is taken over loses its visitors and its place in search results.',
    fix: 'Update the library to the version that the finding names.',
    help: 'https://developer.chrome.com/docs/lighthouse/best-practices/no-vulnerable-libraries',
    example: '<script src="/js/jquery-1.12.4.min.js"></script>',
  },
  'unsupported-library': {
    severity: 'notice',
    title: 'A JavaScript library is no longer supported',
    why: 'Its makers will not fix the next hole that is found in it.',
    fix: 'Move to a version that is supported.',
    help: 'https://owasp.org/Top10/A06_2021-Vulnerable_and_Outdated_Components/',
    example: '<script src="/js/angular-1.8.3.min.js"></script>',
  },
  'universal-analytics': {
    severity: 'notice',
    title: 'The page has a tag of Universal Analytics',
    why: 'Google stopped processing data for Universal Analytics on 1 July 2023: the tag costs load time and its property measures nothing.',
    fix: 'Remove the tag, or load the Google Analytics 4 property (G-…) that took its place by its own id.',
    help: 'https://support.google.com/analytics/answer/11583528',
    example: "ga('create', 'UA-12345-1', 'auto')",
  },
  'duplicate-tag': {
    severity: 'notice',
    title: 'The same analytics tag is on the page twice',
    why: 'Visits and conversions may be counted twice, so that decisions rest on wrong numbers.',
    fix: 'Keep one copy of the tag. A tag of the template and one of a plugin are the usual pair.',
    help: 'https://developers.google.com/tag-platform/gtagjs/install',
    example: "gtag('config', 'G-ABC123') twice",
  },
  'generator-version': {
    severity: 'notice',
    title: 'A generator element tells the version of the CMS',
    why: 'When a hole in that version becomes known, sites that tell it are the first to be found.',
    fix: 'Switch the generator element off, or leave the version out of it; and keep the software up to date.',
    help: 'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/01-Information_Gathering/08-Fingerprint_Web_Application_Framework',
    example: '<meta name="generator" content="WordPress 6.4.2">',
  },
} as const satisfies Record<string, CheckDefinition>
