import { buildOpenapi } from './openapi.ts'

process.stdout.write(`${JSON.stringify(buildOpenapi(), null, 2)}\n`)
