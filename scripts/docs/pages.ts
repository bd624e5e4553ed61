import { renderMoldura } from '../../apps/web/vite/renderMoldura.ts'
import { renderAcessos } from './acessos.ts'
import { renderChamadas } from './chamadas.ts'
import { renderReadme } from './funcionalidades.ts'
import { renderGlossario } from './glossario.ts'
import { renderStatus } from './status.ts'

const renderers = {
  'README.md': renderReadme,
  'docs/status.md': renderStatus,
  'docs/coverage.md': renderChamadas,
  'docs/acessos.md': renderAcessos,
  'docs/glossario.md': renderGlossario,
  'apps/web/src/ui/moldura.css': renderMoldura,
}

/** What is generated from the tables that the product reads, by its file: the references and the frame's sizes. */
export const pages = Object.entries(renderers).map(([file, render]) => ({
  file,
  render: () => `${render().trimEnd()}\n`,
}))
