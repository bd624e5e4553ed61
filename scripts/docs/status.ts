import { acoes } from '@portal/domain/guia/acao.tables.ts'
import { renderDiagramaStatus } from '@portal/domain/guia/diagrama.ts'
import { etapas } from '@portal/domain/guia/etapa.tables.ts'
import { type LinhaStatusFicha, statusFichas } from '@portal/domain/guia/statusFicha.tables.ts'
import { gerada, renderTabela } from './tabela.ts'

/** The life of a guide: statuses, stages, actions, and the diagram drawn from the same table as the buttons. */
export function renderStatus(): string {
  const linhas: readonly LinhaStatusFicha[] = statusFichas
  return [
    gerada('packages/domain/src/guia'),
    '# A vida da guia',
    '```mermaid',
    renderDiagramaStatus().trim(),
    '```',
    '## Situações',
    renderTabela(
      ['código', 'situação', 'o que significa', 'próximo passo', 'prazo (dias úteis)'],
      linhas.map(({ codigo, rotulo, ajuda, proximoPasso, prazoDiasUteis }) => [
        String(codigo),
        rotulo,
        ajuda,
        proximoPasso,
        String(prazoDiasUteis ?? ''),
      ]),
    ),
    '## Etapas',
    renderTabela(
      ['código', 'etapa'],
      etapas.map(({ codigo, rotulo }) => [String(codigo), rotulo]),
    ),
    '## Ações',
    renderTabela(
      ['ação', 'quem', 'pede confirmação', 'exige'],
      acoes.map(({ rotulo, quem, confirma, exige }) => [
        rotulo,
        quem,
        confirma ? 'sim' : '',
        exige.join(', '),
      ]),
    ),
  ].join('\n\n')
}
