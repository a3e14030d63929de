/** Attributes in which counters have the number that they count up to. */
const COUNTED =
  /^data-(?:to|target|count(?:er)?(?:-?(?:to|up|end|value|target))?|end|final|goal|stop|number|value|num|purecounter(?:-end)?)$/
/** Words of classes by which scripts find counters. */
const COUNTER =
  /(?:^|[\s_-])(?:counter|counterup|count-?(?:up|to|down)|purecounter|odometer|count-number)(?=$|[\s_-])/i
/** Characters of a list of classes that are looked at. */
const MAX_CLASSES = 2000

/**
 * Whether an attribute marks a counter, which is empty until it is scrolled into view: then a script counts up to a
 * number in it.
 */
export function marksCounter({ name, value }: { name: string; value: string }): boolean {
  if (name === 'class') return COUNTER.test(value.slice(0, MAX_CLASSES))
  return COUNTED.test(name) && /^\s*[^\p{L}\p{N}\s]{0,3}\d/u.test(value)
}
