/** `npm run docs`: writes the generated references, and the frame's sizes, from the tables that the product reads. */
import { writeFileSync } from 'node:fs'
import { renderMoldura } from '../apps/web/vite/renderMoldura.ts'
import { renderChamadas } from './docs/chamadas.ts'
import { renderGlossario } from './docs/glossario.ts'
import { renderStatus } from './docs/status.ts'

const pages = {
  'docs/status.md': renderStatus(),
  'docs/coverage.md': renderChamadas(),
  'docs/glossario.md': renderGlossario(),
  'apps/web/src/ui/moldura.css': renderMoldura(),
} as const

for (const [file, text] of Object.entries(pages)) writeFileSync(file, `${text.trimEnd()}\n`)
