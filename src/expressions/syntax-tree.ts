/** A node of JSONata's syntax tree, as far as it is looked at. Which fields it has depends on its type. */
export interface Node {
  type: string
  value?: unknown
  steps?: Node[]
  /** What is in brackets behind a step, or behind what is no step. */
  stages?: Stage[]
  predicate?: Stage[]
  /** What is in braces behind a path. */
  group?: { lhs: [Node, Node][] }
  /** Names that `@` and `#` bind to a step. */
  focus?: string
  index?: string
  terms?: { expression: Node }[]
  lhs?: Node | [Node, Node][]
  rhs?: Node
  expression?: Node
  expressions?: Node[]
  arguments?: Node[]
  procedure?: Node
  body?: Node
  condition?: Node
  then?: Node
  else?: Node
  pattern?: Node
  update?: Node
  delete?: Node
}

export interface Stage {
  type: string
  value?: unknown
  expr?: Node
}

/** The nodes right below one. */
function childrenOf(node: Node): Node[] {
  const pairs = [...(Array.isArray(node.lhs) ? node.lhs : []), ...(node.group?.lhs ?? [])]
  const one = [
    Array.isArray(node.lhs) ? undefined : node.lhs,
    node.rhs,
    node.expression,
    node.procedure,
    node.body,
    node.condition,
    node.then,
    node.else,
    node.pattern,
    node.update,
    node.delete,
  ]
  return [
    ...one.filter(child => child !== undefined),
    ...pairs.flat(),
    ...(node.steps ?? []),
    ...(node.expressions ?? []),
    ...(node.arguments ?? []),
    ...(node.terms ?? []).map(term => term.expression),
    ...[...(node.stages ?? []), ...(node.predicate ?? [])].flatMap(stage => stage.expr ?? []),
  ]
}

/** A node and all below it, in no order that matters. */
export function nodesOf(node: Node): Node[] {
  const nodes = [node]
  for (let index = 0; index < nodes.length; index++) nodes.push(...childrenOf(nodes[index]!))
  return nodes
}
