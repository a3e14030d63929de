/** Names the folder of the bundle of the sources for the processes of test files, where one is there. */
export const READY_BUNDLE = 'SEO_PREFLIGHT_READY_BUNDLE'
