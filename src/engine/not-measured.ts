/**
 * A tool cannot judge: the page could not be fetched, a part of the machine is missing, time ran out.
 * The message is the reason that people read: what happened, to what, and what to do.
 */
export class NotMeasured extends Error {
  override readonly name = 'NotMeasured'
}

/** The time ran out, which says nothing of the page: the machine may have been busy with something else. */
export class OutOfTime extends NotMeasured {}

/** What answers is no HTML page. What is said of any response, as its headers do, can be judged all the same. */
export class NotHtml extends NotMeasured {}

/** There is nothing for the tool to judge, as with the certificate of a page over plain HTTP. The message says why. */
export class NotApplicable extends Error {
  override readonly name = 'NotApplicable'
}
