import { permissoes } from '@portal/domain/acesso/permissao.tables.ts'
import { ESPECIALIDADES } from '@portal/domain/especialidade/especialidade.tables.ts'
import { tiposGuia } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import { classesCarencia } from '@portal/domain/evento/regra/classeCarencia.tables.ts'
import { GLOSAS } from '@portal/domain/glosa/glosa.tables.ts'
import { autorizacoesEvento } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { redes } from '@portal/domain/rede/rede.data.ts'
import { palavras, tabelas } from './palavras.data.ts'
import { gerada, renderTabela } from './tabela.ts'

const table = (title: string, rows: readonly { codigo: string | number; rotulo: string }[]): string[] => [
  `## ${title}`,
  renderTabela(
    ['código', 'nome'],
    rows.map(({ codigo, rotulo }) => [String(codigo), rotulo]),
  ),
]

/** The words of the product, and the tables behind them. */
export function renderGlossario(): string {
  return [
    gerada('scripts/docs/palavras.data.ts and packages/domain/src'),
    '# Glossário',
    renderTabela(['palavra', 'o que é'], palavras),
    '## Tabelas do banco',
    renderTabela(['tabela', 'uma linha é'], tabelas),
    ...table('Especialidades', ESPECIALIDADES),
    ...table('Tipos de guia', tiposGuia),
    ...table('Autorização do evento', autorizacoesEvento),
    ...table('Classes de carência', classesCarencia),
    ...table('Redes', redes),
    ...table('Funções do credenciado', permissoes),
    '## Glosas da tabela 38 que o portal conhece',
    renderTabela(
      ['código', 'texto'],
      GLOSAS.map(({ codigo, texto }) => [codigo, texto]),
    ),
  ].join('\n\n')
}
