export const id = 1442;
export const ids = [1442];
export const modules = {

/***/ 1442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FUNCTIONS: () => (/* binding */ FUNCTIONS),
  readsOf: () => (/* binding */ readsOf)
});

;// CONCATENATED MODULE: ./lib/expressions/syntax-tree.js
function childrenOf(node) {
    const pairs = [...(Array.isArray(node.lhs) ? node.lhs : []), ...(node.group?.lhs ?? [])];
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
    ];
    return [
        ...one.filter(child => child !== undefined),
        ...pairs.flat(),
        ...(node.steps ?? []),
        ...(node.expressions ?? []),
        ...(node.arguments ?? []),
        ...(node.terms ?? []).map(term => term.expression),
        ...[...(node.stages ?? []), ...(node.predicate ?? [])].flatMap(stage => stage.expr ?? []),
    ];
}
function nodesOf(node) {
    const nodes = [node];
    for (let index = 0; index < nodes.length; index++)
        nodes.push(...childrenOf(nodes[index]));
    return nodes;
}

;// CONCATENATED MODULE: ./lib/expressions/names.js

const SELECTING = new Set(['filter', 'single', 'sort', 'reverse', 'distinct', 'shuffle']);
const CALLING = new Set(['filter', 'single', 'map']);
const PICKING = new Set(['filter', 'single', 'lookup', 'match', 'sift', 'each', 'eval', 'map', 'reduce']);
function readsOf(tree) {
    const bound = boundIn(tree);
    const reader = new Reader(bound);
    reader.visit(tree, [], new Map());
    const unbound = nodesOf(tree).flatMap(({ type, value }) => {
        const isKnown = typeof value !== 'string' || value === '' || value === '$';
        return type !== 'variable' || isKnown || bound.has(value) || FUNCTIONS.has(value) ? [] : [value];
    });
    const isTested = (path) => reader.tested.some(tested => tested.every((name, index) => name === path[index]));
    return {
        paths: distinct(reader.paths.filter(path => !isTested(path))),
        compared: reader.compared.filter(({ path }) => !isTested(path)),
        unbound: [...new Set(unbound)],
        picks: reader.tested.length > 0 || nodesOf(tree).some(node => picks(node, bound)),
    };
}
function boundIn(tree) {
    const bound = new Map();
    const add = (name) => {
        if (typeof name === 'string')
            bound.set(name, (bound.get(name) ?? 0) + 1);
    };
    for (const node of nodesOf(tree)) {
        if (node.type === 'bind' && !Array.isArray(node.lhs))
            add(node.lhs?.value);
        if (node.type === 'lambda')
            for (const parameter of node.arguments ?? [])
                add(parameter.value);
        add(node.focus);
        add(node.index);
        for (const stage of node.stages ?? [])
            if (stage.type === 'index')
                add(stage.value);
    }
    return bound;
}
function picks(node, bound) {
    if (node.stages || node.predicate || ['wildcard', 'descendant', 'parent'].includes(node.type))
        return true;
    if (node.type === 'condition')
        return node.else === undefined;
    if (node.type !== 'function' && node.type !== 'partial')
        return false;
    const name = node.procedure?.value;
    return typeof name !== 'string' || PICKING.has(name) || bound.has(name);
}
class Reader {
    paths = [];
    tested = [];
    compared = [];
    #bound;
    #isTest = false;
    constructor(bound) {
        this.#bound = bound;
    }
    visit(node, at, variables) {
        const result = this.#result(node, at, variables);
        this.#visitStages(node.predicate, result, variables);
        if (node.type !== 'path' && node.group)
            this.#visitPairs(node.group.lhs, result, variables);
        return node.group ? undefined : result;
    }
    #result(node, at, variables) {
        const visit = (child) => (child ? this.visit(child, at, variables) : undefined);
        switch (node.type) {
            case 'name':
                return this.#note(at, node.value);
            case 'variable':
                return this.#variable(String(node.value), at, variables);
            case 'path':
                return this.#path(node, at, variables);
            case 'bind': {
                const { lhs, rhs } = node;
                const place = visit(rhs);
                if (lhs && !Array.isArray(lhs))
                    this.#bind(String(lhs.value), place, variables);
                return place;
            }
            case 'block': {
                const inner = new Map(variables);
                return (node.expressions ?? []).map(child => this.visit(child, at, inner)).at(-1);
            }
            case 'condition':
                if (node.condition?.type === 'path')
                    this.#test(node.condition, at, variables);
                else
                    visit(node.condition);
                visit(node.then);
                visit(node.else);
                return undefined;
            case 'function':
            case 'partial':
                return this.#call(node, at, variables);
            case 'lambda':
                return this.#lambda(node, at, variables, undefined);
            case 'transform':
                return undefined;
            case 'unary': {
                if (Array.isArray(node.lhs))
                    this.#visitPairs(node.lhs, at, variables);
                visit(node.expression);
                const items = (node.expressions ?? []).map(visit);
                return node.value === '[' && items.length === 1 ? items[0] : undefined;
            }
            case 'binary':
            case 'apply': {
                const left = Array.isArray(node.lhs) ? undefined : node.lhs;
                const [one, other] = [visit(left), visit(node.rhs)];
                if (node.value === '=' || node.value === 'in') {
                    this.#compare(one, node.rhs);
                    this.#compare(other, left);
                }
                return undefined;
            }
            default:
                return undefined;
        }
    }
    #path(node, at, variables) {
        const inner = new Map(variables);
        let place = at;
        for (const step of node.steps ?? []) {
            if (step.type === 'sort') {
                for (const { expression } of step.terms ?? [])
                    this.visit(expression, place, inner);
            }
            else {
                place = this.visit(step, place, inner);
            }
            this.#visitStages(step.stages, place, inner);
            if (step.focus !== undefined || step.index !== undefined)
                place = undefined;
        }
        if (node.group)
            this.#visitPairs(node.group.lhs, place, inner);
        return place;
    }
    #call(node, at, variables) {
        const { procedure } = node;
        const name = procedure?.type === 'variable' ? String(procedure.value) : '';
        const isBuiltIn = FUNCTIONS.has(name) && !this.#bound.has(name);
        if (procedure && procedure.type !== 'variable')
            this.visit(procedure, at, variables);
        const [first, ...others] = node.arguments ?? [];
        if (!first)
            return undefined;
        if (isBuiltIn && name === 'exists') {
            this.#test(first, at, variables);
            return undefined;
        }
        const place = this.visit(first, at, variables);
        for (const [index, other] of others.entries()) {
            const isCalled = isBuiltIn && index === 0 && CALLING.has(name) && other.type === 'lambda';
            if (isCalled)
                this.#lambda(other, at, variables, place);
            else
                this.visit(other, at, variables);
        }
        return isBuiltIn && SELECTING.has(name) ? place : undefined;
    }
    #lambda(node, at, variables, item) {
        const inner = new Map(variables);
        for (const [index, { value }] of (node.arguments ?? []).entries()) {
            this.#bind(String(value), index === 0 ? item : undefined, inner);
        }
        if (node.body)
            this.visit(node.body, at, inner);
    }
    #visitPairs(pairs, at, variables) {
        for (const part of pairs.flat())
            this.visit(part, at, variables);
    }
    #visitStages(stages, at, variables) {
        for (const { expr } of stages ?? [])
            if (expr)
                this.visit(expr, at, variables);
    }
    #test(node, at, variables) {
        const before = this.#isTest;
        this.#isTest = true;
        this.visit(node, at, variables);
        this.#isTest = before;
    }
    #bind(name, place, variables) {
        variables.set(name, this.#bound.get(name) === 1 ? place : undefined);
    }
    #variable(name, at, variables) {
        if (name === '')
            return at;
        return name === '$' ? [] : variables.get(name);
    }
    #compare(path, node) {
        const texts = node?.type === 'unary' && node.value === '[' ? (node.expressions ?? []) : [node];
        for (const literal of texts) {
            if (path && literal?.type === 'string')
                this.compared.push({ path, text: String(literal.value) });
        }
    }
    #note(at, name) {
        if (!at || typeof name !== 'string')
            return undefined;
        const path = [...at, name];
        (this.#isTest ? this.tested : this.paths).push(path);
        return path;
    }
}
function distinct(paths) {
    return [...new Map(paths.map(path => [JSON.stringify(path), path])).values()];
}
const FUNCTIONS = new Set([
    'sum count max min average string substring substringBefore substringAfter lowercase uppercase length trim pad',
    'match contains replace split join formatNumber formatBase formatInteger parseInteger number floor ceil round',
    'abs sqrt power random boolean not map zip filter single reduce sift keys lookup append exists spread merge',
    'reverse each error assert type sort shuffle distinct base64encode base64decode encodeUrlComponent encodeUrl',
    'decodeUrlComponent decodeUrl eval toMillis fromMillis clone now millis',
].flatMap(line => line.split(' ')));


/***/ })

};
