import { failWhere, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { ALL_UPGRADED, insecureAddresses } from './insecure-addresses.ts'

const MIXED_CONTENT = 'https://developer.mozilla.org/en-US/docs/Web/Security/Defenses/Mixed_content'

/** What the document of an HTTPS page loads over plain HTTP. */
export const mixedContent = defineTopic({
  checks: {
    'mixed-content-blocked': {
      severity: 'error',
      title: 'The HTTPS page loads resources over HTTP that browsers block',
      why: 'Browsers and Google’s renderer do not load scripts, styles, frames or fonts over plain HTTP into an HTTPS page: that part of the page is missing.',
      fix: 'Use https: addresses, or send Content-Security-Policy: upgrade-insecure-requests.',
      help: MIXED_CONTENT,
      example: '<script src="http://www.example.com/app.js"></script>',
    },
    'mixed-content-upgraded': {
      severity: 'warning',
      title: 'The HTTPS page names images or media over HTTP',
      why: 'Browsers fetch them over HTTPS instead and show nothing where that fails; other programs fetch them in clear text.',
      fix: 'Use https: addresses.',
      help: MIXED_CONTENT,
      example: '<img src="http://www.example.com/bike.jpg" alt="Red bike">',
    },
  },
  async judge(visit) {
    const { blocked, upgraded, areUpgraded } = await insecureAddresses(visit)
    return {
      judgements: {
        'mixed-content-blocked': areUpgraded ? pass(ALL_UPGRADED) : failWhere(blocked),
        'mixed-content-upgraded': areUpgraded ? pass(ALL_UPGRADED) : failWhere(upgraded),
      },
    }
  },
})
