export const id = 6218;
export const ids = [6218];
export const modules = {

/***/ 26218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Memo: () => (/* binding */ Memo)
/* harmony export */ });
/** Keeps the promises of what was gathered, the most recently used ones, each for a bounded time. */
class Memo {
    #kept = new Map();
    #entries;
    #ttlMs;
    #now;
    #budget;
    #size = 0;
    /**
     * @param entries most values kept
     * @param ttlMs milliseconds that a value serves; Infinity for a run
     * @param budget most that the values may be together; the least recently used ones go first
     */
    constructor(entries, ttlMs, now = Date.now, budget) {
        this.#entries = entries;
        this.#ttlMs = ttlMs;
        this.#now = now;
        this.#budget = budget;
    }
    /** The value under a key, made by `make` where there is none. A value that rejects is forgotten. */
    get(key, make) {
        const found = this.#kept.get(key);
        if (found && found.until > this.#now()) {
            this.#kept.delete(key);
            this.#kept.set(key, found);
            return found.value;
        }
        this.delete(key);
        const entry = { value: make(), until: this.#now() + this.#ttlMs, size: 0 };
        this.#kept.set(key, entry);
        entry.value.then(value => this.#weigh(key, entry, value), () => this.#forget(key, entry));
        this.#evict();
        return entry.value;
    }
    /** The value under a key, where there is one that still serves. */
    find(key) {
        const found = this.#kept.get(key);
        return found && found.until > this.#now() ? found.value : undefined;
    }
    delete(key) {
        const entry = this.#kept.get(key);
        if (entry)
            this.#forget(key, entry);
    }
    #forget(key, entry) {
        if (this.#kept.get(key) !== entry)
            return;
        this.#kept.delete(key);
        this.#size -= entry.size;
    }
    #weigh(key, entry, value) {
        if (!this.#budget || this.#kept.get(key) !== entry)
            return;
        entry.size = this.#budget.sizeOf(value);
        this.#size += entry.size;
        this.#evict();
    }
    #evict() {
        const max = this.#budget?.max ?? Number.POSITIVE_INFINITY;
        const fits = () => this.#kept.size <= this.#entries && this.#size <= max;
        if (fits())
            return;
        for (const [key, oldest] of this.#kept) {
            this.#forget(key, oldest);
            if (fits())
                return;
        }
    }
}


/***/ })

};
