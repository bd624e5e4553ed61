import { nameLocal } from '@portal/domain/dente/nameLocal.ts'
import { describeProcura } from '@portal/domain/solicitacaoExame/locaisPedido.ts'
import { type LocalPedido, readExame } from '@portal/domain/solicitacaoExame/pedidoExame.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import type { EventoGuardado, Solicitacao } from '../solicitacaoExame/solicitacao.store.ts'
import type { Coluna } from './formulario.ts'

type Pedido = Pick<Solicitacao, 'eventos' | 'status'>
type Celula = Coluna & {
  value: (evento: EventoGuardado, tabela: TabelaRegras, status: Pedido['status']) => string
}

/** An exam of the request: which, how often, where and why. */
const celulas: readonly Celula[] = [
  { rotulo: 'Nº', peso: 4, value: ({ sequencial }) => String(sequencial) },
  { rotulo: 'Código', peso: 9, value: ({ codigoEvento }) => codigoEvento },
  {
    rotulo: 'Exame',
    peso: 26,
    value: ({ codigoEvento }, tabela) => tabela.find(codigoEvento)?.descricao ?? '',
  },
  { rotulo: 'Qtde', peso: 5, isNumero: true, value: ({ quantidade }) => String(quantidade) },
  { rotulo: 'Onde e o que se procura', peso: 34, value: ({ locais }) => locais.map(showLocal).join('\n') },
  { rotulo: 'Justificativa', peso: 28, value: ({ justificativa }) => justificativa },
  {
    rotulo: 'Situação',
    peso: 10,
    value: ({ situacao }, _tabela, status) => readExame(situacao, status).rotulo,
  },
]

export const colunas: readonly Coluna[] = celulas

export const toItens = ({ eventos, status }: Pedido, tabela: TabelaRegras): string[][] =>
  eventos.map((evento) => celulas.map(({ value }) => value(evento, tabela, status)))

/** "RMSD Região dos molares superiores direito: dente 16, lesão periapical". */
const showLocal = (local: LocalPedido): string =>
  [`${local.codigoLocal} ${nameLocal(local.codigoLocal)}`, describeProcura(local)]
    .filter((parte) => parte !== '')
    .join(': ')

/** Why exams were not approved, in the literal words of table 38; empty where all were. */
export const explainReprovados = (eventos: readonly EventoGuardado[]): string =>
  eventos
    .filter(({ situacao }) => situacao === 'REPROVADO')
    .map(({ sequencial, motivos }) => {
      const razoes = motivos
        .filter(({ severidade }) => severidade !== 'aviso')
        .map(({ codigoGlosa, texto }) => `${codigoGlosa} - ${texto}`)
        .join('; ')
      return `Exame ${sequencial}: ${razoes || 'reprovado pela auditoria'}`
    })
    .join('\n')
