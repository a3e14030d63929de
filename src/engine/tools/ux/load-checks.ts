import type { CheckDefinition } from '../../judging/tool-definition.ts'

/** What Chrome shows when the page is opened and nobody touches it. */
export const LOAD_CHECKS = {
  'dialog-on-load': {
    severity: 'warning',
    title: 'The page opens a dialog box when it is opened',
    why: 'It stops everything until it is answered, before visitors have seen what they came for.',
    fix: 'Say it on the page, and use alert, confirm and prompt at most in answer to something that the visitor did.',
    help: 'https://developer.mozilla.org/en-US/docs/Web/API/Window/alert',
    example: "<script>alert('Welcome!')</script>",
  },
  'popup-on-load': {
    severity: 'warning',
    title: 'The page opens a window when it is opened',
    why: 'Browsers block it, or visitors have to close it first.',
    fix: 'Open windows in answer to a click alone.',
    help: 'https://developer.mozilla.org/en-US/docs/Web/API/Window/open',
    example: "<script>open('/offer')</script>",
  },
  'permission-on-load': {
    severity: 'warning',
    title: 'The page asks for a permission when it is opened',
    why: 'Visitors do not know yet what it would be for, refuse, and cannot be asked again.',
    fix: 'Ask in answer to a click whose purpose makes the permission plain.',
    help: 'https://developer.chrome.com/docs/lighthouse/best-practices/notification-on-start',
    example: '<script>Notification.requestPermission()</script>',
  },
  'script-error': {
    severity: 'warning',
    title: 'Scripts of the page fail',
    why: 'What they should have done does not happen: parts of the page may be missing or not work.',
    fix: 'Look at the script and line that are named, and handle what goes wrong there.',
    help: 'https://developer.chrome.com/docs/lighthouse/best-practices/errors-in-console',
    example: '<script>menu.open()</script>, where there is no menu',
  },
  'console-error': {
    severity: 'notice',
    title: 'Scripts write errors to the console',
    why: 'Those who wrote them call this an error: something may not work as it should.',
    fix: 'Look at what the message says, and remove its cause.',
    help: 'https://developer.chrome.com/docs/lighthouse/best-practices/errors-in-console',
    example: "<script>console.error('no connection')</script>",
  },
  'loading-endless': {
    severity: 'warning',
    title: 'The page does not come to the end of its loading',
    why: 'Visitors see it loading on and on, and whatever waits for the end, as scripts and search engines do, waits in vain.',
    fix: 'Let the server answer the requests that are named.',
    help: 'https://developer.mozilla.org/en-US/docs/Web/API/Window/load_event',
    example: '<img src="/counter"> whose server never answers',
  },
  'image-distorted': {
    severity: 'warning',
    title: 'Images are shown with wrong proportions',
    why: 'What they show looks squeezed or stretched, and the page careless.',
    fix: 'Set width and height in the proportions of the file, or object-fit: cover where the box has others.',
    help: 'https://developer.chrome.com/docs/lighthouse/best-practices/image-aspect-ratio',
    example: '<img src="square.jpg" width="300" height="100">',
  },
  'image-blurred': {
    severity: 'notice',
    title: 'Images are enlarged and look blurred',
    why: 'They have fewer pixels than the place that they fill.',
    fix: 'Serve the image in the size in which it is shown, or larger for screens with finer pixels.',
    help: 'https://developer.chrome.com/docs/lighthouse/best-practices/image-size-responsive',
    example: '<img src="120-pixels-wide.jpg" width="400" height="300">',
  },
} as const satisfies Record<string, CheckDefinition>

export type LoadCheck = keyof typeof LOAD_CHECKS
