import { nameLocal } from '@portal/domain/dente/nameLocal.ts'
import { type LocalPedido, situacoesExame } from '@portal/domain/solicitacaoExame/pedidoExame.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import type { EventoGuardado } from '../solicitacaoExame/solicitacao.store.ts'
import type { Coluna } from './formulario.ts'

type Celula = Coluna & { value: (evento: EventoGuardado, tabela: TabelaRegras) => string }

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
  { rotulo: 'Situação', peso: 10, value: ({ situacao }) => showSituacao(situacao) },
]

export const colunas: readonly Coluna[] = celulas

export const toItens = (eventos: readonly EventoGuardado[], tabela: TabelaRegras): string[][] =>
  eventos.map((evento) => celulas.map(({ value }) => value(evento, tabela)))

/** "16 Primeiro molar superior direito: lesão periapical". */
const showLocal = ({ codigoLocal, foco }: LocalPedido): string =>
  `${codigoLocal} ${nameLocal(codigoLocal)}${foco ? `: ${foco}` : ''}`

const showSituacao = (situacao: EventoGuardado['situacao']): string =>
  situacoesExame.find(({ codigo }) => codigo === situacao)?.rotulo ?? situacao

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
