import { permissoes } from '@portal/domain/acesso/permissao.tables.ts'
import { ESPECIALIDADES } from '@portal/domain/especialidade/especialidade.tables.ts'
import { classesCarencia } from '@portal/domain/evento/classeCarencia.tables.ts'
import { GLOSAS } from '@portal/domain/glosa/glosa.tables.ts'
import { autorizacoesEvento } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { tiposGuia } from '@portal/domain/guia/tipoGuia.tables.ts'
import { redes } from '@portal/domain/rede/rede.tables.ts'
import { gerada, renderTabela } from './tabela.ts'

const nouns = [
  [
    'associado',
    'member of the plan, the patient; known by card (`codigoAssociado`) and, in addresses, by an opaque `chave`',
  ],
  ['credenciado', 'accredited provider: a dentist or a clinic; every row of its own is bound to it'],
  ['guia', 'treatment guide (GTO, ficha); its key is `numeroFicha`'],
  ['evento', 'procedure of a guide (TUSS, eight digits)'],
  ['liberacaoSenha', 'treatment authorisation: releases a password and opens a guide'],
  ['senha', 'in `acesso`: the password of the portal; on a guide: the number of the authorisation'],
  ['glosa', 'denial, with its code of table 38'],
  ['carencia', 'waiting period of a class of events'],
  ['rede, marca', "the provider's network; the brand that the portal shows"],
  ['rascunho', 'draft of a guide that saves itself'],
  ['trilha', "append-only record of who saw or changed which patient's data"],
  [
    'selo, cabeca',
    "of the trail: a row's link in the chain of seals; the end of that chain, published outside the database",
  ],
] as const

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
    gerada('packages/domain/src'),
    '# Glossário',
    renderTabela(['palavra', 'o que é'], nouns),
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
