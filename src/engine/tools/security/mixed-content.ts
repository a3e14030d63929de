import { failWhere, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { ALL_UPGRADED, insecureAddresses } from './insecure-addresses.ts'

const MIXED_CONTENT = 'https://developer.mozilla.org/en-US/docs/Web/Security/Defenses/Mixed_content'

/** What the document of an HTTPS page loads over plain HTTP. */
export const mixedContent = defineTopic({
  checks: {
    'mixed-content-blocked': {
      severity: 'error',
      title: 'Browsers block resources that the HTTPS page loads over HTTP',
      why: 'Browsers and Google do not load scripts, styles, frames and fonts over HTTP into an HTTPS page, so this part of the page is missing.',
      fix: 'Use https: URLs, or send Content-Security-Policy: upgrade-insecure-requests.',
      help: MIXED_CONTENT,
      example: '<script src="http://www.example.com/app.js"></script>',
    },
    'mixed-content-fonts': {
      severity: 'warning',
      title: 'Browsers block the web fonts, or their style sheet, that the HTTPS page loads over HTTP',
      why: 'The page is complete, but its text is shown in another font than was meant.',
      fix: 'Use https: URLs, or send Content-Security-Policy: upgrade-insecure-requests.',
      help: MIXED_CONTENT,
      example: '<link rel="stylesheet" href="http://fonts.googleapis.com/css?family=Ubuntu">',
    },
    'mixed-content-upgraded': {
      severity: 'warning',
      title: 'The HTTPS page has images or media with http: URLs',
      why: 'Browsers load them over HTTPS instead, and show nothing if that fails.',
      fix: 'Use https: URLs.',
      help: MIXED_CONTENT,
      example: '<img src="http://www.example.com/bike.jpg" alt="Red bike">',
    },
  },
  async judge(visit) {
    const { blocked, fonts, upgraded, areUpgraded } = await insecureAddresses(visit)
    return {
      judgements: {
        'mixed-content-blocked': areUpgraded ? pass(ALL_UPGRADED) : failWhere(blocked),
        'mixed-content-fonts': areUpgraded ? pass(ALL_UPGRADED) : failWhere(fonts),
        'mixed-content-upgraded': areUpgraded ? pass(ALL_UPGRADED) : failWhere(upgraded),
      },
    }
  },
})
