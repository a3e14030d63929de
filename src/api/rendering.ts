/** What a tool gives as the reason of `facts.rendered` where the document as sent is all that there is to see. */
export const NO_SCRIPTS = 'no scripts run on the page'
