/** An item as messages name it, behind the rich result that it is for, unless that has the name of its type. */
export function itemFor(feature: string, label: string): string {
  const type = label.split(' ', 1)[0]!.toLowerCase()
  return type === feature.replaceAll(' ', '').toLowerCase() ? label : `${feature}: ${label}`
}

/** What an item lacks: "no name", "no name and no image", "no name, no image and no author". */
export function lackOf(names: readonly string[]): string {
  const lacks = names.map(name => `no ${name}`)
  return lacks.length < 2 ? lacks.join('') : `${lacks.slice(0, -1).join(', ')} and ${lacks.at(-1)!}`
}
