import type { CheckDefinition } from '../../judging/tool-definition.ts'
import { DELIVERY_CHECKS } from './delivery-checks.ts'
import { DIAGNOSTIC_CHECKS } from './diagnostic-checks.ts'

/** Lighthouse's metrics, under its own names. */
export const METRIC_CHECKS = {
  'largest-contentful-paint': {
    severity: 'warning',
    title: 'The main content appears late',
    why: 'Largest Contentful Paint is a Core Web Vital, which Google’s ranking uses. Visitors see no main content until then.',
    fix: 'See in the occurrence which part takes longest: the server, finding the image, loading it, or showing it. The other checks that failed name the causes.',
    help: 'https://web.dev/articles/lcp',
    example: '<script src="/400-kB-of-framework.js"></script> before the content',
  },
  'cumulative-layout-shift': {
    severity: 'warning',
    title: 'The page jumps while it loads',
    why: 'Cumulative Layout Shift is a Core Web Vital, which Google’s ranking uses. Visitors lose their place and click on the wrong thing.',
    fix: 'Give images, frames and advertisements their room from the start (width and height, min-height), and put nothing above what is already shown.',
    help: 'https://web.dev/articles/cls',
    example: '<img src="/hero.jpg" style="width: 100%"> above a text',
  },
  'total-blocking-time': {
    severity: 'warning',
    title: 'The page does not react while it loads',
    why: 'Long tasks of scripts, or of the browser on a large page, keep it from answering taps and keys. Total Blocking Time is the measure in the laboratory that goes with Interaction to Next Paint, a Core Web Vital.',
    fix: 'Load less JavaScript at the start, split long tasks, and move work that nobody sees to later or to a worker.',
    help: 'https://web.dev/articles/tbt',
    example: '<script>for (const row of millionRows) build(row)</script>',
  },
  'first-contentful-paint': {
    severity: 'notice',
    title: 'The first content appears late',
    why: 'Visitors look at an empty screen until then, and some leave.',
    fix: 'Make the server answer faster, and let neither style sheets nor scripts hold up the first paint.',
    help: 'https://web.dev/articles/fcp',
    example: '<link rel="stylesheet" href="https://slow.example/all.css">',
  },
  'speed-index': {
    severity: 'notice',
    title: 'The visible part of the page fills slowly',
    why: 'Visitors wait for what they came for, though something is already there.',
    fix: 'Send the content in the HTML instead of building it in scripts, and load what is seen first before all else.',
    help: 'https://developer.chrome.com/docs/lighthouse/performance/speed-index',
    example: '<div id="root"></div><script src="/app.js"></script>',
  },
} satisfies Record<string, CheckDefinition>

export const PAGESPEED_CHECKS = { ...METRIC_CHECKS, ...DELIVERY_CHECKS, ...DIAGNOSTIC_CHECKS }

export type MetricCheck = keyof typeof METRIC_CHECKS
export type DeliveryCheck = keyof typeof DELIVERY_CHECKS
export type DiagnosticCheck = keyof typeof DIAGNOSTIC_CHECKS
export type PagespeedCheck = keyof typeof PAGESPEED_CHECKS
