/** Serves the site that a seed makes, until it is ended: a process of its own, so that it holds nobody else's loop. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hostileSite } from './hostile-pages.ts'

const server = createServer(hostileSite(Number(process.argv[2])))
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('disconnect', () => process.exit())
